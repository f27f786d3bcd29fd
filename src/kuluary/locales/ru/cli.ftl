# The terminal.
cli-welcome = { $game }. Введите номер ответа; ? — пункт правил, q — выйти.
cli-choose = Ваш ответ (1–{ $count }):
cli-number = Нужен номер от 1 до { $count }.
cli-left = Партия прервана.
cli-saved = Запись партии: { $file }
cli-place = { $place }-е место — { $seat }: { $points }
cli-you = Вы
cli-bot = Бот { $number }
# What leaves the game when typed, words apart.
cli-leave = q quit exit выход
cli-rules-elsewhere = На языке «{ $language }» правил пока нет; это { $other }.
