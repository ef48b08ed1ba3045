### The tutorial: one idea a step, at most two short sentences a message.

tutorial-title = अभ्यास पाठ
tutorial-step = क़दम { $number } / { $count }
tutorial-next = आगे
tutorial-play = अपनी पहली बाज़ी खेलें
tutorial-skip = छोड़ें
tutorial-back = पिछला क़दम
tutorial-again = यह क़दम दोहराएँ
tutorial-watch = दिखाएँ
tutorial-watch-stop = रोकें

tutorial-flip-task = आप काले हैं। चमकते खाने पर टैप करें, ताकि सफ़ेद गोटियाँ आपकी गोटियों के बीच फँस जाएँ।
tutorial-flip-right = दोनों काली हो गईं। हर चाल में कम से कम एक गोटी पलटनी चाहिए।

tutorial-lines-task = एक गोटी छहों दिशाओं में गोटियाँ पलट सकती है। उस खाने पर टैप करें जहाँ तीन कतारें मिलती हैं।
tutorial-lines-right = एक चाल, तीन कतारें: { $flips } गोटियाँ पलटीं।

tutorial-call-task = बीच का रत्न केंद्र बिंदु है। आपकी कतार उससे होकर जाती है: चमकते खाने पर टैप करें और रत्न का रंग बोलें।
tutorial-call-right = { $call ->
    [black] काला बोलने पर रत्न आपकी कतार का सिरा बना:
   *[white] सफ़ेद बोलने पर रत्न कतार में जुड़ गया:
} { $flips ->
    [one] { $flips } गोटी पलटी।
   *[other] { $flips } गोटियाँ पलटीं।
}

tutorial-other-call-task = वही स्थिति: अब दूसरा रंग बोलें। रत्न पर चाल नहीं चली जाती: वह आपके बोले रंग का हो जाता है।

tutorial-capture-task = रेखा से दिखाई गई गोटी के आसपास एक को छोड़कर सब काली हैं। उस एक को भी पलटें।
tutorial-capture-right = पकड़ी गई: गोटी बोर्ड से हटी और आपको एक अंक मिला।

tutorial-edge-task = यह गोटी बोर्ड के किनारे को छूती है। इसके आसपास के खाने बंद करें और देखें।
tutorial-edge-right = गोटी वहीं रही। किनारा कभी नहीं घेरता, इसलिए वहाँ की गोटी पकड़ी नहीं जाती।

tutorial-names-task = खाने का नाम उसके छल्ले (A से D) और घड़ी के घंटे से बनता है। चमकते B3 पर टैप करें।
tutorial-names-right = दूसरा छल्ला, तीन बजे: B3। X, J और Q का मतलब 10, 11 और 12 है।

tutorial-end-task = जब किसी के पास चाल न बचे, बाज़ी ख़त्म होती है। आख़िरी गोटी रखें।
tutorial-end-right = बोर्ड पर { $board } और पकड़ी { $captured }, कुल { $total } अंक। सफ़ेद के { $other } हैं, यानी आप जीते।

tutorial-game-task = अब CPU के ख़िलाफ़ एक छोटी बाज़ी। बिंदु वाले किसी भी खाने पर टैप करें।
tutorial-game-right = { $result ->
    [won] आप { $total } – { $other } से जीते।
    [lost] CPU { $other } – { $total } से जीता।
   *[drawn] { $total } – { $other } की बराबरी रही।
} अब असली बाज़ी की बारी है।

tutorial-wrong = { $reason } { $advice }
tutorial-wrong-core = बीच के रत्न पर चाल नहीं चली जाती।
tutorial-wrong-occupied = वहाँ पहले से गोटी है।
tutorial-wrong-flips-nothing = वहाँ रखी गोटी कुछ नहीं पलटेगी।
tutorial-wrong-ko = वहाँ रखने से पुरानी स्थिति लौट आएगी।
tutorial-wrong-same-call = यह रंग आप पहले बोल चुके हैं: अब दूसरा बोलें।
tutorial-tap-the-glow = चमकते खाने पर टैप करें।
tutorial-tap-a-dot = बिंदु वाले खाने पर टैप करें।
tutorial-puzzles = पहली पहेलियाँ
