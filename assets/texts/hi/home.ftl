### The Home screen.

home-player-guest = खिलाड़ी
home-rank-to-go-first-win = तारे पर एक बाज़ी जीतें और { $rank } रैंक पाएँ।
home-rank-to-go-wins = { $level } को { $missing } बार और हराएँ और { $rank } रैंक पाएँ।
home-rank-to-go-exam = रैंक-अप मैच जीतें और { $rank } रैंक पाएँ।
home-rank-top = आप सबसे ऊँची रैंक पर हैं।
home-daily-cleared = जीत लिया
home-daily-open = अभी बाक़ी
home-daily-row = लगातार { $days } दिन
home-puzzle-open = आज की पहेली
home-puzzle-solved = आज की पहेली: हल
home-puzzle-shown = आज की पहेली: हल देख लिया
home-puzzle-hard = आज की कठिन है
home-easy-puzzle = एक आसान पहेली से शुरू करें
home-tomorrow = कल के लिए: { $color ->
    [black] काला
   *[white] सफ़ेद
}, पार { $par }
home-back-title = फिर मिलकर अच्छा लगा।
home-back-row = सबसे लंबा सिलसिला: { $days }
home-back-puzzle = पहले एक आसान पहेली
home-unfinished = { $count ->
    [one] एक अधूरी बाज़ी
   *[other] { $count } अधूरी बाज़ियाँ
}
home-done = आज के लिए इतना ही
home-done-next = अगली बाज़ी और पहेली { $hours } घंटे { $minutes } मिनट में।
home-done-share = आज का नतीजा शेयर करें
home-done-again = आज की बाज़ी और पहेली
home-rankup-title = रैंक-अप मैच
home-rankup-open = { $rank } रैंक: { $level } से { $count } बाज़ियों की सीरीज़
home-continue = आगे खेलें
home-continue-stand = काला { $black }, सफ़ेद { $white }
home-continue-two = दो खिलाड़ी
home-continue-against = { $name }, { $level }
home-continue-practice = अभ्यास, { $level }
home-continue-exam = रैंक-अप मैच: { $rank }
home-waiting-menu = { $game }: और विकल्प
home-waiting-more = { $count ->
    [one] एक और बाज़ी
   *[other] { $count } और बाज़ियाँ
}
home-waiting-give-up = बाज़ी छोड़ें: { $game }
home-waiting-picture = बोर्ड की मौजूदा स्थिति: काला { $black }, सफ़ेद { $white }।
home-result = नतीजा: { $game }
home-full-title = { $count } बाज़ियाँ रुकी हुई हैं
home-full-text = चुनें, नई बाज़ी के लिए कौन-सी छोड़नी है।
home-full-loses = हार मानी जाएगी
home-messages = { $count ->
    [one] एक बाज़ी आपका इंतज़ार कर रही है।
   *[other] { $count } बाज़ियाँ आपका इंतज़ार कर रही हैं।
}
home-first-title = कतारें पलटें। गोटियाँ पकड़ें। तारे पर।
home-first-learn = दो मिनट में सीखें
home-first-play = मुझे नियम आते हैं
home-first-picture = तारे पर एक बाज़ी
home-week = इस हफ़्ते के दिन
home-week-day = { $date }: { $state ->
    [cleared] जीत लिया
    [future] आने वाला
   *[open] अभी बाक़ी
}
home-week-count = इस हफ़्ते { $days } में से { $cleared } दिन
home-week-mend = सिलसिला जोड़ने के लिए { $date } खेलें।
