### The table of the classics: what is on it, and what a screen reader says.

table-turn-you = Your turn: { $count ->
    [one] one square
   *[other] { $count } squares
} to play on.

table-panel = { $name }, { $color ->
    [black] Black
   *[white] White
}: { $score }
table-count = { $board } on the board
table-counts = { $board } on the board, { $score } with the empty squares
table-on-time = { $color ->
    [black] Black ran out of time.
   *[white] White ran out of time.
} { $board } on the board
table-pasted = The game was pasted, so it counts for nothing.
table-copy-moves = Copy moves
table-copy-sheet = Copy as grid
table-absence-title = Does the time away count?
table-absence-text = You were away for { $time } while it was { $color ->
    [black] Black’s
   *[white] White’s
} turn.
table-absence-go-on = Go on
table-absence-count = Count the time away
table-record = { $game } { $side }×{ $side }, { $level }
