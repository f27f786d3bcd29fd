# Настройки стола: названия, значения и что каждая меняет.

committee-option-scenario = Сценарий
committee-option-scenario-base = базовый
committee-option-scenario-overtime = «Сверхурочные», наш собственный
committee-option-agents = Агент
committee-option-ids = Удостоверения
committee-option-ids-false = без них
committee-option-ids-true = с ними
committee-option-three_literal = Жетоны действия втроём
committee-option-three_literal-false = 2+2+3
committee-option-three_literal-true = 2+2+1, по букве книги правил
committee-option-relief_in_check = Снимать стресс внутри проверки
committee-option-relief_in_check-true = можно
committee-option-relief_in_check-false = нельзя
committee-option-eager_shuffle = Сброс замешивают
committee-option-eager_shuffle-false = когда нужен жетон
committee-option-eager_shuffle-true = как только запас пуст
committee-option-ban_mid_activation = Запрет заданий, открывшийся в проверке
committee-option-ban_mid_activation-false = действует со следующего задания
committee-option-ban_mid_activation-true = действует сразу

committee-option-scenario-about = Какую историю расследуете; начните с базовой.
committee-option-three_literal-about = Сколько действий у третьего агента, когда играют втроём.
committee-option-relief_in_check-about = Можно ли снять стресс медикаментом посреди проверки.
committee-option-eager_shuffle-about = Когда сброшенные жетоны возвращаются в запас.
committee-option-ban_mid_activation-about = Когда начинает действовать запрет, который открылся в проверке.
