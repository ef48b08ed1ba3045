### The board as a screen reader tells it.

board-name = 盤
board-cell = { $cell }{ $cell ->
        [CP] （コアポイント）
       *[other] {""}
    }、{ $stone ->
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
board-cell-glows = { $cell }、光っています
