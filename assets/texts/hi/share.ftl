### A result as text to share: no spoilers, only the outcome.

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
