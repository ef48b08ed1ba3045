### The Review screen.

review-title = Review
review-games = Saved games
review-play-on = Play on from here
review-play-on-text = Against which level? This game won’t count.
review-copy = Share as text
review-start = Starting position
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
review-first-label = Start
review-back-label = Back
review-forward-label = Forward
review-last-label = End
review-worst = Costliest
review-best = What was better?
review-to-game = Back to the game
review-progress = Analysed: { $done } of { $count }
review-progress-label = Analysis
review-percent = { $percent } %
review-accuracy = Accuracy
review-accuracy-text = Accuracy starts at 100 % and falls by 5 % for each point that an average placement gave away.
review-moves = Moves
review-graph = Who was ahead: black up, white down
review-col-placements = Moves
review-col-margin = Black’s lead
review-filter = Show
review-filter-all = All
review-filter-favourites = Favourites
review-filter-lost = Lost
review-empty = No games yet
review-two = Two players
review-favourite = Keep forever
review-delete = Delete
review-deleted = Game deleted
review-restore = Undo
review-paste-label = Paste a game
review-paste = Review this game
review-fault-empty = There’s no move in this text.
review-fault-long = This text is longer than any game.
review-fault-move = Line { $line }, move { $number }: “{ $token }” can’t be played here.
