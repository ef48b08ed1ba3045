### The lessons: one idea each, at most two short sentences a message.

tutorial-title = पाठ
tutorial-step = { $number } / { $count }
tutorial-step-spoken = पाठ { $number } / { $count }
tutorial-next = आगे
tutorial-play = असली बाज़ी
tutorial-skip = छोड़ें
tutorial-back = पिछला पाठ
tutorial-again = यह पाठ दोहराएँ
tutorial-watch = दिखाएँ
tutorial-watch-stop = रोकें

tutorial-flip-task = चमकते खाने पर टैप करें। आप काले हैं।
tutorial-flip-right = बीच में फँसी गोटियाँ पलट जाती हैं। हर चाल में पलटना ज़रूरी है।

tutorial-lines-task = एक साथ तीन कतारें पलटें।
tutorial-lines-right = छहों दिशाएँ गिनी जाती हैं।

tutorial-call-task = चमकते खाने पर टैप करें: कतार रत्न (CP) से होकर जाती है, इसलिए उसका रंग आप बोलते हैं। काला बोलें।
tutorial-call-right = CP काला हुआ: आपकी कतार वहाँ पूरी हुई।
tutorial-call-wrong = सफ़ेद CP से आपकी कतार पूरी नहीं होती। काला बोलें।

tutorial-other-call-task = टैप करें और वह रंग चुनें जिससे ज़्यादा पलटें।
tutorial-other-call-right = सफ़ेद: CP भी फँसा और काला हो गया।
tutorial-other-call-wrong = काले से कम गोटियाँ पलटती हैं। सफ़ेद बोलें।

tutorial-capture-task = { $left ->
    [1] आख़िरी सफ़ेद पड़ोसी पलटें।
   *[other] घेरे वाली गोटी के दोनों सफ़ेद पड़ोसी पलटें।
}
tutorial-capture-right = छहों पड़ोसी काले: पकड़ी गई, एक अंक।
tutorial-pair-task = { $left ->
    [1] आख़िरी सफ़ेद पड़ोसी पलटें।
   *[other] घेरे वाली जोड़ी पकड़ें: उसके दोनों सफ़ेद पड़ोसी पलटें।
}
tutorial-pair-right = दोनों एक साथ पकड़ी गईं: दो अंक।

tutorial-edge-task = यही किनारे पर करें।
tutorial-edge-right = किनारे की गोटी, और किनारे से लगा समूह, कभी नहीं पकड़ा जाता; पलट ज़रूर सकता है।

tutorial-end-task = आख़िरी गोटी रखें।
tutorial-end-right = { $board } + पकड़ी { $captured } = { $total }, सफ़ेद { $other }: आप जीते। अब आप खेल सकते हैं।


tutorial-reversi-flip-task = चमकते खाने पर टैप करके घेरे वाली गोटी को फँसाएँ। आप काले हैं।
tutorial-reversi-flip-right = बीच में फँसी गोटियाँ पलट जाती हैं। हर चाल में कम से कम एक पलटनी चाहिए।

tutorial-reversi-lines-task = एक साथ चार कतारें पलटें।
tutorial-reversi-lines-right = आठों दिशाएँ गिनी जाती हैं, तिरछी भी।

tutorial-reversi-pass-task = सफ़ेद के लिए कोई चाल न छोड़ें।
tutorial-reversi-pass-right = सफ़ेद कुछ नहीं पलट सकता, इसलिए उसकी बारी पास। आप फिर खेलते हैं।

tutorial-reversi-corner-task = कोना लें।
tutorial-reversi-corner-right = कोने की गोटी बीच में नहीं फँसती, इसलिए वह फिर कभी नहीं पलटती।

tutorial-reversi-end-task = आख़िरी गोटी रखें।
tutorial-reversi-end-right = जिसकी गोटियाँ ज़्यादा, वह जीता: { $total }{"\u00A0"}–{"\u00A0"}{ $other }। अब आप खेल सकते हैं।

tutorial-go-flip-task = घेरे वाले समूह के पास का आख़िरी ख़ाली बिंदु लें। आप काले हैं।
tutorial-go-flip-right = पास में कोई ख़ाली बिंदु न बचे, तो पूरा समूह पलट जाता है।

tutorial-go-groups-task = एक ही गोटी से दो समूह पलटें।
tutorial-go-groups-right = दोनों पलटे और बोर्ड पर ही रहे। कोई गोटी हटती नहीं, इसलिए को-नियम नहीं है।

tutorial-go-forbidden-task = चमकते बिंदु पर टैप करें: सफ़ेद पलटेगा। घेरे वाला बिंदु मना है: वहाँ गोटी को ख़ाली बिंदु नहीं मिलेगा।
tutorial-go-forbidden-right = पलटने से गोटी को जगह मिली, इसलिए वहाँ रखी जा सकी।

tutorial-go-button-task = बटन लें: यह भी एक चाल है।
tutorial-go-button-right = आधा अंक आपका, इसलिए कोई बाज़ी बराबर नहीं होती। अब दोनों पास कर सकते हैं।

tutorial-go-end-task = आप भी पास करें: सफ़ेद ने पास किया और सीमा बंद है।
tutorial-go-end-right = लगातार दो पास, बाज़ी ख़त्म; गोटियाँ और घिरे बिंदु: { $total }{"\u00A0"}–{"\u00A0"}{ $other }। अब आप खेल सकते हैं।

tutorial-wrong = { $reason } { $advice }
tutorial-wrong-core = बीच के रत्न पर चाल नहीं चली जाती।
tutorial-wrong-occupied = वहाँ पहले से गोटी है।
tutorial-wrong-flips-nothing = वहाँ रखी गोटी कुछ नहीं पलटेगी।
tutorial-wrong-ko = वहाँ रखने से पुरानी स्थिति लौट आएगी।
tutorial-wrong-no-liberty = वहाँ गोटी को कोई ख़ाली बिंदु नहीं मिलेगा।
tutorial-wrong-elsewhere = वहाँ खेल सकते हैं, पर इस पाठ में कुछ और सीखना है।
tutorial-tap-star = चमकते खाने पर टैप करें।
tutorial-tap-reversi = चमकते खाने पर टैप करें।
tutorial-tap-go = चमकते बिंदु पर टैप करें।
tutorial-tap-the-button = चमकते बटन पर टैप करें।
tutorial-tap-a-dot = बिंदी वाले खाने पर टैप करें।
