# Back and forth in time: taking plays back, going on from a moment, reporting a problem.

## Taking back

house-undo-turn = Сбросить мой ход
house-undo-turn-steps =
    { $count ->
        [one] Сбросить мой ход: { $count } шаг
        [few] Сбросить мой ход: { $count } шага
        [many] Сбросить мой ход: { $count } шагов
       *[other] Сбросить мой ход: { $count } шага
    }
house-undo-seat = Вернуть ход: { $name }
house-why-not-played = Вернуть нечего: с этого места ещё не ходили.
house-why-asked-before = Об этом ходе уже спрашивали: просят один раз.
house-error-plea-open = Сначала ответьте, возвращать ли ход.
house-error-lesson = В уроке ход не возвращают: главу можно начать заново.
house-plea-ask = Попросить вернуть ход
house-plea-ask-more = После вашего хода что-то уже открылось. Вернуть его можно, если согласятся все, кто играет; боты согласны. Пока вопрос открыт, часы стоят, а молчание через полторы минуты значит «нет».
house-plea-ask-vote = После вашего хода что-то уже открылось. Вернуть его можно, если за это больше половины играющих; боты не голосуют. Пока вопрос открыт, часы стоят, а молчание через полторы минуты значит «нет».
house-plea-ask-alone = После вашего хода что-то уже открылось. Боты не против: ход вернётся сразу. Что вы увидели, останется известным, а броски и перемешивания повторятся.
house-plea-step = Последний ход
house-plea-turn = Все мои ходы подряд
house-plea-what = Что вернуть
house-plea-words = Почему (не обязательно)
house-plea-send = Попросить
house-plea-now = Вернуть
house-plea-of = Просьба: { $name }
house-plea-mine = Ваша просьба
house-plea-question = { $name }: вернуть ход? Пока вопрос открыт, часы стоят.
house-plea-question-words = «{ $words }». { $name }: вернуть ход? Пока вопрос открыт, часы стоят.
house-plea-waits = Ждём ответа. Пока вопрос открыт, часы стоят.
house-plea-returns = Вернётся:
house-plea-returns-none = только сам ход.
house-plea-stays = Останется известным:
house-plea-stays-none = ничего нового.
house-plea-yes = Вернуть ход
house-plea-no = Оставить как есть
house-plea-drop = Снять просьбу
house-plea-agree = Согласны:
house-plea-votes = За:
house-plea-left = ответ до { $time }
house-plea-seat = просит вернуть
house-plea-granted = Ход возвращён.
house-plea-refused = Ход остался: { $names } против.
house-plea-silence = Ход остался: ответа не было.
house-plea-dropped = Просьба снята.
house-plea-agreed = { $name }: согласие есть
house-plea-open = { $name }: ответа ещё нет

## Going on from a moment

house-fork = Доиграть отсюда
house-fork-any = Доиграть с любого хода
house-fork-exact = Новый стол начнётся ровно с этого места: те же карты и колоды. Дальше случай новый.
house-fork-dealt = Партия ещё идёт, поэтому новый стол знает только то, что знаете вы: всё скрытое роздано заново.
house-fork-seat = За кого играть
house-fork-with = С кем
house-fork-bots = С ботами
house-fork-people = С людьми
house-fork-go = Играть
house-fork-invite = Создать и позвать
house-origin = Продолжение партии { $code }.
house-origin-dealt = Скрытое роздано заново.
house-origin-file = Партия из файла.
house-log-upload = Загрузить запись
house-log-wrong = Запись не принята: { $what }
house-error-goes-on = Партия продолжает другую: правила стола уже не меняют.
house-error-bad-log = Запись не принята.
house-error-origin-in-play = Запись откроется, когда закончится партия, от которой эта пошла.
house-error-too-many-deals = От этой партии отходили слишком часто.

## Replay

house-replay-hands = Все руки
house-replay-round = Раунд
house-replay-begin = Начало
