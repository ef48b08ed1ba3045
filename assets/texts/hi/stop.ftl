### Beside the board of Reversi Go: passes and the button, the stop at which both agree on what is lost, and the count.

beside-take-button = बटन लें
beside-button-note = गोटी की जगह ½ अंक
go-first-komi = सफ़ेद बाद में खेलता है, इसलिए उसे { $points } अंक (कोमी) मिलते हैं।
go-first-lesson = नए हैं? पाँच छोटे क़दम
beside-pass = पास
stop-agree = मंज़ूर
stop-resume = आगे खेलें
beside-hint-button = हिंट: बटन लें
beside-hint-pass = हिंट: पास
beside-passed = { $who ->
    [you] आपने पास किया
    [black] काले ने पास किया
    [white] सफ़ेद ने पास किया
   *[named] { $name } ने पास किया
}
beside-took-button = { $who ->
    [you] आपने बटन लिया
    [black] काले ने बटन लिया
    [white] सफ़ेद ने बटन लिया
   *[named] { $name } ने बटन लिया
}
beside-turn = { $what }। { $turn }
beside-pass-ends = { $passed }। आपने भी पास किया तो बोर्ड जैसा है वैसा गिना जाएगा
stop-cpu-plays-on = CPU सहमत नहीं है और आगे खेलता है
stop-touch = दोनों ने पास किया। मृत समूहों पर टैप करें
stop-waits = CPU मृत समूह देख रहा है
stop-differs = घेरे वाले समूहों पर CPU सहमत नहीं है
stop-opinion = { $count ->
    [0] CPU के अनुसार कोई गोटी मृत नहीं है
    [one] CPU के अनुसार यह गोटी मृत है
   *[other] CPU के अनुसार ये { $count } गोटियाँ मृत हैं
}
stop-as-counted = मंज़ूर करने पर: काला { $black }, सफ़ेद { $white }
stop-why = क्यों, देखें
stop-mark = मृत का निशान लगाएँ
stop-to-mark = दोनों ने पास किया। मृत समूहों पर टैप करके निशान लगाएँ
stop-sent = मृत समूहों पर निशान लगा। अब सामने वाला जवाब देगा
stop-theirs = सामने वाले के अनुसार निशान वाले समूह मृत हैं
stop-other = आपने दूसरे समूहों पर निशान लगाया है
stop-goes-on = खेल आगे चलता है। { $turn }
area-stones = { $count ->
    [one] { $count } गोटी
   *[other] { $count } गोटियाँ
}
area-territory = इलाक़ा { $count }
area-button = बटन { $points }
area-komi = कोमी { $points }
area-handicap = हैंडिकैप { $points }
area-row-stones = गोटियाँ
area-row-territory = इलाक़ा
area-row-button = बटन
area-row-komi = कोमी
area-row-handicap = हैंडिकैप
area-row-total = कुल
stop-says-agreed = मृत समूहों पर सहमति हुई।
stop-says-begun = दोनों ने पास किया। मृत समूहों पर निशान लगाएँ, फिर मंज़ूर करें या आगे खेलें।
stop-says-lost = मृत का निशान: { $cells }।
stop-says-none-lost = किसी समूह पर निशान नहीं है।
stop-says-marked = { $cell } के समूह पर मृत का निशान लगा।
stop-says-unmarked = { $cell } के समूह से निशान हटा।
