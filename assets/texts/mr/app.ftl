## Words that every screen shares: buttons, colours, levels, notices.

color-black = काळा
color-white = पांढरा
level-1 = Lv.1
level-2 = Lv.2
level-3 = Lv.3
level-4 = Lv.4
level-5 = Lv.5
level-6 = MAX
level-7 = FINAL
level-expert = Lv.6
level-oracle = Oracle
level-1-name = नवखा
level-2-name = शिकाऊ
level-3-name = सरावलेला
level-4-name = मुरलेला
level-5-name = पट्टीचा
level-expert-name = कसलेला
app-connection-lost = खेळाशी संपर्क तुटला. जोडला गेला की डाव पुढे सुरू होईल.
app-elsewhere-title = खेळ दुसरीकडे उघडा आहे
app-elsewhere-text = तुम्ही शेवटी उघडलेल्या टॅबमध्ये किंवा विंडोमध्ये तो सुरू आहे. काहीही हरवलेले नाही.
app-elsewhere-take = इथे खेळा
app-broken = खेळ थांबला आहे. तुम्ही जे खेळलात ते जतन झाले आहे. हे पान बंद करून पुन्हा उघडा.
app-cut-off = खेळ आता दाखवता येत नाही. तुम्ही जे खेळलात ते जतन झाले आहे. ॲप बंद करून पुन्हा उघडा.
app-cannot-start-title = खेळ सुरू होऊ शकत नाही
app-cannot-start-text = या डिव्हाइसवर प्रगती जतन करण्यासाठी जागा मिळाली नाही. थोडी जागा मोकळी करा किंवा डिव्हाइस रीस्टार्ट करा, आणि मग ॲप पुन्हा उघडा.
app-doorstep-title = हे पान दुसऱ्या वेबसाइटने उघडले आहे
app-doorstep-text = तुमच्या खेळात काहीही बदललेले नाही. तुम्हाला खेळायचे आहे का?
app-doorstep-enter = ReverStarGo उघडा
app-in-use-text = खेळ आधीच दुसऱ्या विंडोमध्ये उघडा आहे, त्यामुळे इथे काही जतन होऊ शकत नाही. ही विंडो बंद करून तिकडे खेळा.
app-opening = खेळ उघडतोय…
app-opening-broken = खेळ सुरू होऊ शकला नाही. कृपया पुन्हा प्रयत्न करा.
app-opening-damaged = या डिव्हाइसवरील खेळाच्या काही फाइल्स खराब आहेत किंवा सापडत नाहीत. इंटरनेट जोडणी तपासून पुन्हा प्रयत्न करा, म्हणजे त्या पुन्हा डाउनलोड होतील. तुमची प्रगती वेगळी जतन केलेली आहे.
app-opening-failed = खेळ उघडता आला नाही. इंटरनेट जोडणी तपासून पुन्हा प्रयत्न करा.
app-opening-old = हा ब्राउझर खेळासाठी फार जुना आहे. नव्या ब्राउझरमध्ये खेळ चालतो.
app-opening-script = या खेळासाठी JavaScript लागते. कृपया या पानासाठी ते सुरू करा.
app-page-text = सहा टोकांच्या ताऱ्यावर प्रतिस्पर्ध्याच्या सोंगट्या उलटवा किंवा वेढा.
app-shortcut-continue = पुढे खेळा
app-shortcut-puzzle = कोडे
app-silent-title = जतन केलेली प्रगती मिळत नाही
app-silent-text = जतन केलेली माहिती ब्राउझर देत नाही. पुन्हा प्रयत्न करा, किंवा ब्राउझरच्या सर्व विंडो बंद करून तो पुन्हा उघडा. जतन न करता खेळलात तर आता केलेले काहीही राहणार नाही; आधी जतन केलेले तसेच राहील.
app-try-again = पुन्हा प्रयत्न करा
app-silent-without = जतन न करता खेळा
app-deleted-title = जतन केलेली प्रगती हटवली गेली
app-deleted-text = ब्राउझरने जतन केलेली माहिती हटवली, पण या पानाकडे ती सर्व अजून आहे. ती पुन्हा जतन करायची का? त्यानंतर तुम्ही दुसऱ्या टॅबमध्ये खेळला असाल तर करू नका.
app-deleted-restore = पुन्हा जतन करा
app-deleted-leave = नको, नव्याने सुरू करा
app-back = मागे
app-cancel = रद्द करा
app-close = बंद करा
app-copied = कॉपी झाले
app-not-copied = कॉपी करता आले नाही
app-thinker-late = CPU अजून डाउनलोड होत आहे. थोडे थांबा किंवा इंटरनेट जोडणी तपासा.
app-rest-late = खेळाचा उरलेला भाग अजून डाउनलोड होत आहे. थोडे थांबा किंवा इंटरनेट जोडणी तपासा.
app-late = डाउनलोड होत आहे…
app-late-failed = हे डाउनलोड करता आले नाही. इंटरनेट जोडणी तपासून पुन्हा प्रयत्न करा.
app-language-late = { $language } अजून डाउनलोड करता आली नाही. इंटरनेट मिळताच भाषा बदलेल.
who-you = तुम्ही
who-turn = { $who ->
    [you] तुमची खेळी
    [black] काळ्याची खेळी
    [white] पांढऱ्याची खेळी
   *[named] { $name } यांची खेळी
}
who-passes = { $who ->
    [you] तुम्हाला खेळी नाही. तुमचा पास
    [black] काळ्याला खेळी नाही. पांढरा पुन्हा खेळेल
    [white] पांढऱ्याला खेळी नाही. काळा पुन्हा खेळेल
    [cpu] { $name } यांना खेळी नाही. पुन्हा तुम्ही खेळा
   *[named] { $name } यांना खेळी नाही
}
who-next = { $who ->
    [black] आता काळ्याची खेळी
    [white] आता पांढऱ्याची खेळी
   *[named] आता { $name } यांची खेळी
}
who-wins = { $who ->
    [you] तुम्ही जिंकलात
    [black] काळा जिंकला
    [white] पांढरा जिंकला
    [one] खेळाडू १ विजयी
    [two] खेळाडू २ विजयी
   *[named] { $name } विजयी
}
who-draw = बरोबरी
app-erase-title = सगळे पुसून टाकायचे?
app-erase-text = तुमची श्रेणी, नोंदी, करंडक, जतन केलेले डाव आणि सेटिंग या डिव्हाइसवरून पुसले जातील. हे सगळे ३० दिवसांपर्यंत सेटिंगमधून परत आणता येईल.
app-erase-export = आधी एक्सपोर्ट करा
app-erase-agree = धरून न ठेवता पुसायचे आहे
app-erase-hold = पुसण्यासाठी धरून ठेवा
app-erase-confirm = सगळे पुसून टाका
app-import-title = तुमची प्रगती बदलायची?
app-import-text = आत्ता: { $now }. इंपोर्ट केल्यावर: { $then }. तुमची आत्ताची प्रगती आधी एका फाइलमध्ये जतन होईल.
app-import-profile = { $name }, { $rank }, { $count ->
    [one] { $count } सामना
   *[other] { $count } सामने
}
app-import-gives-up = थांबवलेला डाव संपेल. तो मोजला जाणार नाही.
app-import-gives-up-loses = थांबवलेला डाव संपेल आणि तो तुम्ही हरलात असे धरले जाईल.
app-import-confirm = बदला
app-take-back-title = पुसलेली प्रगती परत आणायची?
app-take-back-text = आत्ता: { $now }. परत आणल्यावर: { $then }. तुमची आत्ताची प्रगती आधी एका फाइलमध्ये जतन होईल.
app-take-back-confirm = परत आणा
app-trouble-cannot-save = आत्ता प्रगती जतन करता येत नाही. तुम्ही खेळत राहू शकता.
app-trouble-older-copy = शेवटी जतन केलेली प्रगती वाचता आली नाही, म्हणून तिच्या आधीची वापरली आहे. काहीही पुसलेले नाही.
app-trouble-started-anew = जतन केलेली प्रगती वाचता आली नाही. ती बाजूला ठेवली आहे, आणि तुम्ही नव्याने सुरुवात करत आहात.
app-trouble-too-old = तुमची प्रगती ॲपच्या ज्या जुन्या आवृत्तीत जतन झाली होती ती हे ॲप आता वाचत नाही. प्रगती बाजूला ठेवली आहे, आणि तुम्ही नव्याने सुरुवात करत आहात.
app-trouble-newer-version = तुमची प्रगती ॲपच्या नव्या आवृत्तीत जतन झाली आहे. तिला हात लावलेला नाही, आणि इथे काहीही जतन होणार नाही.
app-trouble-match-lost = तुमचा अर्धवट डाव पुढे सुरू करता आला नाही.
app-trouble-games-lost = जतन केलेले डाव वाचता आले नाहीत, म्हणून ते बाजूला ठेवले आहेत.
app-trouble-cannot-keep-games = तुमचे डाव आत्ता जतन करता येत नाहीत. ॲप बंद करेपर्यंत ते इथे राहतील.
app-trouble-newer-games = जतन केलेले डाव ॲपच्या नव्या आवृत्तीतले आहेत. त्यांना हात लावलेला नाही, आणि नवे डाव जतन होणार नाहीत.
app-trouble-not-imported = तुमची आत्ताची प्रगती आधी फाइलमध्ये जतन करता आली नाही, म्हणून काहीही बदललेले नाही.
app-trouble-not-erased = सगळे पुसता आले नाही. काही भाग अजून ॲपच्या डेटा फोल्डरमध्ये आहे.
app-trouble-nothing-erased = तुमची प्रगती आधी बाजूला ठेवता आली नाही, म्हणून काहीही पुसलेले नाही.
app-trouble-erased-lost = पुसलेली प्रगती वाचता आली नाही. काहीही बदललेले नाही.
app-trouble-copy-set-aside = राखीव प्रत वाचता आली नाही, म्हणून ती बाजूला ठेवली. काहीही गमावलेले नाही.
app-step-undone = ॲपमध्ये काहीतरी बिघडले, म्हणून तुमची शेवटची कृती मागे घेतली आहे. तुम्ही खेळत राहू शकता. खबरदारी म्हणून प्रगती एक्सपोर्ट करून ठेवा.
app-sheet-lower = पट पाहा
app-sheet-raise = निकाल पाहा
app-series-left = मालिका इथेच संपली. हवे तेव्हा पुन्हा प्रयत्न करा.
app-no-game-waits = कोणताही डाव बाकी नाही. नवा डाव इथून सुरू करा.
app-nothing-counted = काहीच मोजले नाही.
app-places = विभाग
tab-today = आज
tab-play = खेळा
tab-puzzles = कोडी
tab-you = तुम्ही

## Months, weekdays and how a date is put together.

date-full = { $weekday }, { $day } { $month } { $year }
date-short = { $day } { $month } { $year }
date-day = { $day } { $month }
date-month = { $month } { $year }
date-hour = { $hour }:००

month-1 = जानेवारी
month-2 = फेब्रुवारी
month-3 = मार्च
month-4 = एप्रिल
month-5 = मे
month-6 = जून
month-7 = जुलै
month-8 = ऑगस्ट
month-9 = सप्टेंबर
month-10 = ऑक्टोबर
month-11 = नोव्हेंबर
month-12 = डिसेंबर

weekday-0 = रविवार
weekday-1 = सोमवार
weekday-2 = मंगळवार
weekday-3 = बुधवार
weekday-4 = गुरुवार
weekday-5 = शुक्रवार
weekday-6 = शनिवार

weekday-short-0 = रवि
weekday-short-1 = सोम
weekday-short-2 = मंगळ
weekday-short-3 = बुध
weekday-short-4 = गुरु
weekday-short-5 = शुक्र
weekday-short-6 = शनि

## The web page: to the home screen, and links that open it in a browser.

install-title = हे होम स्क्रीनवर ठेवा
install-text = कोणत्याही ॲपसारखे उघडते, इंटरनेट नसतानाही, आणि तुमची प्रगती टिकून राहते.
install-do = होम स्क्रीनवर जोडा
install-step-share = “शेअर करा” वर टॅप करा (दिसत नसेल तर आधी “⋯” वर)
install-step-add = “होम स्क्रीनवर जोडा” वर टॅप करा
install-forgets = हा ब्राउझर काही काळाने तुमची प्रगती पुसू शकतो. एक्सपोर्ट केलेली प्रत तुमच्याकडे राहते.
install-offline = इंटरनेट नसतानाही खेळण्यासाठी तयार
guest-title = इथेच खेळायचे?
guest-text = या ब्राउझरमध्ये अजून काहीच खेळलेले नाही. ReverStarGo तुमच्या फोनमध्ये ॲप म्हणून किंवा होम स्क्रीनवर असेल, तर लिंक तिथे उघडा.
guest-here = इथेच खेळा
guest-app = ॲपमध्ये उघडा
guest-copy = होम स्क्रीनवरील ॲपसाठी कॉपी करा
install-bring = तुमचे डाव सोबत आणा
install-bring-text = ब्राउझरमधून आणण्यासाठी: तिथे खेळ उघडा, तुम्ही › सेटिंगमध्ये “प्रगती एक्सपोर्ट करा” वर टॅप करा, मग “कॉपी करा” वर.
