### The You place.

you-title = You
you-ranks = Ranks
you-records = Records
you-trophies = Trophies
you-kept = Saved games
you-learn = Learn
you-rules = Rules
you-settings = Settings
