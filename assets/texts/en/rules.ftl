## The Rules screen: every rule a player meets, in the player's words. Pictures are drawn from engine positions.

rules-title = Rules
star-rules-title = Rules of ReverStarGo
rules-jump = Jump to
rules-tutorial = Lessons

rules-goal-title = In a minute
rules-goal-1 = Two players place stones on a six-pointed star of 37 cells. Enclose the other colour’s stones in a straight line and they flip to yours. Surround them completely and you capture them.
rules-goal-2 = Whoever has more points at the end wins: stones on the board plus stones captured.

rules-board-title = The board
rules-board-1 = The star has 37 cells. The gem in the very middle is the Core Point, CP for short. It starts empty, and nobody ever places a stone on it.
rules-board-2 = Cells are named like a clock: the ring (A next to the middle, then B, C, and D for the six tips of the star) and the hour. Ten o’clock is X, eleven is J, twelve is Q. So B4 lies in the second ring at four o’clock.
rules-board-3 = Each player begins with three stones on ring A. Black moves first.
rules-legend-flipped = Ring: just placed. Outline: flipped.
rules-legend-captured = Ring: just placed. Outline: captured.
rules-picture-board = The start. Black is to move.

rules-flip-title = Placing and flipping
rules-flip-1 = Place a stone on an empty cell so that one or more of the other colour’s stones lie in an unbroken straight row between it and another stone of yours. All stones of that row flip to your colour.
rules-flip-2 = There are six directions, and one move flips in all of them at once. Flipped stones do not cause further flips.
rules-flip-3 = Every move must flip at least one stone.
rules-picture-flip-before = Black is about to play B2.
rules-picture-flip-after = B2 has flipped three stones, in three directions.

rules-call-title = CP and the call
rules-call-1 = When your move could flip through CP, you call a colour for it: Black or White. It then holds a stone of that colour, whatever it held before, and only then stones flip.
rules-call-2 = You may call either colour, as long as at least one stone flips. If only one call works, or both have the same effect, there is nothing to choose and no question is asked.
rules-call-3 = CP keeps its stone until the next call, a flip or a capture changes it. Its stone counts like any other.
rules-call-4 = Calling the other colour can be worth more: CP’s stone may then be flipped together with the stones behind it.
rules-picture-call-black = Black played B9 and called Black: the row ends at CP, one stone flips.
rules-picture-call-white = The same move, White called: CP is flipped as well, and the stone behind it.

rules-capture-title = Surrounding and capturing
rules-capture-1 = After flipping, every connected group of the other colour that is completely surrounded by your stones is captured. The stones leave the board and count one point each for you. Their cells can be played again.
rules-capture-2 = The wall does not surround. A group that touches the edge of the board is never captured. Only 13 cells do not touch the wall: CP, ring A, and the even hours of ring B.
rules-capture-3 = Your own move must complete the surround: at least one of the stones around the group must be new or have just changed colour. A group that was surrounded before stays where it is.
rules-capture-4 = CP’s stone can be captured too. And an empty CP scores one point when your move makes all six stones around it yours.
rules-picture-capture-before = Black is about to play B7 and call Black.
rules-picture-capture-after = The two white stones A9 and AJ are surrounded and captured.
rules-picture-capture-wall = The white stone C8 has black neighbours only, but it touches the wall: it stays.
rules-picture-capture-core = Black’s B6 has completed the ring around the empty CP: one point.
rules-picture-capture-protected = A3 was surrounded before Black played CX, so it stays.

rules-pass-title = Passing
rules-pass-1 = If you have no move at all, you pass and the other player goes on. You cannot pass by choice.
rules-picture-pass = Black has no move here and passes.

rules-ko-title = Ko: no position twice
rules-ko-1 = Captured cells can be played again, so a game could go round in circles. Ko forbids that: no move may bring back a position that was on the board before in this game. Only the colours of the 37 cells count, not whose turn it is.
rules-ko-2 = The marks on the board tell you:
rules-ko-playable = You can play here.
rules-ko-one-call = You can play here, but ko blocks one of the two calls.
rules-ko-blocked = Blocked by ko: every way to play here would bring back an earlier position.
rules-ko-exception = Blocked by ko, but you have nothing else, so you may play it.
rules-picture-ko-blocked = White may not play A7: both calls would bring back an earlier position.
rules-picture-ko-one-call = At A1 Black may call Black; ko blocks the call White.
rules-ko-5 = A block does not last. After placing elsewhere you can place there again, because the position is then a new one.
rules-picture-ko-again = The same game, one move of each side later: White may play A7 again.
rules-ko-3 = The exception: if ko blocks every move you have, you may play one of them after all, and must.
rules-ko-4 = After an exception the very next move may not be another one, whoever makes it. If that player has only blocked moves, the game ends at once.
rules-picture-ko-exception = An exception: Black has only A3, and both calls are blocked. Black must play it with one of them.

rules-end-title = The end and the score
rules-end-1 = The game ends when all 36 cells around CP are filled, when neither player has a move, or by ko as described above.
rules-end-2 = Your total is your stones on the board, CP’s stone included, plus the stones you captured. The higher total wins. If it is level, whoever captured more wins; if that is level too, the game is a draw.
rules-picture-end = A finished game, 17 to 17. Black captured two stones, White none: Black wins.

rules-reverse-title = Reverse Match
rules-reverse-1 = Two games with colours swapped, so that nobody has the advantage of the first move. The totals of both games are added. If they are level, more captures win; if those are level too, it is a draw. A Reverse Match counts as one result.

rules-rankup-title = What is a Rank-Up Match?
rules-rankup-1 = Some ranks ask for a Rank-Up Match: a series of games against one level, played without interruption. Colours alternate from game to game; you choose your colour for the first. A draw counts for neither side.
rules-rankup-2 = You pass when your wins reach the target, and fail when the CPU’s do. In some Rank-Up Matches the games you won in earlier attempts count too: with enough of them you pass at once.
rules-rankup-3 = Leaving the game during a series counts as a failure. A phone call or closing the app does not: the series waits for you. Failing costs nothing, and you can try again as often as you like.

rules-daily-title = The calendar
rules-daily-1 = Pick a day, today or an earlier one, and beat the CPU at any level: the day turns green. A full month earns its trophy, a full year the year’s. An ordinary win against the CPU clears today as well.
rules-of = Game

## How to play well: a page for each game. Each sentence is true of the board beside it; a test plays it there.

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
