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
house-plea-ask-more = После вашего хода уже что-то открылось: вернуть его можно, если согласны все люди за столом. Пока они отвечают, часы стоят; молчание значит «нет».
house-plea-ask-vote = После вашего хода уже что-то открылось: вернуть его можно, если за это больше половины людей за столом. Пока они отвечают, часы стоят; молчание значит «нет».
house-plea-ask-alone = После вашего хода уже что-то открылось. Боты не против: ход вернётся сразу. Что вы увидели, останется известным, а случай решит то же самое.
house-plea-step = Последний ход
house-plea-turn = Все мои ходы подряд
house-plea-what = Что вернуть
house-plea-words = Почему (не обязательно)
house-plea-send = Попросить
house-plea-now = Вернуть
house-plea-of = Просьба: { $name }
house-plea-mine = Ваша просьба
house-plea-question = Вернуть ход? Пока вопрос открыт, часы стоят.
house-plea-question-words = «{ $words }». Вернуть ход? Пока вопрос открыт, часы стоят.
house-plea-waits = Ждём ответа. Пока вопрос открыт, часы стоят.
house-plea-returns = Вернётся:
house-plea-returns-none = только сам ход.
house-plea-stays = Останется известным:
house-plea-stays-none = ничего нового.
house-plea-stays-all = всё это.
house-plea-yes = Вернуть ход
house-plea-no = Оставить как есть
house-plea-drop = Снять просьбу
house-plea-agree = Согласны:
house-plea-votes = За:
house-plea-left = на ответ { $time }
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
house-look-back = Посмотреть с начала
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
house-log-upload = Открыть запись партии
house-log-wrong = Запись не принята: { $what }
house-error-goes-on = Партия продолжает другую: правила стола уже не меняют.
house-error-bad-log = Запись не принята.
house-error-origin-in-play = Запись откроется, когда закончится партия, от которой эта пошла.
house-error-too-many-deals = От этой партии отходили слишком часто.

## Replay

house-replay-hands = Все руки
house-replay-round = Раунд
house-replay-begin = Начало

## Talk, those who watch

house-reactions = Одним рисунком
house-reaction-bravo = Браво
house-reaction-laugh = Смешно
house-reaction-wow = Ого
house-reaction-think = Надо подумать
house-reaction-hurry = Время идёт
house-reaction-sorry = Мир
house-said = Что сделать: { $name }
house-said-mute = Больше не слышать
house-said-report = Показать хозяину стола
house-said-hide = Скрыть у всех
house-said-more = Кого вы не слышите, тот об этом не узнает. Вернуть можно на странице «Люди».
house-said-hidden = Скрыто хозяином стола
house-said-reported = На это пожаловались
house-chat-aside = среди зрителей
house-watchers = Зрители
house-watch-live = Смотрят сразу
house-watch-late = С задержкой
house-watch-none = Не смотрят
house-watch-late-head = Показывают с задержкой
house-watch-late-more = Зрителям этот стол показывают с задержкой. Скоро начнётся.
house-watch-none-head = Партия закрыта от зрителей
house-watch-none-more = Хозяин не показывает эту партию зрителям. Запись откроется после её конца.
house-gallery = Чат зрителей
house-gallery-on = Между собой
house-gallery-off = Нет
house-gallery-closed = За этим столом говорят только игроки.
house-running = Идут сейчас
house-error-gallery-closed = За этим столом говорят только игроки.
house-error-not-to-watch = Хозяин не показывает эту партию зрителям, пока она идёт.

## A problem

house-report = Сообщить о проблеме
house-report-words = Что не так?
house-report-more = Сохранится файл: позиция глазами вашего места и то, что показывает страница. Запись партии ляжет в него, только если партия окончена; полная останется у того, кто держит сервер. Приложите файл к сообщению об ошибке.
house-report-save = Сохранить файл

## A series

house-series = Серия
house-series-more =
    { $count ->
        [one] Сыграна { $count } партия. За каждое место, оставленное позади, очко.
        [few] Сыграны { $count } партии. За каждое место, оставленное позади, очко.
        [many] Сыграно { $count } партий. За каждое место, оставленное позади, очко.
       *[other] Сыграно { $count } партии. За каждое место, оставленное позади, очко.
    }
house-series-who = Кто
house-series-points = Очки
house-series-next = Следующая партия, места по кругу
