### Practice: the teacher's line below the board, and what there is beside it.

practice-chip = सराव
practice-intro = प्रत्येक खेळीनंतर ती किती चांगली होती ते इथे दिसेल.
practice-good = { $exact ->
    [yes] चांगली खेळी
    [playouts] प्लेआउटनुसार खेळी चांगली वाटते
   *[no] खेळी चांगली वाटते
}
practice-only = हीच एक खेळी होती
practice-cost = { $exact ->
    [yes] { $cost } गुण वाया
    [playouts] प्लेआउटनुसार सुमारे { $cost } गुण वाया
   *[no] सुमारे { $cost } गुण वाया
}
practice-cost-lot = बरेच गुण वाया
practice-because = { $cost }: { $reason }
practice-reason-tip = ताऱ्याचे एक टोक मोकळे होते
practice-reason-gives-tip = CPU ला ताऱ्याचे टोक मिळू शकते
practice-reason-capture = { $count ->
    [one] एक सोंगटी पकडता आली असती
   *[other] { $count } सोंगट्या पकडता आल्या असत्या
}
practice-reason-gives-capture = { $count ->
    [one] CPU एक सोंगटी पकडू शकतो
   *[other] CPU { $count } सोंगट्या पकडू शकतो
}
practice-reason-call-black = काळा सांगणे चांगले होते
practice-reason-call-white = पांढरा सांगणे चांगले होते
practice-reason-pass = CPU ला खेळी उरली नसती
practice-reason-few = { $count ->
    [0] तुम्हाला खेळी उरत नाही
    [one] तुम्हाला एकच खेळी उरते
   *[other] तुम्हाला { $count } खेळ्या उरतात
}
practice-reason-moves = CPU ला { $given } खेळ्या मिळतात, { $instead } नव्हे
practice-reason-gives-flips = CPU { $count } सोंगट्या उलटवू शकतो
practice-reason-opens = CPU साठी { $cell ->
    [here] एक घर
   *[other] { $cell }
} मोकळे होते
practice-reason-opens-edge = CPU साठी { $cell ->
    [here] कडेचे एक घर
   *[other] कडेचे { $cell }
} मोकळे होते
practice-reason-flips = तुम्ही { $could } सोंगट्या उलटवू शकला असता, { $did } नव्हे
practice-reason-corner = { $cell ->
    [here] एक कोपरा
   *[other] { $cell } हा कोपरा
} मोकळा होता
practice-reason-opens-corner = { $cell ->
    [here] एक कोपरा
   *[other] { $cell } हा कोपरा
} CPU साठी मोकळा होतो
practice-reason-group = { $count ->
    [one] एक सोंगटी उलटवता आली असती
   *[other] { $count } सोंगट्या उलटवता आल्या असत्या
}
practice-reason-liberty = { $cell ->
    [here] तुमच्या एका गटाला
   *[other] तुमच्या { $cell } गटाला
} एकच लिबर्टी उरते
practice-better = जास्त चांगली: { $cell ->
    [here] इथे
   *[other] { $cell }
}
practice-better-call-black = जास्त चांगली: { $cell ->
    [here] इथे
   *[other] { $cell }
}, काळा सांगा
practice-better-call-white = जास्त चांगली: { $cell ->
    [here] इथे
   *[other] { $cell }
}, पांढरा सांगा
practice-see = पाहा
practice-see-back = परत
practice-take-back = मागे घ्या
practice-forward = पुढे
practice-over = हा सराव आहे: तो मोजला जात नाही.
