# Что меняет каждая настройка стола.

committee-option-scenario-about = Какую историю расследуете; начните с базовой.
committee-option-three_literal-about = Сколько действий у третьего агента, когда играют втроём.
committee-option-relief_in_check-about = Можно ли снять стресс медикаментом посреди проверки.
committee-option-eager_shuffle-about = Когда сброшенные жетоны возвращаются в запас.
committee-option-ban_mid_activation-about = Когда начинает действовать запрет, который открылся в проверке.
