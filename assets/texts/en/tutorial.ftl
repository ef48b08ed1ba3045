### The tutorial: one idea a step, at most two short sentences a message.

tutorial-title = Tutorial
tutorial-step = { $number } / { $count }
tutorial-step-spoken = Step { $number } of { $count }
tutorial-next = Next
tutorial-play = Real game
tutorial-skip = Skip
tutorial-back = Previous step
tutorial-again = Repeat this step
tutorial-watch = Show me
tutorial-watch-stop = Stop

tutorial-flip-task = You are Black. Tap the glow.
tutorial-flip-right = Trapped stones flip. Every move must flip.

tutorial-lines-task = Three lines at once.
tutorial-lines-right = All six directions count.

tutorial-call-task = Your line meets the gem: call its colour.
tutorial-call-right = { $call ->
    [black] The gem ends your line.
   *[white] The gem flips along.
}

tutorial-other-call-task = Now the other colour.

tutorial-capture-task = Surround the outlined stone.
tutorial-capture-right = Captured: one point.

tutorial-edge-task = Now at the edge.
tutorial-edge-right = The edge never surrounds.

tutorial-end-task = Place the last stone.
tutorial-end-right = { $board } + { $captured } captured = { $total } beats { $other }.

tutorial-game-task = Short game: tap any dot.
tutorial-game-right = { $result ->
    [won] You won, { $total } to { $other }.
    [lost] The CPU won, { $other } to { $total }.
   *[drawn] A draw, { $total } to { $other }.
}

tutorial-wrong = { $reason } { $advice }
tutorial-wrong-core = Nobody places on the gem in the middle.
tutorial-wrong-occupied = There is a stone already.
tutorial-wrong-flips-nothing = A stone there would flip nothing.
tutorial-wrong-ko = That would bring back an earlier position.
tutorial-wrong-same-call = That’s the colour you called before: now call the other one.
tutorial-tap-the-glow = Tap the glowing cell.
tutorial-tap-a-dot = Tap a cell with a dot.
