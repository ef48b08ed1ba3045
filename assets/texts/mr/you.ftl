## The You place.

you-title = तुम्ही
you-ranks = श्रेणी
you-records = नोंदी
you-trophies = करंडक
you-friends = मित्र
you-kept = जतन केलेले डाव
you-rules = नियम
you-settings = सेटिंग
you-captured = पकडलेल्या सोंगट्या
you-puzzles = पहिल्या प्रयत्नात सुटलेली कोडी
you-last = मागचा डाव
you-opponents = प्रतिस्पर्धी
# For screen readers, below a face.
you-met = { $name }, खेळून झाले
you-unmet = { $name }, खेळायचे बाकी

## The Ranks screen and the ranks' names.

rank-1 = कागद
rank-2 = चामडे
rank-3 = लाकूड
rank-4 = दगड
rank-5 = लोखंड
rank-6 = पोलाद
rank-7 = कांस्य
rank-8 = चांदी
rank-9 = सोने
rank-10 = प्लॅटिनम
rank-11 = पिरोजा
rank-12 = ॲक्वामरीन
rank-13 = गार्नेट
rank-14 = पुष्कराज
rank-15 = ॲमेथिस्ट
rank-16 = माणिक
rank-17 = नीलम
rank-18 = पाचू
rank-19 = हिरा
rank-20 = तज्ज्ञ
rank-21 = निष्णात
rank-22 = चॅम्पियन
rank-23 = मास्टर
rank-24 = दिग्गज
rank-25 = ग्रँड मास्टर
rank-26 = आर्च मास्टर
rank-27 = अधिपती
rank-28 = उपदेव
rank-29 = देव
rank-30 = झ्यूस

ranks-title = श्रेणी
ranks-place = श्रेणी { $number } / ३०
ranks-next = पुढची: { $rank }
ranks-top = तुम्ही अगदी शिखरावर पोहोचलात.
ranks-progress = { $have } / { $need }
ranks-progress-words = { $level } विरुद्ध { $need } पैकी { $have } विजय
ranks-here = तुम्ही इथे आहात
ranks-state-done = मिळाली
ranks-state-current = तुमची श्रेणी
ranks-state-locked = अजून मिळाली नाही
ranks-row = श्रेणी { $number }: { $rank }, { $state }.
ranks-unlocks = { $level } उघडेल
ranks-list = ३० श्रेणींची शिडी

ranks-tier-1 = रोजच्या वस्तू
ranks-tier-2 = धातू
ranks-tier-3 = रत्ने
ranks-tier-4 = पदव्या
ranks-tier-5 = शिखर

ranks-asks-start = सगळ्यांची सुरुवात इथूनच
ranks-asks-first-win = ताऱ्यावर एक विजय
ranks-asks-wins = { $level } ला { $wins } वेळा हरवा
ranks-asks-exam = रँक-अप मॅच: { $level } विरुद्ध { $count } डावांची मालिका (आधी { $target } विजय)
ranks-asks-exam-career = रँक-अप मॅच: { $level } विरुद्ध { $count } डावांची मालिका (आधी { $target } विजय), किंवा याच मॅचमध्ये एकूण { $career } विजय

## The Rank-Up screen.

rankup-title = रँक-अप मॅच
rankup-for = { $rank } श्रेणीसाठी
rankup-opponent = प्रतिस्पर्धी
rankup-opponent-name = { $level } { $name }
rankup-length = मालिका
rankup-best-of = { $count } डाव
rankup-first-to = आधी { $target } विजय
rankup-or-career = किंवा याच मॅचमध्ये एकूण { $career } विजय
rankup-career = एकूण विजय
rankup-career-words = या मॅचमध्ये { $need } पैकी { $have } एकूण विजय
rankup-unlocks = उघडते
rankup-color = पहिल्या डावात तुमचा रंग
rankup-start = मालिका सुरू करा
rankup-rules-title = कसे खेळायचे
rankup-rule-series = एकामागून एक डाव, दर वेळी रंग बदलून.
rankup-rule-drawn = बरोबरी कोणाचीच मोजत नाहीत; तुम्ही पुढे खेळत राहता.
rankup-rule-undo = खेळी मागे घेता येत नाही, हिंटही नाही.
rankup-rule-leave = डाव सोडला तर मालिका संपते आणि तुम्ही ती हरता.
rankup-rule-phone = फोन आला किंवा ॲप बंद झाले तरी हरकत नाही: मालिका तुमची वाट पाहील.
rankup-rule-career = सगळ्या प्रयत्नांत मिळून { $need } डाव जिंकलात, तरी श्रेणी तुमची.
rankup-rule-again = हरल्याने काही जात नाही. हवे तितक्या वेळा खेळा.
rankup-what = रँक-अप मॅच म्हणजे काय?
rankup-what-text = काही श्रेणी रँक-अप मॅचमध्ये जिंकाव्या लागतात: एकाच पातळीशी, न थांबता, डावामागून डाव. CPU च्या आधी लक्ष्य गाठा, की श्रेणी तुमची.
rankup-list-step = { $from } → { $to }
rankup-list-asks = { $level } विरुद्ध { $count } डावांची मालिका (आधी { $target } विजय)
rankup-list-next = तुमची पुढची मॅच
rankup-list-passed = जिंकली
rankup-closed-title = आत्ता रँक-अप मॅच नाही
rankup-closed-next = पुढची { $rank } श्रेणीसाठी आहे. तुम्ही { $before } श्रेणी गाठली की ती उघडेल.
rankup-closed-ranks = सर्व श्रेणी पाहा
rankup-done-title = सगळ्या जिंकलात
rankup-done-text = तुम्ही झ्यूस आहात. आता तुम्हाला आव्हान देणारे कोणी उरले नाही.
rankup-attempts = { $count ->
    [one] तुम्ही एकदा प्रयत्न केला आहे.
   *[other] तुम्ही { $count } वेळा प्रयत्न केला आहे.
}

## The Records screen.

records-title = नोंदी
records-empty-title = अजून इथे काही नाही
records-empty-text = पहिला डाव झाला की तुमचे निकाल इथे दिसतील.
records-empty-play = डाव खेळा
records-unnamed-title = मोजला जाणारा निकाल अजून नाही
records-unnamed-text = आतापर्यंतचे डाव दोघांनी नावे न लिहिता खेळले आहेत. डावाआधी दोन्ही खेळाडूंची नावे लिहा, म्हणजे त्यांचे निकाल इथे राहतील.
records-today = आज
records-total = आतापर्यंत
records-won = विजय
records-lost = पराभव
records-drawn = बरोबरी
records-percent = विजय %
records-percent-value = { $percent }{"\u00A0"}%
records-none = –
records-level = पातळी
records-levels = पातळीनुसार निकाल
records-head = वि
records-head-lost = प
records-head-drawn = ब
records-streaks = सलग
records-streak-wins = सलग विजय
records-streak-days = सलग दिवस
records-streak-weeks = या आठवड्याचे दिवस
records-streak-best = सर्वाधिक { $best }
records-chart = काळानुसार निकाल
records-chart-days = ३० दिवस
records-chart-months = १२ महिने
records-chart-words = { $from } ते { $to }: { $won } विजय, { $lost } पराभव, { $drawn } बरोबरी.
records-chart-table = तक्ता पाहा
records-chart-when = केव्हा
records-chart-empty = या काळात एकही डाव नाही.
records-pairs = समोरासमोर
records-pair-words = { $first } यांचे { $won } विजय, { $second } यांचे { $lost }, बरोबरी { $drawn }.
records-pairs-of = समोरासमोर: { $game }
records-pairs-empty = दोघांच्या डावात दोन्ही नावे लिहा, म्हणजे त्यांचे निकाल इथे राहतील.
records-more-pairs = आणखी
records-classics = रिव्हर्सी आणि रिव्हर्सी गो
records-ties = रिव्हर्सी: बरोबरी म्हणजे अर्धा विजय.
records-board-and-level = { $game } { $board }, { $level }

## The Trophies screen.

trophies-title = करंडक
trophies-intro = महिन्याचा प्रत्येक दिवस जिंका आणि त्या महिन्याचा करंडक मिळवा. असे बारा झाले की वर्षाचा करंडक.
trophies-start = दिनदर्शिकेकडे
trophies-year-earned = { $year }चा करंडक, मिळाला
trophies-year-locked = { $year }चा करंडक, अजून मिळाला नाही
trophies-year-progress = १२ पैकी { $earned } महिने
trophies-month-earned = { $month } { $progress }: करंडक मिळाला. हा महिना उघडा.
trophies-month-open = { $month } { $progress }: जिंकलेले दिवस. हा महिना उघडा.
trophies-month-future = { $month }: अजून यायचा आहे.
trophies-month-progress = { $cleared } / { $days }
trophies-more = आधीची वर्षे
