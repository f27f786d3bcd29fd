### Labels that only the table of "The Committee" needs; everything else is in committee.ftl and committee-story.ftl.

committee-board-status = Round { $round } · { $phase }
committee-board-chapter = Round { $round }
committee-board-to-map = Map
committee-board-or = or
committee-board-none = none
committee-board-done = Done
committee-board-quoted = “{ $title }”
committee-board-inferred = reconstructed
committee-board-inferred-note = Values with this sign are reconstructed: the rulebook does not show them. The rest is from the rulebook.

## Tracks

committee-board-time = Time track
committee-board-time-deck = Time track · deck { $deck }
committee-board-time-why = What is left in division 1 fails at the start of the next round: the card goes to the progress track, the team loses 1 cargo or 2 documents.
committee-board-until = until r. { $round }
committee-board-fails = fails r. { $round }
committee-board-fails-in = fails in round { $round }
committee-board-mission-n = mission { $mission }
committee-board-mission-fails = Mission { $mission }, fails in round { $round }
committee-board-progress = Progress track: failures { $failures } of 3
committee-board-space-done = { $space }: mission { $mission } completed
committee-board-space-failed = { $space }: mission { $mission } failed
committee-board-space-main = { $space }: main mission “{ $main }” completed
committee-board-space-waiting = { $space }: main mission “{ $main }” waits
committee-board-space-free = { $space }: free
committee-board-failures = Failures { $count } of 3
committee-board-failures-more = : the third loses the case
committee-board-left = { $count ->
        [0] No space before the main on { $space }
        [one] Before the main on { $space }: { $count } space
       *[other] Before the main on { $space }: { $count } spaces
    }
committee-board-left-more = , one card more is defeat
committee-board-mini = What fails when
committee-board-mini-more = { $count } more
committee-board-mini-later = { $missions } in r. { $round }
committee-board-mini-lost = failures { $count }/{ $all }
committee-board-mini-left = { " " }· { $count } to the main
committee-board-goal = Goal { $main } of { $mains }:
committee-board-goal-check = check
committee-board-goal-then = then { $city }
committee-board-goal-has = { $agent } has { $count } of { $of }
committee-board-goal-pays = { $agent } has enough
committee-board-goal-odds = { $agent }: best odds, { $chance }
committee-board-mini-spaces = Spaces taken: { $count } of 15
committee-board-left-leaf = Time track, stocks, agents

## Map

committee-board-map = Road plan
committee-board-map-sheet = sheet 3 · official use
committee-board-anomaly = the Anomaly
committee-board-anomaly-here = The Anomaly is here
committee-board-here = Here: { $things }
committee-board-interrogation = interrogation: { $check }
committee-board-ally-n = ally: { $ally }
committee-board-allies-n = { $count ->
        [one] { $count } ally
       *[other] { $count } allies
    }
committee-board-way-missing = road { $cost }, cars missing: { $missing }
committee-board-way-fuel = { $cars }, takes { $fuel }
committee-board-way-lacks = { $missing } missing
committee-board-cities = List of cities
committee-board-nearer = Map closer
committee-board-farther = Map farther
committee-board-beside = Beside the map
committee-board-to-plan = To plan
committee-board-effect = Effect:
committee-board-effect-closed = closed
committee-board-effect-use = Apply the effect
committee-board-missions = Missions
committee-board-interrogations = Interrogations
committee-board-allies = Allies
committee-board-ally-once = once:
committee-board-agents = Agents
committee-board-roads = Roads
committee-board-active = In force

## Stocks

committee-board-stock-title = Stocks
committee-board-limit = LIMIT
committee-board-fund = FUND
committee-board-stock = Limit: { $limit }. Fund: { $fund }
committee-board-stock-more = You only take from the limit. What is lost goes to the fund, and few effects bring it back.
committee-board-stress-unseen = Stress nobody has opened yet
committee-board-stress-discard = Discarded stress
committee-board-supply = In supply: { $actions }, jams and interrogations { $interrogations }, cards in the deck { $deck }.

## Agents

committee-board-agent = { $agent }, { $city }: { $actions }, { $docs }, { $stress }. Open the board
committee-board-mine = my board
committee-board-led = led by { $seat }
committee-board-team-you = you
committee-board-team-round = Every round: { $income }.
committee-board-team-later = Later: { $bonus }.
committee-board-team-sum = Dice of the team: { $list }. Weakest: { $weak }.
committee-board-team-hint = touch an agent to take it into the team, once more to play it yourself.
committee-board-base = base: { $income }
committee-board-room = trunk: { $room } of { $places } free
committee-board-personal = Personal missions
committee-board-clearance = Clearances
committee-board-sealed = Under locked cells: { $list }.
committee-board-dept-sum = dice { $dice }; { $symbols }; rerolls { $rerolls }
committee-board-choose-department = Check by: { $department }
committee-board-unlock-department = Unlock: { $department }
committee-board-no-die = gives no die
committee-board-locked = locked, price: { $price }
committee-board-places = trunk places: { $count }
committee-board-reroll = reroll
committee-board-closed = closed
committee-board-stress-closed = closed stress
committee-board-stress-open = open stress: { $stress }
committee-board-slot-closes = stops working: { $gives }
committee-board-slot-over = under it { $gives }
committee-board-income-of = income: { $part }
committee-board-part-limit = a document from fund to limit
committee-board-part-calm = calm from fund to limit
committee-board-part-relief = remove { $n } stress
committee-board-part-action = an action token
committee-board-bonus-auto = an automatic success in any check
committee-board-bonus-easier = { $colour ->
        [0] checks are 1 easier
       *[other] { $colour }: checks are 1 easier
    }
committee-board-bonus-cross = { $department } also passes { $colour } checks
committee-board-bonus-double = holds two stress
committee-board-bonus-convert = two cargo for an action token
committee-board-bonus-broker = action token: an exchange of any two agents
committee-board-bonus-hold = can hold a mission
committee-board-fine = Penalty
    .lose-cargo = income: −1 cargo
    .lose-docs = income: −2 docs
    .lose-action = income: −1 action
    .reroll-cost = dearer rerolls
    .paid-only = rerolls for docs only
    .harder = checks +1
    .no-missions = no missions
    .no-unlock = no unlocking
    .no-med = no medicine
    .no-eq = no equipment
    .no-fuel = no fuel
    .slow = −1 car
committee-board-gift = Brings: { $list }
committee-board-gift-unlock = a free cell
committee-board-gift-cars = { $n ->
        [one] +{ $n } car
       *[other] +{ $n } cars
    }
committee-board-gift-dice = { $n ->
        [one] equipment gives { $n } die more
       *[other] equipment gives { $n } dice more
    }
committee-board-gift-relief = medicine removes { $n } stress more
committee-board-gift-reroll = a reroll in every own check
committee-board-gift-discount = unlocking costs 2 documents or 1 cargo less
committee-board-gift-fuel = { $n ->
        [one] fuel gives { $n } car more
       *[other] fuel gives { $n } cars more
    }
committee-board-gift-interrogation = interrogations are { $n } easier
committee-board-gift-mission_doc = a document for every regular mission completed
committee-board-situation-division = complete a regular mission in division { $n }
committee-board-situation-delivery = complete a delivery
committee-board-situation-main = be where a main mission is completed
committee-board-situation-move = one move that costs { $n } or more
committee-board-situation-interrogation = pass interrogations: { $n }

## Checks

committee-board-check-of = Check: { $agent }
committee-board-check-on = check under way
committee-board-told-roll = Rolling…
committee-board-told-counted = Counting successes…
committee-board-enough = enough successes
committee-board-passed = passed
committee-board-not-passed = not passed
committee-board-successes = { $n ->
        [one] { $n } success
       *[other] { $n } successes
    }
committee-board-misses = { $n ->
        [one] { $n } failure
       *[other] { $n } failures
    }
committee-board-symbols = Symbols of the department
committee-board-success-is = Success:
committee-board-under-stress = under stress
committee-board-score = Successes
committee-board-needed = { $n } needed
committee-board-failed-dice = Failures
committee-board-is-stress = become stress
committee-board-difficulty = Difficulty { $need }: check { $number }, penalties { $penalties }, help { $reductions }.
committee-board-before = Before the roll it was { $chance }, with free rerolls { $helped }; stress on average { $stress }.
committee-board-extra = Successes without dice: automatic { $auto }, bought { $bought }.
committee-board-odds = chance { $chance }, stress { $stress } on average
committee-board-with-all = { $chance } with all you can spend
committee-board-chances = { $chance }, with spending { $spent }
committee-board-add-dice = Equipment: more dice
committee-board-add-success = Action token: +1 success
committee-board-have-actions = the agent has { $n }; one deed less this round
committee-board-have = the agent has { $n }
committee-board-once = once
committee-board-together = with those above { $chance }
committee-board-stress-to = stress { $from } → { $to }
committee-board-not = not now
committee-board-not-no-reroll-here = no rerolls in this department
committee-board-not-no-such-reroll = no such reroll
committee-board-not-rerolls-used = used already
committee-board-not-reroll-used = used already
committee-board-not-reroll-docs = too few documents
committee-board-not-paid-only = penalty: not for free, only for documents
committee-board-not-scenario-phase = not in the scenario phase
committee-board-not-no-action-token = no action token
committee-board-not-not-enough = no equipment
committee-board-not-five-dice = no more dice are rolled
committee-board-not-no-sticker = no such sticker
committee-board-stress-due = Receive { $count } stress
committee-board-stress-open-more = Closed tokens are opened first: choose which. An open one has a penalty, in force while it is open.
committee-board-stress-lay-more = A token is laid closed on a cell or an ally, which stops working; dice and trunk places stay. The next stress opens it: a penalty appears.
committee-board-stress-ease = Remove stress
committee-board-stress-ease-more = A closed token goes away and the cell works again. An open one is only closed: its penalty is gone, the cell does not work yet.
committee-board-stress-opened = Stress opened: { $stress }
committee-board-stress-opened-more = New stress opens a closed token first. The penalty is in force while the token is open.
committee-board-stress-calm = Calm ({ $count } in the limit) cancels one.

## Missions

committee-board-regular = Regular mission · { $kind }
committee-board-main = Main
committee-board-main-at = Main · space { $space }
committee-board-main-until = until round { $round }
committee-board-main-n = { $n } of { $all }
committee-board-conditions = Conditions in order
committee-board-carried = { $agent } carries it
committee-board-lies = lies in { $city }
committee-board-load = load the token
committee-board-load-room = takes a free trunk cell
committee-board-hand-in = { $city }: hand in the token
committee-board-hand-in-more = an activation of whoever carries it
committee-board-answer-n = Interrogation { $n }
committee-board-answer-from = where interrogations were laid: { $cities }
committee-board-answers = interrogations { $count } of 2
committee-board-report = { $city }: report
committee-board-both-ends = { $city } and { $other }: an agent at each end
committee-board-both-ends-more = either of the two completes it
committee-board-eased = with the help token:
committee-board-who-can = Who can
committee-board-who-can-at = Who can: { $city }
committee-board-is-there = there already
committee-board-road-of = road { $cost }, cars { $cars }
committee-board-odds-dice = dice { $dice }, rerolls { $rerolls }
committee-board-too-far = too far
committee-board-can = can
committee-board-cannot = cannot
committee-board-cannot-lacking = lacking: { $price }
committee-board-cannot-cannot-pay-mission = too few resources
committee-board-cannot-cannot-pay-main = too few resources
committee-board-cannot-no-cell-free = no free trunk cell
committee-board-cannot-token-in-trunk = the token is in another trunk
committee-board-cannot-nobody-there = a second agent is needed at the other end
committee-board-cannot-answers-missing = interrogations are missing
committee-board-cannot-missions-banned = penalty: no missions
committee-board-otherwise = If time runs out
committee-board-otherwise-round = Round { $round }: failure { $n } of three.
committee-board-otherwise-more = The team loses 1 cargo or 2 documents, and the card takes a space all the same.
committee-board-when-done = When completed
committee-board-token = Scenario token “{ $name }”:
committee-board-token-none = The scenario token lies face down and is never turned: this is the last main mission.
committee-board-rest = The others

## Income, exchange, warnings

committee-board-give = give
committee-board-take = take
committee-board-caution = Cannot be undone
committee-board-caution-dice = Nobody can take back a roll of the dice.
committee-board-caution-clearance = A clearance token will be turned up for good.
committee-board-caution-stress = A stress token will be turned up for good.
committee-board-caution-space = The card takes space { $space }. Left before the main mission: { $left }
committee-board-caution-space-more = It can be undone until the first roll or revealed token.
committee-board-caution-defeat = Completing this loses the game
committee-board-caution-defeat-more = There is no space for the card before the main mission: the case ends in defeat.

## Stories

committee-board-file = File No. 58-K
committee-board-file-volume = Volume 1. Sheets: 212 (listed: 213)
committee-board-file-stamp = Strictly anomalous
committee-board-file-head = The Committee · file No. 58-K
committee-board-file-begun = opened 3 October 1958
committee-board-file-ended = closed
committee-board-file-ended-date = 2 October 1958
committee-board-file-keep = keep until
    yesterday
committee-board-means-goal = { $count ->
        [one] close { $count } main mission together.
       *[other] close { $count } main missions together, in order.
    } Each is a chain of conditions in cities.
    .title = Goal
committee-board-means-turn = every agent has action tokens: for a token it goes to a city and does one deed there. Numbered missions are closed in time.
    .title = Turn
committee-board-means-loss = three failures, no space for a card before the main mission, or no stress tokens left.
    .title = Defeat
committee-board-read = Read; to work
committee-board-read-first = First the case: what this game is about.
committee-board-stamp-done = completed
committee-board-stamp-failed = failed
committee-board-stamp-main = main: completed
committee-board-stamp-personal = personal
committee-board-stamp-token = scenario
committee-board-stamp-condition = condition met
committee-board-stamp-missed = not this time
committee-board-closing-reward = { $count ->
    [1] The reward: { $what }.
   *[other] The reward, one of: { $what }.
}
committee-board-closing-failed = { $left ->
    [0] The third failure: the case is lost.
    [one] Failure { $count } of 3: the next one loses the case.
   *[other] Failure { $count } of 3.
  }
committee-board-closing-loss = The card takes a space on the track, the team loses 1 cargo or 2 documents.
committee-board-closing-part = Condition { $part } of { $parts }: the Anomaly moves on.
committee-board-closing-main = Main missions completed: { $done } of { $mains }.
committee-board-closing-missed = Both checks are needed at once: another time takes both anew.
committee-board-slip-close = File it
committee-board-slip-next = Next, { $count } more

## The log, and cards about things

committee-board-log-matters = What matters
committee-board-log-checks = Checks
committee-board-show-there = Show on the table
committee-board-about-stress = Open stress keeps its cell from working and hinders as it says until it is removed.
committee-board-about-clearance = A clearance is revealed by unlocking the cell it lies under.
committee-board-about-sticker = A sticker is used once, at any moment of the action phase.
committee-board-about-cargo = Cargo lies in the trunk, one cell each.

## Result and ID card

committee-board-case-closed = Case closed
committee-board-case-lost = Case lost
committee-board-result-mains = Main missions: { $done } of { $all }
committee-board-result-round = Rounds played: { $round }
committee-board-story = The story of the case
committee-board-story-file = Case no. 58-K, in short
committee-board-to-moment = Show this moment
committee-board-round-short = r. { $round }
committee-board-round-quiet = No incidents: income, roads, waiting.
committee-board-chart = Progress track and stress by round
committee-board-chart-done = completed
committee-board-chart-mains = main
committee-board-chart-failed = failed
committee-board-chart-stress = stress on the boards
committee-board-chart-round = round { $round }: completed { $done }, main { $mains }, failed { $failed }, stress { $stress }
committee-board-decided = What decided it
committee-board-decided-card = { $mission } in round { $round }
committee-board-decided-failures = Three failures: { $list }. The third ended the case.
committee-board-decided-track = The track was taken up: completed { $done }, failed { $failed }, main { $mains }.
committee-board-decided-stress = Stress received: { $stress }, removed: { $eased }.
committee-board-decided-won = { $cards ->
        [one] Round { $round } did most: { $cards } card onto the track
       *[other] Round { $round } did most: { $cards } cards onto the track
    }{ $mains ->
        [0] {""}
        [one] {", "}a main one among them
       *[other] {", "}{ $mains } main ones among them
    }. { $failed ->
        [0] There were no failures.
        [one] One failure: two more would have lost it.
       *[other] Failures: { $failed }. One more would have lost it.
    }
committee-board-of = { $n } of { $all }
committee-board-sum-checks = checks passed
committee-board-sum-stress = stress received, removed
committee-board-sum-missions = regular missions completed, failed
committee-board-agent-missions = { $n ->
        [one] { $n } regular mission
       *[other] { $n } regular missions
    }
committee-board-agent-mains = main { $n }
committee-board-agent-checks = checks { $n } of { $all }
committee-board-agent-stress = stress { $n }
committee-board-id = ID card
committee-board-id-level = level { $level }
committee-board-id-curator = curator: { $name }
committee-board-id-games = cases: { $count }
committee-board-id-stickers = Levels and stickers
committee-board-id-free = free
committee-board-id-room = { $free } of { $all } free
committee-board-id-here = here
committee-board-ids-sheet = Sheet of stickers: victory on space { $space }
committee-board-ids-left = { $left } of { $all } left to give
committee-board-ids-touch = Touch a square on an ID card.
committee-board-ids-deal = Deal for us
committee-board-ids-full = No free squares.
committee-board-id-used = used
committee-board-id-new = new
committee-board-id-keep = Keep the ID card as a file: { $agent }
committee-board-id-permanent = Permanent bonuses
committee-board-id-drops = Drops: crossed out for a defeat
committee-board-id-drop = Drop { $n }, stickers { $count }
committee-board-id-drop-crossed = Drop { $n } crossed out
committee-board-id-archive = to the archive
committee-board-stickers = What the stickers give
committee-board-stickers-use = A sticker may be used at any moment of the action phase, once. Having used it, trace a line of a permanent bonus: after { $lines } lines it is yours for good.
committee-board-stickers-won = A victory brings the team stickers by the space of the last main card: { $list }.
committee-board-stickers-space = up to space { $space } — { $count }
committee-board-stickers-lost = A defeat crosses out a drop; stickers on the drops: { $list }. With the last drop the card goes to the archive.

## In short, for buttons

committee-board-ease-all = Remove { $count } at once, open ones first
committee-board-mark-serve = Choose a city
committee-board-mark-relieve = All −1 stress
committee-board-mark-discard = Discard unused
committee-board-mark-finish = Finish
committee-board-mark-return = Return to limit
committee-board-mark-medicate = Take medicine
committee-board-mark-leave = Put down, not hand in
committee-board-mark-shift = Shift
committee-board-mark-give = Give
committee-board-mark-take = Take
committee-board-mark-interrogation = Interrogation
committee-board-mark-mission = Mission
committee-board-mark-main = Main
committee-board-mark-personal = Personal
committee-board-mark-check = Check
committee-board-mark-reroll-printed = Department
committee-board-mark-reroll-bonus = Personal
committee-board-mark-reroll-id = ID card
committee-board-mark-reroll-scenario = Scenario
committee-board-mark-reroll-clearance = Clearance
committee-board-mark-reroll-documents = Documents
committee-board-mark-dice = More
committee-board-mark-count = Count
committee-board-mark-calm = Calm
committee-board-calm-note = cancels 1 stress
committee-board-calm-left = cancels 1 stress; { $count } in the limit
committee-board-mark-limit = From the limit
committee-board-mark-own = From your store
committee-board-mark-half = Shared with another agent
committee-board-mark-base = Base
committee-board-mark-enough = Enough
committee-board-mark-treat = Treat
committee-board-mark-pass = Move on
committee-board-mark-lose = Complete and lose
committee-board-mark-aid = Help yourself
committee-board-mark-broker = Exchange of two agents
committee-board-mark-hand-over = Hand an action token over
committee-board-mark-convert = Cargo for an action token
committee-board-mark-redeem = Clearance
committee-board-mark-stick = Sticker
committee-board-mark-move = Go
committee-board-mark-put-help = Put help
committee-board-swap-lead = Two missions change deadlines; place, price and reward stay with them.
committee-board-swap-rounds = fails in r. { $from } → { $to }
committee-board-mark-swap = Swap missions
committee-board-mark-swap-tokens = Swap tokens
committee-board-mark-pick-dice = Reroll
committee-board-mark-open-stress = Open stress
committee-board-mark-lay-stress = Lay stress
committee-board-mark-ease = Remove stress
committee-board-mark-use-city = City effect
committee-board-mark-take-ally = Take an ally
committee-board-mark-income = Take income
committee-board-mark-again = Once more
committee-board-mark-buy = Buy
committee-board-mark-sell = Sell

committee-board-odds-bare = dice
committee-board-odds-lie = as it lies
committee-board-odds-free = free
committee-board-odds-spent = with spending
committee-board-odds-stress = stress ≈ { $stress }
committee-board-odds-stress-is = stress { $n }
committee-board-for-ever = for ever:
committee-board-free = free
committee-board-for-free = free
committee-board-deed-main = Main: { $main }
committee-board-deed-load = load into the trunk
committee-board-deed-space = { $left ->
        [0] takes the last space before the main
        [one] leaves { $left } space before the main
       *[other] leaves { $left } spaces before the main
    }
committee-board-deed-personal = Personal mission
committee-board-deed-city = City effect: { $city }
committee-board-if-go = If you go to { $city }
committee-board-if-stay = If you stay in { $city }
committee-board-no-road = No road needed
committee-board-road-need = road { $cost }, own cars { $cars }
committee-board-road-fuel = −{ $fuel }, { $left } left
committee-board-meet = Exchange with { $agent }
committee-board-quiz = Interrogation: { $check }
committee-board-quiz-must = compulsory
committee-board-then-quiz = straight to the interrogation: { $check }
committee-board-idle-there = No activation there.
committee-board-one-deed = One thing to do
committee-board-advice = A partner’s advice
committee-board-advice-do = Begin
committee-board-advice-coming = Your partners think what they would do in your place…
committee-board-advised = advice
committee-board-remedy = closes the open stress, and its penalty goes
committee-board-bear-calm = cancel it while you can
committee-board-look-first = Choose a city: you see the road, interrogations, and what can be done there. Nothing is done yet.
committee-board-touch-first = Tap a city to look: it is not a move yet.
committee-board-near-main = main mission
committee-board-near-open = can be done
# Of several checks: the chance of the hardest.
committee-board-near-most = up to { $chance }
committee-board-go-to = Go to { $city }
committee-board-stay-in = Stay in { $city }
committee-board-stay-here = Stay here
committee-board-rolls-there = and roll { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }: { $chance }
committee-board-undo-until = can be undone until a roll
committee-board-other-way = Another way: { $count }
committee-board-close = Close
committee-board-roll = Roll { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }: { $chance }
committee-board-roll-note = a roll cannot be taken back
committee-board-roll-first = First choose what to roll for
committee-board-choose-first = Choose a deed; a roll is confirmed here
committee-board-do = Get to it
committee-board-reroll-dice = Reroll { $n ->
        [one] { $n } die
       *[other] { $n } dice
    }
committee-board-count = Count
committee-board-will-pass = passed
committee-board-will-fail = not passed
committee-board-take-all = Take all
committee-board-one-by-one = One by one
committee-board-more = { $count ->
        [one] { $count } more action
       *[other] { $count } more actions
    }
committee-board-cannot-no-personal-left = no personal mission left
committee-board-cannot-personal-situation = completed by itself when it comes about
committee-board-cannot-personal-elsewhere = in another city
committee-board-cannot-cannot-pay-personal = not enough resources
committee-board-cannot-anomaly-elsewhere = the Anomaly is in another city now
committee-board-cannot-activation-elsewhere = in another city
committee-board-cannot-activation-idle = would change nothing now
committee-board-cannot-ally-elsewhere = the ally is in another city
committee-board-cannot-ally-not-out = the ally is not on the map
committee-board-cannot-city-closed = the city is closed
committee-board-cannot-city-elsewhere = not here
committee-board-cannot-city-ally = no allies on the map
committee-board-cannot-city-exchange = nothing to exchange
committee-board-cannot-city-help = nowhere to put a help token
committee-board-cannot-city-income = no income to gain once more
committee-board-cannot-city-relief = there is no stress
committee-board-cannot-city-supply = the fund has none
committee-board-cannot-city-swap = nothing to swap
committee-board-deed-cell = a cell: { $price }
committee-board-cannot-trade-limit = nothing in the limit to take in return
committee-board-cannot-city-trade = nothing to trade
committee-board-cannot-city-treat = no document or no stress
committee-board-cannot-city-unlock = not enough for the next cell
committee-board-cannot-deliver-elsewhere = can be handed over only at its target
committee-board-cannot-fund-empty = the fund is empty
committee-board-cannot-limit-empty = the limit is empty
committee-board-cannot-no-stress = there is no stress
committee-board-cannot-nothing-to-exchange = nothing to exchange
committee-board-cannot-not-enough = not enough resources
committee-board-cannot-no-action-left = no action tokens left
committee-board-cannot-not-two-missions = needs two missions on the track
committee-board-cannot-not-two-tokens = needs two tokens
committee-board-cannot-no-help-there = nowhere to put it
committee-board-cannot-token-elsewhere = the token is in another city
committee-board-cannot-not-on-track = not on the time track
committee-board-cannot-shift-done = the shift has been worked
committee-board-cannot-cannot-be-stressed = no place for stress
committee-board-cannot-barred = a penalty forbids it
committee-board-cannot-not-in-scenario = not in this scenario
committee-board-from-here = Chance from here
committee-board-tap-die = Tap a die to pick it or leave it
committee-board-tap-die-paid = Tap a die: a reroll for { $docs }
committee-board-not-now = Not available now: { $count }
committee-board-for = What for:
committee-board-for-more = Failures become stress either way.
committee-board-for-interrogation = { $known ->
        [no] an interrogation. Passed: the token leaves the city; not: it stays.
       *[other] an interrogation. Passed: the token goes onto { $named }; not: it stays in the city.
    }
committee-board-for-mission = mission { $named }. Passed: the mission is completed; not: another time.
committee-board-for-both = mission { $named }. It takes both checks in a row, and what you spend is spent for both. If either is not passed, another time takes both anew.
committee-board-for-vain = nothing any more: the first check did not count, so mission { $named } cannot be completed now. The second is still to be taken.
committee-board-for-ally = ally { $named }. Passed: with you for ever; not: stays in the city.
committee-board-for-main = main mission { $named }. Passed: the condition is met; not: another time.
committee-board-for-personal = a personal mission. Passed: the bonus is yours; not: another time.
committee-board-for-other = an effect.
committee-board-income-after = after you
committee-board-income-takes = taking
committee-board-income-chooses = still choosing
committee-board-income-stressed = { $what }: under stress, does not come
committee-board-income-none = Everything taken
committee-board-income-token = An action token is one thing done in a round: a service in a city, or relief for everyone. The extra one is one thing more.
committee-board-cargo-med = removes stress.
committee-board-cargo-eq = adds dice in a check.
committee-board-cargo-fuel = adds cars on the road.
committee-board-cargo-asked = Asked for now: { $by }.
committee-board-cargo-unasked = Nothing asks for it now.
committee-board-cargo-later = Needed later on: { $city }.
committee-board-cargo-goal = the goal ({ $city })
committee-board-income-why = Cargo and documents pay for missions, cells and rerolls. They come from the shared limit, which the fund only refills.
committee-board-income-bots = Bots take after you, and only what they need. What you leave stays in the limit.
committee-board-income-shared = The limit is shared: what you leave stays there for everybody.
committee-board-income-order = Order matters: stress is removed first, it may free another income.
committee-board-round = Round { $round }
committee-board-round-morning = Morning report
committee-board-round-failures = Failures { $n } of 3
committee-board-round-main = New main mission
committee-board-round-failed = Failed
committee-board-round-goal = Goal { $main } of { $mains }
committee-board-round-left = { $count ->
        [one] { $count } space before it
       *[other] { $count } spaces before it
    }
committee-board-round-closed = Closed
committee-board-round-moved = Moved
committee-board-round-last = last round
committee-board-round-came = Appeared
committee-board-round-allies = Allies in cities
committee-board-round-go = Next: income
committee-board-ceremony-ids = To the ID cards
committee-board-ceremony-on = Go on
committee-board-ceremony-file = Case no. 58-K · round { $round } · last sheet
committee-board-conditions-any = Both checks, in any order
