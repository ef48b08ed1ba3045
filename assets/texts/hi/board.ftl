### The board as a screen reader tells it.

board-name = बोर्ड
board-cell = { $cell }, { $stone ->
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
board-cell-captures = { $cell }, { $count ->
        [one] { $count } पकड़ी जाएगी
       *[other] { $count } पकड़ी जाएँगी
    }
board-cell-glows = { $cell }, चमक रहा है
board-cell-missing = { $cell }, { $count } पड़ोसी अभी आपके नहीं
board-cell-numbered = { $cell }, क्रम की चाल { $number }

# A point of Reversi Go: its stone, the group the stone belongs to, and what the point counts.
board-point = { $cell }, { $stone ->
        [black] { $stones ->
            [1] काली गोटी
           *[other] { $stones } गोटियों का काला समूह
        }
        [white] { $stones ->
            [1] सफ़ेद गोटी
           *[other] { $stones } गोटियों का सफ़ेद समूह
        }
       *[empty] खाली
    }{ $stone ->
        [empty] {""}
       *[other] , { $liberties } लिबर्टी
    }{ $last ->
        [yes] , आख़िरी गोटी
       *[no] {""}
    }{ $state ->
        [lost] , मृत का निशान
        [black] , काले का इलाक़ा
        [white] , सफ़ेद का इलाक़ा
        [forbidden] , यहाँ गोटी नहीं रखी जा सकती
       *[none] {""}
    }
