### The Review screen.

review-title = आढावा
review-games = जतन केलेले डाव
review-play-on = इथून पुढे खेळा
review-play-on-text = कोणत्या पातळीविरुद्ध? हा डाव मोजला जाणार नाही.
review-copy = मजकूर म्हणून शेअर करा
review-start = सुरुवातीची स्थिती
review-place = { $number } / { $count }
review-placed = { $color }: { $mv }
review-instead = खेळी { $number } च्या जागी
review-unknown = अजून तपासले नाही.
review-best-played = याहून चांगली खेळी नव्हती. अपेक्षित फरक: { $margin } { $exact ->
    [yes] (नक्की)
   *[no] (अंदाज)
}
review-lost = { $loss } गुण गेले. त्याऐवजी { $best } चांगली: { $after } नव्हे, { $margin } { $exact ->
    [yes] (नक्की)
   *[no] (अंदाज)
}
review-line = पुढे असे झाले असते: { $line }
review-first-label = सुरुवात
review-back-label = मागे
review-forward-label = पुढे
review-last-label = शेवट
review-worst = मोठी चूक
review-best = काय चांगले होते?
review-to-game = डावाकडे परत
review-progress = तपासले: { $count } पैकी { $done }
review-progress-label = तपासणी
review-percent = { $percent } %
review-accuracy = अचूकता
review-accuracy-text = अचूकता १०० % पासून सुरू होते. खेळीमागे सरासरी एक गुण गेला की ती ५ % ने कमी होते.
review-moves = खेळ्या
review-graph = कोण पुढे होते: काळा वर, पांढरा खाली
review-col-placements = खेळ्या
review-col-margin = काळ्याची आघाडी
review-filter = दाखवा
review-filter-all = सर्व
review-filter-favourites = आवडते
review-filter-lost = हरलेले
review-empty = अजून एकही डाव नाही
review-two = दोन खेळाडू
review-favourite = कायम ठेवा
review-delete = हटवा
review-deleted = डाव हटवला
review-restore = परत आणा
review-paste-label = डाव पेस्ट करा
review-paste = हा डाव पाहा
review-fault-empty = या मजकुरात एकही खेळी नाही.
review-fault-long = इतका मोठा मजकूर एका डावाचा असू शकत नाही.
review-fault-move = ओळ { $line }, खेळी { $number }: “{ $token }” इथे खेळता येत नाही.
