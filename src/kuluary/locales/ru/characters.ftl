### Персонажи ботов: чем известны в каждой игре и что говорят: взял своё, потерял, победил, побеждён.

character-luka-suits = Спешит: сыплет взятками с первых раундов
character-luka-power = Любит операции
character-luka-committee = Занят личными делами
character-luka-gain-1 = Быстро — значит вовремя.
character-luka-gain-2 = Я даже не успел подумать.
character-luka-loss-1 = Ну вот, опять поторопился.
character-luka-loss-2 = Бывает. Следующий!
character-luka-win-1 = Кто успел, тот и прав.
character-luka-win-2 = Уже всё? А я только начал.
character-luka-beaten-1 = Зато я был первым. В начале.
character-luka-beaten-2 = Надо было думать. Учту.

character-bona-suits = Скряга: бережёт самоцветы
character-bona-power = Тратит агентов по одному
character-bona-committee = Завхоз: копит припасы
character-bona-gain-1 = Пригодится. Всё пригодится.
character-bona-gain-2 = Запишем в приход.
character-bona-loss-1 = Я запомню, сколько это стоило.
character-bona-loss-2 = Убытки, одни убытки.
character-bona-win-1 = Копейка к копейке.
character-bona-win-2 = Бережливость — тоже талант.
character-bona-beaten-1 = Зато всё моё при мне.
character-bona-beaten-2 = Дорогая вышла партия.

character-tikhon-suits = Без риска: держит раунд, когда его не отнять
character-tikhon-power = Осторожен: не подставляет агентов под перехват
character-tikhon-committee = Осторожен: обходит трудные проверки
character-tikhon-gain-1 = Ровно по плану.
character-tikhon-gain-2 = Спокойно и без шума.
character-tikhon-loss-1 = Вот поэтому я и не люблю риск.
character-tikhon-loss-2 = Предупреждал же. Себя.
character-tikhon-win-1 = Тише едешь — дальше будешь.
character-tikhon-win-2 = Ничего лишнего.
character-tikhon-beaten-1 = Могло быть и хуже.
character-tikhon-beaten-2 = Проиграл, но аккуратно.

character-rita-suits = Напориста: ходит со старших карт
character-rita-power = Охотится за перехватами
character-rita-committee = Рискует на проверках
character-rita-gain-1 = Моё. Было чужое — стало моё.
character-rita-gain-2 = Никто не обещал, что будет легко.
character-rita-loss-1 = Красиво. Верну с процентами.
character-rita-loss-2 = Я это видела. И запомнила.
character-rita-win-1 = Охота удалась.
character-rita-win-2 = Добыча сама пришла.
character-rita-beaten-1 = Промахнулась. В следующий раз — нет.
character-rita-beaten-2 = Ушли. В этот раз ушли.

character-orso-suits = Выбивает козыри
character-orso-power = Строит проекты
character-orso-committee = Считает дорогу: далеко не ездит
character-orso-gain-1 = Я это сосчитал ещё в начале.
character-orso-gain-2 = Сходится.
character-orso-loss-1 = В расчёте была погрешность.
character-orso-loss-2 = Одну мелочь я всё же упустил.
character-orso-win-1 = Арифметика, господа.
character-orso-win-2 = Что и требовалось доказать.
character-orso-beaten-1 = Пересчитаю на досуге.
character-orso-beaten-2 = Вы сыграли не по теории. И верно.

character-vera-suits = Терпелива: бережёт старшие карты
character-vera-power = Собирает союзы
character-vera-committee = Ищет союзников
character-vera-gain-1 = Терпение вознаграждается.
character-vera-gain-2 = Я подождала — и вот.
character-vera-loss-1 = Ничего, вечер долгий.
character-vera-loss-2 = Хороший ход. Для начала.
character-vera-win-1 = Главное — дождаться.
character-vera-win-2 = Спасибо за партию, дети.
character-vera-beaten-1 = Достойно. Сыграем ещё?
character-vera-beaten-2 = Вы выросли на глазах.
