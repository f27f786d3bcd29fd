# «Масти Власти»: подписи, которые нужны только доске. $seat: имя; ждут от движка только имена карт и гильдий.

suits-board-status-round = раунд { $round } из { $rounds }
suits-board-status-begin = раздача
suits-board-status-final = подсчёт
suits-board-chapter-round = Раунд { $round }

## Раунд
suits-board-round = Этот раунд
suits-board-trump = Козырь
suits-board-trump-tells = Козырь раунда: { $card }. Его масть бьёт все остальные. Карта достанется тому, кто заберёт раунд, и откроется новый козырь.
suits-board-tells-follow = { $card }: масть захода. Раунд забирает старшая карта этой масти, если никто не положит козырь.
suits-board-tells-trump = { $card }: козырь, бьёт любую другую масть.
suits-board-tells-off = { $card }: ни масть захода, ни козырь, раунд не заберёт.
suits-board-deck =
    { $count ->
        [0] последний
       *[other] колода: { $count }
    }
suits-board-deck-long =
    { $count ->
        [0] колода козырей пуста
       *[other] в колоде ещё { $count }
    }
suits-board-known = в колоде:
suits-board-left-list = В новую колоду
suits-board-left-out = Не в счёт
suits-board-new-deck = новая колода с раунда { $round }
suits-board-lead = заход
suits-board-bribe = взятка
suits-board-bribe-gem = взятка: один самоцвет
suits-board-role-trump = козырь
suits-board-role-highest = старшая
suits-board-role-off = сброс
suits-board-my-turn = ваш ход
suits-board-partner = партнёр
suits-board-partner-name = ваш партнёр { $seat }
suits-board-turn = ходит
suits-board-out = без карт
suits-board-takes = забирает
suits-board-wins = пока забирает
suits-board-in-hand = в руке
suits-board-for-bribes = на взятки
suits-board-wealth = богатство
suits-board-received = в богатстве
suits-board-received-why = Самоцветы, полученные с раундами: по очку за каждый
suits-board-last = Прошлый раунд
suits-board-last-taken = забирает { $seat }
suits-board-last-mine = забираете вы

## Начало игры вшестером
suits-board-choosing = думает
suits-board-chosen = готово
suits-board-deck-grows = Колода козырей: { $count } из 4
suits-board-my-gift = ваша карта

## Стопки и очки
suits-board-ledger = Стопки и очки на сейчас
suits-board-ledger-teams = Счёт на двоих: где стопка у обоих, считают меньшую
suits-board-both = Вместе у пары
suits-board-pairs = Счёт пар
suits-board-ledger-open = Подробно: если бы игра кончилась сейчас
suits-board-if-now = Если бы игра кончилась сейчас
suits-board-final = Подсчёт
suits-board-player = Игрок
suits-board-team = Команда
suits-board-team-of = Команда { $number }
suits-board-item = Статья
suits-board-jokers = джокеры
suits-board-jokers-best = Джокеры посчитаны так, будто каждый лёг в лучшую для него стопку.
suits-board-bonus = премии
suits-board-penalty = штрафы
suits-board-power = карты власти
suits-board-now = Сейчас
suits-board-total = Итого
suits-board-count = Карт
suits-board-ahead = впереди
suits-board-ignored = не в счёт
suits-board-ignored-why = Не в счёт: считается стопка партнёра, она не больше
suits-board-ignored-size = у партнёра { $count }, не в счёт
suits-board-with-joker = с джокером
suits-board-ladder = Стопка → очки
suits-board-pile-size = стопка:
suits-board-power-size = карт власти:
suits-board-ladder-long = Символов в стопке гильдии и очки за неё
suits-board-area = Взято: { $seat }
suits-board-pile = { $guild }: { $count }, очки { $points }
suits-board-pile-none = { $guild }: нет
suits-board-neutrals = Нейтральные карты

## Рука
suits-board-hand =
    { $count ->
        [0] Карт на руке нет
        [one] Ваша рука, { $count } карта
        [few] Ваша рука, { $count } карты
        [many] Ваша рука, { $count } карт
       *[other] Ваша рука, { $count } карты
    }
suits-board-can-play = { $card }. Можно положить
suits-board-can-give = { $card }. Можно отдать в колоду козырей
suits-board-can-leave = { $card }. Можно оставить в центре
suits-board-raised = { $card }. Выбрана, ещё раз: положить
suits-board-cannot = { $card }. Сейчас нельзя, почему?
suits-board-idle = { $card }

## Что сможет карта
suits-board-verdict-cannot = Раунд не заберёт
suits-board-verdict-if = Может забрать раунд
suits-board-verdict-takes = Заберёт раунд наверняка
suits-board-takes-sure = Заберёт наверняка
suits-board-if-trump = Заберёт, если никто не даст козырь
suits-board-if-higher = Заберёт, если никто не даст старше
suits-board-if-both = Заберёт, если никто не перебьёт
suits-board-if-higher-trump = Заберёт, если нет козыря старше
suits-board-cannot-off = Не заберёт: чужая масть
suits-board-cannot-trump = Не заберёт: { $card } — козырь
suits-board-cannot-higher = Не заберёт: { $card } старше
suits-board-now-takes = Пока раунд забирает { $seat }: { $score }.
suits-board-will-take = Раунд заберёт { $seat }: { $score }.
suits-board-score-goes =
    { $seats ->
        [1] счёт { $from } → { $to }
       *[other] счёт пары { $from } → { $to }
    }
suits-board-score-stays =
    { $seats ->
        [1] счёт останется { $points }
       *[other] счёт пары останется { $points }
    }
suits-board-unseen = Ещё не вышли: { $list }.
suits-board-unseen-higher =
    { $count ->
        [one] { $count } карта старше
        [few] { $count } карты старше
        [many] { $count } карт старше
       *[other] { $count } карты старше
    }
suits-board-unseen-trumps =
    { $count ->
        [one] { $count } козырь
        [few] { $count } козыря
        [many] { $count } козырей
       *[other] { $count } козыря
    }
suits-board-with-this =
    { $seats ->
        [1] Ваш счёт, если заберёте: { $from } → { $to }.
       *[other] Счёт вашей пары, если заберёте: { $from } → { $to }.
    }
suits-board-with-sure =
    { $seats ->
        [1] Ваш счёт: { $from } → { $to }.
       *[other] Счёт вашей пары: { $from } → { $to }.
    }
suits-board-with-so-far =
    { $seats ->
        [1] Ваш счёт с тем, что уже лежит: { $from } → { $to }.
       *[other] Счёт вашей пары с тем, что уже лежит: { $from } → { $to }.
    }
suits-board-with-this-same =
    { $seats ->
        [1] Если заберёте, ваш счёт останется { $points }.
       *[other] Если заберёте, счёт вашей пары останется { $points }.
    }

## Три места внизу
suits-board-play-duchess = Положить Герцогиню { $value }
suits-board-play-chancellor = Положить Канцлера { $value }
suits-board-play-cardinal = Положить Кардинала { $value }
suits-board-play-captain = Положить Капитана { $value }
suits-board-bribe-play = Дать взятку
suits-board-last-card = Карта последняя: без карт самоцветы ({ $gems }) сгорят.
suits-board-bribe-raised = Взятка: самоцвет вместо карты
suits-board-bribe-more =
    { $left ->
        [0] Самоцвет уйдёт забравшему. Это последний.
       *[other] Самоцвет уйдёт забравшему.
    }
suits-board-leave-pile = Уступить стопку
suits-board-choose-card = Выберите карту
suits-board-choose-pile = Выберите стопку
suits-board-wait = Не ваш ход
suits-board-sent = Отправлено
suits-board-since = С прошлого хода — { $told }
suits-board-turn-lead = { $who }: любая карта
suits-board-turn-follow = { $who }: масть — { $character }
suits-board-turn-any = { $who }: масти захода нет
suits-board-laid = { $seat }: { $what }
suits-board-own-piles = Ваши стопки, счёт
suits-board-own-piles-pair = Ваши стопки, счёт пары

## Доли раунда
suits-board-ribbon-you = ваш
suits-board-takes-round = { $seat } забирает раунд
suits-board-takes-round-you = Вы забираете раунд
suits-board-took-highest = Старшая в масти захода: { $card }.
suits-board-took-by-trump = Козырь бьёт масть захода: { $card }.
suits-board-took = Взято: { $list }.
suits-board-took-trump = карта козыря
suits-board-took-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
suits-board-took-gems =
    { $count ->
        [one] { $count } самоцвет
        [few] { $count } самоцвета
        [many] { $count } самоцветов
       *[other] { $count } самоцвета
    }
suits-board-led =
    { $me ->
        [1] Вы заходите
       *[other] { $seat } заходит
    }
suits-board-played =
    { $me ->
        [1] Вы кладёте карту
       *[other] { $seat } кладёт карту
    }
suits-board-bribed =
    { $me ->
        [1] Вы даёте взятку
       *[other] { $seat } даёт взятку
    }
suits-board-bribed-more = Самоцвет и очко за него достанутся тому, кто заберёт раунд.
suits-board-joker-put =
    { $me ->
        [1] Вы кладёте джокера
       *[other] { $seat } кладёт джокера
    }
suits-board-spent =
    { $me ->
        [1] У вас кончились карты
       *[other] { $seat }: карт больше нет
    }
suits-board-spent-more =
    { $gems ->
        [one] { $gems } самоцвет убран из игры.
        [few] { $gems } самоцвета убраны из игры.
        [many] { $gems } самоцветов убраны из игры.
       *[other] { $gems } самоцвета убраны из игры.
    }
suits-board-spent-hand = Ваши карты кончились. Дальше раунды идут без вас.
suits-board-leaving = { $seat } оставляет карту
suits-board-to-lead = Заходит { $seat }
suits-board-left-there = В центре остаётся { $card }.
suits-board-without-it = Счёт вашей пары без неё: { $from } → { $to }.
suits-board-leave-shows = На картах — счёт пары без них.
suits-board-joker-put-more = Стопка: { $guild }
suits-board-ended = Раунды окончены
suits-board-ended-more = Дальше джокеры и подсчёт.
suits-board-score-change = { $seat }: { $from } → { $to }
suits-board-score-same = { $seat }: по-прежнему { $points }
suits-board-new-trump = Козырь: { $card }
suits-board-new-deck-trump = Новая колода из оставленных карт. Козырь: { $card }
suits-board-twos = премии и штрафы ±2
suits-board-ladder-power = Карты власти → очки

## Что даст раунд
suits-board-brings-joker =
    { $count ->
        [one] джокер
       *[other] джокеры: { $count }
    }
suits-board-brings-penalty =
    { $count ->
        [one] штраф −2
       *[other] штрафы −2: { $count }
    }
suits-board-brings-bonus =
    { $count ->
        [one] премия +2
       *[other] премии +2: { $count }
    }
suits-board-brings-power =
    { $count ->
        [one] карта власти
       *[other] карты власти: { $count }
    }
suits-board-brings-leaves = Одну карту придётся оставить.

## Джокеры
suits-board-joker-left =
    { $count ->
        [0] Джокеры разложены
        [one] Куда положить джокера?
       *[other] Джокеров положить: { $count }
    }
suits-board-joker-rule = Не больше одного в стопку.
suits-board-joker-team = Джокеры у команды общие, идут только в стопки, которые в счёт.
suits-board-joker-own = За этим столом джокер идёт только в стопку своего владельца.
suits-board-joker-here = джокер здесь
suits-board-joker-chosen = выбрано
suits-board-joker-change = { $from } → { $to }
suits-board-joker-wait = Джокеров раскладывают другие
suits-board-joker-soon = Раунды окончены. Теперь джокеры: каждый ляжет в одну из стопок.

## Конец
suits-board-place = Вы на { $place }-м месте
suits-board-lost-team = Ваша пара проиграла
suits-board-won = Город ваш!
suits-board-won-team = Город ваш на двоих
suits-board-won-by = Город берёт { $seat }
suits-board-won-by-team = Город берут { $seat }
suits-board-won-shared = Город поделён: { $seat }
suits-board-place-points = { $place }: { $mine } против { $best }
suits-board-to-result = К итогу
suits-board-already = Пока
suits-board-by-round = Счёт по раундам
suits-board-turning = Перелом: раунд { $round }
suits-board-decided-by-guilds = Решили гильдии.
suits-board-decided-by-twos = Решили премии и штрафы.
suits-board-decided-by-power = Решили карты власти.
suits-board-decided-by-wealth = Решило богатство.
suits-board-sources = Из чего сложилось
suits-board-source-guilds = гильдии
suits-board-source-twos = премии и штрафы
suits-board-source-power = карты власти
suits-board-source-wealth = богатство
suits-board-source-lost = потери
suits-board-count-best = больше всех: { $seat }, { $points }
suits-board-count-none = никому ничего
suits-board-count-costs = { $seat }: { $count } в стопке, это { $points }
suits-board-count-costs-only = { $seat }: { $points }
suits-board-line-by-line = Считаем строку за строкой.
suits-board-ending = Первое место: { $seat }.

## Карта в журнале
suits-board-about-guild = Ложится в стопку своей гильдии у того, кто забрал раунд. Три в стопке — лучше всего, четыре — уже потеря.
suits-board-about-joker = Джокер: в конце партии его кладут в одну из стопок, и она растёт на карту.
suits-board-about-penalty = Штраф: −2 тому, кто забрал раунд с ней.
suits-board-about-bonus = Премия: +2 тому, кто забрал раунд с ней.
suits-board-about-power = Карта власти: одна −1, две −3, три −6, а все четыре +10.
suits-board-moment = Показать с этого момента
suits-board-log-deal = Раздача
suits-board-log-round = Раунд { $round } · козырь { $card }
suits-board-how-points = По очкам: { $score } против { $other }.
suits-board-how-cards = { $score } : { $score }. Решает число карт: { $cards } против { $other }.
suits-board-how-gems = { $score } : { $score }, карт тоже поровну. Решают самоцветы: { $gems } против { $other }.
suits-board-how-shared = Поровну очков, карт и самоцветов.

## Кнопки хода
suits-board-mark-bribe = Взятка
suits-board-no-gems = нет
