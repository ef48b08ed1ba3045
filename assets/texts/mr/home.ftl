### The Home screen.

home-player-guest = खेळाडू
home-rank-to-go-first-win = { $rank } मिळवण्यासाठी एक डाव जिंका.
home-rank-to-go-wins = { $rank } मिळवण्यासाठी { $level } वर आणखी { $missing ->
    [one] { $missing } विजय.
   *[other] { $missing } विजय.
}
home-rank-to-go-exam = { $rank } मिळवण्यासाठी रँक-अप मॅच उत्तीर्ण व्हा.
home-rank-top = सर्वोच्च श्रेणी.
home-daily-title = आजचा दिवस
home-daily-cleared = जिंकलेला
home-daily-open = अजून जिंकलेला नाही
home-daily-row = { $days ->
    [one] सलग { $days } दिवस
   *[other] सलग { $days } दिवस
}
home-daily-play = आजचा डाव · { $level }
home-rankup-title = रँक-अप मॅच
home-rankup-open = { $rank } साठी: { $level } विरुद्ध { $count } डावांची मालिका
home-rankup-closed = पुढची: { $rank }
home-rankup-none = सर्व उत्तीर्ण
home-play = खेळा
home-more = आणखी
home-continue = पुढे खेळा
home-continue-stand = काळा { $black }, पांढरा { $white }
home-continue-two = दोन खेळाडू
home-continue-exam = { $rank } साठी रँक-अप मॅच
home-door-ranks = श्रेणी
home-door-records = नोंदी
home-door-trophies = करंडक
home-door-rules = नियम
home-door-settings = सेटिंग
home-tutorial-text = पहिल्यांदाच? सात छोटे धडे कसे खेळायचे ते दाखवतात.
home-tutorial = सराव धडा
home-tutorial-skip = आत्ता नको
