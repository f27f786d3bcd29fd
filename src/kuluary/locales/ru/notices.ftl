# Notices: what is sent, and the page on which people choose.

## What is sent

notices-tell-turn = Ваш ход: «{ $table }».
notices-tell-soon = Время кончается: «{ $table }».
notices-tell-invite = { $name } зовёт вас за стол «{ $table }».
notices-tell-over = Партия окончена: «{ $table }».
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
