## The Calendar screen.

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

## Today's game: its card, its result, and what is shared of it.

today-title = आज की बाज़ी
today-title-day = उस दिन की बाज़ी
today-task = आप { $color ->
    [black] काले
   *[white] सफ़ेद
} हैं और पहली चाल आपकी है।
today-par = { $open ->
    [yes] { $par } या ज़्यादा अंकों से जीतें: तीन सितारे। पहली बाज़ी ही गिनी जाती है।
   *[no] { $par } या ज़्यादा अंकों से जीतें: तीन सितारे।
}
today-par-chip = पार { $par }
today-strength = प्रतिद्वंद्वी
today-play = खेलें
today-go-on = आगे खेलें
today-again = फिर खेलें
today-practice = पहली बाज़ी गिनी गई। अगली अभ्यास है।
today-clears = जीतने पर यह दिन अब भी पूरा हो जाएगा।
today-stars = { $stars ->
    [0] कोई सितारा नहीं
    [one] एक सितारा
   *[other] { $stars } सितारे
}
today-result = { $outcome ->
    [won] { $points } अंक से जीत, पार { $par }
    [drawn] बराबरी, पार { $par }
    [left] बाज़ी छोड़ी, पार { $par }
   *[lost] { $points } अंक से हार। पार: { $par } अंक से जीत।
}
today-uncounted = अभ्यास: { $level } से पहली बाज़ी गिनी गई थी।
today-against = आज की बाज़ी, { $level }
today-records = आज की बाज़ियाँ
today-records-stars = सितारे
today-records-par = पार या बेहतर

## The page of the week: what was played and achieved in it.

week-title = आपका हफ़्ता
week-span = { $from } – { $to }
week-best-week = सबसे अच्छा हफ़्ता: { $days } में से { $cleared } दिन
week-played = आपने क्या खेला
week-games = बाज़ियाँ
week-captured = पकड़ी गोटियाँ
week-mistakes = सुधारी ग़लतियाँ
week-best = सबसे अच्छी चाल
week-best-only = यही एक अच्छी चाल थी, और आपने खोज ली।
week-best-captured = पकड़ी गोटियाँ: { $captured }, पलटी गोटियाँ: { $flipped }
week-best-flipped = { $flipped } गोटियाँ पलटीं।
week-best-picture = उस चाल के बाद बोर्ड: काला { $black }, सफ़ेद { $white }।
week-empty = इस हफ़्ते कोई बाज़ी नहीं खेली गई।

## The reminder of a day that is not cleared yet: its offer on Today, and the notification.

reminder-offer = दिन बाक़ी हो तो याद दिलाएँ?
reminder-offer-yes = { $time } बजे
reminder-offer-no = नहीं
reminder-title = आज का दिन अभी बाक़ी है
reminder-text = एक जीत काफ़ी है।
reminder-refused = इस फ़ोन पर सूचनाओं की अनुमति नहीं है। फ़ोन की सेटिंग में दी जा सकती है।
