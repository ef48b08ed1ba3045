### The Review screen.

review-title = Review
review-games = Saved games
review-header = { $one } { $first }{"\u2060"}–{"\u2060"}{ $second } { $two }
review-side = { $name } ({ $color })
review-graph-estimated = Dashed: estimated.
review-about = about { $margin }
review-play-on = Play on
review-play-on-text = Who do you want to play against? This game won’t count.
review-copy = Share
review-set-up = Set up from here
review-keep = Save
review-kept = Saved
review-start = Starting position
review-place = { $number } of { $count }
review-placed = { $color }: { $mv }
review-instead = Instead of move { $number }
review-unknown = Not analysed yet.
review-points = { $exact ->
    [yes] { $points ->
        [one] 1 point
       *[other] { $points } points
    }
   *[no] { $points ->
        [one] about 1 point
       *[other] about { $points } points
    }
}
review-best-played = Nothing was better.
review-lost = That cost { $cost }.
review-won = { $ahead ->
    [black] Black won by { $points }.
    [white] White won by { $points }.
   *[none] A draw.
}
review-won-by-captures = { $ahead ->
    [black] Level on points; Black won on captures.
   *[white] Level on points; White won on captures.
}
review-outlook = { $ahead ->
    [black] With best play, Black wins by { $points }.
    [white] With best play, White wins by { $points }.
   *[none] With best play, it’s level.
}
review-estimate = { $ahead ->
    [black] Estimate: Black ahead by { $points }.
    [white] Estimate: White ahead by { $points }.
   *[none] Estimate: level.
}
review-fix = { $count ->
    [one] Fix a mistake
   *[other] Fix { $count } mistakes
}
review-fix-none = No mistakes
review-fix-unsure = No clear mistakes
review-mistakes-whose = Whose mistakes?
review-mistakes-of = { $name }: { $count }
review-mistakes-both = Both: { $count }
review-mistakes-none = No mistake worth a second look.
review-mistakes-unsure = Nothing is certain enough to be called a mistake.
review-mistake-place = Mistake { $number } of { $count }
review-mistake-task = { $color } played { $mv }. That cost { $cost }. What was better? Tap it on the board.
review-mistake-task-here = { $color } played here. That cost { $cost }. What was better? Tap it on the board.
review-mistake-played = That’s the move from the game.
review-mistake-worse = { $mv } costs { $cost }. Try another.
review-mistake-worse-it = That costs { $cost }. Try another.
review-mistake-better = { $mv } costs { $cost }: better than in the game, but there’s more.
review-mistake-better-it = That costs { $cost }: better than in the game, but there’s more.
review-mistake-checking = Checking { $mv }…
review-mistake-checking-it = Checking…
review-mistake-found = Right. { $mv } saves { $saved }.
review-mistake-found-it = Right. That saves { $saved }.
review-mistake-as-good = Right. { $mv } is as good as { $best }.
review-mistake-as-good-it = Right. That’s just as good as the best.
review-mistake-shown = { $best } saves { $saved }.
review-mistake-shown-it = This saves { $saved }.
review-mistake-show = Show me
review-mistake-next = Next
review-mistake-finish = Finish
review-mistake-end = Stop
review-mistakes-done = { $found } of { $count } found.
review-line = How it could go on: { $line }
review-first-label = Start
review-back-label = Back
review-forward-label = Forward
review-last-label = End
review-worst = Costliest move
review-best = Better move
review-to-game = As played
review-progress = Analysed: { $done } of { $count }
review-progress-label = Analysis
review-percent = { $percent }{"\u00A0"}%
review-accuracy = Accuracy
review-proved = { $state ->
    [going-on] Proved: { $proved } of { $count }. Still working on the rest.
   *[done] Proved: { $proved } of { $count }.
}
review-estimates = The rest are estimates: in test games { $usual } points off on average, { $worst } at worst.
review-left-out = { $count ->
    [one] There was no time for one move. Open the game again to continue.
   *[other] There was no time for { $count } moves. Open the game again to continue.
}
review-accuracy-how = How is accuracy worked out?
review-accuracy-text = Only moves with a choice count. If they cost nothing, that’s 100{"\u00A0"}%. Every point lost per move, on average, takes off a tenth: 1 point leaves 90{"\u00A0"}%, 2 leave 81{"\u00A0"}%, 5 leave 59{"\u00A0"}%. From 60{"\u00A0"}% on a game is well played. “≈” means some moves are estimates.
review-accuracy-compare = What good players reach, on average
review-moves = Moves
review-graph = Up: Black ahead.
review-col-placements = Moves
review-col-margin = Black’s lead
review-filter = Show
review-filter-all = All
review-filter-favourites = Favourites
review-filter-lost = Lost
review-filter-boards = Boards
review-empty = No games yet
review-more = Earlier games
review-kept-won = You beat { $cpu } { $own }{"\u2060"}–{"\u2060"}{ $other }
review-kept-lost = { $cpu } beat you { $other }{"\u2060"}–{"\u2060"}{ $own }
review-kept-drawn = You drew with { $cpu } { $own }{"\u2060"}–{"\u2060"}{ $other }
review-kept-left = You gave up against { $cpu }
review-kept-people-left = { $first } – { $second }, not finished
review-tags = Tags
review-tag-new = New tag
review-tag-add = Add
review-tags-full = A game can have { $most } tags.
review-favourite = Keep forever
review-delete = Delete
review-row-menu = More
review-deleted = Game deleted
review-restore = Undo
review-paste-label = Paste a game
review-paste = Review this game
review-fault-empty = There’s no move in this text.
review-fault-long = This text is longer than any game.
review-fault-move = Line { $line }, move { $number }: “{ $token }” can’t be played here.

## A game of a classic

review-discs = { $exact ->
    [yes] { $discs ->
        [one] 1 disc
       *[other] { $discs } discs
    }
   *[no] { $discs ->
        [one] about 1 disc
       *[other] about { $discs } discs
    }
}
review-discs-won = { $ahead ->
    [black] Black won by { $discs }.
    [white] White won by { $discs }.
   *[none] A draw.
}
review-discs-outlook = { $ahead ->
    [black] Proved: with best play, Black wins by { $discs }.
    [white] Proved: with best play, White wins by { $discs }.
   *[none] Proved: with best play, a draw.
}
review-discs-estimate = { $ahead ->
    [black] Estimate: Black ahead by about { $discs }.
    [white] Estimate: White ahead by about { $discs }.
   *[none] Estimate: level.
}
review-discs-rest = The rest are estimates.
review-go-won = { $ahead ->
    [black] Black won by { $points }.
    [white] White won by { $points }.
   *[none] A draw.
}
review-go-outlook = { $ahead ->
    [black] Proved: with best play, Black wins by { $points }.
    [white] Proved: with best play, White wins by { $points }.
   *[none] Proved: with best play, a draw.
}
review-go-estimate = { $ahead ->
    [black] Estimate: Black ahead by about { $points }.
    [white] Estimate: White ahead by about { $points }.
   *[none] Estimate: level.
}
review-go-rest = The rest are estimates: from each position the game is played out hundreds of times.
review-no-value = The first four discs are not judged.
review-on-time = { $color ->
    [black] Black ran out of time.
   *[white] White ran out of time.
}
review-play-pass = pass
review-play-button = button
review-play-agreed = agreement
review-fault-turn = Move { $number }, { $word }: { $why }
