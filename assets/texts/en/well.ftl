### How to play well: a page for each game. Each sentence is true of the board beside it; a test plays it there.

well-page = Page
well-page-rules = Rules
well-page-well = How to play well
star-well-title = How to play ReverStarGo well
reversi-well-title = How to play Reversi well
go-well-title = How to play Reversi Go well
well-page-words = Words
well-terms = Words used here

rules-well-tips-title = The tips of the star
rules-well-tips-1 = A stone on a tip of the star is yours for good. No row runs past it, so it never flips, and it touches the edge, so it is never captured.
rules-well-tips-2 = So be careful beside a tip of the star. White has just played CQ, and Black can take the tip DQ.
rules-picture-well-tips = Black is to move and can take DQ.

rules-well-capture-title = Six neighbours
rules-well-capture-1 = Only stones with six neighbours can be captured. Count the cells around a group that are not yours yet: here there were three of eight.
rules-well-capture-2 = B7 with the call Black turned all three at once. The pair A9 and AJ is captured: two points.
rules-picture-well-capture = Black played B7 and called Black.

rules-well-call-title = When the other colour wins
rules-well-call-1 = Call your own colour and your row ends at CP. Call the other one and CP itself can flip, with the stones behind it.
rules-well-call-2 = White plays A7. Calling White flips four stones; calling Black flips six and captures two.
rules-well-call-3 = With White called the game is lost by 4, with Black called it is won by 15.
rules-picture-well-call = White is about to play A7.

reversi-well-choice-title = Early on: choice, not discs
reversi-well-choice-1 = Early on, many discs are not a good sign. Here Black has 7 and White has 20.
reversi-well-choice-2 = What counts is mobility: how many squares you can play on. White has three; Black could play on 17.
reversi-well-choice-3 = Black cannot take a corner yet. Each of White’s three opens one. When good squares run out, a bad one has to be played.
reversi-picture-well-choice = White is to move: a2, a6 or b2.

reversi-well-corners-title = Corners
reversi-well-corners-1 = A disc in a corner never flips, because no row runs past it. So give no corner away.
reversi-well-corners-2 = The square diagonally inside a corner is its X square. White has just played g2, and Black can take h1.
reversi-well-corners-3 = The two squares beside a corner are its C squares. White’s disc on b8 lets Black take a8.
reversi-picture-well-corners = Black is to move and can take h1 or a8.

reversi-well-end-title = The end
reversi-well-end-1 = A disc that can’t be flipped any more is a stable disc. Black’s e8, f8, g8 and h8 are stable: an unbroken row from Black’s corner along the edge.
reversi-well-end-2 = Mind parity: play where an odd number of squares is left, so that you are the last to play there. With c1 Black wins by 8; with h4 or h5 first, Black loses.
reversi-picture-well-end = Black is to move: c1, h4 or h5.

go-well-liberties-title = Liberties
go-well-liberties-1 = Count liberties. White’s e5 and f5 have one left, g5: they are in atari.
go-well-liberties-2 = When Black plays g5, both flip. The stones stay and are Black’s now: two fewer for White, two more for Black.
go-picture-well-liberties = Black is about to play g5.

go-well-eyes-title = Two eyes
go-well-eyes-1 = A free point inside a group is an eye. Black’s group at the top has two, a1 and c1. White may play on neither, so the group can’t be flipped.
go-well-eyes-2 = One eye is not enough. Black’s three stones at the bottom have i9 alone: White plays there, and all three flip.
go-picture-well-eyes = White is to move.

go-well-button-title = The button
go-well-button-1 = The borders are closed. Another stone in your own area wins nothing: the point was yours already.
go-well-button-2 = The button is worth half a point. When nothing bigger is left, take it before the other side does.
go-well-button-3 = Because of that half point no game is a tie.
go-picture-well-button = Black is to move; the button is still free.
