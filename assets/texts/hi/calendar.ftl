### The Calendar screen.

calendar-title = कैलेंडर
calendar-earlier = पिछला महीना
calendar-later = अगला महीना
calendar-go-today = यह महीना
calendar-progress = { $cleared } / { $days }
calendar-progress-words = { $days } में से { $cleared } दिन जीते
calendar-to-go = { $missing } दिन और जीतें, { $month } की ट्रॉफ़ी पाएँ
calendar-complete = { $month } की ट्रॉफ़ी आपकी हुई!
calendar-hint = कोई दिन चुनें और CPU को हराएँ: वह दिन हरा हो जाएगा।
calendar-trophy-earned = { $month } की ट्रॉफ़ी, मिल चुकी
calendar-trophy-locked = { $month } की ट्रॉफ़ी, अभी नहीं मिली
calendar-trophies = सभी ट्रॉफ़ियाँ
calendar-grid = { $month } के दिन

calendar-day-cleared = { $date }, जीता हुआ। फिर से खेलें।
calendar-day-open = { $date }, अभी बाक़ी। यह दिन खेलें।
calendar-day-future = { $date }, आने वाला दिन।
calendar-day-future-cleared = { $date }, जीता हुआ, पर आने वाला दिन।
calendar-today-cleared = आज, { $date }, जीता हुआ। फिर से खेलें।
calendar-today-open = आज, { $date }, अभी बाक़ी। यह दिन खेलें।
calendar-day-with-puzzle = { $day }, पहेली हल
calendar-day-with-stars = { $day } { $stars }।
calendar-legend-cleared = जीता हुआ दिन
calendar-legend-stars = आज की बाज़ी के सितारे
calendar-legend-puzzle = पहेली हल
calendar-gilded = हर दिन दो सितारे: ट्रॉफ़ी पर सोने का पानी।
