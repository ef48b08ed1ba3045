### The Rank-Up screen.

rankup-title = रँक-अप मॅच
rankup-for = { $rank } श्रेणीसाठी
rankup-opponent = प्रतिस्पर्धी
rankup-opponent-name = { $level } { $name }
rankup-length = मालिका
rankup-best-of = { $count } डाव
rankup-first-to = आधी { $target } विजय
rankup-or-career = किंवा याच मॅचमध्ये एकूण { $career } विजय
rankup-career = एकूण विजय
rankup-career-words = या मॅचमध्ये { $need } पैकी { $have } एकूण विजय
rankup-unlocks = उघडते
rankup-color = पहिल्या डावात तुमचा रंग
rankup-start = मालिका सुरू करा
rankup-rules-title = कसे खेळायचे
rankup-rule-series = एकामागून एक डाव, दर वेळी रंग बदलून.
rankup-rule-drawn = बरोबरी कोणाचीच मोजत नाहीत; तुम्ही पुढे खेळत राहता.
rankup-rule-undo = खेळी मागे घेता येत नाही, हिंटही नाही.
rankup-rule-leave = डाव सोडला तर मालिका संपते आणि तुम्ही ती हरता.
rankup-rule-phone = फोन आला किंवा ॲप बंद झाले तरी हरकत नाही: मालिका तुमची वाट पाहील.
rankup-rule-career = सगळ्या प्रयत्नांत मिळून { $need } डाव जिंकलात, तरी श्रेणी तुमची.
rankup-rule-again = हरल्याने काही जात नाही. हवे तितक्या वेळा खेळा.
rankup-what = रँक-अप मॅच म्हणजे काय?
rankup-what-text = काही श्रेणी रँक-अप मॅचमध्ये जिंकाव्या लागतात: एकाच पातळीशी, न थांबता, डावांमागून डाव. CPU च्या आधी लक्ष्य गाठा, की श्रेणी तुमची.
rankup-list-step = { $from } → { $to }
rankup-list-asks = { $level } विरुद्ध { $count } डावांची मालिका (आधी { $target } विजय)
rankup-list-next = तुमची पुढची मॅच
rankup-list-passed = जिंकली
rankup-closed-title = आत्ता रँक-अप मॅच नाही
rankup-closed-next = पुढची { $rank } श्रेणीसाठी आहे. तुम्ही { $before } श्रेणी गाठली की ती उघडेल.
rankup-closed-ranks = सर्व श्रेणी पाहा
rankup-done-title = सगळ्या जिंकलात
rankup-done-text = तुम्ही झ्यूस आहात. आता तुम्हाला आव्हान देणारे कोणी उरले नाही.
rankup-attempts = { $count ->
    [one] तुम्ही एकदा प्रयत्न केला आहे.
   *[other] तुम्ही { $count } वेळा प्रयत्न केला आहे.
}
