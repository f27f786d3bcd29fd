# Обложка игры: то, что о ней сказано в доме.

power-cover-name = Тайная власть
power-cover-about = Агенты, союзы и проекты мирового господства. Можно одному против Сокола.
power-cover-seats = 1–5
power-cover-time = 60–90 мин
