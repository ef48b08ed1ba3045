### The You place.

you-title = You
you-ranks = Ranks
you-records = Records
you-trophies = Trophies
you-friends = Friends
you-kept = Saved games
you-rules = Rules
you-settings = Settings
you-captured = Stones captured
you-puzzles = Puzzles at the first try
you-last = Last game
you-opponents = Opponents
# For screen readers, below a face.
you-met = { $name }, met
you-unmet = { $name }, still to meet
