# Игра за минуту и её знаки.

suits-primer-goal = Набрать больше всех очков, собирая карты гильдий. Три карты одной гильдии приносят 6 очков, четвёртая портит всё: −1.
    .title = Цель
suits-primer-turn = Положите карту той масти, с которой зашли. Нет такой — годится любая.
    .title = Ваш ход
suits-primer-take = Старшая карта масти захода, а если есть козыри — старший козырь. Козырь на каждый раунд новый. Забравший берёт все карты раунда и заходит следующим.
    .title = Кто забирает
suits-primer-bribe = Вместо карты можно отдать самоцвет. Он принесёт очко тому, кто заберёт раунд.
    .title = Взятка
suits-primer-win = Последний раунд сыгран: джокеры ложатся в стопки, очки считают строка за строкой.
    .title = Конец

suits-picture-lead = Первый кладёт любую карту. Персонаж на ней задаёт масть раунда.
    .title = Заход
suits-picture-follow = Есть масть захода — кладите её, какую хотите. Нет — годится любая карта.
    .title = В масть
suits-picture-trump = Самый младший козырь сильнее любой карты другой масти.
    .title = Козырь бьёт
suits-picture-prize = Ему достаются карты раунда и карта козыря.
    .title = Забравший берёт всё
suits-picture-pile = Три карты гильдии хороши, четыре портят счёт, семь спасают.
    .title = Стопка: мало или много
suits-picture-wealth = Взятки достаются забравшему раунд: каждый самоцвет на его карте богатства приносит очко.
    .title = Богатство

suits-signs-characters = Персонажи
suits-signs-guilds = Гильдии
suits-signs-cards = Особые карты
suits-signs-table = Раунд
suits-signs-gems = Самоцветы
suits-signs-teams = Команды

suits-sign-seal-duchess = Герцогиня, масть
suits-sign-seal-chancellor = Канцлер, масть
suits-sign-seal-cardinal = Кардинал, масть
suits-sign-seal-captain = Капитан, масть
suits-sign-guild-aristocrats = аристократы, 5 карт
suits-sign-guild-artists = художники, 6 карт
suits-sign-guild-merchants = торговцы, 7 карт
suits-sign-guild-artisans = ремесленники, 7 карт
suits-sign-guild-knights = рыцари, 6 карт
suits-sign-guild-assassins = убийцы, 5 карт
suits-sign-joker = 1, джокер: в конце станет символом любой вашей гильдии
suits-sign-penalty = 2, штраф: −2 очка
suits-sign-bonus = 3, премия: +2 очка
suits-sign-power = 13, карта власти: −1, −3, −6, а все четыре +10
suits-sign-takes = кубок: эта карта забирает раунд; перечёркнут — не заберёт
suits-sign-gem = самоцвет: взятка, а на карте богатства 1 очко
suits-sign-gem-off = взятка уже дана или самоцветов нет
suits-sign-team-0 = первая команда
suits-sign-team-1 = вторая команда
suits-sign-team-2 = третья команда
