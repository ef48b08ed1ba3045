### A result as text to share: no spoilers, only the outcome.

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
share-run = Run of puzzles: { $solved } solved
share-board = { $game }: { $color ->
    [black] Black to play
   *[white] White to play
}
