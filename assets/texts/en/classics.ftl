### The Classics screen: what is chosen before a game.

classics-title = Classics
classics-game = Game
classics-reversi = Reversi
classics-reversi-note = Enclose discs in a line and they flip
classics-go = Reversi Go
classics-size = Board
classics-squares = { $side }×{ $side }
classics-opening = Opening
classics-start-othello = Othello
classics-start-othello-note = Four discs are in the middle
classics-start-classic = Classic
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
classics-why-no-move = that is not a square.
classics-why-over = the game is already over.
classics-why-off-board = the board has no such square.
classics-why-occupied = there is a disc already.
classics-why-not-in-the-middle = the first four discs go onto the middle.
classics-why-flips-nothing = nothing would flip.
classics-why-no-pass = nobody has to pass here.
classics-clock = Clock for each player
classics-minutes = { $minutes ->
    [0] Off
   *[other] { $minutes } min
}
