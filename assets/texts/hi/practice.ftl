### Practice: the teacher's line below the board, and what there is beside it.

practice-chip = अभ्यास
practice-intro = हर चाल के बाद यहाँ दिखेगा कि वह कैसी थी।
practice-good = { $exact ->
    [yes] अच्छी चाल
    [playouts] प्लेआउट के हिसाब से चाल अच्छी लगती है
   *[no] चाल अच्छी लगती है
}
practice-only = यही एक चाल थी
practice-cost = { $exact ->
    [yes] { $cost } अंक का नुक़सान
    [playouts] प्लेआउट के हिसाब से क़रीब { $cost } अंक का नुक़सान
   *[no] क़रीब { $cost } अंक का नुक़सान
}
practice-cost-lot = बहुत नुक़सान
practice-because = { $cost }: { $reason }
practice-reason-tip = तारे की एक नोक ख़ाली थी
practice-reason-gives-tip = CPU तारे की नोक ले सकता है
practice-reason-capture = { $count ->
    [one] एक गोटी पकड़ सकते थे
   *[other] { $count } गोटियाँ पकड़ सकते थे
}
practice-reason-gives-capture = { $count ->
    [one] CPU एक गोटी पकड़ सकता है
   *[other] CPU { $count } गोटियाँ पकड़ सकता है
}
practice-reason-call-black = काला बोलना बेहतर था
practice-reason-call-white = सफ़ेद बोलना बेहतर था
practice-reason-pass = CPU के पास चाल न बचती
practice-reason-few = { $count ->
    [0] आपके पास चाल नहीं बचती
    [one] आपके पास एक ही चाल बचती है
   *[other] आपके पास { $count } चालें बचती हैं
}
practice-reason-moves = CPU को { $given } चालें मिलती हैं, { $instead } नहीं
practice-reason-gives-flips = CPU { $count } गोटियाँ पलट सकता है
practice-reason-opens = CPU के लिए { $cell ->
    [here] एक खाना
   *[other] { $cell }
} खुलता है
practice-reason-opens-edge = CPU के लिए { $cell ->
    [here] किनारा
   *[other] किनारे का { $cell }
} खुलता है
practice-reason-flips = आप { $could } गोटियाँ पलट सकते थे, { $did } नहीं
practice-reason-corner = { $cell ->
    [here] एक कोना
   *[other] { $cell } वाला कोना
} ख़ाली था
practice-reason-opens-corner = { $cell ->
    [here] एक कोना
   *[other] { $cell } वाला कोना
} CPU के लिए खुलता है
practice-reason-group = { $count ->
    [one] एक गोटी पलट सकते थे
   *[other] { $count } गोटियाँ पलट सकते थे
}
practice-reason-liberty = { $cell ->
    [here] आपके एक समूह
   *[other] आपके { $cell } वाले समूह
} की एक ही लिबर्टी बचती है
practice-better = बेहतर: { $cell ->
    [here] यहाँ
   *[other] { $cell }
}
practice-better-call-black = बेहतर: { $cell ->
    [here] यहाँ
   *[other] { $cell }
}, काला बोलें
practice-better-call-white = बेहतर: { $cell ->
    [here] यहाँ
   *[other] { $cell }
}, सफ़ेद बोलें
practice-see = देखें
practice-see-back = वापस
practice-take-back = वापस लें
practice-forward = आगे
practice-over = यह अभ्यास है, गिना नहीं जाता।
