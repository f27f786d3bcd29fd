# A tournament of friends.

cup-of = Турнир: { $game }
cup-new = Новый турнир
cup-new-more = Каждый раунд играют все. Кто с кем сядет и кто где, решается сразу на весь турнир: чаще встречаются те, кто ещё не встречался, а первыми ходят по очереди. Если людей за столом мало, сядут боты.
cup-game = Игра
cup-at-table = Мест за столом
cup-how-many = Раундов
cup-name = Название (не обязательно)
cup-create = Создать и позвать
cup-rounds =
    { $count ->
        [one] { $count } раунд
        [few] { $count } раунда
       *[many] { $count } раундов
    }
cup-seats =
    { $count ->
        [one] за столом { $count }
       *[other] за столом до { $count }
    }
cup-people =
    { $count ->
        [one] Собрался { $count } участник
        [few] Собрались { $count } участника
       *[many] Собрались { $count } участников
    }
cup-host = организатор
cup-join = Участвовать
cup-leave = Не участвовать
cup-begin = Начать: рассадить по раундам
cup-begin-not = Начать можно вдвоём и больше
cup-waits = Начинает организатор.
cup-how = Пришлите ссылку друзьям. Столы первого раунда появятся, как только турнир начнётся.
cup-standing = Положение
cup-standing-last = Итог
cup-standing-none = Ещё ни одна партия не кончилась.
cup-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }
cup-points-how = За место столько очков, сколько мест осталось позади; в общей игре за победу одно.
cup-round = Раунд { $n }
cup-now = сейчас
cup-place = место
cup-table = стол { $n }
cup-table-open = собирается
cup-table-playing = играют
cup-table-over = сыграно
