### The table of the classics: what is on it, and what a screen reader says.

table-panel = { $name }, { $color ->
    [black] काळा
   *[white] पांढरा
}: { $score }
table-count = पटावर { $board }
table-counts = पटावर { $board }, रिकामी घरे धरून { $score }
table-on-time = { $color ->
    [black] काळ्याची वेळ संपली.
   *[white] पांढऱ्याची वेळ संपली.
} पटावर { $board }
table-pasted = पेस्ट केलेला डाव मोजला जात नाही.
table-copy-moves = खेळ्या कॉपी करा
table-copy-sheet = तक्ता कॉपी करा
table-absence-title = मधली वेळ धरायची?
table-absence-text = { $color ->
    [black] काळ्याची
   *[white] पांढऱ्याची
} खेळी असताना { $time } इतका वेळ तुम्ही इथे नव्हता.
table-absence-go-on = न धरता खेळा
table-absence-count = मधली वेळ धरा
table-record = { $game } { $side }×{ $side }, { $level }

## Reversi Go

table-take-button = बटण घ्या
table-pass = पास
table-resign = हार माना
table-resign-title = या डावात हार मानायची?
table-resign-text = प्रतिस्पर्धी जिंकेल.
table-place = { $cell } वर ठेवा
table-place-cancel = तिथे नको
table-agree = मान्य
table-resume = पुढे खेळा
table-hint-button = हिंट: बटण घ्या
table-hint-pass = हिंट: पास
table-passed = { $who ->
    [you] तुम्ही पास केले
    [cpu] CPU ने पास केले
    [black] काळ्याने पास केले
    [white] पांढऱ्याने पास केले
   *[named] { $name } यांनी पास केले
}
table-took-button = { $who ->
    [you] तुम्ही बटण घेतले
    [cpu] CPU ने बटण घेतले
    [black] काळ्याने बटण घेतले
    [white] पांढऱ्याने बटण घेतले
   *[named] { $name } यांनी बटण घेतले
}
table-beside = { $what }. { $turn }
table-pass-ends = { $passed }. तुम्हीही पास केलेत तर पट आहे तसा मोजला जाईल
table-refused = { $cell }: { $why }
table-cpu-plays-on = CPU ला हे पटत नाही, तो पुढे खेळतो
table-stop = दोघांनी पास केले. मृत गटांना स्पर्श करा
table-stop-waits = CPU मृत गट शोधत आहे
table-stop-differs = रेषेतले गट CPU ला वेगळे वाटतात
table-stop-opinion = { $count ->
    [0] CPU च्या मते एकही सोंगटी मृत नाही
    [one] CPU च्या मते ही सोंगटी मृत आहे
   *[other] CPU च्या मते या { $count } सोंगट्या मृत आहेत
}
table-stop-why = मान्य केल्यास: काळा { $black }, पांढरा { $white }
table-why = का ते पाहा
table-mark = मृत म्हणून खूण करा
table-stop-mark = दोघांनी पास केले. मृत गटांना स्पर्श करून खूण करा
table-stop-sent = मृत गटांवर खूण केली. आता समोरचा उत्तर देईल
table-stop-theirs = समोरच्याच्या मते खूण केलेले गट मृत आहेत
table-stop-other = तुम्ही वेगळ्या गटांवर खूण केली आहे
table-goes-on = खेळ पुढे चालू. { $turn }
table-area-stones = { $count ->
    [one] { $count } सोंगटी
   *[other] { $count } सोंगट्या
}
table-area-territory = प्रदेश { $count }
table-area-button = बटण { $points }
table-area-komi = कोमी { $points }
table-area-handicap = हँडिकॅप { $points }
table-count-stones = सोंगट्या
table-count-territory = प्रदेश
table-count-button = बटण
table-count-komi = कोमी
table-count-handicap = हँडिकॅप
table-count-total = एकूण
table-resigned = { $color ->
    [black] काळ्याने हार मानली.
   *[white] पांढऱ्याने हार मानली.
}
table-says-agreed = मृत गटांवर एकमत झाले.
table-says-stop = दोघांनी पास केले. मृत गटांवर खूण करा, मग मान्य करा किंवा पुढे खेळा.
table-says-lost = मृत अशी खूण: { $cells }.
table-says-none-lost = कोणत्याही गटावर खूण नाही.
table-says-marked = { $cell } वरच्या गटावर मृत अशी खूण केली.
table-says-unmarked = { $cell } वरच्या गटाची खूण काढली.
