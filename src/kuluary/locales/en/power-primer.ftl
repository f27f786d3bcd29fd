# The game in a minute, and its signs.

power-primer-goal = Have most points after five or six rounds. Objects, operations, late stages of projects and alliances bring them.
    .title = Goal
power-primer-turn = One action: infiltrate a card of the row, run an operation, take a step in a project, or recruit a piece.
    .title = Your turn
power-primer-intercept = Whoever places more agents takes a card from a rival. The loser gets the agents back and draws an alliance.
    .title = Intercepting
power-primer-round = Cards are captured, agents recalled. Each may conclude an alliance whose requirements are met.
    .title = End of a round
power-primer-win = Points are counted in nine lines. The highest sum owns the world.
    .title = Winning

power-signs-pieces = Pieces
power-signs-groups = Groups of objects
power-signs-marks = Signs on objects
power-signs-alliances = Alliances
power-signs-places = The table
power-signs-notes = Notes

power-sign-agent = active piece: ready to act
power-sign-reserve = piece in reserve: it has to be recruited
power-sign-shadow = shadow agent: strength without a piece
power-sign-supervisor = supervisor: acts first, but is watched
power-sign-falcon = Falcon, the rival of a solo game
power-sign-group-control = control
power-sign-group-finance = finance
power-sign-group-science = science
power-sign-group-support = support
power-sign-group-power = power
power-sign-group-inner-circle = Inner Circle: attached to another card
power-sign-sign-agitator = agitators
power-sign-sign-peacekeeper = peacekeepers
power-sign-sign-spy = spies
power-sign-sign-special-interest = special interest
power-sign-chain = alliance
power-sign-effect-instant = takes effect at once
power-sign-effect-lasting = holds to the end of the game
power-sign-effect-final = brings points in the final count
power-sign-operation = operation: a token with points, bought with agents
power-sign-war = world war: changes the price of projects for a round
power-sign-cards = cards in hand
power-sign-deck = a deck, or pieces on cards
power-sign-attach = a card attached to another
power-sign-coord = coordinator: a piece bound to a project for ever
power-sign-shield = nobody can intercept it any more
power-sign-lock = not available now
power-sign-warn = may be intercepted
