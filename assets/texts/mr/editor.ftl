### A board of one's own.

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
    [one] 1 खेळी लागते.
   *[other] { $turns } खेळ्या लागतात.
}
editor-puzzle-by = विजय { $points } ने.
editor-puzzle-by-discs = विजय { $discs } सोंगट्यांनी.
editor-puzzle-theme = विषय: { $themes }
editor-puzzle-two = नाही: दोन खेळ्या जिंकतात.
editor-puzzle-open = येथे सिद्ध करण्यासाठी बरेच काही मोकळे आहे.
editor-puzzle-no-not-won = नाही: ज्याची खेळी आहे तो जिंकू शकत नाही.
editor-puzzle-no-choices = नाही: निवडायला खेळ्या फार कमी आहेत.
editor-keep-text = जतन केलेले पट जतन केलेल्या डावांच्या यादीत असतात. नाव आणि टीप रिकामी ठेवली तरी चालते.
editor-kept = पट जतन केला
editor-keep-name = नाव
editor-keep-note = टीप
editor-rename = नाव आणि टीप बदला
editor-unnamed = मांडलेला पट
editor-deleted = पट हटवला
