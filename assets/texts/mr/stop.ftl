### Beside the board of Reversi Go: passes and the button, the stop at which both agree on what is lost, and the count.

beside-take-button = बटण घ्या
beside-button-note = सोंगटीऐवजी ½ गुण
go-first-komi = पांढरा दुसरा खेळतो, म्हणून त्याला { $points } गुण (कोमी) मिळतात.
go-first-lesson = नवीन आहात? पाच छोट्या पायऱ्या
beside-pass = पास
stop-agree = मान्य
stop-resume = पुढे खेळा
beside-hint-button = हिंट: बटण घ्या
beside-hint-pass = हिंट: पास
beside-passed = { $who ->
    [you] तुम्ही पास केले
    [black] काळ्याने पास केले
    [white] पांढऱ्याने पास केले
   *[named] { $name } यांनी पास केले
}
beside-took-button = { $who ->
    [you] तुम्ही बटण घेतले
    [black] काळ्याने बटण घेतले
    [white] पांढऱ्याने बटण घेतले
   *[named] { $name } यांनी बटण घेतले
}
beside-turn = { $what }. { $turn }
beside-pass-ends = { $passed }. तुम्हीही पास केलेत तर पट आहे तसा मोजला जाईल
stop-cpu-plays-on = CPU ला हे पटत नाही, तो पुढे खेळतो
stop-touch = दोघांनी पास केले. मृत गटांवर टॅप करा
stop-waits = CPU मृत गट शोधत आहे
stop-differs = चौकटीतल्या गटांवर CPU सहमत नाही
stop-opinion = { $count ->
    [0] CPU च्या मते एकही सोंगटी मृत नाही
    [one] CPU च्या मते ही सोंगटी मृत आहे
   *[other] CPU च्या मते या { $count } सोंगट्या मृत आहेत
}
stop-as-counted = मान्य केल्यास: काळा { $black }, पांढरा { $white }
stop-why = का ते पाहा
stop-mark = मृत म्हणून खूण करा
stop-to-mark = दोघांनी पास केले. मृत गटांवर टॅप करून खूण करा
stop-sent = मृत गटांवर खूण केली. आता समोरचा उत्तर देईल
stop-theirs = समोरच्याच्या मते खूण केलेले गट मृत आहेत
stop-other = तुम्ही वेगळ्या गटांवर खूण केली आहे
stop-goes-on = खेळ पुढे चालू. { $turn }
area-stones = { $count ->
    [one] { $count } सोंगटी
   *[other] { $count } सोंगट्या
}
area-territory = प्रदेश { $count }
area-button = बटण { $points }
area-komi = कोमी { $points }
area-handicap = हँडिकॅप { $points }
area-row-stones = सोंगट्या
area-row-territory = प्रदेश
area-row-button = बटण
area-row-komi = कोमी
area-row-handicap = हँडिकॅप
area-row-total = एकूण
stop-says-agreed = मृत गटांवर एकमत झाले.
stop-says-begun = दोघांनी पास केले. मृत गटांवर खूण करा, मग मान्य करा किंवा पुढे खेळा.
stop-says-lost = मृत अशी खूण: { $cells }.
stop-says-none-lost = कोणत्याही गटावर खूण नाही.
stop-says-marked = { $cell } वरच्या गटावर मृत अशी खूण केली.
stop-says-unmarked = { $cell } वरच्या गटाची खूण काढली.
