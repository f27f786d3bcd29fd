# Настройки стола: названия, значения и что каждая меняет.

suits-option-teams = Команды
suits-option-teams-out = Парами играют вчетвером, если хочется, и вшестером всегда; иначе каждый за себя.
suits-option-teams-at-6 = Вшестером играют парами: партнёр сидит напротив, счёт у пары один.
suits-option-teams-true = двое на двое
suits-option-teams-false = каждый за себя
suits-option-deck = Колода
suits-option-deck-standard = гильдии 7-7-6-6-5-5
suits-option-deck-uniform6 = по шесть карт в гильдии
suits-option-jokers = Джокеры команды
suits-option-jokers-pooled = общие
suits-option-jokers-own_only = только в свои стопки
suits-option-power = Карты власти команды
suits-option-power-pooled = считаются вместе
suits-option-power-per_player = у каждого отдельно

suits-option-deck-about = Сколько карт в каждой гильдии: обычная раскладка неровная, ровная проще для счёта.
suits-option-teams-about = Двое на двое: партнёр сидит напротив, счёт у пары один. Стопка гильдии есть у обоих — считается меньшая.
suits-option-jokers-about = Можно ли джокеру лечь в стопку партнёра.
suits-option-power-about = Складывают ли партнёры карты власти: общие четыре собрать легче.
