# The house: everything that belongs to no game.
house-name = Кулуары
house-you = вы
house-you-first = Вы
house-board-missing = Доска ещё не готова
house-board-missing-more = Все решения есть в панели хода.
