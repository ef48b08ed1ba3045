### The Rank-Up screen.

rankup-title = रँक-अप मॅच
rankup-for = { $rank } श्रेणीसाठी
rankup-opponent = प्रतिस्पर्धी
rankup-opponent-name = { $level } { $name }
rankup-length = लांबी
rankup-best-of = जास्तीत जास्त { $count } डाव
rankup-first-to = आधी { $target } विजय
rankup-career = एकूण विजय
rankup-career-words = या परीक्षेत { $need } पैकी { $have } एकूण विजय
rankup-unlocks = उघडते
rankup-start = मालिका सुरू करा
rankup-rules-title = कसे चालते
rankup-rule-series = डाव एकामागून एक खेळले जातात. प्रत्येक डावानंतर रंग बदलतो.
rankup-rule-drawn = बरोबरी कोणाच्याच खात्यात धरली जात नाही; पुढचा डाव येतो.
rankup-rule-undo = खेळी मागे घेता येत नाही.
rankup-rule-leave = पट सोडल्यास मालिका संपते: ती अनुत्तीर्ण धरली जाते.
rankup-rule-phone = फोन येणे किंवा ॲप बंद होणे म्हणजे सोडणे नाही. मालिका तुमची वाट पाहते.
rankup-rule-career = या परीक्षेच्या तुमच्या सर्व प्रयत्नांत मिळून { $need } विजय झाले की लगेच उत्तीर्ण.
rankup-rule-again = अनुत्तीर्ण होण्याने काहीही जात नाही. हवे तितक्या वेळा प्रयत्न करा.
rankup-what = रँक-अप मॅच म्हणजे काय?
rankup-what-text = काही श्रेणी रँक-अप मॅचमध्ये जिंकल्या जातात: एका पातळीविरुद्ध न थांबता खेळायची डावांची मालिका. CPU च्या आधी लक्ष्य गाठा, आणि श्रेणी तुमची.
rankup-closed-title = आत्ता कोणतीही रँक-अप मॅच खुली नाही
rankup-closed-next = पुढची { $rank } कडे नेते. तुम्ही { $before } झालात की ती उघडते.
rankup-closed-ranks = शिडी पाहा
rankup-done-title = सर्व परीक्षा उत्तीर्ण
rankup-done-text = तुम्ही झ्यूस आहात. आता तुम्हाला विचारणारे कोणी उरले नाही.
rankup-attempts = { $count ->
    [one] तुम्ही { $count } वेळा प्रयत्न केला.
   *[other] तुम्ही { $count } वेळा प्रयत्न केला.
}
