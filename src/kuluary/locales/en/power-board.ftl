# «Тайная власть»: labels that only the board needs. $seat: a name or “You”; names of cards come from power-cards.ftl.

power-board-you = You
power-board-falcon = Falcon
power-board-no-catalog = What is printed on the cards could not be fetched.
power-board-try-again = Try again
power-board-close = Close
power-board-back = Back
power-board-pass = No, thanks

## Parts of the board
power-board-parts = Parts of the board
power-board-tab-task = Choice
power-board-tab-row = Row
power-board-row-empty = Every card of the row is taken.
power-board-row-left =
    { $count ->
        [one] { $count } card is left in the row. Once it is captured, alliances are concluded.
       *[other] { $count } cards are left in the row. Once they are captured, alliances are concluded.
    }
power-board-tab-projects = Projects
power-board-tab-table = Table
power-board-tab-mine = Mine
power-board-actions =
    { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }

## War
power-board-war =
    { $count ->
        [one] World war
       *[other] Two world wars
    }
power-board-war-until =
    { $count ->
        [one] until the alliance phase; the row is 1 card shorter
       *[other] until the alliance phase; the row is { $count } cards shorter
    }
power-board-war-means =
    { $count ->
        [one] Projects cost 1 more piece and 1 sign fewer
       *[other] Projects cost { $count } more pieces and { $count } signs fewer
    }
power-board-war-sign =
    { $count ->
        [one] sign in projects
       *[other] signs in projects
    }
power-board-war-slot = World war: this place of the row stays empty
power-board-war-word = war

## The row
power-board-row = Infiltration area
power-board-circle = circle { $circle }
power-board-reach = within your reach:
power-board-is-open = open
power-board-is-held = occupied
power-board-is-dear = too expensive
power-board-is-mine = yours
power-board-waits = waits
power-board-until-takeover = until takeover
power-board-intercept = intercept
power-board-from = from
power-board-short = { $count } short
power-board-force =
    { $pieces ->
        [one] { $pieces } piece
       *[other] { $pieces } pieces
    }
power-board-force-shadows =
    { $pieces ->
        [one] { $pieces } piece
       *[other] { $pieces } pieces
    }{" "}and { $shadows } shadow
power-board-row-label = { $card }, { $group }, card { $place }, minimum { $minimum }
power-board-row-holder = { $seat }: { $force }
power-board-row-mine = yours: { $force }
power-board-row-open = you can infiltrate with { $force }
power-board-row-held = you can intercept with { $force }
power-board-row-locked = opens at stage { $stage } of Spyware
power-board-row-far = out of reach until the row moves up
power-board-worth-now =
    { $points ->
        [one] worth { $points } point now
       *[other] worth { $points } points now
    }
power-board-opens = opens { $names }

## Agents
power-board-ten = Your score and your agents, 10 pieces in all
power-board-active = active
power-board-shadows = shadow
power-board-numbered = #{ $place }
power-board-reserve = reserve
power-board-on-cards = on cards
power-board-coordinators = projects
power-board-positional = { $count } more shadow on card { $place }

## Projects and operations
power-board-projects = Projects
power-board-prices = I–III help you, IV and V score
power-board-prices-war = wartime prices
power-board-prices-next = prices next round
power-board-not-in = not joined
power-board-benefit-comintern =
    { $count ->
        [one] { $count } shadow agent
       *[other] { $count } shadow agents
    }
power-board-benefit-unified-nations = recall +{ $count }
power-board-benefit-spyware = cards 1–{ $count }
power-board-benefit-deep-state = stage { $stage }
power-board-lack = { $what } short
power-board-lack-agents =
    { $count ->
        [one] { $count } piece
       *[other] { $count } pieces
    }
power-board-lack-signs =
    { $count ->
        [one] { $count } sign
       *[other] { $count } signs
    }
power-board-lack-signs-named =
    { $count ->
        [one] { $count } { $sign } sign
       *[other] { $count } { $sign } signs
    }
power-board-lack-coordinator = Nobody left to coordinate
power-board-join = Join
power-board-join-project = Join { $project }
power-board-to-stage = To stage { $stage }
power-board-at-stage = you are at stage { $stage }
power-board-complete = Complete
power-board-supervised = Not as supervisor
power-board-needs-agents = pieces { $have } of { $need }
power-board-needs-signs = { $sign } signs { $have } of { $need }
power-board-no-signs = no signs needed
power-board-operations = Operations
power-board-pts =
    { $count ->
        [one] pt
       *[other] pts
    }
power-board-exactly =
    { $count ->
        [one] exactly { $count } agent, pieces and shadows together.
       *[other] exactly { $count } agents, pieces and shadows together.
    }
power-board-yours = { $count } of yours
power-board-and-shadows = + { $count } shadow
power-board-operation-label =
    { $agents ->
        [one] { $operation }: { $agents } agent
       *[other] { $operation }: { $agents } agents
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
power-board-operation-of = run by { $seat }
power-board-draws = draw { $count }

## Rivals
power-board-rivals = Rivals
power-board-seats = At the table
power-board-hand-word = hand
power-board-alliances-word = alliances
power-board-reach-word = reach
power-board-now = acting
power-board-to-move = still to act
power-board-has-moved = has acted
power-board-supervisor = supervisor
power-board-headhunter = headhunter
power-board-professionals = Professionals
power-board-rival-label =
    { $points ->
        [one] { $seat }: { $points } point, { $active } active, { $reserve } in reserve
       *[other] { $seat }: { $points } points, { $active } active, { $reserve } in reserve
    }
power-board-signs-of = signs: { $sign }

## Mine
power-board-objects = Your objects
power-board-no-objects = Captured cards will lie here. Each gives a piece back every circle.
power-board-secondary-short = Secondary
power-board-copies = { $count } of them
power-board-with-circle = with an Inner Circle
power-board-own-operations =
    { $count ->
        [one] { $count } covert operation
       *[other] { $count } covert operations
    }
power-board-concluded = Alliances concluded
power-board-hand = Alliances in hand
power-board-no-hand = No alliance in hand.
power-board-ready = one at the round’s end, { $count } of { $all } ready
power-board-qualifies = requirements met
power-board-requires = Requirements:
power-board-or = or
power-board-without = no
power-board-most = most
power-board-atom-stage = stage { $stage } (you have { $have })
power-board-atom-most-reserve = most pieces in reserve: { $need } (you have { $have })
power-board-atom-most-active = most active pieces: { $need } (you have { $have })
power-board-atom-most-objects = most pieces on objects: { $need } (you have { $have })
power-board-atom-without = { $what } stands in the way
power-board-fresh = taken this turn
power-board-before-action = play before your action
power-board-not-now = not now

## Decks
power-board-deck-left =
    { $count ->
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
power-board-decks-short = deck { $deck }, discard { $discard }
power-board-discarded = { $count } discarded
power-board-alliances-left =
    { $count ->
        [one] { $count } alliance in the deck
       *[other] { $count } alliances in the deck
    }
power-board-supply = supply:

## How many agents
power-board-how-many = How many pieces?
power-board-infiltrate-in = Infiltrate: { $card }
power-board-infiltrate =
    { $count ->
        [one] Infiltrate with { $count } piece
       *[other] Infiltrate with { $count } pieces
    }{ $shadows ->
        [0] {""}
        [one] {" "}+ { $shadows } shadow
       *[other] {" "}+ { $shadows } shadows
    }
power-board-place = card { $place }
power-board-nobody = unoccupied
power-board-held-by = held by { $seat }
power-board-safe = safe
power-board-with-shadows = + { $count } shadow
power-board-on-card =
    { $count ->
        [one] { $count } agent on the card
       *[other] { $count } agents on the card
    }
power-board-cannot-intercept =
    { $count ->
        [one] With { $count } piece you cannot be intercepted.
       *[other] With { $count } pieces you cannot be intercepted.
    }
power-board-nobody-later = Nobody after you can reach this card.
power-board-may-intercept = Can be intercepted by { $names }.
power-board-seems-safe = As far as you can see, nobody can intercept.
power-board-by-sight = But those who act after you hold professionals.
power-board-up-to =
    { $agents ->
        [one] { $seat } (up to { $agents } agent)
       *[other] { $seat } (up to { $agents } agents)
    }
power-board-loser = { $seat }: pieces come back, and an alliance
power-board-will-open = With this card you meet the requirements of { $names }.
power-board-spark-advance = you may advance in a project right away, at the usual price.
power-board-spark-secondary = you may take a secondary object right away.
power-board-spark-almost = with { $need } pieces you may take a secondary object.

## Detail sheets
power-board-inferred = reconstructed
power-board-derived = from an example
power-board-origin = ≈ Where these values come from
power-board-clauses = Clauses:
power-board-an-object = Object
power-board-a-secondary = Secondary object
power-board-place-in-row = card { $place } of the row
power-board-of = held by { $seat }
power-board-of-me = yours
power-board-about-support = Signs are only shown, never spent. An Inner Circle attached to this card doubles its sign.
power-board-about-interest = You may discard this card to step forward in Deep State; pieces on it go to reserve.
power-board-intercept-needs =
    { $count ->
        [one] Intercepting takes { $count } agent of yours.
       *[other] Intercepting takes { $count } agents of yours.
    }
power-board-worth-line =
    { $points ->
        [one] If the game ended now: +{ $points } point.
       *[other] If the game ended now: +{ $points } points.
    }
power-board-loss-line =
    { $points ->
        [one] The card brings { $points } point now.
       *[other] The card brings { $points } points now.
    }
power-board-attach-gains = What attaching it would bring
power-board-alone = Leave it unattached
power-board-recall-all =
    { $count ->
        [one] Recall { $count } piece
       *[other] Recall { $count } pieces
    } at once
power-board-do-recall = Recall the piece
power-board-do-infiltrate = Infiltrate
power-board-fact-minimum = Minimum
power-board-fact-sign = Sign
power-board-fact-interest = Special interest
power-board-fact-copies = Copies
power-board-fact-owners = Held by
power-board-fact-supply = In the supply
power-board-fact-requires = Requirements
power-board-fact-effect = Effect
power-board-fact-corner = Corner
power-board-fact-agents = Agents
power-board-in-deck = { $count } in the deck
power-board-an-alliance = Alliance
power-board-concluded-by = concluded by { $seat }
power-board-requirement = Requirement.
power-board-checked-once = Checked once, when it is concluded.
power-board-effect-instant = At once.
power-board-effect-lasting = Until the end.
power-board-effect-final = At the end.
power-board-qualifies-now = You meet the requirements.
power-board-goes-on = After it you may conclude one more right away.
power-board-corner-sign = { $sign } sign, as soon as it is concluded
power-board-corner-secondary = { $group } secondary object, as soon as it is concluded
power-board-cards-now = Your { $group } cards now
power-board-a-project = Project
power-board-needs-sign = asks for { $sign } signs
power-board-about-project = Stage benefits do not add up: only the latest counts.
power-board-about-deep = The benefit comes once at each stage.
power-board-col-stage = Stage
power-board-col-agents = Pieces
power-board-col-signs = Signs
power-board-col-comintern = Shadow
power-board-col-unified-nations = Recall
power-board-col-spyware = Cards
power-board-col-deep-state = Alliances
power-board-col-points = Points
power-board-dashed = What is underlined with dots is not in the rulebook: it was reconstructed, the same for everyone at the table.
power-board-not-in-book = The sign ≈ marks what is not in the rulebook: it was reconstructed, the same for everyone at the table. No sign: from the rulebook.
power-board-by-example = “From an example”: the number follows from examples in the rulebook.
power-board-arrow-war = The arrow shows the wartime price.
power-board-needed = Needed
power-board-have = Have
power-board-missing = Missing
power-board-enough = enough
power-board-agents-from-active =
    { $count ->
        [one] active piece
       *[other] active pieces
    }
power-board-sum-war = { $printed } printed + { $wars } for war
power-board-less-war = { $printed } printed − { $wars } for war
power-board-will-pay =
    { $count ->
        [0] no pieces have to return.
        [one] { $count } active piece returns to reserve.
       *[other] { $count } active pieces return to reserve.
    }
power-board-will-place = Then 1 piece from reserve becomes the coordinator.
power-board-will-discard =
    { $count ->
        [one] You discard cards with at least { $count } special-interest sign, and their points go with them; you choose which next.
       *[other] You discard cards with at least { $count } special-interest signs, and their points go with them; you choose which next.
    }
power-board-active-after = Active { $from } → { $to }.
power-board-no-shadows-here = Shadow agents take no part in projects: they cannot return to reserve.
power-board-where-from = Where to get it
power-board-will-have = that makes { $have } of { $need }, but ends your turn
power-board-sign-later = card { $place }; the sign comes with the takeover
power-board-an-operation = Covert operation
power-board-about-operation = It takes exactly this many agents; shadow agents count. An operation cannot be intercepted.
power-board-operation-price = You place { $force }. Active { $from } → { $to }; 1 comes back after the takeover, the others go to reserve.
power-board-operation-need = it takes { $pieces }, you have { $active } active
power-board-operation-later = Operations are run in order: only the top one is available.
power-board-a-professional = Professional
power-board-about-professional = On your turn, before the action, you may play one professional. The card is discarded.
power-board-a-falcon-card = Falcon’s action card
power-board-about-falcon-card = If he cannot pay, or it cannot be used, the card has no effect.
power-board-objects-of = Objects
power-board-known = In hand, as far as you know
power-board-known-all = In hand
power-board-points-if-now = { $points } pts if the game ended now
power-board-if-now = If the game ended now
power-board-total = Total
power-board-pad-1 = Control, finance, science
power-board-pad-2 = Governments, exchanges, universities
power-board-pad-3 = Crime Syndicates
power-board-pad-4 = Corporations
power-board-pad-5 = Inner Circle
power-board-pad-6 = Operations
power-board-pad-7 = Projects at stages IV and V
power-board-pad-8 = Points on alliances
power-board-pad-9 = Effects of alliances
power-board-piles = Decks and discards
power-board-deck-of-objects = Deck of objects: { $count }
power-board-deck-wars =
    { $count ->
        [0] No war is left in the deck.
        [one] One world war is among them.
       *[other] Two world wars are among them.
    }
power-board-discard-of-objects = Discarded objects: { $count }
power-board-alliance-piles = Alliances: { $deck } in the deck, { $discard } discarded
power-board-known-top = You know the top of the deck:
power-board-professional-piles = Professionals: { $deck } in the deck, { $discard } discarded

## Questions laid out on the table
power-board-left = { $count } left
power-board-best = pays best
power-board-about-card = More about { $card }
power-board-seen = Got it
power-board-task-return-alliances = The deal: return the rest
power-board-task-trim-hand = Hand limit: discard the rest
power-board-task-conclude = Conclude an alliance
power-board-task-conclude-more = Chain of alliances
power-board-task-conclude-follow-up = Chain of alliances
power-board-task-conclude-freely = An alliance, no requirements
power-board-task-informant = Informant
power-board-task-arrange = Informant: order of the deck
power-board-task-falcon-conclude = Falcon concludes
power-board-task-falcon-assassin = Falcon’s Assassin
power-board-task-falcon-recall = Falcon recalls a piece
power-board-task-falcon-give = Falcon’s tribute
power-board-task-give = Tribute
power-board-task-attach-before-recall = Attach the Inner Circle?
power-board-task-final-attach = Last chance: attach it?
power-board-task-pay-interest = The price of Deep State
power-board-task-discard-more = Discard more?
power-board-task-discard-colour = Discard at the end of the phase
power-board-task-recover = A card from the discard
power-board-task-after-infiltration = After the infiltration
power-board-task-stage-rewards = A new stage
power-board-task-recruit-supervisor = Supervisor: recruiting
power-board-task-recruit-headhunter = Headhunter: recruiting
power-board-task-recruit-gain = Recruiting for a card
power-board-task-recruiter = Recruiter
power-board-task-grey-cardinal = Grey Cardinal
power-board-task-assassin = Assassin
power-board-task-mediator = Mediator
power-board-task-trim-professionals = One professional too many

power-board-attach-to = Attach to { $card }
power-board-attach-gain = { $gain } instead of { $alone } points unattached, for good. Your score { $from } → { $to }.
power-board-attach-sign = A second { $sign } sign instead of { $alone } points unattached, for good. Your score { $from } → { $to }.
power-board-leave-alone = Leave it unattached
power-board-take-secondary = Secondary { $group } object
power-board-thanks-to = thanks to { $alliance }
power-board-draw-benefit = Deep State’s alliances first
power-board-draw-benefit-more = Draw alliances, then you may conclude one, no requirements.
power-board-recruit =
    { $count ->
        [one] Recruit { $count } piece
       *[other] Recruit { $count } pieces
    }
power-board-take-professional = Take a professional
power-board-in-hand-of = { $count } of { $limit } in hand
power-board-professional-instead =
    { $pieces ->
        [one] One-time help instead of a piece. { $count } of { $limit } in hand
       *[other] One-time help instead of the pieces. { $count } of { $limit } in hand
    }
power-board-from-operation = Recall from the operation
power-board-pieces-from-to = pieces { $from } → { $to }
power-board-to-reserve = 1 piece to reserve
power-board-card-freed = the card is free again
power-board-score-after = Your score { $from } → { $to }.
power-board-back-to-supply = It goes to the supply and does not count in the discard.
power-board-lose-secondary = Scores nothing itself: you only have one { $group } card fewer.
power-board-lose-points =
    { $points ->
        [one] minus { $points } point
       *[other] minus { $points } points
    }
power-board-lose-sign =
    { $count ->
        [one] minus a { $sign } sign
       *[other] minus { $count } { $sign } signs
    }
power-board-pays-interest =
    { $count ->
        [one] pays { $count } sign
       *[other] pays { $count } signs
    }
power-board-lose-interest =
    { $count ->
        [one] minus { $count } special-interest sign
       *[other] minus { $count } special-interest signs
    }
power-board-lose-pieces =
    { $count ->
        [one] { $count } piece goes to reserve
       *[other] { $count } pieces go to reserve
    }
power-board-lose-circle = together with its Inner Circle
power-board-lose-nothing = Brings no points now.
power-board-mediator-price =
    { $count ->
        [one] { $count } piece to reserve, active { $from } → { $to }.
       *[other] { $count } pieces to reserve, active { $from } → { $to }.
    }
power-board-step-points =
    { $points ->
        [one] +{ $points } point
       *[other] +{ $points } points
    }
power-board-brings-sign = Your { $sign } signs: { $from } → { $to }
power-board-brings-secondary = Your { $group } cards: { $from } → { $to }
power-board-chain-more = One more alliance, with its requirements
power-board-chain-free = One more alliance, no requirements
power-board-chain-choose = Choose an alliance, or finish.
power-board-chain-corner = Its corner has to show the named sign or object.
power-board-chain-none = Nothing can be concluded now: finish here.
power-board-queue = Clockwise from the supervisor:
power-board-falcon-gives = What Falcon gives
power-board-you-give = What you give
power-board-who-pays = Who pays
power-board-cards-of = { $group } cards: { $count }
power-board-pays-not = pays nothing
power-board-pays = pays
power-board-chooses = is choosing
power-board-prize-goes = The 7 points of { $alliance } go to { $seat }.
power-board-pieces-on =
    { $count ->
        [one] { $count } piece is left
       *[other] { $count } pieces are left
    }
power-board-rest-to-reserve = The rest goes to reserve
power-board-rest-stays = The others return one per takeover.
power-board-last-one-stays = Otherwise it returns at the next takeover.
power-board-circles-left =
    { $count ->
        [one] 1 card is unattached: it brings { $alone } points.
       *[other] { $count } cards are unattached: each brings { $alone } points.
    }
power-board-better-attach = Better to attach it to { $card }: +{ $gain }, total { $from } → { $to }.
power-board-better-alone = Better to leave it unattached.
power-board-row-of-pad = Row
power-board-line-coloured =
    { $cards ->
        [one] { $group }: { $cards } card
       *[other] { $group }: { $cards } cards
    }
power-board-line-colour-cards = { $card }: { $each } × { $cards } ({ $group } cards)
power-board-line-colour-cards-circle = { $card }: { $each } × { $cards } ({ $group } cards), with an Inner Circle
power-board-line-sets = { $card }: { $each } × { $cards } (sets)
power-board-line-sets-circle = { $card }: { $each } × { $cards } (sets), with an Inner Circle
power-board-line-power-cards = { $card }: { $each } × { $cards } (power cards)
power-board-line-power-cards-circle = { $card }: { $each } × { $cards } (power cards), with an Inner Circle
power-board-line-circle = Inner Circle unattached: 4 × { $cards }
power-board-line-project = { $project }, stage { $stage }
power-board-line-falcon = Falcon’s alliances: { $each } × { $cards }
power-board-line-corner = { $alliance }, corner
power-board-line-effect-operations = { $alliance }: 2 × ({ $operations } + { $cards }) (operations and cards)
power-board-line-effect-summit = { $alliance }: { $power } + 2 × { $cards } (power cards and listed cards)
power-board-line-effect-signs = { $alliance }: 3 × ({ $held } + { $cards }) (signs and cards)
power-board-line-effect-support = { $alliance }: 3 × { $cards } (support cards)
power-board-line-effect-discard = { $alliance }: 3 × { $cards } (discarded cards)
power-board-line-effect-majority = { $alliance } ({ $mine ->
    [yes] your alliance
   *[no] alliance of { $owner }
}): most { $group } cards, { $cards }
power-board-search = A search through the deck
power-board-search-taken =
    { $count ->
        [one] { $count } alliance taken
       *[other] { $count } alliances taken
    }
power-board-search-none = None of the revealed alliances fits.
power-board-search-back = Shuffled back

## Falcon
power-board-falcon-area = Falcon: everything he has
power-board-falcon-level = level: { $level }
power-board-falcon-deck = action cards { $left } of { $all }
power-board-falcon-next = If he acted now,
power-board-falcon-recruits = he would recruit a piece or draw an action card
power-board-falcon-operation =
    { $pieces ->
        [one] he would run an operation with { $pieces } piece
       *[other] he would run an operation with { $pieces } pieces
    }
power-board-falcon-takes =
    { $pieces ->
        [one] he would take card { $place } ({ $card }) with { $pieces } piece
       *[other] he would take card { $place } ({ $card }) with { $pieces } pieces
    }
power-board-falcon-last = last action card
power-board-falcon-order = For an Inner Circle he steps in:
power-board-falcon-left = His action deck: { $count }
power-board-falcon-hand = His alliances: { $count }, { $ready } ready
power-board-falcon-turn = Falcon’s turn
power-board-aim-support = Support card
power-board-aim-circle = Inner Circle
power-board-aim-power = Power card
power-board-aim-operation = Operation
power-board-aim-colour = Coloured card
power-board-aim-none = none in the row
power-board-aim-war = only in war
power-board-aim-can = he can
power-board-aim-cannot = too weak

## Where we are
power-board-status-setup = the deal
power-board-status-action = round { $round }/{ $rounds } · circle { $circle }
power-board-status-takeover = round { $round }/{ $rounds } · takeover
power-board-status-alliance = round { $round }/{ $rounds } · alliances
power-board-status-end = scoring
power-board-chapter-round = Round { $round }
power-board-chapter-alliances = Alliances
power-board-chapter-end = Scoring

## The end
power-board-won = You win
power-board-won-by = { $name } wins
power-board-won-shared = A shared victory: { $names }
power-board-how-points = By points.
power-board-how-stage-five = Level on points: a project at stage V decides.
power-board-how-deep-state = Level on points: further in Deep State.
power-board-how-shared = Level on points and projects.
power-board-tie = Ties: whoever has a project at stage V, then whoever is further in Deep State, then shared.
power-board-solo-won = You win
power-board-solo-lost = Falcon wins
power-board-solo-shared = A draw
power-board-solo-next =
    { $points ->
        [one] { $points } point short of the next.
       *[other] { $points } points short of the next.
    }
power-board-title-below = up to { $points }
power-board-title-above = { $points } +
power-board-falcon-scoring = Alliance effects do not work for Falcon; his Inner Circles stay unattached: 4 points each.

## Choices, score, log
power-board-operation-note =
    { $pieces ->
        [one] { $pieces } piece
       *[other] { $pieces } pieces
    }{ $shadows ->
        [0] {""}
        [one] {" "}+ { $shadows } shadow agent
       *[other] {" "}+ { $shadows } shadow agents
    }, +{ $points } pts
power-board-intercept-with =
    { $count ->
        [one] Intercept with { $count } piece
       *[other] Intercept with { $count } pieces
    }{ $shadows ->
        [0] {""}
        [one] {" "}+ { $shadows } shadow
       *[other] {" "}+ { $shadows } shadows
    }
power-board-mark-some =
    { $count ->
        [one] Mark { $count } alliance
       *[other] Mark { $count } alliances
    }
power-board-discard-them = Discard: { $names }
power-board-return-them = Return: { $names }
power-board-discard-for-good = Everyone will see what you discard.
power-board-return-for-good = Final once confirmed: the cards are shuffled in when all have chosen.
power-board-keys-row =
    { $last ->
        [1] Key 1 picks the card of the row.
       *[other] Keys 1–{ $last } pick the cards of the row.
    }
power-board-no-card = You cannot take any card of the row now.
power-board-choose-on-board = Choose on the table; confirm here.
power-board-lost-head = Your card was intercepted
power-board-lost = { $seat } intercepted your { $card }
power-board-lost-more =
    { $count ->
        [one] { $count } piece came back.
       *[other] { $count } pieces came back.
    }
power-board-lost-drew = In return you drew { $names }.
power-board-since = Before your turn
power-board-events =
    { $count ->
        [one] { $count } event
       *[other] { $count } events
    }
power-board-and-events =
    { $count ->
        [one] and { $count } more: see the log
       *[other] and { $count } more: see the log
    }
power-board-hide-marks = Hide marks
power-board-play-again = Show again
power-board-again = Show again from event { $at }
power-board-what-was = What happened
power-board-conclude-ask = Conclude { $alliance }? It stays with you until the end.
power-board-line-corner-short = Corner of the card
power-board-line-other = Your other cards and alliances
power-board-your-score = Your score
power-board-will-place-on = You place on the operation
power-board-flow-now = now
power-board-flow-after = after action
power-board-flow-recalled = after recall
power-board-minimum-of = minimum { $count }
power-board-gives-points =
    { $points ->
        [one] { $points } point now.
       *[other] { $points } points now.
    }
power-board-gives-sign =
    { $count ->
        [one] You will have { $count } { $sign } sign: the { $project } project asks for them.
       *[other] You will have { $count } { $sign } signs: the { $project } project asks for them.
    }
power-board-gives-group =
    { $count ->
        [one] You will have { $count } { $group } card.
       *[other] You will have { $count } { $group } cards.
    }
power-board-gives-interest =
    { $count ->
        [one] You will have { $count } special-interest sign: they pay for the Deep State project.
       *[other] You will have { $count } special-interest signs: they pay for the Deep State project.
    }
power-board-brings-closer = Brings alliances in hand closer
power-board-closer-ready = ready
power-board-safe-from =
    { $count ->
        [one] That takes more agents than yours: you are safe with { $count } piece
       *[other] That takes more agents than yours: you are safe with { $count } pieces
    }{ $shadows ->
        [0] .
        [one] {" "}and { $shadows } shadow agent.
       *[other] {" "}and { $shadows } shadow agents.
    }
power-board-points-word = points
power-board-my-score =
    { $points ->
        [one] Your score: { $points } point, in parts
       *[other] Your score: { $points } points, in parts
    }
power-board-stamp-discard = discard
power-board-stamp-return = return
power-board-paid = Pieces returned; still to pay in signs
power-board-up-to-agents =
    { $agents ->
        [one] up to { $agents } agent
       *[other] up to { $agents } agents
    }
power-board-could-intercept =
    { $agents ->
        [one] can bring up to { $agents } agent
       *[other] can bring up to { $agents } agents
    }
power-board-gone = gone to { $seat }
power-board-chapter-deal = Deal
power-board-chapter-circle = Actions · circle { $circle }
power-board-chapter-takeover = Takeover
power-board-moment-last = The last round
power-board-moment-points =
    { $count ->
        [one] +{ $count } point
       *[other] +{ $count } points
    }
power-board-moment-concluded = alliance concluded
power-board-moment-alliances = The row is gone: everyone may conclude one alliance.
power-board-moment-goal = Most points win.
power-board-told-takeover = The circle is over. Takeover: whoever holds a card captures it.
power-board-told-nothing-taken = The circle is over; nobody holds a card.
power-board-told-recall = Recall: one piece is back from each card and operation.
power-board-told-row =
    New row: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }{ $wars ->
        [0] {""}
        [one] {""} and a world war
       *[other] {""} and { $wars } world wars
    }
power-board-chapter-recall = Recall
power-board-log-taken = Interceptions
power-board-log-points = Points
power-board-brings = brings
power-board-brings-no-points = no points for now
power-board-worth-at-once = if concluded:
power-board-worth-once = concluded
power-board-worth-met = once it is met, from
power-board-req-stage = stage { $stage } in any project
power-board-req-most-reserve = more pieces in reserve than anyone: { $need } needed
power-board-req-most-active = more active pieces than anyone: { $need } needed
power-board-req-most-objects = more pieces on objects than anyone: { $need } needed
power-board-req-without = without { $what }
power-board-req-sign =
    { $count ->
        [one] { $sign } sign
       *[other] { $count } { $sign } signs
    }
power-board-req-group =
    { $count ->
        [one] { $count } { $group } card
       *[other] { $count } { $group } cards
    }
power-board-req-object =
    { $count ->
        [one] { $what }
       *[other] { $what }, { $count } cards
    }
power-board-you-have = you have { $have }
power-board-has = have
power-board-has-not = none
power-board-has-of = { $have } of { $need }
power-board-lacks = missing: { $what }
power-board-marked = { $count } of { $all } marked
power-board-hand-note = An alliance in hand does nothing until you conclude it: one at the end of each round, if you meet its requirements.
power-board-chain-free-first = An alliance, no requirements
power-board-chain-grey = Grey lines are not checked.
power-board-when-instant = at once
power-board-when-lasting = lasting
power-board-when-final = at the end
power-board-plate-next = next
power-board-plate-later = later
power-board-plate-done = done
power-board-plate-takeover = takeover
power-board-some-ready =
    { $count ->
        [one] You can conclude { $names }: choose the card on the table.
       *[other] You can conclude { $names }: choose one of the cards on the table.
    }
power-board-none-ready = You do not meet the requirements of any alliance in hand yet.
power-board-none-ready-last = You do not meet the requirements of any alliance in hand, and this is the last round.
power-board-last-alliance = This is the last round: there is no alliance after it.
power-board-quoted = { $name }
power-board-key-is-number = Press the digit.
power-board-end-solo-won = You beat Falcon, { $mine } to { $his }. Title: { $title }.
power-board-end-solo-lost = You lost to Falcon, { $mine } to { $his }. Your title all the same: { $title }.
power-board-end-solo-shared = A draw with Falcon at { $mine }. Title: { $title }.
power-board-end-seen = { $name } wins with { $best }.
power-board-end-won = You win with { $mine }.
power-board-end-lost = { $name } wins with { $best }. You have { $mine }.
power-board-line-by-line = Line by line, everyone at once.
power-board-next-line = Next: { $line }
power-board-who-won = Who won
power-board-all-at-once = The result at once
power-board-points-against = { $best } to { $others }.
power-board-score-now = The score so far
power-board-sources = Where points came from
power-board-for-what = For what
power-board-nobody-scored = Nobody scored.
power-board-by-round = Score by round
power-board-by-round-note = as if scored at the end of the round
power-board-start = start
power-board-decided = What decided
power-board-cause-gap = { $line }
power-board-cause-strength = Your strength: { $line }
power-board-cause-rest = the rest (+{ $points })
power-board-cause-second = { $name }’s best line: { $line }
power-board-so-far = So far
power-board-source-objects = Objects
power-board-source-power = Power
power-board-source-operations = Operations
power-board-source-projects = Projects
power-board-source-alliances = Alliances
power-board-solo-sides = you : Falcon · { $level } level
power-board-solo-title = Your title: { $title }.
power-board-solo-title-lost = Even in defeat you earn a title: { $title }.

## Goals, the course of a round, captions of cards
power-board-goals = Your goals
power-board-goal-first = Goal: { $what }
power-board-goal-alliance = alliance { $name }
power-board-goal-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
power-board-goal-helps = help until the end
power-board-goal-stage =
    { $steps ->
        [one] { $points } at stage { $stage }, { $steps } step away
       *[other] { $points } at stage { $stage }, { $steps } steps away
    }
power-board-goal-join =
    { $agents ->
        [0] You can join now, for free.
        [one] You can join now, for { $agents } piece.
       *[other] You can join now, for { $agents } pieces.
    }
power-board-goal-step =
    { $agents ->
        [0] You can step to stage { $stage } now, for free.
        [one] You can step to stage { $stage } now, for { $agents } piece.
       *[other] You can step to stage { $stage } now, for { $agents } pieces.
    }
power-board-goal-way = Step { $at } of { $all }: { $step }.
power-board-goal-possible = { $agents ->
        [0] possible now, for free
        [one] possible now, for { $agents } piece
       *[other] possible now, for { $agents } pieces
    }
power-board-goal-waits = once the supervisor moves on
power-board-goal-later = You can step once the supervisor moves on.
power-board-goal-signs =
    { $count ->
        [one] Stage { $stage } takes { $count } more { $sign } sign.
       *[other] Stage { $stage } takes { $count } more { $sign } signs.
    }
power-board-goal-places =
    { $count ->
        [one] Card { $places } of the row would help.
       *[other] Cards { $places } of the row would help.
    }
power-board-goal-sources = Support cards and corners of alliances bring signs.
power-board-goal-operation =
    { $agents ->
        [one] You can run it now: { $agents } agent.
       *[other] You can run it now: { $agents } agents.
    }
power-board-goal-agents =
    { $agents ->
        [one] It takes { $agents } agent at once
       *[other] It takes { $agents } agents at once
    }, you are { $missing } short.
power-board-goal-lacks = You lack { $what }.
power-board-goal-conclude = Ready: conclude it once the row is empty.
power-board-standing-none = Everyone has 0. Most points win: cards, operations, stages IV and V of projects and alliances bring them.
power-board-standing-first = You lead: { $mine } to { $best } ({ $seat }).
power-board-standing-even = Level: { $mine } to { $best } ({ $seat }, mostly from { $source }).
power-board-standing-behind = { $seat } leads: { $best } to your { $mine }, mostly from { $source }.
power-board-round-how = How a round goes
power-board-phase-action = Actions
power-board-phase-action-how = Everyone in turn takes one action. The supervisor goes first and recruits two pieces for free.
power-board-phase-takeover = Takeover
power-board-phase-takeover-how =
    { $count ->
        [0] Whoever stands on a card captures it. One piece returns to the active pool from each of your cards. The row moves up.
        [one] Whoever stands on a card captures it. One piece returns to the active pool from each of your cards. The row moves up, and actions begin again until it is empty: { $count } card is left.
       *[other] Whoever stands on a card captures it. One piece returns to the active pool from each of your cards. The row moves up, and actions begin again until it is empty: { $count } cards are left.
    }
power-board-phase-alliance = Alliances
power-board-phase-alliance-how = The row is empty: everyone may conclude one alliance from hand whose requirements they meet. Then a new row is laid.
power-board-caption-closer = alliance { $have }/{ $need }
power-board-caption-opens = alliance ✓
power-board-caption-sign = project sign
power-board-caption-grows-governments = +1 per control
power-board-caption-grows-exchanges = +1 per finance
power-board-caption-grows-universities = +1 per science
power-board-caption-grows-crime = +3 per set
power-board-caption-grows-corporations = +3 per power
power-board-locked-note = Cards with a lock are opened by the Spyware project. The others wait: after a takeover the row moves up.
power-board-offer-comintern =
    { $count ->
        [one] gives { $count } shadow agent
       *[other] gives { $count } shadow agents
    }
power-board-offer-unified-nations =
    { $count ->
        [one] returns { $count } more piece
       *[other] returns { $count } more pieces
    }
power-board-offer-spyware = opens card { $count } of the row
power-board-offer-deep-state = a free alliance
power-board-next-idle = You are the supervisor next circle: you may only infiltrate or run an operation. Unless the row changes, you will have too few agents for either, and miss your turn.
power-board-intercept-means = Intercepted, your pieces come back and you draw an alliance, but the card goes to your rival.
power-board-falcon-done = He has acted in this circle. If he acted again now,
power-board-falcon-list = He goes down this list and takes the first thing he can:
power-board-falcon-place =
    { $count ->
        [one] card { $places }
       *[other] cards { $places }
    }
power-board-falcon-beyond = { $places }: too strong for him
power-board-falcon-first =
    { $count ->
        [one] To stop him, take card { $place } yourself: { $count } piece will do.
       *[other] To stop him, take card { $place } yourself: { $count } pieces will do.
    }
power-board-falcon-unable = You cannot stop him yet: you are short of agents for card { $place }.
power-board-falcon-yours = The card is yours: he has more agents and will intercept it.
