### A board of one's own.

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
   *[none] बटन अभी ख़ाली
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
editor-puzzle-open = यहाँ साबित करने के लिए बहुत कुछ ख़ाली है।
editor-puzzle-no-not-won = नहीं: जिसकी बारी है वह जीत नहीं सकता।
editor-puzzle-no-choices = नहीं: चुनने के लिए चालें बहुत कम हैं।
editor-keep-text = सेव किए हुए बोर्ड सेव की हुई बाज़ियों की सूची में रहते हैं। नाम और नोट ख़ाली छोड़ सकते हैं।
editor-kept = बोर्ड सेव हो गया
editor-keep-name = नाम
editor-keep-note = नोट
editor-rename = नाम और नोट बदलें
editor-unnamed = सजाया हुआ बोर्ड
editor-deleted = बोर्ड हटा दिया गया
