### पुनरावलोकन.

review-title = पुनरावलोकन
review-games = जतन केलेले डाव
review-play-on = इथून पुढे खेळा
review-play-on-text = कोणत्या पातळीविरुद्ध? हा डाव कुठेही मोजला जात नाही.
review-copy = मजकूर म्हणून शेअर करा
review-start = सुरुवातीची मांडणी.
review-place = { $count } पैकी { $number }
review-placed = { $color }: { $mv }
review-instead = खेळी { $number } ऐवजी
review-unknown = अजून विश्लेषण झाले नाही.
review-best-played = यापेक्षा चांगले काही नव्हते. अपेक्षित: { $margin } { $exact ->
    [yes] (अचूक)
   *[no] (अंदाज)
}
review-lost = { $loss } गुण गेले. चांगली खेळी: { $best }, { $after } ऐवजी { $margin } { $exact ->
    [yes] (अचूक)
   *[no] (अंदाज)
}
review-line = पुढे असे झाले असते: { $line }
review-first-label = सुरुवातीला
review-back-label = एक मागे
review-forward-label = एक पुढे
review-last-label = शेवटी
review-worst = सर्वात महाग
review-best = काय चांगले होते?
review-to-game = डावाकडे परत
review-progress = विश्लेषण: { $count } पैकी { $done }
review-progress-label = विश्लेषण
review-percent = { $percent } %
review-accuracy = अचूकता
review-accuracy-text = अचूकता १०० % पासून सुरू होते आणि सरासरी खेळीने गमावलेल्या प्रत्येक गुणामागे ५ % कमी होते.
review-moves = खेळ्या
review-graph = कोण पुढे होते: काळा वर, पांढरा खाली
review-col-placements = खेळ्या
review-col-margin = काळ्याची आघाडी
review-filter = कोणते डाव
review-filter-all = सर्व
review-filter-favourites = आवडते
review-filter-lost = हरलेले
review-empty = इथे अजून डाव नाहीत.
review-two = दोन खेळाडू
review-favourite = कायम ठेवा
review-delete = हटवा
review-deleted = डाव हटवला.
review-restore = पूर्ववत करा
review-paste-label = मजकुरातील डाव
review-paste = या मजकुराचे पुनरावलोकन
review-fault-empty = या मजकुरात एकही खेळी नाही.
review-fault-long = हा मजकूर कोणत्याही डावापेक्षा मोठा आहे.
review-fault-move = ओळ { $line }, खेळी { $number }: “{ $token }” इथे खेळता येत नाही.
