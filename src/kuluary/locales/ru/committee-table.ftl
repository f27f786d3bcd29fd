### What the table around the board says of «Комитет».

## ID cards out of the drawer

committee-keepsake = { $role } · уровень { $level } · дел: { $games }
committee-keepsake-spent = { $role } · в архиве, агент погиб
committee-keepsake-wrong-card = в нём нет карточки удостоверения.
committee-keepsake-wrong-game = у этой игры нет удостоверений.
committee-keepsake-wrong-unknown = в карточке есть незнакомое поле.
committee-keepsake-wrong-agent = такого агента нет.
committee-keepsake-wrong-curator = куратор — не имя.
committee-keepsake-wrong-level = уровень может быть от 0 до 7.
committee-keepsake-wrong-stickers = наклеек больше, чем клеток, или таких наклеек нет.
committee-keepsake-wrong-lines = вокруг бонуса может быть от 0 до 4 линий.
committee-keepsake-wrong-drops = капель может быть зачёркнуто от 0 до 5.
committee-keepsake-wrong-won = такого сценария нет.
committee-keepsake-wrong-games = число дел неверно.

## Roles at a table

committee-role-artyom = { committee-agent-artyom }
committee-role-willy = { committee-agent-willy }
committee-role-asya = { committee-agent-asya }
committee-role-ila = { committee-agent-ila }
committee-role-valery = { committee-agent-valery }
committee-role-farkhad = { committee-agent-farkhad }
