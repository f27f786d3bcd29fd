# Notices: what is sent, and the page on which people choose.

## What is sent

notices-tell-turn = Your move: "{ $table }".
notices-tell-soon = Time is running out: "{ $table }".
notices-tell-invite = { $name } invites you to "{ $table }".
notices-tell-over = The game is over: "{ $table }".
notices-tell-test = A test: notices arrive here.
notices-tell-until = Answer by { $time }.
notices-tell-digest =
    { $count ->
        [one] { $count } event waits for you
       *[other] { $count } events wait for you
    }
notices-tell-foot = { $name }, you asked Kuluary to tell you of this by mail.
notices-tell-stop = Send no more
