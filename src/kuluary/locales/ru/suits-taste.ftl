# Один раунд на первой странице дома.

suits-taste-try = Попробуйте: один раунд
suits-taste-ask =
    Чем забрать раунд?
    Козырь: { $character }
suits-taste-trump = козырь
suits-taste-you = вы?
suits-taste-yours = вы
suits-taste-how = Нажмите карту: ответ объяснят тут же.
suits-taste-right = Раунд ваш! Козырь, даже четвёрка, бьёт любую карту другой масти.
suits-taste-wrong-cardinal = Не заберёт: зашли Капитаном, а Кардинал и не Капитан, и не козырь.
suits-taste-wrong-duchess = Не заберёт: 13 чужой масти раунд не забирает.
