### The Home screen.

home-player-guest = खिलाड़ी
home-rank-to-go-first-win = एक बाज़ी जीतें और { $rank } रैंक पाएँ।
home-rank-to-go-wins = { $level } को { $missing } बार और हराएँ और { $rank } रैंक पाएँ।
home-rank-to-go-exam = रैंक-अप मैच जीतें और { $rank } रैंक पाएँ।
home-rank-top = आप सबसे ऊँची रैंक पर हैं।
home-daily-title = डेली चैलेंज
home-daily-cleared = जीत लिया
home-daily-open = अभी बाक़ी
home-daily-row = लगातार { $days } दिन
home-daily-play = आज खेलें · { $level }
home-puzzle-open = आज की पहेली
home-puzzle-solved = आज की पहेली: हल
home-rankup-title = रैंक-अप मैच
home-rankup-open = { $rank } के लिए { $level } से { $count } बाज़ियों की सीरीज़
home-rankup-closed = { $ranks ->
    [one] एक रैंक और, फिर खुलेगा
   *[other] { $ranks } रैंक और, फिर खुलेगा
}
home-rankup-none = सब जीत लिए
home-play = खेलें
home-more = और
home-continue = आगे खेलें
home-continue-stand = काला { $black }, सफ़ेद { $white }
home-continue-two = दो खिलाड़ी
home-continue-practice = अभ्यास, { $level }
home-continue-exam = { $rank } के लिए रैंक-अप मैच
home-door-puzzles = पहेलियाँ
home-door-ranks = रैंक
home-door-records = रिकॉर्ड
home-door-trophies = ट्रॉफ़ी
home-door-rules = नियम
home-door-settings = सेटिंग
home-tutorial-text = पहली बार? कुछ छोटे पाठ आपको खेलना सिखा देंगे।
home-tutorial = सीखना शुरू करें
home-tutorial-skip = अभी नहीं
home-classics = क्लासिक: रिवर्सी
home-paste = संदेश में चाल मिली? यहाँ पेस्ट करें
home-messages = { $count ->
    [0] कोई बाज़ी आपका इंतज़ार नहीं कर रही।
    [one] एक बाज़ी आपका इंतज़ार कर रही है।
   *[other] { $count } बाज़ियाँ आपका इंतज़ार कर रही हैं।
}
