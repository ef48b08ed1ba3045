## The Play screen and what opens over it.

play-pause = थांबवून बाहेर पडा
play-leave-series = मालिका सोडा
play-pause-word = थांबवा
play-leave-word = सोडा
play-menu = डावाचा मेनू
play-help = मदत
play-quit = डाव सोडा
play-undo = मागे घ्या
play-undo-left = मागे घ्या · { $count }
play-undo-asked = { $who ->
    [black] काळ्याला शेवटची खेळी मागे घ्यायची आहे
    [white] पांढऱ्याला शेवटची खेळी मागे घ्यायची आहे
   *[named] { $name } यांना शेवटची खेळी मागे घ्यायची आहे
}
play-undo-agree = चालेल
play-undo-refuse = खेळत राहा
play-hint = हिंट
play-hint-free = हिंट · { $count }
play-hint-sought = चांगली खेळी शोधत आहे…
play-hint-place = हिंट: { $cell ->
    [here] इथे
   *[other] { $cell }
}
play-hint-star = हिंट: { $cell ->
    [here] इथे
   *[other] { $cell }
}{ $call ->
    [black] , काळा सांगा
    [white] , पांढरा सांगा
   *[none] {""}
}: { $gain }
play-hint-captures = { $count } पकडते
play-hint-tip = ताऱ्याचे टोक मिळते
play-hint-flips = { $count } उलटवते
play-hint-title = तरीही हिंट घ्यायची?
play-hint-text = ही हिंट घेतल्यास विजय सराव धरला जाईल: ना दिवस, ना श्रेणी, ना नोंद. हरलात तर ते मोजले जाते.
play-hint-confirm = हिंट दाखवा
play-hinted = हिंट घेऊन
play-hinted-win = हिंट घेऊन जिंकलात, म्हणून हा सराव धरला आहे.
play-read = स्थिती ऐका
play-over = डाव संपला
play-replay = खेळी { $number } / { $count }: नीट पाहण्यासाठी टॅप करा
play-thinking = { $who } विचार करत आहे
play-series = { $won }{"\u2060"}–{"\u2060"}{ $lost }, आधी { $target } विजय
play-reverse-game = डाव { $number } / २
play-panel = { $name }, { $color ->
    [black] काळा
   *[white] पांढरा
}: { $total } गुण, पटावर { $board } आणि पकडलेल्या { $captured }
play-game-total = डाव { $number }: { $total }
play-game-score = डाव { $number }: { $one }{"\u00A0"}–{"\u00A0"}{ $two }
play-blocked = को: { $cell ->
    [here] तिथे ठेवल्यास
   *[other] { $cell } मुळे
} आधीची स्थिती परत येईल.
play-blocked-why = को म्हणजे काय?
play-call-title = CP चा रंग सांगा
call-made = { $who ->
    [you] { $color ->
        [black] काळा सांगितला
       *[white] पांढरा सांगितला
    }
    [black] काळ्याने { $color ->
        [black] काळा सांगितला
       *[white] पांढरा सांगितला
    }
    [white] पांढऱ्याने { $color ->
        [black] काळा सांगितला
       *[white] पांढरा सांगितला
    }
   *[named] { $name } यांनी { $color ->
        [black] काळा सांगितला
       *[white] पांढरा सांगितला
    }
}
call-only-black = पांढऱ्याने काहीच उलटले नसते
call-only-white = काळ्याने काहीच उलटले नसते
call-same = दोन्ही रंगांनी सारखेच होते
call-preview-black = काळा सांगितला तर
call-preview-white = पांढरा सांगितला तर
play-call-cancel = सोंगटी मागे घ्या
play-call-does = { $flips ->
    [one] { $flips } उलटेल
   *[other] { $flips } उलटतील
}{ $captured ->
    [0] {""}
   *[other] , { $captured } पकडाल
}
play-call-blocked = कोमुळे अडला
play-call-flips-nothing = काहीच उलटत नाही
play-go-on = पुढे जायला टॅप करा
play-hand-over = पुढे जायला स्क्रीनवर टॅप करा
play-notice-never = पुन्हा दाखवू नका
play-quit-title = डाव सोडल्यास तुम्ही हरलात असे धरले जाईल. सोडायचा?
play-quit-title-free = हा डाव सोडायचा?
play-quit-title-people = { $people } हा डाव सोडायचा?
play-quit-text-free = तो मोजला जाणार नाही.
play-quit-confirm = डाव सोडा
play-keep-playing = खेळत राहा
play-leave-title = आता सोडल्यास मालिका संपेल आणि तुम्ही ती हराल. सोडायची?
play-leave-confirm = सोडा
play-help-title = थोडक्यात नियम
play-help-flip = तुमच्या दोन सोंगट्यांमध्ये दुसऱ्या रंगाची सरळ रांग अडकेल अशी सोंगटी ठेवा. अडकलेल्या सगळ्या उलटतात.
play-help-call = रांग CP मधून, म्हणजे मधल्या रत्नातून, जात असेल तर तुम्ही त्याचा रंग सांगता: काळा किंवा पांढरा. पुन्हा रंग सांगेपर्यंत, उलटेपर्यंत किंवा पकडला जाईपर्यंत CP त्याच रंगाचा राहतो.
play-help-capture = दुसऱ्या रंगाच्या सोंगट्यांना सर्व बाजूंनी वेढा घाला: त्या पकडल्या जातात, प्रत्येकी एक गुण. पटाची कड कधीच वेढत नाही.
play-help-pass = खेळी नसेल तर पास.
play-help-ko = को: ज्या खेळीने आधीची स्थिती परत येईल ती अडते. दुसरीकडे खेळल्यानंतर तिथे पुन्हा खेळता येते.
play-help-score = ज्याचे एकूण जास्त तो जिंकतो: पटावरच्या आणि पकडलेल्या सोंगट्या मिळून. समान असेल तर जास्त पकडणारा जिंकतो.
play-help-all = सर्व नियम
play-ko-title = को
play-ko-text = या डावात आधी येऊन गेलेली स्थिती परत येईल अशी खेळी करता येत नाही.
play-ko-elsewhere = ही अडचण कायमची नसते: दुसरीकडे खेळल्यावर पट बदलला की त्या घरावर पुन्हा खेळता येते.
play-ko-end = तुमच्या सगळ्या खेळी अडल्या असतील, तर अपवाद म्हणून त्यांतली एक खेळता येते. त्यानंतर लगेच पुन्हा सगळ्या अडल्या, तर डाव संपतो.
play-col-board = पटावर
play-col-captured = पकडल्या
play-col-total = एकूण
play-decided-captures = गुण समान: जास्त पकडणारा जिंकला.
play-decided-level = गुणही समान, पकडलेल्याही समान.
play-decided-ko = कोमुळे डाव संपला.
play-player-one = खेळाडू १
play-player-two = खेळाडू २
play-next-game = पुढचा डाव
play-again = पुन्हा खेळा
play-share = शेअर करा
play-close-home = आजकडे परत
play-close-calendar = दिनदर्शिकेकडे परत
play-panel-points = { $name }, { $color ->
    [black] काळा
   *[white] पांढरा
}: { $score }
play-copy-moves = खेळ्या कॉपी करा
play-copy-sheet = तक्ता कॉपी करा
play-absence-title = मधला वेळ धरायचा?
play-absence-text = { $color ->
    [black] काळ्याची
   *[white] पांढऱ्याची
} खेळी असताना { $time } इतका वेळ तुम्ही इथे नव्हता.
play-absence-go-on = न धरता खेळा
play-absence-count = मधला वेळ धरा
play-resign = डाव सोडा
play-resign-title = हा डाव सोडायचा?
play-resign-text = प्रतिस्पर्धी जिंकेल.
play-place = { $cell ->
    [here] इथे
   *[other] { $cell } वर
} ठेवा
play-place-cancel = तिथे नको
play-refused = { $cell ->
    [here] तिथे नाही
   *[other] { $cell }
}: { $why }
play-why-no-move = ही खेळी नाही.
play-why-over = डाव आधीच संपला आहे.
play-why-off-board = हे पटाबाहेर आहे.
play-why-occupied = तिथे आधीच सोंगटी आहे.
play-why-not-in-the-middle = पहिल्या चार सोंगट्या मध्ये ठेवतात.
play-why-flips-nothing = तिथे काहीच उलटत नाही.
play-why-no-pass = इथे कोणालाही पास करावे लागत नाही.
play-why-no-liberty = सोंगटीला एकही लिबर्टी उरणार नाही.
play-why-button-taken = बटण आधीच घेतले आहे.
play-why-button-there = बटण घेईपर्यंत पास करता येत नाही.
play-why-handicap = आधी हँडिकॅपच्या सोंगट्या ठेवायच्या.
play-why-not-stopped = आधी दोघांनी पास करायला हवे.
play-why-no-stone = तिथे सोंगटी नाही.

## Praise after good moves. Short, and never with an exclamation mark.

praise-capture-1 = मस्त वेढा.
praise-capture-2 = सुंदर पकड.
praise-capture-3 = { $points } गुणांची कमाई.
praise-move-1 = छान खेळी.
praise-move-2 = अचूक खेळी.
praise-move-3 = शाब्बास.
