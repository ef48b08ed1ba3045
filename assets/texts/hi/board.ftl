## The board as a screen reader tells it.

board-name = बोर्ड
board-cell = { $cell }, { $stone ->
        [black] काली गोटी
        [white] सफ़ेद गोटी
       *[empty] ख़ाली
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
board-cell-missing = { $cell }, { $count } पड़ोसी अभी बाक़ी
board-cell-numbered = { $cell }, क्रम में चाल { $number }

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
       *[empty] ख़ाली
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

## Announcements: what a screen reader says when something has happened. Short sentences, put one after another.

speech-sentence = { $words }।
speech-placed = { $who ->
    [you] आपने { $cell } पर गोटी रखी।
    [black] काले ने { $cell } पर गोटी रखी।
    [white] सफ़ेद ने { $cell } पर गोटी रखी।
   *[named] { $name } ने { $cell } पर गोटी रखी।
}
speech-flips = { $count ->
    [one] { $count } गोटी पलटी।
   *[other] { $count } गोटियाँ पलटीं।
}
speech-captures = { $count ->
    [one] { $count } गोटी पकड़ी गई।
   *[other] { $count } गोटियाँ पकड़ी गईं।
}
speech-core-point = ख़ाली CP घिर गया: एक अंक।
speech-passes = { $color ->
    [black] काले के पास कोई चाल नहीं; उसकी बारी पास।
   *[white] सफ़ेद के पास कोई चाल नहीं; उसकी बारी पास।
}
speech-taken-back = चाल वापस ली गई।
speech-placed-again = फिर से खेली गई।
speech-game = बाज़ी { $number }।
speech-choices = { $turn }: खेलने के लिए { $count ->
    [one] { $count } खाना
   *[other] { $count } खाने
}।
speech-over = बाज़ी ख़त्म: काला { $black }, सफ़ेद { $white }।
speech-by-captures = अंक बराबर हैं; जिसने ज़्यादा गोटियाँ पकड़ीं, वह जीता।
speech-by-leaving = बाज़ी बीच में छोड़ी गई।
speech-on-time = समय ख़त्म हुआ।
speech-series = सीरीज़: { $won }–{ $lost }।
speech-blocked = को-नियम: { $cell } पर गोटी रखने से पुरानी स्थिति लौट आएगी।
speech-ask-call = { $cell } की चाल CP से होकर जाती है। कौन-सा रंग बोलेंगे?
speech-call-cancelled = { $cell } की गोटी वापस ली गई।
speech-board-stones = { $color ->
    [black] काली गोटियाँ: { $cells }।
   *[white] सफ़ेद गोटियाँ: { $cells }।
}
speech-board-core = { $stone ->
    [black] CP काला है।
    [white] CP सफ़ेद है।
   *[empty] CP ख़ाली है।
}
speech-board-captured = पकड़ी गईं: काला { $black }, सफ़ेद { $white }।
speech-board-total = कुल: काला { $black }, सफ़ेद { $white }।
speech-board-playable = आप यहाँ खेल सकते हैं: { $cells }।
speech-board-blocked = को-नियम से रुके हुए: { $cells }।
speech-terms = खेल: { $terms }।
speech-list-separator = {", "}
