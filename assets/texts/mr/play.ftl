### The Play screen and what opens over it.

play-pause = थांबवून मागे जा
play-leave-series = मालिका सोडा
play-help = मदत
play-quit = डाव सोडा
play-undo = मागे घ्या
play-hint = सूचना
play-hint-sought = चांगली खेळी शोधत आहे…
play-hint-place = सूचना: { $cell }
play-hint-call-black = सूचना: { $cell }, काळा सांगा
play-hint-call-white = सूचना: { $cell }, पांढरा सांगा
play-hint-title = सूचना घ्यायची?
play-hint-text = सूचना घेऊन जिंकल्यास दिवस पूर्ण होत नाही आणि विजय श्रेणी किंवा नोंदींत मोजला जात नाही. पराभव मात्र मोजला जातो.
play-hint-confirm = सूचना दाखवा
play-hinted = सूचनांसह
play-hinted-win = सूचना घेऊन जिंकलात: हा सराव धरला जातो.
play-read = स्थिती ऐका
play-over = डाव संपला
play-thinking = { $who } विचार करत आहे
play-series = { $won } – { $lost }, आधी { $target }
play-reverse-game = २ पैकी डाव { $number }
play-panel = { $name }, { $color ->
    [black] काळा
   *[white] पांढरा
}: { $total } गुण, पटावर { $board } आणि पकडलेल्या { $captured }
play-on-board = पटावर { $count }
play-captured = पकडल्या { $count }
play-brought = + डाव १ मधून { $count }
play-blocked = को: { $cell } आधीची स्थिती परत आणेल.
play-blocked-why = को म्हणजे काय?
play-call-title = CP साठी कोणता रंग सांगता?
play-call-cancel = सोंगटी परत उचला
play-call-does = { $flips ->
    [one] { $flips } उलटेल
   *[other] { $flips } उलटतील
}{ $captured ->
    [0] {""}
   *[other] , { $captured } पकडाल
}
play-call-blocked = कोमुळे अडलेला
play-go-on = पुढे जाण्यासाठी स्पर्श करा
play-hand-over = पुढे जाण्यासाठी स्क्रीनला स्पर्श करा
play-quit-title = सोडल्यास हा डाव पराभव धरला जाईल. नक्की?
play-quit-title-free = हा डाव सोडायचा?
play-quit-text-free = तो धरला जाणार नाही.
play-quit-confirm = सोडा
play-keep-playing = खेळत राहा
play-leave-title = सोडल्यास मालिका संपेल आणि अनुत्तीर्ण धरली जाईल. सोडायची?
play-leave-confirm = सोडा
play-replace-title = एक डाव थांबलेला आहे. नव्यासाठी तो सोडून द्यायचा?
play-replace-text = तो धरला जाणार नाही.
play-replace-text-loses = तो पराभव धरला जाईल.
play-replace-confirm = सोडून द्या
play-help-title = थोडक्यात नियम
play-help-flip = सोंगटी अशी ठेवा की तिच्या आणि तुमच्या दुसऱ्या सोंगटीच्या मध्ये दुसऱ्या रंगाची सरळ रांग येईल: त्या सर्व उलटतात.
play-help-call = मध्यबिंदूतून जाणाऱ्या खेळीत रंग सांगावा लागतो: काळा किंवा पांढरा. तेव्हापासून CP त्या रंगाचा राहतो.
play-help-capture = कडेपासून दूर असलेल्या सोंगट्यांना आपल्या सोंगट्यांनी वेढा: त्या पकडल्या जातात, प्रत्येकी एक गुण. कडा कधीच वेढत नाही.
play-help-pass = खेळी नसेल तर तुम्ही पास होता.
play-help-score = शेवटी पटावरच्या आणि पकडलेल्या सोंगट्या एकत्र मोजतात; समान असल्यास जास्त पकडणारा जिंकतो.
play-help-all = सर्व नियम
play-ko-title = को
play-ko-text = या डावात पटावर आधी येऊन गेलेली स्थिती परत आणणारी खेळी करता येत नाही.
play-ko-end = सर्व खेळी अडलेल्या असतील तर अपवाद म्हणून एक खेळता येते. अपवादानंतर लगेच पुन्हा सर्व अडलेल्या असतील, तर डाव संपतो.
play-result-draw = बरोबरी
play-result-you-win = तुम्ही जिंकलात
play-result-you-lose = CPU जिंकला
play-result-wins = { $who ->
    [black] काळ्याचा विजय
    [white] पांढऱ्याचा विजय
    [one] पहिल्या खेळाडूचा विजय
    [two] दुसऱ्या खेळाडूचा विजय
   *[named] { $name } यांचा विजय
}
play-col-board = पटावर
play-col-captured = पकडल्या
play-col-total = एकूण
play-decided-captures = एकूण गुण समान: जास्त पकडणारा जिंकला.
play-decided-level = एकूण गुण आणि पकडलेल्या सोंगट्या, दोन्ही समान.
play-decided-leaving = डाव मध्येच सोडला गेला.
play-decided-ko = कोमुळे संपला.
play-player-one = पहिला खेळाडू
play-player-two = दुसरा खेळाडू
play-next-game = पुढचा डाव
play-again = पुन्हा
play-share = शेअर करा
play-close-home = मुख्य पान
play-close-calendar = दिनदर्शिकेकडे परत
