### Words that every screen shares: buttons, colours, levels, notices.

color-black = काळा
color-white = पांढरा
level-1 = Lv.1
level-2 = Lv.2
level-3 = Lv.3
level-4 = Lv.4
level-5 = Lv.5
level-6 = MAX
level-7 = FINAL
level-oracle = Oracle
level-1-name = प्रवेश
level-2-name = नवशिका
level-3-name = मध्यम
level-4-name = प्रगत
level-5-name = बलवान
app-connection-lost = खेळाशी संपर्क तुटला. खेळाने पुन्हा उत्तर दिले की तो तिथूनच पुढे सुरू होईल.
app-elsewhere-title = खेळ दुसरीकडे उघडा आहे
app-elsewhere-text = तो शेवटी उघडलेल्या टॅबमध्ये किंवा विंडोमध्ये सुरू आहे. काहीही हरवलेले नाही.
app-elsewhere-take = इथेच खेळा
app-in-use-text = तो दुसऱ्या विंडोमध्ये उघडा आहे, त्यामुळे इथे काहीही जतन करता येत नाही. ही विंडो बंद करून तिथेच खेळत राहा.
app-back = मागे
app-cancel = रद्द करा
app-close = बंद करा
app-copied = कॉपी झाले
app-not-copied = कॉपी करता आले नाही
who-you = तुम्ही
who-cpu = CPU
who-turn-you = तुमची पाळी
who-turn = { $who ->
    [black] काळ्याची पाळी
    [white] पांढऱ्याची पाळी
    [cpu] CPU ची पाळी
   *[named] { $name } यांची पाळी
}
who-passes-you = तुमच्याकडे खेळी नाही: पास
who-passes = { $who ->
    [black] काळ्याकडे खेळी नाही: पास
    [white] पांढऱ्याकडे खेळी नाही: पास
    [cpu] CPU कडे खेळी नाही: पास
   *[named] { $name } यांच्याकडे खेळी नाही: पास
}
who-next = { $who ->
    [black] आता काळ्याची पाळी आहे
    [white] आता पांढऱ्याची पाळी आहे
    [cpu] आता CPU ची पाळी आहे
   *[named] आता { $name } यांची पाळी आहे
}
app-erase-title = सर्व काही पुसायचे?
app-erase-text = श्रेणी, नोंदी, करंडक, ठेवलेले डाव आणि सेटिंग या डिव्हाइसवरून पुसले जातील.
app-erase-confirm = पुसा
app-erase-again-title = खरोखर सर्व काही पुसायचे?
app-erase-again-text = हे परत आणता येणार नाही.
app-erase-again-confirm = सर्व काही पुसा
app-import-title = तुमची प्रगती बदलायची?
app-import-text = आत्ता: { $now }. आणल्यानंतर: { $then }. आत्ताची प्रगती एका फाइलमध्ये ठेवली जाईल.
app-import-profile = { $name }, { $rank }, { $count ->
    [one] { $count } सामना
   *[other] { $count } सामने
}
app-import-confirm = बदला
app-trouble-cannot-save = आत्ता प्रगती जतन करता येत नाही. डाव सुरू राहील.
app-trouble-older-copy = शेवटची जतन केलेली प्रगती वाचता आली नाही. तिच्या आधीची प्रत वापरली आहे; काहीही पुसले नाही.
app-trouble-started-anew = जतन केलेली प्रगती वाचता आली नाही. ती बाजूला ठेवली आहे, आणि तुम्ही नव्याने सुरुवात करता.
app-trouble-newer-version = तुमची प्रगती ॲपच्या नव्या आवृत्तीने लिहिली आहे. तिला हात लावला नाही, आणि इथे काहीही जतन होणार नाही.
app-trouble-match-lost = अपुरा डाव पुढे सुरू करता आला नाही.
app-trouble-games-lost = आढाव्यासाठी ठेवलेले डाव वाचता आले नाहीत आणि ते बाजूला ठेवले आहेत.
app-trouble-cannot-keep-games = आढाव्यासाठीचे डाव आत्ता जतन करता येत नाहीत. ॲप बंद होईपर्यंत ते इथे राहतील.
app-trouble-newer-games = आढाव्यासाठीचे डाव ॲपच्या नव्या आवृत्तीने लिहिले आहेत. त्यांना हात लावला नाही, आणि इथे आणखी डाव ठेवले जाणार नाहीत.
app-trouble-not-imported = आत्ताची प्रगती आधी फाइलमध्ये ठेवता आली नाही, म्हणून काहीही बदलले नाही.
app-trouble-not-erased = सर्व काही पुसता आले नाही. काही अजून ॲपच्या डेटा फोल्डरमध्ये आहे.
