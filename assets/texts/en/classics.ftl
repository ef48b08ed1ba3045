### The Classics screen: what is chosen before a game.

classics-title = Classics
classics-game = Game
classics-reversi = Reversi
classics-reversi-note = Enclose discs in a line and they flip
classics-go = Reversi Go
classics-size = Board
classics-squares = { $side }×{ $side }
classics-opening = Opening
classics-start-othello = Standard start
classics-start-othello-note = Four discs are in the middle
classics-start-classic = Free start
classics-start-classic-note = You place the first four
classics-aim = Who wins
classics-aim-most = More discs
classics-aim-most-note = The usual game
classics-aim-fewest = Fewer discs
classics-aim-fewest-note = Anti-Reversi
classics-paste = Paste a game
classics-paste-label = Moves such as f5d6c3, on the board chosen above
classics-take = Play on from there
classics-paste-empty = There are no moves in it.
classics-paste-long = That’s longer than any game.
classics-paste-fault = Move { $number }, { $word }: { $why }
classics-why-no-move = that is not a move.
classics-why-over = the game is already over.
classics-why-off-board = that is not on the board.
classics-why-occupied = that is taken already.
classics-why-not-in-the-middle = the first four discs go onto the middle.
classics-why-flips-nothing = nothing would flip.
classics-why-no-pass = nobody has to pass here.
classics-clock = Clock for each player
classics-minutes = { $minutes ->
    [0] Off
   *[other] { $minutes } min
}
classics-why-no-liberty = the stone would have no liberty.
classics-why-button-taken = the button has been taken.
classics-why-button-there = nobody passes before the button is taken.
classics-why-handicap = the handicap stones come first.
classics-why-not-stopped = both have to pass first.
classics-why-no-stone = there is no stone.
classics-go-note = Surround groups and they change colour
classics-paste-label-go = Turns such as e5 c3 button pass, on the board chosen above
classics-komi = Komi for White
classics-komi-less = Less komi
classics-komi-more = More komi
classics-handicap = Handicap for Black
classics-stones = { $count ->
    [0] None
   *[other] { $count }
}
