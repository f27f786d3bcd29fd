# Игра за минуту и её знаки.

power-primer-goal = Набрать больше всех очков за пять или шесть раундов. Их приносят объекты, спецоперации, поздние стадии проектов и союзы.
    .title = Цель
power-primer-turn = Одно действие: внедрить агентов на карту ряда, провести спецоперацию, шагнуть в проекте или завербовать фишку.
    .title = Ваш ход
power-primer-intercept = Кто поставит больше агентов, заберёт карту у соперника. Потерявший возвращает своих и берёт карту союза.
    .title = Перехват
power-primer-round = Карты захвачены, агенты отозваны. Каждый может заключить союз, требования которого выполнил.
    .title = Конец раунда
power-primer-win = Очки считают по девяти строкам. У кого сумма больше, тому и принадлежит мир.
    .title = Победа

power-signs-pieces = Фишки
power-signs-groups = Группы объектов
power-signs-marks = Знаки на объектах
power-signs-alliances = Союзы
power-signs-places = Стол
power-signs-notes = Пометки

power-sign-agent = фишка в активе: готова действовать
power-sign-reserve = фишка в резерве: её ещё надо завербовать
power-sign-shadow = теневой агент: сила без фишки
power-sign-supervisor = куратор: ходит первым, но под надзором
power-sign-falcon = Сокол, соперник в игре в одиночку
power-sign-group-control = контроль
power-sign-group-finance = финансы
power-sign-group-science = наука
power-sign-group-support = поддержка
power-sign-group-power = власть
power-sign-group-inner-circle = Ближний круг: присоединяется к другой карте
power-sign-sign-agitator = агитаторы
power-sign-sign-peacekeeper = миротворцы
power-sign-sign-spy = шпионы
power-sign-sign-special-interest = особый интерес
power-sign-chain = союз
power-sign-effect-instant = срабатывает сразу
power-sign-effect-lasting = действует до конца партии
power-sign-effect-final = приносит очки при подсчёте
power-sign-operation = спецоперация: жетон с очками, взятый ценой агентов
power-sign-war = мировая война: на раунд меняет цену проектов
power-sign-cards = карты на руке
power-sign-deck = колода или фишки на картах
power-sign-attach = карта присоединена к другой
power-sign-coord = координатор: фишка, навсегда занятая в проекте
power-sign-shield = перехватить уже никто не может
power-sign-lock = сейчас недоступно
power-sign-warn = может быть перехвачено
