# Notices: what is sent, and the page on which people choose.

## What is sent

notices-tell-turn = Ваш ход: «{ $table }».
notices-tell-soon = Время кончается: «{ $table }».
notices-tell-invite = { $name } зовёт вас за стол «{ $table }».
notices-tell-over = Партия окончена: «{ $table }».
notices-tell-plea = { $name } просит вернуть ход: «{ $table }».
notices-tell-test = Проверка: уведомления приходят сюда.
notices-tell-until = Время на ответ до { $time }.
notices-tell-digest =
    { $count ->
        [one] Вас ждут: { $count } событие
        [few] Вас ждут: { $count } события
       *[many] Вас ждут: { $count } событий
    }
notices-tell-foot = { $name }, вы просили «Кулуары» сообщать об этом по почте.
notices-tell-stop = Больше не присылать

## The page

notices-what = Что и куда
notices-first-a-way = Сначала включите выше, куда сообщать: тогда здесь можно будет отметить о чём.
notices-event = Событие
notices-test = Проверить
notices-channel-push = Устройства
notices-channel-mail = Почта
notices-channel-hook = Чат-бот
notices-event-turn = Ваш ход
notices-event-turn-more = и решения вне очереди
notices-event-soon = Время кончается
notices-event-soon-more = за пятую часть срока
notices-event-invite = Приглашения
notices-event-over = Конец партии
notices-event-plea = Просьба вернуть ход
notices-event-test = Проверка
notices-exceptions = Сообщаем, только пока вас нет за столом. За каждым столом можно выбрать иначе: меню стола, «Уведомления».
notices-ways = Куда сообщать
notices-push-more =
    { $count ->
        [0] Этот браузер может показывать уведомления, даже когда страница закрыта.
        [one] Включено на другом устройстве. Можно включить и здесь.
       *[other] Включено на других устройствах: { $count }. Можно включить и здесь.
    }
notices-push-here =
    { $count ->
        [one] Включено на этом устройстве.
       *[other] Включено на этом и на других, всего { $count }.
    }
notices-push-none = Этот браузер не умеет показывать уведомления или сайт открыт без шифрования.
notices-push-on = Включить здесь
notices-push-off = Выключить здесь
notices-mail-more = Нужна учётная запись с подтверждённым адресом.
notices-hook-more = Сообщения приходят в ваш чат или программу. Адрес видите только вы.
notices-hook-kind = Вид
notices-hook-plain = Своя программа (JSON)
notices-hook-telegram = Telegram
notices-hook-discord = Discord
notices-hook-slack = Slack
notices-hook-url = Адрес (https)
notices-hook-chat = Чат: номер или @имя
notices-hook-save = Сохранить адрес
notices-hook-saved = Адрес сохранён. Проверьте его.
notices-hook-gone = Адреса больше нет.
notices-quiet = Тихие часы
notices-quiet-from = С
notices-quiet-to = До
notices-quiet-on = Ночью молчим, утром одна сводка. Часы за столами при этом идут.
notices-quiet-off = Сообщаем в любое время.
notices-recent = Последние отправки
notices-recent-none = Пока ничего не отправляли.
notices-sent-table = { $what }: { $table }
notices-sent-digest =
    { $count ->
        [one] Сводка: { $count } событие
        [few] Сводка: { $count } события
       *[many] Сводка: { $count } событий
    }
notices-state-sent = доставлено
notices-state-lost = не доставлено
notices-state-waiting = ждёт отправки
notices-state-again = повтор в { $time }
notices-failing = { $channel }: ничего не доходит, первая неудача { $day }. Проверьте адрес.
notices-heard = Уведомления: да
notices-muted = Уведомления: нет
notices-reach = Ходы по переписке приходят в любое время. Сказать, когда ход ваш?
notices-reach-do = Сообщать мне
notices-choose = О чём сообщать
notices-stop = Письма об играх
notices-stopped = Больше не присылаем. Включить снова можно в профиле.
notices-not-stopped = Эта ссылка уже не действует. Что и куда присылать, выбирают в профиле.
