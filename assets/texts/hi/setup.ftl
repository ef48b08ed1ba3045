### The Setup screen.

setup-title = नई बाज़ी
setup-title-day = डेली चैलेंज
setup-title-exam = रैंक-अप मैच
setup-day = जीतें और { $date } अपने नाम करें।
setup-day-again = { $date } आप पहले ही जीत चुके हैं। फिर भी खेल सकते हैं।
setup-exam-note = { $rank } के लिए { $level } से { $count } बाज़ियों की सीरीज़। जो पहले { $target } जीते, सीरीज़ उसकी; हर बाज़ी के बाद रंग बदलता है।
setup-mode = किसके साथ
setup-mode-cpu = CPU के साथ
setup-mode-practice = अभ्यास
setup-mode-two = दो खिलाड़ी
setup-mode-two-note = एक फ़ोन पर
setup-mode-message = संदेश से
setup-mode-message-note = दो फ़ोन पर
setup-practice-note = हर चाल पर शिक्षक एक पंक्ति कहते हैं। जितनी बार चाहें वापस लें; कुछ गिना नहीं जाता।
setup-level = लेवल
setup-level-max = बेरहम
setup-level-final = सबसे कठिन
setup-level-oracle = अचूक खेल
setup-locked-rank = { $rank } पर खुलेगा
setup-locked-final = FINAL को हराकर खोलें
setup-color = आपका रंग
setup-color-two = खिलाड़ी 1 का रंग
setup-color-black = काला (पहले)
setup-color-white = सफ़ेद (बाद में)
setup-color-random = कोई भी
setup-format = कितनी बाज़ियाँ
setup-format-single = एक बाज़ी
setup-format-reverse = रिवर्स मैच
setup-format-reverse-note = रंग बदलकर दो बाज़ियाँ
setup-names = नाम (ज़रूरी नहीं)
setup-player-one = खिलाड़ी 1
setup-player-two = खिलाड़ी 2
setup-exam = { $rank } का रैंक-अप मैच खेलें
setup-start = शुरू करें
setup-suggested = आपके लिए
setup-swap = जगह बदलें
setup-people = पहले के खिलाड़ी
setup-between = { $first } { $won } – { $lost } { $second }{ $drawn ->
    [0] {""}
   *[other] , बराबर { $drawn }
}
setup-message-note = दोनों अपने-अपने फ़ोन पर खेलते हैं और किसी भी मैसेंजर से चालें भेजते हैं।
setup-own-name = आपका नाम
setup-their-name = प्रतिद्वंद्वी का नाम
setup-puzzle = उस दिन की पहेली
setup-puzzle-solved = उस दिन की पहेली: हल
