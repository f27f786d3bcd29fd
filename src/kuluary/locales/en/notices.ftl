# Notices: what is sent, and the page on which people choose.

## What is sent

notices-tell-turn = Your move: "{ $table }".
notices-tell-soon = Time is running out: "{ $table }".
notices-tell-invite = { $name } invites you to "{ $table }".
notices-tell-over = The game is over: "{ $table }".
notices-tell-plea = { $name } asks to take a move back: "{ $table }".
notices-tell-test = A test: notices arrive here.
notices-tell-until = Answer by { $time }.
notices-tell-digest =
    { $count ->
        [one] { $count } event waits for you
       *[other] { $count } events wait for you
    }
notices-tell-foot = { $name }, you asked Kuluary to tell you of this by mail.
notices-tell-stop = Send no more

## The page

notices-what = What and where
notices-first-a-way = First switch on a way above: then choose here what to be told.
notices-event = Event
notices-test = Test
notices-channel-push = Devices
notices-channel-mail = Mail
notices-channel-hook = Chat bot
notices-event-turn = Your move
notices-event-turn-more = and decisions out of turn
notices-event-soon = Time is running out
notices-event-soon-more = a fifth of it is left
notices-event-invite = Invitations
notices-event-over = End of a game
notices-event-plea = A move to be taken back
notices-event-test = Test
notices-exceptions = You are told only while you are not at the table. Every table can be an exception: its menu, “Notices”.
notices-ways = Where to tell you
notices-push-more =
    { $count ->
        [0] This browser can show notices even while the page is closed.
        [one] Another device shows them already; this one can as well.
       *[other] { $count } other devices show them already; this one can as well.
    }
notices-push-here =
    { $count ->
        [one] This device shows them.
       *[other] This device and others show them, { $count } in all.
    }
notices-push-none = This browser cannot show notices, or the site is open without encryption.
notices-push-on = Turn on here
notices-push-off = Turn off here
notices-mail-more = This needs an account with a confirmed address.
notices-hook-more = Messages come to your chat or program. Only you see the address.
notices-hook-kind = Kind
notices-hook-plain = Own program (JSON)
notices-hook-telegram = Telegram
notices-hook-discord = Discord
notices-hook-slack = Slack
notices-hook-url = Address (https)
notices-hook-chat = Chat: a number or @name
notices-hook-save = Save the address
notices-hook-saved = The address is saved. Test it.
notices-hook-gone = The address was removed.
notices-quiet = Quiet hours
notices-quiet-from = From
notices-quiet-to = To
notices-quiet-on = Silence at night, one digest in the morning. The clocks of tables go on meanwhile.
notices-quiet-off = You are told at any time.
notices-recent = Recent deliveries
notices-recent-none = Nothing has been sent yet.
notices-sent-table = { $what }: { $table }
notices-sent-digest =
    { $count ->
        [one] Digest: { $count } event
       *[other] Digest: { $count } events
    }
notices-state-sent = delivered
notices-state-lost = not delivered
notices-state-waiting = waiting to be sent
notices-state-again = again at { $time }
notices-failing = { $channel }: nothing arrives, the first failure was on { $day }. Check the address.
notices-heard = Notices: on
notices-muted = Notices: off
notices-reach = By correspondence a move may come at any time. Shall we tell you when it is yours?
notices-reach-do = Tell me
notices-choose = Choose what to be told
notices-stop = Mail about games
notices-stopped = No more will be sent. You can turn it on again in your profile.
notices-not-stopped = This link no longer works. What is sent and where is chosen in your profile.
