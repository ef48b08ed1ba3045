### The result sheet and the celebrations in it.

result-day-cleared = { $date } जिंकला
result-day-waits = रँक-अप मॅचने दिवस जिंकला जात नाही. आजचा दिवस अजून बाकी आहे.
result-row = सलग { $days } दिवस
result-row-mended = मधला दिवस भरून निघाला: सलग { $days } दिवस
result-easier = ही पातळी अवघड आहे. एक पातळी खाली खेळून पाहायचे?
result-easier-practice = ही पातळी अवघड आहे. शिक्षकांबरोबर सराव करायचा?
result-practise = सराव करा
result-month-trophy = तुम्ही { $month }चा करंडक जिंकलात
result-year-trophy = तुम्ही { $year }चा करंडक जिंकलात
result-rank-up = श्रेणी वाढली!
result-rank-now = तुम्ही { $rank } श्रेणी गाठली
result-unlocked = { $level } उघडले
result-series-open = मालिका: { $won }{"\u2060"}–{"\u2060"}{ $lost }, आधी { $target } विजय
result-series-passed = रँक-अप मॅच जिंकलात, { $won }{"\u2060"}–{"\u2060"}{ $lost }
result-series-passed-career = एकूण { $career } विजयांनी रँक-अप मॅच जिंकलात
result-series-failed = रँक-अप मॅच हरलात, { $won }{"\u2060"}–{"\u2060"}{ $lost }. हवे तेव्हा पुन्हा खेळा.
result-series-career = एकूण विजय: { $have } / { $need }
result-invite-title = रँक-अप मॅच खेळायची?
result-invite-text = { $rank } श्रेणीसाठी { $level } विरुद्ध { $count } डावांची मालिका.
result-invite-go = रँक-अप मॅच पाहा
result-see-day = दिनदर्शिका पाहा
result-try-level = { $name } विरुद्ध खेळा
result-won-by = { $who ->
    [you] तुम्ही { $points } गुणांनी जिंकलात
    [lost] तुम्ही { $points } गुणांनी हरलात
    [black] काळा { $points } गुणांनी जिंकला
    [white] पांढरा { $points } गुणांनी जिंकला
    [one] खेळाडू १ { $points } गुणांनी विजयी
    [two] खेळाडू २ { $points } गुणांनी विजयी
   *[named] { $name } { $points } गुणांनी विजयी
}
result-fewest = { $who ->
    [you] तुम्ही जिंकलात: कमी सोंगट्या, { $own }{"\u2060"}–{"\u2060"}{ $other }
    [lost] तुम्ही हरलात: जास्त सोंगट्या, { $other }{"\u2060"}–{"\u2060"}{ $own }
    [black] काळा जिंकला: कमी सोंगट्या, { $own }{"\u2060"}–{"\u2060"}{ $other }
    [white] पांढरा जिंकला: कमी सोंगट्या, { $own }{"\u2060"}–{"\u2060"}{ $other }
    [one] खेळाडू १ विजयी: कमी सोंगट्या, { $own }{"\u2060"}–{"\u2060"}{ $other }
    [two] खेळाडू २ विजयी: कमी सोंगट्या, { $own }{"\u2060"}–{"\u2060"}{ $other }
   *[named] { $name } विजयी: कमी सोंगट्या, { $own }{"\u2060"}–{"\u2060"}{ $other }
}
result-lost = तुम्ही हरलात
result-turning = तुमच्या खेळी { $number } पर्यंत चुरस होती
result-turned = तुमच्या खेळी { $number } ला डाव फिरला
result-replay = डाव सहा सेकंदांत पुन्हा पाहा
result-count = मोजणी पाहा
result-fix = माझ्या चुका सुधारा
result-again-practice = सरावासाठी पुन्हा खेळा
result-next = { $rank } · { $what }
result-next-exam = रँक-अप मॅच खुली आहे
result-on-board-counted = पटावर { $board }, रिकामी घरे धरून { $score }
result-wipeout = { $full ->
    [true] { $score }, पूर्ण सफाया
   *[false] पटावर { $board }; रिकामी घरे धरून { $score }, पूर्ण सफाया
}
result-on-time = { result-out-of-time } पटावर { $board }
result-out-of-time = { $color ->
    [black] काळ्याचा वेळ संपला.
   *[white] पांढऱ्याचा वेळ संपला.
}
result-gave-up = { $who ->
    [you] तुम्ही डाव सोडला.
    [black] काळ्याने डाव सोडला.
    [white] पांढऱ्याने डाव सोडला.
   *[named] { $name } यांनी डाव सोडला.
}
result-pasted = हा डाव सुरुवातीपासून खेळलेला नाही, म्हणून मोजला जात नाही.
result-honour-wipeout = { $color ->
    [black] पूर्ण सफाया: एकही काळी सोंगटी उरली नाही
   *[white] पूर्ण सफाया: एकही पांढरी सोंगटी उरली नाही
}
result-honour-capture = { $who ->
    [you] तुम्ही एकाच खेळीत { $count } सोंगट्या पकडल्या
    [black] काळ्याने एकाच खेळीत { $count } सोंगट्या पकडल्या
    [white] पांढऱ्याने एकाच खेळीत { $count } सोंगट्या पकडल्या
   *[named] { $name } यांनी एकाच खेळीत { $count } सोंगट्या पकडल्या
}
result-honour-row = सलग { $days } दिवस: तुमची आतापर्यंतची सर्वांत लांब मालिका
