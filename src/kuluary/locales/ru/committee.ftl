### «Комитет»: всё, что говорит движок. Имена городов, заданий, союзников, жетонов — в committee-story.ftl.
### $seat — имя того, кто ведёт агента; $city, $mission, $resource, $slot и прочие — готовые названия.

committee-title = Комитет
committee-unknown = неизвестно что

committee-numbered-mission = { $number } «{ $name }»
committee-numbered-ally = { $number } { $name }
committee-check = { $colour } { $number }+
committee-cell = { $department }, ячейка { $place }
committee-source-base = базовый доход { $number }
committee-source-personal = доход личного задания { $number }
committee-condition-main = «{ $main }», { $city }
committee-condition-personal = личное задание: { $seat }

committee-part-limit = документ из фонда в лимит
committee-part-relief = снять стресс
committee-part-action = жетон действия

committee-count-doc = { $n ->
        [one] { $n } документ
        [few] { $n } документа
        [many] { $n } документов
       *[other] { $n } документа
    }
committee-count-med = { $n ->
        [one] { $n } медикамент
        [few] { $n } медикамента
        [many] { $n } медикаментов
       *[other] { $n } медикамента
    }
committee-count-eq = { $n } снаряжение
committee-count-fuel = { $n } топливо
committee-count-cargo = { $n ->
        [one] { $n } любой груз
        [few] { $n } любых груза
        [many] { $n } любых грузов
       *[other] { $n } любых груза
    }
committee-count-same = { $n ->
        [one] { $n } груз
        [few] { $n } одинаковых груза
        [many] { $n } одинаковых грузов
       *[other] { $n } одинаковых груза
    }

committee-phase-set-up = подготовка
    .short = подготовка
committee-phase-scenario = фаза сценария
    .short = сценарий
committee-phase-missions = фаза заданий и союзников
    .short = задания
committee-phase-income = фаза дохода и штрафов
    .short = доход
committee-phase-action = фаза действий
    .short = действия
committee-phase-after = дело закрыто
    .short = итог

committee-reroll-printed = переброс отдела
committee-reroll-bonus = переброс личного задания
committee-reroll-id = переброс удостоверения
committee-reroll-scenario = переброс 1 кубика по жетону сценария
committee-reroll-clearance = переброс по жетону допуска
committee-reroll-documents = переброс за документы

committee-use-success = +1 успех
committee-use-relief = каждому снять 1 стресс
committee-use-exchange = обмен двух агентов
committee-use-nothing = сброшен без дела

## Вопросы

committee-ask-act = На что потратить жетон действия?
committee-ask-finish = Жетонов действия ни у кого нет. Закончить фазу? В новом раунде задания сдвинутся к сроку.
committee-ask-free = Можно в любой момент:
committee-ask-bronze = Чей дополнительный жетон действия в этом раунде? Дальше он переходит по кругу.
committee-ask-income = Какой доход взять?
committee-ask-income-part = Доход, { $source }: что взять?
committee-ask-again = Какой доход получить ещё раз?
committee-ask-lose-cargo = Штраф дохода: какой груз потерять?
committee-ask-loss = Под ячейкой лежал допуск «потеря»: чем заплатить — 1 груз или 2 документа?
committee-ask-team-loss = Задание провалено. Что теряет команда: 1 груз или 2 документа?
committee-ask-second-document = Кто отдаёт второй документ?
committee-ask-resolve = Какой жетон сценария разыграть первым?
committee-ask-own-city = Жетон сценария: применить эффект своего города?
committee-ask-hold = Удержать задание в его делении?
committee-ask-fail = Какое задание проваливается первым?
committee-ask-strike = Часы бьют: какое задание сдвинуть?
committee-ask-move = Куда ехать?
committee-ask-partner = Обмен: передать или взять груз и документы?
committee-ask-meet = С кем обменяться?
committee-ask-exchange = Обмен, { $seat } и { $other_seat }: отдать — слева направо, взять — наоборот.
committee-ask-interrogate = Допрос: какой пройти?
committee-ask-answer = Допрос пройден. На какое задание положить жетон?
committee-ask-activate = Что сделать в городе?
committee-ask-department = Проверка, { $colour } { $number }+: по какому отделу её пройти?
committee-ask-attempt = Какая проверка? Нужны обе.
committee-ask-check = Проверка: помочь себе или посчитать?
committee-ask-pick-dice = Какие кубики перебросить?
committee-ask-pick-die = Какой кубик перебросить?
committee-ask-open-stress = { $left ->
        [one] Стресс: какой закрытый жетон открыть?
        [few] Стресс: какой закрытый жетон открыть? Получить ещё { $left }.
       *[other] Стресс: какой закрытый жетон открыть? Получить ещё { $left }.
    }
committee-ask-lay-stress = { $left ->
        [one] Стресс: куда положить жетон?
        [few] Стресс: куда положить жетон? Получить ещё { $left }.
       *[other] Стресс: куда положить жетон? Получить ещё { $left }.
    }
committee-ask-ease = Снять стресс: какой жетон? Можно ещё { $left }.
committee-ask-treat = Кому снять 1 стресс? Можно ещё { $left }.
committee-ask-pay-treatment = Потратить документ на лечение?
committee-ask-pay-mission = Чем заплатить за задание?
committee-ask-pay-unlock = Чем заплатить за ячейки?
committee-ask-unlock = Разблокировка, { $department }: сколько ячеек?
committee-ask-unlock-free = Бесплатная разблокировка: в каком отделе?
committee-ask-gain = Какой груз взять? Можно ещё { $count }.
committee-ask-gain-no-room = Для груза нет места. Освободите багажник или откажитесь.
committee-ask-reward = Какую награду взять за задание?
committee-ask-swap = Что поменять местами?
committee-ask-help = Какой жетон помощи взять?
committee-ask-put-help = Куда положить жетон помощи ({ $help })?
committee-ask-trade = Москва: что на что менять?
committee-ask-supply = Какой груз переложить из фонда в лимит?
committee-ask-call-ally = Какого союзника вызвать?
committee-ask-win-ally = Какого союзника взять без проверки?
committee-ask-any-city = Эффект какого города применить?
committee-ask-trace = Какой постоянный бонус обвести?
committee-ask-award = Кому наклейка «{ $sticker }»?

## Отказы от предложенного

committee-pass-move = Остаться здесь
committee-pass-partner = Без обмена
committee-pass-exchange = Закончить обмен
committee-pass-activate = Бездействовать
committee-pass-ease = Больше не снимать
committee-pass-treat = Больше никому
committee-pass-pay-treatment = Хватит
committee-pass-gain = Не брать
committee-pass-gain-no-room = Не брать
committee-pass-reward = Без награды
committee-pass-trade = Закончить обмен
committee-pass-again = Не брать
committee-pass-income-part = Не брать
committee-pass-own-city = Не применять
committee-pass-hold = Не удерживать

## Действия

committee-do-serve = Нести службу: выбрать город
committee-do-relieve = Каждому снять 1 стресс
committee-do-broker = Обмен: { $first_seat } и { $second_seat }
committee-do-discard = Сбросить жетон действия
committee-do-finish = Закончить фазу
committee-do-return = Вернуть в лимит: { $resource }
committee-do-medicate = Принять медикамент
committee-do-leave = Оставить здесь жетон { $mission }
committee-do-redeem = Допуск: { $clearance }
committee-do-convert = { $resource } в фонд, { $resource } в лимит: +1 жетон действия
committee-do-hand-over = Передать жетон действия: { $seat }
committee-do-stick = Наклейка: { $sticker }
committee-do-shift = Сверхурочная смена: жетон действия и 2 стресса
committee-do-trace = { $bonus }
committee-do-move = { $cost ->
        [one] { $city }, { $cost } машина
        [few] { $city }, { $cost } машины
        [many] { $city }, { $cost } машин
       *[other] { $city }, { $cost } машины
    }
committee-do-partner = Обмен: { $seat }
committee-do-give = Отдать: { $resource }
committee-do-take = Взять: { $resource }
committee-do-give-token = Отдать жетон { $mission }
committee-do-take-token = Взять жетон { $mission }
committee-do-interrogate = Допрос: { $token }
committee-do-put-answer = Положить жетон: { $mission }
committee-do-use-city = Эффект города: { $city }
committee-do-take-ally = Взять союзника: { $ally }
committee-do-do-main = Главное задание: выполнить условие
committee-do-do-mission = Задание { $mission }
committee-do-do-personal = Личное задание
committee-do-do-scenario = { $activation }
committee-do-by-department = { $department }
committee-do-attempt = { $help ->
        [true] Проверка { $check }, с жетоном помощи
       *[other] Проверка { $check }
    }
committee-do-reroll = { $reroll }
committee-do-pick-dice = Перебросить: { $dice }
committee-do-add-dice = Снаряжение: добавить кубики
committee-do-add-success = Жетон действия: +1 успех
committee-do-count = Посчитать
committee-do-open-stress = Открыть: { $slot }
committee-do-lay-stress = Положить: { $slot }
committee-do-use-calm = Жетон спокойствия вместо стресса
committee-do-ease = Снять: { $slot }
committee-do-pay = Заплатить{ $doc ->
        [0] {""}
        [one] {" · "}{ $doc } документ
        [few] {" · "}{ $doc } документа
       *[other] {" · "}{ $doc } документов
    }{ $med ->
        [0] {""}
        [one] {" · "}{ $med } медикамент
        [few] {" · "}{ $med } медикамента
       *[other] {" · "}{ $med } медикаментов
    }{ $eq ->
        [0] {""}
       *[other] {" · "}снаряжение × { $eq }
    }{ $fuel ->
        [0] {""}
       *[other] {" · "}топливо × { $fuel }
    }
committee-do-unlock = { $count ->
        [one] { $count } ячейку
        [few] { $count } ячейки
        [many] { $count } ячеек
       *[other] { $count } ячейки
    }
committee-do-unlock-free = { $department }
committee-do-gain = { $resource }
committee-do-income = { $source }: { $resource } × { $count }
committee-do-income-ease = { $source }: снять стресс, { $slot }
committee-do-again = Ещё раз: { $source }
committee-do-end-income = Больше ничего не брать
committee-do-lose = Отдать из своего: { $resource } × { $count }
committee-do-lose-limit = Из лимита: { $resource } × { $count }
committee-do-reward = { $reward }
committee-reward-calm = спокойствие: отменит 1 стресс
committee-do-swap = Поменять местами: { $mission } ⇄ { $other_mission }
committee-do-swap-tokens = { $first } ⇄ { $second }
committee-do-take-help = { $help }
committee-do-put-help = { $condition }
committee-do-buy = 2 документа → { $resource }
committee-do-sell = { $resource } → 2 документа
committee-do-pay-treatment = Потратить 1 документ
committee-do-treat = { $seat }
committee-do-supply = { $resource }
committee-do-hold = Удержать { $mission }
committee-do-fail-first = Провалить первым: { $mission }
committee-do-strike = Сдвинуть: { $mission }
committee-do-give-bronze = { $seat }
committee-do-resolve = { $token }
committee-do-award = { $seat }

## События

committee-saw-posted = { $seat }: начальный город — { $city }
committee-saw-mission-came = Новое задание { $mission }: { $city }, деление { $division }
committee-saw-ally-came = Союзник { $ally }: { $city }
committee-saw-jam-laid = Затор: { $city } — { $other_city }
committee-saw-jam-cleared = Затор снят: { $city } — { $other_city }
committee-saw-interrogation-laid = Допрос: { $city }, { $token }
committee-saw-no-token-left = { $city }: жетонов затора и допроса больше нет
committee-saw-mains-laid = Главные задания: { $mains }. Жетоны сценария: { $tokens }
committee-saw-anomaly-moved = Аномалия: { $city } («{ $main }», условие { $part })
committee-saw-round-began = Раунд { $round }
committee-saw-phase-began = Теперь — { $phase }
committee-saw-bronze-given = { $seat }: дополнительный жетон действия
committee-saw-actions-given = { $count ->
        [one] { $seat }: { $count } жетон действия
        [few] { $seat }: { $count } жетона действия
        [many] { $seat }: { $count } жетонов действия
       *[other] { $seat }: { $count } жетона действия
    }
committee-saw-action-lost = { $seat }: штраф, −1 жетон действия
committee-saw-gained = { $count ->
        [1] { $seat }: +{ $resource }
       *[other] { $seat }: +{ $resource } × { $count }
    }
committee-saw-spent = { $seat }: трата{ $doc ->
        [0] {""}
        [one] {" · "}{ $doc } документ
        [few] {" · "}{ $doc } документа
       *[other] {" · "}{ $doc } документов
    }{ $med ->
        [0] {""}
        [one] {" · "}{ $med } медикамент
        [few] {" · "}{ $med } медикамента
       *[other] {" · "}{ $med } медикаментов
    }{ $eq ->
        [0] {""}
       *[other] {" · "}снаряжение × { $eq }
    }{ $fuel ->
        [0] {""}
       *[other] {" · "}топливо × { $fuel }
    }
committee-saw-returned = { $seat }: { $resource } — обратно в лимит
committee-saw-lost = { $count ->
        [1] { $seat }: потеря — { $resource }
       *[other] { $seat }: потеря — { $resource } × { $count }
    }
committee-saw-limit-lost = { $count ->
        [1] Лимит: потеря — { $resource }
       *[other] Лимит: потеря — { $resource } × { $count }
    }
committee-saw-nothing-lost = Терять нечего
committee-saw-supplied = { $count ->
        [1] Из фонда в лимит: { $resource }
       *[other] Из фонда в лимит: { $resource } × { $count }
    }
committee-saw-served = { $seat }: служба
committee-saw-moved = { $fuel ->
        [0] { $seat } → { $city }, дорога { $cost }
       *[other] { $seat } → { $city }, дорога { $cost }, топливо × { $fuel }
    }
committee-saw-exchange-began = Обмен: { $seat } и { $other_seat }
committee-saw-handed = { $seat } → { $to_seat }: { $resource }
committee-saw-token-handed = { $seat } → { $to_seat }: жетон { $mission }
committee-saw-action-handed = { $seat } → { $to_seat }: жетон действия
committee-saw-action-gained = { $seat }: +1 жетон действия
committee-saw-action-used = { $seat }: жетон действия — { $use }
committee-saw-check-began = { $seat }: проверка, { $department }, сложность { $need }
committee-saw-rolled = { $seat }: выпало — { $symbols }
committee-saw-reroll-used = { $cost ->
        [0] { $seat }: { $reroll }
       *[other] { $seat }: { $reroll }, документов { $cost }
    }
committee-saw-check-counted = { $passed ->
        [true] { $seat }: проверка пройдена, успехов { $successes }, нужно { $need }, неуспехов { $failures }
       *[other] { $seat }: проверка не пройдена, успехов { $successes }, нужно { $need }, неуспехов { $failures }
    }
committee-saw-stress-laid = { $seat }: закрытый стресс — { $slot }
committee-saw-stress-opened = { $seat }: стресс вскрыт ({ $slot }) — { $stress }
committee-saw-stress-closed = { $seat }: стресс закрыт — { $slot }
committee-saw-stress-discarded = { $seat }: стресс снят ({ $slot }), это был: { $stress }
committee-saw-stress-cancelled = { $seat }: спокойствие вместо стресса
committee-saw-stress-vanished = { $seat }: стрессу нет места, сгорает { $count }
committee-saw-stress-shuffled = Сброс стресса замешан в лимит: { $count }
committee-saw-unlocked = { $seat }: разблокировка — { $slot }
committee-saw-clearance-revealed = { $seat }: допуск — { $clearance }
committee-saw-clearance-used = { $seat }: допуск использован — { $clearance }
committee-saw-ally-taken = { $seat }: союзник { $ally }
committee-saw-interrogation-answered = { $mission }: допросов { $count } из 2
committee-saw-interrogation-discarded = Допрос никому не нужен: в сброс
committee-saw-token-loaded = { $seat }: жетон { $mission } в багажнике
committee-saw-token-left = { $seat }: жетон { $mission } оставлен — { $city }
committee-saw-mission-completed = { $seat }: задание { $mission } завершено
committee-saw-mission-missed = { $seat }: задание { $mission } не закрыто — в другой раз обе проверки заново
committee-saw-mission-failed = Задание { $mission } провалено, место { $space }; провалов { $count } из 3
committee-saw-mission-held = { $seat }: задание { $mission } удержано
committee-saw-mission-moved = Задание { $mission } сдвинуто на деление { $division }
committee-saw-missions-swapped = { $mission } ⇄ { $other_mission }
committee-saw-tokens-swapped = Жетоны сценария: { $token } ⇄ { $other_token }
committee-saw-condition-met = { $seat }: «{ $main }», условие { $part } выполнено
committee-saw-main-completed = { $seat }: главное задание «{ $main }» завершено, место { $space }
committee-saw-token-active = Жетон сценария действует: { $token }
committee-saw-token-resolved = Жетон сценария: { $token }
committee-saw-personal-completed = { $seat }: личное задание «{ $personal }» завершено
committee-saw-help-put = { $seat }: жетон помощи ({ $help }) — { $condition }
committee-saw-help-back = Жетон помощи снова в Ленинграде: { $help }
committee-saw-city-used = { $seat }: эффект города — { $city }
committee-saw-scenario-used = { $seat }: { $activation }
committee-saw-shift-worked = { $seat }: сверхурочная смена
committee-saw-clock-moved = Часы показывают { $clock }
committee-saw-clock-struck = Часы бьют
committee-saw-sticker-used = { $seat }: наклейка — { $sticker }
committee-saw-line-traced = { $seat }: { $bonus }, линий { $count } из 4
committee-saw-ready = { $seat }: можно заканчивать
committee-saw-won = Победа: последнее главное задание на месте { $space }
committee-saw-defeated = Поражение. { $defeat }
committee-saw-sticker-awarded = { $seat }: новая наклейка — { $sticker }
committee-saw-drop-crossed = { $retired ->
        [true] { $seat }: последняя капля, удостоверение сдано в архив
       *[other] { $seat }: зачёркнута капля { $count }
    }

## Почему нельзя

committee-why-act-first = Сейчас фаза действий: нужен жетон действия или свободное действие.
committee-why-action-phase-only = Это возможно только в фазе действий.
committee-why-activate-first = Сначала шаг 4 службы: активация или бездействие.
committee-why-activation-elsewhere = Эта активация возможна в другом городе: { $city }.
committee-why-activation-idle = Отгул ничего не изменит: снимать нечего, часы показывают 0.
committee-why-again-first = Сначала выберите, какой доход получить ещё раз.
committee-why-again-used = Бонус удостоверения в этой фазе дохода уже использован.
committee-why-agent-elsewhere = { $seat } не в этом городе, а там: { $city }.
committee-why-ally-elsewhere = Союзник { $ally } в другом городе: { $city }.
committee-why-ally-first = Сначала выберите союзника.
committee-why-ally-not-out = Такого союзника на поле нет: { $ally }.
committee-why-already-stressed = Здесь уже лежит стресс: { $slot }.
committee-why-already-there = Фишка уже здесь: { $city }. Чтобы остаться, откажитесь от движения.
committee-why-anomaly-elsewhere = Аномалия в другом городе: { $city }.
committee-why-answer-first = Сначала выберите задание для жетона допроса.
committee-why-answers-missing = На задании { $mission } допросов { $count } из 2.
committee-why-attempt-first = Сначала проверки задания.
committee-why-award-first = Сначала раздайте наклейку.
committee-why-barred = Штраф запрещает: { $resource }.
committee-why-between-steps = Это возможно только между шагами службы, не внутри эффекта или проверки.
committee-why-bonus-complete = Этот бонус уже обведён полностью: { $bonus }.
committee-why-bronze-first = Сначала решите, кому дополнительный жетон действия.
committee-why-cannot-be-stressed = Смена невозможна: получить хотя бы 1 стресс нельзя.
committee-why-cannot-pay-cells = Столько ячеек не оплатить: { $count }.
committee-why-cannot-pay-main = На это условие не хватает ресурсов.
committee-why-cannot-pay-mission = На задание { $mission } не хватает ресурсов.
committee-why-cannot-pay-personal = На личное задание не хватает ресурсов.
committee-why-card-takes-none = Задание { $mission } жетон допроса не примет.
committee-why-check-first = Сначала закончите проверку.
committee-why-check-tried = Этой проверки у задания сейчас нет: каждую проходят один раз.
committee-why-city-ally = На поле нет союзников.
committee-why-city-closed = Эффект города закрыт: { $city }.
committee-why-city-elsewhere = Применить можно только эффект своего города: { $city }.
committee-why-city-exchange = Обменивать нечего.
committee-why-city-first = Сначала выберите город.
committee-why-city-help = Жетон помощи класть некуда.
committee-why-city-income = Ни одного дохода сейчас не получить ещё раз.
committee-why-city-relief = На вашем планшете нет стресса.
committee-why-city-supply = В фонде этого не осталось.
committee-why-city-swap = Менять местами нечего.
committee-why-trade-limit = В лимите нет того, что берут взамен.
committee-why-city-trade = Ни купить, ни продать сейчас ничего нельзя.
committee-why-city-treat = Нет документа или ни у кого нет стресса.
committee-why-city-unlock = Чтобы разблокировать следующую ячейку, не хватает ресурсов.
committee-why-clearance-no-use = Жетон допуска сейчас ничего не даст: { $clearance }.
committee-why-condition-closed = На это условие жетон помощи не положить.
committee-why-deliver-elsewhere = Жетон { $mission } нужно сдать в другом городе: { $city }.
committee-why-department-first = Сначала выберите отдел для проверки.
committee-why-ease-first = Сначала выберите, с какого жетона снять стресс.
committee-why-equal-dice = Одинаковые кубики выбирают слева, каждый один раз.
committee-why-exchange-first = Сначала закончите обмен или откажитесь от него.
committee-why-fail-first = Сначала решите, какое задание проваливается первым.
committee-why-finish-first = Сначала закончите начатое.
committee-why-five-dice = Больше { $count } кубиков не бросают.
committee-why-fund-empty = В фонде нет: { $resource }.
committee-why-gain-first = Сначала выберите груз или откажитесь.
committee-why-handed-enough = Жетоны действия переданы уже { $count } раз подряд: сначала используйте один.
committee-why-help-first = Сначала положите жетон помощи.
committee-why-help-is-used = Жетон помощи облегчает последнюю проверку задания.
committee-why-help-lies-there = Жетон помощи уже лежит там.
committee-why-hold-elsewhere = Удержать нельзя: жетон { $mission } не в вашем городе.
committee-why-hold-first = Сначала решите, удерживать ли задание.
committee-why-income-first = Сначала доход.
committee-why-income-taken = Этот доход уже взят: { $source }.
committee-why-interrogate-first = Сначала допросы: это обязательный шаг.
committee-why-limit-empty = В лимите нет: { $resource }.
committee-why-locked-cell = Сюда стресс не положить: { $slot }.
committee-why-loss-first = Сначала выберите, что потерять.
committee-why-lower-stays-closed = Нижний жетон стопки не открывают никогда.
committee-why-meet-first = Сначала выберите, с кем обменяться.
committee-why-missions-banned = Штраф запрещает выполнять и завершать задания.
committee-why-move-first = Сначала шаг 1 службы: движение или остаться.
committee-why-no-action-left = В запасе нет жетонов действия.
committee-why-no-action-token = У вас нет жетона действия.
committee-why-no-calm = В лимите нет спокойствия.
committee-why-no-cell-free = Для жетона { $mission } нет свободной ячейки багажника.
committee-why-no-clearance = Такого жетона допуска у вас нет: { $clearance }.
committee-why-no-help-there = На этом задании нет жетона помощи для проверки.
committee-why-no-id-bonus = Такого постоянного бонуса на удостоверении нет.
committee-why-no-medicine-in-check = Медикаменты нельзя применять с броска до конца получения стресса.
committee-why-no-personal-left = Личных заданий больше нет.
committee-why-no-relief-in-check = На этом столе внутри проверки стресс не снимают.
committee-why-no-reroll-here = У этого отдела нет доступных перебросов.
committee-why-no-room = В багажнике нет места: { $resource }.
committee-why-no-square = На удостоверении нет свободной клетки: { $seat }.
committee-why-no-sticker = Такой наклейки у вас нет: { $sticker }.
committee-why-no-stress = Стресса нет: { $seat }.
committee-why-no-stress-there = Здесь нет стресса: { $slot }.
committee-why-no-such-agent = Такого агента нет.
committee-why-no-such-bonus = У вас нет такого доступного бонуса.
committee-why-no-such-city = Такого города нет.
committee-why-no-such-dice = Таких кубиков на столе нет: их { $count }.
committee-why-no-such-income = Такого дохода сейчас нет: { $source }.
committee-why-no-such-reroll = Такого переброса у вас нет.
committee-why-no-such-route = До города { $city } нет пути стоимостью { $cost }: самый дешёвый стоит { $cheapest }.
committee-why-no-such-token = Такого жетона допроса здесь нет.
committee-why-nobody-stressed = Ни у кого нет стресса.
committee-why-nobody-there = Нужен второй агент в городе: { $city }.
committee-why-not-among = Выбирать можно не из этого: { $resource }.
committee-why-not-carried = Жетона { $mission } нет в вашем багажнике.
committee-why-not-closed = Здесь нет закрытого жетона: { $slot }.
committee-why-not-enough = Не хватает: { $resource } × { $count }.
committee-why-not-failing = Это задание сейчас не проваливается.
committee-why-not-in-scenario = В этом сценарии такого нет.
committee-why-not-on-track = Задания { $mission } нет на шкале времени.
committee-why-not-repeatable = Этот доход ещё раз не получить.
committee-why-not-two-missions = Поменять можно два разных задания со шкалы времени.
committee-why-not-two-tokens = Поменять можно два открытых жетона сценария на главных заданиях.
committee-why-nothing-locked = Здесь нечего разблокировать: { $department }.
committee-why-nothing-to-exchange = Обмениваться нечем: { $seat }.
committee-why-one-die = Этот переброс — для одного кубика.
committee-why-one-direction = За одну активацию — обмен только в одну сторону.
committee-why-open-first = Сначала открываются закрытые жетоны.
committee-why-own-first = Сначала теряют своё, если его хватает: { $resource }.
committee-why-paid-only = Штраф: только платный переброс — за документы; бесплатные не действуют.
committee-why-pay-first = Сначала заплатите.
committee-why-pay-otherwise = Так эту цену не заплатить.
committee-why-personal-elsewhere = Личное задание — в другом городе: { $city }.
committee-why-personal-situation = Это личное задание выполняется само, без активации.
committee-why-pick-first = Сначала выберите кубики для переброса.
committee-why-reroll-docs = На переброс нужно документов { $need }, у вас { $have }.
committee-why-reroll-used = Этот переброс в проверке уже использован.
committee-why-rerolls-used = Перебросы отдела уже использованы: { $count }.
committee-why-resolve-first = Сначала жетоны сценария.
committee-why-reward-first = Сначала награда: отказаться от неё можно, только если взять нечего.
committee-why-scenario-phase = В фазе сценария помогают только перебросы ячеек, союзников, жетона сценария, личного задания и удостоверения.
committee-why-serve-under-way = Служба уже идёт ({ $seat }): другая начнётся после неё.
committee-why-shift-done = Смена в этом раунде уже отработана.
committee-why-sticker-in-check = Внутри проверки эту наклейку не применяют: { $sticker }.
committee-why-sticker-no-use = Наклейка сейчас ничего не даст: { $sticker }.
committee-why-stress-first = Сначала стресс: осталось получить { $left }.
committee-why-strike-first = Часы бьют: сначала сдвиньте задание.
committee-why-supply-first = Сначала выберите груз для лимита.
committee-why-swap-first = Сначала выберите, что поменять местами.
committee-why-token-does-not-fit = Жетон { $mission } так не разместить.
committee-why-token-elsewhere = Жетон { $mission } в другом городе: { $city }.
committee-why-token-in-trunk = Жетон { $mission } в чужом багажнике: { $seat }.
committee-why-token-not-active = Жетон сценария, который это разрешает, не действует.
committee-why-token-not-there = Жетона { $mission } в этом багажнике нет.
committee-why-token-went-once = Жетон { $mission } в этом обмене уже передан.
committee-why-tokens-left = Жетоны действия ещё есть: { $seats }.
committee-why-too-far = { $city } стоит { $cost }, машин у вас { $cars }: не хватает { $missing }.
committee-why-too-many = Столько взять нельзя: { $count }.
committee-why-trace-first = Сначала обведите линию постоянного бонуса.
committee-why-trade-first = Сначала закончите обмен.
committee-why-treat-first = Сначала закончите лечение.
committee-why-trunk-over = Обмен не закончен: в багажник не помещается.
committee-why-unlock-first = Сначала разблокировка.
committee-why-unlocking-banned = Штраф запрещает разблокировать ячейки.
committee-why-went-other-way = В этом обмене { $resource } уже идёт в другую сторону.
committee-why-wrong-department = По этому отделу проверку не пройти: { $department }.

## Итог

committee-how-victory = Победа: все главные задания завершены
committee-how-failures = Провалено три рядовых задания
committee-how-track = Карте не нашлось места перед главным заданием
committee-how-stress = Жетоны стресса кончились

committee-line-mains = Главных заданий завершено: { $count } из { $all }
committee-line-regular = Рядовых завершено: { $count }, провалено: { $failed }
committee-line-checks = Проверок пройдено: { $count } из { $all }
committee-line-stress = Стресса получено: { $count }, снято: { $removed }

## Стол словами

committee-table-round = Раунд { $round }, { $phase }
committee-table-limit = Лимит: документов { $doc }, медикаментов { $med }, снаряжения { $eq }, топлива { $fuel }, спокойствия { $calm }, стресса { $stress }
committee-table-fund = Фонд: документов { $doc }, медикаментов { $med }, снаряжения { $eq }, топлива { $fuel }, спокойствия { $calm }
committee-table-mission = Деление { $division }, провал в раунде { $fails }: { $mission } ({ $kind }, { $where }) — { $need }
committee-table-trunk = везёт { $seat }
committee-table-answers = допросов { $count } из 2
committee-table-delivery = доставить: { $city }
committee-table-road = второй агент: { $city }
committee-table-main = Главное: «{ $main }», { $city } — { $need }. Мест до него { $left }, провалов { $failed } из 3
committee-table-seat = { $seat } ({ $agent }): { $city }; жетонов действия { $actions }, документов { $doc }, медикаментов { $med }, снаряжения { $eq }, топлива { $fuel }
committee-table-stress = { $seat }, стресс: { $tokens }
committee-table-check = Проверка, { $seat }: { $symbols } — успехов { $successes }, нужно { $need }, неуспехов { $failures }

## Что собирается делать бот

committee-plan-main = Выполню условие главного задания «{ $main }»: { $city }.
committee-plan-mission = Возьмусь за задание { $mission }: { $city }.
committee-plan-load = Погружу жетон { $mission } ({ $city }) и повезу дальше: { $target }.
committee-plan-deliver = Доставлю жетон { $mission }: { $city }.
committee-plan-road = Встану там, где заданию { $mission } нужен второй агент: { $city }.
committee-plan-interrogation = Отвечу на допрос: { $city }.
committee-plan-personal = Выполню личное задание: { $city }.
committee-plan-ally = Позову союзника — { $ally }: { $city }.
committee-plan-city = Воспользуюсь эффектом города: { $city }.
committee-plan-relieve = Потрачу жетон на передышку: каждый снимет 1 стресс.
committee-plan-go = Перееду поближе к делу: { $city }.
committee-plan-stay = Останусь на месте: { $city }.
committee-plan-token = Потрачу жетон иначе.
committee-plan-why-main = Условие { $part } из { $parts }: дело выигрывают главными заданиями.
committee-plan-why-last-round = Последний раунд: не успеем — провал.
committee-plan-why-mission = { $rounds ->
        [one] Остался { $rounds } раунд, лучше не тянуть.
        [few] Осталось { $rounds } раунда, а сейчас по пути.
       *[many] Осталось { $rounds } раундов, а сейчас по пути.
    }
committee-plan-why-personal = Откроется ячейка и бонус, который пригодится всем.
committee-plan-why-ally-once = Союзник разовый: сразу отдаст, что у него есть.
committee-plan-why-ally = Союзник останется до конца дела и поможет в проверках.
committee-plan-why-interrogation = Без этого ответа задание с допросами не закрыть.
committee-plan-why-near = Отсюда до следующего задания ближе.
committee-plan-why-unlock = Ещё одна ячейка: больше кубиков и символов.
committee-plan-why-treat = Стресса накопилось: подлечимся.
committee-plan-why-supply = В лимите мало: запасы пригодятся всем.
committee-plan-why-swap = Задания поменяются местами: гореть будет не всё сразу.
committee-plan-why-help = Жетон помощи ляжет туда, где трудно.
committee-plan-why-trade = Лишнее обменяется на то, чего не хватает.
committee-plan-why-income = Ещё один доход в этом раунде.
committee-plan-why-relief = Стресса станет меньше: ячейки снова заработают.
committee-plan-why-exchange = Нужное попадёт к тому, кому нужнее.
committee-plan-gain-mission = закроем { $mission }
committee-plan-gain-count = +{ $what }
committee-plan-gain-main = условие главного задания
committee-plan-gain-ally = новый союзник
committee-plan-gain-jam = затор снят
committee-plan-hand = { $seat } → { $to_seat }: { $what }
committee-plan-gain-calm = стресс −{ $count }
committee-plan-check = { $colour ->
    [hr] { committee-department-hr.word }
    [an] { committee-department-an.word }
    [tr] { committee-department-tr.word }
   *[any] { committee-department-any.word }
} { $number }+
committee-plan-question = допрос: { $colour ->
    [hr] { committee-department-hr.word }
    [an] { committee-department-an.word }
    [tr] { committee-department-tr.word }
   *[any] { committee-department-any.word }
} { $number }+
committee-plan-odds = { $check }: { $dice } %, с бесплатной помощью { $free } %, с тратами { $spent } %
committee-plan-odds-alone = { $check }: { $dice } %, с тратами { $spent } %
committee-plan-stress = стресс ≈ { $tenths }
committee-plan-worse = Сейчас полезнее другое. { $plan } Попросите ещё раз — соглашусь.
committee-plan-too-risky = Рискованно: шанс { $chance } %. Попросите ещё раз — сделаю.

# Тренер о службе: зачем она
committee-aim-main = Выполнить условие главного задания «{ $main }»: { $city }.
committee-aim-mission = Взяться за задание { $mission }: { $city }.
committee-aim-load = Погрузить жетон { $mission } ({ $city }) и везти дальше: { $target }.
committee-aim-deliver = Доставить жетон { $mission }: { $city }.
committee-aim-road = Встать там, где заданию { $mission } нужен второй агент: { $city }.
committee-aim-interrogation = Ответить на допрос: { $city }.
committee-aim-personal = Выполнить личное задание: { $city }.
committee-aim-ally = Позвать союзника — { $ally }: { $city }.
committee-aim-city = Воспользоваться эффектом города: { $city }.
committee-aim-go = Переехать поближе к делу: { $city }.
committee-aim-income-for-main = Этого не хватает для главного задания «{ $main }».
committee-aim-income-for-mission = Этого не хватает для задания { $mission }.
committee-aim-income-doc = Документами платят за задания, ячейки и перебросы.
committee-aim-income-med = Медикамент снимет стресс, когда ячейки закроются.
committee-aim-income-eq = Снаряжение добавит кубики в трудной проверке.
committee-aim-income-fuel = Топливо довезёт туда, куда не хватит машин.
committee-aim-income-limit = Документ из фонда: всем напарникам будет что взять.
committee-aim-income-calm = Спокойствие отменит один стресс кому угодно.
committee-aim-income-action = Лишний жетон — это ещё одно действие в раунде.
committee-aim-income-relief = Ячейка без стресса снова работает.
committee-aim-stay = Остаться на месте: { $city }.

# Совет напарника: что бы он сделал на вашем месте
committee-advice-main = Выполните условие главного задания: { $city }.
committee-advice-mission = Возьмитесь за задание { $mission }: { $city }.
committee-advice-load = Погрузите жетон { $mission } ({ $city }) и везите дальше: { $target }.
committee-advice-deliver = Доставьте жетон { $mission }: { $city }.
committee-advice-road = Встаньте там, где заданию { $mission } нужен второй агент: { $city }.
committee-advice-interrogation = Ответьте на допрос: { $city }.
committee-advice-personal = Выполните личное задание: { $city }.
committee-advice-ally = Позовите союзника — { $ally }: { $city }.
committee-advice-city = Воспользуйтесь эффектом города: { $city }.
committee-advice-relieve = Потратьте жетон на передышку: каждый снимет 1 стресс.
committee-advice-go = Переезжайте поближе к делу: { $city }.
committee-advice-stay = Останьтесь на месте: { $city }.
committee-advice-token = Потратьте жетон иначе.
