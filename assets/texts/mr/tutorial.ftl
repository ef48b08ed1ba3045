### The tutorial: one idea a step, at most two short sentences a message.

tutorial-title = सराव धडा
tutorial-step = { $number } / { $count }
tutorial-step-spoken = पायरी { $number } / { $count }
tutorial-next = पुढे
tutorial-play = खरा डाव
tutorial-skip = वगळा
tutorial-back = मागची पायरी
tutorial-again = ही पायरी पुन्हा
tutorial-watch = दाखवा
tutorial-watch-stop = थांबवा

tutorial-flip-task = तुम्ही काळे आहात. चमकत्या घरावर टॅप करा.
tutorial-flip-right = मध्ये अडकलेल्या सोंगट्या उलटतात. प्रत्येक खेळीत उलटणे आवश्यक आहे.

tutorial-lines-task = आता एकाच वेळी तीन रांगा.
tutorial-lines-right = सहाही दिशा मोजल्या जातात.

tutorial-call-task = तुमची रांग रत्नातून जाते: त्याचा रंग सांगा.
tutorial-call-right = { $call ->
    [black] रत्न तुमच्या रांगेचे टोक झाले.
   *[white] रत्नही सोबत उलटले.
}

tutorial-other-call-task = आता दुसरा रंग सांगा.

tutorial-capture-task = रेषेने दाखवलेल्या सोंगटीला वेढा.
tutorial-capture-right = पकडली: एक गुण.

tutorial-edge-task = आता हेच कडेला करा.
tutorial-edge-right = ती राहिली: कड कधीच वेढत नाही.

tutorial-end-task = शेवटची सोंगटी ठेवा.
tutorial-end-right = { $board } + पकडलेल्या { $captured } = { $total }, पांढरा { $other }. तुम्ही जिंकलात.

tutorial-game-task = एक छोटा डाव: कोणत्याही ठिपक्यावर टॅप करा.
tutorial-game-right = { $result ->
    [won] तुम्ही { $total } – { $other } असे जिंकलात.
    [lost] CPU { $other } – { $total } असा जिंकला.
   *[drawn] { $total } – { $other } अशी बरोबरी झाली.
}

tutorial-wrong = { $reason } { $advice }
tutorial-wrong-core = मधल्या रत्नावर खेळी करता येत नाही.
tutorial-wrong-occupied = तिथे आधीच सोंगटी आहे.
tutorial-wrong-flips-nothing = तिथे ठेवलेली सोंगटी काहीच उलटणार नाही.
tutorial-wrong-ko = तिथे ठेवल्यास आधीची स्थिती परत येईल.
tutorial-wrong-same-call = हा रंग तुम्ही आधीच सांगितला: आता दुसरा सांगा.
tutorial-tap-the-glow = चमकत्या घरावर टॅप करा.
tutorial-tap-a-dot = ठिपका असलेल्या घरावर टॅप करा.
