# Уроки: то, что одинаково во всех играх.

house-lesson = Урок
house-lesson-of = Урок · { $game }
house-lesson-first =
    { $minutes ->
        [one] Первый урок · { $minutes } минута
        [few] Первый урок · { $minutes } минуты
        [many] Первый урок · { $minutes } минут
       *[other] Первый урок · { $minutes } минуты
    }
house-lesson-first-time = Впервые за этой игрой?
house-welcome = { $game }: впервые за столом?
house-welcome-alone = Урок учит на настоящем столе, шаг за шагом. Эта партия подождёт вашего хода.
house-welcome-company = За столом ждут люди, поэтому коротко: игра за минуту, а подсказки появятся там, где они нужны.
house-welcome-hints = Играть с подсказками
house-welcome-play = Я знаю эту игру
house-lesson-first-in = Первый урок: { $game }
house-lesson-chapter = Глава { $number } · { $title }
house-lesson-chapters = Главы урока
house-lesson-here = вы здесь
house-lesson-next = Дальше
house-lesson-wait = Ждём: { $what }
house-lesson-not-yet = Так тоже можно ходить, но сейчас урок о другом.
    .title = Не сейчас
house-lesson-nothing-lost = Ход не сыгран: ничего не потеряно.
house-lesson-other = Выбрать другое
house-lesson-show = Подсказать
house-lesson-chapter-done = Глава пройдена
house-lesson-chapter-next = Дальше: «{ $chapter }». Ходы до неё мы сыграем за вас.
house-lesson-on = Дальше
house-lesson-over = Урок окончен
house-lesson-play = Теперь партия с ботами
house-lesson-leave = Выйти из урока
house-lesson-leave-more = Вернуться можно в любой день: урок ждёт на том же месте.

house-hint = Подсказка
house-hint-read = Понятно
house-hint-off = Без подсказок
house-level-lesson = по уроку

house-primer = Как играть
house-primer-minute = Игра за минуту
house-primer-signs = Знаки
house-primer-back = К столу
