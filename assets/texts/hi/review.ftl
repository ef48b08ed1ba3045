### The Review screen.

review-title = रिव्यू
review-games = सेव की हुई बाज़ियाँ
review-header = { $one } { $first }{"\u2060"}–{"\u2060"}{ $second } { $two }
review-side = { $name } ({ $color })
review-graph-estimated = टूटी रेखा: अंदाज़ा।
review-about = लगभग { $margin }
review-play-on = आगे खेलें
review-play-on-text = किसके साथ? यह बाज़ी नहीं गिनी जाएगी।
review-copy = शेयर करें
review-set-up = यहाँ से बोर्ड सजाएँ
review-keep = सेव करें
review-kept = सेव हो गई
review-start = शुरुआती स्थिति
review-place = { $number } / { $count }
review-placed = { $color }: { $mv }
review-instead = चाल { $number } की जगह
review-unknown = अभी जाँच नहीं हुई।
review-points = { $exact ->
    [yes] { $points } अंक
   *[no] लगभग { $points } अंक
}
review-best-played = इससे अच्छी चाल नहीं थी।
review-lost = नुक़सान: { $cost }।
review-won = { $ahead ->
    [black] काला { $points } अंक से जीता।
    [white] सफ़ेद { $points } अंक से जीता।
   *[none] बराबरी।
}
review-won-by-captures = { $ahead ->
    [black] अंक बराबर: ज़्यादा पकड़ने से काला जीता।
   *[white] अंक बराबर: ज़्यादा पकड़ने से सफ़ेद जीता।
}
review-outlook = { $ahead ->
    [black] दोनों सबसे अच्छा खेलें तो काला { $points } अंक से जीतता है।
    [white] दोनों सबसे अच्छा खेलें तो सफ़ेद { $points } अंक से जीतता है।
   *[none] दोनों सबसे अच्छा खेलें तो बराबरी।
}
review-estimate = { $ahead ->
    [black] अंदाज़ा: काला { $points } अंक आगे।
    [white] अंदाज़ा: सफ़ेद { $points } अंक आगे।
   *[none] अंदाज़ा: बराबरी।
}
review-fix = { $count ->
    [one] एक ग़लती सुधारें
   *[other] { $count } ग़लतियाँ सुधारें
}
review-fix-none = कोई ग़लती नहीं
review-fix-unsure = कोई पक्की ग़लती नहीं
review-mistakes-whose = किसकी ग़लतियाँ?
review-mistakes-of = { $name }: { $count }
review-mistakes-both = दोनों: { $count }
review-mistakes-none = दोबारा देखने लायक कोई ग़लती नहीं।
review-mistakes-unsure = ऐसी कोई चाल नहीं जिसे पक्के तौर पर ग़लती कहा जा सके।
review-mistake-place = ग़लती { $number } / { $count }
review-mistake-task = { $color }: { $mv }। { $cost } का नुक़सान। क्या बेहतर था? बोर्ड पर टैप करें।
review-mistake-task-here = { $color } यहाँ खेला: { $cost } का नुक़सान। बेहतर क्या था? बोर्ड पर टैप करें।
review-mistake-played = यही चाल बाज़ी में खेली गई थी।
review-mistake-worse = { $mv } से { $cost } का नुक़सान। दूसरी चाल देखें।
review-mistake-worse-it = इससे { $cost } का नुक़सान। दूसरी चाल देखें।
review-mistake-better = { $mv } से { $cost } का नुक़सान: बाज़ी से बेहतर, पर और अच्छी चाल है।
review-mistake-better-it = इससे { $cost } का नुक़सान: बाज़ी से बेहतर, पर और अच्छी चाल है।
review-mistake-checking = { $mv } की जाँच…
review-mistake-checking-it = जाँच रहे हैं…
review-mistake-found = सही। { $mv } से { $saved } की बचत।
review-mistake-found-it = सही। इससे { $saved } की बचत।
review-mistake-as-good = सही। { $mv } भी { $best } जितनी अच्छी है।
review-mistake-as-good-it = सही। यह भी उतनी ही अच्छी है।
review-mistake-shown = { $best } से { $saved } की बचत।
review-mistake-shown-it = इससे { $saved } की बचत।
review-mistake-show = जवाब दिखाएँ
review-mistake-next = अगली
review-mistake-finish = पूरा करें
review-mistake-end = रोकें
review-mistakes-done = { $count } में से { $found } मिलीं।
review-line = आगे ऐसा हो सकता था: { $line }
review-first-label = शुरुआत
review-back-label = पीछे
review-forward-label = आगे
review-last-label = अंत
review-worst = बड़ी ग़लती
review-best = बेहतर चाल
review-to-game = खेली गई चाल
review-progress = जाँच: { $count } में से { $done }
review-progress-label = जाँच
review-percent = { $percent }{"\u00A0"}%
review-accuracy = सटीकता
review-proved = { $state ->
    [going-on] पक्का: { $count } में से { $proved }। बाक़ी की जाँच चल रही है।
   *[done] पक्का: { $count } में से { $proved }।
}
review-estimates = बाक़ी अंदाज़े हैं: जाँच की बाज़ियों में औसतन { $usual } अंक का फ़र्क़, ज़्यादा से ज़्यादा { $worst }।
review-left-out = { $count ->
    [one] { $count } चाल के लिए समय नहीं बचा। आगे की जाँच के लिए बाज़ी फिर खोलें।
   *[other] { $count } चालों के लिए समय नहीं बचा। आगे की जाँच के लिए बाज़ी फिर खोलें।
}
review-accuracy-how = सटीकता कैसे निकलती है?
review-accuracy-text = वही चालें गिनी जाती हैं जिनमें विकल्प था। कुछ न गया तो 100{"\u00A0"}%। हर चाल पर औसतन एक अंक जाने पर दसवाँ हिस्सा घटता है: 1 अंक 90{"\u00A0"}%, 2 अंक 81{"\u00A0"}%, 5 अंक 59{"\u00A0"}%। 60{"\u00A0"}% या ऊपर हो, तो बाज़ी अच्छी खेली गई। “≈” का मतलब है कि कुछ चालें अंदाज़े हैं।
review-accuracy-compare = अच्छे खिलाड़ी औसतन कितना पाते हैं
review-moves = चालें
review-graph = ऊपर: काला आगे।
review-col-placements = चालें
review-col-margin = काले की बढ़त
review-filter = दिखाएँ
review-filter-all = सभी
review-filter-favourites = पसंदीदा
review-filter-lost = हारी हुई
review-filter-boards = बोर्ड
review-empty = अभी कोई बाज़ी नहीं
review-more = पुरानी बाज़ियाँ
review-kept-won = आपने { $cpu } को { $own }{"\u2060"}–{"\u2060"}{ $other } से हराया
review-kept-lost = { $cpu } ने आपको { $other }{"\u2060"}–{"\u2060"}{ $own } से हराया
review-kept-drawn = { $cpu } से { $own }{"\u2060"}–{"\u2060"}{ $other } बराबरी
review-kept-left = { $cpu } से बाज़ी छोड़ी
review-kept-people-left = { $first } – { $second }, अधूरी
review-tags = टैग
review-tag-new = नया टैग
review-tag-add = जोड़ें
review-tags-full = एक बाज़ी में { $most } टैग हो सकते हैं।
review-favourite = हमेशा रखें
review-delete = हटाएँ
review-row-menu = और विकल्प
review-deleted = बाज़ी हटा दी गई
review-restore = वापस लाएँ
review-paste-label = बाज़ी पेस्ट करें
review-paste = यह बाज़ी देखें
review-fault-empty = इस टेक्स्ट में कोई चाल नहीं है।
review-fault-long = इतना लंबा टेक्स्ट किसी बाज़ी का नहीं हो सकता।
review-fault-move = लाइन { $line }, चाल { $number }: “{ $token }” यहाँ नहीं चल सकते।

## A game of a classic

review-discs = { $exact ->
    [yes] { $discs } अंक
   *[no] लगभग { $discs } अंक
}
review-discs-won = { $ahead ->
    [black] काला { $discs } के अंतर से जीता।
    [white] सफ़ेद { $discs } के अंतर से जीता।
   *[none] बराबरी।
}
review-discs-outlook = { $ahead ->
    [black] पक्का: दोनों सबसे अच्छा खेलें तो काला { $discs } के अंतर से जीतता है।
    [white] पक्का: दोनों सबसे अच्छा खेलें तो सफ़ेद { $discs } के अंतर से जीतता है।
   *[none] पक्का: दोनों सबसे अच्छा खेलें तो बराबरी।
}
review-discs-estimate = { $ahead ->
    [black] अंदाज़ा: काला लगभग { $discs } से आगे।
    [white] अंदाज़ा: सफ़ेद लगभग { $discs } से आगे।
   *[none] अंदाज़ा: बराबरी।
}
review-discs-rest = बाक़ी अंदाज़े हैं।
review-go-won = { $ahead ->
    [black] काला { $points } अंक से जीता।
    [white] सफ़ेद { $points } अंक से जीता।
   *[none] बराबरी।
}
review-go-outlook = { $ahead ->
    [black] पक्का: दोनों सबसे अच्छा खेलें तो काला { $points } अंक से जीतता है।
    [white] पक्का: दोनों सबसे अच्छा खेलें तो सफ़ेद { $points } अंक से जीतता है।
   *[none] पक्का: दोनों सबसे अच्छा खेलें तो बराबरी।
}
review-go-estimate = { $ahead ->
    [black] अंदाज़ा: काला लगभग { $points } अंक आगे।
    [white] अंदाज़ा: सफ़ेद लगभग { $points } अंक आगे।
   *[none] अंदाज़ा: बराबरी।
}
review-go-rest = बाक़ी अंदाज़े हैं: हर स्थिति से बाज़ी सैकड़ों बार खेलकर औसत निकाला जाता है।
review-no-value = पहली चार चालें नहीं आँकी जातीं।
review-on-time = { $color ->
    [black] काले का समय ख़त्म।
   *[white] सफ़ेद का समय ख़त्म।
}
review-play-pass = पास
review-play-button = बटन
review-play-agreed = सहमति
review-fault-turn = चाल { $number }, { $word }: { $why }
