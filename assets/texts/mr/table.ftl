### The table of the classics: what is on it, and what a screen reader says.

table-turn-you = तुमची खेळी: खेळायला { $count ->
    [one] एक घर
   *[other] { $count } घरे
}.
