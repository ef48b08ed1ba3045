### Games by message: two people, two phones.

messages-title = संदेश से बाज़ियाँ
messages-none = दूसरे फ़ोन पर किसी के साथ खेलें: हर चाल संदेश में जाती है। नई बाज़ी शुरू करें या मिला हुआ न्योता नीचे पेस्ट करें।
messages-new = नई बाज़ी
messages-group-me = आपके इंतज़ार में
messages-group-them = प्रतिद्वंद्वी के इंतज़ार में
messages-group-over = ख़त्म हो चुकी
messages-nameless = प्रतिद्वंद्वी
messages-unsent = अभी भेजी नहीं
messages-parted = दो रूप
messages-won = आप जीते
messages-lost = आप हारे
messages-drawn = बराबरी
messages-start = अभी कोई चाल नहीं
messages-moves = { $count ->
    [one] { $count } चाल
   *[other] { $count } चालें
}
messages-delete = हटाएँ
messages-text = मिला हुआ संदेश यहाँ पेस्ट करें
messages-paste = पेस्ट करें
messages-take = बाज़ी खोलें
messages-fault-missing = इस टेक्स्ट में कोई बाज़ी नहीं है।
messages-fault-long = यह टेक्स्ट संदेश के लिए बहुत लंबा है।
messages-fault-newer = यह संदेश ऐप के नए वर्शन का है। खोलने के लिए ऐप अपडेट करें।
messages-fault-older = यह संदेश ऐप के पुराने वर्शन में बना है। आप दोनों के पास ऐप का ताज़ा वर्शन होना चाहिए।
messages-fault-damaged = कोड अधूरा है या बदल गया है। संदेश दोबारा मँगवाएँ।
messages-fault-illegal = इस संदेश की चाल { $number } नियमों के ख़िलाफ़ है।
messages-refused-another = यह संदेश इस बाज़ी का नहीं है।
messages-refused-forks = इस बाज़ी के बहुत सारे रूप हैं। पहले एक चुनें।
messages-refused-full = बहुत सारी बाज़ियाँ चल रही हैं। पहले एक हटाएँ।
messages-refused-terms = इस न्योते में कोमी 99 से ज़्यादा है। दूसरा न्योता भेजने को कहें।
messages-told-older = आप इस संदेश का जवाब दे चुके हैं। जवाब दोबारा भेज सकते हैं।
messages-told-same = इस संदेश में कुछ नया नहीं है।
messages-told-own = यह आपका ही संदेश है।
messages-told-fork = चाल { $number } से यह संदेश आपकी बाज़ी से अलग है। दोनों रूप ऊपर हैं।
messages-told-several = { $count ->
    [0] इन संदेशों में कुछ नया नहीं है।
    [one] एक बाज़ी अपडेट हुई।
   *[other] { $count } बाज़ियाँ अपडेट हुईं।
}
messages-fork-text = चाल { $number } से दोनों रूप अलग हैं। कौन-सा आगे खेलना है?
messages-fork-mine = { $count ->
    [one] आपका, { $count } चाल
   *[other] आपका, { $count } चालें
}
messages-fork-theirs = { $count ->
    [one] संदेश का, { $count } चाल
   *[other] संदेश का, { $count } चालें
}
messages-fork-choose = इसे आगे खेलें
messages-invite = न्योता भेजें
messages-send = भेजें
messages-made = आपकी चाल तैयार है। इसे भेजें।
messages-send-result = नतीजा भेजें
messages-send-again = दोबारा भेजें
messages-code = QR कोड
messages-code-title = QR कोड से भेजें
messages-code-text = दूसरे फ़ोन के कैमरे से कोड स्कैन करें।
messages-resign-title = यह बाज़ी छोड़ें?
messages-resign-text = प्रतिद्वंद्वी जीत जाएगा।
messages-resign-confirm = बाज़ी छोड़ें
messages-forget-title = यह बाज़ी हटाएँ?
messages-forget-text = यह सिर्फ़ इस फ़ोन से हटेगी। दूसरा संदेश आने पर फिर खोल सकते हैं।
messages-unanswered = बिना जवाब वाली सभी { $count } बाज़ियाँ हटाएँ
messages-unanswered-title = बिना जवाब वाली { $count } बाज़ियाँ हटाएँ?
messages-unanswered-text = ये सिर्फ़ इस फ़ोन से हटेंगी। जवाब आने पर बाज़ी फिर खोल सकते हैं।
messages-many-title = { $count } अनजान बाज़ियाँ खोलें?
messages-many-text = ये सब एक ही टेक्स्ट में हैं। भेजने वाले पर भरोसा हो तभी खोलें।
messages-many-confirm = सभी खोलें
messages-uncounted = यह बाज़ी इस फ़ोन पर आने से पहले ही ख़त्म हो चुकी थी। यह आपके रिकॉर्ड में नहीं है।
messages-count = मेरे रिकॉर्ड में जोड़ें
messages-line = { $named ->
    [no] { $game }, चाल { $number }: आपकी बारी।
   *[yes] { $name } ने { $game } में चाल { $number } चली है। आपकी बारी।
}
messages-line-over = { $named ->
    [no] आपकी { $game } की बाज़ी ख़त्म हुई।
   *[yes] { $name } ने आपकी { $game } की बाज़ी का नतीजा भेजा है।
}
messages-line-invite = { $named ->
    [no] चलिए, { $game } खेलें!
   *[yes] { $name } आपको { $game } खेलने बुला रहे हैं।
}
messages-how = जवाब देने के लिए ReverStarGo ऐप में लिंक खोलें, या यह पूरा संदेश कॉपी करके वहाँ “संदेश से बाज़ियाँ” में पेस्ट करें।
messages-first = सामने वाले की गोटियाँ अपनी दो गोटियों के बीच फँसाकर पलटें। निशान वाले खाने पर टैप करें, फिर चाल भेजें।
messages-from-board = यह बाज़ी सजाए हुए बोर्ड से शुरू होती है। यह गिनी नहीं जाएगी।
messages-with-board = सजाए हुए बोर्ड से
