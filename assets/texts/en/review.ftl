### The Review screen.

review-title = Review
review-games = Kept games
review-play-on = Play on from here
review-play-on-text = Against which level? This game counts for nothing.
review-copy = Share as text
review-start = The start position.
review-place = { $number } of { $count }
review-placed = { $color }: { $mv }
review-instead = Instead of placement { $number }
review-unknown = Not analysed yet.
review-best-played = Nothing was better. Expected: { $margin } { $exact ->
    [yes] (exact)
   *[no] (estimate)
}
review-lost = Cost { $loss }. Better: { $best }, { $margin } instead of { $after } { $exact ->
    [yes] (exact)
   *[no] (estimate)
}
review-line = How it could go on: { $line }
review-first-label = To the start
review-back-label = One back
review-forward-label = One forward
review-last-label = To the end
review-worst = Costliest
review-best = What was better?
review-to-game = Back to the game
review-progress = Analysed: { $done } of { $count }
review-progress-label = Analysis
review-percent = { $percent } %
review-accuracy = Accuracy
review-accuracy-text = Accuracy starts at 100 % and falls by 5 % for each point that an average placement gave away.
review-moves = Placements
review-graph = Who was ahead: black up, white down
review-col-placements = Placements
review-col-margin = Black’s lead
review-filter = Which games
review-filter-all = All
review-filter-favourites = Favourites
review-filter-lost = Lost
review-empty = No games here yet.
review-two = Two players
review-favourite = Keep for ever
review-delete = Delete
review-deleted = The game was deleted.
review-restore = Undo
review-paste-label = A game as text
review-paste = Review this text
review-fault-empty = There is no placement in this text.
review-fault-long = This text is longer than any game.
review-fault-move = Line { $line }, move { $number }: “{ $token }” cannot be played here.
