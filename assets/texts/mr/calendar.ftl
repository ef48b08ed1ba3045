## The Calendar screen.

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

## Today's game: its card, its result, and what is shared of it.

today-title = आजचा डाव
today-title-day = त्या दिवसाचा डाव
today-task = तुम्ही { $color ->
    [black] काळ्या
   *[white] पांढऱ्या
} सोंगट्यांनी खेळता आणि पहिली खेळी तुमची.
today-par = { $open ->
    [yes] { $par } किंवा जास्त गुणांनी जिंका: तीन तारे. पहिलाच डाव मोजला जातो.
   *[no] { $par } किंवा जास्त गुणांनी जिंका: तीन तारे.
}
today-par-chip = पार { $par }
today-strength = प्रतिस्पर्धी
today-play = खेळा
today-go-on = पुढे खेळा
today-again = पुन्हा खेळा
today-practice = पहिला डाव मोजला. पुढचा सराव.
today-clears = जिंकल्यास हा दिवस अजूनही पूर्ण होईल.
today-stars = { $stars ->
    [0] एकही तारा नाही
    [one] एक तारा
   *[other] { $stars } तारे
}
today-result = { $outcome ->
    [won] { $points } गुणांनी विजय, पार { $par }
    [drawn] बरोबरी, पार { $par }
    [left] डाव सोडला, पार { $par }
   *[lost] { $points } गुणांनी पराभव. पार: { $par } गुणांनी विजय.
}
today-uncounted = सराव: { $level } विरुद्धचा पहिला डाव मोजला आहे.
today-against = आजचा डाव, { $level }
today-records = आजचे डाव
today-records-stars = तारे
today-records-par = पार किंवा अधिक

## The page of the week: what was played and achieved in it.

week-title = तुमचा आठवडा
week-span = { $from } – { $to }
week-best-week = सर्वोत्तम आठवडा: { $days } पैकी { $cleared } दिवस
week-played = तुम्ही काय खेळलात
week-games = डाव
week-captured = पकडलेल्या सोंगट्या
week-mistakes = सुधारलेल्या चुका
week-best = सर्वोत्तम खेळी
week-best-only = हीच एक चांगली खेळी होती, आणि ती तुम्हाला सापडली.
week-best-captured = पकडलेल्या सोंगट्या: { $captured }, उलटवलेल्या: { $flipped }
week-best-flipped = { $flipped } सोंगट्या उलटवल्या.
week-best-picture = त्या खेळीनंतरचा पट: काळा { $black }, पांढरा { $white }.
week-empty = या आठवड्यात एकही डाव खेळला नाही.

## The reminder of a day that is not cleared yet: its offer on Today, and the notification.

reminder-offer = दिवस बाकी असेल तर आठवण हवी?
reminder-offer-yes = { $time } वाजता
reminder-offer-no = नको
reminder-title = आजचा दिवस अजून बाकी आहे
reminder-text = एक विजय पुरेसा आहे.
reminder-refused = या फोनवर सूचनांना परवानगी नाही. फोनच्या सेटिंगमध्ये ती देता येईल.
