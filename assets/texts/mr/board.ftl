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
        [playable] , तुम्ही इथे खेळू शकता
        [one-call] , दोनपैकी एक रंग सांगून तुम्ही इथे खेळू शकता
        [blocked] , कोमुळे अडलेले
        [exception] , कोमुळे अडलेले, पण तुम्ही इथे खेळू शकता
       *[none] {""}
    }
