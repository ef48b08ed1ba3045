## The rules of Reversi, in the player's words. Pictures are drawn from games that the rules themselves play.

reversi-rules-title = Rules of Reversi

reversi-goal-title = In a minute
reversi-goal-1 = Two players take turns placing discs on a square board. Enclose the other colour’s discs in a straight line between two of yours and they flip to your colour.
reversi-goal-2 = When nobody can place any more, whoever has more discs wins. Until the very end a single disc can flip many, so being ahead along the way means little.
reversi-goal-3 = Nothing is left to chance and nothing is hidden. On 8×8 there are about 10²⁸ positions.
reversi-turn-title = A turn, step by step
reversi-turn-1 = Look for a square where your disc encloses a line.
reversi-turn-2 = Place a disc there.
reversi-turn-3 = Flip all enclosed discs, in every line.
reversi-turn-4 = If there is no such square, you must pass.
reversi-table-title = All rules at a glance
reversi-table-board = Board
reversi-table-board-text = 8×8; also 6×6, 10×10 and 6×10
reversi-table-start = Start
reversi-table-start-text = Four discs in the middle, or an empty board; Black begins
reversi-table-place = Placing
reversi-table-place-text = On an empty square where at least one disc flips
reversi-table-flip = Flipping
reversi-table-flip-text = All enclosed lines, eight directions, no choice, no chains
reversi-table-pass = Passing
reversi-table-pass-text = Only, and always, when you cannot place
reversi-table-end = End
reversi-table-end-text = Board full, or nobody can place
reversi-table-win = Winner
reversi-table-win-text = More discs, or, if agreed, fewer; level: a draw
reversi-table-count = Count
reversi-table-count-text = Empty squares go to the side with more discs; half each in a draw

reversi-start-title = The start
reversi-start-1 = The board has 8×8 squares. Columns are named a, b, c … from the left, rows 1, 2, 3 … from the top. In the standard start four discs already lie in the middle. Black begins.
reversi-picture-start = The standard start. Black may play where the marks are.
reversi-start-3 = The standard start is sold under the name Othello, a trade mark of its owner.
reversi-start-2 = In the free start the board is empty. The first four discs go onto the four squares in the middle, Black first and then in turn, on whichever of them you like. They flip nothing, and nobody passes while this lasts.
reversi-picture-classic = The free start after two discs. White has the two free squares of the middle to choose from.
reversi-start-4 = The free start is how Reversi began in the 1880s: the first four discs go to the centre and flip nothing, though some play that White’s second may, or must, flip.

reversi-place-title = Placing and flipping
reversi-place-1 = Place a disc on an empty square so that one or more of the other colour’s discs lie in an unbroken straight line between it and another disc of yours. All of them flip.
reversi-picture-place-before = Black is about to play d3.
reversi-picture-place-after = d3 has enclosed one white disc: it has flipped.
reversi-place-2 = Lines run along rows, columns and diagonals: eight directions. One placement flips in all of them at once, and you cannot leave any out.
reversi-picture-many-before = White is about to play c5.
reversi-picture-many-after = c5 has flipped four discs, in four directions.
reversi-place-3 = Only lines that end at the new disc count. Discs that have just flipped do not flip others.
reversi-place-4 = Every placement must flip at least one disc.
reversi-legend-flipped = Ring: just placed. Outline: flipped.

reversi-pass-title = Passing
reversi-pass-1 = If you cannot place anywhere, you pass and the other player goes on. You cannot pass by choice, and as long as there is a placement you must make one.
reversi-picture-pass = White has just played f8. Black cannot flip anything and passes; White may play where the marks are.

reversi-end-title = The end and the count
reversi-end-1 = The game is over when the board is full or when neither player can place. More discs win; the same number each is a draw.
reversi-end-2 = Squares that are still empty are added to the winner’s count, or half to each in a draw, as in tournaments. So on 8×8 whoever loses all discs loses 0 to 64. The result shows both: what lies on the board, and the count.
reversi-picture-end = Nobody can place any more: 14 to 20 on the board, 14 to 22 with the two empty squares. White wins.

reversi-fewest-title = Fewer discs win
reversi-fewest-1 = You can also agree that the player with fewer discs wins. Everything else stays as it is: you must place whenever you can, and empty squares are added for the player with more discs, the loser.
reversi-picture-fewest = 20 to 16. Where the fewest discs win, this game is White’s.

reversi-boards-title = Other boards
reversi-boards-1 = The same rules hold on 6×6 squares, for a short game, and on 10×10, for a long one. The board of 6 columns and 10 rows is made for a phone held upright.
reversi-picture-six = The start on 6×6.
reversi-picture-ten = The start on 10×10.
reversi-picture-six-by-ten = The start on 6 columns and 10 rows.

reversi-clock-title = The clock
reversi-clock-1 = A game can be played with a clock: each player has the same number of minutes for the whole game, and only the time of the player to move runs. Whoever runs out of time loses, whatever the board shows.
reversi-clock-2 = The clock stands still while a pass is announced or the phone changes hands, and while the app is not in front. When two people come back to a game, they are asked: go on, or count the time away. Taking a move back gives no time back.

reversi-record-title = Writing a game down
reversi-record-1 = A game is written as its squares one after another: f5d6c3. Passes are left out, because they follow from the rules. Such a line can be copied, and pasted to play on from there.

reversi-discs-title = With real discs
reversi-discs-1 = Each player takes 32 discs. Whoever has none left gets some from the other, as often as needed.
reversi-discs-2 = A disc never moves once it is placed. A wrong flip may be put right until the other side has moved; clubs allow corrections some moves back.
reversi-discs-3 = A game lost on time goes to the other side, whatever the board says.

## Words of Reversi's players, each in one sentence.

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
words-wipeout-text = A win that leaves the loser without a disc; on 8×8 it counts 64{"\u2060"}–{"\u2060"}0.
words-brightwell = Brightwell quotient
words-brightwell-text = A number that ranks players level on points at a tournament, by their discs and by how well their opponents did.
words-back = Back to How to play well
