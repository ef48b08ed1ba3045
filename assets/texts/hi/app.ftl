### Words that every screen shares: buttons, colours, levels, notices.

color-black = काला
color-white = सफ़ेद
level-1 = Lv.1
level-2 = Lv.2
level-3 = Lv.3
level-4 = Lv.4
level-5 = Lv.5
level-6 = MAX
level-7 = FINAL
level-oracle = Oracle
level-1-name = प्रवेश
level-2-name = शुरुआती
level-3-name = मध्यम
level-4-name = उन्नत
level-5-name = प्रबल
app-connection-lost = खेल से संपर्क टूट गया। खेल के फिर जवाब देते ही यह वहीं से आगे बढ़ेगा।
app-elsewhere-title = खेल कहीं और खुला है
app-elsewhere-text = वह सबसे बाद में खोले गए टैब या विंडो में चल रहा है। कुछ खोया नहीं है।
app-elsewhere-take = यहीं खेलें
app-in-use-text = वह किसी दूसरी विंडो में खुला है, इसलिए यहाँ कुछ सहेजा नहीं जा सकता। यह विंडो बंद करके वहीं खेलते रहें।
app-back = वापस
app-cancel = रद्द करें
app-close = बंद करें
app-copied = कॉपी हो गया
app-not-copied = कॉपी नहीं हो सका
who-you = आप
who-cpu = CPU
who-turn-you = आपकी बारी
who-turn = { $who ->
    [black] काले की बारी
    [white] सफ़ेद की बारी
    [cpu] CPU की बारी
   *[named] { $name } की बारी
}
who-passes-you = आपके पास चाल नहीं है: पास
who-passes = { $who ->
    [black] काले के पास चाल नहीं है: पास
    [white] सफ़ेद के पास चाल नहीं है: पास
    [cpu] CPU के पास चाल नहीं है: पास
   *[named] { $name } के पास चाल नहीं है: पास
}
who-next = { $who ->
    [black] अब काले की बारी है
    [white] अब सफ़ेद की बारी है
    [cpu] अब CPU की बारी है
   *[named] अब { $name } की बारी है
}
app-erase-title = सब कुछ मिटाएँ?
app-erase-text = रैंक, रिकॉर्ड, ट्रॉफ़ियाँ, रखी हुई बाज़ियाँ और सेटिंग इस डिवाइस से मिट जाएँगी।
app-erase-confirm = मिटाएँ
app-erase-again-title = सचमुच सब कुछ मिटाएँ?
app-erase-again-text = इसे वापस नहीं लाया जा सकता।
app-erase-again-confirm = सब कुछ मिटाएँ
app-import-title = अपनी प्रगति बदलें?
app-import-text = अभी: { $now }। लाने के बाद: { $then }। अभी की प्रगति एक फ़ाइल में रखी जाएगी।
app-import-profile = { $name }, { $rank }, { $count ->
    [one] { $count } मुकाबला
   *[other] { $count } मुकाबले
}
app-import-confirm = बदलें
app-trouble-cannot-save = अभी प्रगति सहेजी नहीं जा सकती। बाज़ी चलती रहेगी।
app-trouble-older-copy = आख़िरी सहेजी प्रगति पढ़ी नहीं जा सकी। उससे पहले की प्रति ली गई है; कुछ मिटाया नहीं गया।
app-trouble-started-anew = सहेजी प्रगति पढ़ी नहीं जा सकी। उसे अलग रख दिया गया है, और आप नए सिरे से शुरू करते हैं।
app-trouble-newer-version = आपकी प्रगति ऐप के नए संस्करण ने लिखी है। उसे छुआ नहीं गया, और यहाँ कुछ सहेजा नहीं जाएगा।
app-trouble-match-lost = अधूरी बाज़ी आगे नहीं बढ़ाई जा सकी।
app-trouble-games-lost = समीक्षा के लिए रखी बाज़ियाँ पढ़ी नहीं जा सकीं और अलग रख दी गईं।
app-trouble-cannot-keep-games = समीक्षा की बाज़ियाँ अभी सहेजी नहीं जा सकतीं। ऐप बंद होने तक वे यहाँ रहेंगी।
app-trouble-newer-games = समीक्षा की बाज़ियाँ ऐप के नए संस्करण ने लिखी हैं। उन्हें छुआ नहीं गया, और यहाँ नई बाज़ियाँ नहीं रखी जाएँगी।
app-trouble-not-imported = अभी की प्रगति पहले फ़ाइल में रखी नहीं जा सकी, इसलिए कुछ नहीं बदला गया।
app-trouble-not-erased = सब कुछ मिटाया नहीं जा सका। कुछ अब भी ऐप के डेटा फ़ोल्डर में है।
