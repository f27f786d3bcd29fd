# Back and forth in time: taking plays back, going on from a moment, reporting a problem.

## Taking back

house-undo-turn = Reset my turn
house-undo-turn-steps =
    { $count ->
        [one] Reset my turn: { $count } step
       *[other] Reset my turn: { $count } steps
    }
house-undo-seat = Take back: { $name }
house-why-not-played = There is nothing to take back: this seat has not moved yet.
house-why-asked-before = That move was asked about already: one asks once.
house-error-plea-open = First say whether the move may be taken back.
house-error-lesson = Nothing is taken back in a lesson: begin the chapter anew.
house-plea-ask = Ask to take the move back
house-plea-ask-more = Something has been revealed since your move: it can be taken back if every person at the table agrees. Clocks stand while they answer; silence is a no.
house-plea-ask-vote = Something has been revealed since your move: it can be taken back if more than half of the people at the table are for it. Clocks stand while they answer; silence is a no.
house-plea-ask-alone = Something has been revealed since your move. The bots do not mind: it comes back at once. What you have seen stays known, and chance decides the same again.
house-plea-step = The last move
house-plea-turn = All my moves in a row
house-plea-what = What to take back
house-plea-words = Why (optional)
house-plea-send = Ask
house-plea-now = Take it back
house-plea-of = { $name } asks
house-plea-mine = You have asked
house-plea-question = Take the move back? Clocks stand while the question is open.
house-plea-question-words = “{ $words }” Take the move back? Clocks stand while the question is open.
house-plea-waits = Waiting for an answer. Clocks stand while the question is open.
house-plea-returns = Returns:
house-plea-returns-none = the move alone.
house-plea-stays = Stays known:
house-plea-stays-none = nothing new.
house-plea-stays-all = all of it.
house-plea-yes = Take it back
house-plea-no = Leave it
house-plea-drop = Drop the question
house-plea-agree = Agreed:
house-plea-votes = For:
house-plea-left = answer within { $time }
house-plea-seat = asks to undo
house-plea-granted = The move was taken back.
house-plea-refused = The move stands: { $names } said no.
house-plea-silence = The move stands: there was no answer.
house-plea-dropped = The question was dropped.
house-plea-agreed = { $name }: agreed
house-plea-open = { $name }: no answer yet

## Going on from a moment

house-fork = Play from here
house-fork-any = Play on from any move
house-look-back = Look back from the start
house-fork-exact = The new table begins at exactly this moment: the same cards and decks. Chance from here on is new.
house-fork-dealt = The game is still on, so the new table knows only what you know: everything hidden is dealt anew.
house-fork-seat = Whose seat to take
house-fork-with = With whom
house-fork-bots = With bots
house-fork-people = With people
house-fork-go = Play
house-fork-invite = Create and invite
house-origin = Goes on from game { $code }.
house-origin-dealt = What was hidden was dealt anew.
house-origin-file = A game from a file.
house-log-upload = Open a recorded game
house-log-wrong = The file was not taken: { $what }
house-error-goes-on = This game goes on from another: its rules are settled.
house-error-bad-log = The file was not taken.
house-error-origin-in-play = The log opens when the game it came from is over.
house-error-too-many-deals = This game has left others too often.

## Replay

house-replay-hands = All hands
house-replay-round = Round
house-replay-begin = Beginning

## Talk, those who watch

house-reactions = In one drawing
house-reaction-bravo = Bravo
house-reaction-laugh = Funny
house-reaction-wow = Wow
house-reaction-think = Let me think
house-reaction-hurry = Time flies
house-reaction-sorry = Peace
house-said = What to do: { $name }
house-said-mute = Hear no more
house-said-report = Show it to the host
house-said-hide = Hide it from everybody
house-said-more = Whoever you do not hear is not told. Take it back on the page “People”.
house-said-hidden = Hidden by the host
house-said-reported = Somebody complained
house-chat-aside = among those who watch
house-watchers = Spectators
house-watch-live = Watch live
house-watch-late = With a delay
house-watch-none = Do not watch
house-watch-late-head = Shown with a delay
house-watch-late-more = Spectators see this table with a delay. It is about to begin.
house-watch-none-head = Closed to spectators
house-watch-none-more = The host does not show this game to spectators. Its replay opens when it is over.
house-gallery = Spectators’ chat
house-gallery-on = Among themselves
house-gallery-off = None
house-gallery-closed = Only players talk at this table.
house-running = Running now
house-error-gallery-closed = Only players talk at this table.
house-error-not-to-watch = The host does not show this game to spectators while it is on.

## A problem

house-report = Report a problem
house-report-words = What is wrong?
house-report-more = A file is saved: the position through the eyes of your seat, and what the page shows. The log is in it only if the game is over; the whole of it stays with whoever runs the server. Attach the file to your report.
house-report-save = Save the file

## A series

house-series = Series
house-series-more =
    { $count ->
        [one] { $count } game played. A point for every seat left behind.
       *[other] { $count } games played. A point for every seat left behind.
    }
house-series-who = Who
house-series-points = Points
house-series-next = Next game, seats moved on
