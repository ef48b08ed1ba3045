## The Settings screen.

settings-title = सेटिंग
settings-group-player = तुम्ही
settings-group-looks = रंगरूप
settings-group-game = खेळ
settings-group-sound = आवाज आणि कंपन
settings-group-progress = प्रगती

settings-name = खेळाडूचे नाव
settings-name-hint = १२ अक्षरांपर्यंत. तुम्ही पाठवलेल्या गोष्टींतच इतरांना दिसते.
settings-language = भाषा
settings-language-system = डिव्हाइसप्रमाणे ({ $language })
settings-theme = थीम
settings-theme-system = डिव्हाइसप्रमाणे
settings-theme-light = उजळ
settings-theme-dark = गडद
settings-board = पट
settings-board-classic = पाचू
settings-board-walnut = अक्रोड
settings-board-slate = पाटी
settings-board-ocean = सागर
settings-board-blossom = गुलाबी
settings-board-colour-blind = रंगांध-अनुकूल
settings-board-high-contrast = ठळक रंग
settings-rim = पटाभोवती घरांची नावे
settings-rim-off = बंद
settings-rim-hours = ३, ६, ९, १२
settings-rim-all = सर्व
settings-hints = कुठे खेळता येते ते दाखवा
settings-captures = पकडता येणाऱ्या सोंगट्या दाखवा
settings-captures-note = तारा: जिथे खेळून पकडाल तिथे वर्तुळ, पकडल्या जाणाऱ्या सोंगट्यांवर ठिपका
settings-captures-first = पहिल्या काही डावांत
settings-captures-always = नेहमी
settings-captures-off = बंद
settings-calls = प्रत्येक वेळी रंग विचारा
settings-calls-note = तारा: एकच रंग सांगता येत असेल किंवा दोन्हींनी सारखेच होत असेल तरीही विचारले जाईल
settings-atari = अतारी दाखवा
settings-atari-note = रिव्हर्सी गो: एकच लिबर्टी उरलेल्या गटांभोवती वर्तुळ
settings-hint-button = हिंट बटण
settings-hint-button-note = टॅप केल्यावर चांगली खेळी दाखवते. तारा: ती घेऊन जिंकलात तर तो सराव धरला जातो.
settings-animation = ॲनिमेशन
settings-animation-off = बंद
settings-animation-fast = वेगवान
settings-animation-normal = सामान्य
settings-animation-slow = संथ
settings-pace = CPU चा वेग
settings-pace-slow = संथ
settings-pace-normal = सामान्य
settings-pace-fast = वेगवान
settings-handover = दोन खेळाडूंसाठी “फोन द्या” स्क्रीन
settings-pass-notice = पास झाल्यावर सूचना
settings-thorough = सखोल आढावा
settings-thorough-note = तारा: तुम्ही डाव पाहत असताना आणखी ५ मिनिटांपर्यंत तपासणी
settings-reminder = रोजची आठवण
settings-reminder-note = फक्त अजून बाकी असलेल्या दिवशी, एकच शांत सूचना
settings-reminder-off = बंद
settings-praise = चांगल्या खेळ्यांचे कौतुक
settings-sound = आवाज
settings-haptics = कंपन
settings-progress-note = सगळे याच डिव्हाइसवर राहते.
settings-export = प्रगती एक्सपोर्ट करा
settings-export-text = हा मजकूर जपून ठेवा. तो “प्रगती इंपोर्ट करा” मध्ये पेस्ट केला की सगळे परत मिळते, याच किंवा दुसऱ्या डिव्हाइसवर.
settings-export-copy = कॉपी करा
settings-export-download = फाइलमध्ये जतन करा
settings-import = प्रगती इंपोर्ट करा
settings-import-text = आधी एक्सपोर्ट केलेला मजकूर पेस्ट करा किंवा त्याची फाइल निवडा.
settings-import-file = फाइल निवडा
settings-import-check = तपासा
settings-import-other = ही एक्सपोर्ट केलेली प्रगती नाही. काहीही बदललेले नाही.
settings-import-damaged = हा मजकूर अपुरा किंवा खराब आहे. काहीही बदललेले नाही.
settings-import-newer = हा मजकूर ॲपच्या नव्या आवृत्तीतला आहे. आधी ॲप अपडेट करा. काहीही बदललेले नाही.
settings-import-too-old = हा मजकूर ॲपच्या ज्या जुन्या आवृत्तीतला आहे ती हे ॲप आता वाचत नाही. काहीही बदललेले नाही.
settings-import-future = या प्रगतीत अजून न आलेले दिवस आहेत. या डिव्हाइसची तारीख तपासा. काहीही बदललेले नाही.
settings-import-long = इतका मोठा मजकूर एक्सपोर्ट केलेल्या प्रगतीचा असू शकत नाही. काहीही बदललेले नाही.
settings-import-unread = मजकूर वाचता आला नाही. पुन्हा प्रयत्न करा.
settings-erase = सगळे पुसून टाका
settings-erased = तुमची प्रगती { $date } रोजी पुसली. { $until } पर्यंत ती परत आणता येईल.
settings-undo-erase = पुसलेले परत आणा

## About.

about-title = ॲपबद्दल
about-version = आवृत्ती { $version }
about-credit = हा खेळ आणि त्याचे नाव त्याच्या निर्मात्याचे आहे: ReverStarGo, reverstargo.com. हे ॲप स्वतंत्रपणे बनवले आहे.
about-privacy-title = गोपनीयता
about-privacy = तुम्ही पाठवल्याशिवाय या डिव्हाइसबाहेर काहीही जात नाही: खाते नाही, जाहिराती नाहीत, ट्रॅकिंग नाही.
about-licence-title = परवाने
about-licence = हे ॲप मुक्त सॉफ्टवेअर आहे. MIT किंवा Apache 2.0, तुम्हाला हवा तो परवाना निवडा.
about-licence-others = यांच्या कामाच्या आधारे बनले
about-licence-packages = { $licence } · { $count ->
    [one] { $count } पॅकेज
   *[other] { $count } पॅकेजेस
}
