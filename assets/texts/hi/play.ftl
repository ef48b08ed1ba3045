## The Play screen and what opens over it.

play-pause = रोककर बाहर जाएँ
play-leave-series = सीरीज़ छोड़ें
play-pause-word = रोकें
play-leave-word = छोड़ें
play-menu = बाज़ी का मेन्यू
play-help = मदद
play-quit = बाज़ी छोड़ें
play-undo = वापस लें
play-undo-left = वापस लें · { $count }
play-undo-asked = { $who ->
    [black] काला आख़िरी चाल वापस लेना चाहता है
    [white] सफ़ेद आख़िरी चाल वापस लेना चाहता है
   *[named] { $name } आख़िरी चाल वापस लेना चाहते हैं
}
play-undo-agree = ठीक है
play-undo-refuse = खेलते रहें
play-hint = हिंट
play-hint-free = हिंट · { $count }
play-hint-sought = अच्छी चाल ढूँढ रहे हैं…
play-hint-place = हिंट: { $cell ->
    [here] यहाँ
   *[other] { $cell }
}
play-hint-star = हिंट: { $cell ->
    [here] यहाँ
   *[other] { $cell }
}{ $call ->
    [black] , काला बोलें
    [white] , सफ़ेद बोलें
   *[none] {""}
}: { $gain }
play-hint-captures = { $count } को पकड़ती है
play-hint-tip = तारे की नोक मिलती है
play-hint-flips = { $count } को पलटती है
play-hint-title = फिर भी हिंट लें?
play-hint-text = यह हिंट लेने पर जीत अभ्यास मानी जाएगी: न दिन, न रैंक, न रिकॉर्ड। पर हार गिनी जाएगी।
play-hint-confirm = हिंट दिखाएँ
play-hinted = हिंट के साथ
play-hinted-win = हिंट लेकर मिली जीत अभ्यास मानी जाती है।
play-read = स्थिति सुनें
play-over = बाज़ी ख़त्म
play-replay = चाल { $number } / { $count }: ध्यान से देखने के लिए टैप करें
play-thinking = { $who } सोच में है
play-series = { $won }{"\u2060"}–{"\u2060"}{ $lost }, { $target } जीत तक
play-reverse-game = बाज़ी { $number } / 2
play-panel = { $name }, { $color ->
    [black] काला
   *[white] सफ़ेद
}: { $total } अंक, बोर्ड पर { $board } और पकड़ी हुई { $captured }
play-game-total = बाज़ी { $number }: { $total }
play-game-score = बाज़ी { $number }: { $one }{"\u00A0"}–{"\u00A0"}{ $two }
play-blocked = को-नियम: { $cell ->
    [here] वहाँ रखने
   *[other] { $cell }
} से पुरानी स्थिति लौट आएगी।
play-blocked-why = को-नियम क्या है?
play-call-title = CP के लिए कौन-सा रंग बोलेंगे?
call-made = { $who ->
    [you] { $color ->
        [black] काला बोला गया
       *[white] सफ़ेद बोला गया
    }
    [black] काले ने { $color ->
        [black] काला बोला
       *[white] सफ़ेद बोला
    }
    [white] सफ़ेद ने { $color ->
        [black] काला बोला
       *[white] सफ़ेद बोला
    }
   *[named] { $name } ने { $color ->
        [black] काला बोला
       *[white] सफ़ेद बोला
    }
}
call-only-black = सफ़ेद से कुछ नहीं पलटता
call-only-white = काले से कुछ नहीं पलटता
call-same = दोनों रंगों का नतीजा एक ही है
call-preview-black = काला बोलें तो
call-preview-white = सफ़ेद बोलें तो
play-call-cancel = गोटी वापस लें
play-call-does = { $flips ->
    [one] { $flips } पलटेगी
   *[other] { $flips } पलटेंगी
}{ $captured ->
    [0] {""}
    [one] , { $captured } पकड़ी जाएगी
   *[other] , { $captured } पकड़ी जाएँगी
}
play-call-blocked = को-नियम से रुका
play-call-flips-nothing = कुछ नहीं पलटता
play-go-on = आगे बढ़ने के लिए टैप करें
play-hand-over = आगे बढ़ने के लिए स्क्रीन पर टैप करें
play-notice-never = फिर न दिखाएँ
play-quit-title = बाज़ी छोड़ने पर यह हार गिनी जाएगी। पक्का छोड़ें?
play-quit-title-free = यह बाज़ी छोड़ें?
play-quit-title-people = { $people }: यह बाज़ी छोड़ें?
play-quit-text-free = यह गिनी नहीं जाएगी।
play-quit-confirm = बाज़ी छोड़ें
play-keep-playing = खेलते रहें
play-leave-title = छोड़ने पर सीरीज़ ख़त्म हो जाएगी और हार मानी जाएगी। छोड़ें?
play-leave-confirm = छोड़ें
play-help-title = नियम, थोड़े में
play-help-flip = गोटी ऐसे रखें कि दूसरे रंग की सीधी कतार उसके और आपकी किसी दूसरी गोटी के बीच फँस जाए। वे सब पलट जाती हैं।
play-help-call = कतार CP, यानी बीच के रत्न, से होकर जाए, तो आप उसका रंग बोलते हैं: काला या सफ़ेद। फिर से रंग बोले जाने, पलटने या पकड़े जाने तक CP उसी रंग का रहता है।
play-help-capture = दूसरे रंग की गोटियों को चारों ओर से घेर लें: वे पकड़ी जाती हैं, हर एक का एक अंक। बोर्ड का किनारा कभी नहीं घेरता।
play-help-pass = चाल न हो, तो आपकी बारी पास हो जाती है।
play-help-ko = को-नियम: जिस चाल से पुरानी स्थिति लौट आए, वह रुकी रहती है। कहीं और खेलने के बाद वहाँ फिर खेल सकते हैं।
play-help-score = जिसका कुल ज़्यादा, वह जीता: बोर्ड की और पकड़ी हुई गोटियाँ मिलाकर। बराबर हों, तो ज़्यादा पकड़ने वाला जीता।
play-help-all = पूरे नियम
play-ko-title = को-नियम
play-ko-text = ऐसी चाल नहीं चल सकते जिससे इस बाज़ी की कोई पुरानी स्थिति लौट आए।
play-ko-elsewhere = रोक हमेशा की नहीं होती: कहीं और चालें चलने से बोर्ड बदल जाए, तो उस खाने पर फिर खेल सकते हैं।
play-ko-end = आपकी हर चाल रुकी हो, तो अपवाद के तौर पर उनमें से एक खेल सकते हैं। उसके ठीक बाद फिर हर चाल रुकी हो, तो बाज़ी ख़त्म।
play-col-board = बोर्ड
play-col-captured = पकड़ीं
play-col-total = कुल
play-decided-captures = अंक बराबर: जिसने ज़्यादा पकड़ीं, वह जीता।
play-decided-level = अंक भी बराबर, पकड़ी गोटियाँ भी।
play-decided-ko = बाज़ी को-नियम से ख़त्म हुई।
play-player-one = खिलाड़ी 1
play-player-two = खिलाड़ी 2
play-next-game = अगली बाज़ी
play-again = फिर खेलें
play-share = शेयर करें
play-close-home = आज पर वापस
play-close-calendar = कैलेंडर पर वापस
play-panel-points = { $name }, { $color ->
    [black] काला
   *[white] सफ़ेद
}: { $score }
play-copy-moves = चालें कॉपी करें
play-copy-sheet = तालिका कॉपी करें
play-absence-title = बीच का समय गिनें?
play-absence-text = { $color ->
    [black] काले की
   *[white] सफ़ेद की
} बारी में आप { $time } तक यहाँ नहीं थे।
play-absence-go-on = बिना गिने खेलें
play-absence-count = बीच का समय गिनें
play-resign = बाज़ी छोड़ें
play-resign-title = यह बाज़ी छोड़ें?
play-resign-text = प्रतिद्वंद्वी जीत जाएगा।
play-place = { $cell ->
    [here] यहाँ
   *[other] { $cell } पर
} रखें
play-place-cancel = वहाँ नहीं
play-refused = { $cell ->
    [here] वहाँ नहीं
   *[other] { $cell }
}: { $why }
play-why-no-move = यह कोई चाल नहीं है।
play-why-over = बाज़ी पहले ही ख़त्म हो चुकी है।
play-why-off-board = यह बोर्ड से बाहर है।
play-why-occupied = वहाँ पहले से गोटी है।
play-why-not-in-the-middle = पहली चार गोटियाँ बीच में रखी जाती हैं।
play-why-flips-nothing = वहाँ कुछ नहीं पलटता।
play-why-no-pass = यहाँ किसी को पास नहीं करना पड़ता।
play-why-no-liberty = गोटी के पास कोई लिबर्टी नहीं बचेगी।
play-why-button-taken = बटन पहले ही लिया जा चुका है।
play-why-button-there = बटन लिए जाने तक पास नहीं हो सकता।
play-why-handicap = पहले हैंडिकैप की गोटियाँ रखी जाती हैं।
play-why-not-stopped = पहले दोनों को पास करना होगा।
play-why-no-stone = वहाँ गोटी नहीं है।

## Praise after good moves. Short, and never with an exclamation mark.

praise-capture-1 = बढ़िया घेराबंदी।
praise-capture-2 = बढ़िया पकड़।
praise-capture-3 = { $points } अंक की कमाई।
praise-move-1 = अच्छी चाल।
praise-move-2 = पैनी चाल।
praise-move-3 = बहुत ख़ूब।
