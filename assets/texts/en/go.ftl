## The rules of Reversi Go, in the player's words. Pictures are drawn from games that the rules themselves play.

go-rules-title = Rules of Reversi Go

go-goal-title = In a minute
go-goal-1 = Two players take turns placing stones on the points of a grid. Take the last free point beside a group of the other colour and the whole group flips to yours. In Go it would leave the board; here every stone stays.
go-goal-2 = At the end your stones count, and so do the empty points that only your stones surround. More points win.

go-board-title = The board and a turn
go-board-1 = The grid has 9×9 points; every size up to 19×19 can be played too. Columns are named a, b, c … from the left, i included, rows 1, 2, 3 … from the top. The board is empty at first, and a button lies beside it. Black begins.
go-picture-start = The empty board of 9×9 points.
go-board-2 = On your turn you do one of three things: place a stone on an empty point; take the button, if nobody has it yet; or pass, once the button has been taken.

go-liberty-title = Groups and liberties
go-liberty-1 = Stones of one colour that are next to each other on a line form a group. Diagonal neighbours are not connected. The empty points next to a group, again along the lines, are its liberties.
go-picture-liberties = Three black stones form a group. Its five liberties are outlined; White has taken two more.

go-flip-title = Flipping
go-flip-1 = When you place a stone, all groups of the other colour that have no liberty left flip, together.
go-picture-flip-before = The two white stones in the middle have one liberty left, the outlined point. Black is about to play there.
go-picture-flip-after = They have flipped. With the stones around them they are one black group of eight.
go-flip-2 = One stone can flip several groups at once.
go-picture-two-flipped = Black has played e5 and flipped two groups.
go-flip-3 = No stone ever leaves the board, so no position can come back: there is no ko.
go-legend-flipped = Ring: just placed. Outline: flipped.

go-forbidden-title = Where you may not place
go-forbidden-1 = After the flips, the group of the stone you placed must have a liberty. If it had none, you may not place there.
go-picture-no-liberty = Black may not play on the outlined point: the stone would have no liberty, and nothing would flip.
go-forbidden-2 = That something would flip is not enough.
go-picture-still-no-liberty = Black may not play a1 either. The white stone on a2 would flip, but all the black stones there together would still have no liberty.
go-picture-allowed = White may play a1: four black stones flip, and the group they join has liberties.

go-button-title = The button
go-button-1 = Instead of placing a stone you may take the button. It is worth half a point. Only one player can have it, and it is never given back.
go-button-2 = As long as the button is there, nobody may pass. Because one side always gets its half point, no game is a draw.

go-stop-title = The end
go-stop-1 = Two passes in a row stop the game. Now both players may mark groups that are lost, those that would be flipped if you played on. When both agree, the marked groups flip without further play and the game is over.
go-picture-lost = Both have passed. The outlined white stone is lost, and both agree on that.
go-picture-agreed = It has flipped. Small squares mark territory. Black counts 10 stones, 35 territory and the button: 45½. White counts 9 stones, 27 territory and 7 komi: 43. Black wins by 2½.
go-stop-2 = If you do not agree, play goes on with the player whose turn it is. If both then pass again at once, without a placement, the board counts as it stands. So after a disagreement, flip what is lost before you pass.
go-stop-3 = Against the CPU the same holds: it marks what it believes lost, and if you mark something else, it plays on to show it. Either side may also give up.

go-score-title = Counting
go-score-1 = Each of your stones on the board is a point, and so is each point of your territory. Territory is an empty region that touches stones of your colour only.
go-score-2 = An empty region that touches both colours, or no stone at all, is neutral and counts for nobody.
go-picture-neutral = The outlined points lie between Black and White. They are neutral.
go-score-3 = Whoever has the button adds half a point, and White adds komi. With a handicap, points are taken from Black.

go-komi-title = Komi and handicap
go-komi-1 = Black has the advantage of the first turn. For that White gets komi: a whole number of points that you agree on before the game. The usual komi is 7.
go-komi-2 = A handicap evens out a difference in strength. With a handicap of 2 to 9 Black begins with that many turns in a row, all of them placements, anywhere on the board. The handicap less one is taken from Black’s score.
go-picture-handicap = With a handicap of 3 Black has placed three stones. Then White has played c3.

go-clock-title = The clock
go-clock-1 = A game can be played with a clock: each player has the same number of minutes for the whole game, and only the time of the player to move runs. Whoever runs out of time loses, whatever the board shows.

go-record-title = Writing a game down
go-record-1 = A game is written as its turns, separated by spaces, and at the end what was agreed: e5 c3 button pass pass agreed c3. Such a line can be copied, and pasted to play on from there.

## Beside the board of Reversi Go: passes and the button, the stop at which both agree on what is lost, and the count.

beside-take-button = Take the button
beside-button-note = ½ point instead of a stone
go-first-komi = White gets { $points } points (komi) for moving second.
go-first-lesson = New here? Five short lessons
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
stop-differs = The CPU disagrees about what is outlined
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
stop-goes-on = Play continues. { $turn }
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
