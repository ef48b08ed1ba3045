## A board of one's own.

editor-title = पट मांडा
editor-stone = ठेवायची सोंगटी
editor-empty = रिकामे
editor-undo = मागे घ्या
editor-side = कोणाची खेळी
editor-side-black = काळ्याची खेळी
editor-side-white = पांढऱ्याची खेळी
editor-start = सुरुवात
editor-clear = रिकामा करा
editor-turn = फिरवा
editor-game = खेळ
editor-captured = { $color ->
    [black] काळ्याने पकडलेल्या
   *[white] पांढऱ्याने पकडलेल्या
}
editor-captured-less = { $color ->
    [black] काळ्याने पकडलेल्या कमी करा
   *[white] पांढऱ्याने पकडलेल्या कमी करा
}
editor-captured-more = { $color ->
    [black] काळ्याने पकडलेल्या वाढवा
   *[white] पांढऱ्याने पकडलेल्या वाढवा
}
editor-button = { $owner ->
    [black] बटण काळ्याकडे
    [white] बटण पांढऱ्याकडे
   *[none] बटण अजून मोकळे
}
editor-fault-nobody = कोणालाही सोंगटी ठेवता येत नाही, म्हणून खेळायला काही नाही.
editor-fault-liberty = एका गटाला लिबर्टी नाही, म्हणून हा खेळता येत नाही.
editor-fault-captured = ताऱ्यावर आहेत त्यापेक्षा जास्त सोंगट्या पकडल्या आहेत.
editor-play-text = कोणाविरुद्ध? मांडलेल्या पटावरचा डाव मोजला जाणार नाही.
editor-own = तुमचा रंग
editor-mode = शिक्षकासह किंवा शिक्षकाशिवाय
editor-mode-cpu = डाव
editor-mode-practice = सराव
editor-worth = कोण पुढे आहे?
editor-puzzle = हे कोडे आहे का?
editor-stop = थांबवा
editor-thinking = हिशोब करत आहे…
editor-proving = सिद्ध करत आहे…
editor-unknown = या पटाबद्दल काही सांगता येत नाही.
editor-puzzle-yes = हो: एकच खेळी जिंकते. { $turns ->
    [one] १ खेळी लागते.
   *[other] { $turns } खेळ्या लागतात.
}
editor-puzzle-by = विजय { $points } ने.
editor-puzzle-by-discs = विजय { $discs } सोंगट्यांनी.
editor-puzzle-theme = विषय: { $themes }
editor-puzzle-two = नाही: दोन खेळ्या जिंकतात.
editor-puzzle-open = पट फार मोकळा आहे, इथे सिद्ध करता येत नाही.
editor-puzzle-no-not-won = नाही: ज्याची खेळी आहे तो जिंकू शकत नाही.
editor-puzzle-no-choices = नाही: निवडायला खेळ्या फार कमी आहेत.
editor-keep-text = जतन केलेले पट जतन केलेल्या डावांच्या यादीत असतात. नाव आणि टीप रिकामी ठेवली तरी चालते.
editor-kept = पट जतन केला
editor-keep-name = नाव
editor-keep-note = टीप
editor-rename = नाव आणि टीप बदला
editor-unnamed = मांडलेला पट
editor-deleted = पट हटवला

## पटांचे संच: जतन केलेल्या पटांमधून बनतात, एकामागून एक सोडवले किंवा खेळले जातात, आणि निकाल परत येतात.

set-title = पटांचे संच
set-none = संचात काही पट असतात, प्रत्येकासोबत एक वाक्य. कोणी पाठवलेला संच त्याच्या लिंकने, त्याचा मजकूर पेस्ट करून किंवा फाइलमधून उघडा. बनवण्यासाठी जतन केलेल्या डावांमधून पट निवडा.
set-make = संच बनवा
set-choose = ज्या क्रमाने पट सोडवायचे त्या क्रमाने त्यांवर टॅप करा.
set-cancel = संच नको
set-size-none = अजून पट नाही
set-size = { $count } पट, { $most } पैकी { $letters } अक्षरे
set-size-file = { $count } पट: संदेशासाठी फार मोठा मजकूर. संच फाइल म्हणून जाईल.
set-size-no = { $count } पट एका संचासाठी फार जास्त.
set-send = संच पाठवा
set-file = संचाचा मजकूर
set-line = सोडवण्यासाठी किंवा खेळण्यासाठी संच ({ $count } पट). लिंक ReverStarGo मध्ये उघडा किंवा हा मजकूर तिथे पेस्ट करा.
set-next = पुढचा पट
set-back = संचाकडे जा
set-board = पट { $number }
set-made = हा संच तुम्ही बनवला आहे. परत आलेले निकाल इथे दिसतील.
set-kind-game = { $color ->
    [black] काळ्याची खेळी तुमची, { $cpu } विरुद्ध
   *[white] पांढऱ्याची खेळी तुमची, { $cpu } विरुद्ध
}
set-kind-unproved = हे कोडे आहे का ते पाहत आहे…
set-kind-picture = फक्त पाहण्यासाठी: इथे काही खेळता येत नाही.
set-done-open = अजून केला नाही
set-done-tried = { $wrong ->
    [one] अजून सुटला नाही, { $wrong } चुकीचा प्रयत्न
   *[other] अजून सुटला नाही, { $wrong } चुकीचे प्रयत्न
}
set-done-shown = { $wrong ->
    [0] उत्तर पाहिले
    [one] { $wrong } चुकीच्या प्रयत्नानंतर उत्तर पाहिले
   *[other] { $wrong } चुकीच्या प्रयत्नांनंतर उत्तर पाहिले
}
set-done-solved = { $wrong ->
    [0] पहिल्याच प्रयत्नात सोडवला
    [one] { $wrong } चुकीच्या प्रयत्नानंतर सोडवला
   *[other] { $wrong } चुकीच्या प्रयत्नांनंतर सोडवला
}
set-done-helped = { $wrong ->
    [0] हिंट घेऊन सोडवला
    [one] { $wrong } चुकीच्या प्रयत्नानंतर हिंट घेऊन सोडवला
   *[other] { $wrong } चुकीच्या प्रयत्नांनंतर हिंट घेऊन सोडवला
}
set-done-won = { $told ->
    [yes] { $cpu } विरुद्ध { $margin } ने विजय
   *[no] { $cpu } विरुद्ध विजय
}
set-done-lost = { $told ->
    [yes] { $cpu } विरुद्ध { $margin } ने हार
   *[no] { $cpu } विरुद्ध हार
}
set-done-drawn = { $cpu } शी बरोबरी
set-done-with-hint = { $ended }, हिंटसह
set-done-two = { $winner ->
    [black] दोन खेळाडू: काळा{ $told ->
        [yes] {" "}{ $margin } ने
       *[no] {""}
    } जिंकला
    [white] दोन खेळाडू: पांढरा{ $told ->
        [yes] {" "}{ $margin } ने
       *[no] {""}
    } जिंकला
   *[none] दोन खेळाडू: बरोबरी
}
set-send-back = निकाल परत पाठवा
set-named = तुमचे नाव सोबत जाईल: { $name }
set-nameless = हे नावाशिवाय जाईल. नाव सेटिंगमध्ये ठेवता येते.
set-answer-line = { $named ->
    [yes] { $name }: { $count } पैकी { $good } पट सोडवले किंवा जिंकले.
   *[no] { $count } पैकी { $good } पट सोडवले किंवा जिंकले.
} लिंक ReverStarGo मध्ये उघडा किंवा हा मजकूर तिथे पेस्ट करा.
set-good = { $count } पैकी { $good } सोडवले किंवा जिंकले
set-answers = परत आलेले निकाल
set-answers-none = अजून काही परत आले नाही. आलेली लिंक उघडा किंवा मजकूर पेस्ट करा.
set-about = हे पाठवणाऱ्यांनी सांगितलेले आहे: काहीही तपासलेले नाही.
set-unknown = ज्या संचाचा हा निकाल आहे तो या डिव्हाइसवर नाही, म्हणून त्याचे पट दाखवता येत नाहीत.
set-others = इतर संच
set-count = { $count } पट
set-done-count = { $done } पूर्ण
set-answers-count = { $count } निकाल
set-open-file = फाइल उघडा
set-forget = हा संच हटवा
set-forget-title = हा संच हटवायचा?
set-forget-text = केलेले काम आणि परत आलेले निकालही हटवले जातील.
