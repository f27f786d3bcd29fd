### What the table around the board says of «Комитет».

## ID cards out of the drawer

committee-keepsake = { $role } · level { $level } · cases: { $games }
committee-keepsake-spent = { $role } · archived, the agent is dead
committee-keepsake-wrong-card = there is no ID card in it.
committee-keepsake-wrong-game = this game has no ID cards.
committee-keepsake-wrong-unknown = the card has an unknown field.
committee-keepsake-wrong-agent = there is no such agent.
committee-keepsake-wrong-curator = the curator is no name.
committee-keepsake-wrong-level = the level can be 0 to 7.
committee-keepsake-wrong-stickers = more stickers than squares, or stickers that do not exist.
committee-keepsake-wrong-lines = there can be 0 to 4 lines around a bonus.
committee-keepsake-wrong-drops = 0 to 5 drops can be crossed out.
committee-keepsake-wrong-won = there is no such scenario.
committee-keepsake-wrong-games = the number of cases is wrong.

## Roles at a table

committee-role-artyom = { committee-agent-artyom }
committee-role-willy = { committee-agent-willy }
committee-role-asya = { committee-agent-asya }
committee-role-ila = { committee-agent-ila }
committee-role-valery = { committee-agent-valery }
committee-role-farkhad = { committee-agent-farkhad }
