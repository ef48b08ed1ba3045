### The lessons: one idea each, at most two short sentences a message.

tutorial-title = Lessons
tutorial-step = { $number } / { $count }
tutorial-step-spoken = Lesson { $number } of { $count }
tutorial-next = Next
tutorial-play = Real game
tutorial-skip = Skip
tutorial-back = Previous lesson
tutorial-again = Repeat this lesson
tutorial-watch = Show me
tutorial-watch-stop = Stop

tutorial-flip-task = Tap the glowing cell. You’re Black.
tutorial-flip-right = Trapped stones flip. Every move must flip.

tutorial-lines-task = Flip three lines at once.
tutorial-lines-right = All six directions count.

tutorial-call-task = Tap the glowing cell: the line runs through the gem (CP), so you say its colour. Call Black.
tutorial-call-right = CP is black and ends your line.
tutorial-call-wrong = A white CP doesn’t end your line. Call Black.

tutorial-other-call-task = Tap the cell and find the call that flips more.
tutorial-other-call-right = White: CP was trapped too and turned black.
tutorial-other-call-wrong = Black flips fewer stones. Call White.

tutorial-capture-task = { $left ->
    [1] Flip the last one.
   *[other] Flip the outlined stone’s two white neighbours.
}
tutorial-capture-right = All six black: captured, one point.
tutorial-pair-task = { $left ->
    [1] Flip the last one.
   *[other] Capture the outlined pair: flip its two white neighbours.
}
tutorial-pair-right = Together: two points.

tutorial-edge-task = Try the same at the edge.
tutorial-edge-right = A stone at the edge, and a group that touches it, is never captured; most can still be flipped.

tutorial-end-task = Place the last stone.
tutorial-end-right = { $board } + { $captured } captured = { $total } beats { $other }. You can play.


tutorial-reversi-flip-task = Tap the glowing square to enclose the outlined disc. You’re Black.
tutorial-reversi-flip-right = Enclosed discs flip. Every move must flip at least one.

tutorial-reversi-lines-task = Flip four lines at once.
tutorial-reversi-lines-right = All eight directions count, diagonals too.

tutorial-reversi-pass-task = Leave White without a move.
tutorial-reversi-pass-right = White can flip nothing and must pass. You go on.

tutorial-reversi-corner-task = Take the corner.
tutorial-reversi-corner-right = No line runs past a corner, so it never flips back.

tutorial-reversi-end-task = Place the last disc.
tutorial-reversi-end-right = Most discs win: { $total } to { $other }. You can play.

tutorial-go-flip-task = Take the last free point beside the outlined group. You’re Black.
tutorial-go-flip-right = Without a free point the whole group flips.

tutorial-go-groups-task = Flip two groups with one stone.
tutorial-go-groups-right = Both flip and stay on the board. Nothing leaves, so there is no ko.

tutorial-go-forbidden-task = Tap the glowing point, which flips White. The outlined one is forbidden: no free point left.
tutorial-go-forbidden-right = The flip gave your stone room, so it was allowed.

tutorial-go-button-task = Take the button: it’s a turn too.
tutorial-go-button-right = Half a point for you, so no game is a draw. Now both may pass.

tutorial-go-end-task = Pass too: White has passed and the border is closed.
tutorial-go-end-right = Two passes end the game; stones and surrounded points: { $total } to { $other }. You can play.

tutorial-wrong = { $reason } { $advice }
tutorial-wrong-core = No stone goes on the gem in the middle.
tutorial-wrong-occupied = That place is taken.
tutorial-wrong-flips-nothing = Nothing would flip there.
tutorial-wrong-ko = That would bring back an earlier position.
tutorial-wrong-no-liberty = Your stone would have no free point there.
tutorial-wrong-elsewhere = That can be played, but this lesson shows something else.
tutorial-tap-star = Tap the glowing cell.
tutorial-tap-reversi = Tap the glowing square.
tutorial-tap-go = Tap the glowing point.
tutorial-tap-the-button = Tap the glowing button.
tutorial-tap-a-dot = Tap a cell with a dot.
