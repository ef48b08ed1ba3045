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

tutorial-call-task = जांभळे रत्न म्हणजे मध्यबिंदू, CP. त्याचा रंग काळा सांगा.
tutorial-call-right = CP काळा झाला: तुमची रांग तिथे संपते.
tutorial-call-wrong = पांढऱ्या CP ने तुमची रांग संपत नाही. काळा सांगा.

tutorial-other-call-task = आता कोणत्या रंगाने जास्त उलटतील?
tutorial-other-call-right = पांढरा: CP ही अडकला आणि काळा झाला.
tutorial-other-call-wrong = काळ्याने कमी सोंगट्या उलटतात. पांढरा सांगा.

tutorial-capture-task = { $left ->
    [1] आता एकच शेजारी उरला.
   *[other] रेषेने दाखवलेल्या सोंगटीचे दोन्ही पांढरे शेजारी उलटवा.
}
tutorial-capture-right = सहाही शेजारी काळे: पकडली, एक गुण.
tutorial-pair-task = { $left ->
    [1] आता एकच शेजारी उरला.
   *[other] आता एक जोडी पकडा.
}
tutorial-pair-right = दोन्ही एकदम पकडल्या: दोन गुण.

tutorial-edge-task = आता हेच कडेला करा.
tutorial-edge-right = कडेची सोंगटी आणि कडेला टेकलेला गट कधीच पकडला जात नाही; उलटू मात्र शकतो.

tutorial-end-task = शेवटची सोंगटी ठेवा.
tutorial-end-right = { $board } + पकडलेल्या { $captured } = { $total }, पांढरा { $other }. तुम्ही जिंकलात.


tutorial-reversi-flip-task = तुम्ही काळे आहात. रेषेने दाखवलेली सोंगटी अडकवायला चमकत्या घरावर टॅप करा.
tutorial-reversi-flip-right = मध्ये अडकलेल्या सोंगट्या उलटतात. प्रत्येक खेळीत निदान एक उलटलीच पाहिजे.

tutorial-reversi-lines-task = आता एकाच वेळी चार रांगा.
tutorial-reversi-lines-right = आठही दिशा मोजल्या जातात, तिरप्याही.

tutorial-reversi-pass-task = पांढऱ्यासाठी एकही खेळी ठेवू नका.
tutorial-reversi-pass-right = पांढऱ्याला काहीच उलटवता येत नाही, म्हणून तो पास होतो. पुन्हा तुमची खेळी.

tutorial-reversi-corner-task = कोपरा घ्या.
tutorial-reversi-corner-right = कोपऱ्यातली सोंगटी मध्ये अडकत नाही, म्हणून ती पुन्हा उलटत नाही.

tutorial-reversi-end-task = शेवटची सोंगटी ठेवा.
tutorial-reversi-end-right = ज्याच्या सोंगट्या जास्त तो जिंकतो: { $total }{"\u00A0"}–{"\u00A0"}{ $other }.

tutorial-go-flip-task = तुम्ही काळे आहात. रेषेने दाखवलेल्या गटाशेजारचा शेवटचा रिकामा बिंदू घ्या.
tutorial-go-flip-right = शेजारी एकही रिकामा बिंदू उरला नाही, की पूर्ण गट उलटतो.

tutorial-go-groups-task = आता एकाच सोंगटीने दोन गट.
tutorial-go-groups-right = दोन्ही उलटले आणि पटावरच राहिले. सोंगट्या पटावरून जात नाहीत, म्हणून इथे को नाही.

tutorial-go-forbidden-task = रेषेच्या बिंदूवर सोंगटीला रिकामा बिंदू उरणार नाही: तिथे मनाई. चमकत्या बिंदूवर पांढरा उलटेल.
tutorial-go-forbidden-right = उलटल्यामुळे सोंगटीला जागा मिळाली, म्हणून ती तिथे ठेवता आली.

tutorial-go-button-task = सोंगटी ठेवण्याऐवजी बटणही घेता येते: बटण घ्या.
tutorial-go-button-right = अर्धा गुण तुमचा, म्हणून कोणताही डाव बरोबरीत सुटत नाही. आता दोघेही पास करू शकतात.

tutorial-go-end-task = पांढऱ्याने पास केले. हद्द बंद आहे: तुम्हीही पास करा.
tutorial-go-end-right = सलग दोन पास झाले की डाव संपतो. सोंगट्या आणि वेढलेले बिंदू: { $total }{"\u00A0"}–{"\u00A0"}{ $other }.

tutorial-wrong = { $reason } { $advice }
tutorial-wrong-core = मधल्या रत्नावर खेळी करता येत नाही.
tutorial-wrong-occupied = तिथे आधीच सोंगटी आहे.
tutorial-wrong-flips-nothing = तिथे ठेवलेली सोंगटी काहीच उलटणार नाही.
tutorial-wrong-ko = तिथे ठेवल्यास आधीची स्थिती परत येईल.
tutorial-wrong-no-liberty = तिथे सोंगटीला एकही रिकामा बिंदू उरणार नाही.
tutorial-wrong-elsewhere = तिथे खेळता येते, पण इथे दुसरे काही शिकायचे आहे.
tutorial-tap-star = चमकत्या घरावर टॅप करा.
tutorial-tap-reversi = चमकत्या घरावर टॅप करा.
tutorial-tap-go = चमकत्या बिंदूवर टॅप करा.
tutorial-tap-the-button = चमकत्या बटणावर टॅप करा.
tutorial-tap-a-dot = ठिपका असलेल्या घरावर टॅप करा.
