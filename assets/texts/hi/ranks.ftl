### The Ranks screen and the ranks' names.

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
ranks-asks-first-win = अपनी पहली बाज़ी जीतें
ranks-asks-wins = { $level } को { $wins } बार हराएँ
ranks-asks-exam = रैंक-अप मैच: { $level } से { $count } बाज़ियों की सीरीज़ (पहले { $target } जीत)
ranks-asks-exam-career = रैंक-अप मैच: { $level } से { $count } बाज़ियों की सीरीज़ (पहले { $target } जीत), या इसी मैच में कुल { $career } जीत
