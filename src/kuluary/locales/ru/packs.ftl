# Наборы: всё напечатанное на картах и полях, как его знает дом, и как его правят хозяева коробок.

packs-title = Наборы
packs-more = Для тех, у кого есть коробка с игрой. Часть чисел на картах мы восстановили сами, они отмечены знаком ≈. Если у вас напечатано иначе, исправьте значения здесь, сохраните набор и выберите его, когда собираете стол.
packs-none = Пока ни одного набора. Выберите игру и исправьте то, что у вас напечатано иначе.
packs-make = Собрать набор: { $game }
packs-mine = Мои наборы
packs-import = Загрузить
packs-export = Выгрузить
packs-export-what = Выгрузить набор «{ $name }»
packs-export-not = Выгружается то, что сохранено: сначала сохраните набор.
packs-edit = Править
packs-edit-what = Править набор «{ $name }»
packs-play = Играть
packs-play-what = Играть набором «{ $name }»
packs-discard = Удалить набор «{ $name }»
packs-discard-more = Столы, за которыми им играют, оставят его себе. Вернуть его сюда сможет только выгруженный файл.
packs-discard-yes = Удалить
packs-discard-no = Оставить
packs-differences =
    { $count ->
        [0] как обычный
        [one] { $count } отличие
        [few] { $count } отличия
        [many] { $count } отличий
       *[other] { $count } отличия
    }
packs-in = Набор на месте: { $name }
packs-in-already = Такой набор уже есть: { $name }
packs-wrong = Файл не принят, ничего не изменилось.
packs-wrong-at = Файл не принят, ничего не изменилось. Место: { $where }

## Страница набора

packs-new = Новый набор
packs-name = Название набора
packs-name-hint = С моей коробки
packs-note = Откуда значения
packs-note-hint = Второе издание, 2014 год
packs-files = Части набора
packs-file-values =
    { $count ->
        [one] { $count } значение
        [few] { $count } значения
        [many] { $count } значений
       *[other] { $count } значения
    }
packs-legend = Откуда значение
packs-mark-stated = из правил
packs-mark-derived = следует из примеров
packs-mark-inferred = восстановлено
packs-mark-yours = ваше
packs-usual = обычно { $value }
packs-usual-none = обычно не указано
packs-restore = Вернуть обычное: { $what }
packs-number-of = { $n }-е число
packs-add = Добавить значение
packs-add-section = Куда
packs-add-key = Имя поля
packs-add-value = Значение
packs-add-go = Добавить
packs-notation = Число, true, "текст", [1, 2] или { "{" } doc = 2 { "}" }
packs-changes = Отличия от обычного
packs-changes-none = Пока всё как в обычном наборе.
packs-source = Откуда?
packs-source-of = Откуда значение: { $what }
packs-source-printed = так напечатано
packs-source-agreed = так играем
packs-gone = нет
packs-fits = Всё сходится.
packs-fits-not =
    { $count ->
        [1] Одно поле не сходится.
        [one] { $count } поле не сходится.
        [few] { $count } поля не сходятся.
        [many] { $count } полей не сходятся.
       *[other] { $count } поля не сходятся.
    }
packs-draft-kept = Черновик хранится; за стол набор можно взять, когда всё сойдётся.
packs-no-name = Осталось назвать набор.
packs-checking = Проверяем…
packs-unchecked = Дом не отвечает: проверить нельзя. Черновик хранится.
packs-saved = Сохранено. Набор можно взять за стол.
packs-save = Сохранить набор
packs-drop = Отменить правки
packs-fault-number = Нужно целое число от { $low } до { $high }.
packs-fault-numbers = Нужно чисел: { $count }, каждое от { $low } до { $high }.
packs-fault-one-of = Такого нет. Можно написать: { $allowed }.
packs-fault-flag = Здесь бывает только да или нет: true или false.
packs-fault-fixed = Это задано правилами: изменить нельзя.
packs-fault-no-value = Это не читается. Напишите число, true, "текст", [1, 2] или { "{" } doc = 2 { "}" }.
packs-column-power-copies-1 = вдвоём
packs-column-power-copies-2 = втроём
packs-column-power-copies-3 = вчетве­ром
packs-column-power-copies-4 = впятером
packs-reader = Читатель игры говорит по-английски:

## Части, разделы и поля

packs-file-suits-deck = Гильдии карт
packs-file-power-alliances = Союзы
packs-file-power-falcon = Сокол
packs-file-power-objects = Объекты
packs-file-power-operations = Операции
packs-file-power-professionals = Профессионалы
packs-file-power-projects = Проекты
packs-file-committee-agents = Агенты
packs-file-committee-mains = Главные миссии
packs-file-committee-map = Карта
packs-file-committee-missions = Миссии
packs-file-committee-scenario-base = Обычный сценарий
packs-file-committee-scenario-overtime = Сверхурочные
packs-file-committee-tokens = Жетоны и запасы

packs-whole = Всё
packs-word-suits-aristocrats = { suits-guild-aristocrats }
packs-word-suits-artisans = { suits-guild-artisans }
packs-word-suits-artists = { suits-guild-artists }
packs-word-suits-assassins = { suits-guild-assassins }
packs-word-suits-knights = { suits-guild-knights }
packs-word-suits-merchants = { suits-guild-merchants }
packs-place-suits-1 = { suits-character-duchess }
packs-place-suits-2 = { suits-character-chancellor }
packs-place-suits-3 = { suits-character-cardinal }
packs-place-suits-4 = { suits-character-captain }
packs-word-suits-standard = Обычная колода
packs-word-suits-uniform6 = По шесть карт гильдии
packs-word-agents = агенты
packs-word-any = любое из
packs-word-base = базовый доход
packs-word-benefit = польза
packs-word-calm = спокойствие
packs-word-cargo = груз
packs-word-cars = машины
packs-word-checks = проверки
packs-word-cities = города
packs-word-city = город
packs-word-clearance = Жетоны допуска
packs-word-clock = Часы
packs-word-closed = закрыто
packs-word-conditions = условия
packs-word-copies = копии
packs-word-corner = угол
packs-word-department = отдел
packs-word-dice = Кубики
packs-word-doc = документы
packs-word-docs = документы
packs-word-drops = капли
packs-word-effect = эффект
packs-word-eq = оборудование
packs-word-extra = сверх того
packs-word-faces = грани
packs-word-family = семейство
packs-word-fuel = топливо
packs-word-fund = Фонд
packs-word-group = группа
packs-word-groups = группы
packs-word-high = высокие уровни
packs-word-id = Удостоверение
packs-word-incomes = доходы
packs-word-interrogation = Допросы
packs-word-kind = вид
packs-word-kinds = виды
packs-word-leave = Отгул
packs-word-limit = Лимит
packs-word-lines = строки
packs-word-loss = потеря
packs-word-mains = места главных миссий
packs-word-med = медикаменты
packs-word-minimum = минимум
packs-word-most = больше всех
packs-word-actions = Жетоны действий
packs-word-action = действие
packs-word-ally = союзник
packs-word-other = другой конец
packs-word-personal = личные миссии
packs-word-personality = характер
packs-word-phase = в фазу сценария
packs-word-points = очки
packs-word-position = место
packs-word-price = цена
packs-word-region = регион
packs-word-relief = снятие стресса
packs-word-requires = требует
packs-word-reroll = переброс
packs-word-road = Дороги
packs-word-shift = Смена
packs-word-sign = знак
packs-word-signs = знаки
packs-word-special_interest = особый интерес
packs-word-squares = клетки
packs-word-stickers = Наклейки
packs-word-stress = стресс
packs-word-strikes = бьют
packs-word-successes = успехи
packs-word-supply = запас
packs-word-target = цель
packs-word-without = без
packs-word-committee-hr = отдел кадров
packs-word-committee-an = аналитический отдел
packs-word-committee-tr = транспортный отдел
