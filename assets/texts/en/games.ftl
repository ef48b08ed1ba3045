### The Play place, and the names of the games.

games-title = Play
game-star = ReverStarGo
game-star-note = Flip lines and capture on the star
game-reversi = Reversi
game-reversi-note = Enclose discs in a line and they flip
game-go = Reversi Go
game-go-note = Surround groups and they change colour
games-cpu = { $level }, you take { $color ->
    [black] Black
    [white] White
   *[random] either colour
}
games-practice = Practice with { $level }
games-two-last = Two players on this phone
games-message-last = By message
games-reverse = { $what } · Reverse Match
games-board = { $board } · { $what }
games-change = Change
games-change-label = Change how you play { $game }
games-play-label = Play { $game }
games-picture = A game of { $game }
games-messages = By message
games-two = Two players
terms-start-classic = free start
terms-fewest = fewer discs win
terms-komi = komi { $komi }
terms-handicap = handicap { $count }
terms-of = { $game } { $terms }
