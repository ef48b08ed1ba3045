## The board as a screen reader tells it.

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
board-cell-missing = { $cell }、まだあなたの色でない隣のマス{ $count }つ
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

## Announcements: what a screen reader says when something has happened. Short sentences, put one after another.

speech-sentence = { $words }。
speech-placed = { $who ->
    [you] あなたは{ $cell }に打ちました。
    [black] 黒が{ $cell }に打ちました。
    [white] 白が{ $cell }に打ちました。
   *[named] { $name }さんが{ $cell }に打ちました。
}
speech-flips = 石が{ $count }個裏返りました。
speech-captures = 石が{ $count }個取られました。
speech-core-point = 空のCPが囲まれて1点です。
speech-passes = { $color ->
    [black] 黒は打てるマスがなく、パスです。
   *[white] 白は打てるマスがなく、パスです。
}
speech-taken-back = 待ったをしました。
speech-placed-again = もう一度打ちました。
speech-game = 第{ $number }局。
speech-choices = { $turn }。打てるマスは{ $count }か所です。
speech-over = 対局終了。黒{ $black }、白{ $white }。
speech-by-captures = 合計が同じなので、取った石の多いほうの勝ちです。
speech-by-leaving = 投了で終局しました。
speech-on-time = 時間切れです。
speech-series = 連戦：{ $won }勝{ $lost }敗。
speech-blocked = コウ：{ $cell }に打つと、前と同じ局面になります。
speech-ask-call = { $cell }はCPを通ります。CPの色をコールしてください。
speech-call-cancelled = { $cell }の石を戻しました。
speech-board-stones = { $color ->
    [black] 黒石：{ $cells }。
   *[white] 白石：{ $cells }。
}
speech-board-core = { $stone ->
    [black] CPは黒です。
    [white] CPは白です。
   *[empty] CPは空です。
}
speech-board-captured = 取った石：黒{ $black }、白{ $white }。
speech-board-total = 合計：黒{ $black }、白{ $white }。
speech-board-playable = 打てるマス：{ $cells }。
speech-board-blocked = コウで打てないマス：{ $cells }。
speech-terms = { $terms }の対局です。
speech-list-separator = 、
