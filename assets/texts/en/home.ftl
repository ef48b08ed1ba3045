### The Home screen.

home-player-guest = Player
home-rank-to-go-first-win = Win one game to reach { $rank }.
home-rank-to-go-wins = { $missing ->
    [one] One more win at { $level } to reach { $rank }.
   *[other] { $missing } more wins at { $level } to reach { $rank }.
}
home-rank-to-go-exam = Pass the Rank-Up Match to reach { $rank }.
home-rank-top = You hold the highest rank.

home-daily-title = Daily challenge
home-daily-cleared = Cleared
home-daily-open = Not cleared yet
home-daily-row = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
home-daily-play = Play today · { $level }
home-puzzle-open = Today’s puzzle
home-puzzle-solved = Today’s puzzle: solved

home-rankup-title = Rank-Up Match
home-rankup-open = Best of { $count } against { $level } for { $rank }
home-rankup-closed = { $ranks ->
    [one] After one more rank
   *[other] After { $ranks } more ranks
}
home-rankup-none = All passed
home-play = Play
home-more = More
home-continue = Continue
home-continue-stand = Black { $black }, White { $white }
home-continue-two = Two players
home-continue-practice = Practice, { $level }
home-continue-exam = Rank-Up Match for { $rank }
home-door-puzzles = Puzzles
home-door-ranks = Ranks
home-door-records = Records
home-door-trophies = Trophies
home-door-rules = Rules
home-door-settings = Settings

home-tutorial-text = New here? A few short lessons show you how to play.
home-tutorial = Start the tutorial
home-tutorial-skip = Not now
home-classics = Classics: Reversi
home-paste = Got a move by message? Paste it
home-messages = { $count ->
    [0] No game is waiting for you.
    [one] One game is waiting for you.
   *[other] { $count } games are waiting for you.
}
