## The Play screen and what opens over it.

play-pause = Pause and leave
play-leave-series = Leave the series
play-pause-word = Pause
play-leave-word = Leave
play-menu = Game menu
play-help = Help
play-quit = Give up
play-undo = Undo
play-undo-left = Undo · { $count }
play-undo-asked = { $who ->
    [black] Black wants to take the last move back
    [white] White wants to take the last move back
   *[named] { $name } wants to take the last move back
}
play-undo-agree = Agree
play-undo-refuse = Play on
play-hint = Hint
play-hint-free = Hint · { $count }
play-hint-sought = Looking for a good move…
play-hint-place = Hint: { $cell ->
    [here] here
   *[other] { $cell }
}
play-hint-star = Hint: { $cell ->
    [here] here
   *[other] { $cell }
}{ $call ->
    [black] , call Black
    [white] , call White
   *[none] {""}
}: { $gain }
play-hint-captures = captures { $count }
play-hint-tip = takes a tip of the star
play-hint-flips = flips { $count }
play-hint-title = Take a hint all the same?
play-hint-text = With this one, a win counts as practice: no day, no rank, no record. A loss still counts.
play-hint-confirm = Show hint
play-hinted = With hints
play-hinted-win = Won with hints, so it counts as practice.
play-read = Read position
play-over = Game over
play-replay = Move { $number } of { $count }: tap to look closer
play-thinking = { $who } is thinking
play-series = { $won }{"\u2060"}–{"\u2060"}{ $lost }, first to { $target }
play-reverse-game = Game { $number } of 2
play-panel = { $name }, { $color ->
    [black] Black
   *[white] White
}: { $total } points, { $board } on the board and { $captured } captured
play-game-total = Game { $number }: { $total }
play-game-score = Game { $number }: { $one }{"\u00A0"}–{"\u00A0"}{ $two }
play-blocked = Ko: { $cell ->
    [here] a stone there
   *[other] { $cell }
} would bring back an earlier position.
play-blocked-why = What is ko?
play-call-title = Which colour do you call for CP?
call-made = { $who ->
    [you] Called { $color ->
        [black] Black
       *[white] White
    }
    [black] Black calls { $color ->
        [black] Black
       *[white] White
    }
    [white] White calls { $color ->
        [black] Black
       *[white] White
    }
   *[named] { $name } calls { $color ->
        [black] Black
       *[white] White
    }
}
call-only-black = White would flip nothing
call-only-white = Black would flip nothing
call-same = Same either way
call-preview-black = If you call Black
call-preview-white = If you call White
play-call-cancel = Take back
play-call-does = { $flips ->
    [one] flips 1
   *[other] flips { $flips }
}{ $captured ->
    [0] {""}
   *[other] , captures { $captured }
}
play-call-blocked = Blocked by ko
play-call-flips-nothing = Flips nothing
play-go-on = Tap to continue
play-hand-over = Tap the screen to continue
play-notice-never = Don’t show again
play-quit-title = If you give up, the game counts as a loss. Are you sure?
play-quit-title-free = Give up this game?
play-quit-title-people = Give up the game { $people }?
play-quit-text-free = It won’t count.
play-quit-confirm = Give up
play-keep-playing = Keep playing
play-leave-title = Leaving ends the series: it counts as failed. Leave?
play-leave-confirm = Leave
play-help-title = The rules in brief
play-help-flip = Place a stone so that a straight line of the other colour lies between it and another of your stones. They all flip.
play-help-call = When a line runs through CP, the gem in the middle, you call its colour: Black or White. CP keeps it until it is called again, flipped or captured.
play-help-capture = Surround stones completely and you capture them, one point each. The edge of the board never surrounds.
play-help-pass = No move? Your turn is skipped.
play-help-ko = Ko: a move that would bring back an earlier position is blocked. After placing elsewhere you can place there again.
play-help-score = Highest total wins: stones on the board plus captured stones. If it’s level, more captures win.
play-help-all = Full rules
play-ko-title = Ko
play-ko-text = You can’t make a move that brings back an earlier position of this game.
play-ko-elsewhere = The block is not for ever: once stones elsewhere have changed, that move makes a new position, and you can place there again.
play-ko-end = If all your moves are blocked, you may play one of them as an exception. If everything is blocked again right after that, the game ends.
play-col-board = Board
play-col-captured = Captured
play-col-total = Total
play-decided-captures = Level on points: more captures win.
play-decided-level = Level on points and captures.
play-decided-ko = The game ended by ko.
play-player-one = Player 1
play-player-two = Player 2
play-next-game = Next game
play-again = Play again
play-share = Share
play-close-home = Back to Today
play-close-calendar = Back to calendar
play-panel-points = { $name }, { $color ->
    [black] Black
   *[white] White
}: { $score }
play-copy-moves = Copy moves
play-copy-sheet = Copy as grid
play-absence-title = Does the time away count?
play-absence-text = You were away for { $time } while it was { $color ->
    [black] Black’s
   *[white] White’s
} turn.
play-absence-go-on = Go on
play-absence-count = Count the time away
play-resign = Give up
play-resign-title = Give up this game?
play-resign-text = The other side wins.
play-place = Place { $cell ->
    [here] here
   *[other] on { $cell }
}
play-place-cancel = Not there
play-refused = { $cell ->
    [here] Not there
   *[other] { $cell }
}: { $why }
play-why-no-move = that is not a move.
play-why-over = the game is already over.
play-why-off-board = that is not on the board.
play-why-occupied = that is taken already.
play-why-not-in-the-middle = the first four discs go onto the middle.
play-why-flips-nothing = nothing flips there.
play-why-no-pass = nobody has to pass here.
play-why-no-liberty = the stone would have no liberty.
play-why-button-taken = the button has been taken.
play-why-button-there = nobody passes before the button is taken.
play-why-handicap = the handicap stones come first.
play-why-not-stopped = both have to pass first.
play-why-no-stone = there is no stone.

## Praise after good moves. Short, and never with an exclamation mark.

praise-capture-1 = Well surrounded.
praise-capture-2 = Nice capture.
praise-capture-3 = That won you { $points } points.
praise-move-1 = Good move.
praise-move-2 = Sharp.
praise-move-3 = Nicely played.
