# Letters. Plain text; a link stands on a line of its own.

mail-confirm-subject = Kuluary: confirm your address
mail-confirm-text =
    Hello { $name },

    this address was given for an account at Kuluary. To confirm it, open the link:

    { $link }

    It works for { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } and only once. If you did not ask for it, simply delete this letter.
mail-enter-subject = Kuluary: your sign-in link
mail-enter-text =
    Hello { $name },

    to sign in to Kuluary, open the link:

    { $link }

    It works for { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } and only once. Do not pass it on: it lets anyone in without a password. If you did not ask for it, simply delete this letter.
mail-moved-subject = Kuluary: your address is changing
mail-moved-text =
    Hello { $name },

    a new address was given for your account at Kuluary: { $address }. It will replace this one as soon as it is confirmed.

    If that was not you, sign in by a link sent to this address and change your password.
mail-password-subject = Kuluary: your password was changed
mail-password-text =
    Hello { $name },

    the password of your account at Kuluary was changed, and all other devices were signed out.

    If that was not you, sign in by a link sent by mail and set a new password.
mail-passkey-subject = Kuluary: a passkey was added
mail-passkey-text =
    Hello { $name },

    a passkey was added to your account at Kuluary.

    If that was not you, sign in by a link sent by mail, remove it and set a new password.
