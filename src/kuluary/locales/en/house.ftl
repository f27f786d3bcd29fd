# The house: everything that belongs to no game.

house-name = Kuluary
# How this language calls itself.
house-language-name = English
# Who sits at a seat where nobody is named.
house-plain-name = Player { $number }
# An answer that declines, where its question is not known.
house-pass = Pass
house-you = you
house-you-first = You
house-guest = Guest

## The games as the house announces them

house-players = Players
house-duration = Lasts
house-soon = Coming soon
house-play = Play
house-play-game = { $game }: play with bots
house-play-again-same = as last time
house-play-friends-game = { $game }: play with friends

## Landing

house-hero = Power is shared in side rooms
house-hero-more = Three board games about power, true to their rules: with friends or against bots. No sign-up.
house-play-now = Play at once
house-play-on = Play on against bots
house-create = Set up a table
house-play-friends = Play with friends
house-games = Games
house-skip-games = To the games
house-join = Have a code or a link?
house-join-how = The six letters under the QR code; any keyboard will do.
house-join-have = I have a code
house-join-field = Code or link
house-join-placeholder = Code or link
house-join-wrong = A table code has six letters, for example KRTVND. Cyrillic letters will do as well.
house-join-gone = { $code }: there is no such table.
house-facts = Why here
house-fact-fair = A fair deal, provably
house-fact-fair-more = The shuffle is committed before the game and opened after it.
house-fact-why = Every refusal is explained
house-fact-why-more = With a link to the clause of the rules.
house-fact-keeps = A game is never lost
house-fact-keeps-more = No connection, or the tab was closed: the table opens where it stood.

## Lobby

house-tables = Tables
house-to-tables = To the tables
house-to-table = To the table
house-turn-tables =
    { $count ->
        [one] at one table
       *[other] at { $count } tables
    }
house-waited = waiting { $since }: { $names }
house-since-today = since { $time }
house-since-yesterday = since yesterday, { $time }
house-since-day = since { $day }
house-nowhere-awaited = No table is waiting for you
house-nowhere-awaited-more = Play against bots at once, or set up a table and invite people.
house-cups = Tournaments
house-cup-new = A tournament of friends
house-cup-to = To the tournament
house-cup-table = A table of a tournament
house-cup-open = gathering
house-cup-round = round { $n } of { $rounds }
house-cup-people =
    { $count ->
        [one] { $count } person
       *[other] { $count } people
    }
house-waiting-others = Waiting for others
house-play-now-head = Play now
house-loading = Opening
house-silent = The house does not answer
house-silent-first = The tables will appear as soon as the connection is back. We try again every ten seconds.
house-silent-more = These are the tables as of { $time }. We try again every ten seconds.
house-silent-retry = Try now
house-ways = Sections
house-new = New table
house-open = Open tables
house-open-none = Nobody is waiting right now. Create an open table and others will see it here.
house-played = Played
house-played-all =
    { $count ->
        [one] Show { $count } game
       *[other] Show all { $count } games
    }
house-status-open = waiting for players
house-status-full = ready to start
house-status-playing = under way
house-status-over = game over
house-plea-card = { $name } asks to take a move back.
house-your-turn = Your turn
house-thinks =
    { $count ->
        [one] { $name } to play
       *[other] To play: { $name }
    }
house-won = Won by { $name }
house-won-you = You won
house-taken = { $taken } of { $seats }
house-free =
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
house-sit = Sit down
house-watch = Watch
house-profile = Profile: { $name }
house-sign-in = Sign in
house-run = The house
house-invited-here = You are invited
house-invited-by = { $name } invites you
house-decline = Decline
house-lately = Lately together
house-lately-all = all
house-announcement = Announcement
house-archive = Put away
house-person = Profile
house-chat-hidden =
    { $count ->
        [one] { $count } message is hidden
       *[other] { $count } messages are hidden
    }

## New game

house-new-game = Game
house-new-who = Who is at the table
house-new-table = Table
house-new-rules = Rules of the table
house-option-out =
    { $only ->
        [0] For tables of { $seats }.
        [1] For one who plays alone.
       *[other] For tables of { $only }.
    }
house-new-invites = The link, the code and the QR code appear at once. A bot can take an empty seat too.
house-new-no-name = No name needed: without one you are Guest.
house-levels = Strength of the bots
house-options-fine = Fine points of the rules
house-options-fine-more =
    { $count ->
        [0] as usual
        [one] { $count } changed
       *[other] { $count } changed
    }
house-none-ready = No game is ready on this server yet.
house-preset = Whom you play with
house-preset-people = With friends
house-preset-people-more = Invite by link or code; bots fill the seats that stay empty.
house-preset-bots = With bots
house-preset-bots-more = Starts at once: no name, no account.
house-preset-screen = On one screen
house-preset-screen-more = Pass it round; a curtain hides what is secret.
house-seat-n = Seat { $n }
house-seat-at = Seat { $n } at the table
house-seat-tap = Tap a seat to change who sits there.
house-way-bot = A bot
house-way-bot-more = Sits down at once and plays to the end.
house-way-open = A friend
house-way-open-more = The seat waits for whoever comes by the link or the code.
house-way-me = You too
house-way-me-more = You play this seat as well.
house-way-local = Somebody beside you
house-way-local-more = Plays at this screen, which is passed round.
house-chair-bot = Bot, { $level }
house-chair-local = At this screen
house-chair-local-more = The screen goes from hand to hand; where the game has secrets, a curtain covers it between turns.
house-sit-more = Take it
house-sit-here = Here
house-role-any = { $what }: whoever is left
house-bring-role = { $what } at seat { $n }
house-bring-any = Whoever is left: { $role }
house-bring-keepsake = ID card at seat { $n }
house-bring-none = A new ID card
house-bring-file = From a file
house-brings = brings an ID card
house-chair-name = Name at seat { $n }
house-chair-seat = Add them
house-level-random = at random
house-level-random-more = Plays anything: for looking at the game in peace.
house-level-novice = novice
house-level-novice-more = For first games: plays simply and makes mistakes.
house-level-regular = regular
house-level-regular-more = Plays evenly, without gross mistakes.
house-level-expert = expert
house-level-expert-more = Weighs its moves and seldom errs.
house-level-master = master
house-level-master-more = The strongest; takes longer to think.
house-level-greedy = simple
house-level-search = strong
house-level-planner = with a plan
house-level-instinct = by instinct
house-level-foresight = with foresight
house-bot-name-0 = Nika
house-bot-name-1 = Luca
house-bot-name-2 = Bona
house-bot-name-3 = Rita
house-bot-name-4 = Orso
house-bot-name-5 = Vita
house-table-name = Name of the table
house-visible = Who sees the table
house-visible-link = Only by link
house-visible-all = Everyone on this server
house-create-invite = Create and invite
house-create-start = Play now
house-create-failed = The table was not made. { $why } Your choices are kept.
house-face = Portrait
house-face-0 = With a bun
house-face-1 = In a feathered hat
house-face-2 = In a white veil
house-face-3 = With a circlet in grey hair
house-face-4 = With a beard
house-face-5 = With red braids
house-create-bring = Create and choose ID cards

## Names

house-name-yours = Your name
house-name-why = The others see the name; without one you are Guest.
house-name-kept = You are a guest: this browser remembers your name and seats.
house-save = Save
house-saved = Saved
house-forget = Forget me here
house-forget-why = The browser forgets who you are. Your seats and ID cards stay with the former guest, and there is no way back to them.
house-forget-yes = Forget me
house-forget-no = Stay

## Waiting room

house-room-more =
    { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }
house-invite = Invitation
house-invited =
    { $count ->
        [0] There is room at this table
        [one] { $names } is waiting for you
       *[other] { $names } are waiting for you
    }
house-share = Share
house-share-text = { $game }: take a seat, code { $code }
house-qr = QR code of the link to the table
house-qr-large = Show the QR code large
house-code = Table code
house-code-more = Point a camera at the picture, or type the code on the first page.
house-link = Link
house-copy-link = Copy the link
house-copied = Copied
house-link-here = This address opens only on this computer. To invite people on other devices, start the server like this and open the address it names:
house-chairs = Seats
house-chair-free = Free
house-chair-waits = waiting for a guest
house-chair-aimed = Your seat
house-chair-aimed-more = still free
house-chair-here = at the table
house-chair-host = host
house-chair-away = not at the table yet
house-chair-you-host = you, the host
house-chair-add-bot = Seat { $n }: add a bot
house-chair-add-local = Seat { $n }: add a person at this screen
house-chair-level = Seat { $n }: strength of the bot
house-chair-clear = Free the seat: { $name }
house-stand = Stand up
house-self = Name and portrait
house-bot-word = Bot
house-room-terms = Terms of the game
house-start = Start
house-start-bots =
    { $count ->
        [one] Start: a bot takes the free seat
       *[other] Start: bots take { $count } seats
    }
house-start-waits =
    { $count ->
        [one] Waiting for players: { $count } seat is free.
       *[other] Waiting for players: { $count } seats are free.
    }
house-start-host = Every seat is taken. The host starts the game.

## Time and absence

house-tempo = Pace
house-tempo-more = Clocks run for everyone awaited.
house-tempo-live = Live
house-tempo-evening = Evening
house-tempo-post = By post
house-tempo-none = No clock
house-tempo-own = Own numbers
house-tempo-live-more = a decision, plus a bank
house-tempo-evening-more = with tea and talk
house-tempo-post-more = sleep on every move; with vacation
house-tempo-none-more = think as long as you like
house-tempo-own-more = as you decide
house-tempo-move = Minutes a decision
house-tempo-bank = Minutes in the bank
house-tempo-numbers = { $move } + { $bank }
house-tempo-says = { $name }: { $move } a decision, { $bank } in the bank
house-tempo-says-alone = { $name }: { $move } a decision
house-amount-seconds = { $n } s
house-amount-minutes = { $n } min
house-amount-hours = { $n } h
house-amount-days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
house-gone = If someone is away
house-gone-bot = A bot takes the seat
house-gone-bot-more = When time is up. Who returns takes over at the next decision, with a recap.
house-gone-vote = The others vote
house-gone-vote-more = When time is up, or somebody has been away for long, the table asks: wait or let a bot play.
house-gone-answer = A standing answer
house-gone-answer-more = When time is up, the table gives the answer that was left for it; without one it passes, or answers as the game advises where nobody may pass.
house-gone-wait = Wait
house-gone-wait-more = The table does nothing by itself. For friends.
house-gone-bot-says = When time is up, a bot plays until the person is back.
house-gone-vote-says = When time is up, the table decides whether to wait or let a bot play.
house-gone-answer-says = When time is up, the table gives the answer left for it.
house-gone-wait-says = When time is up, the table waits.
house-gone-who = Who lets a bot in
house-gone-who-day = Who lets a bot in when someone is away for a day
house-gone-who-all = Everyone here
house-gone-who-host = The host
house-rest-days = Days of vacation for each
house-short-days = { $n } d
house-short-hours = { $n } h
house-short-minutes = { $n } m
house-away-unknown-short = away
house-seat-back-short = back
house-left-days = { $days } d { $hours } h
house-left-hours = { $hours } h { $minutes } min
house-clock-left = { $time } left
house-clock-bank = bank { $time }
house-clock-no-bank = no bank left
house-clock-over = time is up
house-clock-stands = the clock stands
house-clock-soon =
    { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }
house-clock-soon-long = { $time } left
house-clock-then-bot = Then a bot plays for you, until your next decision.
house-clock-then-vote = Then the others decide whether to wait for you.
house-clock-then-answer = Then the table gives the answer you left, or passes.
house-clock-then-wait = The table will wait.
house-away-since = away { $since }
house-away-short = away { $time }
house-away-who = { $name }: away { $since }
house-away-asks =
    { $minutes ->
        [one] You can ask for a bot in { $minutes } minute.
       *[other] You can ask for a bot in { $minutes } minutes.
    }
house-away-may = A bot can play this seat: { $name } takes over at the next decision after returning.
house-vote-over = { $name }: time is up. Let a bot play?
house-vote-away = { $name }: away { $since }. Let a bot play?
house-vote-returns = { $name } takes over at the next decision after returning.
house-vote-bot = Let a bot play
house-vote-wait = Wait { $time } more
house-vote-for = For a bot
house-vote-waits = Wait
house-vote-needed = { $needed } needed
house-vote-state = for a bot: { $votes } of { $needed }
house-vote-state-short = { $votes } of { $needed }
house-seat-bot = bot: { $name }
house-seat-back = back, to play soon
house-seat-rests = on vacation until { $day }
house-seat-rests-short = vacation
house-lent = A bot plays for you
house-lent-time = Your time ran out. The seat is yours: take it back at any moment.
house-lent-vote = The others decided so while you were away. The seat is yours: take it back at any moment.
house-lent-host = The host decided so while you were away. The seat is yours: take it back at any moment.
house-lent-back = You are back at the table
house-lent-back-more = The bot gives this answer; from the next decision on you play.
house-lent-take = Take the seat
house-rest = Vacation
house-rest-left =
    { $days ->
        [one] { $days } day of vacation left.
       *[other] { $days } days of vacation left.
    }
house-rest-go = Go on vacation
house-rest-for = For how many days
house-rest-now = You are on vacation until { $day }. Your clock stands.
house-rest-back = Back from vacation
house-orders = Standing answers
house-orders-more = Only you see them.
house-order-next = When asked: { $what }
house-order-same = While the choices are the same: { $what }
house-order-late = If time runs out: { $what }
house-order-off = Take back
house-order-repeat = Repeat it while the choices stay the same
house-order-repeat-pass = Pass until something changes
house-order-last = Your last answer: { $what }
house-order-premove = Play it when asked
house-order-if-late = If time runs out
house-order-if-late-any = As the table decides
house-log-by-bot = played by the bot on this seat
house-log-by-late = time was up: the table answered
house-order-gone = Something else was asked; your standing answer is gone: { $what }.

## Table

house-skip-prompt = To the decision
house-seats = Seats at the table
house-side = Decision and log
house-prompt = Decision
house-moves = to play
house-moves-you = to play
house-bot = bot
house-away = offline
house-menu = Menu
house-menu-game = Game
house-menu-show = Display
house-menu-table = For the host
house-menu-more = More
house-spectator = spectator
house-spectator-first = Spectator
house-undo = Take my move back
house-best = advice
house-others = Others: { $count }
house-all-choices = All actions (now: { $heading })
house-choices =
    { $count ->
        [one] { $count } choice
       *[other] { $count } choices
    }
house-decide =
    { $count ->
        [1] One is deciding
        [2] Two are deciding
        [3] Three are deciding
        [4] Four are deciding
        [5] Five are deciding
        [6] Six are deciding
       *[other] { $count } are deciding
    }
house-decide-too =
    { $count ->
        [1] You and { $name } to move
       *[other] You and { $count } others to move
    }
house-missing = Still to choose: { $names }.
house-plays = { $name } to play
house-thinking = { $name } is thinking…
house-goes-on = The game goes on
house-before = Before that · { $what }
house-watching = You are watching. Hands are hidden.
house-leave = Back to the tables
house-superseded = The decision changed while your answer was on its way. Please look again.
house-overtaken = { $name } was faster. What changed: { $what }. Your answer was not recorded.
house-overtaken-still = { $name } was faster. What changed: { $what }. Your choice is still possible: confirm it.
house-overtaken-other = you are now asked something else
house-hands = Whose move you make
house-hands-acts = acting
house-hands-waits = has to decide
house-name-role = { $name } ({ $role })
house-propose = Propose instead of playing
house-proposing = A proposal to the table
house-proposing-more = Anyone's move, or your own words: seen by all, binding nobody.
house-asking = Ask a partner
house-asking-more = Whom, and for what? They agree or say why not.
house-propose-words = In your own words
house-propose-send = Propose
house-proposals = Proposals
house-proposals-all = All: { $count }
house-proposals-none = No proposals.
house-proposals-count =
    { $count ->
        [one] { $count } proposal on the table
       *[other] { $count } proposals on the table
    }
house-proposal-of = Proposal: { $name }
house-proposal-to = { $name } → { $other }
house-plan = Plan
house-plan-waits = The bots wait for you
house-plan-coming = The bots are making a plan…
house-plan-soon = About to go. To hold one: “Wait” in its plan.
house-plan-agree = Agree
house-plan-object = Object
house-plan-wait = Wait
house-plan-waiting = Waits until you let go
house-plan-agreed = You agree
house-plan-agreed-by = Agreed: { $names }
house-plan-held-by = Asked to wait by { $names }
house-plan-back = Think again
house-plan-release = Let go
house-plan-objecting = { $name }: what instead?
house-plan-object-any = Not that: think of something else
house-plan-go-on = Let them go
house-plan-without = The bots play on until you begin
house-plan-myself = My own actions
house-plan-then-wait = Then I wait.
house-plan-instead = All right, then this.
house-plan-now-taken = That is somebody else's now ({ $seat }), so this instead.
house-plan-now-changed = Things have changed ({ $seat }): this is worth more now.
house-plan-now-thought = On second thoughts this is worth more.
house-plan-gladly = All right, I will.
house-plan-cannot = I cannot do that now.
house-proposal-yes = For
house-proposal-no = Object
house-proposal-for = for: { $names }
house-proposal-against = against: { $names }
house-proposal-show = Show on the table
house-proposal-nowhere = It cannot be seen on the table now.
house-proposal-withdraw = Withdraw
house-prompt-loading = Opening the table
house-prompt-loading-more = One moment.
house-prompt-offline = You are offline
house-prompt-offline-more = Nothing is lost: the table opens where it stood.
house-prompt-unsent = Your turn
house-prompt-unsent-more = Your move is kept here and goes out as soon as the connection is back.
house-prompt-sending = Your turn
house-prompt-sending-more = Your move is on its way.
house-prompt-over = Game over
house-prompt-stand-in = A bot plays for you
house-prompt-stand-in-move = Your bot to move
house-prompt-stand-in-more = The seat is yours: take it back whenever you like.
house-link-ok = online
house-link-wait = connecting…
house-link-off = offline
house-send-again = Send again
house-reconnect = Reconnect
house-take-back = Take the seat back
house-hand-over = Hand my seat to a bot
house-stand-in = a bot plays, { $level }
house-thinks-now = to answer
house-rules-of-game = Rules of the game
house-talk = Log and chat
house-log = Log
# What a line of the log leaves out, since a face beside it says so: an English sentence needs its "You".
house-log-own = {""}
house-log-empty = Nothing has happened yet.
house-since = since your last move
house-chat = Chat
house-chat-empty = All quiet so far.
house-chat-quiet = The chat of this table is off: you do not see it.
house-chat-hush = Turn the chat off
house-chat-loud = Turn the chat on
house-chat-field = Message
house-chat-placeholder = Message to the table
house-chat-send = Send
house-chat-new =
    { $count ->
        [one] { $count } new message
       *[other] { $count } new messages
    }
house-chat-unread =
    { $count ->
        [one] Chat, { $count } new message
       *[other] Chat, { $count } new messages
    }
house-board-missing = There is no board yet
house-board-missing-more = Every decision is in the prompt, and everything that happened is in the log.

## Hot seat

house-curtain = Pass the screen: { $name }
house-curtain-more = The hand stays hidden until { $name } opens the curtain.
house-curtain-open = I am { $name }, open
house-curtain-log = Log without secrets

## After the game

house-again = Play again
house-again-waits = The others want another game
house-again-watch = To the next game
house-replay = Replay
house-verified = Shuffles verified
house-verified-more =
    { $count ->
        [one] The server recomputed { $count } random outcome from the revealed key, and it matches the game. The fingerprint of the key was announced before the first move.
       *[other] The server recomputed { $count } random outcomes from the revealed key, and all match the game. The fingerprint of the key was announced before the first move.
    }
house-verify-failed = The check did not match
house-verify-failed-more = The recomputed outcomes differ from the game. Download the log and check it yourself.
house-verify-self = Do not take our word for it: download the log and recompute it at home.
house-commitment = Fingerprint of the key
house-key = Key
house-download = Download the log
house-show-board = Show the table
house-show-score = Show the score

## What people keep

house-keepsakes = My ID cards
house-keepsakes-more = In The Committee an agent has an ID card: it gathers stickers of victories and marks of defeats, and comes along to the next game. ID cards appear here by themselves. As files they can move to another server.
house-keepsakes-none = None yet: play The Committee with ID cards, or load a file.
house-keepsake-import = Load a file
house-keepsake-export = Save as a file
house-keepsake-in = The ID card is here: { $what }
house-keepsake-from = The game
house-keepsake-discard = Delete the ID card: { $what }
house-keepsake-discard-more = Only a saved file can bring it back.
house-keepsake-discard-yes = Delete
house-keepsake-discard-no = Keep
house-keepsake-wrong = The file is not accepted: { $what } Nothing has changed.

## Replay

house-replay-at = Move { $at } of { $last }
house-replay-start = The beginning of the game.
house-replay-scrub = Moment of the game
house-replay-first = To the beginning
house-replay-back = One step back
house-replay-next = One step on
house-replay-last = To the end
house-replay-more = More: round, pace, whose eyes
house-replay-play = Play
house-replay-pause = Pause
house-replay-as = Through whose eyes
house-replay-spectator = As a spectator
house-replay-seat = As { $name }
house-replay-own = As yourself
house-replay-link = Link to this moment

## Rules

house-rules = Rules
house-rules-title = { $game }: rules
house-rules-book = Rulebook
house-rules-page = Full page
house-rules-find = Search the rules
house-rules-found =
    { $count ->
        [0] Nothing found
        [one] { $count } clause found
       *[other] { $count } clauses found
    }
house-rules-none = This book does not have this word.
house-rules-similar = Similar:
house-rules-hit = { $at } of { $count }
house-rules-earlier = Previous clause
house-rules-later = Next clause
house-rules-place = Show in its chapter
house-rules-pictures = The game in pictures
house-rules-table = Table of values
house-rules-contents = Contents
house-clause = Clause { $rule } of the rules
house-law = House rules
house-law-about = Whose turn it is, taking moves back, seats and fairness: the same in every game.

## Refusals that hold in every game

house-why-over = The game is over: there are no more moves.
house-why-not-over = The game is still on: this opens when it is over.
house-why-not-your-turn =
    { $seats_count ->
        [0] It is not your turn.
       *[other] It is not your turn. To decide: { $seats }.
    }
house-why-not-offered = That cannot be done now: you are asked something else.
house-why-revealed = Only your own last move can be taken back, and only while nothing has been revealed since.

## Settings

house-settings = Settings
house-settings-look = Look and sound
house-lang = Language
house-lang-auto = Same as the browser
house-theme = Theme
house-theme-auto = Same as the system
house-theme-dark = Dark
house-theme-light = Light
house-theme-to-light = Switch to the light theme
house-theme-to-dark = Switch to the dark theme
house-motion = Motion
house-motion-auto = Same as the system
house-motion-off = No motion
house-sound = Sound
house-sound-on = on
house-sound-off = off
house-volume = Volume: { $percent } %
house-vibration = Vibration
house-vibration-on = on
house-vibration-off = off

## About

house-about = About the house
house-about-what = What this house is
house-about-what-more = Kuluary is three board games in the browser, Suits of Power, Deep State and The Committee, each by its complete rules. Play with friends by a link or a code, against bots, together at one screen, live or by correspondence. The house stands on the server of whoever invited you: no adverts, no fees, no tracking.
house-about-fair = Fairness
house-about-fair-more = Before a game the server seals the key from which all shuffles and rolls come, and announces its fingerprint; after the game the key is opened. The record of a game downloads as one file, and the command kuluary verify recomputes it without the server.
house-about-kept = What is kept
house-about-kept-more = This browser keeps the secret key by which you are known. This server keeps your name and portrait, tables, records of games and what was said in chat; with an account, also your e-mail address, a fingerprint of the password (not the password) and your settings; with notices on, where to send them. All that is yours can be downloaded as one file and deleted: your profile, “Account”. The pages load nothing from other servers.
house-about-programs = For programs
house-about-programs-more = Everything the browser does is described as a protocol: a program can become a guest, take a seat and play like anyone else. The description lies beside the source, in docs/protocol.md.
house-about-access = Accessibility
house-about-access-more = Everything can be reached by keyboard and read aloud; every move is in the prompt in words; colour is never the only sign; motion and sound can be switched off.
house-keys = Keys
house-help = Help
house-help-how = The prompt always says whose move it is and what is asked. Tap a card or piece that is lit to see only the moves that use it. Tap one that is not lit to learn why it does not fit.
house-key-digit = choose a card, a place or an option by its number
house-key-enter = confirm what is chosen
house-key-escape = drop the choice or close
house-key-undo = take your move back
house-key-reset = take your whole move back
house-key-propose = propose instead of playing
house-key-log = log
house-key-chat = chat
house-key-rules = rules beside the table
house-key-help = the game in a minute, its signs, the keys
house-key-steps = steps in a replay

## Trouble

house-close = Close
house-home = Home
house-retry = Try again
house-lost = There is no such door
house-lost-more = The address is wrong or out of date.
house-lost-table = There is no such table
house-lost-table-more = Ask for the code again: it may be mistyped, or the table is gone.
house-closed = The table is closed
house-closed-more = It was closed, or nobody was left at it.
house-failed = This page did not open
house-failed-more = The page did not load. Check the connection and try again.
house-error = That did not work. Please try again.
house-error-offline = The server does not answer. Check the connection and try again.
house-app-offline = You are offline. What has been loaded is there; moves wait for the net.
house-error-unavailable = The server could not do that. Please try again.
house-error-malformed = The server did not understand. Reload the page.
house-error-who = Say who you are first: the name is in the settings.
house-error-origin = The request came from another address. Open the page anew.
house-error-no-table = There is no such table.
house-error-no-game = The server does not have this game.
house-error-no-rules = The rules of this game are not written yet.
house-error-not-full = Cannot start: there are free seats.
house-error-taken = That seat is taken.
house-error-seated = You sit at this table already.
house-error-not-host = Only the host can do that.
house-error-started = The game has already started.
house-error-not-started = The game has not started yet.
house-error-not-playing = No game is being played now.
house-error-face-taken = Another player has this portrait.
house-error-not-over = The game is still on.
house-error-not-seated = Only those who played can do that.
house-error-not-your-seat = That is not your seat.
house-error-handed-over = A bot plays this seat: take it back first.
house-error-bad-option = It cannot be played like that: check the settings.
house-error-too-fast = Too often. Please wait a little.
house-error-crowded = Too many people are watching this table.
house-error-too-many-tables = Too many unfinished tables: finish some first.
house-error-too-large = That is too long.
house-error-not-json = The file cannot be read: it is not JSON. Nothing has changed.
house-error-not-keepsake = The file is not an ID card. Nothing has changed.
house-error-bad-keepsake = The file is not accepted: there can be no such ID card. Nothing has changed.
house-error-no-keepsake = This ID card is gone.
house-error-no-keepsakes = This table plays without ID cards.
house-error-keepsake-gone = The chosen ID card is gone: choose another.
house-error-too-many-keepsakes = Too many ID cards: delete some.
house-error-spent = The agent is dead: the ID card is in the archive.
house-error-role-taken = This agent is already chosen.
house-error-character-taken = This character is at the table already.
house-error-nothing-yet = This bot has done nothing yet.
house-error-no-bot = A person plays here: ask them.
house-error-no-proposals = Hands are hidden in this game: no moves are proposed.

## Packs, and games that do not go on

house-packs = Packs
house-pack = Pack of cards and numbers
house-pack-standard = Standard
house-pack-former = Standard of an earlier release
house-pack-look = Look
house-pack-plays = Pack: { $name }
house-pack-author = Made by { $author }
house-goes-on-rules = The game was begun under earlier rules and goes on under version { $rules }.
house-stuck = This game cannot go on here
house-stuck-content = It is played with a pack of cards that nobody on this server has.
house-stuck-rules = Its record does not fit the rules of this server. All that could be read is shown.
house-stuck-game = This game is not on this server.
house-stuck-kept = The record is kept and never deleted. Whoever sits at the table can download it; another release of the program may bring the game to its end.
house-error-stuck = This game cannot go on here; its record can be downloaded.
house-error-bad-pack = The pack does not fit the rules of the game.
house-error-no-pack = There is no such pack.
house-error-too-many-packs = Too many packs: discard some.
house-log-all = All
house-log-me = About me
house-log-filter = What to show
house-points-short = pts

## What happens, beat by beat

house-film-pause = Pause
house-film-resume = Go on
house-film-past = Showing what happened
house-film-next = Next
house-key-film = pause what is shown
house-key-go = next
house-pace = Playback speed
house-pace-slow = Slow
house-pace-normal = Normal
house-pace-fast = Fast
house-pace-once = At once
house-recap = While you were away
house-recap-close = To the table
house-recap-show = Show me
house-confirm = Confirm my moves
house-confirm-always = Always
house-confirm-final = Final ones
house-confirm-never = Never
house-sure = This move cannot be taken back.
house-sure-meant = Play this? It can still be taken back.
house-sure-no = Think again
house-take-back-time = Bots wait while a move can be taken back
house-take-back-usual = as usual
house-take-back-seconds = { NUMBER($seconds) } s

house-hints = The coach’s hints
house-hints-none = None
house-hints-three = Three a game
house-hints-free = As many as you like
house-warn = Warn me before a blunder
house-warn-on = Yes, where the table allows
house-warn-off = No
house-key-hint = ask the coach
house-error-no-hints = This table plays without hints.
house-error-hints-spent = The three hints are taken.
house-error-thinking = The coach is thinking already.
house-puzzle-day = Puzzle of the day
house-puzzles = Puzzles
house-error-no-puzzle = There is no such puzzle.

# Characters the bots play as; $name is one's name.
house-character-who = Who plays
house-character-change = Choose somebody else than { $name }
house-hint-many = Hints for beginners
house-remarks = Remarks of bots
house-remarks-off = No remarks of bots
house-remarks-are-on = on
house-remarks-are-off = off
house-why = Why this move?
house-why-later = I will tell after the game: now it would give something away.
house-why-more = The rest after the game.
house-why-nothing = There was no particular reason.
house-character-luka = Luca
house-character-bona = Bona
house-character-tikhon = Tikhon
house-character-rita = Rita
house-character-orso = Orso
house-character-vera = Vera
