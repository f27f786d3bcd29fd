# The terminal.
cli-welcome = { $game }. Type the number of an answer; ? for the clause of the rules, q to leave.
cli-choose = Your answer (1–{ $count }):
cli-number = A number from 1 to { $count }, please.
cli-left = The game was left.
cli-saved = Log of the game: { $file }
cli-place = Place { $place } — { $seat }: { $points }
cli-you = You
cli-bot = Bot { $number }
# What leaves the game when typed, words apart.
cli-leave = q quit exit
cli-rules-elsewhere = There are no rules in { $language } yet; these are in { $other }.
