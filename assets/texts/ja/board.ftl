### The board as a screen reader tells it.

board-name = 盤
board-cell = { $cell }、{ $stone ->
        [black] 黒石
        [white] 白石
       *[empty] 空き
    }{ $last ->
        [yes] 、最後に打った石
       *[no] {""}
    }{ $mark ->
        [playable] 、打てます
        [one-call] 、片方のコールだけで打てます
        [blocked] 、コウで打てません
        [exception] 、コウですが打てます
       *[none] {""}
    }
board-cell-captures = { $cell }、{ $count }個取れます
board-cell-glows = { $cell }、光っています
board-cell-missing = { $cell }、まだあなたの色でない隣の石{ $count }個
board-cell-numbered = { $cell }、手順の{ $number }手目

# A point of Reversi Go: its stone, the group the stone belongs to, and what the point counts.
board-point = { $cell }、{ $stone ->
        [black] { $stones ->
            [1] 黒石
           *[other] 黒石{ $stones }個の一団
        }
        [white] { $stones ->
            [1] 白石
           *[other] 白石{ $stones }個の一団
        }
       *[empty] 空き
    }{ $stone ->
        [empty] {""}
       *[other] 、呼吸点{ $liberties }
    }{ $last ->
        [yes] 、最後に打った石
       *[no] {""}
    }{ $state ->
        [lost] 、死に石の印
        [black] 、黒地
        [white] 、白地
        [forbidden] 、着手禁止点
       *[none] {""}
    }
