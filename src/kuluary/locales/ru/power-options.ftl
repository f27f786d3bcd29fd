# Что меняет каждая настройка стола.

power-option-professionals-about = Дополнение: карты, которые играют перед действием. Для первой партии лучше без них.
power-option-deal-about = С чем начинают: с готовыми четырьмя союзами или с выбором из шести.
power-option-corporations-about = Сколько очков приносят «Корпорации» в конце.
power-option-power_secondaries-about = Сколько второстепенных карт власти лежит в запасе.
power-option-overdiscard-about = Можно ли в проекте сбросить карт больше, чем нужно.
power-option-emissary_blocks_positional-about = Что эмиссар делает с теневыми агентами от союзов.
power-option-falcon-level-about = Насколько силён Сокол в начале и как растёт.
power-option-falcon-personality-about = На что Сокол охотится в первую очередь.
