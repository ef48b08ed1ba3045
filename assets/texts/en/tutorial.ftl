### The tutorial: seven steps, one idea each.

tutorial-title = Tutorial
tutorial-step = Step { $number } of { $count }
tutorial-next = Next
tutorial-skip = Skip
tutorial-finish = Done
tutorial-back = Previous
tutorial-again = Repeat
tutorial-watch = Watch
tutorial-watch-stop = Stop watching


tutorial-star-title = The star
tutorial-star-task = 37 cells, and one of them is special: the Core Point in the very middle. Tap it.
tutorial-star-done = That is the Core Point, CP for short. Nobody places a stone on it, but it can still take sides. You will see.

tutorial-bracket-title = Flip one
tutorial-bracket-task = You are Black. Tap a marked cell so that a white stone lies between your new stone and one you have.
tutorial-bracket-done = The white stone was enclosed and flipped. Every move has to flip at least one stone.

tutorial-lines-title = Flip in many directions
tutorial-lines-task = One stone can flip in all six directions at once. Find the cell that flips three white stones.
tutorial-lines-done = Three rows, one move.

tutorial-capture-title = Surround and capture
tutorial-capture-task = Surrounded stones are captured. The white stone B4 lacks only one black neighbour. Close the ring by flipping it.
tutorial-capture-done = Captured: the stone is off the board and is a point for you. Its cell can be played again. C8 stays although it is hemmed in, because the wall does not surround.

tutorial-call-title = The call
tutorial-call-task = This row runs through the Core Point, so you say which colour it takes. Tap B9 and call a colour.
tutorial-call-half-black = You called Black: CP became your stone, and one white stone flipped. Now see what White would have done.
tutorial-call-half-white = You called White: CP and the stone behind it flipped too. Now see what Black would have done.
tutorial-call-other = The same position again. Tap B9 and call { $color ->
    [black] Black
   *[white] White
} this time.
tutorial-call-done = Called in the other colour, CP was part of the row and flipped with it. Which call is better depends on the board, so look before you call.

tutorial-count-title = The end
tutorial-count-task = One cell is left. Place the last stone, then the points are counted.
tutorial-count-done = Black has { $board } stones on the board and captured { $captured }: { $total } points. White has { $other }. Black wins.

tutorial-play-title = A short game
tutorial-play-task = You know it all now. Play this game to its end; you are Black, and the CPU plays White at Lv.1.
tutorial-play-won = You won, { $black } to { $white }. On to your first real game.
tutorial-play-lost = { $white } to { $black } for the CPU this time. Repeat the step if you like, or go on to your first real game.
tutorial-play-drawn = A draw, { $black } to { $white }. Repeat the step if you like, or go on to your first real game.

tutorial-hint-not-core = That is { $cell }. The Core Point is in the very middle of the star.
tutorial-hint-core = Nobody places a stone on the Core Point. Try one of the marked cells.
tutorial-hint-occupied = There is already a stone on { $cell }. Choose an empty cell.
tutorial-hint-flips-nothing = A stone on { $cell } would flip nothing. At least one white stone must lie between it and another black one.
tutorial-hint-needs-call = { $cell } flips through the Core Point. That comes in step 5; choose another cell for now.
tutorial-hint-one-row = { $cell } flips in one direction only. Look for the cell where three white rows meet.
tutorial-hint-no-capture = { $cell } flips, but captures nothing. Look for the one white stone in the ring around B4: which move flips it?
tutorial-hint-wall = That closes in C8, but C8 touches the wall, and the wall does not surround. Turn to B4.
tutorial-hint-no-choice = { $cell } is a move, but without a choice of colours. Tap B9.
tutorial-hint-same-call = You have seen that one. Call the other colour this time.
tutorial-hint-ko = Ko: a stone on { $cell } would bring back an earlier position. Choose another cell.
