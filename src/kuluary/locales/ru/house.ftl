# The house: everything that belongs to no game.

house-name = Кулуары
# How this language calls itself.
house-language-name = Русский
# Who sits at a seat where nobody is named.
house-plain-name = Игрок { $number }
# An answer that declines, where its question is not known.
house-pass = Пропустить
house-you = вы
house-you-first = Вы
house-guest = Гость

## The games as the house announces them

house-players = Игроков
house-duration = Длится
house-soon = Скоро
house-play = Играть
house-play-game = { $game }: играть с ботами
house-play-again-same = как в прошлый раз
house-play-friends-game = { $game }: сыграть с друзьями

## Landing

house-hero = Власть делят в кулуарах
house-hero-more = Три настольные игры о власти, точно по правилам: с друзьями или против ботов. Без регистрации.
house-play-now = Сразу играть
house-play-on = Дальше с ботами
house-create = Собрать стол
house-play-friends = Сыграть с друзьями
house-games = Игры
house-skip-games = К играм
house-join = Есть код или ссылка?
house-join-how = Шесть букв под QR-кодом, в любой раскладке.
house-join-have = Мне дали код
house-join-field = Код или ссылка
house-join-placeholder = Код или ссылка
house-join-wrong = В коде стола шесть букв, например KRTVND. Подойдут и русские буквы.
house-join-gone = { $code }: такого стола нет.
house-facts = Почему здесь
house-fact-fair = Честная раздача, и это проверяемо
house-fact-fair-more = Ключ тасовки закреплён до партии и раскрыт после неё.
house-fact-why = Каждый отказ объяснён
house-fact-why-more = Со ссылкой на пункт правил.
house-fact-keeps = Партия не теряется
house-fact-keeps-more = Пропала связь или закрылась вкладка: стол откроется на том же месте.

## Lobby

house-tables = Столы
house-to-tables = К столам
house-to-table = К столу
house-turn-tables =
    { $count ->
        [1] за одним столом
        [2] за двумя столами
        [3] за тремя столами
        [4] за четырьмя столами
       *[other] столов: { $count }
    }
house-waited = ждут { $since }: { $names }
house-since-today = с { $time }
house-since-yesterday = со вчера, { $time }
house-since-day = с { $day }
house-nowhere-awaited = Ни за одним столом вас не ждут
house-nowhere-awaited-more = Можно сразу сыграть с ботами или собрать стол и позвать людей.
house-cups = Турниры
house-cup-new = Турнир для друзей
house-cup-to = К турниру
house-cup-table = Стол турнира
house-cup-open = собирается
house-cup-round = раунд { $n } из { $rounds }
house-cup-people =
    { $count ->
        [one] { $count } участник
        [few] { $count } участника
        [many] { $count } участников
       *[other] { $count } участника
    }
house-waiting-others = Ждём других
house-play-now-head = Сыграть сейчас
house-loading = Открывается
house-silent = Дом не отвечает
house-silent-first = Столы появятся, как только вернётся связь. Пробуем снова каждые десять секунд.
house-silent-more = Показаны столы, какими они были в { $time }. Пробуем снова каждые десять секунд.
house-silent-retry = Пробовать сейчас
house-ways = Разделы
house-new = Новый стол
house-open = Открытые столы
house-open-none = Сейчас никто не ждёт. Создайте открытый стол, и он появится здесь у других.
house-played = Сыгранное
house-played-all =
    { $count ->
        [one] Показать { $count } партию
        [few] Показать все { $count } партии
        [many] Показать все { $count } партий
       *[other] Показать все { $count } партии
    }
house-status-open = ждём игроков
house-status-full = можно начинать
house-status-playing = идёт
house-status-over = партия окончена
house-plea-card = { $name } просит вернуть ход.
house-your-turn = Ваш ход
house-thinks =
    { $count ->
        [one] Ходит { $name }
       *[other] Ходят: { $name }
    }
house-won = Победа: { $name }
house-won-you = Победа за вами
house-taken = { $taken } из { $seats }
house-free =
    { $count ->
        [one] свободно { $count } место
        [few] свободно { $count } места
        [many] свободно { $count } мест
       *[other] свободно { $count } места
    }
house-sit = Сесть
house-watch = Смотреть
house-profile = Профиль: { $name }
house-sign-in = Войти
house-run = Дом
house-invited-here = Вас зовут
house-invited-by = зовёт { $name }
house-decline = Не приду
house-lately = Недавно вместе
house-lately-all = все
house-announcement = Объявление
house-archive = Убрать из списка
house-person = Профиль
house-chat-hidden =
    { $count ->
        [one] Скрыта { $count } реплика
        [few] Скрыто { $count } реплики
        [many] Скрыто { $count } реплик
       *[other] Скрыто { $count } реплики
    }

## New game

house-new-game = Игра
house-new-who = Кто за столом
house-new-table = Стол
house-new-rules = Правила стола
house-option-out =
    { $only ->
        [0] Выбирают за столами на { $seats }.
        [1] Выбирают, когда играют в одиночку.
        [2] Выбирают, когда играют вдвоём.
        [3] Выбирают, когда играют втроём.
        [4] Выбирают, когда играют вчетвером.
        [5] Выбирают, когда играют впятером.
       *[other] Выбирают, когда играют вшестером.
    }
house-new-invites = Ссылка, код и QR-код появятся сразу. Пустое место можно отдать и боту.
house-new-no-name = Имя не нужно: без него вы Гость.
house-levels = Сила ботов
house-options-fine = Тонкости правил
house-options-fine-more =
    { $count ->
        [0] как обычно
        [one] { $count } изменена
        [few] { $count } изменены
        [many] { $count } изменено
       *[other] { $count } изменены
    }
house-none-ready = На этом сервере пока нет готовых игр.
house-preset = С кем играете
house-preset-people = С друзьями
house-preset-people-more = Позовёте ссылкой или кодом; кого не хватит, заменят боты.
house-preset-bots = С ботами
house-preset-bots-more = Начнёте сразу: ни имени, ни входа не нужно.
house-preset-screen = За одним экраном
house-preset-screen-more = Передаёте его по кругу; тайное закрывает занавес.
house-seat-n = Место { $n }
house-seat-at = Место за столом: { $n }
house-seat-tap = Нажмите на место, чтобы посадить другого.
house-way-bot = Бот
house-way-bot-more = Садится сразу и играет до конца.
house-way-open = Друг
house-way-open-more = Место ждёт того, кто придёт по ссылке или коду.
house-way-me = Тоже вы
house-way-me-more = Ведёте и это место сами.
house-way-local = Кто-то рядом
house-way-local-more = Играет за этим экраном: его передают из рук в руки.
house-chair-bot = Бот, { $level }
house-chair-local = За этим экраном
house-chair-local-more = Экран передают из рук в руки; если в игре есть тайны, между ходами его закрывает занавес.
house-sit-more = Взять
house-sit-here = Сюда
house-role-any = { $what }: кто останется
house-bring-role = { $what } за местом { $n }
house-bring-any = Кто останется: { $role }
house-bring-keepsake = Удостоверение за местом { $n }
house-bring-none = Новое удостоверение
house-bring-file = Из файла
house-brings = со своим удостоверением
house-chair-name = Имя за местом { $n }
house-chair-seat = Посадить
house-level-random = наугад
house-level-random-more = Ходит как придётся: можно спокойно разглядывать игру.
house-level-novice = новичок
house-level-novice-more = Для первых партий: играет просто и ошибается.
house-level-regular = любитель
house-level-regular-more = Играет ровно, грубых ошибок не делает.
house-level-expert = знаток
house-level-expert-more = Взвешивает ходы и ошибается редко.
house-level-master = мастер
house-level-master-more = Сильнее всех; думает дольше.
house-level-greedy = простой
house-level-search = сильный
house-level-planner = с планом
house-level-instinct = по чутью
house-level-foresight = с расчётом
house-bot-name-0 = Ника
house-bot-name-1 = Лука
house-bot-name-2 = Бона
house-bot-name-3 = Рита
house-bot-name-4 = Орсо
house-bot-name-5 = Вита
house-table-name = Название стола
house-visible = Кто видит стол
house-visible-link = Только по ссылке
house-visible-all = Все на сервере
house-create-invite = Создать и позвать
house-create-start = Играть сейчас
house-create-failed = Стол не создан. { $why } Выбор сохранён.
house-face = Портрет
house-face-0 = С пучком
house-face-1 = В шляпе с пером
house-face-2 = В белом покрывале
house-face-3 = С обручем в седых волосах
house-face-4 = С бородой
house-face-5 = С рыжими косами
house-create-bring = Создать и выбрать удостоверения

## Names

house-name-yours = Ваше имя
house-name-why = Имя увидят за столом; без имени вы Гость.
house-name-kept = Вы гость: имя и места помнит этот браузер.
house-save = Сохранить
house-saved = Сохранено
house-forget = Забыть меня здесь
house-forget-why = Браузер забудет, кто вы. Занятые места и удостоверения останутся за прежним гостем, вернуться к ним будет нельзя.
house-forget-yes = Забыть
house-forget-no = Остаться

## Waiting room

house-room-more =
    { $seats ->
        [one] { $seats } игрок
        [few] { $seats } игрока
        [many] { $seats } игроков
       *[other] { $seats } игрока
    }
house-invite = Приглашение
house-invited =
    { $count ->
        [0] За этим столом есть место
        [one] Вас ждёт { $names }
       *[other] Вас ждут { $names }
    }
house-share = Поделиться
house-share-text = { $game }: садитесь за стол, код { $code }
house-qr = QR-код ссылки на стол
house-qr-large = Показать QR-код крупно
house-code = Код стола
house-code-more = Наведите камеру на QR-код или введите код на первой странице.
house-link = Ссылка
house-copy-link = Скопировать ссылку
house-copied = Скопировано
house-link-here = Этот адрес открывается только на этом компьютере. Чтобы позвать людей с других устройств, запустите сервер так и откройте адрес, который он назовёт:
house-chairs = Места
house-chair-free = Свободно
house-chair-waits = ждём гостя
house-chair-aimed = Ваше место
house-chair-aimed-more = пока свободно
house-chair-here = за столом
house-chair-host = хозяин стола
house-chair-away = ещё не за столом
house-chair-you-host = вы, хозяин стола
house-chair-add-bot = Место { $n }: посадить бота
house-chair-add-local = Место { $n }: посадить человека за этим экраном
house-chair-level = Место { $n }: сила бота
house-chair-clear = Освободить место: { $name }
house-stand = Встать
house-self = Имя и портрет
house-bot-word = Бот
house-room-terms = Условия игры
house-start = Начать
house-start-bots =
    { $count ->
        [one] Начать: { $count } место займёт бот
        [few] Начать: { $count } места займут боты
        [many] Начать: { $count } мест займут боты
       *[other] Начать: { $count } места займут боты
    }
house-start-waits =
    { $count ->
        [one] Ждём игроков: свободно { $count } место.
        [few] Ждём игроков: свободно { $count } места.
        [many] Ждём игроков: свободно { $count } мест.
       *[other] Ждём игроков: свободно { $count } места.
    }
house-start-host = Все места заняты. Начинает хозяин стола.

## Time and absence

house-tempo = Темп
house-tempo-more = Часы идут у всех, кого ждут.
house-tempo-live = Живой
house-tempo-evening = Вечер
house-tempo-post = По переписке
house-tempo-none = Без часов
house-tempo-own = Свои числа
house-tempo-live-more = на решение и в запасе
house-tempo-evening-more = с чаем и разговорами
house-tempo-post-more = можно подумать до завтра, есть отпуск
house-tempo-none-more = думать можно сколько угодно
house-tempo-own-more = сколько решите
house-tempo-move = Минут на решение
house-tempo-bank = Минут в запасе
house-tempo-numbers = { $move } + { $bank }
house-tempo-says = { $name }: { $move } на решение, { $bank } в запасе
house-tempo-says-alone = { $name }: { $move } на решение
house-amount-seconds = { $n } с
house-amount-minutes = { $n } мин
house-amount-hours = { $n } ч
house-amount-days =
    { $n ->
        [one] { $n } день
        [few] { $n } дня
        [many] { $n } дней
       *[other] { $n } дня
    }
house-gone = Если кого-то нет
house-gone-bot = Бот садится на место
house-gone-bot-more = Когда время вышло. Кто вернётся, ходит со следующего решения и увидит, что было.
house-gone-vote = Решают остальные
house-gone-vote-more = Когда время вышло или человека долго нет, стол спросит: ждать или пустить бота.
house-gone-answer = Ответ наготове
house-gone-answer-more = Когда время вышло, стол даст ответ, оставленный на этот случай; без него пропустит ход, а где пропустить нельзя, ответит так, как советует игра.
house-gone-wait = Ждать
house-gone-wait-more = Стол ничего не делает сам. Годится для своих.
house-gone-bot-says = Когда время выйдет, ходит бот, пока человек не вернётся.
house-gone-vote-says = Когда время выйдет, стол решает, ждать или пустить бота.
house-gone-answer-says = Когда время выйдет, стол даёт ответ, оставленный заранее.
house-gone-wait-says = Когда время выйдет, стол ждёт.
house-gone-who = Кто пускает бота
house-gone-who-day = Кто пускает бота, если кого-то нет сутки
house-gone-who-all = Все, кто здесь
house-gone-who-host = Хозяин стола
house-rest-days = Дней отпуска каждому
house-short-days = { $n } д
house-short-hours = { $n } ч
house-short-minutes = { $n } м
house-away-unknown-short = нет
house-seat-back-short = здесь
house-left-days = { $days } д { $hours } ч
house-left-hours = { $hours } ч { $minutes } мин
house-clock-left = осталось { $time }
house-clock-bank = запас { $time }
house-clock-no-bank = запаса нет
house-clock-over = время вышло
house-clock-stands = часы стоят
house-clock-soon =
    { $seconds ->
        [one] Осталась { $seconds } секунда
        [few] Осталось { $seconds } секунды
        [many] Осталось { $seconds } секунд
       *[other] Осталось { $seconds } секунды
    }
house-clock-soon-long = Осталось { $time }
house-clock-then-bot = Потом за вас сыграет бот, до вашего следующего решения.
house-clock-then-vote = Потом остальные решат, ждать ли вас.
house-clock-then-answer = Потом стол даст ответ, который вы оставили, или пропустит ход.
house-clock-then-wait = Стол подождёт.
house-away-since = нет { $since }
house-away-short = нет { $time }
house-away-who = { $name }: нет { $since }
house-away-asks =
    { $minutes ->
        [one] Через { $minutes } минуту на это место можно будет пустить бота.
        [few] Через { $minutes } минуты на это место можно будет пустить бота.
        [many] Через { $minutes } минут на это место можно будет пустить бота.
       *[other] Через { $minutes } минуты на это место можно будет пустить бота.
    }
house-away-may = Можно пустить бота на это место: { $name } вернётся к следующему решению.
house-vote-over = { $name }: время вышло. Пустить бота на это место?
house-vote-away = { $name }: нет { $since }. Пустить бота на это место?
house-vote-returns = { $name } вернётся к следующему решению.
house-vote-bot = Пустить бота
house-vote-wait = Подождать ещё { $time }
house-vote-for = За бота
house-vote-waits = Подождать
house-vote-needed = нужно { $needed }
house-vote-state = за бота { $votes } из { $needed }
house-vote-state-short = { $votes } из { $needed }
house-seat-bot = бот: { $name }
house-seat-back = снова здесь, ход скоро
house-seat-rests = отпуск до { $day }
house-seat-rests-short = отпуск
house-lent = За вас играет бот
house-lent-time = Ваше время вышло. Место ваше: вернуться можно в любой момент.
house-lent-vote = Так решили остальные, пока вас не было. Место ваше: вернуться можно в любой момент.
house-lent-host = Так решил хозяин стола, пока вас не было. Место ваше: вернуться можно в любой момент.
house-lent-back = Вы снова за столом
house-lent-back-more = Бот даст этот ответ, со следующего решения ходите вы.
house-lent-take = Занять место
house-rest = Отпуск
house-rest-left =
    { $days ->
        [one] Остался { $days } день отпуска.
        [few] Осталось { $days } дня отпуска.
        [many] Осталось { $days } дней отпуска.
       *[other] Осталось { $days } дня отпуска.
    }
house-rest-go = Уйти в отпуск
house-rest-for = На сколько дней
house-rest-now = Вы в отпуске до { $day }. Ваши часы стоят.
house-rest-back = Вернуться из отпуска
house-orders = Ответы наготове
house-orders-more = Видны только вам.
house-order-next = Когда спросят: { $what }
house-order-same = Пока выбор тот же: { $what }
house-order-late = Если время выйдет: { $what }
house-order-off = Снять
house-order-repeat = Повторять его, пока выбор тот же
house-order-repeat-pass = Пропускать, пока ничего не изменится
house-order-last = Ваш последний ответ: { $what }
house-order-premove = Сыграть, когда спросят
house-order-if-late = Если время выйдет
house-order-if-late-any = Как решит стол
house-log-by-bot = за это место сыграл бот
house-log-by-late = время вышло: ответ дал стол
house-order-gone = Ответ наготове снят, спросили другое: { $what }.

## Table

house-skip-prompt = К решению
house-seats = Места за столом
house-side = Решение и журнал
house-prompt = Решение
house-moves = ходит
house-moves-you = ваш ход
house-bot = бот
house-away = не в сети
house-menu = Меню
house-menu-game = Партия
house-menu-show = Показ
house-menu-table = Для хозяина стола
house-menu-more = Ещё
house-spectator = зритель
house-spectator-first = Зритель
house-undo = Отменить свой ход
house-best = совет
house-others = Другие: { $count }
house-all-choices = Все действия (сейчас: { $heading })
house-choices =
    { $count ->
        [one] { $count } вариант
        [few] { $count } варианта
        [many] { $count } вариантов
       *[other] { $count } варианта
    }
house-decide =
    { $count ->
        [1] Решает один
        [2] Решают двое
        [3] Решают трое
        [4] Решают четверо
        [5] Решают пятеро
        [6] Решают шестеро
       *[other] Решают { $count }
    }
house-decide-too =
    { $count ->
        [1] Ходите вы и { $name }
        [2] Ходите вы и ещё двое
        [3] Ходите вы и ещё трое
        [4] Ходите вы и ещё четверо
        [5] Ходите вы и ещё пятеро
       *[other] Ходите вы и ещё { $count }
    }
house-missing = Ещё не выбрали: { $names }.
house-plays = Ходит { $name }
house-thinking = { $name } думает…
house-goes-on = Игра идёт
house-before = Перед этим · { $what }
house-watching = Вы смотрите. Руки игроков скрыты.
house-leave = Уйти к столам
house-superseded = Пока ответ шёл, решение изменилось. Посмотрите ещё раз.
house-overtaken = Быстрее: { $name }. Что изменилось: { $what }. Ваш ответ не записан.
house-overtaken-still = Быстрее: { $name }. Что изменилось: { $what }. Ваш выбор ещё возможен: подтвердите его.
house-overtaken-other = теперь спрашивают другое
house-hands = Кем из ваших действовать
house-hands-acts = действует
house-hands-waits = решает сейчас
house-name-role = { $name } ({ $role })
house-propose = Предложить вместо хода
house-proposing = Предложение столу
house-proposing-more = Ход любого или свои слова: увидят все, не обязывает никого.
house-asking = Попросить напарника
house-asking-more = Кого и о чём попросить? Согласится или скажет, почему нет.
house-propose-words = Своими словами
house-propose-send = Предложить
house-proposals = Предложения
house-proposals-all = Все: { $count }
house-proposals-none = Предложений нет.
house-proposals-count =
    { $count ->
        [one] На столе { $count } предложение
        [few] На столе { $count } предложения
        [many] На столе { $count } предложений
       *[other] На столе { $count } предложения
    }
house-proposal-of = Предложение: { $name }
house-proposal-to = { $name } → { $other }
house-plan = План
house-plan-waits = Боты ждут вас
house-plan-coming = Боты думают над планом…
house-plan-soon = Сейчас пойдут. Удержать: «Подожди» в плане.
house-plan-agree = Согласен
house-plan-object = Возразить
house-plan-wait = Подожди
house-plan-waiting = Ждёт, пока не отпустите
house-plan-agreed = Вы согласны
house-plan-agreed-by = Согласие: { $names }
house-plan-held-by = Просят подождать: { $names }
house-plan-back = Передумать
house-plan-release = Отпустить
house-plan-objecting = { $name }: что вместо этого?
house-plan-object-any = Не это: придумай другое
house-plan-go-on = Пусть ходят
house-plan-without = Боты ходят сами, пока вы не начнёте
house-plan-myself = Мои действия
house-plan-then-wait = Тогда жду.
house-plan-instead = Хорошо, тогда так.
house-plan-now-taken = Прежнее теперь за другим ({ $seat }), поэтому это.
house-plan-now-changed = Обстановка изменилась ({ $seat }): теперь это полезнее.
house-plan-now-thought = Подумав ещё: это полезнее прежнего.
house-plan-gladly = Хорошо, сделаю.
house-plan-cannot = Этого сейчас не могу.
house-proposal-yes = За
house-proposal-no = Возразить
house-proposal-for = за: { $names }
house-proposal-against = против: { $names }
house-proposal-show = Показать на столе
house-proposal-nowhere = Сейчас на столе этого не видно.
house-proposal-withdraw = Снять
house-prompt-loading = Стол открывается
house-prompt-loading-more = Одну секунду.
house-prompt-offline = Вы не в сети
house-prompt-offline-more = Ничего не потеряно: стол откроется на том же месте.
house-prompt-unsent = Ваш ход
house-prompt-unsent-more = Ход записан здесь и уйдёт, как только связь вернётся.
house-prompt-sending = Ваш ход
house-prompt-sending-more = Ход уходит на сервер.
house-prompt-over = Партия окончена
house-prompt-stand-in = За вас играет бот
house-prompt-stand-in-move = Ход вашего бота
house-prompt-stand-in-more = Место ваше: вернуться можно в любой момент.
house-link-ok = на связи
house-link-wait = связь…
house-link-off = нет связи
house-send-again = Отправить ещё раз
house-reconnect = Переподключиться
house-take-back = Вернуть место
house-hand-over = Отдать место боту
house-stand-in = играет бот, { $level }
house-thinks-now = ждём ответа
house-rules-of-game = Правила игры
house-talk = Журнал и чат
house-log = Журнал
# What a line of the log leaves out, since a face beside it says so.
house-log-own = Вы
house-log-empty = Пока ничего не произошло.
house-since = с вашего прошлого хода
house-chat = Чат
house-chat-empty = Пока тихо.
house-chat-quiet = Чат за этим столом выключен: вы его не видите.
house-chat-hush = Выключить чат
house-chat-loud = Включить чат
house-chat-field = Сообщение
house-chat-placeholder = Сообщение столу
house-chat-send = Отправить
house-chat-new =
    { $count ->
        [one] { $count } новое сообщение
        [few] { $count } новых сообщения
        [many] { $count } новых сообщений
       *[other] { $count } новых сообщения
    }
house-chat-unread =
    { $count ->
        [one] Чат, { $count } новое сообщение
        [few] Чат, { $count } новых сообщения
        [many] Чат, { $count } новых сообщений
       *[other] Чат, { $count } новых сообщения
    }
house-board-missing = Доски пока нет
house-board-missing-more = Решают внизу, а всё случившееся есть в журнале.

## Hot seat

house-curtain = Передайте экран: { $name }
house-curtain-more = Рука скрыта, пока { $name } не откроет занавес.
house-curtain-open = Я { $name }, открыть
house-curtain-log = Журнал без секретов

## After the game

house-again = Ещё партия
house-again-waits = Вас ждут: ещё партия
house-again-watch = К новой партии
house-replay = Запись
house-verified = Перемешивания проверены
house-verified-more =
    { $count ->
        [one] Сервер пересчитал { $count } случайный исход по раскрытому ключу, и он сошёлся с партией. Отпечаток ключа был объявлен до первого хода.
        [few] Сервер пересчитал { $count } случайных исхода по раскрытому ключу, и все сошлись с партией. Отпечаток ключа был объявлен до первого хода.
        [many] Сервер пересчитал { $count } случайных исходов по раскрытому ключу, и все сошлись с партией. Отпечаток ключа был объявлен до первого хода.
       *[other] Сервер пересчитал { $count } случайного исхода по раскрытому ключу, и все сошлись с партией. Отпечаток ключа был объявлен до первого хода.
    }
house-verify-failed = Проверка не сошлась
house-verify-failed-more = Пересчитанные исходы не совпали с партией. Скачайте журнал и проверьте его сами.
house-verify-self = Не верьте на слово: скачайте журнал и пересчитайте его у себя.
house-commitment = Отпечаток ключа
house-key = Ключ
house-download = Скачать журнал
house-show-board = Показать стол
house-show-score = Показать счёт

## What people keep

house-keepsakes = Мои удостоверения
house-keepsakes-more = В «Комитете» у агента есть удостоверение: на нём копятся наклейки за победы и следы поражений, и с ним можно прийти в следующую партию. Удостоверения появляются здесь сами. Файлом их можно унести на другой сервер.
house-keepsakes-none = Пока ни одного: сыграйте «Комитет» с удостоверениями или загрузите файл.
house-keepsake-import = Загрузить файл
house-keepsake-export = Сохранить файлом
house-keepsake-in = Удостоверение на месте: { $what }
house-keepsake-from = Партия
house-keepsake-discard = Удалить удостоверение: { $what }
house-keepsake-discard-more = Вернуть его сможет только сохранённый файл.
house-keepsake-discard-yes = Удалить
house-keepsake-discard-no = Оставить
house-keepsake-wrong = Файл не принят: { $what } Ничего не изменилось.

## Replay

house-replay-at = Ход { $at } из { $last }
house-replay-start = Начало партии.
house-replay-scrub = Место в партии
house-replay-first = В начало
house-replay-back = Шаг назад
house-replay-next = Шаг вперёд
house-replay-last = В конец
house-replay-more = Ещё: раунд, темп, чьими глазами
house-replay-play = Показывать подряд
house-replay-pause = Остановить
house-replay-as = Чьими глазами
house-replay-spectator = Глазами зрителя
house-replay-seat = Глазами: { $name }
house-replay-own = Своими глазами
house-replay-link = Ссылка на этот момент

## Rules

house-rules = Правила
house-rules-title = { $game }: правила
house-rules-book = Книга правил
house-rules-page = На всю страницу
house-rules-find = Найти в правилах
house-rules-found =
    { $count ->
        [0] Ничего не нашлось
        [one] Нашёлся { $count } пункт
        [few] Нашлось { $count } пункта
        [many] Нашлось { $count } пунктов
       *[other] Нашлось { $count } пункта
    }
house-rules-none = Такого слова в этой книге нет.
house-rules-similar = Похожие:
house-rules-hit = { $at } из { $count }
house-rules-earlier = Предыдущий пункт
house-rules-later = Следующий пункт
house-rules-place = Показать в главе
house-rules-pictures = Игра в картинках
house-rules-table = Таблица
house-rules-contents = Оглавление
house-clause = Пункт правил { $rule }
house-law = Правила дома
house-law-about = Чей ход, отмена хода, места и честность: одинаково во всех играх.

## Refusals that hold in every game

house-why-over = Партия окончена: ходов больше нет.
house-why-not-over = Партия ещё идёт: это станет доступно после её конца.
house-why-not-your-turn =
    { $seats_count ->
        [0] Сейчас решаете не вы.
       *[other] Сейчас решаете не вы. Решение за: { $seats }.
    }
house-why-not-offered = Сейчас этого сделать нельзя: спрашивают о другом.
house-why-revealed = Взять назад можно только свой последний ход, пока после него ничего не открылось.

## Settings

house-settings = Настройки
house-settings-look = Вид и звук
house-lang = Язык
house-lang-auto = Как в браузере
house-theme = Тема
house-theme-auto = Как в системе
house-theme-dark = Тёмная
house-theme-light = Светлая
house-theme-to-light = Включить светлую тему
house-theme-to-dark = Включить тёмную тему
house-motion = Движение
house-motion-auto = Как в системе
house-motion-off = Без движения
house-sound = Звук
house-sound-on = включён
house-sound-off = выключен
house-volume = Громкость: { $percent } %
house-vibration = Вибрация
house-vibration-on = включена
house-vibration-off = выключена

## About

house-about = О доме
house-about-what = Что это за дом
house-about-what-more = Кулуары — три настольные игры в браузере: «Масти Власти», «Тайная власть» и «Комитет», каждая по полным правилам. Играют с друзьями по ссылке или коду, с ботами, вместе за одним экраном, вживую или по переписке. Дом стоит на сервере того, кто вас сюда позвал: ни рекламы, ни платы, ни слежки.
house-about-fair = Честность
house-about-fair-more = Перед партией сервер запечатывает ключ, из которого выходят все тасовки и броски, и объявляет его отпечаток; после партии ключ раскрыт. Запись партии скачивается одним файлом, и команда kuluary verify пересчитывает её без сервера.
house-about-kept = Что хранится
house-about-kept-more = В этом браузере хранится тайный ключ, по которому вас узнают. На этом сервере — имя и портрет, столы, записи партий и реплики; у кого есть учётная запись — ещё адрес почты, отпечаток пароля (не он сам) и настройки; у кого включены уведомления — то, куда их присылать. Всё своё можно скачать одним файлом и удалить: «Профиль», «Учётная запись». Ничего с чужих серверов страницы не загружают.
house-about-programs = Для программ
house-about-programs-more = Всё, что делает браузер, описано как протокол: программа может завести гостя, сесть за стол и играть наравне с людьми. Описание лежит рядом с исходным кодом, в docs/protocol.md.
house-about-access = Доступность
house-about-access-more = Всё достижимо с клавиатуры и читается вслух; каждый ход есть в строке решения словами; цвет нигде не единственный знак; движение и звук выключаются.
house-keys = Клавиши
house-help = Подсказка
house-help-how = В строке решения всегда сказано, чей ход и что решают. Подсвеченную карту или фишку можно нажать: останутся только ходы с ней. Нажмите ту, что не подсвечена, и узнаете, почему она не подходит.
house-key-digit = выбрать карту, место или вариант по номеру
house-key-enter = подтвердить выбранное
house-key-escape = снять выбор, закрыть
house-key-undo = отменить свой ход
house-key-reset = отменить весь свой ход
house-key-propose = предложить вместо хода
house-key-log = журнал
house-key-chat = чат
house-key-rules = правила рядом со столом
house-key-help = игра за минуту, знаки, клавиши
house-key-steps = шаги в записи

## Trouble

house-close = Закрыть
house-home = На главную
house-retry = Попробовать ещё раз
house-lost = Такой двери нет
house-lost-more = Адрес неверный или устарел.
house-lost-table = Такого стола нет
house-lost-table-more = Спросите код ещё раз: возможно, в нём ошибка или стол уже закрыт.
house-closed = Стол закрыт
house-closed-more = Его закрыли, или за ним никого не осталось.
house-failed = Не открылось
house-failed-more = Страница не загрузилась. Проверьте связь и попробуйте ещё раз.
house-error = Не получилось. Попробуйте ещё раз.
house-error-offline = Сервер не отвечает. Проверьте связь и попробуйте ещё раз.
house-app-offline = Вы не в сети. Видно то, что уже загружено; ходы ждут связи.
house-error-unavailable = Сервер не справился. Попробуйте ещё раз.
house-error-malformed = Сервер не понял запрос. Обновите страницу.
house-error-who = Сначала назовитесь: имя в настройках.
house-error-origin = Запрос пришёл с другого адреса. Откройте страницу заново.
house-error-no-table = Такого стола нет.
house-error-no-game = Такой игры на сервере нет.
house-error-no-rules = Правила этой игры ещё не написаны.
house-error-not-full = Начать нельзя: ещё есть свободные места.
house-error-taken = Это место уже занято.
house-error-seated = Вы уже за этим столом.
house-error-not-host = Это может только хозяин стола.
house-error-started = Партия уже идёт.
house-error-not-started = Партия ещё не началась.
house-error-not-playing = Партия сейчас не идёт.
house-error-face-taken = Этот портрет уже у другого игрока.
house-error-not-over = Партия ещё идёт.
house-error-not-seated = Это могут только игравшие.
house-error-not-your-seat = Это не ваше место.
house-error-handed-over = За это место играет бот: сначала верните его.
house-error-bad-option = Так сыграть нельзя: проверьте настройки.
house-error-too-fast = Слишком часто. Подождите немного.
house-error-crowded = За столом слишком много зрителей.
house-error-too-many-tables = Слишком много неоконченных столов: доиграйте некоторые.
house-error-too-large = Слишком длинно.
house-error-not-json = Файл не читается: это не JSON. Ничего не изменилось.
house-error-not-keepsake = В файле не удостоверение. Ничего не изменилось.
house-error-bad-keepsake = Файл не принят: такого удостоверения быть не может. Ничего не изменилось.
house-error-no-keepsake = Этого удостоверения больше нет.
house-error-no-keepsakes = За этим столом играют без удостоверений.
house-error-keepsake-gone = Выбранного удостоверения больше нет: выберите другое.
house-error-too-many-keepsakes = Удостоверений слишком много: удалите лишние.
house-error-spent = Агент погиб: его удостоверение в архиве.
house-error-role-taken = Этого агента уже выбрали.
house-error-character-taken = Этот персонаж уже за столом.
house-error-nothing-yet = Этот бот ещё ничего не сделал.
house-error-no-bot = Здесь играет человек: спросите его самого.
house-error-no-proposals = В этой игре руки скрыты: ходов не предлагают.

## Packs, and games that cannot go on

house-packs = Наборы
house-pack = Набор карт и чисел
house-pack-standard = Обычный
house-pack-former = Обычный прежних выпусков
house-pack-look = Посмотреть
house-pack-plays = Набор: { $name }
house-pack-author = Автор: { $author }
house-goes-on-rules = Партия начата по прежним правилам и идёт дальше по редакции { $rules }.
house-stuck = Здесь партия дальше не идёт
house-stuck-content = Она играется набором карт, которого на этом сервере ни у кого нет.
house-stuck-rules = Её запись не сходится с правилами, которые есть на этом сервере. Показано всё, что удалось прочесть.
house-stuck-game = Этой игры на этом сервере нет.
house-stuck-kept = Запись хранится и не удаляется. Кто сидит за столом, может её скачать; другой выпуск программы, может быть, доведёт партию до конца.
house-error-stuck = Здесь эта партия дальше не идёт; её запись можно скачать.
house-error-bad-pack = Набор не сходится с правилами игры.
house-error-no-pack = Такого набора нет.
house-error-too-many-packs = Наборов слишком много: удалите лишние.
house-log-all = Всё
house-log-me = Обо мне
house-log-filter = Что показать
house-points-short = очк.

## What happens, beat by beat

house-film-pause = Пауза
house-film-resume = Продолжить
house-film-next = Дальше
house-film-past = Показываем, что было
house-key-film = пауза в показе
house-key-go = дальше
house-pace = Темп показа
house-pace-slow = Медленно
house-pace-normal = Обычно
house-pace-fast = Быстро
house-pace-once = Сразу
house-recap = Пока вас не было
house-recap-close = К столу
house-recap-show = Показать
house-confirm = Подтверждать мои ходы
house-confirm-always = Всегда
house-confirm-final = Необратимые
house-confirm-never = Никогда
house-sure = Этот ход нельзя будет отменить.
house-sure-meant = Сыграть этот ход? Его ещё можно будет отменить.
house-sure-no = Передумать
house-take-back-time = Боты ждут, пока ход можно отменить
house-take-back-usual = обычно
house-take-back-seconds = { NUMBER($seconds) } с

house-hints = Подсказки тренера
house-hints-none = Нет
house-hints-three = Три за партию
house-hints-free = Сколько угодно
house-warn = Предупреждать о промахах
house-warn-on = Да, где стол разрешает
house-warn-off = Нет
house-key-hint = спросить тренера
house-error-no-hints = За этим столом играют без подсказок.
house-error-hints-spent = Три подсказки уже взяты.
house-error-thinking = Тренер уже думает.
house-puzzle-day = Задача дня
house-puzzles = Задачи
house-error-no-puzzle = Такой задачи нет.

# The characters that bots play; $name is the name of one.
house-character-who = Кто играет
house-character-change = Сменить персонажа: { $name }
house-hint-many = Подсказки новичку
house-remarks = Реплики ботов
house-remarks-off = Без реплик ботов
house-remarks-are-on = включены
house-remarks-are-off = выключены
house-why = Почему такой ход?
house-why-later = Об этом ходе скажу после партии: сейчас это выдало бы тайну.
house-why-more = Остальное — после партии.
house-why-nothing = Особой причины не было.
house-character-luka = Лука
house-character-bona = Бона
house-character-tikhon = Тихон
house-character-rita = Рита
house-character-orso = Орсо
house-character-vera = Вера
