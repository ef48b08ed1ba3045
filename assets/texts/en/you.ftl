### The You place.

you-title = You
you-ranks = Ranks
you-records = Records
you-trophies = Trophies
you-kept = Kept games
you-learn = Learn
you-settings = Settings
