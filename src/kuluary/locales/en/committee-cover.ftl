# The cover of the game: what the house says of it.

committee-cover-name = The Committee
committee-cover-about = Co-op: a special department, anomalies and stress. Your agent lives on.
committee-cover-time = 60–120 min
