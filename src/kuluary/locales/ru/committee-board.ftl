### Подписи, которые нужны только столу «Комитета»; всё остальное — в committee.ftl и committee-story.ftl.

committee-board-status = Раунд { $round } · { $phase }
committee-board-chapter = Раунд { $round }
committee-board-to-map = Карта
committee-board-or = или
committee-board-none = нет
committee-board-done = Выполнено
committee-board-quoted = «{ $title }»
committee-board-inferred = реконструировано
committee-board-inferred-note = Значения с этим знаком реконструированы: в книге правил их не видно. Остальное — из неё.

## Шкалы

committee-board-time = Шкала времени
committee-board-time-deck = Шкала времени · колода { $deck }
committee-board-time-why = Что осталось на делении 1, в начале следующего раунда провалено: карта уходит на шкалу прогресса, команда теряет 1 груз или 2 документа.
committee-board-until = до р. { $round }
committee-board-fails = провал р. { $round }
committee-board-fails-in = провал в раунде { $round }
committee-board-mission-n = задание { $mission }
committee-board-mission-fails = Задание { $mission }, провал в раунде { $round }
committee-board-progress = Шкала прогресса: провалов { $failures } из 3
committee-board-space-done = { $space }: задание { $mission } завершено
committee-board-space-failed = { $space }: задание { $mission } провалено
committee-board-space-main = { $space }: главное «{ $main }» завершено
committee-board-space-waiting = { $space }: ждёт главное «{ $main }»
committee-board-space-free = { $space }: свободно
committee-board-failures = Провалы { $count } из 3
committee-board-failures-more = : третий — поражение
committee-board-left = { $count ->
        [0] Перед главным на месте { $space } мест нет
        [one] До главного на месте { $space }: { $count } место
        [few] До главного на месте { $space }: { $count } места
       *[other] До главного на месте { $space }: { $count } мест
    }
committee-board-left-more = , лишняя карта — поражение
committee-board-mini = Сроки
committee-board-mini-more = ещё { $count }
committee-board-mini-later = { $missions } в р. { $round }
committee-board-mini-lost = провалов { $count }/{ $all }
committee-board-mini-left = { " " }· до главного { $count }
committee-board-goal = Цель { $main } из { $mains }:
committee-board-goal-check = проверка
committee-board-goal-then = потом { $city }
committee-board-goal-has = { $agent }: есть { $count } из { $of }
committee-board-goal-pays = { $agent }: хватает
committee-board-goal-odds = { $agent }: лучший шанс, { $chance }
committee-board-mini-spaces = Занято мест: { $count } из 15
committee-board-left-leaf = Шкала времени, запасы, агенты

## Карта

committee-board-map = Схема дорог
committee-board-map-sheet = лист 3 · ДСП
committee-board-anomaly = Аномалия
committee-board-anomaly-here = Аномалия здесь
committee-board-here = Здесь: { $things }
committee-board-interrogation = допрос: { $check }
committee-board-ally-n = союзник: { $ally }
committee-board-allies-n = { $count ->
        [one] { $count } союзник
        [few] { $count } союзника
       *[other] { $count } союзников
    }
committee-board-way-missing = дорога { $cost }, не хватает машин: { $missing }
committee-board-way-fuel = { $cars }, нужно { $fuel }
committee-board-way-lacks = не хватает { $missing }
committee-board-cities = Города списком
committee-board-nearer = Карта ближе
committee-board-farther = Карта дальше
committee-board-beside = Рядом с картой
committee-board-to-plan = В план
committee-board-effect = Эффект:
committee-board-effect-closed = закрыт
committee-board-effect-use = Применить эффект
committee-board-missions = Задания
committee-board-interrogations = Допросы
committee-board-allies = Союзники
committee-board-ally-once = разовый:
committee-board-agents = Агенты
committee-board-roads = Дороги
committee-board-active = Действует

## Запасы

committee-board-stock-title = Запасы
committee-board-limit = ЛИМИТ
committee-board-fund = ФОНД
committee-board-stock = Лимит: { $limit }. Фонд: { $fund }
committee-board-stock-more = Берут только из лимита. Потерянное уходит в фонд, и оттуда его возвращают лишь немногие эффекты.
committee-board-stress-unseen = Стресс, который ещё не открывали
committee-board-stress-discard = Сброс стресса
committee-board-supply = В запасе: { $actions }, заторов и допросов { $interrogations }, в колоде карт { $deck }.

## Агенты

committee-board-agent = { $agent }, { $city }: { $actions }, { $docs }, { $stress }. Открыть планшет
committee-board-mine = мой планшет
committee-board-led = ведёт { $seat }
committee-board-team-you = вы
committee-board-team-round = Каждый раунд: { $income }.
committee-board-team-later = Потом: { $bonus }.
committee-board-team-sum = Кубиков на всех: { $list }. Слабее всего { $weak }.
committee-board-team-hint = коснитесь агента, чтобы взять его в команду; ещё раз — чтобы вести его самому.
committee-board-base = база: { $income }
committee-board-room = багажник: свободно { $room } из { $places }
committee-board-personal = Личные задания
committee-board-clearance = Допуски
committee-board-sealed = Под закрытыми ячейками: { $list }.
committee-board-dept-sum = кубиков { $dice }; { $symbols }; перебросов { $rerolls }
committee-board-choose-department = Проверка: { $department }
committee-board-unlock-department = Разблокировать: { $department }
committee-board-no-die = кубик не даёт
committee-board-locked = заперта, цена: { $price }
committee-board-places = мест в багажнике: { $count }
committee-board-reroll = переброс
committee-board-closed = закрыт
committee-board-stress-closed = закрытый стресс
committee-board-stress-open = открытый стресс: { $stress }
committee-board-slot-closes = перестанет работать: { $gives }
committee-board-slot-over = под ним { $gives }
committee-board-income-of = доход: { $part }
committee-board-part-limit = документ из фонда в лимит
committee-board-part-calm = спокойствие из фонда в лимит
committee-board-part-relief = { $n ->
        [one] снять { $n } стресс
       *[other] снять { $n } стресса
    }
committee-board-part-action = жетон действия
committee-board-bonus-auto = автоуспех в любой проверке
committee-board-bonus-easier = { $colour ->
        [0] проверки легче на 1
       *[other] { $colour }: проверки легче на 1
    }
committee-board-bonus-cross = { $department } — и в проверках «{ $colour }»
committee-board-bonus-double = вмещает два стресса
committee-board-bonus-convert = два груза в обмен на жетон действия
committee-board-bonus-broker = жетон действия: обмен любых двух агентов
committee-board-bonus-hold = может удержать задание
committee-board-fine = Штраф
    .lose-cargo = доход: −1 груз
    .lose-docs = доход: −2 документа
    .lose-action = доход: −1 действие
    .reroll-cost = переброс дороже
    .paid-only = переброс за документы
    .harder = проверки +1
    .no-missions = без заданий
    .no-unlock = без новых ячеек
    .no-med = без меди­камен­тов
    .no-eq = без снаря­жения
    .no-fuel = без топлива
    .slow = −1 машина
committee-board-gift = Награда: { $list }
committee-board-gift-unlock = бесплатная ячейка
committee-board-gift-cars = { $n ->
        [one] +{ $n } машина
        [few] +{ $n } машины
       *[other] +{ $n } машин
    }
committee-board-gift-dice = { $n ->
        [one] снаряжение даёт на { $n } кубик больше
        [few] снаряжение даёт на { $n } кубика больше
       *[other] снаряжение даёт на { $n } кубиков больше
    }
committee-board-gift-relief = { $n ->
        [one] медикамент снимает на { $n } стресс больше
       *[other] медикамент снимает на { $n } стресса больше
    }
committee-board-gift-reroll = переброс в каждой своей проверке
committee-board-gift-discount = скидка на разблокировку: 2 документа или 1 груз
committee-board-gift-fuel = { $n ->
        [one] топливо даёт на { $n } машину больше
        [few] топливо даёт на { $n } машины больше
       *[other] топливо даёт на { $n } машин больше
    }
committee-board-gift-interrogation = допросы легче на { $n }
committee-board-gift-mission_doc = документ за каждое завершённое рядовое задание
committee-board-situation-division = завершить рядовое задание на делении { $n }
committee-board-situation-delivery = завершить доставку
committee-board-situation-main = быть там, где завершают главное задание
committee-board-situation-move = одно движение ценой { $n } или больше
committee-board-situation-interrogation = пройти допросы: { $n }

## Проверка

committee-board-check-of = Проверка: { $agent }
committee-board-check-on = идёт проверка
committee-board-told-roll = Бросок…
committee-board-told-counted = Подсчёт успехов…
committee-board-enough = успехов хватает
committee-board-passed = пройдена
committee-board-not-passed = не пройдена
committee-board-successes = { $n ->
        [one] { $n } успех
        [few] { $n } успеха
       *[other] { $n } успехов
    }
committee-board-misses = { $n ->
        [one] { $n } неуспех
        [few] { $n } неуспеха
       *[other] { $n } неуспехов
    }
committee-board-symbols = Символы отдела
committee-board-success-is = Успех:
committee-board-under-stress = под стрессом
committee-board-score = Успехи
committee-board-needed = нужно { $n }
committee-board-failed-dice = Неуспехи
committee-board-is-stress = станут стрессом
committee-board-difficulty = Сложность { $need }: проверка { $number }, штрафы { $penalties }, помощь { $reductions }.
committee-board-before = До броска было { $chance }, с бесплатными перебросами { $helped }; стресса в среднем { $stress }.
committee-board-extra = Успехов без кубиков: автоуспехи { $auto }, докуплено { $bought }.
committee-board-odds = шанс { $chance }, стресса в среднем { $stress }
committee-board-with-all = со всеми тратами { $chance }
committee-board-chances = { $chance }, с тратами { $spent }
committee-board-add-dice = Снаряжение: ещё кубики
committee-board-add-success = Жетон действия: +1 успех
committee-board-have-actions = у агента { $n }; одним делом в раунде меньше
committee-board-have = у агента { $n }
committee-board-once = один раз
committee-board-together = вместе с прежними { $chance }
committee-board-stress-to = стресс { $from } → { $to }
committee-board-not = сейчас нельзя
committee-board-not-no-reroll-here = в этом отделе перебросов нет
committee-board-not-no-such-reroll = такого переброса нет
committee-board-not-rerolls-used = уже использован
committee-board-not-reroll-used = уже использован
committee-board-not-reroll-docs = не хватает документов
committee-board-not-paid-only = штраф: даром нельзя, только за документы
committee-board-not-scenario-phase = не в фазе сценария
committee-board-not-no-action-token = нет жетона действия
committee-board-not-not-enough = снаряжения нет
committee-board-not-five-dice = больше кубиков не бросают
committee-board-not-no-sticker = такой наклейки нет
committee-board-stress-due = { $count ->
        [one] Получить { $count } стресс
       *[other] Получить { $count } стресса
    }
committee-board-stress-open-more = Сначала открываются закрытые жетоны: выберите, какой. У открытого появится штраф: действует, пока жетон открыт.
committee-board-stress-lay-more = Жетон ложится закрытым на ячейку или союзника, и они перестают работать; кубики и места багажника остаются. Следующий стресс его откроет: появится штраф.
committee-board-stress-ease = Снять стресс
committee-board-stress-ease-more = Закрытый жетон уходит совсем, и ячейка снова работает. Открытый лишь закрывается: штраф пропадает, ячейка ещё нет.
committee-board-stress-opened = Стресс открылся: { $stress }
committee-board-stress-opened-more = Новый стресс сначала открывает закрытый жетон. Штраф действует, пока жетон открыт.
committee-board-stress-calm = Спокойствие ({ $count } в лимите) отменяет один.

## Задания

committee-board-regular = Рядовое задание · { $kind }
committee-board-main = Главное
committee-board-main-at = Главное · место { $space }
committee-board-main-until = срок: раунд { $round }
committee-board-main-n = { $n }-е из { $all }
committee-board-conditions = Условия по порядку
committee-board-carried = везёт { $agent }
committee-board-lies = лежит: { $city }
committee-board-load = загрузить жетон
committee-board-load-room = нужна свободная ячейка багажника
committee-board-hand-in = { $city }: сдать жетон
committee-board-hand-in-more = активация того, кто его везёт
committee-board-answer-n = Допрос { $n }
committee-board-answer-from = где лежали допросы: { $cities }
committee-board-answers = допросов { $count } из 2
committee-board-report = { $city }: доложить
committee-board-both-ends = { $city } и { $other }: по агенту на каждом конце
committee-board-both-ends-more = завершает любой из двоих
committee-board-eased = с жетоном помощи:
committee-board-who-can = Кто может
committee-board-who-can-at = Кто может: { $city }
committee-board-is-there = уже на месте
committee-board-road-of = дорога { $cost }, машин { $cars }
committee-board-odds-dice = кубиков { $dice }, перебросов { $rerolls }
committee-board-too-far = не доехать
committee-board-can = может
committee-board-cannot = не может
committee-board-cannot-lacking = не хватает: { $price }
committee-board-cannot-cannot-pay-mission = не хватает ресурсов
committee-board-cannot-cannot-pay-main = не хватает ресурсов
committee-board-cannot-no-cell-free = нет свободной ячейки багажника
committee-board-cannot-token-in-trunk = жетон в чужом багажнике
committee-board-cannot-nobody-there = нужен второй агент на другом конце
committee-board-cannot-answers-missing = допросов пока не хватает
committee-board-cannot-missions-banned = штраф: без заданий
committee-board-otherwise = Если не успеть
committee-board-otherwise-round = Раунд { $round }: провал { $n } из трёх.
committee-board-otherwise-more = Команда теряет 1 груз или 2 документа, и карта всё равно займёт место.
committee-board-when-done = После завершения
committee-board-token = Жетон сценария «{ $name }»:
committee-board-token-none = Жетон сценария лежит лицом вниз и не откроется: это последнее главное задание.
committee-board-rest = Остальные

## Доход, обмен, предупреждения

committee-board-give = отдать
committee-board-take = взять
committee-board-caution = Необратимо
committee-board-caution-dice = Бросок кубиков не отменить никому.
committee-board-caution-clearance = Откроется жетон допуска, назад его не закрыть.
committee-board-caution-stress = Откроется жетон стресса, назад его не закрыть.
committee-board-caution-space = Карта займёт место { $space }. До главного { $left ->
        [one] останется { $left } место
        [few] останется { $left } места
       *[other] останется { $left } мест
    }
committee-board-caution-space-more = Отменить можно до первого броска или открытого жетона.
committee-board-caution-defeat = Завершить — значит проиграть
committee-board-caution-defeat-more = Этой карте нет места перед главным заданием: дело закончится поражением.

## Истории

committee-board-file = Дело № 58-К
committee-board-file-volume = Том 1. Листов: 212 (по описи — 213)
committee-board-file-stamp = Совершенно аномально
committee-board-file-head = Комитет · дело № 58-К
committee-board-file-begun = начато 3 октября 1958 г.
committee-board-file-ended = окончено
committee-board-file-ended-date = 2 октября 1958 г.
committee-board-file-keep = хранить
    вчера
committee-board-means-goal = { $count ->
        [one] вместе закрыть { $count } главное задание.
        [few] вместе закрыть по порядку { $count } главных задания.
       *[other] вместе закрыть по порядку { $count } главных заданий.
    } Каждое — цепочка условий в городах.
    .title = Цель
committee-board-means-turn = у каждого агента жетоны действия: за жетон он едет в город и делает там одно дело. Задания с номерами закрывают в срок.
    .title = Ход
committee-board-means-loss = три провала, карте нет места до главного или кончились жетоны стресса.
    .title = Поражение
committee-board-read = Прочитано, за работу
committee-board-read-first = Сначала — дело: о чём эта партия.
committee-board-stamp-done = завершено
committee-board-stamp-failed = провалено
committee-board-stamp-main = главное закрыто
committee-board-stamp-personal = личное
committee-board-stamp-token = сценарий
committee-board-stamp-condition = выполнено
committee-board-stamp-missed = не вышло
committee-board-closing-reward = { $count ->
    [1] Награда: { $what }.
   *[other] Награда на выбор: { $what }.
}
committee-board-closing-failed = { $left ->
    [0] Третий провал: дело проиграно.
    [one] Провал { $count } из 3: следующий проиграет дело.
   *[other] Провал { $count } из 3.
  }
committee-board-closing-loss = Карта заняла место на шкале, команда теряет 1 груз или 2 документа.
committee-board-closing-part = Условие { $part } из { $parts }: Аномалия уходит дальше.
committee-board-closing-main = Закрыто главных: { $done } из { $mains }.
committee-board-closing-missed = Нужны обе проверки сразу: в другой раз — заново.
committee-board-slip-close = Подшить
committee-board-slip-next = Дальше, ещё { $count }

## Журнал и карточки вещей

committee-board-log-matters = Важное
committee-board-log-checks = Проверки
committee-board-show-there = Показать на столе
committee-board-about-stress = Открытый стресс не даёт работать своей ячейке и мешает, как на нём написано, пока его не снимут.
committee-board-about-clearance = Допуск открывают, разблокировав ячейку, под которой он лежит.
committee-board-about-sticker = Наклейку применяют один раз, в любой момент фазы действий.
committee-board-about-cargo = Груз лежит в багажнике: одна ячейка на каждый.

## Итог и удостоверение

committee-board-case-closed = Дело закрыто
committee-board-case-lost = Дело проиграно
committee-board-result-mains = Главных: { $done } из { $all }
committee-board-result-round = Раундов сыграно: { $round }
committee-board-story = История дела
committee-board-story-file = Дело № 58-К, краткое изложение
committee-board-to-moment = Показать этот момент
committee-board-round-short = р. { $round }
committee-board-round-quiet = Без происшествий: доход, дороги, ожидание.
committee-board-chart = Шкала прогресса и стресс по раундам
committee-board-chart-done = завершено
committee-board-chart-mains = главные
committee-board-chart-failed = провалено
committee-board-chart-stress = стресс на планшетах
committee-board-chart-round = раунд { $round }: завершено { $done }, главных { $mains }, провалено { $failed }, стресс { $stress }
committee-board-decided = Что решило
committee-board-decided-card = { $mission } в раунде { $round }
committee-board-decided-failures = Три провала: { $list }. Третий закончил дело.
committee-board-decided-track = Шкалу заняли: завершено { $done }, провалено { $failed }, главных { $mains }.
committee-board-decided-stress = Стресса принято { $stress }, снято { $eased }.
committee-board-decided-won = { $cards ->
        [one] Больше всего дал раунд { $round }: { $cards } карта на шкалу
        [few] Больше всего дал раунд { $round }: { $cards } карты на шкалу
       *[other] Больше всего дал раунд { $round }: { $cards } карт на шкалу
    }{ $mains ->
        [0] {""}
        [one] {", "}среди них главная
       *[other] {", "}среди них { $mains } главные
    }. { $failed ->
        [0] Провалов не было.
        [one] Провал один: до поражения было ещё два.
       *[other] Провалов { $failed }: ещё один, и дело было бы проиграно.
    }
committee-board-of = { $n } из { $all }
committee-board-sum-checks = проверок пройдено
committee-board-sum-stress = стресса принято, снято
committee-board-sum-missions = рядовых завершено, провалено
committee-board-agent-missions = { $n ->
        [one] { $n } рядовое задание
        [few] { $n } рядовых задания
       *[other] { $n } рядовых заданий
    }
committee-board-agent-mains = главных { $n }
committee-board-agent-checks = проверки { $n } из { $all }
committee-board-agent-stress = стресс { $n }
committee-board-id = Удостоверение
committee-board-id-level = уровень { $level }
committee-board-id-curator = куратор: { $name }
committee-board-id-games = дел: { $count }
committee-board-id-stickers = Уровни и наклейки
committee-board-id-free = свободно
committee-board-id-room = свободно { $free } из { $all }
committee-board-id-here = сюда
committee-board-ids-sheet = Лист наклеек: победа на месте { $space }
committee-board-ids-left = Осталось раздать { $left } из { $all }
committee-board-ids-touch = Коснитесь клетки на удостоверении.
committee-board-ids-deal = Раздать за нас
committee-board-ids-full = Свободных клеток нет.
committee-board-id-used = использована
committee-board-id-new = новая
committee-board-id-keep = Сохранить удостоверение файлом: { $agent }
committee-board-id-permanent = Постоянные бонусы
committee-board-id-drops = Капли: зачёркиваются за поражение
committee-board-id-drop = Капля { $n }, наклеек { $count }
committee-board-id-drop-crossed = Капля { $n } зачёркнута
committee-board-id-archive = сдано в архив
committee-board-stickers = Что дают наклейки
committee-board-stickers-use = Применить наклейку можно в любой момент фазы действий, один раз. Применив её, обведите линию постоянного бонуса: { $lines } линии — и он ваш навсегда.
committee-board-stickers-won = Победа приносит наклейки на команду по месту последней главной карты: { $list }.
committee-board-stickers-space = до места { $space } — { $count }
committee-board-stickers-lost = Поражение зачёркивает каплю; на каплях наклеек: { $list }. С последней каплей удостоверение уходит в архив.

## Коротко, для кнопок

committee-board-ease-all = Снять { $count } сразу, начиная с открытых
committee-board-mark-serve = Выбрать город
committee-board-mark-relieve = Всем −1 стресс
committee-board-mark-discard = Сбросить без дела
committee-board-mark-finish = Закончить
committee-board-mark-return = Вернуть в лимит
committee-board-mark-medicate = Принять медикамент
committee-board-mark-leave = Выложить, не сдавая
committee-board-mark-shift = Смена
committee-board-mark-give = Отдать
committee-board-mark-take = Взять
committee-board-mark-interrogation = Допрос
committee-board-mark-mission = Задание
committee-board-mark-main = Главное
committee-board-mark-personal = Личное
committee-board-mark-check = Проверка
committee-board-mark-reroll-printed = Отдел
committee-board-mark-reroll-bonus = Личный
committee-board-mark-reroll-id = Удостов.
committee-board-mark-reroll-scenario = Сценарий
committee-board-mark-reroll-clearance = Допуск
committee-board-mark-reroll-documents = Документы
committee-board-mark-dice = Ещё
committee-board-mark-count = Посчитать
committee-board-mark-calm = Спокойствие
committee-board-calm-note = отменит 1 стресс
committee-board-calm-left = отменит 1 стресс; в лимите { $count }
committee-board-mark-limit = Из лимита
committee-board-mark-own = Из своего запаса
committee-board-mark-half = Пополам с другим агентом
committee-board-mark-base = База
committee-board-mark-enough = Хватит
committee-board-mark-treat = Лечить
committee-board-mark-pass = Дальше
committee-board-mark-lose = Завершить и проиграть
committee-board-mark-aid = Помочь себе
committee-board-mark-broker = Обмен двух агентов
committee-board-mark-hand-over = Передать жетон действия
committee-board-mark-convert = Груз на жетон действия
committee-board-mark-redeem = Допуск
committee-board-mark-stick = Наклейка
committee-board-mark-move = Поехать
committee-board-mark-put-help = Положить помощь
committee-board-swap-lead = Два задания меняются сроками; место, цена и награда остаются при них.
committee-board-swap-rounds = провал в р. { $from } → { $to }
committee-board-mark-swap = Поменять задания
committee-board-mark-swap-tokens = Поменять жетоны
committee-board-mark-pick-dice = Перебросить
committee-board-mark-open-stress = Открыть стресс
committee-board-mark-lay-stress = Положить стресс
committee-board-mark-ease = Снять стресс
committee-board-mark-use-city = Эффект города
committee-board-mark-take-ally = Взять союзника
committee-board-mark-income = Взять доход
committee-board-mark-again = Ещё раз
committee-board-mark-buy = Купить
committee-board-mark-sell = Продать

committee-board-odds-bare = кубики
committee-board-odds-lie = так, как лежит
committee-board-odds-free = даром
committee-board-odds-spent = с тратами
committee-board-odds-stress = стресс ≈ { $stress }
committee-board-odds-stress-is = стресс { $n }
committee-board-for-ever = навсегда:
committee-board-free = даром
committee-board-for-free = даром
committee-board-deed-main = Главное: { $main }
committee-board-deed-load = погрузить в багажник
committee-board-deed-space = { $left ->
        [0] займёт последнее место до главного
        [one] до главного останется { $left } место
        [few] до главного останется { $left } места
       *[other] до главного останется { $left } мест
    }
committee-board-deed-personal = Личное задание
committee-board-deed-city = Эффект города: { $city }
committee-board-if-go = Если поехать: { $city }
committee-board-if-stay = Если остаться: { $city }
committee-board-no-road = Дорога не нужна
committee-board-road-need = дорога { $cost }, своих машин { $cars }
committee-board-road-fuel = −{ $fuel }, останется { $left }
committee-board-meet = Обмен: { $agent }
committee-board-quiz = Допрос: { $check }
committee-board-quiz-must = обязателен
committee-board-then-quiz = сразу допрос: { $check }
committee-board-idle-there = Активаций не будет.
committee-board-one-deed = Одно дело
committee-board-advice = Совет напарника
committee-board-advice-do = Приступить
committee-board-advice-coming = Напарники думают, что бы сделали на вашем месте…
committee-board-advised = совет
committee-board-remedy = закроет открытый стресс, и штраф пропадёт
committee-board-bear-calm = отменить, пока есть чем
committee-board-look-first = Выберите город: увидите дорогу, допросы и что там можно сделать. Ничего ещё не сделано.
committee-board-touch-first = Коснитесь города: это ещё не ход.
committee-board-near-main = главное
committee-board-near-open = можно выполнить
# Из нескольких проверок: вероятность труднейшей.
committee-board-near-most = до { $chance }
committee-board-go-to = Ехать: { $city }
committee-board-stay-in = Остаться: { $city }
committee-board-stay-here = Остаться на месте
committee-board-rolls-there = и бросить { $dice ->
        [one] { $dice } кубик
        [few] { $dice } кубика
       *[other] { $dice } кубиков
    }: { $chance }
committee-board-undo-until = можно отменить до броска
committee-board-other-way = Другой путь: { $count }
committee-board-close = Закрыть
committee-board-roll = Бросить { $dice ->
        [one] { $dice } кубик
        [few] { $dice } кубика
       *[other] { $dice } кубиков
    }: { $chance }
committee-board-roll-note = бросок не отменить
committee-board-roll-first = Сначала выберите, что бросать
committee-board-choose-first = Выберите дело; бросок подтвердите здесь
committee-board-do = Взяться за дело
committee-board-reroll-dice = Перебросить { $n ->
        [one] { $n } кубик
        [few] { $n } кубика
       *[other] { $n } кубиков
    }
committee-board-count = Посчитать
committee-board-will-pass = пройдена
committee-board-will-fail = не пройдена
committee-board-take-all = Взять всё
committee-board-one-by-one = По одному
committee-board-more = { $count ->
        [one] Ещё { $count } действие
        [few] Ещё { $count } действия
       *[other] Ещё { $count } действий
    }
committee-board-cannot-no-personal-left = личных заданий больше нет
committee-board-cannot-personal-situation = выполняется само, когда сложится
committee-board-cannot-personal-elsewhere = в другом городе
committee-board-cannot-cannot-pay-personal = не хватает ресурсов
committee-board-cannot-anomaly-elsewhere = Аномалия сейчас в другом городе
committee-board-cannot-activation-elsewhere = в другом городе
committee-board-cannot-activation-idle = сейчас ничего не даст
committee-board-cannot-ally-elsewhere = союзник в другом городе
committee-board-cannot-ally-not-out = союзника нет на карте
committee-board-cannot-city-closed = город закрыт
committee-board-cannot-city-elsewhere = не здесь
committee-board-cannot-city-ally = союзников на карте нет
committee-board-cannot-city-exchange = обменивать нечего
committee-board-cannot-city-help = жетон помощи класть некуда
committee-board-cannot-city-income = ещё раз получить нечего
committee-board-cannot-city-relief = стресса нет
committee-board-cannot-city-supply = в фонде этого нет
committee-board-cannot-city-swap = менять нечего
committee-board-deed-cell = ячейка: { $price }
committee-board-cannot-trade-limit = в лимите нечего взять взамен
committee-board-cannot-city-trade = не на что менять
committee-board-cannot-city-treat = нет документа или стресса
committee-board-cannot-city-unlock = не хватает на следующую ячейку
committee-board-cannot-deliver-elsewhere = сдать можно только в городе назначения
committee-board-cannot-fund-empty = фонд пуст
committee-board-cannot-limit-empty = в лимите пусто
committee-board-cannot-no-stress = стресса нет
committee-board-cannot-nothing-to-exchange = обменивать нечего
committee-board-cannot-not-enough = не хватает ресурсов
committee-board-cannot-no-action-left = жетонов действия не осталось
committee-board-cannot-not-two-missions = нужно два задания на шкале
committee-board-cannot-not-two-tokens = нужно два жетона
committee-board-cannot-no-help-there = класть некуда
committee-board-cannot-token-elsewhere = жетон в другом городе
committee-board-cannot-not-on-track = не на шкале времени
committee-board-cannot-shift-done = смена уже отработана
committee-board-cannot-cannot-be-stressed = стресс класть некуда
committee-board-cannot-barred = штраф запрещает
committee-board-cannot-not-in-scenario = не в этом сценарии
committee-board-from-here = Шанс пройти отсюда
committee-board-tap-die = Коснитесь кубика, чтобы выбрать или оставить
committee-board-tap-die-paid = Коснитесь кубика: переброс за { $docs }
committee-board-not-now = Чего сейчас нет: { $count }
committee-board-for = Ради чего:
committee-board-for-more = Неуспехи станут стрессом в любом случае.
committee-board-for-interrogation = { $known ->
        [no] допрос. Пройден — жетон уйдёт из города, нет — останется.
       *[other] допрос. Пройден — жетон ляжет на { $named }, нет — останется в городе.
    }
committee-board-for-mission = задание { $named }. Пройдена — задание закрыто, нет — попробуете в другой раз.
committee-board-for-both = задание { $named }. Нужны обе проверки подряд, траты на них общие. Не пройдена хоть одна — в другой раз обе заново.
committee-board-for-vain = уже ни для чего: первая проверка не засчитана, и задание { $named } сейчас не закрыть. Вторая всё равно обязательна.
committee-board-for-ally = союзник { $named }. Пройдена — он с вами навсегда, нет — останется в городе.
committee-board-for-main = главное задание { $named }. Пройдена — условие выполнено, нет — попробуете в другой раз.
committee-board-for-personal = личное задание. Пройдена — бонус ваш, нет — попробуете в другой раз.
committee-board-for-other = эффект.
committee-board-income-after = после вас
committee-board-income-takes = берёт
committee-board-income-chooses = ещё выбирает
committee-board-income-stressed = { $what } — под стрессом, не придёт
committee-board-income-none = Всё взято
committee-board-income-token = Жетон действия — одно дело за раунд: служба в городе или отдых для всех. Дополнительный — ещё одно.
committee-board-cargo-med = снимает стресс.
committee-board-cargo-eq = добавляет кубики в проверке.
committee-board-cargo-fuel = добавляет машины в дороге.
committee-board-cargo-asked = Сейчас просят: { $by }.
committee-board-cargo-unasked = Сейчас никто не просит.
committee-board-cargo-later = Понадобится дальше: { $city }.
committee-board-cargo-goal = цель ({ $city })
committee-board-income-why = Грузом и документами платят за задания, ячейки и перебросы. Берут их из общего лимита; фонд лишь пополняет его.
committee-board-income-bots = Боты берут после вас и только нужное. Что не берёте, остаётся в лимите.
committee-board-income-shared = Лимит общий: что не берёте, остаётся в нём для всех.
committee-board-income-order = Порядок важен: сначала снимается стресс, под ним может быть ещё доход.
committee-board-round = Раунд { $round }
committee-board-round-morning = Утренняя сводка
committee-board-round-failures = Провалов { $n } из 3
committee-board-round-main = Новое главное
committee-board-round-failed = Провалено
committee-board-round-goal = Цель { $main } из { $mains }
committee-board-round-left = { $count ->
        [one] до главного { $count } место
        [few] до главного { $count } места
       *[other] до главного { $count } мест
    }
committee-board-round-closed = Закрыто
committee-board-round-moved = Сдвинулось
committee-board-round-last = последний раунд
committee-board-round-came = Появилось
committee-board-round-allies = Союзники в городах
committee-board-round-go = Дальше: доход
committee-board-ceremony-ids = К удостоверениям
committee-board-ceremony-on = Дальше
committee-board-ceremony-file = Дело № 58-К · раунд { $round } · лист последний
committee-board-conditions-any = Обе проверки, в любом порядке
