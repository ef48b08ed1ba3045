## The Play place, and the names of the games.

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

## The Setup screen.

setup-title = New game
setup-day = Win to clear { $date }.
setup-day-again = You’ve already cleared { $date }. Play it again just for fun.
setup-help = Help
setup-mode = Opponent
setup-mode-cpu = Vs CPU
setup-mode-practice = Practice
setup-mode-two = Two players
setup-mode-two-note = on one phone
setup-mode-message = By message
setup-mode-message-note = on two phones
setup-practice-note = A teacher comments on each of your moves. Take back as often as you like; nothing counts.
setup-level = Level
setup-level-max = Merciless
setup-level-final = Very hard to beat
setup-level-oracle = Nearly perfect play
setup-record-none = Not met yet
setup-record = You won { $won }, lost { $lost }{ $drawn ->
    [0] {""}
   *[other] , drew { $drawn }
}
setup-locked-rank = Unlocks at { $rank }
setup-locked-final = Beat FINAL to unlock
setup-color = Your colour
setup-color-two = Player 1 plays
setup-color-black = Black (first)
setup-color-white = White (second)
setup-color-random = Random
setup-more = More
setup-format = Format
setup-format-single = Single game
setup-format-reverse = Reverse Match
setup-format-reverse-note = Two games, swapping colours
setup-names = Names (optional)
setup-player-one = Player 1
setup-player-two = Player 2
setup-exam = Play the Rank-Up Match for { $rank } instead
setup-start = Start
setup-suggested = Suggested
setup-swap = Swap places
setup-people = Played before
setup-between = { $first } { $won }{"\u00A0"}–{"\u00A0"}{ $lost } { $second }{ $drawn ->
    [0] {""}
   *[other] , drawn { $drawn }
}
setup-house = House rules
setup-undo = Undo
setup-undo-note = If the other player agrees
setup-opposite = Sit opposite each other
setup-opposite-note = Text for the far player is turned round
setup-message-note = You each play on your own phone and send your moves with any messenger.
setup-own-name = Your name
setup-their-name = Your opponent’s name
setup-puzzle = That day’s puzzle
setup-puzzle-solved = That day’s puzzle: solved
setup-day-other = Or an ordinary game

# What Reversi and Reversi Go offer.
setup-size = Board
setup-size-less = Smaller board
setup-size-more = Larger board
board-shape = { $columns }×{ $rows }
setup-opening = Opening
setup-start-othello = Standard start
setup-start-othello-note = Four discs are in the middle
setup-start-classic = Free start
setup-start-classic-note = You place the first four
setup-aim = Who wins
setup-aim-most = More discs
setup-aim-most-note = The usual game
setup-aim-fewest = Fewer discs
setup-aim-fewest-note = Anti-Reversi
setup-clock = Clock for each player
setup-clock-reverse = Whoever runs out of time loses the whole match.
setup-minutes = { $minutes ->
    [0] Off
   *[other] { $minutes } min
}
setup-komi = Komi for White
setup-komi-less = Less komi
setup-komi-more = More komi
setup-handicap = Handicap for Black
setup-stones = { $count ->
    [0] None
   *[other] { $count }
}
setup-options-komi = Komi { $komi }
setup-options-handicap = { $count ->
    [0] No handicap
   *[other] Handicap { $count }
}
