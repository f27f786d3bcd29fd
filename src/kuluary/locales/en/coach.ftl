### The coach: hints at the table, warnings, the review after a game.
### $answer, $better are answers in words; $best, $chance are chances in per cent.

coach-two = { $first } { $second }
coach-name = Coach
coach-ask = Ask the coach
coach-other = Another move
coach-suggests = The coach suggests
coach-thinks = thinking…
coach-chance = chance to win
coach-percent = { $n } %
coach-even = It makes hardly any difference: choose as you like.
coach-seen =
    { $taken ->
        [one] The table sees: { $taken } hint taken
       *[other] The table sees: { $taken } hints taken
    }
coach-seen-of = The table sees: hint { $taken } of { $all }
coach-count =
    { $count ->
        [one] { $count } hint of the coach
       *[other] { $count } hints of the coach
    }
coach-taken = { $name } has asked the coach: hint { $count } of this game.

coach-weighing = The coach looks at your move…
coach-still-yours = Nothing is played yet.
coach-sure = Sure: { $answer }?
coach-falls = Your chance falls from { $best } to { $chance } %. Better: { $better }.
coach-take-back = Take it back
coach-anyway = Play it anyway
coach-warn-on = Warn me before a blunder: on, by your choice

# Review
coach-review = Review
coach-review-of = Review of a game
coach-review-won =
    { $count ->
        [one] Review: { $names } wins
       *[other] Review: { $names } win
    }
coach-review-won-you = Review: you win
coach-review-team = Review: the team wins
coach-review-lost = Review: the game is lost
coach-review-none = The coach has not gone through this game yet. It takes every decision in turn: where the chances changed, and why. You need not wait for it.
coach-review-begin = Review the game
coach-review-working = The coach goes through the game: { $done } of { $frames }
coach-review-leave = You may leave: the review stays with the game.
coach-review-failed = The review has stopped at { $done } of { $frames }.
coach-review-again = Go on
coach-to-table = To the table
coach-chances = Chance to win, %
coach-chances-team = The team’s chance to win, %
coach-open-table = The lines know every card. Decisions are judged by what the player saw.
coach-numbers = Show the numbers
coach-no-numbers = Show the lines
coach-team = The team
coach-deal = deal
coach-round = Round { $n }
coach-chart-line = { $name }: { $first } % at first, { $last } % in the end, { $most } % at most (round { $round }).
coach-turns = Turning points
coach-turns-yet = They are told once the whole game is gone through.
coach-turns-none = The game did not turn: chances changed little by little.
coach-moment = Watch the moment
coach-moment-n = Moment { $n }: watch it
coach-worst = worst decision
coach-best = best decision
coach-turn = turning point
coach-swing = The chance that changes most: { $name }, { $from } → { $to } %
coach-better = stronger
coach-next = next best
coach-by = { $name }, round { $n }
coach-judges = The coach on this decision: { $name }
coach-everyone = Everyone at the table
coach-clean = No blunder to speak of.
coach-luck-skill = Luck and skill
coach-luck = luck
coach-own = own moves
coach-others = others’ moves
coach-mistakes = mistakes
coach-mistakes-of = { $made } of { $all }
coach-luck-more = How many per cent of the chance to win were given or taken over the game by luck (the deal and the cards), by own moves beside the average of this table, and by all the others did. A mistake costs at least { $least } % by what the player saw. The numbers are rough.
coach-luck-more-team = How many per cent of the team’s chance were given or taken over the game by luck (cards, tokens, dice) and by everybody’s moves. A mistake costs at least { $least } % by what the player saw. The numbers are rough.
coach-say-won-luck = Luck helped this victory most.
coach-say-won-own = An earned victory: own moves gave most.
coach-say-won-others = The others’ moves helped this victory most.
coach-say-lost-luck = Bad luck cost most.
coach-say-lost-own = Own moves cost most.
coach-say-lost-others = The others’ moves cost most.
coach-say-even = An even game: neither luck nor anybody’s moves alone decided it.
coach-say-mistakes =
    { $made ->
        [0] No mistakes.
        [one] One mistake in { $all } decisions.
       *[other] { $made } mistakes in { $all } decisions.
    }
coach-say-deed = One decision cost most: round { $round }, { $percent } % of the chance to win.
coach-say-team-won = The team has won the case; the hardest hour was round { $round }.
coach-say-team-lost = The case is lost. The decisions of round { $round } cost most.

# Puzzles
coach-puzzles-more = Positions out of real games: one move is clearly better than the rest. Find it, and the coach says why.
coach-puzzle-today = Puzzle of the day
coach-puzzle = Puzzle
coach-puzzle-of = Puzzle: { $theme }
coach-puzzle-round = Round { $n }. What is best?
coach-puzzle-answers = Your answer
coach-puzzle-right = Right
coach-puzzle-wrong = There is a stronger move
coach-puzzle-best = The best move gives a { $chance } % chance to win.
coach-puzzle-yours = your move
coach-puzzle-rest = { $n } other answers: { $chance } % at most
coach-puzzle-play = Play on from here
coach-puzzle-own = out of a game played in this house
coach-puzzle-next = Next one
coach-puzzle-solved = solved
coach-puzzle-tried = not at once
coach-puzzle-count = { $done } of { $all } solved
coach-theme-suits-bribe = a bribe in time
coach-theme-suits-joker = the joker
coach-theme-suits-take = take the round
coach-theme-suits-risk = take a risk
coach-theme-suits-give = give a round up
coach-theme-suits-other = odds and ends
coach-theme-power-card = a card of the row
coach-theme-power-project = a project
coach-theme-power-alliance = an alliance
coach-theme-power-operation = an operation
coach-theme-power-other = patience
coach-theme-committee-road = the road
coach-theme-committee-deed = what to do there
coach-theme-committee-token = an action token
coach-theme-committee-other = odds and ends
