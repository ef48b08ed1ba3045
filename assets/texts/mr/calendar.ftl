### The Calendar screen.

calendar-title = दिनदर्शिका
calendar-earlier = मागचा महिना
calendar-later = पुढचा महिना
calendar-go-today = हा महिना
calendar-progress = { $cleared } / { $days }
calendar-progress-words = { $days } पैकी { $cleared } दिवस जिंकले
calendar-to-go = आणखी { $missing } दिवस जिंका, { $month }चा करंडक मिळवा
calendar-complete = { $month }चा करंडक तुमचा झाला!
calendar-hint = कोणताही दिवस निवडा आणि CPU ला हरवा: तो दिवस हिरवा होईल.
calendar-trophy-earned = { $month }चा करंडक, मिळाला
calendar-trophy-locked = { $month }चा करंडक, अजून मिळाला नाही
calendar-trophies = सर्व करंडक
calendar-grid = { $month }चे दिवस

calendar-day-cleared = { $date }, जिंकलेला. पुन्हा खेळा.
calendar-day-open = { $date }, अजून बाकी. हा दिवस खेळा.
calendar-day-future = { $date }, अजून यायचा आहे.
calendar-day-future-cleared = { $date }, जिंकलेला, अजून यायचा आहे.
calendar-today-cleared = आज, { $date }, जिंकलेला. पुन्हा खेळा.
calendar-today-open = आज, { $date }, अजून बाकी. हा दिवस खेळा.
calendar-day-with-puzzle = { $day }, कोडे सोडवले
calendar-day-with-stars = { $day } { $stars }.
calendar-legend-cleared = जिंकलेला दिवस
calendar-legend-stars = आजच्या डावाचे तारे
calendar-legend-puzzle = कोडे सोडवले
calendar-gilded = रोज दोन तारे: करंडकाला सोन्याचा मुलामा.
