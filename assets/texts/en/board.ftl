### The board as a screen reader tells it.

board-name = The board
board-cell = { $cell }{ $cell ->
        [CP] , the Core Point
       *[other] {""}
    }, { $stone ->
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
board-cell-glows = { $cell }, glowing
