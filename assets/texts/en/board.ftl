### The board as a screen reader tells it.

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
board-cell-numbered = { $cell }, number { $number } of the line

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
