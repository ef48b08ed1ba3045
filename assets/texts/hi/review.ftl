### समीक्षा।

review-title = समीक्षा
review-games = सहेजे गए खेल
review-play-on = यहाँ से आगे खेलें
review-play-on-text = किस स्तर के विरुद्ध? यह खेल कहीं नहीं गिना जाएगा।
review-copy = टेक्स्ट के रूप में साझा करें
review-start = शुरुआती स्थिति।
review-place = { $count } में से { $number }
review-placed = { $color }: { $mv }
review-instead = चाल { $number } के बजाय
review-unknown = अभी विश्लेषण नहीं हुआ।
review-best-played = इससे बेहतर कुछ नहीं था। अपेक्षित: { $margin } { $exact ->
    [yes] (सटीक)
   *[no] (अनुमान)
}
review-lost = { $loss } अंक गए। बेहतर: { $best }, { $after } के बजाय { $margin } { $exact ->
    [yes] (सटीक)
   *[no] (अनुमान)
}
review-line = आगे ऐसा हो सकता था: { $line }
review-first-label = शुरुआत पर
review-back-label = एक पीछे
review-forward-label = एक आगे
review-last-label = अंत पर
review-worst = सबसे महँगी
review-best = क्या बेहतर था?
review-to-game = खेल पर लौटें
review-progress = विश्लेषण: { $count } में से { $done }
review-progress-label = विश्लेषण
review-percent = { $percent } %
review-accuracy = सटीकता
review-accuracy-text = सटीकता 100 % से शुरू होती है और औसत चाल में गँवाए हर अंक पर 5 % घटती है।
review-moves = चालें
review-graph = कौन आगे था: काला ऊपर, सफ़ेद नीचे
review-col-placements = चालें
review-col-margin = काले की बढ़त
review-filter = कौन से खेल
review-filter-all = सभी
review-filter-favourites = पसंदीदा
review-filter-lost = हारे हुए
review-empty = यहाँ अभी कोई खेल नहीं।
review-two = दो खिलाड़ी
review-favourite = हमेशा रखें
review-delete = हटाएँ
review-deleted = खेल हटाया गया।
review-restore = वापस लाएँ
review-paste-label = टेक्स्ट में खेल
review-paste = इस टेक्स्ट की समीक्षा
review-fault-empty = इस टेक्स्ट में कोई चाल नहीं।
review-fault-long = यह टेक्स्ट किसी भी खेल से लंबा है।
review-fault-move = पंक्ति { $line }, चाल { $number }: “{ $token }” यहाँ नहीं चली जा सकती।
