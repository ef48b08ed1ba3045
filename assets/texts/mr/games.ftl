## The Play place, and the names of the games.

games-title = खेळा
game-star = ReverStarGo
game-star-note = ताऱ्यावर उलटवा आणि पकडा
game-reversi = रिव्हर्सी
game-reversi-note = सरळ रांगेत अडकवा आणि उलटवा
game-go = रिव्हर्सी गो
game-go-note = गट वेढा, त्यांचा रंग बदलतो
games-cpu = { $level }, तुमचा रंग { $color ->
    [black] काळा
    [white] पांढरा
   *[random] कोणताही
}
games-practice = { $level } सोबत सराव
games-two-last = याच फोनवर दोन खेळाडू
games-message-last = संदेशाद्वारे
games-reverse = { $what } · रिव्हर्स मॅच
games-board = { $board } · { $what }
games-change = बदला
games-change-label = { $game } कसे खेळायचे ते बदला
games-play-label = { $game } खेळा
games-picture = { $game } चा एक डाव
games-messages = संदेशाद्वारे
games-two = याच फोनवर दोघे
terms-start-classic = मोकळी सुरुवात
terms-fewest = कमी सोंगट्यांचा विजय
terms-komi = कोमी { $komi }
terms-handicap = हँडिकॅप { $count }
terms-of = { $game } { $terms }

## The Setup screen.

setup-title = नवा डाव
setup-day = जिंका आणि { $date } आपल्या नावावर करा.
setup-day-again = { $date } तुम्ही आधीच जिंकला आहे. तरीही पुन्हा खेळू शकता.
setup-help = मदत
setup-mode = कोणाशी खेळायचे
setup-mode-cpu = CPU शी
setup-mode-practice = सराव
setup-mode-two = दोन खेळाडू
setup-mode-two-note = एका फोनवर
setup-mode-message = संदेशाद्वारे
setup-mode-message-note = दोन फोनवर
setup-practice-note = शिक्षक तुमच्या प्रत्येक खेळीबद्दल सांगतात. हवे तितक्या वेळा मागे घ्या; काहीच मोजले जात नाही.
setup-level = पातळी
setup-level-max = निर्दयी
setup-level-final = खूप कठीण
setup-level-oracle = जवळजवळ अचूक खेळ
setup-record-none = अजून सामना झाला नाही
setup-record = { $won } जिंकलात, { $lost } हरलात{ $drawn ->
    [0] {""}
   *[other] , { $drawn } बरोबरी
}
setup-locked-rank = { $rank } श्रेणीला उघडेल
setup-locked-final = FINAL ला हरवून उघडा
setup-color = तुमचा रंग
setup-color-two = खेळाडू १ चा रंग
setup-color-black = काळा (आधी)
setup-color-white = पांढरा (नंतर)
setup-color-random = कोणताही
setup-more = आणखी पर्याय
setup-format = किती डाव
setup-format-single = एक डाव
setup-format-reverse = रिव्हर्स मॅच
setup-format-reverse-note = रंग बदलून दोन डाव
setup-names = नावे (हवी तर)
setup-player-one = खेळाडू १
setup-player-two = खेळाडू २
setup-exam = { $rank } साठी रँक-अप मॅच खेळा
setup-start = सुरू करा
setup-suggested = सुचवलेली
setup-swap = जागा बदला
setup-people = आधीचे खेळाडू
setup-between = { $first } { $won }{"\u00A0"}–{"\u00A0"}{ $lost } { $second }{ $drawn ->
    [0] {""}
   *[other] , बरोबरी { $drawn }
}
setup-house = आपसातले नियम
setup-undo = खेळी मागे घेणे
setup-undo-note = समोरचा हो म्हणाला तर
setup-opposite = समोरासमोर बसून
setup-opposite-note = पलीकडच्या खेळाडूसाठी मजकूर उलटा दिसतो
setup-message-note = दोघे आपापल्या फोनवर खेळता आणि कोणत्याही मेसेंजरने खेळ्या पाठवता.
setup-own-name = तुमचे नाव
setup-their-name = प्रतिस्पर्ध्याचे नाव
setup-puzzle = त्या दिवसाचे कोडे
setup-puzzle-solved = त्या दिवसाचे कोडे: सोडवले
setup-day-other = किंवा नेहमीचा डाव

# What Reversi and Reversi Go offer.
setup-size = पट
setup-size-less = लहान पट
setup-size-more = मोठा पट
board-shape = { $columns }×{ $rows }
setup-opening = सुरुवात
setup-start-othello = नेहमीची सुरुवात
setup-start-othello-note = मध्ये चार सोंगट्या आधीच असतात
setup-start-classic = मोकळी सुरुवात
setup-start-classic-note = पहिल्या चार तुम्ही ठेवता
setup-aim = कोण जिंकतो
setup-aim-most = जास्त सोंगट्या
setup-aim-most-note = नेहमीचा खेळ
setup-aim-fewest = कमी सोंगट्या
setup-aim-fewest-note = अँटी-रिव्हर्सी
setup-clock = प्रत्येकाचा वेळ
setup-clock-reverse = ज्याचा वेळ संपतो तो दोन्ही डावांची मॅच हरतो.
setup-minutes = { $minutes ->
    [0] बंद
   *[other] { $minutes } मि.
}
setup-komi = पांढऱ्यासाठी कोमी
setup-komi-less = कोमी कमी
setup-komi-more = कोमी जास्त
setup-handicap = काळ्यासाठी हँडिकॅप
setup-stones = { $count ->
    [0] नाही
   *[other] { $count }
}
setup-options-komi = कोमी { $komi }
setup-options-handicap = { $count ->
    [0] हँडिकॅप नाही
   *[other] हँडिकॅप { $count }
}
