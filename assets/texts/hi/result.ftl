### The result sheet and the celebrations in it.

result-day-cleared = { $date } जीता
result-day-progress = { $cleared } / { $days }
result-row = लगातार { $days } दिन
result-row-mended = आपका सिलसिला फिर जुड़ गया: { $days } दिन
result-easier = मुक़ाबला कड़ा था! एक लेवल नीचे खेलकर देखें?
result-easier-play = { $level } से खेलें
result-month-trophy = { $month } की ट्रॉफ़ी आपकी है
result-year-trophy = साल { $year } की ट्रॉफ़ी आपकी है
result-rank-up = रैंक बढ़ी!
result-rank-now = अब आप { $rank } हैं
result-unlocked = { $level } खुल गया
result-series-open = शृंखला: { $won } – { $lost }, पहले { $target } जीतें
result-series-passed = रैंक-अप मैच पास, { $won } – { $lost }
result-series-passed-career = कुल { $career } जीतों से रैंक-अप मैच पास
result-series-failed = रैंक-अप मैच पास नहीं हुआ, { $won } – { $lost }
result-series-career = कुल जीतें: { $have } / { $need }
result-invite-title = एक रैंक-अप मैच खुला है
result-invite-text = { $rank } के लिए: { $level } के ख़िलाफ़ { $count } बाज़ियों की शृंखला।
result-invite-go = रैंक-अप मैच पर जाएँ
