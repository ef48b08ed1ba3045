### Beside the board of Reversi Go: passes and the button, the stop at which both agree on what is lost, and the count.

beside-take-button = Take the button
beside-button-note = ½ point instead of a stone
go-first-komi = White gets { $points } points (komi) for moving second.
go-first-lesson = New here? Five short steps
beside-pass = Pass
stop-agree = Agree
stop-resume = Play on
beside-hint-button = Hint: take the button
beside-hint-pass = Hint: pass
beside-passed = { $who ->
    [you] You pass
    [black] Black passes
    [white] White passes
   *[named] { $name } passes
}
beside-took-button = { $who ->
    [you] You take the button
    [black] Black takes the button
    [white] White takes the button
   *[named] { $name } takes the button
}
beside-turn = { $what }. { $turn }
beside-pass-ends = { $passed }. If you pass too, the board counts as it stands
stop-cpu-plays-on = The CPU disagrees and plays on
stop-touch = Both passed. Tap groups that are lost
stop-waits = The CPU marks what it believes lost
stop-differs = The CPU disagrees on what is outlined
stop-opinion = { $count ->
    [0] The CPU thinks no stones are lost
    [one] The CPU thinks this stone is lost
   *[other] The CPU thinks these { $count } stones are lost
}
stop-as-counted = If you agree: Black { $black }, White { $white }
stop-why = Show why
stop-mark = Mark as lost
stop-to-mark = Both passed. Tap groups that are lost, then mark them
stop-sent = Marked as lost. Your opponent answers next
stop-theirs = Your opponent thinks what is marked is lost
stop-other = You mark other groups
stop-goes-on = It goes on. { $turn }
area-stones = { $count ->
    [one] { $count } stone
   *[other] { $count } stones
}
area-territory = { $count } territory
area-button = button { $points }
area-komi = komi { $points }
area-handicap = handicap { $points }
area-row-stones = Stones
area-row-territory = Territory
area-row-button = Button
area-row-komi = Komi
area-row-handicap = Handicap
area-row-total = Total
stop-says-agreed = Both agree on what is lost.
stop-says-begun = Both have passed. Mark the groups that are lost, then agree or play on.
stop-says-lost = Marked as lost: { $cells }.
stop-says-none-lost = No group is marked as lost.
stop-says-marked = The group on { $cell } is marked as lost.
stop-says-unmarked = The group on { $cell } is not marked any more.
