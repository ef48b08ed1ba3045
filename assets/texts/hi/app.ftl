## Words that every screen shares: buttons, colours, levels, notices.

color-black = काला
color-white = सफ़ेद
level-1 = Lv.1
level-2 = Lv.2
level-3 = Lv.3
level-4 = Lv.4
level-5 = Lv.5
level-6 = MAX
level-7 = FINAL
level-expert = Lv.6
level-oracle = Oracle
level-1-name = नौसिखिया
level-2-name = शुरुआती
level-3-name = मध्यम
level-4-name = मँझा हुआ
level-5-name = दमदार
level-expert-name = माहिर
app-connection-lost = खेल से कनेक्शन टूट गया। जुड़ते ही बाज़ी आगे बढ़ेगी।
app-elsewhere-title = खेल कहीं और खुला है
app-elsewhere-text = जो टैब या विंडो आपने बाद में खोली, खेल उसी में चल रहा है। कुछ खोया नहीं है।
app-elsewhere-take = यहाँ खेलें
app-broken = खेल रुक गया है। आपने जो खेला वह सेव हो चुका है। यह पेज बंद करके फिर खोलें।
app-cut-off = खेल अब दिखाया नहीं जा सकता। आपने जो खेला वह सेव हो चुका है। ऐप बंद करके फिर खोलें।
app-cannot-start-title = खेल शुरू नहीं हो सकता
app-cannot-start-text = इस डिवाइस पर आपकी प्रगति सेव करने की जगह नहीं मिली। थोड़ी जगह ख़ाली करें या डिवाइस रीस्टार्ट करें, फिर ऐप दोबारा खोलें।
app-doorstep-title = यह पेज किसी और वेबसाइट ने खोला है
app-doorstep-text = आपके खेल में कुछ नहीं बदला है। क्या आप खेलना चाहते हैं?
app-doorstep-enter = ReverStarGo खोलें
app-in-use-text = खेल पहले से किसी दूसरी विंडो में खुला है, इसलिए यहाँ कुछ सेव नहीं हो सकता। यह विंडो बंद करके वहीं खेलें।
app-opening = खेल आ रहा है…
app-opening-broken = खेल शुरू नहीं हो सका। कृपया फिर कोशिश करें।
app-opening-damaged = इस डिवाइस पर खेल की कुछ फ़ाइलें ख़राब हैं या मौजूद नहीं हैं। इंटरनेट कनेक्शन जाँचकर फिर कोशिश करें, ताकि वे दोबारा डाउनलोड हो सकें। आपकी प्रगति अलग सेव की हुई है।
app-opening-failed = खेल नहीं खुल सका। इंटरनेट कनेक्शन जाँचकर फिर कोशिश करें।
app-opening-old = यह ब्राउज़र खेल के लिए बहुत पुराना है। नए ब्राउज़र में खेल चलता है।
app-opening-script = इस खेल के लिए JavaScript ज़रूरी है। कृपया इस पेज के लिए उसे चालू करें।
app-page-text = छह नोकों वाले तारे पर प्रतिद्वंद्वी की गोटियाँ पलटें या घेरें।
app-shortcut-continue = आगे खेलें
app-shortcut-puzzle = पहेली
app-silent-title = सेव की हुई प्रगति नहीं मिल रही
app-silent-text = ब्राउज़र सेव की हुई प्रगति नहीं दे रहा है। फिर कोशिश करें, या ब्राउज़र की सभी विंडो बंद करके उसे दोबारा खोलें। बिना सेव किए खेलने पर अब जो खेलेंगे वह नहीं बचेगा; पहले सेव की हुई प्रगति वैसी ही रहेगी।
app-try-again = फिर कोशिश करें
app-silent-without = बिना सेव किए खेलें
app-deleted-title = सेव की हुई प्रगति मिट गई
app-deleted-text = ब्राउज़र ने सेव की हुई प्रगति मिटा दी, पर इस पेज के पास वह पूरी मौजूद है। क्या उसे फिर से सेव करें? अगर इसके बाद आपने किसी दूसरे टैब में खेला है, तो न करें।
app-deleted-restore = फिर से सेव करें
app-deleted-leave = नहीं, नए सिरे से शुरू करें
app-back = वापस
app-cancel = रद्द करें
app-close = बंद करें
app-copied = कॉपी हो गया
app-not-copied = कॉपी नहीं हो सका
app-thinker-late = CPU अभी डाउनलोड हो रहा है। थोड़ा रुकें या इंटरनेट कनेक्शन जाँचें।
app-rest-late = खेल का बाक़ी हिस्सा अभी डाउनलोड हो रहा है। थोड़ा रुकें या इंटरनेट कनेक्शन जाँचें।
app-late = डाउनलोड हो रहा है…
app-late-failed = यह डाउनलोड नहीं हो सका। इंटरनेट कनेक्शन जाँचकर फिर कोशिश करें।
app-language-late = { $language } अभी डाउनलोड नहीं हो सकी। इंटरनेट मिलते ही भाषा बदल जाएगी।
who-you = आप
who-turn = { $who ->
    [you] आपकी बारी
    [black] काले की बारी
    [white] सफ़ेद की बारी
   *[named] { $name } की बारी
}
who-passes = { $who ->
    [you] आपके पास चाल नहीं। आपकी बारी पास
    [black] काले के पास चाल नहीं। सफ़ेद फिर खेलेगा
    [white] सफ़ेद के पास चाल नहीं। काला फिर खेलेगा
    [cpu] { $name } के पास चाल नहीं। आप फिर खेलें
   *[named] { $name } के पास चाल नहीं
}
who-next = { $who ->
    [black] अब काले की बारी है
    [white] अब सफ़ेद की बारी है
   *[named] अब { $name } की बारी है
}
who-wins = { $who ->
    [you] आपकी जीत
    [black] काले की जीत
    [white] सफ़ेद की जीत
    [one] खिलाड़ी 1 की जीत
    [two] खिलाड़ी 2 की जीत
   *[named] { $name } की जीत
}
who-draw = बराबरी
app-erase-title = सब कुछ मिटा दें?
app-erase-text = आपकी रैंक, रिकॉर्ड, ट्रॉफ़ियाँ, सेव की हुई बाज़ियाँ और सेटिंग इस डिवाइस से मिट जाएँगी। 30 दिनों तक इन्हें सेटिंग से वापस लाया जा सकता है।
app-erase-export = पहले एक्सपोर्ट करें
app-erase-agree = दबाए रखे बिना मिटाना है
app-erase-hold = मिटाने के लिए दबाए रखें
app-erase-confirm = सब कुछ मिटाएँ
app-import-title = अपनी प्रगति बदल दें?
app-import-text = अभी: { $now }। इंपोर्ट के बाद: { $then }। आपकी अभी की प्रगति पहले एक फ़ाइल में सेव होगी।
app-import-profile = { $name }, { $rank }, { $count ->
    [one] { $count } मुक़ाबला
   *[other] { $count } मुक़ाबले
}
app-import-gives-up = अधूरी बाज़ी ख़त्म हो जाएगी। वह गिनी नहीं जाएगी।
app-import-gives-up-loses = अधूरी बाज़ी ख़त्म हो जाएगी और हार मानी जाएगी।
app-import-confirm = बदलें
app-take-back-title = मिटाई हुई प्रगति वापस लाएँ?
app-take-back-text = अभी: { $now }। वापस लाने के बाद: { $then }। आपकी अभी की प्रगति पहले एक फ़ाइल में सेव होगी।
app-take-back-confirm = वापस लाएँ
app-trouble-cannot-save = अभी आपकी प्रगति सेव नहीं हो सकती। आप खेलते रह सकते हैं।
app-trouble-older-copy = पिछली बार सेव की गई प्रगति पढ़ी नहीं जा सकी, इसलिए उससे पहले वाली ली गई है। कुछ मिटाया नहीं गया।
app-trouble-started-anew = सेव की हुई प्रगति पढ़ी नहीं जा सकी। उसे अलग रख दिया है, और आप नए सिरे से शुरू कर रहे हैं।
app-trouble-too-old = आपकी प्रगति ऐप के ऐसे पुराने वर्शन में सेव हुई थी जिसे यह ऐप अब नहीं पढ़ता। उसे अलग रख दिया है, और आप नए सिरे से शुरू कर रहे हैं।
app-trouble-newer-version = आपकी प्रगति ऐप के नए वर्शन में सेव हुई थी। उसे छेड़ा नहीं गया, और यहाँ कुछ सेव नहीं होगा।
app-trouble-match-lost = आपकी अधूरी बाज़ी आगे नहीं बढ़ सकी।
app-trouble-games-lost = सेव की हुई बाज़ियाँ पढ़ी नहीं जा सकीं और अलग रख दी गईं।
app-trouble-cannot-keep-games = अभी आपकी बाज़ियाँ सेव नहीं हो सकतीं। ऐप बंद होने तक वे यहाँ रहेंगी।
app-trouble-newer-games = सेव की हुई बाज़ियाँ ऐप के नए वर्शन की हैं। उन्हें छेड़ा नहीं गया, और नई बाज़ियाँ सेव नहीं होंगी।
app-trouble-not-imported = आपकी अभी की प्रगति पहले फ़ाइल में सेव नहीं हो सकी, इसलिए कुछ नहीं बदला गया।
app-trouble-not-erased = सब कुछ नहीं मिट सका। कुछ अब भी ऐप के डेटा फ़ोल्डर में है।
app-trouble-nothing-erased = आपकी प्रगति पहले अलग नहीं रखी जा सकी, इसलिए कुछ नहीं मिटाया गया।
app-trouble-erased-lost = मिटाई हुई प्रगति पढ़ी नहीं जा सकी। कुछ नहीं बदला।
app-trouble-copy-set-aside = बैकअप कॉपी पढ़ी नहीं जा सकी, इसलिए उसे अलग रखा गया। कुछ खोया नहीं है।
app-step-undone = ऐप में कुछ गड़बड़ी हुई, इसलिए आपका पिछला क़दम वापस ले लिया गया। आप खेलते रह सकते हैं। सावधानी के लिए अपनी प्रगति एक्सपोर्ट कर लें।
app-sheet-lower = बोर्ड देखें
app-sheet-raise = नतीजा देखें
app-series-left = सीरीज़ यहीं ख़त्म हुई। जब चाहें फिर कोशिश करें।
app-no-game-waits = कोई बाज़ी बाक़ी नहीं है। नई बाज़ी यहाँ से शुरू करें।
app-nothing-counted = कुछ नहीं गिना गया।
app-places = मुख्य जगहें
tab-today = आज
tab-play = खेलें
tab-puzzles = पहेलियाँ
tab-you = आप

## Months, weekdays and how a date is put together.

date-full = { $weekday }, { $day } { $month } { $year }
date-short = { $day } { $month } { $year }
date-day = { $day } { $month }
date-month = { $month } { $year }
date-hour = { $hour }:00

month-1 = जनवरी
month-2 = फ़रवरी
month-3 = मार्च
month-4 = अप्रैल
month-5 = मई
month-6 = जून
month-7 = जुलाई
month-8 = अगस्त
month-9 = सितंबर
month-10 = अक्टूबर
month-11 = नवंबर
month-12 = दिसंबर

weekday-0 = रविवार
weekday-1 = सोमवार
weekday-2 = मंगलवार
weekday-3 = बुधवार
weekday-4 = गुरुवार
weekday-5 = शुक्रवार
weekday-6 = शनिवार

weekday-short-0 = रवि
weekday-short-1 = सोम
weekday-short-2 = मंगल
weekday-short-3 = बुध
weekday-short-4 = गुरु
weekday-short-5 = शुक्र
weekday-short-6 = शनि

## The web page: to the home screen, and links that open it in a browser.

install-title = इसे होम स्क्रीन पर रखें
install-text = किसी भी ऐप की तरह खुलता है, बिना इंटरनेट के भी, और आपकी प्रगति बनी रहती है।
install-do = होम स्क्रीन में जोड़ें
install-step-share = “शेयर करें” पर टैप करें (न दिखे तो पहले “⋯” पर)
install-step-add = “होम स्क्रीन में जोड़ें” पर टैप करें
install-forgets = यह ब्राउज़र कुछ समय बाद आपकी प्रगति मिटा सकता है। एक्सपोर्ट की हुई कॉपी आपके पास रहती है।
install-offline = बिना इंटरनेट के भी खेलने के लिए तैयार
guest-title = यहीं खेलें?
guest-text = इस ब्राउज़र में अभी तक कुछ नहीं खेला गया है। अगर ReverStarGo आपके फ़ोन में ऐप के रूप में या होम स्क्रीन पर है, तो लिंक वहाँ खोलें।
guest-here = यहीं खेलें
guest-app = ऐप में खोलें
guest-copy = होम स्क्रीन वाले ऐप के लिए कॉपी करें
install-bring = अपनी बाज़ियाँ साथ लाएँ
install-bring-text = ब्राउज़र से लाने के लिए: वहाँ खेल खोलें, आप › सेटिंग में “प्रगति एक्सपोर्ट करें” पर टैप करें, फिर “कॉपी करें” पर।
