# A tournament of friends.

cup-of = Tournament: { $game }
cup-new = A new tournament
cup-new-more = Everyone plays in every round. Who meets whom and who sits where is laid out for the whole tournament at once: those meet who have met least, and everyone gets to begin. Where people are too few for a table, bots sit down.
cup-game = Game
cup-at-table = Seats at a table
cup-how-many = Rounds
cup-name = Name (optional)
cup-create = Create and invite
cup-rounds =
    { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
cup-seats =
    { $count ->
        [one] { $count } at a table
       *[other] up to { $count } at a table
    }
cup-people =
    { $count ->
        [one] { $count } person so far
       *[other] { $count } people so far
    }
cup-host = calls everyone together
cup-join = Take part
cup-leave = Do not take part
cup-begin = Begin: lay the rounds out
cup-begin-not = It takes two or more to begin
cup-waits = Whoever calls everyone together begins.
cup-how = Send the link to friends. The tables of the first round appear as soon as the tournament begins.
cup-standing = Standing
cup-standing-last = Result
cup-standing-none = No game has ended yet.
cup-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
cup-points-how = A place brings as many points as places are behind it; where all play together, a win brings one.
cup-round = Round { $n }
cup-now = now
cup-place = place
cup-table = table { $n }
cup-table-open = gathering
cup-table-playing = playing
cup-table-over = played
