### The Ranks screen and the ranks' names.

rank-1 = काग़ज़
rank-2 = चमड़ा
rank-3 = लकड़ी
rank-4 = पत्थर
rank-5 = लोहा
rank-6 = इस्पात
rank-7 = काँसा
rank-8 = चाँदी
rank-9 = सोना
rank-10 = प्लैटिनम
rank-11 = फ़िरोज़ा
rank-12 = एक्वामरीन
rank-13 = तामड़ा
rank-14 = पुखराज
rank-15 = जामुनिया
rank-16 = माणिक
rank-17 = नीलम
rank-18 = पन्ना
rank-19 = हीरा
rank-20 = विशेषज्ञ
rank-21 = निपुण
rank-22 = चैंपियन
rank-23 = उस्ताद
rank-24 = महानायक
rank-25 = ग्रैंड मास्टर
rank-26 = महाउस्ताद
rank-27 = अधिपति
rank-28 = उपदेव
rank-29 = देव
rank-30 = ज़्यूस

ranks-title = रैंक
ranks-place = 30 में से रैंक { $number }
ranks-next = अगली: { $rank }
ranks-top = आप सीढ़ी के शिखर पर हैं।
ranks-progress = { $have } / { $need }
ranks-progress-words = { $level } पर { $need } में से { $have } जीतें
ranks-here = आप यहाँ हैं
ranks-state-done = पाई जा चुकी
ranks-state-current = आपकी रैंक
ranks-state-locked = अभी नहीं मिली
ranks-row = रैंक { $number }: { $rank }, { $state }।
ranks-unlocks = { $level } खुलता है
ranks-list = 30 रैंकों की सीढ़ी

ranks-tier-1 = आसपास की चीज़ें
ranks-tier-2 = धातुएँ
ranks-tier-3 = रत्न
ranks-tier-4 = उपाधियाँ
ranks-tier-5 = शिखर

ranks-asks-start = सब यहीं से शुरू करते हैं
ranks-asks-first-win = अपनी पहली बाज़ी जीतें
ranks-asks-wins = { $level } पर { $wins } जीतें
ranks-asks-exam = रैंक-अप मैच: { $level } के ख़िलाफ़ { $count } बाज़ियों की शृंखला (पहले { $target } जीतें)
ranks-asks-exam-career = रैंक-अप मैच: { $level } के ख़िलाफ़ { $count } बाज़ियों की शृंखला (पहले { $target } जीतें), या कुल { $career } जीतें
