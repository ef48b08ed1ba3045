## The board as a screen reader tells it.

board-name = The board
board-cell = { $cell }, { $stone ->
        [black] black
        [white] white
       *[empty] empty
    }{ $last ->
        [yes] , placed last
       *[no] {""}
    }{ $mark ->
        [playable] , you can play here
        [one-call] , you can play here with one of the two calls
        [blocked] , blocked by ko
        [exception] , blocked by ko, but you can play here
       *[none] {""}
    }
board-cell-captures = { $cell }, captures { $count }
board-cell-glows = { $cell }, glowing
board-cell-missing = { $cell }, { $count } neighbours not yours yet
board-cell-numbered = { $cell }, move { $number } of the line

# A point of Reversi Go: its stone, the group the stone belongs to, and what the point counts.
board-point = { $cell }, { $stone ->
        [black] { $stones ->
            [one] black stone
           *[other] black group of { $stones }
        }
        [white] { $stones ->
            [one] white stone
           *[other] white group of { $stones }
        }
       *[empty] empty
    }{ $stone ->
        [empty] {""}
       *[other] { $liberties ->
            [one] , one liberty
           *[other] , { $liberties } liberties
        }
    }{ $last ->
        [yes] , placed last
       *[no] {""}
    }{ $state ->
        [lost] , marked as lost
        [black] , Black’s territory
        [white] , White’s territory
        [forbidden] , no stone can be placed here
       *[none] {""}
    }

## Announcements: what a screen reader says when something has happened. Short sentences, put one after another.

speech-sentence = { $words }.
speech-placed = { $who ->
    [you] You play { $cell }.
    [black] Black plays { $cell }.
    [white] White plays { $cell }.
   *[named] { $name } plays { $cell }.
}
speech-flips = { $count ->
    [one] One stone flips.
   *[other] { $count } stones flip.
}
speech-captures = { $count ->
    [one] One stone is captured.
   *[other] { $count } stones are captured.
}
speech-core-point = The empty CP is surrounded: one point.
speech-passes = { $color ->
    [black] Black has no move and passes.
   *[white] White has no move and passes.
}
speech-taken-back = Taken back.
speech-placed-again = Played again.
speech-game = Game { $number }.
speech-choices = { $turn }: { $count ->
    [one] one place
   *[other] { $count } places
} to play on.
speech-over = The game is over: Black { $black }, White { $white }.
speech-by-captures = The totals are level; more captures win.
speech-by-leaving = The game was given up.
speech-on-time = The time ran out.
speech-series = Series: { $won } to { $lost }.
speech-blocked = Ko: a stone on { $cell } would bring back an earlier position.
speech-ask-call = { $cell } goes through CP. Which colour do you call?
speech-call-cancelled = The stone on { $cell } was taken back.
speech-board-stones = { $color ->
    [black] Black stands on: { $cells }.
   *[white] White stands on: { $cells }.
}
speech-board-core = { $stone ->
    [black] CP is black.
    [white] CP is white.
   *[empty] CP is empty.
}
speech-board-captured = Captured: Black { $black }, White { $white }.
speech-board-total = Totals: Black { $black }, White { $white }.
speech-board-playable = You can play on: { $cells }.
speech-board-blocked = Blocked by ko: { $cells }.
speech-terms = The game: { $terms }.
speech-list-separator = {", "}
