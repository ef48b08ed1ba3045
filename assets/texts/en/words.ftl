### Words of Reversi's players, each in one sentence.

words-corner = Corner
words-corner-text = One of the four squares where two edges meet; a disc there never flips.
words-edge = Edge
words-edge-text = The outermost squares of the board, along its four sides.
words-x-square = X square
words-x-square-text = The square diagonally inside a corner, such as b2.
words-c-square = C square
words-c-square-text = A square on the edge right beside a corner, such as a2 or b1.
words-frontier = Frontier disc
words-frontier-text = A disc with a free square beside it, which the other side may be able to use.
words-mobility = Mobility
words-mobility-text = How many squares a side can play on.
words-stable = Stable disc
words-stable-text = A disc that can’t be flipped for the rest of the game.
words-parity = Parity
words-parity-text = Whether an odd or an even number of squares is left in an area, and so who plays there last.
words-tempo = Tempo
words-tempo-text = A safe move in reserve, so that the other side has to open up the rest of the board first.
words-wedge = Wedge
words-wedge-text = A disc on the edge between two of the other side’s, where it can’t be flipped along the edge.
words-wipeout = Wipeout
words-wipeout-text = A win that leaves the loser without a disc; it counts 64{"\u2060"}–{"\u2060"}0.
words-brightwell = Brightwell quotient
words-brightwell-text = A number that ranks players level on points at a tournament, by their discs and by how well their opponents did.
words-back = Back to How to play well
