### The Rank-Up screen.

rankup-title = रैंक-अप मैच
rankup-for = रैंक { $rank } के लिए
rankup-opponent = प्रतिद्वंद्वी
rankup-opponent-name = { $level } { $name }
rankup-length = लंबाई
rankup-best-of = अधिकतम { $count } बाज़ियाँ
rankup-first-to = पहले { $target } जीतें
rankup-career = कुल जीतें
rankup-career-words = इस परीक्षा में { $need } में से { $have } कुल जीतें
rankup-unlocks = खुलता है
rankup-start = शृंखला शुरू करें
rankup-rules-title = यह कैसे चलता है
rankup-rule-series = बाज़ियाँ एक के बाद एक खेली जाती हैं। रंग हर बाज़ी के बाद बदलता है।
rankup-rule-drawn = बराबरी किसी के लिए नहीं गिनी जाती; अगली बाज़ी आती है।
rankup-rule-undo = चाल वापस नहीं ले सकते।
rankup-rule-leave = बोर्ड छोड़ने से शृंखला ख़त्म होती है: वह फ़ेल गिनी जाती है।
rankup-rule-phone = फ़ोन आना या ऐप बंद होना छोड़ना नहीं है। शृंखला आपका इंतज़ार करती है।
rankup-rule-career = इस परीक्षा के आपके सभी प्रयासों में कुल { $need } जीतें होते ही आप पास हैं।
rankup-rule-again = फ़ेल होने से कुछ नहीं जाता। जितनी बार चाहें कोशिश करें।
rankup-what = रैंक-अप मैच क्या है?
rankup-what-text = कुछ रैंक रैंक-अप मैच में जीती जाती हैं: एक स्तर के ख़िलाफ़ बिना रुके खेली जाने वाली बाज़ियों की शृंखला। CPU से पहले लक्ष्य तक पहुँचें, और रैंक आपकी।
rankup-closed-title = अभी कोई रैंक-अप मैच खुला नहीं है
rankup-closed-next = अगला { $rank } तक ले जाता है। वह तब खुलता है जब आप { $before } हों।
rankup-closed-ranks = सीढ़ी देखें
rankup-done-title = हर परीक्षा पास हो चुकी
rankup-done-text = आप ज़्यूस हैं। अब आपसे कुछ पूछने वाला कोई नहीं।
rankup-attempts = { $count ->
    [one] आपने { $count } बार कोशिश की।
   *[other] आपने { $count } बार कोशिश की।
}
