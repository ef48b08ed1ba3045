### Announcements: what a screen reader says when something has happened. Short sentences, put one after another.

speech-placed-you = तुम्ही { $cell } वर सोंगटी ठेवली.
speech-placed-black = काळ्याने { $cell } वर सोंगटी ठेवली.
speech-placed-white = पांढऱ्याने { $cell } वर सोंगटी ठेवली.
speech-placed-player = { $name } यांनी { $cell } वर सोंगटी ठेवली.
speech-called-black = काळा रंग सांगितला.
speech-called-white = पांढरा रंग सांगितला.
speech-flips = { $count ->
    [one] { $count } सोंगटी उलटली.
   *[other] { $count } सोंगट्या उलटल्या.
}
speech-captures = { $count ->
    [one] { $count } सोंगटी पकडली गेली.
   *[other] { $count } सोंगट्या पकडल्या गेल्या.
}
speech-core-point = रिकामा मध्यबिंदू वेढला गेला: एक गुण.
speech-passes-black = काळ्याकडे खेळी नाही, पास.
speech-passes-white = पांढऱ्याकडे खेळी नाही, पास.
speech-taken-back = खेळी मागे घेतली.
speech-game = डाव { $number }.
speech-turn-you = तुमची पाळी: खेळण्यासाठी { $count ->
    [one] { $count } घर
   *[other] { $count } घरे
}.
speech-turn-black = काळ्याची पाळी.
speech-turn-white = पांढऱ्याची पाळी.
speech-turn-player = { $name } यांची पाळी.
speech-over = डाव संपला: काळा { $black }, पांढरा { $white }.
speech-won-you = तुम्ही जिंकलात.
speech-won-cpu = CPU जिंकला.
speech-won-black = काळा जिंकला.
speech-won-white = पांढरा जिंकला.
speech-won-player = { $name } जिंकले.
speech-drawn = बरोबरी.
speech-by-captures = एकूण गुण समान आहेत; ज्याने जास्त सोंगट्या पकडल्या तो जिंकला.
speech-by-leaving = डाव मध्येच सोडला गेला.
speech-series = मालिका { $won } – { $lost } अशी आहे.
speech-blocked = को: { $cell } वर सोंगटी ठेवल्यास आधीची स्थिती परत येईल.
speech-ask-call = { $cell } मध्यबिंदूतून जाते. तुम्ही कोणता रंग सांगता?
speech-call-cancelled = { $cell } वरची सोंगटी परत उचलली.
speech-board-black = काळ्या सोंगट्या: { $cells }.
speech-board-white = पांढऱ्या सोंगट्या: { $cells }.
speech-board-core-empty = मध्यबिंदू रिकामा आहे.
speech-board-core-black = मध्यबिंदू काळा आहे.
speech-board-core-white = मध्यबिंदू पांढरा आहे.
speech-board-captured = पकडलेल्या: काळा { $black }, पांढरा { $white }.
speech-board-total = एकूण: काळा { $black }, पांढरा { $white }.
speech-board-playable = तुम्ही इथे खेळू शकता: { $cells }.
speech-board-blocked = कोमुळे अडलेली: { $cells }.
speech-list-separator = {", "}
