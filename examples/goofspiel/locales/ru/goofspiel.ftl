# «Гуфшпиль»: что говорит движок. $seat: имя или «Вы».

goofspiel-title = Гуфшпиль

goofspiel-cover-name = Гуфшпиль
goofspiel-cover-about = Приз за призом, и каждый делает ставку втайне.
goofspiel-cover-seats = 2–5
goofspiel-cover-time = 10 мин

goofspiel-ask-bid = Сделайте ставку: на кону { $stake }.
goofspiel-do-bid = { $card }

goofspiel-saw-prize-turned = Раунд { $round }. Приз: { $prize }, на кону: { $stake }
goofspiel-saw-bid-made = { $seat }: ставка
goofspiel-saw-bid-shown = { $seat }: { $card }
goofspiel-saw-prize-taken = { $seat }: кон, { $stake }
goofspiel-saw-prize-kept = Ставки равны: { $stake } остаётся на кону

goofspiel-why-bid-first = Сначала сделайте ставку.
goofspiel-why-not-in-hand = У вас нет карты { $card }.

goofspiel-table-stake = Раунд { $round } из { $rounds }, на кону { $stake }
goofspiel-table-seat = { $seat }: очки { $points }, карты { $cards }

goofspiel-line-prizes = Призы
goofspiel-how-points = Победа по очкам
goofspiel-how-shared = Очков поровну: победа общая

goofspiel-option-cards = Карты
goofspiel-option-cards-13 = 13, вся масть
goofspiel-option-cards-7 = 7, короткая игра
