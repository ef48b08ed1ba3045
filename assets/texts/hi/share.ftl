## A result as text to share: no spoilers, only the outcome.

share-heading = ReverStarGo
share-day = { $date }
share-won = { $level } को हराया
share-lost = { $level } ने हराया
share-drawn = { $level } से बराबरी
share-two = { $one } – { $two }
share-beat = { $first } ने { $second } को { $one } – { $two } से हराया
share-people-drawn = { $first } और { $second } बराबर रहे, { $one } – { $two }
share-and-you = और आपका?
share-get = गेम यहाँ मुफ़्त मिलता है: { $address }

## The picture, and the sheet on which it is looked at before it is sent
share-title = शेयर करें
share-puzzle = पहेली { $number }
share-rank-of = { $name }: { $rank }
share-me = मैं
share-saved = तस्वीर सेव हुई, टेक्स्ट कॉपी हुआ
share-run = लगातार पहेलियाँ: { $solved } हल
share-board = { $game }: { $color ->
    [black] काले की बारी
   *[white] सफ़ेद की बारी
}

## Friends: results of Today's game that others have sent.

friends-title = दोस्त
friends-none = अभी यहाँ कुछ नहीं है। जब कोई दोस्त आज की बाज़ी शेयर करे, तो उसका लिंक खोलें या उसका टेक्स्ट पेस्ट करें।
friends-period = दिन
friends-period-day = दिन
friends-period-week = 7 दिन
friends-period-month = महीना
friends-earlier = पिछला दिन
friends-later = अगला दिन
friends-empty = इन दिनों का कोई नतीजा नहीं है।
friends-you = आप
friends-you-named = { $name } (आप)
friends-nameless = कोई दोस्त
friends-played-today = { $name } ने आज की बाज़ी खेल ली है। पहले आप खेलें?
friends-played = { $name } ने इस दिन की बाज़ी खेल ली है। पहले आप खेलें?
friends-play = पहले खेलें
friends-games = { $count ->
    [one] { $count } बाज़ी
   *[other] { $count } बाज़ियाँ
}
friends-checked = जाँचा हुआ
friends-waits = जाँच रहे हैं…
friends-edition = जाँचा नहीं गया: ऐप के दूसरे वर्शन से बना है
friends-wrong = नतीजा मेल नहीं खाता
friends-about = जाँचा हुआ यानी: इस दिन, इस लेवल पर, इन चालों से यही अंतर बनता है। नाम की पुष्टि नहीं होती, न ही यह कि बाज़ी पहली थी।
friends-yours = आपका बोर्ड
friends-theirs = { $name } का बोर्ड
friends-parts = बाज़ियाँ चाल { $number } पर अलग होती हैं: आप { $own }, { $name } { $theirs }।
friends-parts-here = बाज़ियाँ चाल { $number } पर अलग होती हैं: { $same ->
    [true] खाना वही है जिस पर घेरा है, पर बोला गया रंग अलग है।
   *[false] वे खाने देखें जिन पर घेरा है।
}
friends-same = आप दोनों ने एक ही बाज़ी खेली।
friends-position = { $count } में से चाल { $number } के बाद
friends-review = इस बाज़ी का रिव्यू
friends-shown-as = इस नाम से दिखाएँ
friends-forget = हटाएँ
friends-forget-title = { $name } को हटाएँ?
friends-forget-text = इस दोस्त के सारे नतीजे मिट जाएँगे।
friends-taken = { $count ->
    [one] { $count } नतीजा जुड़ा।
   *[other] { $count } नतीजे जुड़े।
}
friends-refused-own = यह आपका अपना नतीजा है।
friends-refused-known = इस दोस्त का उस दिन का नतीजा पहले से है।
friends-refused-to-come = वह दिन यहाँ अभी शुरू नहीं हुआ।
friends-refused-enough = एक दिन के लिए इतना काफ़ी है। { $count ->
    [one] { $count } नतीजा नहीं जुड़ा।
   *[other] { $count } नतीजे नहीं जुड़े।
}
friends-puzzles = पहेलियाँ, उनके कहे अनुसार
friends-puzzle = { $wrong ->
    [0] इस दिन की पहेली: पहली बार में हल
    [one] इस दिन की पहेली: { $wrong } ग़लती के बाद हल
   *[other] इस दिन की पहेली: { $wrong } ग़लतियों के बाद हल
}
friends-puzzle-helped = { $wrong ->
    [0] इस दिन की पहेली: हिंट से हल
    [one] इस दिन की पहेली: हिंट से, { $wrong } ग़लती के बाद हल
   *[other] इस दिन की पहेली: हिंट से, { $wrong } ग़लतियों के बाद हल
}
friends-puzzles-solved = { $count ->
    [one] { $count } दिन की पहेली हल
   *[other] { $count } दिनों की पहेलियाँ हल
}
