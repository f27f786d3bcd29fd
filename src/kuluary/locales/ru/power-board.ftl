# «Тайная власть»: подписи, которые нужны только доске. $seat: имя или «Вы»; имена карт даёт power-cards.ftl.

power-board-you = Вы
power-board-falcon = Сокол
power-board-no-catalog = Не удалось получить сведения о картах.
power-board-try-again = Ещё раз
power-board-close = Закрыть
power-board-back = Назад
power-board-pass = Не нужно

## Части поля
power-board-parts = Части поля
power-board-tab-task = Выбор
power-board-tab-row = Ряд
power-board-row-empty = Ряд разобран.
power-board-row-left =
    { $count ->
        [one] В ряду осталась { $count } карта. Заберут её — и наступит фаза союзов.
        [few] В ряду остались { $count } карты. Когда их заберут, наступит фаза союзов.
        [many] В ряду осталось { $count } карт. Когда их заберут, наступит фаза союзов.
       *[other] В ряду осталось { $count } карты. Когда их заберут, наступит фаза союзов.
    }
power-board-tab-projects = Проекты
power-board-tab-table = Стол
power-board-tab-mine = Моё
power-board-actions =
    { $count ->
        [one] { $count } действие
        [few] { $count } действия
        [many] { $count } действий
       *[other] { $count } действия
    }

## Война
power-board-war =
    { $count ->
        [one] Мировая война
       *[other] Две мировые войны
    }
power-board-war-until =
    { $count ->
        [one] до фазы союзов, ряд короче на 1 карту
       *[other] до фазы союзов, ряд короче на { $count } карты
    }
power-board-war-means =
    { $count ->
        [one] В проектах нужно на 1 фишку больше и на 1 знак меньше
       *[other] В проектах нужно на { $count } фишки больше и на { $count } знака меньше
    }
power-board-war-sign =
    { $count ->
        [one] знак в проектах
       *[other] знака в проектах
    }
power-board-war-slot = Мировая война: место в ряду пустует
power-board-war-word = война

## Ряд
power-board-row = Область внедрения
power-board-circle = круг { $circle }
power-board-reach = доступны вам:
power-board-is-open = доступна
power-board-is-held = занята
power-board-is-dear = пока дорого
power-board-is-mine = ваша
power-board-waits = ждёт
power-board-until-takeover = до захвата
power-board-intercept = перехват
power-board-from = от
power-board-short = не хватает { $count }
power-board-force =
    { $pieces ->
        [one] { $pieces } фишка
        [few] { $pieces } фишки
        [many] { $pieces } фишек
       *[other] { $pieces } фишки
    }
power-board-force-shadows =
    { $pieces ->
        [one] { $pieces } фишка
        [few] { $pieces } фишки
        [many] { $pieces } фишек
       *[other] { $pieces } фишки
    }{" "}{ $shadows ->
        [one] и { $shadows } теневой
        [few] и { $shadows } теневых
        [many] и { $shadows } теневых
       *[other] и { $shadows } теневого
    }
power-board-row-label = { $card }, { $group }, карта { $place }, минимум { $minimum }
power-board-row-holder = { $seat }: { $force }
power-board-row-mine = ваша: { $force }
power-board-row-open = можно внедриться: { $force }
power-board-row-held = можно перехватить: { $force }
power-board-row-locked = откроется на стадии { $stage } «Шпионажа»
power-board-row-far = недоступна, пока ряд не сдвинется
power-board-worth-now =
    { $points ->
        [one] сейчас принесёт { $points } очко
        [few] сейчас принесёт { $points } очка
        [many] сейчас принесёт { $points } очков
       *[other] сейчас принесёт { $points } очка
    }
power-board-opens = откроет { $names }

## Агенты
power-board-ten = Ваш счёт и ваши агенты, всего 10 фишек
power-board-active = актив
power-board-shadows = теневые
power-board-numbered = №{ $place }
power-board-reserve = резерв
power-board-on-cards = на картах
power-board-coordinators = проекты
power-board-positional =
    { $count ->
        [one] ещё { $count } теневой на карте { $place }
       *[other] ещё { $count } теневых на карте { $place }
    }

## Проекты и операции
power-board-projects = Проекты
power-board-prices = I–III помогают, IV и V дают очки
power-board-prices-war = цены с учётом войны
power-board-prices-next = цены следующего раунда
power-board-not-in = не участвуете
power-board-benefit-comintern =
    { $count ->
        [one] { $count } теневой
       *[other] { $count } теневых
    }
power-board-benefit-unified-nations = отзыв +{ $count }
power-board-benefit-spyware = карты 1–{ $count }
power-board-benefit-deep-state = стадия { $stage }
power-board-lack = Ещё { $what }
power-board-lack-agents =
    { $count ->
        [one] { $count } фишка
        [few] { $count } фишки
        [many] { $count } фишек
       *[other] { $count } фишки
    }
power-board-lack-signs =
    { $count ->
        [one] { $count } знак
        [few] { $count } знака
        [many] { $count } знаков
       *[other] { $count } знака
    }
power-board-lack-signs-named =
    { $count ->
        [one] { $count } знак { $sign }
        [few] { $count } знака { $sign }
        [many] { $count } знаков { $sign }
       *[other] { $count } знака { $sign }
    }
power-board-lack-coordinator = Некому стать координатором
power-board-join = Вступить
power-board-join-project = Вступить в проект «{ $project }»
power-board-to-stage = На стадию { $stage }
power-board-at-stage = вы на стадии { $stage }
power-board-complete = Завершён
power-board-supervised = Нельзя: куратор у вас
power-board-needs-agents = фишек { $have } из { $need }
power-board-needs-signs = знаков { $sign } { $have } из { $need }
power-board-no-signs = знаки не нужны
power-board-operations = Спецоперации
power-board-pts = очк.
power-board-exactly =
    { $count ->
        [one] ровно { $count } агент, фишки и теневые вместе.
        [few] ровно { $count } агента, фишки и теневые вместе.
        [many] ровно { $count } агентов, фишки и теневые вместе.
       *[other] ровно { $count } агента, фишки и теневые вместе.
    }
power-board-yours =
    { $count ->
        [one] { $count } ваш
       *[other] { $count } ваших
    }
power-board-and-shadows =
    { $count ->
        [one] + { $count } теневой
       *[other] + { $count } теневых
    }
power-board-operation-label =
    { $agents ->
        [one] { $operation }: { $agents } агент
        [few] { $operation }: { $agents } агента
        [many] { $operation }: { $agents } агентов
       *[other] { $operation }: { $agents } агента
    }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
power-board-operation-of = проведена: { $seat }
power-board-draws = { $count } из колоды

## Соперники
power-board-rivals = Соперники
power-board-seats = За столом
power-board-hand-word = рука
power-board-alliances-word = союзы
power-board-reach-word = доступ
power-board-now = ходит
power-board-to-move = ещё ходит
power-board-has-moved = ход сделан
power-board-supervisor = куратор
power-board-headhunter = рекрутер
power-board-professionals = Профессионалы
power-board-rival-label =
    { $points ->
        [one] { $seat }: { $points } очко, актив { $active }, резерв { $reserve }
        [few] { $seat }: { $points } очка, актив { $active }, резерв { $reserve }
        [many] { $seat }: { $points } очков, актив { $active }, резерв { $reserve }
       *[other] { $seat }: { $points } очка, актив { $active }, резерв { $reserve }
    }
power-board-signs-of = знаки: { $sign }

## Моё
power-board-objects = Ваши объекты
power-board-no-objects = Захваченные карты лягут сюда. С каждой раз в круг возвращается фишка.
power-board-secondary-short = Второст.
power-board-copies = { $count } шт.
power-board-with-circle = с «Ближним кругом»
power-board-own-operations =
    { $count ->
        [one] { $count } спецоперация
        [few] { $count } спецоперации
        [many] { $count } спецопераций
       *[other] { $count } спецоперации
    }
power-board-concluded = Заключённые союзы
power-board-hand = Союзы в руке
power-board-no-hand = В руке нет союзов.
power-board-ready = один в конце раунда, готовы { $count } из { $all }
power-board-qualifies = условия выполнены
power-board-requires = Требования:
power-board-or = или
power-board-without = без
power-board-most = макс.
power-board-atom-stage = стадия { $stage } (у вас { $have })
power-board-atom-most-reserve = больше всех фишек в резерве: { $need } (у вас { $have })
power-board-atom-most-active = больше всех фишек в активе: { $need } (у вас { $have })
power-board-atom-most-objects = больше всех фишек на объектах: { $need } (у вас { $have })
power-board-atom-without = мешает карта «{ $what }»
power-board-fresh = взят в этот ход
power-board-before-action = можно сыграть до действия
power-board-not-now = сейчас не сыграть

## Колоды
power-board-deck-left =
    { $count ->
        [one] в колоде { $count } карта
        [few] в колоде { $count } карты
        [many] в колоде { $count } карт
       *[other] в колоде { $count } карты
    }
power-board-decks-short = колода { $deck }, сброс { $discard }
power-board-discarded = в сбросе { $count }
power-board-alliances-left =
    { $count ->
        [one] { $count } союз в колоде
        [few] { $count } союза в колоде
        [many] { $count } союзов в колоде
       *[other] { $count } союза в колоде
    }
power-board-supply = запас:

## Сколько агентов
power-board-how-many = Сколько фишек?
power-board-infiltrate-in = Внедриться: { $card }
power-board-infiltrate =
    { $count ->
        [one] Внедрить { $count } фишку
        [few] Внедрить { $count } фишки
        [many] Внедрить { $count } фишек
       *[other] Внедрить { $count } фишек
    }{ $shadows ->
        [0] {""}
        [one] {" "}+ { $shadows } теневого
       *[other] {" "}+ { $shadows } теневых
    }
power-board-place = карта { $place }
power-board-nobody = никем не занята
power-board-held-by = занята: { $seat }
power-board-safe = надёжно
power-board-with-shadows =
    { $count ->
        [one] + { $count } теневой
       *[other] + { $count } теневых
    }
power-board-on-card =
    { $count ->
        [one] { $count } агент на карте
        [few] { $count } агента на карте
        [many] { $count } агентов на карте
       *[other] { $count } агентов на карте
    }
power-board-cannot-intercept =
    { $count ->
        [one] С { $count } фишкой перехват невозможен.
        [few] С { $count } фишками перехват невозможен.
        [many] С { $count } фишками перехват невозможен.
       *[other] С { $count } фишками перехват невозможен.
    }
power-board-nobody-later = После вас сюда никто не дотянется.
power-board-may-intercept = Перехватить могут: { $names }.
power-board-seems-safe = Насколько видно, перехватить некому.
power-board-by-sight = Но у тех, кто ходит после вас, есть профессионалы.
power-board-up-to =
    { $agents ->
        [one] { $seat } (до { $agents } агента)
        [few] { $seat } (до { $agents } агентов)
        [many] { $seat } (до { $agents } агентов)
       *[other] { $seat } (до { $agents } агента)
    }
power-board-loser = { $seat }: фишки возвращаются, за перехват союз
power-board-will-open = С этой картой выполнены условия: { $names }.
power-board-spark-advance = сразу можно продвинуться в проекте за обычную цену.
power-board-spark-secondary = сразу можно взять второстепенный объект.
power-board-spark-almost = с { $need } фишками можно взять второстепенный объект.

## Листы с подробностями
power-board-inferred = восстановлено
power-board-derived = по примеру
power-board-origin = ≈ Откуда эти значения
power-board-clauses = Пункты:
power-board-an-object = Объект
power-board-a-secondary = Второстепенный объект
power-board-place-in-row = карта { $place } ряда
power-board-of = владеет: { $seat }
power-board-of-me = у вас
power-board-about-support = Знаки только предъявляют, их не тратят. «Ближний круг», присоединённый к этой карте, удваивает её знак.
power-board-about-interest = Карту можно сбросить ради шага в проекте «Тайная власть»; фишки с неё уходят в резерв.
power-board-intercept-needs =
    { $count ->
        [one] Для перехвата нужен { $count } ваш агент.
        [few] Для перехвата нужны { $count } ваших агента.
        [many] Для перехвата нужно { $count } ваших агентов.
       *[other] Для перехвата нужно { $count } ваших агентов.
    }
power-board-worth-line =
    { $points ->
        [one] Если бы игра кончилась сейчас: +{ $points } очко.
        [few] Если бы игра кончилась сейчас: +{ $points } очка.
        [many] Если бы игра кончилась сейчас: +{ $points } очков.
       *[other] Если бы игра кончилась сейчас: +{ $points } очка.
    }
power-board-loss-line =
    { $points ->
        [one] Сейчас карта приносит { $points } очко.
        [few] Сейчас карта приносит { $points } очка.
        [many] Сейчас карта приносит { $points } очков.
       *[other] Сейчас карта приносит { $points } очка.
    }
power-board-attach-gains = Что даст присоединение
power-board-alone = Оставить отдельно
power-board-recall-all =
    { $count ->
        [one] Отозвать { $count } фишку
        [few] Отозвать { $count } фишки
        [many] Отозвать { $count } фишек
       *[other] Отозвать { $count } фишки
    } сразу
power-board-do-recall = Отозвать фишку
power-board-do-infiltrate = Внедриться
power-board-fact-minimum = Минимум агентов
power-board-fact-sign = Знак
power-board-fact-interest = Особый интерес
power-board-fact-copies = Карт всего
power-board-fact-owners = У кого
power-board-fact-supply = В запасе
power-board-fact-requires = Требования
power-board-fact-effect = Эффект
power-board-fact-corner = В углу
power-board-fact-agents = Агентов
power-board-in-deck = в колоде { $count }
power-board-an-alliance = Союз
power-board-concluded-by = заключён: { $seat }
power-board-requirement = Требование.
power-board-checked-once = Проверяется один раз, при заключении.
power-board-effect-instant = Сразу.
power-board-effect-lasting = До конца игры.
power-board-effect-final = В конце игры.
power-board-qualifies-now = Условия выполнены.
power-board-goes-on = После этого союза можно тут же заключить ещё один.
power-board-corner-sign = знак { $sign }, как только заключите союз
power-board-corner-secondary = второстепенный объект { $group }, как только заключите союз
power-board-cards-now = Карты { $group } сейчас
power-board-a-project = Проект
power-board-needs-sign = нужны знаки { $sign }
power-board-about-project = Преимущества стадий не складываются: действует последняя.
power-board-about-deep = Преимущество разовое, на каждой стадии заново.
power-board-col-stage = Стадия
power-board-col-agents = Фишки
power-board-col-signs = Знаки
power-board-col-comintern = Тени
power-board-col-unified-nations = Отзыв
power-board-col-spyware = Карты
power-board-col-deep-state = Союзы
power-board-col-points = Очки
power-board-dashed = Подчёркнутого точками в книге правил нет: восстановлено, для всех за столом одинаково.
power-board-not-in-book = Со знаком ≈ стоит то, чего нет в книге правил: восстановлено, для всех за столом одинаково. Без знака — из книги.
power-board-by-example = «По примеру»: число следует из примеров в книге правил.
power-board-arrow-war = Стрелка показывает цену сейчас, во время войны.
power-board-needed = Нужно
power-board-have = Есть
power-board-missing = Не хватает
power-board-enough = хватает
power-board-agents-from-active =
    { $count ->
        [one] фишка из актива
        [few] фишки из актива
        [many] фишек из актива
       *[other] фишек из актива
    }
power-board-sum-war = { $printed } по проекту + { $wars } за войну
power-board-less-war = { $printed } по проекту − { $wars } за войну
power-board-will-pay =
    { $count ->
        [0] Возвращать в резерв нечего.
        [one] { $count } фишка из актива возвращается в резерв.
        [few] { $count } фишки из актива возвращаются в резерв.
        [many] { $count } фишек из актива возвращаются в резерв.
       *[other] { $count } фишек из актива возвращаются в резерв.
    }
power-board-will-place = Затем 1 фишка из резерва становится координатором.
power-board-will-discard =
    { $count ->
        [one] Сбросить нужно карты хотя бы с { $count } знаком особого интереса, и их очки пропадут; какие, выберете следом.
       *[other] Сбросить нужно карты хотя бы с { $count } знаками особого интереса, и их очки пропадут; какие, выберете следом.
    }
power-board-active-after = Актив { $from } → { $to }.
power-board-no-shadows-here = Теневые агенты в проектах не участвуют: их нельзя вернуть в резерв.
power-board-where-from = Где взять
power-board-will-have = будет { $have } из { $need }, но ход закончится
power-board-sign-later = карта { $place }; знак появится после захвата
power-board-an-operation = Спецоперация
power-board-about-operation = Нужно ровно столько агентов, сколько указано; теневые считаются. Перехватить операцию нельзя.
power-board-operation-price = Поставите: { $force }. Актив { $from } → { $to }; после захвата вернётся 1, остальные уйдут в резерв.
power-board-operation-need = нужно { $pieces }, в активе { $active }
power-board-operation-later = Операции проводят по порядку: доступна только верхняя.
power-board-a-professional = Профессионал
power-board-about-professional = В свой ход до действия можно сыграть одного профессионала. Карта уходит в сброс.
power-board-a-falcon-card = Карта действия Сокола
power-board-about-falcon-card = Если платить нечем или сделать ничего нельзя, карта уходит без эффекта.
power-board-objects-of = Объекты
power-board-known = В руке, насколько вы знаете
power-board-known-all = В руке
power-board-points-if-now = { $points } очк., если бы игра кончилась
power-board-if-now = Если бы игра кончилась сейчас
power-board-total = Итого
power-board-pad-1 = Контроль, финансы, наука
power-board-pad-2 = Правительства, биржи, университеты
power-board-pad-3 = Преступные группировки
power-board-pad-4 = Корпорации
power-board-pad-5 = Ближний круг
power-board-pad-6 = Спецоперации
power-board-pad-7 = Проекты на стадиях IV и V
power-board-pad-8 = Очки на союзах
power-board-pad-9 = Эффекты союзов
power-board-piles = Колоды и сброс
power-board-deck-of-objects = Колода объектов: { $count }
power-board-deck-wars =
    { $count ->
        [0] Войн в колоде больше нет.
        [one] Среди них одна мировая война.
       *[other] Среди них две мировые войны.
    }
power-board-discard-of-objects = Сброс объектов: { $count }
power-board-alliance-piles = Союзы: в колоде { $deck }, в сбросе { $discard }
power-board-known-top = Вы знаете верх колоды:
power-board-professional-piles = Профессионалы: в колоде { $deck }, в сбросе { $discard }

## Вопросы, разложенные на столе
power-board-left = осталось { $count }
power-board-best = выгоднее всего
power-board-about-card = Подробнее: { $card }
power-board-seen = Понятно
power-board-task-return-alliances = Раздача: верните лишние
power-board-task-trim-hand = Предел руки: сбросьте лишние
power-board-task-conclude = Заключение союза
power-board-task-conclude-more = Цепочка союзов
power-board-task-conclude-follow-up = Цепочка союзов
power-board-task-conclude-freely = Союз без требований
power-board-task-informant = Осведомитель
power-board-task-arrange = Осведомитель: порядок колоды
power-board-task-falcon-conclude = Сокол заключает союз
power-board-task-falcon-assassin = Убийца Сокола
power-board-task-falcon-recall = Сокол отзывает фишку
power-board-task-falcon-give = Дань Сокола
power-board-task-give = Дань
power-board-task-attach-before-recall = Присоединить «Ближний круг»?
power-board-task-final-attach = Последний раз: присоединить?
power-board-task-pay-interest = Плата за «Тайную власть»
power-board-task-discard-more = Сбросить ещё?
power-board-task-discard-colour = Сброс в конце фазы
power-board-task-recover = Карта из сброса
power-board-task-after-infiltration = После внедрения
power-board-task-stage-rewards = Новая стадия
power-board-task-recruit-supervisor = Куратор: вербовка
power-board-task-recruit-headhunter = Рекрутер: вербовка
power-board-task-recruit-gain = Вербовка за карту
power-board-task-recruiter = Вербовщик
power-board-task-grey-cardinal = Серый кардинал
power-board-task-assassin = Убийца
power-board-task-mediator = Посредник
power-board-task-trim-professionals = Лишний профессионал

power-board-attach-to = Присоединить: { $card }
power-board-attach-gain = { $gain } вместо { $alone } очков за отдельную карту, навсегда. Счёт { $from } → { $to }.
power-board-attach-sign = Второй знак { $sign } вместо { $alone } очков за отдельную карту, навсегда. Счёт { $from } → { $to }.
power-board-leave-alone = Оставить отдельно
power-board-take-secondary = Второстепенный объект { $group }
power-board-thanks-to = благодаря союзу «{ $alliance }»
power-board-draw-benefit = Сначала союзы «Тайной власти»
power-board-draw-benefit-more = Взять союзы, затем можно заключить один без требований.
power-board-recruit =
    { $count ->
        [one] Завербовать { $count } фишку
        [few] Завербовать { $count } фишки
        [many] Завербовать { $count } фишек
       *[other] Завербовать { $count } фишек
    }
power-board-take-professional = Взять профессионала
power-board-in-hand-of = В руке { $count } из { $limit }
power-board-professional-instead =
    { $pieces ->
        [one] Разовая помощь вместо фишки. В руке { $count } из { $limit }
       *[other] Разовая помощь вместо фишек. В руке { $count } из { $limit }
    }
power-board-from-operation = Отозвать с операции
power-board-pieces-from-to = фишек { $from } → { $to }
power-board-to-reserve = 1 фишка в резерв
power-board-card-freed = карта освободится
power-board-score-after = Счёт { $from } → { $to }.
power-board-back-to-supply = Уходит в запас: в сбросе не считается.
power-board-lose-secondary = Сам очков не приносит: пропадёт только счёт карт { $group }.
power-board-lose-points =
    { $points ->
        [one] минус { $points } очко
        [few] минус { $points } очка
        [many] минус { $points } очков
       *[other] минус { $points } очка
    }
power-board-lose-sign =
    { $count ->
        [one] минус знак { $sign }
        [few] минус { $count } знака { $sign }
        [many] минус { $count } знаков { $sign }
       *[other] минус { $count } знаков { $sign }
    }
power-board-pays-interest =
    { $count ->
        [one] в уплату { $count } знак
        [few] в уплату { $count } знака
        [many] в уплату { $count } знаков
       *[other] в уплату { $count } знака
    }
power-board-lose-interest =
    { $count ->
        [one] минус { $count } знак особого интереса
        [few] минус { $count } знака особого интереса
        [many] минус { $count } знаков особого интереса
       *[other] минус { $count } знаков особого интереса
    }
power-board-lose-pieces =
    { $count ->
        [one] { $count } фишка уйдёт в резерв
        [few] { $count } фишки уйдут в резерв
        [many] { $count } фишек уйдут в резерв
       *[other] { $count } фишек уйдут в резерв
    }
power-board-lose-circle = вместе с «Ближним кругом»
power-board-lose-nothing = Сейчас очков не приносит.
power-board-mediator-price =
    { $count ->
        [one] { $count } фишка в резерв, актив { $from } → { $to }.
        [few] { $count } фишки в резерв, актив { $from } → { $to }.
        [many] { $count } фишек в резерв, актив { $from } → { $to }.
       *[other] { $count } фишек в резерв, актив { $from } → { $to }.
    }
power-board-step-points =
    { $points ->
        [one] +{ $points } очко
        [few] +{ $points } очка
        [many] +{ $points } очков
       *[other] +{ $points } очка
    }
power-board-brings-sign = Знаки { $sign }: { $from } → { $to }
power-board-brings-secondary = Карты { $group }: { $from } → { $to }
power-board-chain-more = Ещё один союз, требования обязательны
power-board-chain-free = Ещё один союз без требований
power-board-chain-choose = Выберите союз или закончите.
power-board-chain-corner = Годится союз с названным знаком или объектом в углу.
power-board-chain-none = Сейчас заключить нечего: можно только закончить.
power-board-queue = От куратора по часовой:
power-board-falcon-gives = Что отдаст Сокол
power-board-you-give = Что вы отдадите
power-board-who-pays = Кто платит
power-board-cards-of = карты { $group }: { $count }
power-board-pays-not = не платит
power-board-pays = платит
power-board-chooses = выбирает
power-board-prize-goes = 7 очков за «{ $alliance }» перейдут: { $seat }.
power-board-pieces-on =
    { $count ->
        [one] Осталась { $count } фишка
        [few] Остались { $count } фишки
        [many] Осталось { $count } фишек
       *[other] Осталось { $count } фишки
    }
power-board-rest-to-reserve = Остаток уйдёт в резерв
power-board-rest-stays = Остальные вернутся по одной за захват.
power-board-last-one-stays = Иначе вернётся после следующего захвата.
power-board-circles-left =
    { $count ->
        [one] Не присоединена 1 карта: отдельно она даёт { $alone } очка.
        [few] Не присоединены { $count } карты: отдельно каждая даёт { $alone } очка.
        [many] Не присоединено { $count } карт: отдельно каждая даёт { $alone } очка.
       *[other] Не присоединено { $count } карт: отдельно каждая даёт { $alone } очка.
    }
power-board-better-attach = Выгоднее присоединить к карте «{ $card }»: +{ $gain }, итог { $from } → { $to }.
power-board-better-alone = Выгоднее оставить отдельно.
power-board-row-of-pad = Строка
power-board-line-coloured =
    { $cards ->
        [one] { $group }: { $cards } карта
        [few] { $group }: { $cards } карты
        [many] { $group }: { $cards } карт
       *[other] { $group }: { $cards } карты
    }
power-board-line-colour-cards = { $card }: { $each } × { $cards } (карты { $group })
power-board-line-colour-cards-circle = { $card }: { $each } × { $cards } (карты { $group }), с «Ближним кругом»
power-board-line-sets = { $card }: { $each } × { $cards } (наборы)
power-board-line-sets-circle = { $card }: { $each } × { $cards } (наборы), с «Ближним кругом»
power-board-line-power-cards = { $card }: { $each } × { $cards } (карты власти)
power-board-line-power-cards-circle = { $card }: { $each } × { $cards } (карты власти), с «Ближним кругом»
power-board-line-circle = Ближний круг отдельно: 4 × { $cards }
power-board-line-project = { $project }, стадия { $stage }
power-board-line-falcon = Союзы Сокола: { $each } × { $cards }
power-board-line-corner = «{ $alliance }», угол
power-board-line-effect-operations = «{ $alliance }»: 2 × ({ $operations } + { $cards }) (операции и карты)
power-board-line-effect-summit = «{ $alliance }»: { $power } + 2 × { $cards } (карты власти и карты из списка)
power-board-line-effect-signs = «{ $alliance }»: 3 × ({ $held } + { $cards }) (знаки и карты)
power-board-line-effect-support = «{ $alliance }»: 3 × { $cards } (карты поддержки)
power-board-line-effect-discard = «{ $alliance }»: 3 × { $cards } (карты в сбросе)
power-board-line-effect-majority = «{ $alliance }» ({ $mine ->
    [yes] ваш союз
   *[no] союз: { $owner }
}): больше всех карт { $group }: { $cards }
power-board-search = Поиск союзов
power-board-search-taken =
    { $count ->
        [one] { $count } союз взят в руку
        [few] { $count } союза взяты в руку
        [many] { $count } союзов взято в руку
       *[other] { $count } союзов взято в руку
    }
power-board-search-none = Ни один открытый союз не подошёл.
power-board-search-back = Замешаны обратно

## Сокол
power-board-falcon-area = Сокол: всё, что лежит перед ним
power-board-falcon-level = уровень: { $level }
power-board-falcon-deck = карты действия { $left } из { $all }
power-board-falcon-next = Если ходить ему сейчас,
power-board-falcon-recruits = он завербует фишку или возьмёт карту действия
power-board-falcon-operation = он проведёт операцию, фишек { $pieces }
power-board-falcon-takes = он займёт карту { $place } («{ $card }»), фишек { $pieces }
power-board-falcon-last = последняя карта действия
power-board-falcon-order = За «Ближний круг» шагает в проекте:
power-board-falcon-left = Его карты действия: { $count }
power-board-falcon-hand = Его союзы: { $count }, готовы { $ready }
power-board-falcon-turn = Ход Сокола
power-board-aim-support = Карта поддержки
power-board-aim-circle = Ближний круг
power-board-aim-power = Карта власти
power-board-aim-operation = Спецоперация
power-board-aim-colour = Цветная карта
power-board-aim-none = в ряду нет
power-board-aim-war = только в войну
power-board-aim-can = может
power-board-aim-cannot = не по силам

## Где мы
power-board-status-setup = раздача
power-board-status-action = раунд { $round }/{ $rounds } · круг { $circle }
power-board-status-takeover = раунд { $round }/{ $rounds } · захват
power-board-status-alliance = раунд { $round }/{ $rounds } · союзы
power-board-status-end = подсчёт
power-board-chapter-round = Раунд { $round }
power-board-chapter-alliances = Союзы
power-board-chapter-end = Подсчёт

## Итог
power-board-won = Победа ваша
power-board-won-by = Победа: { $name }
power-board-won-shared = Общая победа: { $names }
power-board-how-points = Решили очки.
power-board-how-stage-five = При равных очках решил проект на стадии V.
power-board-how-deep-state = При равных очках решил проект «Тайная власть».
power-board-how-shared = Равны и очки, и проекты.
power-board-tie = При равенстве: у кого есть проект на стадии V, затем кто дальше в «Тайной власти», затем общая победа.
power-board-solo-won = Победа ваша
power-board-solo-lost = Сокол победил
power-board-solo-shared = Ничья
power-board-solo-next =
    { $points ->
        [one] До следующего не хватило { $points } очка.
        [few] До следующего не хватило { $points } очков.
        [many] До следующего не хватило { $points } очков.
       *[other] До следующего не хватило { $points } очков.
    }
power-board-title-below = до { $points }
power-board-title-above = от { $points }
power-board-falcon-scoring = Эффекты союзов к Соколу не применяются, «Ближний круг» лежит отдельно: по 4 очка за карту.

## Выбор, счёт, журнал
power-board-operation-note =
    { $pieces ->
        [one] { $pieces } фишка
        [few] { $pieces } фишки
        [many] { $pieces } фишек
       *[other] { $pieces } фишек
    }{ $shadows ->
        [0] {""}
        [one] {" "}+ { $shadows } теневой
       *[other] {" "}+ { $shadows } теневых
    }, +{ $points } очк.
power-board-intercept-with =
    { $count ->
        [one] Перехватить { $count } фишкой
        [few] Перехватить { $count } фишками
        [many] Перехватить { $count } фишками
       *[other] Перехватить { $count } фишками
    }{ $shadows ->
        [0] {""}
        [one] {" "}+ { $shadows } теневым
       *[other] {" "}+ { $shadows } теневыми
    }
power-board-mark-some =
    { $count ->
        [one] Отметьте { $count } союз
        [few] Отметьте { $count } союза
        [many] Отметьте { $count } союзов
       *[other] Отметьте { $count } союзов
    }
power-board-discard-them = Сбросить: { $names }
power-board-return-them = Вернуть: { $names }
power-board-discard-for-good = Сброшенные союзы увидят все.
power-board-return-for-good = После подтверждения вернуть нельзя: карты замешивают, когда выберут все.
power-board-keys-row =
    { $last ->
        [1] Карта ряда: клавиша 1.
       *[other] Карты ряда: клавиши 1–{ $last }, как они лежат.
    }
power-board-no-card = Ни одной карты ряда сейчас не занять.
power-board-choose-on-board = Выберите на столе; здесь появится подтверждение.
power-board-lost-head = Вашу карту перехватили
power-board-lost = { $seat } перехватывает у вас «{ $card }»
power-board-lost-more =
    { $count ->
        [one] Вернулась { $count } фишка.
        [few] Вернулись { $count } фишки.
        [many] Вернулось { $count } фишек.
       *[other] Вернулось { $count } фишек.
    }
power-board-lost-drew =
    { $count ->
        [one] Взамен вы взяли союз «{ $names }».
        [few] Взамен вы взяли союзы: { $names }.
        [many] Взамен вы взяли союзы: { $names }.
       *[other] Взамен вы взяли союзы: { $names }.
    }
power-board-since = Перед вашим ходом
power-board-events =
    { $count ->
        [one] { $count } событие
        [few] { $count } события
        [many] { $count } событий
       *[other] { $count } событий
    }
power-board-and-events =
    { $count ->
        [one] и ещё { $count } событие: см. журнал
        [few] и ещё { $count } события: см. журнал
        [many] и ещё { $count } событий: см. журнал
       *[other] и ещё { $count } событий: см. журнал
    }
power-board-hide-marks = Убрать пометки
power-board-play-again = Показать ещё раз
power-board-again = Показать ещё раз с события { $at }
power-board-what-was = Что было
power-board-conclude-ask = Заключить «{ $alliance }»? Союз останется у вас до конца игры.
power-board-line-corner-short = Угол карты
power-board-line-other = Прочие ваши карты и союзы
power-board-your-score = Ваш счёт
power-board-will-place-on = Поставите на операцию
power-board-flow-now = сейчас
power-board-flow-after = после хода
power-board-flow-recalled = после отзыва
power-board-minimum-of = минимум { $count }
power-board-gives-points =
    { $points ->
        [one] Сейчас { $points } очко.
        [few] Сейчас { $points } очка.
        [many] Сейчас { $points } очков.
       *[other] Сейчас { $points } очков.
    }
power-board-gives-sign = Знаков { $sign } у вас станет { $count }: их просит проект «{ $project }».
power-board-gives-group = Карт { $group } у вас станет { $count }.
power-board-gives-interest = Знаков особого интереса станет { $count }: ими платят за проект «Тайная власть».
power-board-brings-closer = Приблизит союзы в руке
power-board-closer-ready = готов
power-board-safe-from =
    { $count ->
        [one] Для этого нужно больше агентов, чем у вас: безопасно с { $count } фишкой
        [few] Для этого нужно больше агентов, чем у вас: безопасно с { $count } фишками
        [many] Для этого нужно больше агентов, чем у вас: безопасно с { $count } фишками
       *[other] Для этого нужно больше агентов, чем у вас: безопасно с { $count } фишками
    }{ $shadows ->
        [0] .
        [one] {" "}и { $shadows } теневым агентом.
        [few] {" "}и { $shadows } теневыми агентами.
        [many] {" "}и { $shadows } теневыми агентами.
       *[other] {" "}и { $shadows } теневыми агентами.
    }
power-board-points-word = очки
power-board-my-score =
    { $points ->
        [one] Ваш счёт: { $points } очко, по частям
        [few] Ваш счёт: { $points } очка, по частям
        [many] Ваш счёт: { $points } очков, по частям
       *[other] Ваш счёт: { $points } очков, по частям
    }
power-board-stamp-discard = сбросить
power-board-stamp-return = вернуть
power-board-paid = Фишки возвращены, оплата не окончена
power-board-up-to-agents =
    { $agents ->
        [one] до { $agents } агента
        [few] до { $agents } агентов
        [many] до { $agents } агентов
       *[other] до { $agents } агентов
    }
power-board-could-intercept =
    { $agents ->
        [one] сможет привести до { $agents } агента
        [few] сможет привести до { $agents } агентов
        [many] сможет привести до { $agents } агентов
       *[other] сможет привести до { $agents } агентов
    }
power-board-gone = у игрока { $seat }
power-board-chapter-deal = Раздача
power-board-chapter-circle = Действия · круг { $circle }
power-board-chapter-takeover = Захват
power-board-moment-last = Последний раунд
power-board-moment-points =
    { $count ->
        [one] +{ $count } очко
        [few] +{ $count } очка
        [many] +{ $count } очков
       *[other] +{ $count } очка
    }
power-board-moment-concluded = союз заключён
power-board-moment-alliances = Ряд разобран: каждый может заключить один союз.
power-board-moment-goal = Победит тот, у кого больше очков.
power-board-told-takeover = Круг окончен: кто занял карту, тот её забирает.
power-board-told-nothing-taken = Круг окончен: карт никто не занял.
power-board-told-recall = Отзыв: с карт и операций вернулось по фишке.
power-board-told-row =
    Новый ряд: { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }{ $wars ->
        [0] {""}
        [one] {""} и мировая война
       *[other] {""} и мировые войны: { $wars }
    }
power-board-chapter-recall = Отзыв
power-board-log-taken = Перехваты
power-board-log-points = Очки
power-board-brings = принесёт
power-board-brings-no-points = очков сейчас не даст
power-board-worth-at-once = если заключить:
power-board-worth-once = заключив
power-board-worth-met = когда выполните, от
power-board-req-stage = стадия { $stage } в любом проекте
power-board-req-most-reserve = больше фишек в резерве, чем у каждого: нужно { $need }
power-board-req-most-active = больше фишек в активе, чем у каждого: нужно { $need }
power-board-req-most-objects = больше фишек на объектах, чем у каждого: нужно { $need }
power-board-req-without = без карты «{ $what }»
power-board-req-sign =
    { $count ->
        [one] знак { $sign }
        [few] { $count } знака { $sign }
        [many] { $count } знаков { $sign }
       *[other] { $count } знаков { $sign }
    }
power-board-req-group =
    { $count ->
        [one] { $count } карта { $group }
        [few] { $count } карты { $group }
        [many] { $count } карт { $group }
       *[other] { $count } карт { $group }
    }
power-board-req-object =
    { $count ->
        [one] «{ $what }»
        [few] «{ $what }», { $count } карты
        [many] «{ $what }», { $count } карт
       *[other] «{ $what }», { $count } карт
    }
power-board-you-have = у вас { $have }
power-board-has = есть
power-board-has-not = нет
power-board-has-of = есть { $have } из { $need }
power-board-lacks = нет: { $what }
power-board-marked = отмечено { $count } из { $all }
power-board-hand-note = Союз в руке ничего не даёт, пока вы его не заключили: один в конце каждого раунда, если выполнено требование.
power-board-chain-free-first = Союз без требований
power-board-chain-grey = Серые строки не проверяются.
power-board-when-instant = сразу
power-board-when-lasting = до конца игры
power-board-when-final = в конце игры
power-board-plate-next = следом
power-board-plate-later = потом
power-board-plate-done = готово
power-board-plate-takeover = захват
power-board-some-ready =
    { $count ->
        [one] Можно заключить { $names }: выберите карту на столе.
       *[other] Можно заключить { $names }: выберите одну из карт на столе.
    }
power-board-none-ready = Требования ни одного союза в руке пока не выполнены.
power-board-none-ready-last = Требования ни одного союза в руке не выполнены, а раунд последний.
power-board-last-alliance = Раунд последний: потом союз не заключить.
power-board-quoted = «{ $name }»
power-board-key-is-number = Клавиша — это число.
power-board-end-solo-won = Победа над Соколом: { $mine } против { $his }. Звание: «{ $title }».
power-board-end-solo-lost = Поражение по очкам: { $mine } против { $his }. Звание «{ $title }» всё равно ваше.
power-board-end-solo-shared = Ничья с Соколом: { $mine }. Звание: «{ $title }».
power-board-end-seen = { $name }: победа, { $best } очк.
power-board-end-won = Победа ваша: { $mine } очк.
power-board-end-lost = { $name }: победа, { $best } очк. У вас { $mine }.
power-board-line-by-line = Открываем строку за строкой, у всех сразу.
power-board-next-line = Дальше: { $line }
power-board-who-won = Кто победил
power-board-all-at-once = Итог сразу
power-board-points-against = { $best } против { $others }.
power-board-score-now = Счёт сейчас
power-board-sources = Откуда очки
power-board-for-what = За что
power-board-nobody-scored = Никто ничего.
power-board-by-round = Счёт по раундам
power-board-by-round-note = если бы считали в конце раунда
power-board-start = начало
power-board-decided = Что решило
power-board-cause-gap = { $line }
power-board-cause-strength = Ваша сила: { $line }
power-board-cause-rest = прочее (+{ $points })
power-board-cause-second = { $name }: лучшая строка, { $line }
power-board-so-far = Пока
power-board-source-objects = Объекты
power-board-source-power = Власть
power-board-source-operations = Спецоперации
power-board-source-projects = Проекты
power-board-source-alliances = Союзы
power-board-solo-sides = вы : Сокол · { $level } уровень
power-board-solo-title = Ваше звание: «{ $title }».
power-board-solo-title-lost = Звание дают и проигравшему: «{ $title }».

## Цели, ход раунда, подписи у карт
power-board-goals = Ваши цели
power-board-goal-first = Цель: { $what }
power-board-goal-alliance = союз { $name }
power-board-goal-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
        [many] { $count } очков
       *[other] { $count } очка
    }
power-board-goal-helps = помощь до конца игры
power-board-goal-stage =
    { $steps ->
        [one] { $points } на стадии { $stage }, это { $steps } шаг
        [few] { $points } на стадии { $stage }, это { $steps } шага
        [many] { $points } на стадии { $stage }, это { $steps } шагов
       *[other] { $points } на стадии { $stage }, это { $steps } шага
    }
power-board-goal-join =
    { $agents ->
        [0] Вступить можно сейчас, даром.
        [one] Вступить можно сейчас, за { $agents } фишку.
        [few] Вступить можно сейчас, за { $agents } фишки.
        [many] Вступить можно сейчас, за { $agents } фишек.
       *[other] Вступить можно сейчас, за { $agents } фишки.
    }
power-board-goal-step =
    { $agents ->
        [0] На стадию { $stage } можно сейчас, даром.
        [one] На стадию { $stage } можно сейчас, за { $agents } фишку.
        [few] На стадию { $stage } можно сейчас, за { $agents } фишки.
        [many] На стадию { $stage } можно сейчас, за { $agents } фишек.
       *[other] На стадию { $stage } можно сейчас, за { $agents } фишки.
    }
power-board-goal-way = Шаг { $at } из { $all }: { $step }.
power-board-goal-possible = { $agents ->
        [0] можно сейчас, даром
        [one] можно сейчас, за { $agents } фишку
        [few] можно сейчас, за { $agents } фишки
        [many] можно сейчас, за { $agents } фишек
       *[other] можно сейчас, за { $agents } фишки
    }
power-board-goal-waits = когда куратор уйдёт к другому
power-board-goal-later = Шагнёте, когда куратор уйдёт к другому.
power-board-goal-signs =
    { $count ->
        [one] До стадии { $stage } нужен ещё { $count } знак { $sign }.
        [few] До стадии { $stage } нужно ещё { $count } знака { $sign }.
        [many] До стадии { $stage } нужно ещё { $count } знаков { $sign }.
       *[other] До стадии { $stage } нужно ещё { $count } знака { $sign }.
    }
power-board-goal-places =
    { $count ->
        [one] Поможет карта { $places } ряда.
       *[other] Помогут карты { $places } ряда.
    }
power-board-goal-sources = Знаки дают карты поддержки и углы союзов.
power-board-goal-operation =
    { $agents ->
        [one] Можно сейчас: { $agents } агент.
        [few] Можно сейчас: { $agents } агента.
        [many] Можно сейчас: { $agents } агентов.
       *[other] Можно сейчас: { $agents } агента.
    }
power-board-goal-agents =
    { $agents ->
        [one] Нужен { $agents } агент сразу
        [few] Нужны { $agents } агента сразу
        [many] Нужно { $agents } агентов сразу
       *[other] Нужно { $agents } агента сразу
    }, не хватает { $missing }.
power-board-goal-lacks = Нет: { $what }.
power-board-goal-conclude = Готов: заключите, когда ряд опустеет.
power-board-standing-none = У всех 0. Победит тот, у кого больше очков: их дают карты, спецоперации, стадии IV и V проектов и союзы.
power-board-standing-first = Вы впереди: { $mine } против { $best } ({ $seat }).
power-board-standing-even = Поровну: { $mine } и { $best } ({ $seat }, больше всего за { $source }).
power-board-standing-behind = Впереди { $seat }: { $best } против ваших { $mine }, больше всего за { $source }.
power-board-round-how = Как идёт раунд
power-board-phase-action = Действия
power-board-phase-action-how = Каждый по очереди делает одно действие. Первым ходит куратор: он вербует две фишки даром.
power-board-phase-takeover = Захват
power-board-phase-takeover-how =
    { $count ->
        [0] Кто стоит на карте, забирает её. С каждой своей карты в актив возвращается одна фишка. Ряд сдвигается влево.
        [one] Кто стоит на карте, забирает её. С каждой своей карты в актив возвращается одна фишка. Ряд сдвигается влево, и снова действия, пока он не опустеет: осталась { $count } карта.
        [few] Кто стоит на карте, забирает её. С каждой своей карты в актив возвращается одна фишка. Ряд сдвигается влево, и снова действия, пока он не опустеет: остались { $count } карты.
        [many] Кто стоит на карте, забирает её. С каждой своей карты в актив возвращается одна фишка. Ряд сдвигается влево, и снова действия, пока он не опустеет: осталось { $count } карт.
       *[other] Кто стоит на карте, забирает её. С каждой своей карты в актив возвращается одна фишка. Ряд сдвигается влево, и снова действия, пока он не опустеет: осталось { $count } карты.
    }
power-board-phase-alliance = Союзы
power-board-phase-alliance-how = Ряд пуст: каждый может заключить один союз из руки, если выполнил его требования. Затем новый ряд.
power-board-caption-closer = союз { $have }/{ $need }
power-board-caption-opens = союз ✓
power-board-caption-sign = знак проекта
power-board-caption-grows-governments = +1 за контроль
power-board-caption-grows-exchanges = +1 за финансы
power-board-caption-grows-universities = +1 за науку
power-board-caption-grows-crime = +3 за набор
power-board-caption-grows-corporations = +3 за власть
power-board-locked-note = Карты с замком откроет проект «Шпионаж». Остальные ждут: после захвата ряд сдвигается влево.
power-board-offer-comintern =
    { $count ->
        [one] даст { $count } теневого агента
       *[other] даст { $count } теневых агентов
    }
power-board-offer-unified-nations =
    { $count ->
        [one] вернёт ещё { $count } фишку
        [few] вернёт ещё { $count } фишки
        [many] вернёт ещё { $count } фишек
       *[other] вернёт ещё { $count } фишки
    }
power-board-offer-spyware = откроет карту { $count } ряда
power-board-offer-deep-state = союз без требований
power-board-next-idle = В следующем круге куратор вы: можно лишь занять карту или провести спецоперацию. Если ряд не переменится, агентов на это не хватит, и ход пропадёт.
power-board-intercept-means = Перехват вернёт фишки вам в актив и принесёт союз, но карта уйдёт сопернику.
power-board-falcon-done = В этом круге он уже сходил. Если ничего не изменится,
power-board-falcon-list = Он идёт по списку и берёт первое, что ему по силам:
power-board-falcon-place =
    { $count ->
        [one] карта { $places }
       *[other] карты { $places }
    }
power-board-falcon-beyond = { $places }: не по силам
power-board-falcon-first =
    { $count ->
        [one] Помешать: займите карту { $place } сами, хватит { $count } фишки.
       *[other] Помешать: займите карту { $place } сами, хватит { $count } фишек.
    }
power-board-falcon-unable = Помешать пока нечем: на карту { $place } вам не хватает агентов.
power-board-falcon-yours = Это ваша карта: он её перехватит, у него больше агентов.
