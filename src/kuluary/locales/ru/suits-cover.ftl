# Обложка игры: то, что о ней сказано в доме.

suits-cover-name = Масти Власти
suits-cover-about = Раунды, взятки и гильдии: собирайте стопки, но не слишком большие.
suits-cover-seats = 3–6
suits-cover-time = 30 мин
