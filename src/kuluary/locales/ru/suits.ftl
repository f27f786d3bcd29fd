# «Масти Власти»: what the engine says. Arguments: $seat is a name or «Вы», $card, $character, $guild are texts.

suits-title = Масти Власти

suits-character-duchess = Герцогиня
suits-character-chancellor = Канцлер
suits-character-cardinal = Кардинал
suits-character-captain = Капитан

suits-guild-aristocrats = аристократы
suits-guild-artists = художники
suits-guild-merchants = торговцы
suits-guild-artisans = ремесленники
suits-guild-knights = рыцари
suits-guild-assassins = убийцы

suits-guild-unknown = такой гильдии нет

suits-card = { $character } { $value }, { $guild }
suits-card-joker = { $character } { $value }, джокер
suits-card-penalty = { $character } { $value }, штраф −2
suits-card-bonus = { $character } { $value }, премия +2
suits-card-power = { $character } { $value }, карта власти
suits-card-unknown = такой карты нет

## Вопросы
suits-ask-lead = Заходите вы: положите любую карту.
suits-ask-follow = Масть захода: { $character }. Положите карту этой масти или дайте взятку.
suits-ask-follow-no-gem = Масть захода: { $character }. Положите карту этой масти: самоцветов на взятку нет.
suits-ask-any = Масти захода ({ $character }) у вас нет: положите любую карту или дайте взятку.
suits-ask-any-no-gem = Масти захода ({ $character }) у вас нет: положите любую карту.
suits-ask-contribute = Отдайте одну карту взакрытую в колоду козырей: она станет козырем одного из первых четырёх раундов.
suits-ask-leave = Оставьте в центре одну из взятых карт, самую ненужную: в очки она не пойдёт.
suits-ask-joker =
    { $left ->
        [one] Положите джокера в одну из стопок: остался { $left }.
        [few] Положите джокера в одну из стопок: осталось { $left }.
       *[other] Положите джокера в одну из стопок: осталось { $left }.
    }

## Действия
suits-do-play = { $card }
suits-do-bribe = Дать взятку, 1 самоцвет
suits-do-contribute = В колоду козырей: { $card }
suits-do-leave = Оставить: { $card }
suits-do-place-joker = Джокер в стопку: { $guild }
suits-pass-joker = Пусть считаются равные стопки партнёра: джокер сбрасывается

## События
suits-saw-first-chosen = { $seat }: первый заход
suits-saw-dealt = Ваши карты: { $cards }
suits-saw-hand-dealt =
    { $count ->
        [one] { $seat }: на руке { $count } карта
        [few] { $seat }: на руке { $count } карты
        [many] { $seat }: на руке { $count } карт
       *[other] { $seat }: на руке { $count } карты
    }
suits-saw-contributed = { $seat }: карта в колоду козырей
suits-saw-contributed-card = Ваша карта в колоде козырей: { $card }
suits-saw-trump-turned = Раунд { $round }. Козырь: { $card }
suits-saw-deck-recycled = Новая колода козырей: { $cards }
suits-saw-gems-removed =
    { $gems ->
        [one] { $seat }: карт больше нет, { $gems } самоцвет убран из игры
        [few] { $seat }: карт больше нет, { $gems } самоцвета убраны из игры
        [many] { $seat }: карт больше нет, { $gems } самоцветов убраны из игры
       *[other] { $seat }: карт больше нет, { $gems } самоцвета убраны из игры
    }
suits-saw-led = { $seat }: заход, { $card }
suits-saw-played = { $seat }: { $card }
suits-saw-bribed = { $seat }: взятка
suits-saw-round-taken =
    { $gems ->
        [0] { $seat } { $seat_is ->
            [me] забираете
           *[other] забирает
        } раунд
        [one] { $seat } { $seat_is ->
            [me] забираете
           *[other] забирает
        } раунд и { $gems } самоцвет
        [few] { $seat } { $seat_is ->
            [me] забираете
           *[other] забирает
        } раунд и { $gems } самоцвета
        [many] { $seat } { $seat_is ->
            [me] забираете
           *[other] забирает
        } раунд и { $gems } самоцветов
       *[other] { $seat } { $seat_is ->
            [me] забираете
           *[other] забирает
        } раунд и { $gems } самоцвета
    }
suits-saw-card-left = { $seat }: в центре остаётся { $card }
suits-saw-rounds-ended = Раунды окончены
suits-saw-joker-placed = { $seat }: джокер, { $guild }
suits-saw-jokers-discarded =
    { $count ->
        [one] { $seat }: джокеру нет места, он сброшен
       *[other] { $seat }: джокерам нет места, сброшено: { $count }
    }

## Отказы
suits-why-must-follow = «{ $card }» не подходит: у вас есть масть захода ({ $character }), и карта должна быть этой масти.
suits-why-not-in-hand = Этой карты у вас на руке нет: { $card }.
suits-why-leader-must-play = Заходящий обязан положить карту: взятка открыта только остальным.
suits-why-no-gem = Самоцветов для взяток не осталось; самоцветы на карте богатства для взяток не годятся.
suits-why-play-first = Сейчас нужно положить карту или дать взятку.
suits-why-contribute-first = Сначала положите карту в колоду козырей.
suits-why-not-taken = Оставить можно только карту, взятую в этом раунде: «{ $card }» не из них.
suits-why-leave-first = Сначала оставьте в центре одну из взятых карт.
suits-why-joker-first = Раунды окончены: осталось разложить джокеров.
suits-why-no-pile = Стопка не может состоять из одного джокера: карт гильдии «{ $guild }» в счёт не идёт.
suits-why-has-joker = В стопке «{ $guild }» уже лежит джокер: больше одного нельзя.
suits-why-partners-pile = В счёт идёт стопка партнёра («{ $guild }»), а за этим столом джокеры остаются у владельца.

## Счёт
suits-line-guild = { $guild }: символов { $symbols }
suits-line-bonus = Премии +2
suits-line-penalty = Штрафы −2
suits-line-power =
    { $cards ->
        [one] { $cards } карта власти
        [few] { $cards } карты власти
        [many] { $cards } карт власти
       *[other] { $cards } карты власти
    }
suits-line-wealth = Самоцветы на карте богатства
suits-line-tie = При ничьей: карт { $cards }, самоцветов { $gems }

suits-how-points = Решили очки
suits-how-cards = Очков поровну: решает число карт
suits-how-gems = Очков и карт поровну: решают самоцветы на карте богатства
suits-how-shared = Поровну во всём: победа общая

## Стол словами
suits-table-trump = Раунд { $round } из { $rounds }, козырь: { $card }
suits-table-seat = { $seat }: карт { $count }, на взятки { $gems }, богатство { $wealth }, сейчас очков { $points }
suits-table-hand = Ваша рука: { $cards }

# Что говорит за ответ; $points — очки раунда, $gain — приносит он их, стоит или ни то ни другое.
suits-coach-takes =
    { $gain ->
        [none] Берёт раунд наверняка, хотя очков он не даёт.
        [less] Берёт раунд наверняка, хотя он стоит { $points ->
            [one] { $points } очко
            [few] { $points } очка
           *[other] { $points } очков
        }.
       *[more] Берёт раунд наверняка: это { $points ->
            [one] { $points } очко
            [few] { $points } очка
           *[other] { $points } очков
        }.
    }
suits-coach-if =
    { suits-coach-may } { $threats ->
        [one] Перебить может ещё { $threats } карта.
        [few] Перебить могут ещё { $threats } карты.
       *[other] Перебить могут ещё { $threats } карт.
    }
suits-coach-may =
    { $gain ->
        [none] Карты на столе очков не дают.
        [less] Если не перебьют, карты на столе обойдутся в { $points ->
            [one] { $points } очко
            [few] { $points } очка
           *[other] { $points } очков
        }.
       *[more] Если не перебьют, карты на столе принесут { $points ->
            [one] { $points } очко
            [few] { $points } очка
           *[other] { $points } очков
        }.
    }
suits-coach-cannot = Раунд достанется другому: этой картой его не взять.
suits-coach-cannot-low = Раунд не взять, поэтому уходит младшая карта: старшие ещё пригодятся.
suits-coach-cannot-keep = Этой картой раунд не взять: другие ещё пригодятся.
suits-coach-penalty = Раунд не взять, зато штраф достанется тому, кто его выиграет.
suits-coach-bribe =
    { $gems ->
        [0] Карта остаётся на руке ценой последнего самоцвета.
        [one] Карта остаётся на руке ценой самоцвета; в запасе ещё { $gems }.
       *[other] Карта остаётся на руке ценой самоцвета; в запасе ещё { $gems }.
    }
