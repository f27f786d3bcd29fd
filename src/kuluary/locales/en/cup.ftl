# A tournament of friends.

cup-of = Tournament: { $game }
cup-new = New tournament
cup-new-more = Everyone plays every round. The whole schedule is drawn up at once: you meet those you have met least, and everyone gets to go first. Bots fill the tables where people are too few.
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
cup-host = organiser
cup-join = Take part
cup-leave = Drop out
cup-begin = Begin the tournament
cup-begin-not = It takes two or more to begin
cup-waits = The organiser begins the tournament.
cup-how = Send the link to friends. The tables of the first round appear as soon as the tournament begins.
cup-standing = Standings
cup-standing-last = Result
cup-standing-none = No game has ended yet.
cup-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
cup-points-how = You score a point for every place below yours; in games where all play together, one for a win.
cup-round = Round { $n }
cup-now = now
cup-place = place
cup-table = table { $n }
cup-table-open = gathering
cup-table-playing = playing
cup-table-over = played
