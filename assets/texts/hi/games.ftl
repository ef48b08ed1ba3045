## The Play place, and the names of the games.

games-title = खेलें
game-star = ReverStarGo
game-star-note = तारे पर पलटें और पकड़ें
game-reversi = रिवर्सी
game-reversi-note = सीधी कतार में फँसाएँ और पलटें
game-go = रिवर्सी गो
game-go-note = समूह घेरें, उनका रंग बदल जाता है
games-cpu = { $level }, आपका रंग { $color ->
    [black] काला
    [white] सफ़ेद
   *[random] कोई भी
}
games-practice = { $level } के साथ अभ्यास
games-two-last = इसी फ़ोन पर दो खिलाड़ी
games-message-last = संदेश से
games-reverse = { $what } · रिवर्स मैच
games-board = { $board } · { $what }
games-change = बदलें
games-change-label = { $game } कैसे खेलें, बदलें
games-play-label = { $game } खेलें
games-picture = { $game } की एक बाज़ी
games-messages = संदेश से
games-two = दो खिलाड़ी
terms-start-classic = खुली शुरुआत
terms-fewest = कम गोटियों की जीत
terms-komi = कोमी { $komi }
terms-handicap = हैंडिकैप { $count }
terms-of = { $game } { $terms }

## The Setup screen.

setup-title = नई बाज़ी
setup-day = जीतें और { $date } अपने नाम करें।
setup-day-again = { $date } आप पहले ही जीत चुके हैं। फिर भी खेल सकते हैं।
setup-help = मदद
setup-mode = किसके साथ
setup-mode-cpu = CPU के साथ
setup-mode-practice = अभ्यास
setup-mode-two = दो खिलाड़ी
setup-mode-two-note = एक फ़ोन पर
setup-mode-message = संदेश से
setup-mode-message-note = दो फ़ोन पर
setup-practice-note = आपकी हर चाल पर शिक्षक राय देते हैं। जितनी बार चाहें वापस लें; कुछ गिना नहीं जाता।
setup-level = लेवल
setup-level-max = बेरहम
setup-level-final = बहुत कठिन
setup-level-oracle = लगभग अचूक खेल
setup-record-none = अभी सामना नहीं हुआ
setup-record = आप { $won } जीते, { $lost } हारे{ $drawn ->
    [0] {""}
   *[other] , { $drawn } बराबर
}
setup-locked-rank = { $rank } पाकर खोलें
setup-locked-final = FINAL को हराकर खोलें
setup-color = आपका रंग
setup-color-two = खिलाड़ी 1 का रंग
setup-color-black = काला (पहले)
setup-color-white = सफ़ेद (बाद में)
setup-color-random = कोई भी
setup-more = और विकल्प
setup-format = कितनी बाज़ियाँ
setup-format-single = एक बाज़ी
setup-format-reverse = रिवर्स मैच
setup-format-reverse-note = रंग बदलकर दो बाज़ियाँ
setup-names = नाम (ज़रूरी नहीं)
setup-player-one = खिलाड़ी 1
setup-player-two = खिलाड़ी 2
setup-exam = रैंक-अप मैच खेलें: { $rank }
setup-start = शुरू करें
setup-suggested = आपके लिए
setup-swap = जगह बदलें
setup-people = पहले के खिलाड़ी
setup-between = { $first } { $won }{"\u00A0"}–{"\u00A0"}{ $lost } { $second }{ $drawn ->
    [0] {""}
   *[other] , बराबर { $drawn }
}
setup-house = आपस के नियम
setup-undo = चाल वापस लेना
setup-undo-note = सामने वाला मान जाए तो
setup-opposite = आमने-सामने बैठकर
setup-opposite-note = सामने वाले के लिए लिखा हुआ उलटा दिखता है
setup-message-note = दोनों अपने-अपने फ़ोन पर खेलते हैं और किसी भी मैसेंजर से चालें भेजते हैं।
setup-own-name = आपका नाम
setup-their-name = प्रतिद्वंद्वी का नाम
setup-puzzle = उस दिन की पहेली
setup-puzzle-solved = उस दिन की पहेली: हल
setup-day-other = या आम बाज़ी

# What Reversi and Reversi Go offer.
setup-size = बोर्ड
setup-size-less = छोटा बोर्ड
setup-size-more = बड़ा बोर्ड
board-shape = { $columns }×{ $rows }
setup-opening = शुरुआत
setup-start-othello = सामान्य शुरुआत
setup-start-othello-note = बीच में चार गोटियाँ पहले से
setup-start-classic = खुली शुरुआत
setup-start-classic-note = पहली चार आप रखते हैं
setup-aim = कौन जीतता है
setup-aim-most = ज़्यादा गोटियाँ
setup-aim-most-note = आम खेल
setup-aim-fewest = कम गोटियाँ
setup-aim-fewest-note = एंटी-रिवर्सी
setup-clock = हर खिलाड़ी का समय
setup-clock-reverse = जिसका समय ख़त्म हो, वह दोनों बाज़ियों का मैच हार जाता है।
setup-minutes = { $minutes ->
    [0] बंद
   *[other] { $minutes } मिनट
}
setup-komi = सफ़ेद के लिए कोमी
setup-komi-less = कोमी कम
setup-komi-more = कोमी ज़्यादा
setup-handicap = काले के लिए हैंडिकैप
setup-stones = { $count ->
    [0] नहीं
   *[other] { $count }
}
setup-options-komi = कोमी { $komi }
setup-options-handicap = { $count ->
    [0] बिना हैंडिकैप
   *[other] हैंडिकैप { $count }
}
