### The Play screen and what opens over it.

play-pause = Pause and go back
play-leave-series = Leave the series
play-help = Help
play-quit = Quit the game
play-undo = Undo
play-hint = Hint
play-hint-sought = Looking for a good placement…
play-hint-place = Hint: { $cell }
play-hint-call-black = Hint: { $cell }, call Black
play-hint-call-white = Hint: { $cell }, call White
play-hint-title = Take a hint?
play-hint-text = A win with hints clears no day and counts for no rank and in no record. A loss still counts.
play-hint-confirm = Show the hint
play-hinted = With hints
play-hinted-win = Won with hints: it counts as practice.
play-read = Read position
play-over = The game is over
play-thinking = { $who } is thinking
play-series = { $won } – { $lost }, first to { $target }
play-reverse-game = Game { $number } of 2
play-panel = { $name }, { $color ->
    [black] Black
   *[white] White
}: { $total } points, { $board } on the board and { $captured } captured
play-on-board = board { $count }
play-captured = captured { $count }
play-brought = + { $count } from game 1
play-blocked = Ko: { $cell } would bring back an earlier position.
play-blocked-why = What is ko?
play-call-title = Which colour do you call for CP?
play-call-cancel = Take the stone up again
play-call-does = { $flips ->
    [one] flips 1
   *[other] flips { $flips }
}{ $captured ->
    [0] {""}
   *[other] , captures { $captured }
}
play-call-blocked = Blocked by ko
play-go-on = Tap to go on
play-hand-over = Tap the screen to continue
play-quit-title = If you quit, the game counts as a loss. Are you sure?
play-quit-title-free = Quit this game?
play-quit-text-free = It does not count.
play-quit-confirm = Quit
play-leave-title = Leaving ends the series: it counts as failed. Leave?
play-leave-confirm = Leave
play-replace-title = A game is paused. Give it up for the new one?
play-replace-text = It will not count.
play-replace-text-loses = It counts as a loss.
play-replace-confirm = Give up
play-help-title = The rules in short
play-help-flip = Place a stone so that a straight line of the other colour lies between it and another stone of yours: all of them flip.
play-help-call = A placement through the Core Point needs a call: Black or White. CP holds that colour from then on.
play-help-capture = Surround stones away from the edge with your own stones: they are captured, a point each. The edge never surrounds.
play-help-pass = If you cannot place, you pass.
play-help-score = In the end, stones on the board and captured stones count together; if level, more captures win.
play-help-all = All the rules
play-ko-title = Ko
play-ko-text = A placement must not bring back a position that was on the board before in this game.
play-ko-end = If every placement is blocked, one may be played as an exception. If right after an exception everything is blocked again, the game ends.
play-result-draw = A draw
play-result-you-win = You win
play-result-you-lose = The CPU wins
play-result-wins = { $who ->
    [black] Black wins
    [white] White wins
    [one] The first player wins
    [two] The second player wins
   *[named] { $name } wins
}
play-col-board = Board
play-col-captured = Captured
play-col-total = Total
play-decided-captures = Level totals: more captures decide.
play-decided-level = Level in totals and captures.
play-decided-leaving = The game was left.
play-decided-ko = Ended by ko.
play-player-one = First player
play-player-two = Second player
play-next-game = Next game
play-again = Again
play-share = Share
play-close-home = Home
play-close-calendar = Back to the calendar
