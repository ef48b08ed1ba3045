### The Calendar screen.

calendar-title = कैलेंडर
calendar-earlier = पिछला महीना
calendar-later = अगला महीना
calendar-go-today = इस महीने पर लौटें
calendar-progress = { $cleared } / { $days }
calendar-progress-words = { $days } में से { $cleared } दिन जीते
calendar-to-go = { $month } की ट्रॉफ़ी के लिए { $missing ->
    [one] { $missing } दिन और
   *[other] { $missing } दिन और
}
calendar-complete = { $month } की ट्रॉफ़ी आपकी है।
calendar-hint = किसी दिन से शुरू की गई बाज़ी में CPU को हराएँ, और वह दिन हरा हो जाता है।
calendar-trophy-earned = { $month } की ट्रॉफ़ी, मिल चुकी
calendar-trophy-locked = { $month } की ट्रॉफ़ी, अभी नहीं मिली
calendar-trophies = सभी ट्रॉफ़ियाँ
calendar-grid = { $month } के दिन

calendar-day-cleared = { $date }, जीता हुआ। फिर से खेलें।
calendar-day-open = { $date }, बाक़ी। यह दिन खेलें।
calendar-day-future = { $date }, अभी आना है।
calendar-day-future-cleared = { $date }, जीता हुआ, अभी आना है।
calendar-today-cleared = आज, { $date }, जीता हुआ। फिर से खेलें।
calendar-today-open = आज, { $date }, बाक़ी। यह दिन खेलें।
