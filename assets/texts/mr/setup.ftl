### The Setup screen.

setup-title = नवा डाव
setup-title-day = रोजचे आव्हान
setup-title-exam = रँक-अप मॅच
setup-day = जिंका आणि { $date } आपल्या नावे करा.
setup-day-again = { $date } तुम्ही आधीच जिंकला आहे. तरीही पुन्हा खेळू शकता.
setup-exam-note = { $rank } श्रेणीसाठी { $level } विरुद्ध { $count } डावांची मालिका. आधी { $target } डाव जिंकेल त्याची मालिका; दर डावानंतर रंग बदलतो.
setup-mode = कोणाशी खेळायचे
setup-mode-cpu = CPU शी
setup-mode-practice = सराव
setup-mode-two = दोन खेळाडू
setup-mode-two-note = एका फोनवर
setup-mode-message = संदेशाद्वारे
setup-mode-message-note = दोन फोनवर
setup-practice-note = शिक्षक प्रत्येक खेळीवर एक ओळ सांगतात. हवे तितक्या वेळा मागे घ्या; काहीच मोजले जात नाही.
setup-level = पातळी
setup-level-max = निर्दयी
setup-level-final = सर्वांत कठीण
setup-level-oracle = अचूक खेळ
setup-locked-rank = { $rank } श्रेणीला उघडेल
setup-locked-final = FINAL ला हरवून उघडा
setup-color = तुमचा रंग
setup-color-two = खेळाडू १ चा रंग
setup-color-black = काळा (आधी)
setup-color-white = पांढरा (नंतर)
setup-color-random = कोणताही
setup-format = किती डाव
setup-format-single = एक डाव
setup-format-reverse = रिव्हर्स मॅच
setup-format-reverse-note = रंग बदलून दोन डाव
setup-names = नावे (हवी तर)
setup-player-one = खेळाडू १
setup-player-two = खेळाडू २
setup-exam = { $rank } साठी रँक-अप मॅच खेळा
setup-start = सुरू करा
setup-suggested = सुचवलेली
setup-swap = जागा बदला
setup-people = आधीचे खेळाडू
setup-between = { $first } { $won } – { $lost } { $second }{ $drawn ->
    [0] {""}
   *[other] , बरोबरी { $drawn }
}
setup-message-note = दोघे आपापल्या फोनवर खेळता आणि कोणत्याही मेसेंजरने खेळ्या पाठवता.
setup-own-name = तुमचे नाव
setup-their-name = प्रतिस्पर्ध्याचे नाव
setup-puzzle = त्या दिवसाचे कोडे
setup-puzzle-solved = त्या दिवसाचे कोडे: सोडवले
