# Обложка игры: то, что о ней сказано в доме.

committee-cover-name = Комитет
committee-cover-about = Кооператив: особый отдел, аномалии и стресс. Агент живёт от партии к партии.
committee-cover-time = 60–120 мин
