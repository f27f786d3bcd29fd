# Deep State: what the engine says. Names of cards are in power-cards.ftl. $seat is a name or "You", $card, $host, $alliance,
# $project, $operation, $professional, $group, $secondary, $by, $reason are texts.

power-title = Deep State
power-falcon = Falcon
power-unknown = no such card
power-nothing = nothing

## Questions
power-ask-act = One action: a card of the row, a project step, an operation or recruiting.
power-ask-act-supervised = You are the supervisor: take a card of the row or run an operation.
power-ask-recruit-supervisor = Supervisor: recruit pieces or take a professional.
power-ask-recruit-headhunter = Headhunter: recruit a piece or take a professional.
power-ask-recruit-gain = You gain a card your alliance rewards: you may recruit a piece.
power-ask-trim-professionals = More than three professionals: discard one, face up.
power-ask-after-infiltration =
    { $advances ->
        [0] After the infiltration you may take a secondary object: your alliances give it.
        [one] After the infiltration you may advance in a project once.
       *[other] After the infiltration you may advance in projects { $advances } times.
    }
power-ask-pay-interest =
    { $left ->
        [one] Discard objects with special-interest signs: { $left } sign to go.
       *[other] Discard objects with special-interest signs: { $left } signs to go.
    }
power-ask-discard-more = You have discarded enough, and nothing is given back for more. Discard another object with a special-interest sign?
power-ask-stage-rewards = A new stage: take a secondary object, or go on.
power-ask-conclude = Alliance phase: conclude one alliance whose requirements you meet.
power-ask-conclude-follow-up = You may conclude one more alliance right away, if its corner fits: no requirements.
power-ask-conclude-freely = Deep State: you may conclude one alliance, no requirements.
power-ask-conclude-more = You may conclude one more alliance right away, if you meet its requirements.
power-ask-give = { $taker_seat } demands tribute: give a { $group } card, or any card if you have none.
power-ask-falcon-give = Falcon pays tribute: choose the card he gives ({ $group }, if he has one).
power-ask-recover = Take one card from the discard.
power-ask-recruiter = Recruiter: recruit up to three pieces or take a professional.
power-ask-grey-cardinal = Grey Cardinal: advance in which project, for one piece fewer?
power-ask-assassin = Assassin: from which object does a piece go to its owner’s reserve?
power-ask-mediator = Mediator: which object will you take from the discard for its minimum?
power-ask-informant = Informant: keep one of the alliances you looked at.
power-ask-arrange = Put the alliances back on top of the deck: which goes in place { $place }?
power-ask-recall =
    { $left ->
        [one] Unified Nations: you may recall { $left } more piece.
       *[other] Unified Nations: you may recall { $left } more pieces.
    }
power-ask-trim-hand =
    { $left ->
        [one] More than six alliances in hand: discard { $left }.
       *[other] More than six alliances in hand: discard { $left }.
    }
power-ask-discard-colour =
    { $left ->
        [one] { $alliance }: you may discard { $left } more card of its group.
       *[other] { $alliance }: you may discard up to { $left } cards of its group.
    }
power-ask-return-alliances =
    { $left ->
        [one] Keep four alliances and return one more.
       *[other] Keep four alliances and return { $left }. Tap a card again to change your mind.
    }
power-ask-attach = At any time: attach an Inner Circle.
power-ask-attach-before-recall = Before the recall you may attach an Inner Circle: its pieces move onto the host.
power-ask-final-attach = Before scoring you may attach an Inner Circle.
power-ask-falcon-recall = Two of Falcon’s stacks are equal: from which card does he recall a piece?
power-ask-falcon-conclude = The order matters: which alliance does Falcon conclude first?
power-ask-falcon-assassin = Falcon’s Assassin: which of your pieces do you lose?

## Actions
power-do-infiltrate =
    { $pieces ->
        [one] Infiltrate { $card } with { $pieces } piece
       *[other] Infiltrate { $card } with { $pieces } pieces
    }
power-do-run-operation = Run { $operation }
power-do-advance = Advance in { $project }
power-do-recruit =
    { $count ->
        [one] Recruit { $count } piece
       *[other] Recruit { $count } pieces
    }
power-do-take-professional = Take a professional
power-do-play-professional = Play: { $professional }
power-do-discard-professional = Discard: { $professional }
power-do-assassinate = Remove a piece from { $card }
power-do-recover = Take { $card } from the discard
power-do-keep-alliance = Keep { $alliance }
power-do-put-on-top = Place { $alliance }
power-do-return-alliance = Return { $alliance }
power-do-conclude = Conclude { $alliance }
power-do-discard-alliance = Discard { $alliance }
power-do-draw-benefit = Draw alliances and conclude one
power-do-take-secondary = Take a { $secondary } ({ $alliance })
power-do-discard = Discard { $card }
power-do-give = Give { $card }
power-do-recall = Recall a piece from { $card }
power-do-recall-from = Recall a piece from { $operation }
power-do-attach = Attach an Inner Circle to { $host }

power-pass-act = Pass the turn
power-pass-act-supervised = Pass the turn
power-pass-recruit-gain = Don’t recruit
power-pass-after-infiltration = Nothing more
power-pass-discard-more = That’s enough
power-pass-stage-rewards = Take nothing
power-pass-conclude = No alliance this round
power-pass-conclude-follow-up = No more alliances
power-pass-conclude-freely = No alliance
power-pass-conclude-more = No more alliances
power-pass-recall = Recall no more
power-pass-discard-colour = Discard nothing
power-pass-attach-before-recall = Leave it unattached
power-pass-final-attach = Leave it unattached

## Events
power-saw-first-chosen =
    { $seat } { $seat_is ->
        [me] take the supervisor and the first turn
       *[other] takes the supervisor and the first turn
    }
power-saw-hand-dealt =
    { $seat } { $seat_is ->
        [me] receive
       *[other] receives
    } { $count ->
        [one] { $count } alliance
       *[other] { $count } alliances
    }
power-saw-alliance-returned =
    { $seat } { $seat_is ->
        [me] return an alliance to the deck
       *[other] returns an alliance to the deck
    }
power-saw-returned-alliance = You return { $alliance }
power-saw-row-laid =
    { $wars ->
        [0] A new row: { $cards }
        [one] A new row, world war: { $cards }
       *[other] A new row, { $wars } world wars: { $cards }
    }
power-saw-supervisor-passed =
    { $seat } { $seat_is ->
        [me] become the supervisor
       *[other] becomes the supervisor
    }
power-saw-headhunter-passed =
    { $seat } { $seat_is ->
        [me] become the headhunter
       *[other] becomes the headhunter
    }
power-saw-recruited =
    { $seat } { $seat_is ->
        [me] recruit
       *[other] recruits
    } { $count ->
        [one] { $count } piece
       *[other] { $count } pieces
    } ({ $by })
power-saw-infiltrated =
    { $seat } { $seat_is ->
        [me] infiltrate
       *[other] infiltrates
    } { $card }: { $pieces ->
        [one] { $pieces } piece
       *[other] { $pieces } pieces
    }{ $shadows ->
        [0] {""}
        [one] {" "}and { $shadows } shadow agent
       *[other] {" "}and { $shadows } shadow agents
    }
power-saw-intercepted =
    { $seat } { $seat_is ->
        [me] intercept
       *[other] intercepts
    } { $card }: { $loser_seat } { $loser_seat_is ->
        [me] get
       *[other] gets
    } { $pieces ->
        [one] { $pieces } piece
       *[other] { $pieces } pieces
    } back and { $loser_seat_is ->
        [me] draw
       *[other] draws
    } an alliance
power-saw-operation-run =
    { $seat } { $seat_is ->
        [me] run the operation
       *[other] runs the operation
    } { $operation }: { $pieces ->
        [one] { $pieces } piece
       *[other] { $pieces } pieces
    }{ $shadows ->
        [0] {""}
        [one] {" "}and { $shadows } shadow agent
       *[other] {" "}and { $shadows } shadow agents
    }{ $points ->
        [0] {""}
        [one] , +{ $points } point
       *[other] , +{ $points } points
    }
power-saw-joined =
    { $seat } { $seat_is ->
        [me] join
       *[other] joins
    } { $project }{ $paid ->
        [0] {""}
        [one] , returning { $paid } piece to reserve
       *[other] , returning { $paid } pieces to reserve
    }
power-saw-advanced =
    { $seat } { $seat_is ->
        [me] advance
       *[other] advances
    } in { $project } to stage { $stage }{ $paid ->
        [0] {""}
        [one] , returning { $paid } piece to reserve
       *[other] , returning { $paid } pieces to reserve
    }{ $points ->
        [0] {""}
        [one] , +{ $points } point
       *[other] , +{ $points } points
    }
power-saw-turn-passed =
    { $seat } { $seat_is ->
        [me] miss the turn
       *[other] misses the turn
    }: { $supervised ->
        [true] a supervisor may only infiltrate or run an operation, and neither is possible now
       *[other] no action is possible
    }
power-saw-alliances-drawn =
    { $seat } { $seat_is ->
        [me] draw
       *[other] draws
    } { $count ->
        [one] { $count } alliance
       *[other] { $count } alliances
    }
power-saw-alliances-seen =
    { $seat } { $seat_is ->
        [me] draw { $alliances }
       *[other] reveals { $alliances }
    }
power-saw-alliances-reshuffled = The alliance deck is empty: the discard is shuffled in ({ $count })
power-saw-captured =
    { $seat } { $seat_is ->
        [me] capture
       *[other] captures
    } { $card }{ $points ->
        [0] {""}
        [one] , +{ $points } point
       *[other] , +{ $points } points
    }
power-saw-recalled =
    { $seat } { $seat_is ->
        [me] recall
       *[other] recalls
    } { $count ->
        [one] { $count } piece
       *[other] { $count } pieces
    }
power-saw-recalled-more =
    { $seat } { $seat_is ->
        [me] recall one more piece
       *[other] recalls one more piece
    } from { $card }
power-saw-recalled-from-operation =
    { $seat } { $seat_is ->
        [me] recall one more piece
       *[other] recalls one more piece
    } from the operation { $operation }
power-saw-pieces-lost =
    { $seat } { $seat_is ->
        [me] send
       *[other] sends
    } { $count ->
        [one] { $count } piece
       *[other] { $count } pieces
    } from the operation { $operation } to reserve
power-saw-phase-begun =
    { $wars ->
        [0] Alliance phase of round { $round }
       *[other] Alliance phase of round { $round }; the world war is over
    }
power-saw-concluded =
    { $seat } { $seat_is ->
        [me] conclude
       *[other] concludes
    } { $alliance }{ $ignored ->
        [true] {" "}without requirements
       *[other] {""}
    }{ $points ->
        [0] {""}
        [one] , +{ $points } point
       *[other] , +{ $points } points
    }
power-saw-secondary-taken =
    { $seat } { $seat_is ->
        [me] get from the supply:
       *[other] gets from the supply:
    } { $secondary }{ $points ->
        [0] {""}
        [one] , +{ $points } point
       *[other] , +{ $points } points
    }
power-saw-secondary-missing =
    { $seat } { $seat_is ->
        [me] get no { $secondary }: the supply is empty
       *[other] gets no { $secondary }: the supply is empty
    }
power-saw-alliances-revealed =
    { $seat } { $seat_is ->
        [me] reveal
       *[other] reveals
    } { $alliances }; taken: { $taken }
power-saw-tribute-given =
    { $seat } { $seat_is ->
        [me] give
       *[other] gives
    } { $card } to { $taker_seat } as tribute ({ $alliance }){ $lost ->
        [0] {""}
        [one] , −{ $lost } point
       *[other] , −{ $lost } points
    }
power-saw-tribute-avoided =
    { $seat } { $seat_is ->
        [me] pay
       *[other] pays
    } no tribute ({ $alliance }): { $protected ->
        [true] the sign protects
       *[other] there is nothing to give
    }
power-saw-recovered =
    { $seat } { $seat_is ->
        [me] take
       *[other] takes
    } { $card } from the discard{ $points ->
        [0] {""}
        [one] , +{ $points } point
       *[other] , +{ $points } points
    }
power-saw-nothing-recovered =
    { $seat } { $seat_is ->
        [me] recover
       *[other] recovers
    } nothing with { $alliance }: no such card in the discard
power-saw-object-discarded =
    { $seat } { $seat_is ->
        [me] discard
       *[other] discards
    } { $card }{ $pays ->
        [true] { " " }to pay for Deep State
       *[other] {""}
    }{ $lost ->
        [0] {""}
        [one] , −{ $lost } point
       *[other] , −{ $lost } points
    }
power-saw-pieces-to-reserve =
    { $seat } { $seat_is ->
        [me] return
       *[other] returns
    } { $count ->
        [one] { $count } piece
       *[other] { $count } pieces
    } from { $card } to reserve
power-saw-attached =
    { $seat } { $seat_is ->
        [me] attach
       *[other] attaches
    } an Inner Circle to { $host }: alone it brought 4 points, now it strengthens that card, { $points ->
        [-4] −4
        [-3] −3
        [-2] −2
        [-1] −1
        [0] 0
       *[other] +{ $points }
    } in all
power-saw-alliance-discarded =
    { $seat } { $seat_is ->
        [me] discard
       *[other] discards
    } the alliance { $alliance }
power-saw-professional-taken =
    { $seat } { $seat_is ->
        [me] take a professional
       *[other] takes a professional
    }
power-saw-professional-seen = Your professional: { $professional }
power-saw-professionals-reshuffled = The deck of professionals is empty: the discard is shuffled in ({ $count })
power-saw-professional-played =
    { $seat } { $seat_is ->
        [me] play a professional
       *[other] plays a professional
    }: { $professional }
power-saw-professional-discarded =
    { $seat } { $seat_is ->
        [me] discard
       *[other] discards
    } an extra professional: { $professional }
power-saw-assassinated =
    { $seat } { $seat_is ->
        [me] send the Assassin
       *[other] sends the Assassin
    }: a piece on { $card } goes to reserve ({ $victim_seat })
power-saw-infiltration-failed =
    { $seat } { $seat_is ->
        [me] lose
       *[other] loses
    } { $card }: it is unoccupied again
power-saw-alliances-looked-at =
    { $seat } { $seat_is ->
        [me] look
       *[other] looks
    } at { $count ->
        [one] { $count } alliance
       *[other] { $count } alliances
    } and { $seat_is ->
        [me] keep
       *[other] keeps
    } one
power-saw-alliance-kept = You keep { $alliance }
power-saw-top-arranged = On top of the deck, in order: { $alliances }
power-saw-scoring-begun = Not enough objects for a full row: scoring begins. Cards left in the deck: { $left }

## Falcon
power-saw-project-order-laid = Falcon’s project order: { $projects }
power-saw-falcon-drew = Falcon plays an action card: { $reason }
power-saw-falcon-card-played = Action card: { $falcon_card }
power-saw-falcon-card-idle = { $falcon_card } has no effect: { $reason }
power-saw-falcon-paid = Falcon pays: { $count } to reserve
power-saw-falcon-shadow-gained = Falcon’s extra shadow agents until the alliance phase: { $count }
power-saw-falcon-deck-shuffled = The action deck is shuffled: { $count }
power-saw-falcon-passed-over = Falcon skips { $card }: { $reason }
power-saw-falcon-aimed = Falcon’s target: { $card }, card { $place }. { $reason }
power-saw-falcon-counted =
    Falcon places { $pieces ->
        [one] { $pieces } piece
       *[other] { $pieces } pieces
    }{ $shadows ->
        [0] {""}
        [one] {" "}and { $shadows } shadow agent
       *[other] {" "}and { $shadows } shadow agents
    }: { $reason }
power-saw-falcon-operated = Falcon runs the operation { $operation }: { $reason }
power-saw-falcon-idle = Falcon has nothing to take: he recruits
power-saw-falcon-nothing = Falcon’s reserve is empty: nothing happens
power-saw-falcon-ordered = Project order: { $project }. Now: { $projects }
power-saw-falcon-advanced =
    Falcon advances in { $project } to stage { $stage } ({ $reason }){ $points ->
        [0] {""}
        [one] , +{ $points } point
       *[other] , +{ $points } points
    }
power-saw-falcon-stays = Falcon stays put: no way forward in { $project }, or nobody to send
power-saw-project-token-gone = Falcon completes a project: the token { $project } leaves the game

power-reason-reserve-empty = he is the supervisor and his reserve is empty
power-reason-one-recruited = only one was recruited
power-reason-action-recruit = nobody to recruit
power-reason-next-card = the next card is played
power-reason-agents-short = too few agents
power-reason-impossible = it cannot be used
power-reason-too-weak = too few agents
power-reason-you-are-stronger = he cannot outnumber your agents
power-reason-support-first = Support comes first
power-reason-circle-next = No support card: an Inner Circle
power-reason-power-next = Next in importance: a power card
power-reason-colour-match = Its colour goes with his power card
power-reason-leftmost-colour = The leftmost coloured card
power-reason-just-enough = exactly what is needed
power-reason-one-extra = one more than the minimum, with the supervisor
power-reason-all-he-has = that is all he has
power-reason-as-if-supervised = to intercept, he places one more than he needs
power-reason-war = there is war
power-reason-emissary = the card Emissary
power-reason-support = a support card
power-reason-circle = an Inner Circle
power-reason-sign = the sign of an alliance
power-reason-card = an action card

power-by-supervisor = supervisor
power-by-headhunter = headhunter
power-by-action = action
power-by-gain = alliance
power-by-recruiter = Recruiter

## Refusals
power-why-must-act = You may pass only when no action is possible.
power-why-supervised = As supervisor you may only infiltrate or run an operation.
power-why-not-in-row = { $card } is not in the row.
power-why-out-of-reach = { $card } lies in place { $place }, and you can reach only the first { $reach }: Spyware reaches further.
power-why-already-yours = You already hold { $card }: you cannot add agents.
power-why-needs-a-piece = You need at least one piece: shadow agents alone do nothing.
power-why-below-minimum = { $card } takes at least { $least } of your pieces, besides shadow agents: { $shadows }.
power-why-pieces-short = You have { $active } active pieces: you cannot place that many on { $card }.
power-why-cannot-afford = { $card } takes at least { $least } of your pieces, and you have { $active }.
power-why-too-few-to-intercept = { $card } is held by agents: { $there }. To intercept, place at least { $least } of your pieces, besides shadow agents: { $shadows }.
power-why-cannot-intercept = { $card } is held by agents: { $there }. To intercept, place at least { $least } of your pieces; you have { $active }.
power-why-no-operations = All six operations have been run.
power-why-not-the-top = Only the top operation can be run: { $operation }.
power-why-operation-short = { $operation } takes { $least } of your pieces, and you have { $active }.
power-why-no-project = There is no such project.
power-why-project-complete = { $project }: you have reached the fifth stage.
power-why-agents-short = { $project }: { $agents } must return to reserve, and you have { $active } active.
power-why-signs-short = { $project }: signs needed { $signs }, you have { $held }.
power-why-interest-short = { $project }: { $signs } special-interest signs must be discarded, and your objects carry { $held }.
power-why-agents-and-signs = { $project }: { $agents } must return to reserve (you have { $active }); signs needed { $signs } (you have { $held }).
power-why-no-coordinator = { $project }: you have nobody to send as coordinator.
power-why-no-extra-advance = No alliance gives you this advance.
power-why-reserve-empty = Your reserve is empty: there is nobody to recruit.
power-why-recruit-exactly = Here you recruit exactly { $count }.
power-why-recruit-up-to = Here you recruit 1 to { $count }.
power-why-recruit-first = Decide on recruiting first.
power-why-no-professionals = There is no professional to take at this table.
power-why-professional-not-in-hand = You have no such professional in hand: { $professional }.
power-why-one-professional = One professional a turn; another only after Assassin.
power-why-taken-this-turn = { $professional }: taken this turn, can be played from your next one.
power-why-professional-idle = { $professional } would do nothing now.
power-why-professional-first = Resolve { $professional } first.
power-why-trim-professionals-first = Discard the extra professional first.
power-why-no-piece-there = There is no piece on { $card }.
power-why-play-assassin-first = Only the Assassin does that.
power-why-play-informant-first = Only the Informant does that.
power-why-no-fourth-professional = You do not have too many professionals.
power-why-too-dear = { $card } costs { $agents }, and you have { $active } active.
power-why-not-in-discard = { $card } is not in the discard.
power-why-not-named = { $alliance } does not bring back { $card }.
power-why-nothing-to-recover = There is nothing to take from the discard now.
power-why-recover-first = Take a card from the discard first.
power-why-not-looked-at = { $alliance } is not among the alliances you looked at.
power-why-alliance-not-in-hand = You do not have the alliance { $alliance } in hand.
power-why-alliance-phase-only = Wait for the alliance phase.
power-why-conclude-or-pass = Conclude an alliance or decline.
power-why-wrong-corner = The corner of { $alliance } does not fit.
power-why-requirements = { $alliance }: { $lacking }.
power-why-return-first = Return the extra alliances first: { $left }.
power-why-deal-is-over = The deal is over: alliances can no longer be returned.
power-why-trim-hand-first = Discard the extra alliances first: { $left }.
power-why-nothing-to-discard = There is nothing to discard now.
power-why-pay-first = Discard objects first: { $left } special-interest signs to go.
power-why-no-interest = { $card } carries no special-interest sign.
power-why-secondary-has-no-sign = { $card } carries no special-interest signs.
power-why-circle-goes-with-host = An attached Inner Circle leaves only with its host.
power-why-not-your-object = You do not have { $card }.
power-why-wrong-colour = { $card } is not a { $group } card.
power-why-discard-or-pass = Discard a card or decline.
power-why-no-tribute = Nobody demands tribute now.
power-why-give-first = Give a card first.
power-why-give-the-colour = You have a { $group } card: give that.
power-why-takeover-only = Pieces are recalled in the takeover phase.
power-why-nobody-to-recall = You have no piece on { $card }.
power-why-operation-over = The operation { $operation } is over: its pieces have gone.
power-why-not-your-operation = The operation { $operation } is not yours.
power-why-recall-or-pass = Recall a piece or decline.
power-why-no-secondary-due = No secondary object is due now.
power-why-no-benefit-due = No benefit of Deep State is due now.
power-why-alliance-not-due = { $alliance } gives nothing now.
power-why-supply-empty = No { $secondary } left in the supply.
power-why-not-offered-by = { $alliance } does not give that secondary object.
power-why-draw-or-take = Take a secondary object or the alliances of Deep State first.
power-why-rewards-first = First decide what to take for the new stage.
power-why-extra-first = First decide what to take for the infiltration.
power-why-not-your-circle = You have no such Inner Circle.
power-why-attached-for-good = This Inner Circle is attached to { $host } for good.
power-why-no-secondary-host = A secondary object cannot be a host.
power-why-no-host = { $card } is neither a power nor a support card.
power-why-host-taken = { $card } has an Inner Circle already.
power-why-attach-or-pass = Attach the Inner Circle or leave it unattached.
power-why-choose-for-falcon = This choice is Falcon’s, made by you.
power-why-not-the-largest = { $card } is not Falcon’s largest stack.
power-why-falcon-does-not-qualify = Falcon does not qualify for { $alliance }.
power-why-not-your-piece = You have no piece on { $card }.
power-why-lose-piece-first = First choose which piece Falcon’s Assassin takes.

power-lack-all = short of { $what } ({ $have } of { $need })
power-lack-any = one of these is needed: { $what } ({ $have } of { $need })
power-lack-without = there must be none: { $what }
power-lack-stage = stage { $need } in any project is needed (now { $have })
power-lack-most-reserve = more pieces in reserve than every rival are needed: { $need } (now { $have })
power-lack-most-active = more active pieces than every rival are needed: { $need } (now { $have })
power-lack-most-objects = more pieces on captured objects than every rival are needed: { $need } (now { $have })

## Score
power-line-coloured =
    { $cards ->
        [one] { $group }: { $cards } card
       *[other] { $group }: { $cards } cards
    }
power-line-colour-cards = { $card }: { $each } × { $cards }
power-line-sets = { $card }: { $each } × { $cards } sets
power-line-power-cards = { $card }: { $each } × { $cards } power cards
power-line-inner-circle = Inner Circle unattached: { $cards } × 4
power-line-operation = Operation { $operation }
power-line-project = { $project }, stage { $stage }
power-line-corner = Points of { $alliance }
power-line-falcon-alliances = Falcon’s alliances: { $each } × { $cards }
power-line-effect-operations = { $alliance }: 2 × ({ $operations } + { $cards })
power-line-effect-summit = { $alliance }: { $power } + 2 × { $cards }
power-line-effect-signs = { $alliance }: 3 × ({ $held } + { $cards })
power-line-effect-support = { $alliance }: 3 × { $cards }
power-line-effect-discard = { $alliance }: 3 × { $cards } in the discard
power-line-effect-majority = { $alliance } ({ $owner_seat }): { $group }, { $cards } cards

power-how-points = Decided on points
power-how-stage-five = Equal points: a project on the fifth stage decides
power-how-deep-state = Equal points: whoever is further in Deep State
power-how-shared = Equal in everything: a shared victory

## The table in words
power-table-setup = Set-up
power-table-action =
    { $wars ->
        [0] Round { $round } of { $rounds }, action phase
       *[other] Round { $round } of { $rounds }, action phase, world wars: { $wars }
    }
power-table-takeover = Round { $round } of { $rounds }, takeover phase
power-table-alliance = Round { $round } of { $rounds }, alliance phase
power-table-end = Scoring
power-table-row = { $place }. { $card }: minimum { $minimum }, you need { $least } pieces with { $shadows } shadow agents
power-table-row-far = { $place }. { $card }: minimum { $minimum }, out of your reach
power-table-row-held = { $place }. { $card }: { $seat }, pieces { $pieces }, shadow agents { $held_shadows }; to intercept you need { $least } pieces
power-table-project = { $project }, stage { $stage }: next { $agents } pieces (you have { $active }) and { $signs } signs (you have { $held })
power-table-project-complete = { $project }: fifth stage
power-table-seat = { $seat }: active { $active }, reserve { $reserve }, shadow agents { $shadows }, objects { $objects }, alliances in hand { $hand }, concluded { $alliances }, points now { $points }
power-table-hand = Your alliances: { $alliances }

# What speaks for an answer; $gain in points, $risk of an interception in per cent, $loss Falcon’s in points.
power-coach-risk =
    { $risk ->
        [0] Nobody can intercept the card.
       *[other] The card may be intercepted: the chance is { $risk } %.
    }
power-coach-points =
    It brings about { $gain ->
        [one] { $gain } point
       *[other] { $gain } points
    } at once.
power-coach-projects =
    It brings project stages nearer: about { $gain ->
        [one] { $gain } point
       *[other] { $gain } points
    } more to hope for.
power-coach-alliances =
    It brings alliances nearer: about { $gain ->
        [one] { $gain } point
       *[other] { $gain } points
    } more to hope for.
power-coach-concluded =
    Once concluded, the alliance adds about { $gain ->
        [one] { $gain } point
       *[other] { $gain } points
    }.
power-coach-means =
    It adds strength for the phases to come, worth about { $gain ->
        [one] { $gain } point
       *[other] { $gain } points
    }.
power-coach-enough = Done now, it would cost more than it brings.
power-coach-falcon-waits = Falcon would take the card otherwise: about { $loss } points for him in the end.
power-coach-falcon-loses = It takes the card from Falcon: that costs him about { $loss } points in the end.
power-coach-falcon-less = Falcon will have about { $loss } points fewer in the end.
power-coach-falcon-takes = Falcon will intercept the card, and you draw an alliance.
power-coach-falcon-stages =
    { $stages ->
        [one] It keeps him from a stage of a project: projects are what he wins by.
       *[other] It keeps him from { $stages } stages of projects: projects are what he wins by.
    }
