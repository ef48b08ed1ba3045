### Practice: the teacher's line below the board, and what there is beside it.

practice-chip = Practice
practice-intro = Moves are judged here.
practice-good = { $exact ->
    [yes] Good
    [playouts] Looks good by playouts
   *[no] Looks good
}
practice-only = Your only move
practice-cost = { $exact ->
    [yes] Costs { $cost }
    [playouts] Costs about { $cost } by playouts
   *[no] Costs about { $cost }
}
practice-cost-lot = Costs a lot
practice-because = { $cost }: { $reason }
practice-reason-tip = a tip of the star was free
practice-reason-gives-tip = the CPU can take a tip of the star
practice-reason-capture = { $count ->
    [one] you could capture a stone
   *[other] you could capture { $count } stones
}
practice-reason-gives-capture = { $count ->
    [one] the CPU can capture a stone
   *[other] the CPU can capture { $count } stones
}
practice-reason-call-black = better to call Black
practice-reason-call-white = better to call White
practice-reason-pass = the CPU would have no move
practice-reason-few = { $count ->
    [0] leaves you no move
    [one] leaves you one move
   *[other] leaves you { $count } moves
}
practice-reason-moves = gives the CPU { $given } moves, not { $instead }
practice-reason-gives-flips = the CPU can flip { $count } stones
practice-reason-opens = opens { $cell ->
    [here] a cell
   *[other] { $cell }
} to the CPU
practice-reason-opens-edge = opens the edge{ $cell ->
    [here] {""}
   *[other] {" "}at { $cell }
} to the CPU
practice-reason-flips = you could flip { $could } stones, not { $did }
practice-reason-corner = { $cell ->
    [here] a corner
   *[other] the corner { $cell }
} was free
practice-reason-opens-corner = it opens { $cell ->
    [here] a corner
   *[other] the corner { $cell }
}
practice-reason-group = { $count ->
    [one] you could flip a stone
   *[other] you could flip { $count } stones
}
practice-reason-liberty = it leaves { $cell ->
    [here] a group of yours
   *[other] your group { $cell }
} one liberty
practice-better = Better: { $cell ->
    [here] here
   *[other] { $cell }
}
practice-better-call-black = Better: { $cell ->
    [here] here
   *[other] { $cell }
}, call Black
practice-better-call-white = Better: { $cell ->
    [here] here
   *[other] { $cell }
}, call White
practice-see = See
practice-see-back = Back
practice-take-back = Take back
practice-forward = Forward
practice-over = Just practice: it doesn’t count.
