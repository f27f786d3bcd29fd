### The Committee: what the engine says. Names of cities, missions, allies and tokens are in committee-story.ftl.
### $seat is the name of whoever runs the agent; $city, $mission, $resource, $slot and the like are ready names.

committee-title = The Committee
committee-unknown = something unknown

committee-numbered-mission = { $number } “{ $name }”
committee-numbered-ally = { $number } { $name }
committee-check = { $colour } { $number }+
committee-cell = { $department }, cell { $place }
committee-source-base = base income { $number }
committee-source-personal = income of personal mission { $number }
committee-condition-main = “{ $main }”, { $city }
committee-condition-personal = personal mission: { $seat }

committee-part-limit = a document from the fund to the limit
committee-part-relief = remove stress
committee-part-action = action token

committee-count-doc = { $n ->
        [one] { $n } document
       *[other] { $n } documents
    }
committee-count-med = { $n } medicine
committee-count-eq = { $n } equipment
committee-count-fuel = { $n } fuel
committee-count-cargo = { $n } any cargo
committee-count-same = { $n } same cargo

committee-phase-set-up = set-up
    .short = set-up
committee-phase-scenario = scenario phase
    .short = scenario
committee-phase-missions = missions and allies
    .short = missions
committee-phase-income = income and penalties
    .short = income
committee-phase-action = action phase
    .short = actions
committee-phase-after = case closed
    .short = the end

committee-reroll-printed = reroll of the department
committee-reroll-bonus = reroll of a personal mission
committee-reroll-id = reroll of the ID card
committee-reroll-scenario = reroll 1 die by a scenario token
committee-reroll-clearance = reroll by a clearance token
committee-reroll-documents = reroll for documents

committee-use-success = +1 success
committee-use-relief = everyone may remove 1 stress
committee-use-exchange = an exchange of two agents
committee-use-nothing = discarded unused

## Questions

committee-ask-act = What is your action token for?
committee-ask-finish = Nobody has an action token left. End the phase? In the new round missions move towards failing.
committee-ask-free = At any moment you may:
committee-ask-bronze = Whose is the extra action token this round? Afterwards it goes round the table.
committee-ask-income = Which income to take?
committee-ask-income-part = Income, { $source }: what to take?
committee-ask-again = Which income to gain once more?
committee-ask-lose-cargo = Income penalty: which cargo to lose?
committee-ask-loss = The clearance under the cell is a loss: 1 cargo or 2 documents?
committee-ask-team-loss = A mission has failed. What does the team lose: 1 cargo or 2 documents?
committee-ask-second-document = Who gives the second document?
committee-ask-resolve = Which scenario token to resolve first?
committee-ask-own-city = Scenario token: apply the effect of your city?
committee-ask-hold = Keep a mission in its division?
committee-ask-fail = Which mission fails first?
committee-ask-strike = The clock strikes: which mission moves on?
committee-ask-move = Where to?
committee-ask-partner = Exchange: hand over or take cargo and documents?
committee-ask-meet = Exchange with whom?
committee-ask-exchange = Exchange. Give is from { $seat } to { $other_seat }, take is the other way.
committee-ask-interrogate = Interrogation: which one?
committee-ask-answer = Passed. Which mission gets the interrogation token?
committee-ask-activate = What to do in the city?
committee-ask-department = Check, { $colour } { $number }+: by which department?
committee-ask-attempt = Which check? It takes both.
committee-ask-check = The check: use help, or count?
committee-ask-pick-dice = Which dice to reroll?
committee-ask-pick-die = Which die to reroll?
committee-ask-open-stress = { $left ->
        [one] Stress: which closed token to open?
       *[other] Stress: which closed token to open? { $left } to go.
    }
committee-ask-lay-stress = { $left ->
        [one] Stress: where to lay the token?
       *[other] Stress: where to lay the token? { $left } to go.
    }
committee-ask-ease = Remove stress: which token? { $left } left.
committee-ask-treat = Remove 1 stress from whom? { $left } left.
committee-ask-pay-treatment = Spend a document on treatment?
committee-ask-pay-mission = How to pay for the mission?
committee-ask-pay-unlock = How to pay for the cells?
committee-ask-unlock = Unlocking, { $department }: how many cells?
committee-ask-unlock-free = A free unlock: in which department?
committee-ask-gain = Which cargo to take? { $count } left.
committee-ask-gain-no-room = There is no room for the cargo. Make room, or decline.
committee-ask-reward = Which reward to take for the mission?
committee-ask-swap = What to swap?
committee-ask-help = Which help token to take?
committee-ask-put-help = Where to put the help token ({ $help })?
committee-ask-trade = Moscow: what for what?
committee-ask-supply = Which cargo moves from the fund to the limit?
committee-ask-call-ally = Which ally to call?
committee-ask-win-ally = Which ally to take without a check?
committee-ask-any-city = Which city's effect to apply?
committee-ask-trace = Which permanent bonus gets a line?
committee-ask-award = Whose is the sticker “{ $sticker }”?

## Declining

committee-pass-move = Stay here
committee-pass-partner = No exchange
committee-pass-exchange = End the exchange
committee-pass-activate = Do nothing
committee-pass-ease = Remove no more
committee-pass-treat = Nobody else
committee-pass-pay-treatment = Enough
committee-pass-gain = Take nothing
committee-pass-gain-no-room = Take nothing
committee-pass-reward = No reward
committee-pass-trade = End the trade
committee-pass-again = Take nothing
committee-pass-income-part = Take nothing
committee-pass-own-city = Do not apply it
committee-pass-hold = Hold nothing

## Actions

committee-do-serve = Serve: choose a city
committee-do-relieve = Everyone removes 1 stress
committee-do-broker = Exchange: { $first_seat } and { $second_seat }
committee-do-discard = Discard an action token
committee-do-finish = End the phase
committee-do-return = Return to the limit: { $resource }
committee-do-medicate = Take medicine
committee-do-leave = Leave the token of { $mission } here
committee-do-redeem = Clearance: { $clearance }
committee-do-convert = { $resource } to the fund, { $resource } to the limit: +1 action token
committee-do-hand-over = Hand over an action token: { $seat }
committee-do-stick = Sticker: { $sticker }
committee-do-shift = Overtime shift: an action token and 2 stress
committee-do-trace = { $bonus }
committee-do-move = { $cost ->
        [one] { $city }, { $cost } car
       *[other] { $city }, { $cost } cars
    }
committee-do-partner = Exchange: { $seat }
committee-do-give = Give: { $resource }
committee-do-take = Take: { $resource }
committee-do-give-token = Give the token of { $mission }
committee-do-take-token = Take the token of { $mission }
committee-do-interrogate = Interrogation: { $token }
committee-do-put-answer = Put the token on { $mission }
committee-do-use-city = City effect: { $city }
committee-do-take-ally = Take an ally: { $ally }
committee-do-do-main = Main mission: meet the condition
committee-do-do-mission = Mission { $mission }
committee-do-do-personal = Personal mission
committee-do-do-scenario = { $activation }
committee-do-by-department = { $department }
committee-do-attempt = { $help ->
        [true] Check { $check }, with the help token
       *[other] Check { $check }
    }
committee-do-reroll = { $reroll }
committee-do-pick-dice = Reroll: { $dice }
committee-do-add-dice = Equipment: add dice
committee-do-add-success = Action token: +1 success
committee-do-count = Count
committee-do-open-stress = Open: { $slot }
committee-do-lay-stress = Lay: { $slot }
committee-do-use-calm = A calm token instead of stress
committee-do-ease = Remove: { $slot }
committee-do-pay = Pay{ $doc ->
        [0] {""}
        [one] {" · "}{ $doc } document
       *[other] {" · "}{ $doc } documents
    }{ $med ->
        [0] {""}
       *[other] {" · "}{ $med } medicine
    }{ $eq ->
        [0] {""}
       *[other] {" · "}{ $eq } equipment
    }{ $fuel ->
        [0] {""}
       *[other] {" · "}{ $fuel } fuel
    }
committee-do-unlock = { $count ->
        [one] { $count } cell
       *[other] { $count } cells
    }
committee-do-unlock-free = { $department }
committee-do-gain = { $resource }
committee-do-income = { $source }: { $resource } × { $count }
committee-do-income-ease = { $source }: remove stress, { $slot }
committee-do-again = Again: { $source }
committee-do-end-income = Take nothing more
committee-do-lose = Give up your own: { $resource } × { $count }
committee-do-lose-limit = From the limit: { $resource } × { $count }
committee-do-reward = { $reward }
committee-reward-calm = calm: cancels 1 stress
committee-do-swap = Swap { $mission } ⇄ { $other_mission }
committee-do-swap-tokens = { $first } ⇄ { $second }
committee-do-take-help = { $help }
committee-do-put-help = { $condition }
committee-do-buy = 2 documents → { $resource }
committee-do-sell = { $resource } → 2 documents
committee-do-pay-treatment = Spend 1 document
committee-do-treat = { $seat }
committee-do-supply = { $resource }
committee-do-hold = Hold { $mission }
committee-do-fail-first = Fail first: { $mission }
committee-do-strike = Move { $mission }
committee-do-give-bronze = { $seat }
committee-do-resolve = { $token }
committee-do-award = { $seat }

## Events

committee-saw-posted = { $seat }: starts in { $city }
committee-saw-mission-came = New mission { $mission }: { $city }, division { $division }
committee-saw-ally-came = Ally { $ally }: { $city }
committee-saw-jam-laid = Jam: { $city } – { $other_city }
committee-saw-jam-cleared = Jam cleared: { $city } – { $other_city }
committee-saw-interrogation-laid = Interrogation: { $city }, { $token }
committee-saw-no-token-left = { $city }: no jam or interrogation token is left
committee-saw-mains-laid = Main missions: { $mains }. Scenario tokens: { $tokens }
committee-saw-anomaly-moved = The Anomaly: { $city } (“{ $main }”, condition { $part })
committee-saw-round-began = Round { $round }
committee-saw-phase-began = Now: { $phase }
committee-saw-bronze-given = { $seat }: the extra action token
committee-saw-actions-given = { $count ->
        [one] { $seat }: { $count } action token
       *[other] { $seat }: { $count } action tokens
    }
committee-saw-action-lost = { $seat }: penalty, −1 action token
committee-saw-gained = { $count ->
        [1] { $seat }: +{ $resource }
       *[other] { $seat }: +{ $resource } × { $count }
    }
committee-saw-spent = { $seat }: spent{ $doc ->
        [0] {""}
        [one] {" · "}{ $doc } document
       *[other] {" · "}{ $doc } documents
    }{ $med ->
        [0] {""}
       *[other] {" · "}{ $med } medicine
    }{ $eq ->
        [0] {""}
       *[other] {" · "}{ $eq } equipment
    }{ $fuel ->
        [0] {""}
       *[other] {" · "}{ $fuel } fuel
    }
committee-saw-returned = { $seat }: { $resource } back to the limit
committee-saw-lost = { $count ->
        [1] { $seat }: lost { $resource }
       *[other] { $seat }: lost { $resource } × { $count }
    }
committee-saw-limit-lost = { $count ->
        [1] The limit: lost { $resource }
       *[other] The limit: lost { $resource } × { $count }
    }
committee-saw-nothing-lost = There is nothing to lose
committee-saw-supplied = { $count ->
        [1] From the fund to the limit: { $resource }
       *[other] From the fund to the limit: { $resource } × { $count }
    }
committee-saw-served = { $seat }: service
committee-saw-moved = { $fuel ->
        [0] { $seat } → { $city }, road { $cost }
       *[other] { $seat } → { $city }, road { $cost }, fuel × { $fuel }
    }
committee-saw-exchange-began = Exchange: { $seat } and { $other_seat }
committee-saw-handed = { $seat } → { $to_seat }: { $resource }
committee-saw-token-handed = { $seat } → { $to_seat }: token of { $mission }
committee-saw-action-handed = { $seat } → { $to_seat }: action token
committee-saw-action-gained = { $seat }: +1 action token
committee-saw-action-used = { $seat }: action token, { $use }
committee-saw-check-began = { $seat }: check by { $department }, difficulty { $need }
committee-saw-rolled = { $seat }: rolled { $symbols }
committee-saw-reroll-used = { $cost ->
        [0] { $seat }: { $reroll }
       *[other] { $seat }: { $reroll }, documents { $cost }
    }
committee-saw-check-counted = { $passed ->
        [true] { $seat }: check passed, successes { $successes }, needed { $need }, failures { $failures }
       *[other] { $seat }: check not passed, successes { $successes }, needed { $need }, failures { $failures }
    }
committee-saw-stress-laid = { $seat }: stress face down, { $slot }
committee-saw-stress-opened = { $seat }: stress turned up ({ $slot }): { $stress }
committee-saw-stress-closed = { $seat }: stress closed, { $slot }
committee-saw-stress-discarded = { $seat }: stress removed ({ $slot }); it was: { $stress }
committee-saw-stress-cancelled = { $seat }: calm instead of stress
committee-saw-stress-vanished = { $seat }: no place for stress, { $count } vanish
committee-saw-stress-shuffled = The stress discard is shuffled into the limit: { $count }
committee-saw-unlocked = { $seat }: unlocked { $slot }
committee-saw-clearance-revealed = { $seat }: clearance, { $clearance }
committee-saw-clearance-used = { $seat }: clearance used, { $clearance }
committee-saw-ally-taken = { $seat }: ally { $ally }
committee-saw-interrogation-answered = { $mission }: interrogations { $count } of 2
committee-saw-interrogation-discarded = Nobody needs the interrogation: discarded
committee-saw-token-loaded = { $seat }: token of { $mission } in the trunk
committee-saw-token-left = { $seat }: token of { $mission } left in { $city }
committee-saw-mission-completed = { $seat }: mission { $mission } completed, space { $space }
committee-saw-mission-missed = { $seat }: mission { $mission } not completed; another time takes both checks anew
committee-saw-mission-failed = Mission { $mission } failed, space { $space }; failures { $count } of 3
committee-saw-mission-held = { $seat }: mission { $mission } held
committee-saw-mission-moved = Mission { $mission } moves to division { $division }
committee-saw-missions-swapped = { $mission } ⇄ { $other_mission }
committee-saw-tokens-swapped = Scenario tokens: { $token } ⇄ { $other_token }
committee-saw-condition-met = { $seat }: “{ $main }”, condition { $part } met
committee-saw-main-completed = { $seat }: main mission “{ $main }” completed, space { $space }
committee-saw-token-active = Scenario token active: { $token }
committee-saw-token-resolved = Scenario token: { $token }
committee-saw-personal-completed = { $seat }: personal mission “{ $personal }” completed
committee-saw-help-put = { $seat }: help token ({ $help }) on { $condition }
committee-saw-help-back = Help token back in Leningrad: { $help }
committee-saw-city-used = { $seat }: city effect, { $city }
committee-saw-scenario-used = { $seat }: { $activation }
committee-saw-shift-worked = { $seat }: overtime shift
committee-saw-clock-moved = The clock shows { $clock }
committee-saw-clock-struck = The clock strikes
committee-saw-sticker-used = { $seat }: sticker, { $sticker }
committee-saw-line-traced = { $seat }: { $bonus }, lines { $count } of 4
committee-saw-ready = { $seat }: ready to end
committee-saw-won = Victory: the last main mission lies on space { $space }
committee-saw-defeated = Defeat. { $defeat }
committee-saw-sticker-awarded = { $seat }: a new sticker, { $sticker }
committee-saw-drop-crossed = { $retired ->
        [true] { $seat }: the last drop, the ID card goes to the archive
       *[other] { $seat }: drop { $count } crossed out
    }

## Why not

committee-why-act-first = This is the action phase: use an action token or a free action.
committee-why-action-phase-only = This is possible in the action phase only.
committee-why-activate-first = First step 4 of the serve: an activation, or nothing.
committee-why-activation-elsewhere = This activation belongs to another city: { $city }.
committee-why-activation-idle = Time off would change nothing: no stress to remove, and the clock shows 0.
committee-why-again-first = First choose the income to gain once more.
committee-why-again-used = The bonus of the ID card has been used in this income phase.
committee-why-agent-elsewhere = { $seat } is in another city: { $city }.
committee-why-ally-elsewhere = The ally { $ally } is in another city: { $city }.
committee-why-ally-first = First choose an ally.
committee-why-ally-not-out = There is no such ally on the board: { $ally }.
committee-why-already-stressed = There is stress already: { $slot }.
committee-why-already-there = The pawn is here already: { $city }. To stay, decline the move.
committee-why-anomaly-elsewhere = The Anomaly is in another city: { $city }.
committee-why-answer-first = First choose a mission for the interrogation token.
committee-why-answers-missing = Mission { $mission } has { $count } of 2 interrogations.
committee-why-attempt-first = First the checks of the mission.
committee-why-award-first = First say whose the sticker is.
committee-why-barred = A penalty bars it: { $resource }.
committee-why-between-steps = This may only come between the steps of a serve, not inside an effect or a check.
committee-why-bonus-complete = This bonus is complete already: { $bonus }.
committee-why-bronze-first = First decide who gets the extra action token.
committee-why-cannot-be-stressed = No shift: not even 1 stress can be received.
committee-why-cannot-pay-cells = So many cells cannot be paid for: { $count }.
committee-why-cannot-pay-main = There are not enough resources for this condition.
committee-why-cannot-pay-mission = There are not enough resources for mission { $mission }.
committee-why-cannot-pay-personal = There are not enough resources for the personal mission.
committee-why-card-takes-none = Mission { $mission } takes no interrogation token.
committee-why-check-first = First finish the check.
committee-why-check-tried = This check of the mission is not open: each is attempted once.
committee-why-city-ally = There are no allies on the board.
committee-why-city-closed = The effect of the city is closed: { $city }.
committee-why-city-elsewhere = Only the effect of your own city can be applied: { $city }.
committee-why-city-exchange = There is nothing to exchange.
committee-why-city-first = First choose a city.
committee-why-city-help = There is no condition for a help token.
committee-why-city-income = No income can be gained once more now.
committee-why-city-relief = There is no stress on your board.
committee-why-city-supply = The fund has none of it left.
committee-why-city-swap = There is nothing to swap.
committee-why-trade-limit = The limit has nothing to give in return.
committee-why-city-trade = Nothing can be bought or sold now.
committee-why-city-treat = There is no document, or nobody has stress.
committee-why-city-unlock = There are not enough resources to unlock the next cell.
committee-why-clearance-no-use = The clearance token would give nothing now: { $clearance }.
committee-why-condition-closed = No help token can lie on this condition.
committee-why-deliver-elsewhere = The token of { $mission } is handed in in another city: { $city }.
committee-why-department-first = First choose the department for the check.
committee-why-ease-first = First choose the token to remove stress from.
committee-why-equal-dice = Equal dice are picked from the left, each once.
committee-why-exchange-first = First finish the exchange, or decline it.
committee-why-fail-first = First decide which mission fails first.
committee-why-finish-first = First finish what was begun.
committee-why-five-dice = No more than { $count } dice are thrown.
committee-why-fund-empty = The fund has none: { $resource }.
committee-why-gain-first = First choose a cargo, or decline.
committee-why-handed-enough = Action tokens have changed hands { $count } times in a row: use one first.
committee-why-help-first = First put the help token down.
committee-why-help-is-used = The help token serves the last check of the mission.
committee-why-help-lies-there = The help token lies there already.
committee-why-hold-elsewhere = It cannot be held: the token of { $mission } is not in your city.
committee-why-hold-first = First decide whether to hold a mission.
committee-why-income-first = First the income.
committee-why-income-taken = This income has been taken: { $source }.
committee-why-interrogate-first = First the interrogations: the step is mandatory.
committee-why-limit-empty = The limit has none: { $resource }.
committee-why-locked-cell = No stress can lie there: { $slot }.
committee-why-loss-first = First choose what to lose.
committee-why-lower-stays-closed = The lower token of the stack is never opened.
committee-why-meet-first = First choose whom to exchange with.
committee-why-missions-banned = A penalty forbids performing and completing missions.
committee-why-move-first = First step 1 of the serve: move, or stay.
committee-why-no-action-left = The supply has no action tokens.
committee-why-no-action-token = You have no action token.
committee-why-no-calm = The limit has no calm.
committee-why-no-cell-free = There is no free cell of the trunk for the token of { $mission }.
committee-why-no-clearance = You have no such clearance token: { $clearance }.
committee-why-no-help-there = There is no help token for a check on this mission.
committee-why-no-id-bonus = The ID card has no such permanent bonus.
committee-why-no-medicine-in-check = Medicine may not be used from the roll until all the stress is received.
committee-why-no-personal-left = There are no personal missions left.
committee-why-no-relief-in-check = At this table no stress is removed inside a check.
committee-why-no-reroll-here = This department has no available reroll.
committee-why-no-room = There is no room in the trunk: { $resource }.
committee-why-no-square = The ID card has no free square: { $seat }.
committee-why-no-sticker = You have no such sticker: { $sticker }.
committee-why-no-stress = There is no stress: { $seat }.
committee-why-no-stress-there = There is no stress there: { $slot }.
committee-why-no-such-agent = There is no such agent.
committee-why-no-such-bonus = You have no such bonus available.
committee-why-no-such-city = There is no such city.
committee-why-no-such-dice = There are no such dice on the table: there are { $count }.
committee-why-no-such-income = There is no such income now: { $source }.
committee-why-no-such-reroll = You have no such reroll.
committee-why-no-such-route = No route to { $city } costs { $cost }: the cheapest costs { $cheapest }.
committee-why-no-such-token = There is no such interrogation token here.
committee-why-nobody-stressed = Nobody has stress.
committee-why-nobody-there = A second agent is needed in { $city }.
committee-why-not-among = It is not among the choices: { $resource }.
committee-why-not-carried = The token of { $mission } is not in your trunk.
committee-why-not-closed = There is no closed token there: { $slot }.
committee-why-not-enough = Not enough: { $resource } × { $count }.
committee-why-not-failing = This mission is not failing now.
committee-why-not-in-scenario = This scenario has no such thing.
committee-why-not-on-track = Mission { $mission } is not on the time track.
committee-why-not-repeatable = This income cannot be gained once more.
committee-why-not-two-missions = Two different missions of the time track can be swapped.
committee-why-not-two-tokens = Two face-up scenario tokens on main missions can be swapped.
committee-why-nothing-locked = There is nothing to unlock: { $department }.
committee-why-nothing-to-exchange = There is nothing to exchange: { $seat }.
committee-why-one-die = This reroll is for one die.
committee-why-one-direction = One direction of trade per activation.
committee-why-open-first = Closed tokens are opened first.
committee-why-own-first = One's own is lost first, if it suffices: { $resource }.
committee-why-paid-only = Penalty: paid rerolls only, for documents; free ones do not work.
committee-why-pay-first = First pay.
committee-why-pay-otherwise = The price cannot be paid like this.
committee-why-personal-elsewhere = The personal mission is in another city: { $city }.
committee-why-personal-situation = This personal mission completes itself, without an activation.
committee-why-pick-first = First pick the dice to reroll.
committee-why-reroll-docs = Documents needed for the reroll: { $need }, you have { $have }.
committee-why-reroll-used = This reroll has been used in this check.
committee-why-rerolls-used = The rerolls of the department have been used: { $count }.
committee-why-resolve-first = First the scenario tokens.
committee-why-reward-first = First the reward: it may be waived only when nothing can be gained.
committee-why-scenario-phase = In the scenario phase only rerolls of cells, allies, scenario token, personal mission and ID card help.
committee-why-serve-under-way = A serve is under way ({ $seat }): another begins after it.
committee-why-shift-done = The shift of this round has been worked.
committee-why-sticker-in-check = This sticker is not used inside a check: { $sticker }.
committee-why-sticker-no-use = The sticker would give nothing now: { $sticker }.
committee-why-stress-first = First the stress: { $left } to receive.
committee-why-strike-first = The clock strikes: first move a mission on.
committee-why-supply-first = First choose a cargo for the limit.
committee-why-swap-first = First choose what to swap.
committee-why-token-does-not-fit = The token of { $mission } does not fit like this.
committee-why-token-elsewhere = The token of { $mission } is in another city: { $city }.
committee-why-token-in-trunk = The token of { $mission } is in another trunk: { $seat }.
committee-why-token-not-active = The scenario token that allows this is not active.
committee-why-token-not-there = The token of { $mission } is not in that trunk.
committee-why-token-went-once = The token of { $mission } has changed hands in this exchange already.
committee-why-tokens-left = There are action tokens left: { $seats }.
committee-why-too-far = { $city } costs { $cost }; your cars: { $cars }, missing: { $missing }.
committee-why-too-many = So many cannot be taken: { $count }.
committee-why-trace-first = First trace a line of a permanent bonus.
committee-why-trade-first = First finish the trade.
committee-why-treat-first = First finish the treatment.
committee-why-trunk-over = The exchange is not finished: a trunk holds too much.
committee-why-unlock-first = First the unlocking.
committee-why-unlocking-banned = A penalty forbids unlocking cells.
committee-why-went-other-way = In this exchange { $resource } has gone the other way.
committee-why-wrong-department = The check cannot be passed by this department: { $department }.

## Result

committee-how-victory = Victory: all main missions are completed
committee-how-failures = Three regular missions have failed
committee-how-track = A card found no space before the main mission
committee-how-stress = The stress tokens have run out

committee-line-mains = Main missions completed: { $count } of { $all }
committee-line-regular = Regular missions completed: { $count }, failed: { $failed }
committee-line-checks = Checks passed: { $count } of { $all }
committee-line-stress = Stress received: { $count }, removed: { $removed }

## The table in words

committee-table-round = Round { $round }, { $phase }
committee-table-limit = Limit: documents { $doc }, medicine { $med }, equipment { $eq }, fuel { $fuel }, calm { $calm }, stress { $stress }
committee-table-fund = Fund: documents { $doc }, medicine { $med }, equipment { $eq }, fuel { $fuel }, calm { $calm }
committee-table-mission = Division { $division }, fails in round { $fails }: { $mission } ({ $kind }, { $where }): { $need }
committee-table-trunk = carried by { $seat }
committee-table-answers = interrogations { $count } of 2
committee-table-delivery = deliver to { $city }
committee-table-road = second agent in { $city }
committee-table-main = Main mission: “{ $main }”, { $city }: { $need }. Spaces before it { $left }, failures { $failed } of 3
committee-table-seat = { $seat } ({ $agent }): { $city }; action tokens { $actions }, documents { $doc }, medicine { $med }, equipment { $eq }, fuel { $fuel }
committee-table-stress = { $seat }, stress: { $tokens }
committee-table-check = Check, { $seat }: { $symbols }; successes { $successes } of { $need }, failures { $failures }

## What a bot means to do

committee-plan-main = I will meet the condition of the main mission “{ $main }”: { $city }.
committee-plan-mission = I will see to mission { $mission }: { $city }.
committee-plan-load = I will load the token of { $mission } ({ $city }) and take it on to { $target }.
committee-plan-deliver = I will deliver the token of { $mission }: { $city }.
committee-plan-road = I will stand where mission { $mission } needs a second agent: { $city }.
committee-plan-interrogation = I will answer the interrogation: { $city }.
committee-plan-personal = I will do my personal mission: { $city }.
committee-plan-ally = I will call an ally, { $ally }: { $city }.
committee-plan-city = I will use the effect of a city: { $city }.
committee-plan-relieve = I will spend a token on a break: everybody removes 1 stress.
committee-plan-go = I will move closer to what is next: { $city }.
committee-plan-stay = I will stay where I am: { $city }.
committee-plan-token = I will spend the token in another way.
committee-plan-why-main = Condition { $part } of { $parts }: main missions are what wins a case.
committee-plan-why-last-round = Last round: if we are late, it fails.
committee-plan-why-mission = { $rounds ->
        [one] { $rounds } round is left: better not wait.
       *[other] { $rounds } rounds are left, and it is on the way.
    }
committee-plan-why-personal = It unlocks a cell and a bonus all of us can use.
committee-plan-why-ally-once = A one-off ally: gives what it has at once.
committee-plan-why-ally = The ally stays to the end of the case and helps in checks.
committee-plan-why-interrogation = Without this answer the interrogation mission cannot be closed.
committee-plan-why-near = From there the next mission is closer.
committee-plan-why-unlock = One more cell: more dice and symbols.
committee-plan-why-treat = Stress has piled up: let us treat it.
committee-plan-why-supply = The limit is low: everybody can use the supplies.
committee-plan-why-swap = Missions change places: not everything burns at once.
committee-plan-why-help = A help token goes where it is hard.
committee-plan-why-trade = What is not needed is traded for what is missing.
committee-plan-why-income = One more income in this round.
committee-plan-why-relief = Less stress: cells work again.
committee-plan-why-exchange = What is needed gets to whoever needs it more.
committee-plan-gain-mission = closes { $mission }
committee-plan-gain-count = +{ $what }
committee-plan-gain-main = a condition of the main mission
committee-plan-gain-ally = a new ally
committee-plan-gain-jam = jam cleared
committee-plan-hand = { $seat } → { $to_seat }: { $what }
committee-plan-gain-calm = stress −{ $count }
committee-plan-check = { $colour ->
    [hr] { committee-department-hr.word }
    [an] { committee-department-an.word }
    [tr] { committee-department-tr.word }
   *[any] { committee-department-any.word }
} { $number }+
committee-plan-question = interrogation: { $colour ->
    [hr] { committee-department-hr.word }
    [an] { committee-department-an.word }
    [tr] { committee-department-tr.word }
   *[any] { committee-department-any.word }
} { $number }+
committee-plan-odds = { $check }: { $dice } %, with free help { $free } %, with spending { $spent } %
committee-plan-odds-alone = { $check }: { $dice } %, with spending { $spent } %
committee-plan-stress = stress ≈ { $tenths }
committee-plan-worse = Something else is more use now. { $plan } Ask again and I will.
committee-plan-too-risky = Risky: the chance is { $chance } %. Ask again and I will.

# The coach on a serve: what it is for
committee-aim-main = To meet the condition of the main mission “{ $main }”: { $city }.
committee-aim-mission = To see to mission { $mission }: { $city }.
committee-aim-load = To load the token of { $mission } ({ $city }) and take it on to { $target }.
committee-aim-deliver = To deliver the token of { $mission }: { $city }.
committee-aim-road = To stand where mission { $mission } needs a second agent: { $city }.
committee-aim-interrogation = To answer the interrogation: { $city }.
committee-aim-personal = To do the personal mission: { $city }.
committee-aim-ally = To call an ally, { $ally }: { $city }.
committee-aim-city = To use the effect of a city: { $city }.
committee-aim-go = To move closer to what is next: { $city }.
committee-aim-income-for-main = It is lacking for the main mission “{ $main }”.
committee-aim-income-for-mission = It is lacking for mission { $mission }.
committee-aim-income-doc = Documents pay for missions, cells and rerolls.
committee-aim-income-med = Medicine removes stress once cells have closed.
committee-aim-income-eq = Equipment adds dice in a hard check.
committee-aim-income-fuel = Fuel drives farther than the cars do.
committee-aim-income-limit = A document from the fund: partners will have one to take.
committee-aim-income-calm = Calm cancels one stress, whoever receives it.
committee-aim-income-action = One more token is one more action this round.
committee-aim-income-relief = A cell without stress works again.
committee-aim-stay = To stay: { $city }.

# A partner's advice: what it would do in your place
committee-advice-main = Meet the condition of the main mission: { $city }.
committee-advice-mission = See to mission { $mission }: { $city }.
committee-advice-load = Load the token of { $mission } ({ $city }) and take it on to { $target }.
committee-advice-deliver = Deliver the token of { $mission }: { $city }.
committee-advice-road = Stand where mission { $mission } needs a second agent: { $city }.
committee-advice-interrogation = Answer the interrogation: { $city }.
committee-advice-personal = Do your personal mission: { $city }.
committee-advice-ally = Call an ally, { $ally }: { $city }.
committee-advice-city = Use the effect of a city: { $city }.
committee-advice-relieve = Spend a token on a break: everybody removes 1 stress.
committee-advice-go = Move closer to what is next: { $city }.
committee-advice-stay = Stay where you are: { $city }.
committee-advice-token = Spend the token in another way.
