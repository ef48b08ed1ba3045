### The Review screen.

review-title = आढावा
review-games = जतन केलेले डाव
review-header = { $one } { $first }{"\u2060"}–{"\u2060"}{ $second } { $two }
review-side = { $name } ({ $color })
review-graph-estimated = तुटक रेषा: अंदाज.
review-about = सुमारे { $margin }
review-play-on = पुढे खेळा
review-play-on-text = कोणाविरुद्ध? हा डाव मोजला जाणार नाही.
review-copy = शेअर करा
review-set-up = इथून पट मांडा
review-keep = जतन करा
review-kept = जतन केला
review-start = सुरुवातीची स्थिती
review-place = { $number } / { $count }
review-placed = { $color }: { $mv }
review-instead = खेळी { $number } च्या जागी
review-unknown = अजून तपासले नाही.
review-points = { $exact ->
    [yes] { $points } गुण
   *[no] सुमारे { $points } गुण
}
review-best-played = याहून चांगली खेळी नव्हती.
review-lost = { $cost } वाया.
review-won = { $ahead ->
    [black] काळा { $points } गुणांनी जिंकला.
    [white] पांढरा { $points } गुणांनी जिंकला.
   *[none] बरोबरी.
}
review-won-by-captures = { $ahead ->
    [black] गुण समान: जास्त पकडणारा काळा जिंकला.
   *[white] गुण समान: जास्त पकडणारा पांढरा जिंकला.
}
review-outlook = { $ahead ->
    [black] दोघेही उत्तम खेळले तर काळा { $points } गुणांनी जिंकतो.
    [white] दोघेही उत्तम खेळले तर पांढरा { $points } गुणांनी जिंकतो.
   *[none] दोघेही उत्तम खेळले तर बरोबरी.
}
review-estimate = { $ahead ->
    [black] अंदाज: काळा { $points } गुणांनी पुढे.
    [white] अंदाज: पांढरा { $points } गुणांनी पुढे.
   *[none] अंदाज: बरोबरी.
}
review-fix = { $count ->
    [one] एक चूक सुधारा
   *[other] { $count } चुका सुधारा
}
review-fix-none = एकही चूक नाही
review-fix-unsure = नक्की अशी चूक नाही
review-mistakes-whose = कोणाच्या चुका?
review-mistakes-of = { $name }: { $count }
review-mistakes-both = दोघे: { $count }
review-mistakes-none = पुन्हा पाहण्यासारखी चूक नाही.
review-mistakes-unsure = नक्की चूक म्हणता येईल अशी खेळी नाही.
review-mistake-place = चूक { $number } / { $count }
review-mistake-task = { $color }: { $mv }. { $cost } गेले. याहून चांगले काय होते? पटावर टॅप करा.
review-mistake-task-here = { $color } इथे खेळला. { $cost } गेले. याहून चांगले काय होते? पटावर टॅप करा.
review-mistake-played = हीच खेळी डावात खेळली होती.
review-mistake-worse = { $mv } मध्ये { $cost } वाया. दुसरी खेळी पाहा.
review-mistake-worse-it = त्यात { $cost } वाया. दुसरी खेळी पाहा.
review-mistake-better = { $mv } मध्ये { $cost } वाया: डावातल्या खेळीपेक्षा चांगली, पण याहूनही चांगली आहे.
review-mistake-better-it = त्यात { $cost } वाया: डावातल्यापेक्षा चांगली, पण याहूनही चांगली आहे.
review-mistake-checking = { $mv } तपासत आहे…
review-mistake-checking-it = तपासत आहे…
review-mistake-found = बरोबर. { $mv } ने { $saved } वाचतात.
review-mistake-found-it = बरोबर. यात { $saved } वाचतात.
review-mistake-as-good = बरोबर. { $mv } ही { $best } इतकीच चांगली आहे.
review-mistake-as-good-it = बरोबर. हीदेखील तितकीच चांगली.
review-mistake-shown = { $best } ने { $saved } वाचतात.
review-mistake-shown-it = यात { $saved } वाचतात.
review-mistake-show = उत्तर दाखवा
review-mistake-next = पुढची
review-mistake-finish = संपवा
review-mistake-end = थांबा
review-mistakes-done = सापडल्या: { $count } पैकी { $found }.
review-line = पुढे असे झाले असते: { $line }
review-first-label = सुरुवात
review-back-label = मागे
review-forward-label = पुढे
review-last-label = शेवट
review-worst = मोठी चूक
review-best = चांगली खेळी
review-to-game = खेळलेली खेळी
review-progress = तपासले: { $count } पैकी { $done }
review-progress-label = तपासणी
review-percent = { $percent }{"\u00A0"}%
review-accuracy = अचूकता
review-proved = { $state ->
    [going-on] नक्की: { $count } पैकी { $proved }. बाकीचे तपासत आहे.
   *[done] नक्की: { $count } पैकी { $proved }.
}
review-estimates = बाकीचे अंदाज आहेत: चाचणीच्या डावांत सरासरी { $usual } गुणांचा फरक, जास्तीत जास्त { $worst }.
review-left-out = { $count ->
    [one] { $count } खेळीसाठी वेळ उरला नाही. पुढील तपासणीसाठी डाव पुन्हा उघडा.
   *[other] { $count } खेळ्यांसाठी वेळ उरला नाही. पुढील तपासणीसाठी डाव पुन्हा उघडा.
}
review-accuracy-how = अचूकता कशी काढतात?
review-accuracy-text = जिथे पर्याय होता अशाच खेळ्या मोजतात. काहीच गेले नाही तर १००{"\u00A0"}%. खेळीमागे सरासरी एक गुण गेला की दहावा भाग कमी होतो: १ गुण ९०{"\u00A0"}%, २ गुण ८१{"\u00A0"}%, ५ गुण ५९{"\u00A0"}%. ६०{"\u00A0"}% पासून डाव चांगला खेळला गेला. “≈” म्हणजे काही खेळ्या अंदाज आहेत.
review-accuracy-compare = चांगले खेळाडू सरासरी किती गाठतात
review-moves = खेळ्या
review-graph = वर: काळा पुढे.
review-col-placements = खेळ्या
review-col-margin = काळ्याची आघाडी
review-filter = दाखवा
review-filter-all = सर्व
review-filter-favourites = आवडते
review-filter-lost = हरलेले
review-filter-boards = पट
review-empty = अजून एकही डाव नाही
review-more = आधीचे डाव
review-kept-won = तुम्ही { $cpu } ला { $own }{"\u2060"}–{"\u2060"}{ $other } ने हरवले
review-kept-lost = { $cpu } ने तुम्हाला { $other }{"\u2060"}–{"\u2060"}{ $own } ने हरवले
review-kept-drawn = { $cpu } शी { $own }{"\u2060"}–{"\u2060"}{ $other } बरोबरी
review-kept-left = { $cpu } विरुद्ध डाव सोडला
review-kept-people-left = { $first } – { $second }, अपूर्ण
review-tags = टॅग
review-tag-new = नवा टॅग
review-tag-add = जोडा
review-tags-full = एका डावाला { $most } टॅग लावता येतात.
review-favourite = कायम ठेवा
review-delete = हटवा
review-row-menu = आणखी पर्याय
review-deleted = डाव हटवला
review-restore = परत आणा
review-paste-label = डाव पेस्ट करा
review-paste = हा डाव पाहा
review-fault-empty = या मजकुरात एकही खेळी नाही.
review-fault-long = इतका मोठा मजकूर एका डावाचा असू शकत नाही.
review-fault-move = ओळ { $line }, खेळी { $number }: “{ $token }” इथे खेळता येत नाही.

## A game of a classic

review-discs = { $exact ->
    [yes] { $discs } गुण
   *[no] सुमारे { $discs } गुण
}
review-discs-won = { $ahead ->
    [black] काळा { $discs } च्या फरकाने जिंकला.
    [white] पांढरा { $discs } च्या फरकाने जिंकला.
   *[none] बरोबरी.
}
review-discs-outlook = { $ahead ->
    [black] नक्की: दोघेही उत्तम खेळले तर काळा { $discs } च्या फरकाने जिंकतो.
    [white] नक्की: दोघेही उत्तम खेळले तर पांढरा { $discs } च्या फरकाने जिंकतो.
   *[none] नक्की: दोघेही उत्तम खेळले तर बरोबरी.
}
review-discs-estimate = { $ahead ->
    [black] अंदाज: काळा सुमारे { $discs } ने पुढे.
    [white] अंदाज: पांढरा सुमारे { $discs } ने पुढे.
   *[none] अंदाज: बरोबरी.
}
review-discs-rest = बाकीचे अंदाज आहेत.
review-go-won = { $ahead ->
    [black] काळा { $points } गुणांनी जिंकला.
    [white] पांढरा { $points } गुणांनी जिंकला.
   *[none] बरोबरी.
}
review-go-outlook = { $ahead ->
    [black] नक्की: दोघेही उत्तम खेळले तर काळा { $points } गुणांनी जिंकतो.
    [white] नक्की: दोघेही उत्तम खेळले तर पांढरा { $points } गुणांनी जिंकतो.
   *[none] नक्की: दोघेही उत्तम खेळले तर बरोबरी.
}
review-go-estimate = { $ahead ->
    [black] अंदाज: काळा सुमारे { $points } गुणांनी पुढे.
    [white] अंदाज: पांढरा सुमारे { $points } गुणांनी पुढे.
   *[none] अंदाज: बरोबरी.
}
review-go-rest = बाकीचे अंदाज आहेत: प्रत्येक स्थितीपासून डाव शेकडो वेळा खेळून सरासरी काढली जाते.
review-no-value = पहिल्या चार खेळ्यांचे मोल ठरवले जात नाही.
review-on-time = { $color ->
    [black] काळ्याचा वेळ संपला.
   *[white] पांढऱ्याचा वेळ संपला.
}
review-play-pass = पास
review-play-button = बटण
review-play-agreed = सहमती
review-fault-turn = खेळी { $number }, { $word }: { $why }
