### The board as a screen reader tells it.

board-name = पट
board-cell = { $cell }{ $cell ->
        [CP] , मध्यबिंदू
       *[other] {""}
    }, { $stone ->
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
board-cell-glows = { $cell }, चमकत आहे
