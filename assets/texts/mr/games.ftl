### The Play place, and the names of the games.

games-title = खेळा
game-star = ReverStarGo
game-star-note = ताऱ्यावर उलटवा आणि पकडा
game-reversi = रिव्हर्सी
game-reversi-note = सरळ रांगेत अडकवा आणि उलटवा
game-go = रिव्हर्सी गो
game-go-note = गट वेढा, त्यांचा रंग बदलतो
games-cpu = { $level }, तुमचा रंग { $color ->
    [black] काळा
    [white] पांढरा
   *[random] कोणताही
}
games-practice = { $level } सोबत सराव
games-two-last = याच फोनवर दोन खेळाडू
games-message-last = संदेशाद्वारे
games-reverse = { $what } · रिव्हर्स मॅच
games-board = { $board } · { $what }
games-change = बदला
games-change-label = { $game } कसे खेळायचे ते बदला
games-play-label = { $game } खेळा
games-picture = { $game } चा एक डाव
games-messages = संदेशाद्वारे
games-two = याच फोनवर दोघे
terms-start-classic = मोकळी सुरुवात
terms-fewest = कमी सोंगट्यांचा विजय
terms-komi = कोमी { $komi }
terms-handicap = हँडिकॅप { $count }
terms-of = { $game } { $terms }
