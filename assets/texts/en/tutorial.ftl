### The tutorial: one idea a step, at most two short sentences a message.

tutorial-title = Tutorial
tutorial-step = Step { $number } of { $count }
tutorial-next = Next
tutorial-play = Play your first game
tutorial-skip = Skip
tutorial-back = Previous step
tutorial-again = Repeat this step
tutorial-watch = Show me
tutorial-watch-stop = Stop

tutorial-flip-task = You are Black. Tap the glowing cell to trap the white stones between yours.
tutorial-flip-right = Both turned black. Every move must flip at least one stone.

tutorial-lines-task = One stone can flip in all six directions. Tap the cell where three lines meet.
tutorial-lines-right = One move, three lines: { $flips } stones flipped.

tutorial-call-task = The gem in the middle is the Core Point. Your line runs through it: tap the glowing cell and call the gem’s colour.
tutorial-call-right = { $call ->
    [black] Called black, the gem ends your line:
   *[white] Called white, the gem joins the line:
} { $flips ->
    [one] one stone flipped.
   *[other] { $flips } stones flipped.
}

tutorial-other-call-task = Same board: now call the other colour. Nobody taps the gem itself: it takes the colour you call.

tutorial-capture-task = All neighbours of the outlined stone are black but one. Flip that one too.
tutorial-capture-right = Captured: it leaves the board and is a point for you.

tutorial-edge-task = This stone touches the edge of the board. Close in on it and see what happens.
tutorial-edge-right = It stays. The edge never surrounds, so stones there cannot be captured.

tutorial-names-task = A cell is named by its ring, A to D, and its hour. The glowing one is B3: tap it.
tutorial-names-right = Second ring, three o’clock: B3. X, J and Q stand for 10, 11 and 12.

tutorial-end-task = The game ends when nobody can move. Place the last stone.
tutorial-end-right = { $board } on the board and { $captured } captured make { $total }. White has { $other }, so you win.

tutorial-game-task = Now a short game against the CPU. Tap any cell with a dot.
tutorial-game-right = { $result ->
    [won] You won, { $total } to { $other }.
    [lost] The CPU won, { $other } to { $total }.
   *[drawn] A draw, { $total } to { $other }.
} Ready for a real game?

tutorial-wrong = { $reason } { $advice }
tutorial-wrong-core = Nobody places on the gem in the middle.
tutorial-wrong-occupied = There is a stone already.
tutorial-wrong-flips-nothing = A stone there would flip nothing.
tutorial-wrong-ko = That would bring back an earlier position.
tutorial-wrong-same-call = That’s the colour you called before: now call the other one.
tutorial-tap-the-glow = Tap the glowing cell.
tutorial-tap-a-dot = Tap a cell with a dot.
tutorial-puzzles = First puzzles
