### The tutorial: one idea a step, at most two short sentences a message.

tutorial-title = अभ्यास पाठ
tutorial-step = { $number } / { $count }
tutorial-step-spoken = क़दम { $number } / { $count }
tutorial-next = आगे
tutorial-play = असली बाज़ी
tutorial-skip = छोड़ें
tutorial-back = पिछला क़दम
tutorial-again = यह क़दम दोहराएँ
tutorial-watch = दिखाएँ
tutorial-watch-stop = रोकें

tutorial-flip-task = आप काले हैं। चमकते खाने पर टैप करें।
tutorial-flip-right = बीच में फँसी गोटियाँ पलट जाती हैं। हर चाल में पलटना ज़रूरी है।

tutorial-lines-task = अब एक साथ तीन कतारें।
tutorial-lines-right = छहों दिशाएँ गिनी जाती हैं।

tutorial-call-task = आपकी कतार रत्न से गुज़रती है: उसका रंग बोलें।
tutorial-call-right = { $call ->
    [black] रत्न आपकी कतार का सिरा बना।
   *[white] रत्न भी साथ में पलटा।
}

tutorial-other-call-task = अब दूसरा रंग बोलें।

tutorial-capture-task = रेखा वाली गोटी को घेरें।
tutorial-capture-right = पकड़ी गई: एक अंक।

tutorial-edge-task = अब यही किनारे पर करें।
tutorial-edge-right = गोटी वहीं रही: किनारा कभी नहीं घेरता।

tutorial-end-task = आख़िरी गोटी रखें।
tutorial-end-right = { $board } + पकड़ी { $captured } = { $total }, सफ़ेद { $other }। आप जीते।

tutorial-game-task = एक छोटी बाज़ी: किसी भी बिंदु पर टैप करें।
tutorial-game-right = { $result ->
    [won] आप { $total } – { $other } से जीते।
    [lost] CPU { $other } – { $total } से जीता।
   *[drawn] { $total } – { $other } की बराबरी रही।
}

tutorial-wrong = { $reason } { $advice }
tutorial-wrong-core = बीच के रत्न पर चाल नहीं चली जाती।
tutorial-wrong-occupied = वहाँ पहले से गोटी है।
tutorial-wrong-flips-nothing = वहाँ रखी गोटी कुछ नहीं पलटेगी।
tutorial-wrong-ko = वहाँ रखने से पुरानी स्थिति लौट आएगी।
tutorial-wrong-same-call = यह रंग आप पहले बोल चुके हैं: अब दूसरा बोलें।
tutorial-tap-the-glow = चमकते खाने पर टैप करें।
tutorial-tap-a-dot = बिंदु वाले खाने पर टैप करें।
