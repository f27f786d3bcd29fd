# «Тайная власть»: what the engine says. Names of cards are in power-cards.ftl. $seat is a name or «Вы», $card, $host,
# $alliance, $project, $operation, $professional, $group, $secondary, $by, $reason are texts.

power-title = Тайная власть
power-falcon = Сокол
power-unknown = такой карты нет
power-nothing = ничего

## Вопросы
power-ask-act = Одно действие: карта ряда, шаг в проекте, спецоперация или вербовка.
power-ask-act-supervised = Куратор у вас: займите карту ряда или проведите спецоперацию.
power-ask-recruit-supervisor = Куратор: завербуйте фишки или возьмите профессионала.
power-ask-recruit-headhunter = Рекрутер: завербуйте фишку или возьмите профессионала.
power-ask-recruit-gain = Вы получаете карту своего союза: можно завербовать фишку.
power-ask-trim-professionals = Профессионалов больше трёх: сбросьте одного в открытую.
power-ask-after-infiltration =
    { $advances ->
        [0] После внедрения можно взять второстепенный объект: его дают ваши союзы.
        [one] После внедрения можно продвинуться в проекте: { $advances } раз.
        [few] После внедрения можно продвинуться в проектах: { $advances } раза.
        [many] После внедрения можно продвинуться в проектах: { $advances } раз.
       *[other] После внедрения можно продвинуться в проектах: { $advances } раза.
    }
power-ask-pay-interest =
    { $left ->
        [one] Сбросьте объекты со знаками особого интереса: нужен ещё { $left } знак.
        [few] Сбросьте объекты со знаками особого интереса: нужно ещё { $left } знака.
        [many] Сбросьте объекты со знаками особого интереса: нужно ещё { $left } знаков.
       *[other] Сбросьте объекты со знаками особого интереса: нужно ещё { $left } знака.
    }
power-ask-discard-more = Знаков достаточно, за лишние сдачи нет. Сбросить ещё объект со знаком особого интереса?
power-ask-stage-rewards = Новая стадия: возьмите второстепенный объект или продолжайте.
power-ask-conclude = Фаза союзов: заключите один союз, если выполнены его требования.
power-ask-conclude-follow-up = Можно сразу заключить ещё один союз с подходящим углом: требования не нужны.
power-ask-conclude-freely = «Тайная власть»: можно заключить один союз, требования не нужны.
power-ask-conclude-more = Сразу же можно заключить ещё один союз, если его требования выполнены.
power-ask-give = { $taker_seat } требует дань: отдайте карту группы «{ $group }», а если её нет, любую.
power-ask-falcon-give = Дань Сокола: выберите, какую карту он отдаёт (группа «{ $group }», если есть).
power-ask-recover = Возьмите одну карту из сброса.
power-ask-recruiter = Вербовщик: завербуйте до трёх фишек или возьмите профессионала.
power-ask-grey-cardinal = Серый кардинал: в каком проекте продвинуться, вернув в резерв на 1 фишку меньше?
power-ask-assassin = Убийца: с какого объекта отправить фишку в резерв её владельца?
power-ask-mediator = Посредник: какой объект взять из сброса за его минимум?
power-ask-informant = Осведомитель: оставьте себе один из просмотренных союзов.
power-ask-arrange = Верните союзы на верх колоды: какой ляжет { $place }-м?
power-ask-recall =
    { $left ->
        [one] «Объединённые нации»: можно отозвать ещё { $left } фишку.
        [few] «Объединённые нации»: можно отозвать ещё { $left } фишки.
        [many] «Объединённые нации»: можно отозвать ещё { $left } фишек.
       *[other] «Объединённые нации»: можно отозвать ещё { $left } фишки.
    }
power-ask-trim-hand =
    { $left ->
        [one] В руке больше шести союзов: сбросьте { $left } лишний.
        [few] В руке больше шести союзов: сбросьте { $left } лишних.
       *[other] В руке больше шести союзов: сбросьте { $left } лишних.
    }
power-ask-discard-colour =
    { $left ->
        [one] «{ $alliance }»: можно сбросить ещё { $left } карту своей группы.
       *[other] «{ $alliance }»: можно сбросить карты своей группы, не больше { $left }.
    }
power-ask-return-alliances =
    { $left ->
        [one] Оставьте себе четыре союза, ещё один верните.
       *[other] Оставьте себе четыре союза, { $left } верните. Нажмите карту ещё раз, чтобы передумать.
    }
power-ask-attach = В любой момент: присоединить «Ближний круг».
power-ask-attach-before-recall = До отзыва можно присоединить «Ближний круг» к другой карте: его фишки перейдут на неё.
power-ask-final-attach = Перед подсчётом можно присоединить «Ближний круг».
power-ask-falcon-recall = Стопки Сокола равны: с какой карты он отзывает фишку?
power-ask-falcon-conclude = Порядок важен: какой союз Сокол заключает первым?
power-ask-falcon-assassin = Убийца Сокола: какую из своих фишек вы теряете?

## Действия
power-do-infiltrate =
    { $pieces ->
        [one] Внедриться: «{ $card }», { $pieces } фишка
        [few] Внедриться: «{ $card }», { $pieces } фишки
        [many] Внедриться: «{ $card }», { $pieces } фишек
       *[other] Внедриться: «{ $card }», { $pieces } фишки
    }
power-do-run-operation = Провести «{ $operation }»
power-do-advance = Продвинуться в проекте «{ $project }»
power-do-recruit =
    { $count ->
        [one] Завербовать { $count } фишку
        [few] Завербовать { $count } фишки
        [many] Завербовать { $count } фишек
       *[other] Завербовать { $count } фишек
    }
power-do-take-professional = Взять профессионала
power-do-play-professional = Разыграть: { $professional }
power-do-discard-professional = Сбросить: { $professional }
power-do-assassinate = Убрать фишку: «{ $card }»
power-do-recover = Взять из сброса «{ $card }»
power-do-keep-alliance = Оставить себе «{ $alliance }»
power-do-put-on-top = Положить: «{ $alliance }»
power-do-return-alliance = Вернуть «{ $alliance }»
power-do-conclude = Заключить «{ $alliance }»
power-do-discard-alliance = Сбросить «{ $alliance }»
power-do-draw-benefit = Взять союзы и заключить один
power-do-take-secondary = Взять: { $secondary } («{ $alliance }»)
power-do-discard = Сбросить «{ $card }»
power-do-give = Отдать «{ $card }»
power-do-recall = Отозвать фишку: «{ $card }»
power-do-recall-from = Отозвать фишку со спецоперации «{ $operation }»
power-do-attach = Присоединить «Ближний круг» к карте «{ $host }»

power-pass-act = Передать ход
power-pass-act-supervised = Передать ход
power-pass-recruit-gain = Не вербовать
power-pass-after-infiltration = Больше ничего
power-pass-discard-more = Хватит
power-pass-stage-rewards = Не брать
power-pass-conclude = Не заключать в этом раунде
power-pass-conclude-follow-up = Не заключать ещё один
power-pass-conclude-freely = Не заключать союз
power-pass-conclude-more = Не заключать ещё один
power-pass-recall = Больше не отзывать
power-pass-discard-colour = Не сбрасывать
power-pass-attach-before-recall = Оставить отдельно
power-pass-final-attach = Оставить отдельно

## События
power-saw-first-chosen =
    { $seat } { $seat_is ->
        [me] получаете фишку куратора и первый ход
       *[other] получает фишку куратора и первый ход
    }
power-saw-hand-dealt =
    { $seat } { $seat_is ->
        [me] берёте
       *[other] берёт
    } { $count ->
        [one] { $count } союз
        [few] { $count } союза
        [many] { $count } союзов
       *[other] { $count } союзов
    }
power-saw-alliance-returned =
    { $seat } { $seat_is ->
        [me] возвращаете союз в колоду
       *[other] возвращает союз в колоду
    }
power-saw-returned-alliance = Вы возвращаете союз «{ $alliance }»
power-saw-row-laid =
    { $wars ->
        [0] Новый ряд: { $cards }
        [one] Новый ряд, мировая война: { $cards }
       *[other] Новый ряд, мировых войн { $wars }: { $cards }
    }
power-saw-supervisor-passed = { $seat } теперь куратор
power-saw-headhunter-passed = { $seat } теперь рекрутер
power-saw-recruited =
    { $seat } { $seat_is ->
        [me] вербуете
       *[other] вербует
    } { $count ->
        [one] { $count } фишку
        [few] { $count } фишки
        [many] { $count } фишек
       *[other] { $count } фишек
    } ({ $by })
power-saw-infiltrated =
    { $seat } { $seat_is ->
        [me] внедряетесь на карту
       *[other] внедряется на карту
    } «{ $card }»: { $pieces ->
        [one] { $pieces } фишка
        [few] { $pieces } фишки
        [many] { $pieces } фишек
       *[other] { $pieces } фишек
    }{ $shadows ->
        [0] {""}
        [one] {" "}и { $shadows } теневой
        [few] {" "}и { $shadows } теневых
        [many] {" "}и { $shadows } теневых
       *[other] {" "}и { $shadows } теневых
    }
power-saw-intercepted =
    { $seat } { $seat_is ->
        [me] перехватываете
       *[other] перехватывает
    } карту «{ $card }»: { $loser_seat } { $loser_seat_is ->
        [me] получаете обратно
       *[other] получает обратно
    } { $pieces ->
        [one] { $pieces } фишку
        [few] { $pieces } фишки
        [many] { $pieces } фишек
       *[other] { $pieces } фишек
    } { $loser_seat_is ->
        [me] и берёте союз
       *[other] и берёт союз
    }
power-saw-operation-run =
    { $seat } { $seat_is ->
        [me] проводите спецоперацию
       *[other] проводит спецоперацию
    } «{ $operation }»: { $pieces ->
        [one] { $pieces } фишка
        [few] { $pieces } фишки
        [many] { $pieces } фишек
       *[other] { $pieces } фишек
    }{ $shadows ->
        [0] {""}
        [one] {" "}и { $shadows } теневой
        [few] {" "}и { $shadows } теневых
        [many] {" "}и { $shadows } теневых
       *[other] {" "}и { $shadows } теневых
    }{ $points ->
        [0] {""}
        [one] , +{ $points } очко
        [few] , +{ $points } очка
        [many] , +{ $points } очков
       *[other] , +{ $points } очка
    }
power-saw-joined =
    { $seat } { $seat_is ->
        [me] вступаете в проект
       *[other] вступает в проект
    } «{ $project }»{ $paid ->
        [0] {""}
        [one] , вернув в резерв { $paid } фишку
        [few] , вернув в резерв { $paid } фишки
        [many] , вернув в резерв { $paid } фишек
       *[other] , вернув в резерв { $paid } фишки
    }
power-saw-advanced =
    { $seat } { $seat_is ->
        [me] продвигаетесь в проекте
       *[other] продвигается в проекте
    } «{ $project }»: стадия { $stage }{ $paid ->
        [0] {""}
        [one] , вернув в резерв { $paid } фишку
        [few] , вернув в резерв { $paid } фишки
        [many] , вернув в резерв { $paid } фишек
       *[other] , вернув в резерв { $paid } фишки
    }{ $points ->
        [0] {""}
        [one] , +{ $points } очко
        [few] , +{ $points } очка
        [many] , +{ $points } очков
       *[other] , +{ $points } очка
    }
power-saw-turn-passed =
    { $seat } { $seat_is ->
        [me] пропускаете ход
       *[other] пропускает ход
    }: { $supervised ->
        [true] куратор может лишь внедриться или провести спецоперацию, сейчас это невозможно
       *[other] действий нет
    }
power-saw-alliances-drawn =
    { $seat } { $seat_is ->
        [me] берёте
       *[other] берёт
    } { $count ->
        [one] { $count } союз из колоды
        [few] { $count } союза из колоды
        [many] { $count } союзов из колоды
       *[other] { $count } союзов из колоды
    }
power-saw-alliances-seen =
    { $seat } { $seat_is ->
        [me] берёте в руку: { $alliances }
       *[other] открывает: { $alliances }
    }
power-saw-alliances-reshuffled = Колода союзов пуста: сброс перемешан ({ $count })
power-saw-captured =
    { $seat } { $seat_is ->
        [me] захватываете карту
       *[other] захватывает карту
    } «{ $card }»{ $points ->
        [0] {""}
        [one] , +{ $points } очко
        [few] , +{ $points } очка
        [many] , +{ $points } очков
       *[other] , +{ $points } очка
    }
power-saw-recalled =
    { $seat } { $seat_is ->
        [me] отзываете
       *[other] отзывает
    } { $count ->
        [one] { $count } фишку
        [few] { $count } фишки
        [many] { $count } фишек
       *[other] { $count } фишек
    }
power-saw-recalled-more =
    { $seat } { $seat_is ->
        [me] отзываете ещё одну фишку
       *[other] отзывает ещё одну фишку
    } с карты «{ $card }»
power-saw-recalled-from-operation =
    { $seat } { $seat_is ->
        [me] отзываете ещё одну фишку
       *[other] отзывает ещё одну фишку
    } со спецоперации «{ $operation }»
power-saw-pieces-lost =
    { $seat } { $seat_is ->
        [me] отправляете в резерв
       *[other] отправляет в резерв
    } { $count ->
        [one] { $count } фишку
        [few] { $count } фишки
        [many] { $count } фишек
       *[other] { $count } фишек
    } со спецоперации «{ $operation }»
power-saw-phase-begun =
    { $wars ->
        [0] Фаза союзов раунда { $round }
       *[other] Фаза союзов раунда { $round }; мировая война окончена
    }
power-saw-concluded =
    { $seat } { $seat_is ->
        [me] заключаете союз
       *[other] заключает союз
    } «{ $alliance }»{ $ignored ->
        [true] {" "}без требований
       *[other] {""}
    }{ $points ->
        [0] {""}
        [one] , +{ $points } очко
        [few] , +{ $points } очка
        [many] , +{ $points } очков
       *[other] , +{ $points } очка
    }
power-saw-secondary-taken =
    { $seat } { $seat_is ->
        [me] получаете из запаса:
       *[other] получает из запаса:
    } { $secondary }{ $points ->
        [0] {""}
        [one] , +{ $points } очко
        [few] , +{ $points } очка
        [many] , +{ $points } очков
       *[other] , +{ $points } очка
    }
power-saw-secondary-missing =
    { $seat } { $seat_is ->
        [me] не получаете { $secondary }: запас пуст
       *[other] не получает { $secondary }: запас пуст
    }
power-saw-alliances-revealed =
    { $seat } { $seat_is ->
        [me] открываете
       *[other] открывает
    } { $alliances }; в руку: { $taken }
power-saw-tribute-given =
    { $seat } { $seat_is ->
        [me] отдаёте дань
       *[other] отдаёт дань
    }: «{ $card }» ({ $taker_seat }, союз «{ $alliance }»){ $lost ->
        [0] {""}
        [one] , −{ $lost } очко
        [few] , −{ $lost } очка
        [many] , −{ $lost } очков
       *[other] , −{ $lost } очка
    }
power-saw-tribute-avoided =
    { $seat } { $protected ->
        [true] без дани по союзу «{ $alliance }»: защищает знак
       *[other] без дани по союзу «{ $alliance }»: отдать нечего
    }
power-saw-recovered =
    { $seat } { $seat_is ->
        [me] берёте из сброса карту
       *[other] берёт из сброса карту
    } «{ $card }»{ $points ->
        [0] {""}
        [one] , +{ $points } очко
        [few] , +{ $points } очка
        [many] , +{ $points } очков
       *[other] , +{ $points } очка
    }
power-saw-nothing-recovered =
    { $seat } { $seat_is ->
        [me] ничего не берёте
       *[other] ничего не берёт
    } по союзу «{ $alliance }»: в сбросе нет нужной карты
power-saw-object-discarded =
    { $seat } { $seat_is ->
        [me] сбрасываете карту
       *[other] сбрасывает карту
    } «{ $card }»{ $pays ->
        [true] { " " }в уплату за «Тайную власть»
       *[other] {""}
    }{ $lost ->
        [0] {""}
        [one] , −{ $lost } очко
        [few] , −{ $lost } очка
        [many] , −{ $lost } очков
       *[other] , −{ $lost } очка
    }
power-saw-pieces-to-reserve =
    { $seat } { $seat_is ->
        [me] возвращаете в резерв
       *[other] возвращает в резерв
    } { $count ->
        [one] { $count } фишку
        [few] { $count } фишки
        [many] { $count } фишек
       *[other] { $count } фишек
    } с карты «{ $card }»
power-saw-attached =
    { $seat } { $seat_is ->
        [me] присоединяете «Ближний круг»
       *[other] присоединяет «Ближний круг»
    } к карте «{ $host }»: отдельно он приносил 4 очка, теперь усиливает эту карту, итого { $points ->
        [-4] −4
        [-3] −3
        [-2] −2
        [-1] −1
        [0] 0
       *[other] +{ $points }
    }
power-saw-alliance-discarded =
    { $seat } { $seat_is ->
        [me] сбрасываете союз
       *[other] сбрасывает союз
    } «{ $alliance }»
power-saw-professional-taken =
    { $seat } { $seat_is ->
        [me] берёте профессионала
       *[other] берёт профессионала
    }
power-saw-professional-seen = Ваш профессионал: { $professional }
power-saw-professionals-reshuffled = Колода профессионалов пуста: сброс перемешан ({ $count })
power-saw-professional-played =
    { $seat } { $seat_is ->
        [me] разыгрываете профессионала
       *[other] разыгрывает профессионала
    }: { $professional }
power-saw-professional-discarded =
    { $seat } { $seat_is ->
        [me] сбрасываете лишнего профессионала
       *[other] сбрасывает лишнего профессионала
    }: { $professional }
power-saw-assassinated =
    { $seat } { $seat_is ->
        [me] посылаете Убийцу
       *[other] посылает Убийцу
    }: фишка с карты «{ $card }» уходит в резерв ({ $victim_seat })
power-saw-infiltration-failed =
    { $seat } { $seat_is ->
        [me] теряете карту
       *[other] теряет карту
    } «{ $card }»: она снова свободна
power-saw-alliances-looked-at =
    { $seat } { $seat_is ->
        [me] смотрите
       *[other] смотрит
    } { $count ->
        [one] { $count } союз
        [few] { $count } союза
        [many] { $count } союзов
       *[other] { $count } союзов
    } и { $seat_is ->
        [me] оставляете один себе
       *[other] оставляет один себе
    }
power-saw-alliance-kept = Вы оставляете себе союз «{ $alliance }»
power-saw-top-arranged = Сверху колоды по порядку: { $alliances }
power-saw-scoring-begun = Объектов на полный ряд не хватает: подсчёт очков. В колоде осталось карт: { $left }

## Сокол
power-saw-project-order-laid = Проектный порядок Сокола: { $projects }
power-saw-falcon-drew = Сокол берёт карту действия: { $reason }
power-saw-falcon-card-played = Карта действия: { $falcon_card }
power-saw-falcon-card-idle = { $falcon_card } без эффекта: { $reason }
power-saw-falcon-paid = Сокол платит: в резерв { $count }
power-saw-falcon-shadow-gained = У Сокола теневых агентов до фазы союзов: { $count }
power-saw-falcon-deck-shuffled = Колода действий перемешана: { $count }
power-saw-falcon-passed-over = Сокол пропускает «{ $card }»: { $reason }
power-saw-falcon-aimed = Цель Сокола: «{ $card }», карта { $place }. { $reason }
power-saw-falcon-counted =
    Сокол ставит { $pieces ->
        [one] { $pieces } фишку
        [few] { $pieces } фишки
        [many] { $pieces } фишек
       *[other] { $pieces } фишек
    }{ $shadows ->
        [0] {""}
        [one] {" "}и { $shadows } теневой
        [few] {" "}и { $shadows } теневых
        [many] {" "}и { $shadows } теневых
       *[other] {" "}и { $shadows } теневых
    }: { $reason }
power-saw-falcon-operated = Сокол проводит спецоперацию «{ $operation }»: { $reason }
power-saw-falcon-idle = Соколу нечего захватить: он вербует
power-saw-falcon-nothing = Резерв Сокола пуст: ничего не происходит
power-saw-falcon-ordered = Проектный порядок: «{ $project }». Теперь: { $projects }
power-saw-falcon-advanced =
    Сокол продвигается в проекте «{ $project }»: стадия { $stage } ({ $reason }){ $points ->
        [0] {""}
        [one] , +{ $points } очко
        [few] , +{ $points } очка
        [many] , +{ $points } очков
       *[other] , +{ $points } очка
    }
power-saw-falcon-stays = Сокол остаётся на месте: в проекте «{ $project }» продвигаться некуда или некому
power-saw-project-token-gone = Сокол завершает проект: жетон «{ $project }» выходит из игры

power-reason-reserve-empty = куратор пришёл, а резерв пуст
power-reason-one-recruited = завербован только один
power-reason-action-recruit = вербовать некого
power-reason-next-card = играется следующая карта
power-reason-agents-short = не хватает агентов
power-reason-impossible = применить её нельзя
power-reason-too-weak = не хватает агентов
power-reason-you-are-stronger = ваших агентов не превзойти
power-reason-support-first = Поддержка важнее всего
power-reason-circle-next = Поддержки нет: ближний круг
power-reason-power-next = Следующая по важности группа: власть
power-reason-colour-match = Цвет подходит к его карте власти
power-reason-leftmost-colour = Первая слева цветная карта
power-reason-just-enough = ровно сколько нужно
power-reason-one-extra = с куратором на одну больше минимума
power-reason-all-he-has = больше фишек у него нет
power-reason-as-if-supervised = перехватывая, он ставит на одну больше, чем нужно
power-reason-war = идёт война
power-reason-emissary = карта «Эмиссар»
power-reason-support = карта поддержки
power-reason-circle = «Ближний круг»
power-reason-sign = знак союза
power-reason-card = карта действия

power-by-supervisor = куратор
power-by-headhunter = рекрутер
power-by-action = действие
power-by-gain = союз
power-by-recruiter = Вербовщик

## Отказы
power-why-must-act = Передать ход можно, только если невозможно ни одно действие.
power-why-supervised = Пока куратор у вас, действием может быть только внедрение или спецоперация.
power-why-not-in-row = Карты «{ $card }» нет в области внедрения.
power-why-out-of-reach = «{ $card }» лежит { $place }-й, а вам доступны первые { $reach }: дальше пускает «Шпионаж».
power-why-already-yours = На карте «{ $card }» уже стоят ваши агенты: добавить к ним нельзя.
power-why-needs-a-piece = Нужна хотя бы одна фишка: одни теневые агенты не действуют.
power-why-below-minimum = «{ $card }»: ваших фишек нужно не меньше { $least }, теневых агентов с ними { $shadows }.
power-why-pieces-short = В активе фишек: { $active }. Столько поставить на «{ $card }» нельзя.
power-why-cannot-afford = «{ $card }»: ваших фишек нужно не меньше { $least }, а в активе { $active }.
power-why-too-few-to-intercept = «{ $card }»: там агентов { $there }. Для перехвата нужно фишек не меньше { $least }, теневых агентов с ними { $shadows }.
power-why-cannot-intercept = «{ $card }»: там агентов { $there }, для перехвата нужно фишек { $least }, а в активе { $active }.
power-why-no-operations = Все шесть спецопераций уже проведены.
power-why-not-the-top = Провести можно только верхнюю спецоперацию: «{ $operation }».
power-why-operation-short = «{ $operation }»: нужно фишек { $least }, а в активе { $active }.
power-why-no-project = Такого проекта нет.
power-why-project-complete = «{ $project }»: пятая стадия уже достигнута.
power-why-agents-short = «{ $project }»: надо вернуть в резерв { $agents }, а в активе { $active }.
power-why-signs-short = «{ $project }»: нужно знаков { $signs }, у вас { $held }.
power-why-interest-short = «{ $project }»: надо сбросить знаков особого интереса { $signs }, а на ваших объектах их { $held }.
power-why-agents-and-signs = «{ $project }»: надо вернуть в резерв { $agents } (в активе { $active }) и иметь знаков { $signs } (есть { $held }).
power-why-no-coordinator = «{ $project }»: некого поставить координатором.
power-why-no-extra-advance = Этого продвижения союзы не дают.
power-why-reserve-empty = В резерве нет фишек: вербовать некого.
power-why-recruit-exactly = Вербовать здесь можно ровно: { $count }.
power-why-recruit-up-to = Вербовать здесь можно от 1 до { $count }.
power-why-recruit-first = Сначала решите, кого вербовать.
power-why-no-professionals = За этим столом профессионалов взять нельзя.
power-why-professional-not-in-hand = Такого профессионала у вас в руке нет: { $professional }.
power-why-one-professional = За ход разыгрывают одного профессионала; ещё одного можно только после Убийцы.
power-why-taken-this-turn = { $professional }: взят на этом ходу, разыграть можно со следующего.
power-why-professional-idle = { $professional } сейчас ничего не может сделать.
power-why-professional-first = Сначала примените карту: { $professional }.
power-why-trim-professionals-first = Сначала сбросьте лишнего профессионала.
power-why-no-piece-there = На карте «{ $card }» нет фишек.
power-why-play-assassin-first = Для этого надо разыграть Убийцу.
power-why-play-informant-first = Для этого надо разыграть Осведомителя.
power-why-no-fourth-professional = Лишних профессионалов у вас нет.
power-why-too-dear = «{ $card }» стоит { $agents }, а в активе { $active }.
power-why-not-in-discard = Карты «{ $card }» нет в сбросе.
power-why-not-named = «{ $alliance }» не позволяет взять карту «{ $card }».
power-why-nothing-to-recover = Сейчас ничего не берут из сброса.
power-why-recover-first = Сначала возьмите карту из сброса.
power-why-not-looked-at = «{ $alliance }» нет среди просмотренных союзов.
power-why-alliance-not-in-hand = Союза «{ $alliance }» у вас в руке нет.
power-why-alliance-phase-only = Это делают в фазе союзов.
power-why-conclude-or-pass = Заключите союз или откажитесь.
power-why-wrong-corner = У союза «{ $alliance }» не тот угол.
power-why-requirements = «{ $alliance }»: { $lacking }.
power-why-return-first = Сначала верните лишние союзы: { $left }.
power-why-deal-is-over = Раздача окончена: союзы не возвращают.
power-why-trim-hand-first = Сначала сбросьте лишние союзы: { $left }.
power-why-nothing-to-discard = Сейчас ничего не сбрасывают.
power-why-pay-first = Сначала сбросьте объекты: знаков особого интереса нужно ещё { $left }.
power-why-no-interest = На карте «{ $card }» нет знака особого интереса.
power-why-secondary-has-no-sign = { $card } не несёт знаков особого интереса.
power-why-circle-goes-with-host = Присоединённый «Ближний круг» уходит только вместе с хозяином.
power-why-not-your-object = Карты «{ $card }» у вас нет.
power-why-wrong-colour = «{ $card }» не относится к группе «{ $group }».
power-why-discard-or-pass = Сбросьте карту или откажитесь.
power-why-no-tribute = Сейчас дани никто не требует.
power-why-give-first = Сначала отдайте карту.
power-why-give-the-colour = У вас есть карта группы «{ $group }»: отдать надо её.
power-why-takeover-only = Фишки отзывают в фазе захвата.
power-why-nobody-to-recall = На карте «{ $card }» нет ваших фишек.
power-why-operation-over = Спецоперация «{ $operation }» окончена: её фишки уже разошлись.
power-why-not-your-operation = Спецоперация «{ $operation }» не ваша.
power-why-recall-or-pass = Отзовите фишку или откажитесь.
power-why-no-secondary-due = Второстепенный объект сейчас не положен.
power-why-no-benefit-due = Преимущество «Тайной власти» сейчас не положено.
power-why-alliance-not-due = «{ $alliance }» сейчас ничего не даёт.
power-why-supply-empty = { $secondary } кончился.
power-why-not-offered-by = «{ $alliance }» такого второстепенного объекта не даёт.
power-why-draw-or-take = Сначала возьмите второстепенный объект или союзы «Тайной власти».
power-why-rewards-first = Сначала решите, что взять за новую стадию.
power-why-extra-first = Сначала решите, что взять за внедрение.
power-why-not-your-circle = Такой карты «Ближний круг» у вас нет.
power-why-attached-for-good = «Ближний круг» уже присоединён («{ $host }»): отсоединить его нельзя.
power-why-no-secondary-host = К второстепенному объекту «Ближний круг» не присоединяют.
power-why-no-host = «{ $card }» не карта власти и не карта поддержки.
power-why-host-taken = К карте «{ $card }» уже присоединён «Ближний круг».
power-why-attach-or-pass = Присоедините «Ближний круг» или оставьте его отдельно.
power-why-choose-for-falcon = Сейчас вы выбираете за Сокола.
power-why-not-the-largest = «{ $card }» не самая большая стопка Сокола.
power-why-falcon-does-not-qualify = Сокол не выполняет требований союза «{ $alliance }».
power-why-not-your-piece = На карте «{ $card }» нет вашей фишки.
power-why-lose-piece-first = Сначала выберите, какую фишку забирает Убийца Сокола.

power-lack-all = не хватает: { $what } ({ $have } из { $need })
power-lack-any = нужно хотя бы одно: { $what } ({ $have } из { $need })
power-lack-without = не должно быть: { $what }
power-lack-stage = нужна стадия { $need } в любом проекте (сейчас { $have })
power-lack-most-reserve = в резерве нужно больше фишек, чем у каждого соперника: { $need } (сейчас { $have })
power-lack-most-active = в активе нужно больше фишек, чем у каждого соперника: { $need } (сейчас { $have })
power-lack-most-objects = на захваченных объектах нужно больше фишек, чем у каждого соперника: { $need } (сейчас { $have })

## Счёт
power-line-coloured = Группа «{ $group }»: карт { $cards }
power-line-colour-cards = «{ $card }»: { $each } × { $cards }
power-line-sets = «{ $card }»: { $each } × наборов { $cards }
power-line-power-cards = «{ $card }»: { $each } × карт власти { $cards }
power-line-inner-circle = «Ближний круг» отдельно: { $cards } × 4
power-line-operation = Спецоперация «{ $operation }»
power-line-project = «{ $project }», стадия { $stage }
power-line-corner = Очки союза «{ $alliance }»
power-line-falcon-alliances = Союзы Сокола: { $each } × { $cards }
power-line-effect-operations = «{ $alliance }»: 2 × ({ $operations } + { $cards })
power-line-effect-summit = «{ $alliance }»: { $power } + 2 × { $cards }
power-line-effect-signs = «{ $alliance }»: 3 × ({ $held } + { $cards })
power-line-effect-support = «{ $alliance }»: 3 × { $cards }
power-line-effect-discard = «{ $alliance }»: 3 × карт в сбросе { $cards }
power-line-effect-majority = «{ $alliance }» ({ $owner_seat }): карт группы «{ $group }» { $cards }

power-how-points = Решили очки
power-how-stage-five = Очков поровну: решает проект на пятой стадии
power-how-deep-state = Очков поровну: решает путь в «Тайной власти»
power-how-shared = Поровну во всём: победа общая

## Стол словами
power-table-setup = Подготовка к игре
power-table-action =
    { $wars ->
        [0] Раунд { $round } из { $rounds }, фаза действий
       *[other] Раунд { $round } из { $rounds }, фаза действий, мировых войн { $wars }
    }
power-table-takeover = Раунд { $round } из { $rounds }, фаза захвата
power-table-alliance = Раунд { $round } из { $rounds }, фаза союзов
power-table-end = Подсчёт очков
power-table-row = { $place }. «{ $card }»: минимум { $minimum }, вам фишек от { $least }, теневых { $shadows }
power-table-row-far = { $place }. «{ $card }»: минимум { $minimum }, вам пока недоступна
power-table-row-held = { $place }. «{ $card }»: { $seat }, фишек { $pieces }, теневых { $held_shadows }; для перехвата вам фишек от { $least }
power-table-project = «{ $project }», стадия { $stage }: дальше фишек { $agents } (есть { $active }), знаков { $signs } (есть { $held })
power-table-project-complete = «{ $project }»: пятая стадия
power-table-seat = { $seat }: актив { $active }, резерв { $reserve }, теневых { $shadows }, объектов { $objects }, союзов в руке { $hand }, заключено { $alliances }, сейчас очков { $points }
power-table-hand = Ваши союзы: { $alliances }

# Что говорит за ответ; $gain — очки, $risk — шанс перехвата в процентах, $loss — потеря Сокола в очках.
power-coach-risk =
    { $risk ->
        [0] Перехватить карту некому.
       *[other] Карту могут перехватить: шанс { $risk } %.
    }
power-coach-points =
    Сразу принесёт около { $gain ->
        [one] { $gain } очка
       *[other] { $gain } очков
    }.
power-coach-projects =
    Приближает стадии проектов: от них можно ждать ещё около { $gain ->
        [one] { $gain } очка
       *[other] { $gain } очков
    }.
power-coach-alliances =
    Приближает союзы: от них можно ждать ещё около { $gain ->
        [one] { $gain } очка
       *[other] { $gain } очков
    }.
power-coach-concluded =
    Заключённый, союз прибавит около { $gain ->
        [one] { $gain } очка
       *[other] { $gain } очков
    }.
power-coach-means =
    Прибавит сил на следующие фазы: они стоят около { $gain ->
        [one] { $gain } очка
       *[other] { $gain } очков
    }.
power-coach-enough = Сейчас это обошлось бы дороже, чем дало.
power-coach-falcon-waits = Иначе карту возьмёт Сокол, и к концу игры она даст ему около { $loss ->
        [one] { $loss } очка
       *[other] { $loss } очков
    }.
power-coach-falcon-loses = Отнимает карту у Сокола: к концу игры это стоит ему около { $loss ->
        [one] { $loss } очка
       *[other] { $loss } очков
    }.
power-coach-falcon-less = К концу игры Сокол недосчитается около { $loss ->
        [one] { $loss } очка
       *[other] { $loss } очков
    }.
power-coach-falcon-takes = Сокол перехватит карту, а вы возьмёте союз.
power-coach-falcon-stages =
    Лишает его { $stages ->
        [one] { $stages } стадии
       *[other] { $stages } стадий
    } в проектах: чаще всего он побеждает ими.
