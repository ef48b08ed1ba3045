### The Classics screen: what is chosen before a game.

classics-title = क्लासिक
classics-game = खेल
classics-reversi = रिवर्सी
classics-reversi-note = सीधी कतार में फँसाएँ और पलटें
classics-go = रिवर्सी गो
classics-size = बोर्ड
classics-squares = { $side }×{ $side }
classics-opening = शुरुआत
classics-start-othello = सामान्य शुरुआत
classics-start-othello-note = बीच में चार गोटियाँ पहले से
classics-start-classic = खुली शुरुआत
classics-start-classic-note = पहली चार आप रखते हैं
classics-aim = कौन जीतता है
classics-aim-most = ज़्यादा गोटियाँ
classics-aim-most-note = आम खेल
classics-aim-fewest = कम गोटियाँ
classics-aim-fewest-note = उल्टी रिवर्सी
classics-paste = बाज़ी पेस्ट करें
classics-paste-label = f5d6c3 जैसी चालें, ऊपर चुने गए बोर्ड पर
classics-take = यहाँ से आगे खेलें
classics-paste-empty = इसमें कोई चाल नहीं है।
classics-paste-long = कोई बाज़ी इतनी लंबी नहीं होती।
classics-paste-fault = चाल { $number }, { $word }: { $why }
classics-why-no-move = यह कोई चाल नहीं है।
classics-why-over = बाज़ी पहले ही ख़त्म हो चुकी है।
classics-why-off-board = यह बोर्ड से बाहर है।
classics-why-occupied = वहाँ पहले से गोटी है।
classics-why-not-in-the-middle = पहली चार गोटियाँ बीच में रखी जाती हैं।
classics-why-flips-nothing = कुछ भी नहीं पलटेगा।
classics-why-no-pass = यहाँ किसी की बारी नहीं छूटती।
classics-clock = हर खिलाड़ी का समय
classics-minutes = { $minutes ->
    [0] बंद
   *[other] { $minutes } मिनट
}
classics-why-no-liberty = गोटी के पास कोई लिबर्टी नहीं बचेगी।
classics-why-button-taken = बटन पहले ही लिया जा चुका है।
classics-why-button-there = बटन लिए जाने तक पास नहीं हो सकता।
classics-why-handicap = पहले हैंडिकैप की गोटियाँ रखी जाती हैं।
classics-why-not-stopped = पहले दोनों को पास करना होगा।
classics-why-no-stone = वहाँ गोटी नहीं है।
classics-go-note = समूह घेरें, उनका रंग बदल जाता है
classics-paste-label-go = e5 c3 button pass जैसी चालें, ऊपर चुने गए बोर्ड पर
classics-komi = सफ़ेद के लिए कोमी
classics-komi-less = कोमी कम
classics-komi-more = कोमी ज़्यादा
classics-handicap = काले के लिए हैंडिकैप
classics-stones = { $count ->
    [0] नहीं
   *[other] { $count }
}
