### Today's game: its card, its result, and what is shared of it.

today-title = आज की बाज़ी
today-title-day = उस दिन की बाज़ी
today-task = आप { $color ->
    [black] काले
   *[white] सफ़ेद
} से खेलते हैं और पहले चलते हैं।
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
    [won] { $points } अंकों से जीत, पार { $par }
    [drawn] बराबरी, पार { $par }
    [left] बाज़ी छोड़ी, पार { $par }
   *[lost] { $points } अंकों से हार। पार: { $par } अंकों से जीत।
}
today-uncounted = अभ्यास: { $level } से पहली बाज़ी गिनी गई थी।
today-against = आज की बाज़ी, { $level }
today-records = आज की बाज़ियाँ
today-records-stars = सितारे
today-records-par = पार या बेहतर
