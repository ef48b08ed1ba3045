### The Review screen.

review-title = रिव्यू
review-games = सेव की हुई बाज़ियाँ
review-play-on = यहाँ से आगे खेलें
review-play-on-text = किस लेवल से? यह बाज़ी नहीं गिनी जाएगी।
review-copy = टेक्स्ट में शेयर करें
review-start = शुरुआती स्थिति
review-place = { $number } / { $count }
review-placed = { $color }: { $mv }
review-instead = चाल { $number } की जगह
review-unknown = अभी जाँच नहीं हुई।
review-best-played = इससे अच्छी चाल नहीं थी। अपेक्षित बढ़त: { $margin } { $exact ->
    [yes] (पक्का)
   *[no] (अंदाज़ा)
}
review-lost = { $loss } अंक गए। बेहतर: { $best }, { $after } की जगह { $margin } { $exact ->
    [yes] (पक्का)
   *[no] (अंदाज़ा)
}
review-line = आगे ऐसा हो सकता था: { $line }
review-first-label = शुरुआत
review-back-label = पीछे
review-forward-label = आगे
review-last-label = अंत
review-worst = बड़ी चूक
review-best = क्या बेहतर था?
review-to-game = बाज़ी पर लौटें
review-progress = जाँच: { $count } में से { $done }
review-progress-label = जाँच
review-percent = { $percent } %
review-accuracy = सटीकता
review-accuracy-text = सटीकता 100 % से शुरू होती है। हर चाल पर औसतन एक अंक गँवाने पर 5 % घटती है।
review-moves = चालें
review-graph = कौन आगे था: काला ऊपर, सफ़ेद नीचे
review-col-placements = चालें
review-col-margin = काले की बढ़त
review-filter = दिखाएँ
review-filter-all = सभी
review-filter-favourites = पसंदीदा
review-filter-lost = हारी हुई
review-empty = अभी कोई बाज़ी नहीं
review-two = दो खिलाड़ी
review-favourite = हमेशा रखें
review-delete = हटाएँ
review-deleted = बाज़ी हटा दी गई
review-restore = वापस लाएँ
review-paste-label = बाज़ी पेस्ट करें
review-paste = यह बाज़ी देखें
review-fault-empty = इस टेक्स्ट में कोई चाल नहीं है।
review-fault-long = इतना लंबा टेक्स्ट किसी बाज़ी का नहीं हो सकता।
review-fault-move = लाइन { $line }, चाल { $number }: “{ $token }” यहाँ नहीं चल सकते।
