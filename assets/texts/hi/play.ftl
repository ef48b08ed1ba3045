### The Play screen and what opens over it.

play-pause = रोककर वापस जाएँ
play-leave-series = शृंखला छोड़ें
play-help = मदद
play-quit = बाज़ी छोड़ें
play-undo = वापस लें
play-hint = संकेत
play-hint-sought = अच्छी चाल खोज रहा है…
play-hint-place = संकेत: { $cell }
play-hint-call-black = संकेत: { $cell }, काला बोलें
play-hint-call-white = संकेत: { $cell }, सफ़ेद बोलें
play-hint-title = संकेत लें?
play-hint-text = संकेत लेकर जीतने पर दिन पूरा नहीं होता और जीत रैंक या रिकॉर्ड में नहीं गिनी जाती। हार फिर भी गिनी जाती है।
play-hint-confirm = संकेत दिखाएँ
play-hinted = संकेत के साथ
play-hinted-win = संकेत लेकर जीते: यह अभ्यास माना जाएगा।
play-read = स्थिति सुनें
play-over = बाज़ी ख़त्म
play-thinking = { $who } सोच रहा है
play-series = { $won } – { $lost }, पहले { $target }
play-reverse-game = 2 में से बाज़ी { $number }
play-panel = { $name }, { $color ->
    [black] काला
   *[white] सफ़ेद
}: { $total } अंक, बोर्ड पर { $board } और पकड़ी हुई { $captured }
play-on-board = बोर्ड { $count }
play-captured = पकड़ीं { $count }
play-brought = + बाज़ी 1 से { $count }
play-blocked = को: { $cell } पुरानी स्थिति लौटा देगा।
play-blocked-why = को क्या है?
play-call-title = CP के लिए कौन-सा रंग बोलते हैं?
play-call-cancel = गोटी वापस उठाएँ
play-call-does = { $flips ->
    [one] { $flips } पलटेगी
   *[other] { $flips } पलटेंगी
}{ $captured ->
    [0] {""}
    [one] , { $captured } पकड़ी जाएगी
   *[other] , { $captured } पकड़ी जाएँगी
}
play-call-blocked = को से रुका हुआ
play-go-on = आगे बढ़ने के लिए छुएँ
play-hand-over = आगे बढ़ने के लिए स्क्रीन छुएँ
play-quit-title = छोड़ने पर यह बाज़ी हार गिनी जाएगी। क्या आप निश्चित हैं?
play-quit-title-free = यह बाज़ी छोड़ें?
play-quit-text-free = यह गिनी नहीं जाएगी।
play-quit-confirm = छोड़ें
play-keep-playing = खेलते रहें
play-leave-title = छोड़ने से शृंखला ख़त्म होगी और फ़ेल गिनी जाएगी। छोड़ें?
play-leave-confirm = छोड़ें
play-replace-title = एक बाज़ी रुकी हुई है। नई के लिए उसे छोड़ दें?
play-replace-text = वह गिनी नहीं जाएगी।
play-replace-text-loses = वह हार गिनी जाएगी।
play-replace-confirm = छोड़ दें
play-help-title = संक्षेप में नियम
play-help-flip = गोटी ऐसे रखें कि उसके और आपकी किसी दूसरी गोटी के बीच दूसरे रंग की सीधी कतार हो: वे सब पलट जाती हैं।
play-help-call = केंद्र बिंदु से होकर जाने वाली चाल में रंग बोलना होता है: काला या सफ़ेद। तब से CP उसी रंग का रहता है।
play-help-capture = किनारे से दूर की गोटियों को अपनी गोटियों से चारों ओर घेरें: वे पकड़ी जाती हैं, हर एक का एक अंक। किनारा कभी नहीं घेरता।
play-help-pass = चाल न हो तो आप पास होते हैं।
play-help-score = अंत में बोर्ड की और पकड़ी हुई गोटियाँ मिलाकर गिनी जाती हैं; बराबर हों तो ज़्यादा पकड़ने वाला जीतता है।
play-help-all = सारे नियम
play-ko-title = को
play-ko-text = कोई चाल ऐसी स्थिति नहीं लौटा सकती जो इस बाज़ी में पहले बोर्ड पर रह चुकी हो।
play-ko-end = हर चाल रुकी हो तो अपवाद के रूप में एक खेली जा सकती है। अपवाद के ठीक बाद फिर हर चाल रुकी हो, तो बाज़ी ख़त्म होती है।
play-result-draw = बराबरी
play-result-you-win = आप जीते
play-result-you-lose = CPU जीता
play-result-wins = { $who ->
    [black] काले की जीत
    [white] सफ़ेद की जीत
    [one] पहले खिलाड़ी की जीत
    [two] दूसरे खिलाड़ी की जीत
   *[named] { $name } की जीत
}
play-col-board = बोर्ड
play-col-captured = पकड़ीं
play-col-total = कुल
play-decided-captures = कुल अंक बराबर: ज़्यादा पकड़ने वाला जीता।
play-decided-level = कुल अंक और पकड़ी गोटियाँ, दोनों बराबर।
play-decided-leaving = बाज़ी बीच में छोड़ी गई।
play-decided-ko = को से ख़त्म।
play-player-one = पहला खिलाड़ी
play-player-two = दूसरा खिलाड़ी
play-next-game = अगली बाज़ी
play-again = फिर से
play-share = साझा करें
play-close-home = होम
play-close-calendar = कैलेंडर पर वापस
