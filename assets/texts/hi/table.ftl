### The table of the classics: what is on it, and what a screen reader says.

table-panel = { $name }, { $color ->
    [black] काला
   *[white] सफ़ेद
}: { $score }
table-count = बोर्ड पर { $board }
table-counts = बोर्ड पर { $board }, खाली ख़ानों समेत { $score }
table-on-time = { $color ->
    [black] काले का समय ख़त्म।
   *[white] सफ़ेद का समय ख़त्म।
} बोर्ड पर { $board }
table-pasted = पेस्ट की गई बाज़ी गिनी नहीं जाती।
table-copy-moves = चालें कॉपी करें
table-copy-sheet = तालिका कॉपी करें
table-absence-title = बीच का समय गिनें?
table-absence-text = { $color ->
    [black] काले की
   *[white] सफ़ेद की
} बारी में आप { $time } तक यहाँ नहीं थे।
table-absence-go-on = बिना गिने खेलें
table-absence-count = बीच का समय गिनें
table-record = { $game } { $side }×{ $side }, { $level }

## Reversi Go

table-take-button = बटन लें
table-pass = पास
table-resign = हार मानें
table-resign-title = इस बाज़ी में हार मानें?
table-resign-text = प्रतिद्वंद्वी जीत जाएगा।
table-place = { $cell } पर रखें
table-place-cancel = वहाँ नहीं
table-agree = मंज़ूर
table-resume = आगे खेलें
table-hint-button = हिंट: बटन लें
table-hint-pass = हिंट: पास
table-passed = { $who ->
    [you] आपने पास किया
    [cpu] CPU ने पास किया
    [black] काले ने पास किया
    [white] सफ़ेद ने पास किया
   *[named] { $name } ने पास किया
}
table-took-button = { $who ->
    [you] आपने बटन लिया
    [cpu] CPU ने बटन लिया
    [black] काले ने बटन लिया
    [white] सफ़ेद ने बटन लिया
   *[named] { $name } ने बटन लिया
}
table-beside = { $what }। { $turn }
table-pass-ends = { $passed }। आपने भी पास किया तो बोर्ड जैसा है वैसा गिना जाएगा
table-refused = { $cell }: { $why }
table-cpu-plays-on = CPU सहमत नहीं है और आगे खेलता है
table-stop = दोनों ने पास किया। मृत समूहों को छुएँ
table-stop-waits = CPU मृत समूह देख रहा है
table-stop-differs = घेरे वाले समूहों पर CPU सहमत नहीं है
table-stop-opinion = { $count ->
    [0] CPU के अनुसार कोई गोटी मृत नहीं है
    [one] CPU के अनुसार यह गोटी मृत है
   *[other] CPU के अनुसार ये { $count } गोटियाँ मृत हैं
}
table-stop-why = मंज़ूर करने पर: काला { $black }, सफ़ेद { $white }
table-why = क्यों, देखें
table-mark = मृत का निशान लगाएँ
table-stop-mark = दोनों ने पास किया। मृत समूहों को छूकर निशान लगाएँ
table-stop-sent = मृत समूहों पर निशान लगा। अब सामने वाला जवाब देगा
table-stop-theirs = सामने वाले के अनुसार निशान वाले समूह मृत हैं
table-stop-other = आपने दूसरे समूहों पर निशान लगाया है
table-goes-on = खेल आगे चलता है। { $turn }
table-area-stones = { $count ->
    [one] { $count } गोटी
   *[other] { $count } गोटियाँ
}
table-area-territory = इलाक़ा { $count }
table-area-button = बटन { $points }
table-area-komi = कोमी { $points }
table-area-handicap = हैंडिकैप { $points }
table-count-stones = गोटियाँ
table-count-territory = इलाक़ा
table-count-button = बटन
table-count-komi = कोमी
table-count-handicap = हैंडिकैप
table-count-total = कुल
table-resigned = { $color ->
    [black] काले ने हार मानी।
   *[white] सफ़ेद ने हार मानी।
}
table-says-agreed = मृत समूहों पर सहमति हुई।
table-says-stop = दोनों ने पास किया। मृत समूहों पर निशान लगाएँ, फिर मंज़ूर करें या आगे खेलें।
table-says-lost = मृत का निशान: { $cells }।
table-says-none-lost = किसी समूह पर निशान नहीं है।
table-says-marked = { $cell } के समूह पर मृत का निशान लगा।
table-says-unmarked = { $cell } के समूह से निशान हटा।
