### The table of the classics: what is on it, and what a screen reader says.

table-turn-you = Your turn: { $count ->
    [one] one square
   *[other] { $count } squares
} to play on.
