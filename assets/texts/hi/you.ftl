## The You place.

you-title = आप
you-ranks = रैंक
you-records = रिकॉर्ड
you-trophies = ट्रॉफ़ी
you-friends = दोस्त
you-kept = सेव की हुई बाज़ियाँ
you-rules = नियम
you-settings = सेटिंग
you-captured = पकड़ी हुई गोटियाँ
you-puzzles = पहली बार में हल पहेलियाँ
you-last = पिछली बाज़ी
you-opponents = प्रतिद्वंद्वी
# For screen readers, below a face.
you-met = { $name }, इनसे खेल चुके हैं
you-unmet = { $name }, इनसे खेलना बाक़ी है

## The Ranks screen and the ranks' names.

rank-1 = काग़ज़
rank-2 = चमड़ा
rank-3 = लकड़ी
rank-4 = पत्थर
rank-5 = लोहा
rank-6 = स्टील
rank-7 = काँसा
rank-8 = चाँदी
rank-9 = सोना
rank-10 = प्लैटिनम
rank-11 = फ़िरोज़ा
rank-12 = एक्वामरीन
rank-13 = गार्नेट
rank-14 = पुखराज
rank-15 = एमेथिस्ट
rank-16 = माणिक
rank-17 = नीलम
rank-18 = पन्ना
rank-19 = हीरा
rank-20 = विशेषज्ञ
rank-21 = माहिर
rank-22 = चैंपियन
rank-23 = मास्टर
rank-24 = दिग्गज
rank-25 = ग्रैंड मास्टर
rank-26 = आर्च मास्टर
rank-27 = अधिपति
rank-28 = उपदेवता
rank-29 = देवता
rank-30 = ज़्यूस

ranks-title = रैंक
ranks-place = 30 में से रैंक { $number }
ranks-next = अगली: { $rank }
ranks-top = आप सबसे ऊपर पहुँच गए हैं।
ranks-progress = { $have } / { $need }
ranks-progress-words = { $level } पर { $need } में से { $have } जीत
ranks-here = आप यहाँ हैं
ranks-state-done = मिल चुकी
ranks-state-current = आपकी रैंक
ranks-state-locked = अभी नहीं मिली
ranks-row = रैंक { $number }: { $rank }, { $state }।
ranks-unlocks = { $level } खुलेगा
ranks-list = 30 रैंकों की सीढ़ी

ranks-tier-1 = रोज़मर्रा की चीज़ें
ranks-tier-2 = धातुएँ
ranks-tier-3 = रत्न
ranks-tier-4 = ख़िताब
ranks-tier-5 = शिखर

ranks-asks-start = सब यहीं से शुरू करते हैं
ranks-asks-first-win = तारे पर एक जीत
ranks-asks-wins = { $level } को { $wins } बार हराएँ
ranks-asks-exam = रैंक-अप मैच: { $level } से { $count } बाज़ियों की सीरीज़ ({ $target } जीत तक)
ranks-asks-exam-career = रैंक-अप मैच: { $level } से { $count } बाज़ियों की सीरीज़ ({ $target } जीत तक), या इसी मैच में कुल { $career } जीत

## The Rank-Up screen.

rankup-title = रैंक-अप मैच
rankup-for = { $rank } रैंक के लिए
rankup-opponent = प्रतिद्वंद्वी
rankup-opponent-name = { $level } { $name }
rankup-length = सीरीज़
rankup-best-of = { $count } बाज़ियाँ
rankup-first-to = { $target } जीत तक
rankup-or-career = या इसी मैच में कुल { $career } जीत
rankup-career = कुल जीत
rankup-career-words = इस मैच में { $need } में से { $have } कुल जीत
rankup-unlocks = खुलता है
rankup-color = पहली बाज़ी में आपका रंग
rankup-start = सीरीज़ शुरू करें
rankup-rules-title = कैसे खेलते हैं
rankup-rule-series = एक के बाद एक बाज़ी, हर बार रंग बदलकर।
rankup-rule-drawn = बराबरी किसी की नहीं गिनी जाती; आप बस आगे खेलते हैं।
rankup-rule-undo = न चाल वापस, न हिंट।
rankup-rule-leave = बाज़ी छोड़ी तो सीरीज़ ख़त्म, और हार मानी जाएगी।
rankup-rule-phone = फ़ोन आए या ऐप बंद हो, कोई बात नहीं: सीरीज़ आपका इंतज़ार करेगी।
rankup-rule-career = सारी कोशिशें मिलाकर { $need } बाज़ियाँ जीत लें, तब भी रैंक आपकी।
rankup-rule-again = हारने पर कुछ नहीं जाता। जितनी बार चाहें खेलें।
rankup-what = रैंक-अप मैच क्या है?
rankup-what-text = कुछ रैंक रैंक-अप मैच में जीती जाती हैं: एक ही लेवल से, बिना रुके, कई बाज़ियों की सीरीज़। CPU से पहले लक्ष्य तक पहुँचें, और रैंक आपकी।
rankup-list-step = { $from } → { $to }
rankup-list-asks = { $level } से { $count } बाज़ियों की सीरीज़ ({ $target } जीत तक)
rankup-list-next = आपका अगला मैच
rankup-list-passed = जीता
rankup-closed-title = अभी कोई रैंक-अप मैच नहीं
rankup-closed-next = अगला { $rank } रैंक के लिए है। वह { $before } रैंक पर पहुँचते ही खुलेगा।
rankup-closed-ranks = सभी रैंक देखें
rankup-done-title = आपने सब जीत लिए
rankup-done-text = आप ज़्यूस हैं। अब आपको ललकारने वाला कोई नहीं बचा।
rankup-attempts = आप { $count } बार कोशिश कर चुके हैं।

## The Records screen.

records-title = रिकॉर्ड
records-empty-title = अभी यहाँ कुछ नहीं
records-empty-text = पहली बाज़ी के बाद आपके नतीजे यहाँ दिखेंगे।
records-empty-play = बाज़ी खेलें
records-unnamed-title = गिना जाने वाला कोई नतीजा अभी नहीं
records-unnamed-text = अब तक की बाज़ियाँ दो लोगों ने नाम लिखे बिना खेली हैं। बाज़ी से पहले दोनों खिलाड़ियों के नाम लिखें, तो उनके नतीजे यहाँ रहेंगे।
records-today = आज
records-total = अब तक
records-won = जीत
records-lost = हार
records-drawn = बराबरी
records-percent = जीत %
records-percent-value = { $percent }{"\u00A0"}%
records-none = –
records-level = लेवल
records-levels = हर लेवल के नतीजे
records-head = जी
records-head-lost = हा
records-head-drawn = ब
records-streaks = लगातार
records-streak-wins = लगातार जीत
records-streak-days = लगातार दिन
records-streak-weeks = इस हफ़्ते के दिन
records-streak-best = सबसे ज़्यादा { $best }
records-chart = समय के साथ नतीजे
records-chart-days = 30 दिन
records-chart-months = 12 महीने
records-chart-words = { $from } से { $to } तक: { $won } जीत, { $lost } हार, { $drawn } बराबरी।
records-chart-table = टेबल में देखें
records-chart-when = कब
records-chart-empty = इस दौरान कोई बाज़ी नहीं।
records-pairs = आमने-सामने
records-pair-words = { $first } ने { $won } जीतीं, { $second } ने { $lost }, बराबर { $drawn }।
records-pairs-of = आमने-सामने: { $game }
records-pairs-empty = दो खिलाड़ियों की बाज़ी में दोनों के नाम लिखें, तो उनके नतीजे यहाँ रहेंगे।
records-more-pairs = और
records-classics = रिवर्सी और रिवर्सी गो
records-ties = रिवर्सी: बराबरी आधी जीत गिनी जाती है।
records-board-and-level = { $game } { $board }, { $level }

## The Trophies screen.

trophies-title = ट्रॉफ़ियाँ
trophies-intro = महीने का हर दिन जीतें और उस महीने की ट्रॉफ़ी पाएँ। ऐसी बारह ट्रॉफ़ियों पर साल की ट्रॉफ़ी मिलती है।
trophies-start = कैलेंडर पर जाएँ
trophies-year-earned = { $year } की ट्रॉफ़ी, मिल चुकी
trophies-year-locked = { $year } की ट्रॉफ़ी, अभी नहीं मिली
trophies-year-progress = 12 में से { $earned } महीने
trophies-month-earned = { $month } { $progress }: ट्रॉफ़ी मिल चुकी। यह महीना खोलें।
trophies-month-open = { $month } { $progress }: जीते हुए दिन। यह महीना खोलें।
trophies-month-future = { $month }: आने वाला महीना।
trophies-month-progress = { $cleared } / { $days }
trophies-more = पिछले साल
