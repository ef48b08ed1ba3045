### The web page: to the home screen, and links that open it in a browser.

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
