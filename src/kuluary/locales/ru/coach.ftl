### Тренер: подсказки за столом, предупреждения, разбор после партии.
### $answer, $better — ответы словами; $best, $chance — шансы в процентах.

coach-two = { $first } { $second }
coach-name = Тренер
coach-ask = Спросить тренера
coach-other = Другой ход
coach-suggests = Тренер советует
coach-thinks = думает…
coach-chance = шанс на победу
coach-percent = { $n } %
coach-even = Разницы почти нет: выбирайте, как хочется.
coach-seen =
    { $taken ->
        [one] Стол видит: взята { $taken } подсказка
        [few] Стол видит: взято { $taken } подсказки
        [many] Стол видит: взято { $taken } подсказок
       *[other] Стол видит: взято { $taken } подсказки
    }
coach-seen-of = Стол видит: подсказка { $taken } из { $all }
coach-count =
    { $count ->
        [one] { $count } подсказка тренера
        [few] { $count } подсказки тренера
        [many] { $count } подсказок тренера
       *[other] { $count } подсказки тренера
    }
coach-taken = { $name }: подсказка тренера, { $count }-я за партию.

coach-weighing = Тренер смотрит на ваш ход…
coach-still-yours = Ход ещё не сделан.
coach-sure = Точно: { $answer }?
coach-falls = Шанс упадёт с { $best } до { $chance } %. Лучше: { $better }.
coach-take-back = Взять обратно
coach-anyway = Всё равно сыграть
coach-warn-on = Предупреждать о промахах: включено у вас

# Разбор
coach-review = Разбор
coach-review-of = Разбор партии
coach-review-won =
    { $count ->
        [one] Разбор. Победа: { $names }
       *[other] Разбор. Победа: { $names }
    }
coach-review-won-you = Разбор. Победа ваша
coach-review-team = Разбор. Победила команда
coach-review-lost = Разбор. Партия проиграна
coach-review-none = Эту партию тренер ещё не разбирал. Разбор идёт решение за решением: где менялись шансы и почему. Ждать не обязательно.
coach-review-begin = Разобрать партию
coach-review-working = Тренер разбирает партию: { $done } из { $frames }
coach-review-leave = Можно уйти: разбор останется при партии.
coach-review-failed = Разбор прервался на { $done } из { $frames }.
coach-review-again = Продолжить
coach-to-table = К столу
coach-chances = Шанс на победу, %
coach-chances-team = Шанс команды на победу, %
coach-open-table = Линии знают все карты. Решения судим по тому, что игрок видел сам.
coach-numbers = Показать числами
coach-no-numbers = Показать линиями
coach-team = Команда
coach-deal = раздача
coach-round = Раунд { $n }
coach-chart-line = { $name }: вначале { $first } %, в конце { $last } %, самое большее { $most } % (раунд { $round }).
coach-turns = Повороты
coach-turns-yet = Назовём, когда разберём партию до конца.
coach-turns-none = Перелома не было: шансы менялись понемногу.
coach-moment = Посмотреть момент
coach-moment-n = Момент { $n }: посмотреть
coach-worst = худшее решение
coach-best = лучшее решение
coach-turn = перелом
coach-swing = Больше всех меняется шанс: { $name }, { $from } → { $to } %
coach-better = сильнее
coach-next = второе по силе
coach-by = { $name }, раунд { $n }
coach-judges = Тренер о решении: { $name }
coach-everyone = Каждый за столом
coach-clean = Заметных промахов нет.
coach-luck-skill = Удача и умение
coach-luck = удача
coach-own = свои ходы
coach-others = ходы других
coach-mistakes = промахи
coach-mistakes-of = { $made } из { $all }
coach-luck-more = Сколько процентов шанса за партию прибавили или отняли удача (раздача и карты), свои ходы рядом со средними за этим столом и всё, что сделали другие. Промах стоит не меньше { $least } % шанса, если судить по тому, что игрок видел. Числа приблизительны.
coach-luck-more-team = Сколько процентов шанса команды за партию прибавили или отняли удача (карты, жетоны, кубики) и ходы каждого. Промах стоит не меньше { $least } % шанса, если судить по тому, что игрок видел. Числа приблизительны.
coach-say-won-luck = Больше всего победе помогла удача.
coach-say-won-own = Победа заработана: больше всего дали собственные ходы.
coach-say-won-others = Больше всего победе помогли ходы остальных.
coach-say-lost-luck = Больше всего подвела удача.
coach-say-lost-own = Больше всего стоили собственные ходы.
coach-say-lost-others = Больше всего отняли ходы остальных.
coach-say-even = Партия шла ровно: ни удача, ни чьи-то ходы по отдельности её не решили.
coach-say-mistakes =
    { $made ->
        [0] Промахов не было.
       *[other] Промахов: { $made }, а решений было { $all }.
    }
coach-say-deed = Дороже всего обошлось одно решение: раунд { $round }, { $percent } % шанса.
coach-say-team-won = Команда выиграла дело: самый трудный час — раунд { $round }.
coach-say-team-lost = Дело проиграно. Дороже всего обошлись решения раунда { $round }.

# Задачи
coach-puzzles-more = Положения из настоящих партий: один ход заметно лучше остальных. Найдите его, и тренер скажет почему.
coach-puzzle-today = Задача дня
coach-puzzle = Задача
coach-puzzle-of = Задача: { $theme }
coach-puzzle-round = Раунд { $n }. Что лучше всего?
coach-puzzle-answers = Ваш ответ
coach-puzzle-right = Верно
coach-puzzle-wrong = Есть ход сильнее
coach-puzzle-best = С лучшим ходом шанс на победу — { $chance } %.
coach-puzzle-yours = ваш ход
coach-puzzle-rest =
    { $n ->
        [one] Ещё { $n } ответ: до { $chance } %
        [few] Ещё { $n } ответа: до { $chance } %
       *[many] Ещё { $n } ответов: до { $chance } %
    }
coach-puzzle-play = Доиграть отсюда
coach-puzzle-own = из партий этого дома
coach-puzzle-next = Следующая
coach-puzzle-solved = решена
coach-puzzle-tried = не с первого раза
coach-puzzle-count = решено { $done } из { $all }
coach-theme-suits-bribe = взятка вовремя
coach-theme-suits-joker = джокер
coach-theme-suits-take = взять раунд
coach-theme-suits-risk = рискнуть
coach-theme-suits-give = отдать раунд
coach-theme-suits-other = разное
coach-theme-power-card = карта ряда
coach-theme-power-project = проект
coach-theme-power-alliance = союз
coach-theme-power-operation = спецоперация
coach-theme-power-other = выдержка
coach-theme-committee-road = дорога
coach-theme-committee-deed = дело на месте
coach-theme-committee-token = жетон действия
coach-theme-committee-other = разное
