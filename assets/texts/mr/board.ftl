### The board as a screen reader tells it.

board-name = पट
board-cell = { $cell }, { $stone ->
        [black] काळी सोंगटी
        [white] पांढरी सोंगटी
       *[empty] रिकामे
    }{ $last ->
        [yes] , शेवटी ठेवलेली
       *[no] {""}
    }{ $mark ->
        [playable] , इथे खेळता येते
        [one-call] , दोनपैकी एकच रंग सांगून इथे खेळता येते
        [blocked] , कोमुळे अडलेले
        [exception] , कोमुळे अडलेले, तरी इथे खेळता येते
       *[none] {""}
    }
board-cell-captures = { $cell }, { $count } पकडाल
board-cell-glows = { $cell }, चमकत आहे
board-cell-missing = { $cell }, { $count } शेजारी अजून तुमचे नाहीत
board-cell-numbered = { $cell }, क्रमातील खेळी { $number }

# A point of Reversi Go: its stone, the group the stone belongs to, and what the point counts.
board-point = { $cell }, { $stone ->
        [black] { $stones ->
            [one] काळी सोंगटी
           *[other] { $stones } सोंगट्यांचा काळा गट
        }
        [white] { $stones ->
            [one] पांढरी सोंगटी
           *[other] { $stones } सोंगट्यांचा पांढरा गट
        }
       *[empty] रिकामे
    }{ $stone ->
        [empty] {""}
       *[other] { $liberties ->
            [one] , एक लिबर्टी
           *[other] , { $liberties } लिबर्टी
        }
    }{ $last ->
        [yes] , शेवटची सोंगटी
       *[no] {""}
    }{ $state ->
        [lost] , मृत अशी खूण
        [black] , काळ्याचा प्रदेश
        [white] , पांढऱ्याचा प्रदेश
        [forbidden] , इथे सोंगटी ठेवता येत नाही
       *[none] {""}
    }
