### The tutorial: one idea a step, at most two short sentences a message.

tutorial-title = सराव धडा
tutorial-step = पायरी { $number } / { $count }
tutorial-next = पुढे
tutorial-play = तुमचा पहिला डाव खेळा
tutorial-skip = वगळा
tutorial-back = मागची पायरी
tutorial-again = ही पायरी पुन्हा
tutorial-watch = दाखवा
tutorial-watch-stop = थांबवा

tutorial-flip-task = तुम्ही काळे आहात. चमकत्या घरावर टॅप करा, म्हणजे पांढऱ्या सोंगट्या तुमच्या सोंगट्यांमध्ये अडकतील.
tutorial-flip-right = दोन्ही काळ्या झाल्या. प्रत्येक खेळीत किमान एक सोंगटी उलटली पाहिजे.

tutorial-lines-task = एका सोंगटीने सहाही दिशांच्या सोंगट्या उलटवता येतात. तीन रांगा जिथे मिळतात त्या घरावर टॅप करा.
tutorial-lines-right = एक खेळी, तीन रांगा: { $flips } सोंगट्या उलटल्या.

tutorial-call-task = मधले रत्न म्हणजे मध्यबिंदू. तुमची रांग त्यातून जाते: चमकत्या घरावर टॅप करा आणि रत्नाचा रंग सांगा.
tutorial-call-right = { $call ->
    [black] काळा सांगितल्यावर रत्न रांगेचे टोक झाले:
   *[white] पांढरा सांगितल्यावर रत्न रांगेत सामील झाले:
} { $flips ->
    [one] { $flips } सोंगटी उलटली.
   *[other] { $flips } सोंगट्या उलटल्या.
}

tutorial-other-call-task = तीच स्थिती: आता दुसरा रंग सांगा. रत्नावर खेळी होत नाही: ते तुम्ही सांगितलेल्या रंगाचे होते.

tutorial-capture-task = रेषेने दाखवलेल्या सोंगटीभोवती एक सोडून सर्व काळ्या आहेत. तीही उलटवा.
tutorial-capture-right = पकडली: सोंगटी पटावरून गेली आणि तुम्हाला एक गुण मिळाला.

tutorial-edge-task = ही सोंगटी पटाच्या कडेला लागून आहे. तिच्या भोवतीची घरे बंद करा आणि पाहा.
tutorial-edge-right = ती राहिली. कड कधीच वेढत नाही, म्हणून तिथली सोंगटी पकडली जात नाही.

tutorial-names-task = घराचे नाव त्याचे वलय (A ते D) आणि तास यांवरून पडते. चमकत्या B3 घरावर टॅप करा.
tutorial-names-right = दुसरे वलय, तीन वाजता: B3. X, J आणि Q म्हणजे १०, ११ आणि १२.

tutorial-end-task = कोणालाच खेळी उरली नाही की डाव संपतो. शेवटची सोंगटी ठेवा.
tutorial-end-right = पटावर { $board } आणि पकडलेल्या { $captured }, एकूण { $total } गुण. पांढऱ्याचे { $other }, म्हणून तुम्ही जिंकलात.

tutorial-game-task = आता CPU विरुद्ध एक छोटा डाव. ठिपका असलेल्या कोणत्याही घरावर टॅप करा.
tutorial-game-right = { $result ->
    [won] तुम्ही { $total } – { $other } असे जिंकलात.
    [lost] CPU { $other } – { $total } असा जिंकला.
   *[drawn] { $total } – { $other } अशी बरोबरी झाली.
} आता खऱ्या डावाची वेळ.

tutorial-wrong = { $reason } { $advice }
tutorial-wrong-core = मधल्या रत्नावर खेळी करता येत नाही.
tutorial-wrong-occupied = तिथे आधीच सोंगटी आहे.
tutorial-wrong-flips-nothing = तिथे ठेवलेली सोंगटी काहीच उलटणार नाही.
tutorial-wrong-ko = तिथे ठेवल्यास आधीची स्थिती परत येईल.
tutorial-wrong-same-call = हा रंग तुम्ही आधीच सांगितला: आता दुसरा सांगा.
tutorial-tap-the-glow = चमकत्या घरावर टॅप करा.
tutorial-tap-a-dot = ठिपका असलेल्या घरावर टॅप करा.
tutorial-puzzles = पहिली कोडी
