# Accounts, profiles, company, hosts, and whoever runs the house.

## One's own page

account-since = в доме с { $day }
account-games =
    { $count ->
        [one] { $count } партия
        [few] { $count } партии
       *[many] { $count } партий
    }
account-people-count =
    { $count ->
        [one] { $count } человек
        [few] { $count } человека
       *[many] { $count } человек
    }
account-look = Имя, портрет и настройки
account-tabs = Разделы профиля
account-tab-games = Партии
account-tab-people = Люди
account-tab-account = Учётная запись
account-tab-notices = Уведомления
account-tile-rating = рейтинг людей
account-tile-doubt = ± { $doubt }, мало партий
account-tile-together = выиграно вместе
account-tile-wins = выиграно
account-now = сейчас
account-today = сегодня, { $time }

## Played

account-played = Сыгранное
account-filter-game = Какая игра
account-filter-company = С кем
account-all-games = все игры
account-company-all = с кем угодно
account-company-people = с людьми
account-company-bots = только с ботами
account-none = Пока ни одной партии.
account-none-so = Таких партий пока нет.
account-more =
    { $count ->
        [one] Ещё { $count } партия
        [few] Ещё { $count } партии
       *[many] Ещё { $count } партий
    }
account-with-bots = { $game } с ботами
account-bots =
    { $count ->
        [one] { $count } бот
        [few] { $count } бота
       *[many] { $count } ботов
    }
account-won = победа
account-lost = поражение
account-place = { $n }-е
account-place-times =
    { $count ->
        [one] { $n }-е место: { $count } раз
        [few] { $n }-е место: { $count } раза
       *[many] { $n }-е место: { $count } раз
    }
account-about = Игра
account-rating = Рейтинг
account-rating-of = Рейтинг: { $game }
account-rating-says = Рейтинг, { $game }: от { $from } до { $to }, партий: { $count }.
account-rating-more = Только партии с людьми, которые тоже ведут рейтинг. Боты считаются отдельно.
account-rating-why = Рейтинг показывает, как вы играете среди людей, которые его ведут. Все начинают с 1000. Кто не хочет, играет без него.
account-rating-bots = Среди ботов: вы { $own },
account-rating-on = Вести рейтинг
account-rating-off = Не вести рейтинг
account-places = Места
account-places-says = Места: { $places }.
account-scores = Очки
account-scores-says = Очки, { $game }: { $count } последних партий, от { $low } до { $high }, в последней { $last }.
account-wins = Победы
account-wins-of = { $won } из { $games }
account-first = раньше
account-last = последняя
account-numbers = показать числами
account-nth = Партия

## People

account-people = Люди
account-people-none = Здесь появятся все, с кем вы доиграли партию.
account-together =
    { $count ->
        [one] { $count } партия вместе, последняя { $day }
        [few] { $count } партии вместе, последняя { $day }
       *[many] { $count } партий вместе, последняя { $day }
    }
account-games-together =
    { $count ->
        [one] { $count } партия вместе
        [few] { $count } партии вместе
       *[many] { $count } партий вместе
    }
account-together-never = Вместе ещё не играли
account-played-together = Сыграно вместе
account-call = Позвать
account-call-whom = Позвать: { $name }
account-call-to = К столу «{ $table }»
account-call-new = Новый стол: { $game }
account-call-more = Приглашение появится в списке столов.
account-called = { $name }: приглашение к столу «{ $table }» отправлено.
account-ignore = Не слышать
account-hear = Снова слышать
account-ignored = не слышно
account-ignore-more = Кого вы не слышите, тот не может звать вас за стол, и его реплик вы не видите. Ему об этом не сообщаем.

## Coming in

account-email = Электронная почта
account-password = Пароль
account-password-if = Пароль (по желанию)
account-password-or-link = Без пароля входят по ссылке из письма. Не короче 8 знаков.
account-no-mail = Не короче 8 знаков. Запишите его: этот сервер не посылает писем, и забытый пароль вернёт только хозяин сервера.
account-first-time = Впервые здесь?
account-sign-up = Завести учётную запись
account-sign-up-why = Партии, удостоверения, наборы и настройки будут с вами на каждом устройстве.
account-sign-up-guest = Всё, что уже есть у вас здесь, останется вашим: партии, удостоверения, наборы, уроки, настройки.
account-sign-up-do = Завести запись
account-link-do = Прислать ссылку для входа
account-link-sent = Если у { $email } есть запись, письмо уже в пути. Ссылка действует 15 минут.
account-guest-moves = На этом устройстве вы играли гостем: места за столами, удостоверения и наборы гостя перейдут в учётную запись.
account-letter-more = Вы открыли ссылку из письма. Она впускает один раз и подтверждает адрес.
account-letter-do = Войти
account-letter-again = Попросить другую ссылку
account-have-one = Запись уже есть?

## The account

account-pending = Адрес { $email } ещё не подтверждён: откройте ссылку из письма.
account-email-change = Сменить адрес
account-email-again = Прислать письмо ещё раз или указать другой адрес
account-email-new = Новый адрес
account-email-do = Сменить адрес
account-email-sent = Письмо отправлено. Новый адрес подействует, когда вы откроете ссылку.
account-password-old = Прежний пароль
account-password-new = Новый пароль
account-password-length = Не короче 8 знаков. Все другие устройства выйдут.
account-password-forgot = Забыли? Войдите по ссылке из письма: 15 минут после этого прежний пароль не нужен.
account-password-forgot-no-mail = Забытый пароль вернёт только хозяин сервера.
account-password-change = Сменить пароль
account-password-set = Задать пароль
account-password-done = Пароль изменён, другие устройства вышли.
account-passkeys = Ключи доступа
account-passkeys-more = Вход по отпечатку, лицу или коду устройства, без пароля. Сам ключ не покидает устройства.
account-passkey-make = Добавить ключ на этом устройстве
account-passkey-done = Ключ добавлен: теперь можно войти и с ним.
account-passkey-made = добавлен { $day }
account-passkey-used = вход: { $when }
account-passkey-remove = Убрать
account-passkey-cannot = Этот браузер не умеет создавать ключи доступа.
account-passkey-not = Устройство не подтвердило ключ. Попробуйте ещё раз или войдите иначе.
account-by-passkey-why = Отпечаток, лицо или код устройства вместо пароля.
account-by-passkey-do = Войти с ключом
account-sessions = Устройства и входы
account-sessions-end = Завершить все другие
account-session-end = Завершить
account-session-here = здесь
account-device-phone = Телефон
account-device-tablet = Планшет
account-device-computer = Компьютер
account-device-program = Программа
account-data = Мои данные
account-export = Скачать всё
account-erase = Удалить запись
account-erase-note = Партии останутся у других под именем «Гость».
account-erase-more = Имя, адрес, удостоверения, наборы, рейтинги и реплики исчезнут навсегда. За столами, где партия идёт, доиграет бот. Партии останутся у других под именем «Гость».
account-erase-name = Чтобы не ошибиться, напишите своё имя: { $name }
account-erase-yes = Удалить навсегда
account-erase-no = Остаться
account-leave = Выйти
account-leave-more = Вернуться можно по паролю, ключу или ссылке из письма.
account-leave-more-no-mail = Вернуться можно по паролю или ключу.
account-house = Управление домом

account-error-bad-passkey = Ключ не подошёл: попробуйте ещё раз.
account-error-unknown-passkey = Такого ключа здесь нет: возможно, его убрали. Войдите иначе.
account-error-too-many-passkeys = Ключей слишком много: сначала уберите лишний.
account-error-wrong-sign-in = Адрес и пароль не подходят друг к другу.
account-error-bad-email = Это не похоже на адрес электронной почты.
account-error-bad-password = Пароль от 8 до 200 знаков.
account-error-email-taken = У этого адреса уже есть запись.
account-error-has-account = У вас уже есть запись.
account-error-wrong-password = Пароль не тот.
account-error-stale-letter = Ссылка уже использована или устарела.
account-error-no-mail = Этот дом не отправляет писем.
account-error-not-sure = Имя написано иначе.
account-error-not-met = Так зовут тех, с кем уже играли. Остальным пошлите ссылку.
account-error-seated = Уже за этим столом.
account-error-too-many-invited = К этому столу позвано слишком много людей.
account-error-bad-hook = Нужен адрес, который начинается с https://.
account-error-bad-chat = Чат: число или имя, которое начинается с @.
account-error-no-hooks = Этот дом не отправляет сообщений по адресам.
account-error-nobody = Этого человека больше нет.

## At a table

account-invite = Позвать знакомых
account-invited-done = приглашение отправлено
account-table = Стол
account-leave-table = Выйти из-за стола
account-leave-open = Место освободится, хозяином станет следующий. Если за столом никого не останется, он закроется.
account-leave-playing = За вас доиграет бот, стол уйдёт из вашего списка. Вернуться можно в любой момент по ссылке.
account-close = Закрыть стол
account-close-open = Стол исчезнет, все выйдут.
account-hand = Передать роль хозяина
account-hand-choose = выберите, кому
account-hand-to = Новый хозяин: { $name }
account-abandon = Закончить партию без итога
account-abandon-alone = Остались только боты: партия закончится сразу, без победителей и рейтинга.
account-abandon-all = Партия закончится без победителей и рейтинга, когда согласятся все, кто играет сам.
account-abandon-yes = Согласиться
account-abandon-no = Играть дальше
account-abandon-agreed = Хотят закончить партию без итога: { $names }
account-abandoned = Партия закончена без итога
account-abandoned-more = Так решили все, кто играл. Запись партии можно скачать.
account-sure-no = Остаться
account-close-yes = Закрыть
account-close-no = Оставить

## The house for whoever runs it

account-count-playing =
    { $count ->
        [one] партия идёт
        [few] партии идут
       *[many] партий идёт
    }
account-count-open =
    { $count ->
        [one] стол ждёт
        [few] стола ждут
       *[many] столов ждёт
    }
account-count-over =
    { $count ->
        [one] партия сыграна
        [few] партии сыграны
       *[many] партий сыграно
    }
account-count-people =
    { $count ->
        [one] человек
        [few] человека
       *[many] человек
    }
account-count-accounts = с записью
account-count-today = за сутки здесь
account-announcements = Объявления
account-announce-text = Что сказать всем
account-announce-for = Сколько показывать
account-announce = Объявить
account-announced = Объявлено.
account-announcement-end = Снять
account-hours =
    { $count ->
        [one] { $count } час
        [few] { $count } часа
       *[many] { $count } часов
    }
account-hours-ever = пока не сниму
account-load = Нагрузка
account-load-sockets = Открытых соединений
account-load-rooms = Столов в памяти
account-load-bots-thinking = Ботов думает
account-load-bots-queue = Очередь к ботам
account-load-writes-waiting = Записей ждёт
account-load-leases = Столов с ботами здесь
account-load-failures = Сбоев
account-load-play-seconds = Ход, в среднем
account-load-commit-seconds = Запись в базу, в среднем
account-load-read-seconds = Чтение из базы, в среднем
account-ms = { $ms } мс
account-refresh = Обновить
account-present = сейчас там: { $count }
account-tables-none = Столов нет.
account-people-nobody = Никого не нашлось.
account-find = Часть имени
account-find-do = Найти
account-has = с записью
account-guest = гость
account-close-table = Закрыть стол { $code }
account-close-more = Стол исчезнет вместе с партией, все выйдут. Вернуть его будет нельзя.
