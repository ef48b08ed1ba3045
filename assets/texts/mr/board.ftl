## The board as a screen reader tells it.

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
board-cell-missing = { $cell }, तुमचे नसलेले शेजारी: { $count }
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

## Announcements: what a screen reader says when something has happened. Short sentences, put one after another.

speech-sentence = { $words }.
speech-placed = { $who ->
    [you] तुम्ही { $cell } वर सोंगटी ठेवली.
    [black] काळ्याने { $cell } वर सोंगटी ठेवली.
    [white] पांढऱ्याने { $cell } वर सोंगटी ठेवली.
   *[named] { $name } यांनी { $cell } वर सोंगटी ठेवली.
}
speech-flips = { $count ->
    [one] { $count } सोंगटी उलटली.
   *[other] { $count } सोंगट्या उलटल्या.
}
speech-captures = { $count ->
    [one] { $count } सोंगटी पकडली गेली.
   *[other] { $count } सोंगट्या पकडल्या गेल्या.
}
speech-core-point = रिकामा CP वेढला गेला: एक गुण.
speech-passes = { $color ->
    [black] काळ्याला खेळी नाही, पास.
   *[white] पांढऱ्याला खेळी नाही, पास.
}
speech-taken-back = खेळी मागे घेतली.
speech-placed-again = खेळी पुन्हा केली.
speech-game = डाव { $number }.
speech-choices = { $turn }: खेळायला { $count ->
    [one] एक घर
   *[other] { $count } घरे
}.
speech-over = डाव संपला: काळा { $black }, पांढरा { $white }.
speech-by-captures = गुण समान आहेत; ज्याने जास्त सोंगट्या पकडल्या तो जिंकला.
speech-by-leaving = डाव अर्ध्यावर सोडला.
speech-on-time = वेळ संपला.
speech-series = मालिका: { $won }–{ $lost }.
speech-blocked = को: { $cell } वर सोंगटी ठेवल्यास आधीची स्थिती परत येईल.
speech-ask-call = { $cell } ची खेळी CP मधून जाते. CP चा रंग सांगा.
speech-call-cancelled = { $cell } वरची सोंगटी मागे घेतली.
speech-board-stones = { $color ->
    [black] काळ्या सोंगट्या: { $cells }.
   *[white] पांढऱ्या सोंगट्या: { $cells }.
}
speech-board-core = { $stone ->
    [black] CP काळा आहे.
    [white] CP पांढरा आहे.
   *[empty] CP रिकामा आहे.
}
speech-board-captured = पकडलेल्या: काळा { $black }, पांढरा { $white }.
speech-board-total = एकूण: काळा { $black }, पांढरा { $white }.
speech-board-playable = इथे खेळता येते: { $cells }.
speech-board-blocked = कोमुळे अडलेली: { $cells }.
speech-terms = खेळ: { $terms }.
speech-list-separator = {", "}
