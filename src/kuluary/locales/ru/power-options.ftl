# Настройки стола: названия, значения и что каждая меняет.

power-option-professionals = Профессионалы
power-option-professionals-true = с профессионалами
power-option-professionals-false = без профессионалов
power-option-deal = Раздача союзов
power-option-deal-beginner = по четыре
power-option-deal-experienced = по шесть, оставить четыре
power-option-corporations = «Корпорации» считают
power-option-corporations-others = другие карты власти
power-option-corporations-all = все карты власти и себя
power-option-power_secondaries = Второстепенных объектов власти
power-option-power_secondaries-4 = четыре
power-option-power_secondaries-5 = пять
power-option-overdiscard = Сброс для «Тайной власти»
power-option-overdiscard-true = можно больше нужного
power-option-overdiscard-false = только сколько нужно
power-option-emissary_blocks_positional = Эмиссар и теневые агенты союзов
power-option-emissary_blocks_positional-true = тоже заняты до конца хода
power-option-emissary_blocks_positional-false = остаются свободны
power-option-falcon-level = Уровень Сокола
power-option-falcon-level-beginner = начальный
power-option-falcon-level-medium = средний
power-option-falcon-level-high = высокий
power-option-falcon-level-maximum = максимальный
power-option-falcon-personality = Личность Сокола
power-option-falcon-personality-negotiator = переговорщик
power-option-falcon-personality-manager = управленец

power-option-professionals-about = Дополнение: карты, которые играют перед действием. Для первой партии лучше без них.
power-option-deal-about = С чем начинают: с готовыми четырьмя союзами или с выбором из шести.
power-option-corporations-about = Сколько очков приносят «Корпорации» в конце.
power-option-power_secondaries-about = Сколько второстепенных карт власти лежит в запасе.
power-option-overdiscard-about = Можно ли в проекте сбросить карт больше, чем нужно.
power-option-emissary_blocks_positional-about = Что эмиссар делает с теневыми агентами от союзов.
power-option-falcon-level-about = Насколько силён Сокол в начале и как растёт.
power-option-falcon-personality-about = На что Сокол охотится в первую очередь.
