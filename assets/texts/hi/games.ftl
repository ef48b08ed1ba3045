### The Play place, and the names of the games.

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
games-two = इसी फ़ोन पर दो
terms-start-classic = खुली शुरुआत
terms-fewest = कम गोटियों की जीत
terms-komi = कोमी { $komi }
terms-handicap = हैंडिकैप { $count }
terms-of = { $game } { $terms }
