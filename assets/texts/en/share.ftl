## A result as text to share: no spoilers, only the outcome.

share-heading = ReverStarGo
share-day = { $date }
share-won = Beat { $level }
share-lost = { $level } beat me
share-drawn = Drew with { $level }
share-two = { $one } – { $two }
share-beat = { $first } beat { $second } { $one } – { $two }
share-people-drawn = { $first } and { $second } drew { $one } – { $two }
share-and-you = And you?
share-get = Get the game, free: { $address }

## The picture, and the sheet on which it is looked at before it is sent
share-title = Share
share-puzzle = Puzzle { $number }
share-rank-of = { $name }: { $rank }
share-me = Me
share-saved = Picture saved, text copied
share-run = Puzzle run: { $solved } solved
share-board = { $game }: { $color ->
    [black] Black to play
   *[white] White to play
}

## Friends: results of Today's game that others have sent.

friends-title = Friends
friends-none = Nothing here yet. When a friend shares Today’s game, open their link or paste their text.
friends-period = Days
friends-period-day = Day
friends-period-week = 7 days
friends-period-month = Month
friends-earlier = Day before
friends-later = Day after
friends-empty = No results for these days.
friends-you = You
friends-you-named = { $name } (you)
friends-nameless = Someone
friends-played-today = { $name } has played today. Play first?
friends-played = { $name } has played this day. Play first?
friends-play = Play first
friends-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
friends-checked = Checked
friends-waits = Checking…
friends-edition = Not checked: made with another version of the app
friends-wrong = Doesn’t add up
friends-about = “Checked” means that these moves, on this day and at this level, give this margin. The name isn’t proved, nor that it was a first try.
friends-yours = Your board
friends-theirs = { $name }’s board
friends-parts = Your games diverge at move { $number }: you { $own }, { $name } { $theirs }.
friends-parts-here = { $same ->
    [true] Your games diverge at move { $number }: the ringed cell, but another call.
   *[false] Your games diverge at move { $number }, at the ringed cells.
}
friends-same = You both played the same game.
friends-position = After move { $number } of { $count }
friends-review = Review this game
friends-shown-as = Show as
friends-forget = Forget
friends-forget-title = Forget { $name }?
friends-forget-text = All results from this friend are deleted.
friends-taken = { $count ->
    [one] { $count } result added.
   *[other] { $count } results added.
}
friends-refused-own = This is your own result.
friends-refused-known = There is a result from this friend for that day already.
friends-refused-to-come = That day hasn’t begun here yet.
friends-refused-enough = That is enough for one day. { $count ->
    [one] { $count } result was
   *[other] { $count } results were
} not added.
friends-puzzles = Puzzles, as reported
friends-puzzle = { $wrong ->
    [0] Day’s puzzle: solved at once
    [one] Day’s puzzle: solved after { $wrong } mistake
   *[other] Day’s puzzle: solved after { $wrong } mistakes
}
friends-puzzle-helped = { $wrong ->
    [0] Day’s puzzle: solved with a hint
    [one] Day’s puzzle: solved with a hint, after { $wrong } mistake
   *[other] Day’s puzzle: solved with a hint, after { $wrong } mistakes
}
friends-puzzles-solved = { $count ->
    [one] { $count } day’s puzzle solved
   *[other] { $count } days’ puzzles solved
}
