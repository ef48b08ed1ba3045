## A board of one's own.

editor-title = बोर्ड सजाएँ
editor-stone = रखने की गोटी
editor-empty = ख़ाली
editor-undo = वापस लें
editor-side = किसकी बारी
editor-side-black = काले की बारी
editor-side-white = सफ़ेद की बारी
editor-start = शुरुआत
editor-clear = ख़ाली करें
editor-turn = घुमाएँ
editor-game = खेल
editor-captured = { $color ->
    [black] काले ने पकड़ीं
   *[white] सफ़ेद ने पकड़ीं
}
editor-captured-less = { $color ->
    [black] काले की पकड़ी गोटियाँ घटाएँ
   *[white] सफ़ेद की पकड़ी गोटियाँ घटाएँ
}
editor-captured-more = { $color ->
    [black] काले की पकड़ी गोटियाँ बढ़ाएँ
   *[white] सफ़ेद की पकड़ी गोटियाँ बढ़ाएँ
}
editor-button = { $owner ->
    [black] बटन काले का
    [white] बटन सफ़ेद का
   *[none] बटन अभी बाक़ी
}
editor-fault-nobody = कोई भी गोटी नहीं रख सकता, इसलिए खेलने को कुछ नहीं है।
editor-fault-liberty = एक समूह की कोई लिबर्टी नहीं है, इसलिए इसे खेला नहीं जा सकता।
editor-fault-captured = तारे में जितनी गोटियाँ हैं, उससे ज़्यादा पकड़ी गई हैं।
editor-play-text = किसके साथ? सजाए हुए बोर्ड की बाज़ी नहीं गिनी जाएगी।
editor-own = आपका रंग
editor-mode = शिक्षक के साथ या बिना
editor-mode-cpu = बाज़ी
editor-mode-practice = अभ्यास
editor-worth = कौन आगे है?
editor-puzzle = क्या यह पहेली है?
editor-stop = रोकें
editor-thinking = हिसाब लगा रहे हैं…
editor-proving = साबित कर रहे हैं…
editor-unknown = इस बोर्ड के बारे में कुछ नहीं कहा जा सकता।
editor-puzzle-yes = हाँ: सिर्फ़ एक चाल जीतती है। { $turns ->
    [one] 1 चाल लगती है।
   *[other] { $turns } चालें लगती हैं।
}
editor-puzzle-by = जीत { $points } से।
editor-puzzle-by-discs = जीत { $discs } गोटियों से।
editor-puzzle-theme = विषय: { $themes }
editor-puzzle-two = नहीं: दो चालें जीतती हैं।
editor-puzzle-open = इतना ख़ाली बोर्ड यहाँ साबित नहीं हो सकता।
editor-puzzle-no-not-won = नहीं: जिसकी बारी है वह जीत नहीं सकता।
editor-puzzle-no-choices = नहीं: चुनने के लिए चालें बहुत कम हैं।
editor-keep-text = सेव किए हुए बोर्ड सेव की हुई बाज़ियों की सूची में रहते हैं। नाम और नोट ख़ाली छोड़ सकते हैं।
editor-kept = बोर्ड सेव हो गया
editor-keep-name = नाम
editor-keep-note = नोट
editor-rename = नाम और नोट बदलें
editor-unnamed = सजाया हुआ बोर्ड
editor-deleted = बोर्ड हटा दिया गया

## बोर्डों के सेट: सेव किए हुए बोर्डों से बनते हैं, एक-एक करके हल होते या खेले जाते हैं, और नतीजे लौटते हैं।

set-title = बोर्डों के सेट
set-none = सेट में कुछ बोर्ड होते हैं, हर एक के साथ एक वाक्य। किसी का भेजा सेट उसके लिंक से, उसका टेक्स्ट पेस्ट करके या फ़ाइल से खोलें। बनाने के लिए सेव की हुई बाज़ियों में से बोर्ड चुनें।
set-make = सेट बनाएँ
set-choose = बोर्डों पर उसी क्रम में टैप करें जिसमें वे हल किए जाएँ।
set-cancel = सेट न बनाएँ
set-size-none = अभी कोई बोर्ड नहीं
set-size = { $count } बोर्ड, { $most } में से { $letters } अक्षर
set-size-file = { $count } बोर्ड: संदेश के लिए ज़्यादा लंबा है। सेट टेक्स्ट फ़ाइल के रूप में जाएगा।
set-size-no = { $count } बोर्ड एक सेट के लिए बहुत ज़्यादा हैं।
set-send = सेट भेजें
set-file = सेट का टेक्स्ट
set-line = हल करने या खेलने के लिए { $count } बोर्ड का सेट। लिंक को ReverStarGo में खोलें या यह टेक्स्ट वहाँ पेस्ट करें।
set-next = अगला बोर्ड
set-back = सेट पर जाएँ
set-board = बोर्ड { $number }
set-made = यह सेट आपने बनाया है। जो नतीजे लौटेंगे वे यहाँ दिखेंगे।
set-kind-game = { $color ->
    [black] आप काले, चाल आपकी, { $cpu } के ख़िलाफ़
   *[white] आप सफ़ेद, चाल आपकी, { $cpu } के ख़िलाफ़
}
set-kind-unproved = देख रहे हैं कि यह पहेली है या नहीं…
set-kind-picture = सिर्फ़ देखने के लिए: यहाँ कुछ खेला नहीं जा सकता।
set-done-open = अभी नहीं किया
set-done-tried = { $wrong ->
    [one] अभी हल नहीं हुआ, { $wrong } ग़लत कोशिश
   *[other] अभी हल नहीं हुआ, { $wrong } ग़लत कोशिशें
}
set-done-shown = { $wrong ->
    [0] हल देखा
    [one] { $wrong } ग़लत कोशिश के बाद हल देखा
   *[other] { $wrong } ग़लत कोशिशों के बाद हल देखा
}
set-done-solved = { $wrong ->
    [0] पहली ही कोशिश में हल
    [one] { $wrong } ग़लत कोशिश के बाद हल
   *[other] { $wrong } ग़लत कोशिशों के बाद हल
}
set-done-helped = { $wrong ->
    [0] हिंट से हल
    [one] { $wrong } ग़लत कोशिश के बाद हिंट से हल
   *[other] { $wrong } ग़लत कोशिशों के बाद हिंट से हल
}
set-done-won = { $told ->
    [yes] { $cpu } को { $margin } से हराया
   *[no] { $cpu } को हराया
}
set-done-lost = { $told ->
    [yes] { $cpu } ने { $margin } से हराया
   *[no] { $cpu } ने हराया
}
set-done-drawn = { $cpu } से बराबरी
set-done-with-hint = { $ended }, हिंट के साथ
set-done-two = { $winner ->
    [black] दो खिलाड़ी: काला{ $told ->
        [yes] {" "}{ $margin } से
       *[no] {""}
    } जीता
    [white] दो खिलाड़ी: सफ़ेद{ $told ->
        [yes] {" "}{ $margin } से
       *[no] {""}
    } जीता
   *[none] दो खिलाड़ी: बराबरी
}
set-send-back = नतीजे लौटाएँ
set-named = आपका नाम साथ जाएगा: { $name }
set-nameless = यह बिना नाम के जाएगा। नाम सेटिंग में रख सकते हैं।
set-answer-line = { $named ->
    [yes] { $name }: { $count } में से { $good } बोर्ड हल किए या जीते।
   *[no] { $count } में से { $good } बोर्ड हल किए या जीते।
} लिंक को ReverStarGo में खोलें या यह टेक्स्ट वहाँ पेस्ट करें।
set-good = { $count } में से { $good } हल किए या जीते
set-answers = लौटे हुए नतीजे
set-answers-none = अभी कुछ नहीं लौटा। भेजा हुआ लिंक खोलें या टेक्स्ट पेस्ट करें।
set-about = यह वही है जो भेजने वाले बताते हैं: इसकी जाँच नहीं हुई।
set-unknown = यह ऐसे सेट का जवाब है जो इस डिवाइस पर नहीं है, इसलिए उसके बोर्ड नहीं दिखाए जा सकते।
set-others = दूसरे सेट
set-count = { $count } बोर्ड
set-done-count = { $done } पूरे
set-answers-count = { $count } जवाब
set-open-file = फ़ाइल खोलें
set-forget = यह सेट हटाएँ
set-forget-title = यह सेट हटाएँ?
set-forget-text = जो किया गया और जो नतीजे लौटे, वे भी हट जाएँगे।
