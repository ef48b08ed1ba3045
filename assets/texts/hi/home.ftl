### The Home screen.

home-player-guest = खिलाड़ी
home-rank-to-go-first-win = { $rank } पाने के लिए एक बाज़ी जीतें।
home-rank-to-go-wins = { $rank } पाने के लिए { $level } पर { $missing ->
    [one] { $missing } जीत और।
   *[other] { $missing } जीतें और।
}
home-rank-to-go-exam = { $rank } पाने के लिए रैंक-अप मैच पास करें।
home-rank-top = सबसे ऊँची रैंक।
home-daily-title = आज का दिन
home-daily-cleared = जीता हुआ
home-daily-open = अभी नहीं जीता
home-daily-row = लगातार { $days } दिन
home-daily-play = आज का खेल · { $level }
home-rankup-title = रैंक-अप मैच
home-rankup-open = { $rank } के लिए: { $level } के ख़िलाफ़ { $count } बाज़ियों की शृंखला
home-rankup-closed = अगली: { $rank }
home-rankup-none = सब पास
home-play = खेलें
home-more = और
home-continue = आगे खेलें
home-continue-stand = काला { $black }, सफ़ेद { $white }
home-continue-two = दो खिलाड़ी
home-continue-exam = { $rank } के लिए रैंक-अप मैच
home-door-ranks = रैंक
home-door-records = रिकॉर्ड
home-door-trophies = ट्रॉफ़ी
home-door-rules = नियम
home-door-settings = सेटिंग
home-tutorial-text = पहली बार? सात छोटे पाठ बताते हैं कि कैसे खेलें।
home-tutorial = अभ्यास पाठ
home-tutorial-skip = अभी नहीं
