### The board as a screen reader tells it.

board-name = बोर्ड
board-cell = { $cell }{ $cell ->
        [CP] , केंद्र बिंदु
       *[other] {""}
    }, { $stone ->
        [black] काली गोटी
        [white] सफ़ेद गोटी
       *[empty] खाली
    }{ $last ->
        [yes] , सबसे बाद में रखी गई
       *[no] {""}
    }{ $mark ->
        [playable] , आप यहाँ खेल सकते हैं
        [one-call] , आप यहाँ दो में से एक रंग बोलकर खेल सकते हैं
        [blocked] , को-नियम से रुका हुआ
        [exception] , को-नियम से रुका हुआ, पर आप यहाँ खेल सकते हैं
       *[none] {""}
    }
board-cell-glows = { $cell }, चमक रहा है
