### The Home screen.

home-player-guest = खेळाडू
home-rank-to-go-first-win = एक डाव जिंका आणि { $rank } श्रेणी गाठा.
home-rank-to-go-wins = { $level } ला आणखी { $missing ->
    [one] एकदा
   *[other] { $missing } वेळा
} हरवा आणि { $rank } श्रेणी गाठा.
home-rank-to-go-exam = रँक-अप मॅच जिंका आणि { $rank } श्रेणी गाठा.
home-rank-top = तुम्ही सर्वोच्च श्रेणीत आहात.
home-daily-title = रोजचे आव्हान
home-daily-cleared = जिंकलेला
home-daily-open = अजून बाकी
home-daily-row = सलग { $days } दिवस
home-daily-play = आज खेळा · { $level }
home-puzzle-open = आजचे कोडे
home-puzzle-solved = आजचे कोडे: सोडवले
home-rankup-title = रँक-अप मॅच
home-rankup-open = { $rank } श्रेणीसाठी { $level } विरुद्ध { $count } डावांची मालिका
home-rankup-closed = { $ranks ->
    [one] आणखी एक श्रेणी, मग उघडेल
   *[other] आणखी { $ranks } श्रेणी, मग उघडेल
}
home-rankup-none = सर्व जिंकल्या
home-play = खेळा
home-more = आणखी
home-continue = पुढे खेळा
home-continue-stand = काळा { $black }, पांढरा { $white }
home-continue-two = दोन खेळाडू
home-continue-practice = सराव, { $level }
home-continue-exam = { $rank } साठी रँक-अप मॅच
home-door-puzzles = कोडी
home-door-ranks = श्रेणी
home-door-records = नोंदी
home-door-trophies = करंडक
home-door-rules = नियम
home-door-settings = सेटिंग
home-tutorial-text = पहिल्यांदाच खेळताय? काही छोट्या धड्यांत खेळ शिकून घ्या.
home-tutorial = शिकायला सुरुवात
home-tutorial-skip = आत्ता नको
home-classics = क्लासिक: रिव्हर्सी
home-paste = संदेशात चाल आली? येथे पेस्ट करा
home-messages = { $count ->
    [0] तुमच्यासाठी कोणताही डाव थांबलेला नाही.
    [one] एक डाव तुमची वाट पाहत आहे.
   *[other] { $count } डाव तुमची वाट पाहत आहेत.
}
