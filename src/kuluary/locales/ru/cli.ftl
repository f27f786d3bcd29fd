# The terminal.
cli-welcome = { $game }. Введите номер ответа; ? — пункт правил, q — выйти.
cli-choose = Ваш ответ (1–{ $count }):
cli-number = Нужен номер от 1 до { $count }.
cli-left = Партия прервана.
cli-saved = Запись партии: { $file }
cli-place = { $place }-е место — { $seat }: { $points }
