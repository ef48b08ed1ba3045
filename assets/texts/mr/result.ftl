### The result sheet and the celebrations in it.

result-day-cleared = { $date } जिंकला
result-day-progress = { $cleared } / { $days }
result-row = सलग { $days } दिवस
result-row-mended = तुमची मालिका पुन्हा जुळली: { $days } दिवस
result-easier = लढत कठीण होती! एक पातळी खाली खेळून पाहायचं का?
result-easier-play = { $level } शी खेळा
result-month-trophy = { $month } महिन्याचा करंडक तुमचा आहे
result-year-trophy = वर्ष { $year } चा करंडक तुमचा आहे
result-rank-up = श्रेणी वाढली!
result-rank-now = आता तुम्ही { $rank } आहात
result-unlocked = { $level } उघडले
result-series-open = मालिका: { $won } – { $lost }, आधी { $target } विजय
result-series-passed = रँक-अप मॅच उत्तीर्ण, { $won } – { $lost }
result-series-passed-career = एकूण { $career } विजयांनी रँक-अप मॅच उत्तीर्ण
result-series-failed = रँक-अप मॅच उत्तीर्ण नाही, { $won } – { $lost }
result-series-career = एकूण विजय: { $have } / { $need }
result-invite-title = एक रँक-अप मॅच खुली आहे
result-invite-text = { $rank } साठी: { $level } विरुद्ध { $count } डावांची मालिका.
result-invite-go = रँक-अप मॅचकडे
