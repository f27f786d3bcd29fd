# Accounts, profiles, company, hosts, and whoever runs the house.

## One's own page

account-since = here since { $day }
account-games =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
account-people-count =
    { $count ->
        [one] { $count } person
       *[other] { $count } people
    }
account-look = Name, portrait and settings
account-tabs = Parts of the profile
account-tab-games = Games
account-tab-people = People
account-tab-account = Account
account-tab-notices = Notices
account-tile-rating = rating among people
account-tile-doubt = ± { $doubt }, few games
account-tile-together = won together
account-tile-wins = won
account-now = now
account-today = today, { $time }

## Played

account-played = Played
account-filter-game = Which game
account-filter-company = With whom
account-all-games = all games
account-company-all = with anyone
account-company-people = people
account-company-bots = bots only
account-none = No games yet.
account-none-so = No such games yet.
account-more =
    { $count ->
        [one] { $count } more game
       *[other] { $count } more games
    }
account-with-bots = { $game } with bots
account-bots =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
account-won = won
account-lost = lost
account-place =
    { $n ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $n }th
    }
account-place-times =
    { $count ->
        [one] place { $n }: once
       *[other] place { $n }: { $count } times
    }
account-about = Game
account-rating = Rating
account-rating-of = Rating: { $game }
account-rating-says =
    { $count ->
        [one] Rating, { $game }: over { $count } game from { $from } to { $to }.
       *[other] Rating, { $game }: over { $count } games from { $from } to { $to }.
    }
account-rating-more = Only games with people who keep a rating too. Bots are rated apart.
account-rating-why = A rating shows how you play among people who keep one. Everyone begins at 1000. If you do not want one, play without.
account-rating-bots = Among bots: you { $own },
account-rating-on = Keep a rating
account-rating-off = Stop keeping a rating
account-places = Places
account-places-says = Places: { $places }.
account-scores = Points
account-scores-says = Points, { $game }: the last { $count } games, from { $low } to { $high }, { $last } in the last one.
account-wins = Wins
account-wins-of = { $won } of { $games }
account-first = earlier
account-last = last
account-numbers = show the numbers
account-nth = Game

## People

account-people = People
account-people-none = Everyone you finish a game with appears here.
account-together =
    { $count ->
        [one] { $count } game together, on { $day }
       *[other] { $count } games together, the last on { $day }
    }
account-games-together =
    { $count ->
        [one] { $count } game together
       *[other] { $count } games together
    }
account-together-never = Not played together yet
account-played-together = Played together
account-call = Invite
account-call-whom = Invite { $name }
account-call-to = To the table “{ $table }”
account-call-new = A new table: { $game }
account-call-more = The invitation appears in their list of tables.
account-called = { $name } was invited to “{ $table }”.
account-ignore = Ignore
account-hear = Stop ignoring
account-ignored = ignored
account-ignore-more = People you ignore cannot invite you, and you do not see what they say. They are not told.

## Coming in

account-email = E-mail
account-password = Password
account-password-if = Password (if you like)
account-password-or-link = Without one you sign in by a link sent by mail. At least 8 characters.
account-no-mail = At least 8 characters. Write it down: this server sends no mail, and only whoever runs it can restore a forgotten password.
account-first-time = First time here?
account-sign-up = Create an account
account-sign-up-why = Games, ID cards, packs and settings will be with you on every device.
account-sign-up-guest = Everything you have here stays yours: games, ID cards, packs, lessons, settings.
account-sign-up-do = Create an account
account-link-do = Send a sign-in link
account-link-sent = If { $email } has an account, the letter is on its way. The link works for 15 minutes.
account-guest-moves = On this device you have played as a guest: the guest’s seats, ID cards and packs will move into the account.
account-letter-more = You have opened a link from a letter. It lets you in once and confirms the address.
account-letter-do = Sign in
account-letter-again = Ask for another link
account-have-one = Have an account already?

## The account

account-pending = The address { $email } is not confirmed yet: open the link in the letter.
account-email-change = Change the address
account-email-again = Send the letter again or give another address
account-email-new = New address
account-email-do = Change the address
account-email-sent = The letter is sent. The new address counts once you open its link.
account-password-old = Old password
account-password-new = New password
account-password-length = At least 8 characters. All other devices are signed out.
account-password-forgot = Forgotten? Sign in by a link sent by mail: for 15 minutes after that the old one is not needed.
account-password-forgot-no-mail = Only whoever runs the server can replace a forgotten password.
account-password-change = Change the password
account-password-set = Set a password
account-password-done = The password is changed, other devices are signed out.
account-passkeys = Passkeys
account-passkeys-more = Sign in by fingerprint, face or the code of your device, without a password. The key itself never leaves the device.
account-passkey-make = Add a passkey on this device
account-passkey-done = The passkey was added: you can sign in with it now.
account-passkey-made = added { $day }
account-passkey-used = last used: { $when }
account-passkey-remove = Remove
account-passkey-cannot = This browser cannot make passkeys.
account-passkey-not = The device did not confirm a passkey. Try again, or sign in another way.
account-by-passkey-why = Fingerprint, face or the code of your device instead of a password.
account-by-passkey-do = Sign in with a passkey
account-sessions = Devices
account-sessions-end = Sign out all others
account-session-end = Sign out
account-session-here = this device
account-device-phone = Phone
account-device-tablet = Tablet
account-device-computer = Computer
account-device-program = Program
account-data = My data
account-export = Download everything
account-erase = Delete the account
account-erase-note = Games stay with the others under “Guest”.
account-erase-more = Your name, address, ID cards, packs, ratings and messages go for good. A bot plays on at tables where a game is running. Games stay with the others under “Guest”.
account-erase-name = To be sure, write your name: { $name }
account-erase-yes = Delete for good
account-erase-no = Keep my account
account-leave = Sign out
account-leave-more = You can come back by password, passkey or a link sent by mail.
account-leave-more-no-mail = You can come back by password or passkey.
account-house = Run the house

account-error-bad-passkey = The passkey was not accepted: try again.
account-error-unknown-passkey = This passkey is not known here; perhaps it was removed. Sign in another way.
account-error-too-many-passkeys = There are too many passkeys: remove one first.
account-error-wrong-sign-in = The address or the password is wrong.
account-error-bad-email = This does not look like an e-mail address.
account-error-bad-password = A password has 8 to 200 characters.
account-error-email-taken = This address has an account already.
account-error-has-account = You have an account already.
account-error-wrong-password = This is not the password.
account-error-stale-letter = The link has been used or is too old.
account-error-no-mail = This house sends no mail.
account-error-not-sure = That is not how the name is written.
account-error-not-met = Only people you have played with can be invited this way. Send others the link.
account-error-seated = Already at this table.
account-error-too-many-invited = Too many people were invited to this table.
account-error-bad-hook = The address has to begin with https://.
account-error-bad-chat = A chat is a number, or a name that begins with @.
account-error-no-hooks = This house does not post to addresses.
account-error-nobody = This person is gone.

## At a table

account-invite = Invite people you know
account-invited-done = invitation sent
account-table = The table
account-leave-table = Leave the table
account-leave-open = The seat is free again, and the next person is host. A table nobody is left at is closed.
account-leave-playing = A bot plays on for you, and the table leaves your list. You can come back by its link at any time.
account-close = Close the table
account-close-open = The table goes, and everyone leaves.
account-hand = Hand over hosting
account-hand-choose = choose to whom
account-hand-to = New host: { $name }
account-abandon = End the game without a result
account-abandon-alone = Only bots are left: the game ends at once, without winners or ratings.
account-abandon-all = The game ends without winners or ratings once everyone who is playing agrees.
account-abandon-yes = Agree
account-abandon-no = Play on
account-abandon-agreed = Want to end the game without a result: { $names }
account-abandoned = The game ended without a result
account-abandoned-more = Everyone who played agreed to that. The log can be downloaded.
account-sure-no = Stay
account-close-yes = Close
account-close-no = Keep

## The house for whoever runs it

account-count-playing =
    { $count ->
        [one] game running
       *[other] games running
    }
account-count-open =
    { $count ->
        [one] table waiting
       *[other] tables waiting
    }
account-count-over =
    { $count ->
        [one] game played
       *[other] games played
    }
account-count-people =
    { $count ->
        [one] person
       *[other] people
    }
account-count-accounts = with an account
account-count-today = here within a day
account-announcements = Announcements
account-announce-text = What to tell everyone
account-announce-for = How long to show it
account-announce = Announce
account-announced = Announced.
account-announcement-end = Take back
account-hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
account-hours-ever = until I take it back
account-load = Load
account-load-sockets = Open connections
account-load-rooms = Tables in memory
account-load-bots-thinking = Bots thinking
account-load-bots-queue = Waiting for bots
account-load-writes-waiting = Writes waiting
account-load-leases = Tables whose bots play here
account-load-failures = Failures
account-load-play-seconds = A play, on average
account-load-commit-seconds = Writing to the database, on average
account-load-read-seconds = Reading from it, on average
account-ms = { $ms } ms
account-refresh = Refresh
account-present = there now: { $count }
account-tables-none = No tables.
account-people-nobody = Nobody found.
account-find = Part of a name
account-find-do = Find
account-has = has an account
account-guest = guest
account-close-table = Close table { $code }
account-close-more = The table and its game are gone for good, and everyone leaves.
