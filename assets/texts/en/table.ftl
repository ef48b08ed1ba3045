### The table of the classics: what is on it, and what a screen reader says.

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

## Reversi Go

table-take-button = Take the button
table-pass = Pass
table-resign = Resign
table-resign-title = Resign this game?
table-resign-text = The other side wins.
table-place = Place on { $cell }
table-place-cancel = Not there
table-agree = Agree
table-resume = Play on
table-hint-button = Hint: take the button
table-hint-pass = Hint: pass
table-passed = { $who ->
    [you] You pass
    [cpu] The CPU passes
    [black] Black passes
    [white] White passes
   *[named] { $name } passes
}
table-took-button = { $who ->
    [you] You take the button
    [cpu] The CPU takes the button
    [black] Black takes the button
    [white] White takes the button
   *[named] { $name } takes the button
}
table-beside = { $what }. { $turn }
table-pass-ends = { $passed }. If you pass too, the board counts as it stands
table-refused = { $cell }: { $why }
table-cpu-plays-on = The CPU disagrees and plays on
table-stop = Both passed. Touch groups that are lost
table-stop-waits = The CPU marks what it believes lost
table-stop-differs = The CPU disagrees on what is outlined
table-stop-opinion = { $count ->
    [0] The CPU takes no stones for lost
    [one] The CPU takes this stone for lost
   *[other] The CPU takes these { $count } stones for lost
}
table-stop-why = If you agree: Black { $black }, White { $white }
table-why = Show why
table-mark = Mark as lost
table-stop-mark = Both passed. Touch groups that are lost, then mark them
table-stop-sent = Marked as lost. Your opponent answers next
table-stop-theirs = Your opponent takes what is marked for lost
table-stop-other = You mark other groups
table-goes-on = It goes on. { $turn }
table-area-stones = { $count ->
    [one] { $count } stone
   *[other] { $count } stones
}
table-area-territory = { $count } territory
table-area-button = button { $points }
table-area-komi = komi { $points }
table-area-handicap = handicap { $points }
table-count-stones = Stones
table-count-territory = Territory
table-count-button = Button
table-count-komi = Komi
table-count-handicap = Handicap
table-count-total = Total
table-resigned = { $color ->
    [black] Black resigned.
   *[white] White resigned.
}
table-says-agreed = It is agreed what is lost.
table-says-stop = Both have passed. Mark the groups that are lost, then agree or play on.
table-says-lost = Marked as lost: { $cells }.
table-says-none-lost = No group is marked as lost.
table-says-marked = The group on { $cell } is marked as lost.
table-says-unmarked = The group on { $cell } is not marked any more.
