### The Setup screen.

setup-title = New game
setup-title-day = Daily challenge
setup-title-exam = Rank-Up Match
setup-day = Win to clear { $date }.
setup-day-again = You’ve already cleared { $date }. Play it again just for fun.
setup-exam-note = Best of { $count } against { $level } for { $rank }. First to { $target } wins; you swap colours after every game.
setup-mode = Opponent
setup-mode-cpu = Play the CPU
setup-mode-practice = Practice
setup-mode-two = Two players
setup-mode-two-note = on one phone
setup-mode-message = By message
setup-mode-message-note = on two phones
setup-practice-note = A teacher comments on each of your moves. Take back as often as you like; nothing counts.
setup-level = Level
setup-level-max = Merciless
setup-level-final = As hard as it gets
setup-level-oracle = Perfect play
setup-locked-rank = Unlocks at { $rank }
setup-locked-final = Beat FINAL to unlock
setup-color = Your colour
setup-color-two = Player 1 plays
setup-color-black = Black (first)
setup-color-white = White (second)
setup-color-random = Random
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
setup-between = { $first } { $won } – { $lost } { $second }{ $drawn ->
    [0] {""}
   *[other] , drawn { $drawn }
}
setup-message-note = You each play on your own phone and send your moves with any messenger.
setup-own-name = Your name
setup-their-name = Your opponent’s name
setup-puzzle = The puzzle of that day
setup-puzzle-solved = The puzzle of that day: solved
