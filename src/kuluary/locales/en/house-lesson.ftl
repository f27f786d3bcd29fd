# Lessons: what is the same in every game.

house-lesson = Lesson
house-lesson-of = Lesson · { $game }
house-lesson-first =
    { $minutes ->
        [one] First lesson · { $minutes } minute
       *[other] First lesson · { $minutes } minutes
    }
house-lesson-first-time = New to this game?
house-welcome = { $game }: your first time at the table?
house-welcome-alone = The lesson teaches on the real table, step by step. This game waits for your move.
house-welcome-company = People are waiting, so in short: the game in a minute, and hints where they are needed.
house-welcome-hints = Play with hints
house-welcome-play = I know this game
house-lesson-first-in = First lesson: { $game }
house-lesson-chapter = Chapter { $number } · { $title }
house-lesson-chapters = Chapters
house-lesson-here = you are here
house-lesson-next = Next
house-lesson-wait = Waiting for: { $what }
house-lesson-not-yet = That is a legal move, but the lesson is about something else now.
    .title = Not now
house-lesson-nothing-lost = The move was not played: nothing is lost.
house-lesson-other = Choose another
house-lesson-show = Show me
house-lesson-chapter-done = Chapter done
house-lesson-chapter-next = Next: { $chapter }. The moves in between are played for you.
house-lesson-on = Go on
house-lesson-over = The lesson is over
house-lesson-play = Now a game with bots
house-lesson-leave = Leave the lesson
house-lesson-leave-more = Come back any day: the lesson waits where you left it.

house-hint = Hint
house-hint-read = Got it
house-hint-off = No more hints
house-level-lesson = by the script

house-primer = How to play
house-primer-minute = The game in a minute
house-primer-signs = Signs
house-primer-back = To the table
