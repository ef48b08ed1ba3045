### The result sheet and the celebrations in it.

result-day-cleared = { $date } जीता
result-day-waits = रैंक-अप मैच से दिन नहीं जीता जाता। आज का दिन अभी बाक़ी है।
result-row = लगातार { $days } दिन
result-row-mended = ख़ाली दिन भर गया: लगातार { $days } दिन
result-easier = मुक़ाबला कड़ा है। एक लेवल नीचे खेलकर देखें?
result-easier-practice = मुक़ाबला कड़ा है। शिक्षक के साथ अभ्यास करें?
result-practise = अभ्यास करें
result-month-trophy = आपने { $month } की ट्रॉफ़ी जीती
result-year-trophy = आपने { $year } की ट्रॉफ़ी जीती
result-rank-up = रैंक बढ़ी!
result-rank-now = आपने { $rank } रैंक पा ली
result-unlocked = { $level } खुल गया
result-series-open = सीरीज़: { $won }{"\u2060"}–{"\u2060"}{ $lost }, { $target } जीत तक
result-series-passed = रैंक-अप मैच में जीत, { $won }{"\u2060"}–{"\u2060"}{ $lost }
result-series-passed-career = कुल { $career } जीत से रैंक-अप मैच आपका
result-series-failed = रैंक-अप मैच में हार, { $won }{"\u2060"}–{"\u2060"}{ $lost }। जब चाहें फिर खेलें।
result-series-career = कुल जीत: { $have } / { $need }
result-invite-title = रैंक-अप मैच खेलें?
result-invite-text = { $rank } रैंक: { $level } से { $count } बाज़ियों की सीरीज़।
result-invite-go = रैंक-अप मैच देखें
result-see-day = कैलेंडर देखें
result-try-level = { $name } से खेलें
result-won-by = { $who ->
    [you] आप { $points } अंक से जीते
    [lost] आप { $points } अंक से हारे
    [black] काला { $points } अंक से जीता
    [white] सफ़ेद { $points } अंक से जीता
    [one] खिलाड़ी 1 { $points } अंक से जीता
    [two] खिलाड़ी 2 { $points } अंक से जीता
   *[named] { $name } की { $points } अंक से जीत
}
result-fewest = { $who ->
    [you] आप जीते: कम गोटियाँ, { $own }{"\u2060"}–{"\u2060"}{ $other }
    [lost] आप हारे: ज़्यादा गोटियाँ, { $other }{"\u2060"}–{"\u2060"}{ $own }
    [black] काला जीता: कम गोटियाँ, { $own }{"\u2060"}–{"\u2060"}{ $other }
    [white] सफ़ेद जीता: कम गोटियाँ, { $own }{"\u2060"}–{"\u2060"}{ $other }
    [one] खिलाड़ी 1 की जीत: कम गोटियाँ, { $own }{"\u2060"}–{"\u2060"}{ $other }
    [two] खिलाड़ी 2 की जीत: कम गोटियाँ, { $own }{"\u2060"}–{"\u2060"}{ $other }
   *[named] { $name } की जीत: कम गोटियाँ, { $own }{"\u2060"}–{"\u2060"}{ $other }
}
result-lost = आप हार गए
result-turning = मुक़ाबला आपकी चाल { $number } तक बराबर का था
result-turned = बाज़ी आपकी चाल { $number } पर पलटी
result-replay = बाज़ी छह सेकंड में फिर देखें
result-count = गिनती देखें
result-fix = मेरी ग़लतियाँ सुधारें
result-again-practice = अभ्यास के लिए फिर खेलें
result-next = { $rank } · { $what }
result-next-exam = रैंक-अप मैच खुला है
result-on-board-counted = बोर्ड पर { $board }, ख़ाली खानों समेत { $score }
result-wipeout = { $full ->
    [true] { $score }, पूरा सफ़ाया
   *[false] बोर्ड पर { $board }; ख़ाली खानों समेत { $score }, पूरा सफ़ाया
}
result-on-time = { result-out-of-time } बोर्ड पर { $board }
result-out-of-time = { $color ->
    [black] काले का समय ख़त्म।
   *[white] सफ़ेद का समय ख़त्म।
}
result-gave-up = { $who ->
    [you] आपने बाज़ी छोड़ी।
    [black] काले ने बाज़ी छोड़ी।
    [white] सफ़ेद ने बाज़ी छोड़ी।
   *[named] { $name } ने बाज़ी छोड़ी।
}
result-pasted = यह बाज़ी शुरू से नहीं खेली गई, इसलिए गिनी नहीं जाती।
result-honour-wipeout = { $color ->
    [black] पूरा सफ़ाया: एक भी काली गोटी नहीं बची
   *[white] पूरा सफ़ाया: एक भी सफ़ेद गोटी नहीं बची
}
result-honour-capture = { $who ->
    [you] आपने एक ही चाल में { $count } गोटियाँ पकड़ीं
    [black] काले ने एक ही चाल में { $count } गोटियाँ पकड़ीं
    [white] सफ़ेद ने एक ही चाल में { $count } गोटियाँ पकड़ीं
   *[named] { $name } ने एक ही चाल में { $count } गोटियाँ पकड़ीं
}
result-honour-row = लगातार { $days } दिन: अब तक का आपका सबसे लंबा सिलसिला
