### The Home screen.

home-player-guest = Player
home-rank-to-go-first-win = Win one game on the star to reach { $rank }.
home-rank-to-go-wins = { $missing ->
    [one] One more win at { $level } to reach { $rank }.
   *[other] { $missing } more wins at { $level } to reach { $rank }.
}
home-rank-to-go-exam = Pass the Rank-Up Match to reach { $rank }.
home-rank-top = You hold the highest rank.

home-daily-cleared = Cleared
home-daily-open = Not cleared yet
home-daily-row = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
home-puzzle-open = Today’s puzzle
home-puzzle-solved = Today’s puzzle: solved
home-puzzle-shown = Today’s puzzle: you saw the solution
home-puzzle-hard = Hard today
home-easy-puzzle = Warm up with an easy one
home-tomorrow = Tomorrow: { $color ->
    [black] Black
   *[white] White
}, par { $par }
home-back-title = Good to see you.
home-back-row = Best row: { $days }
home-back-puzzle = An easy puzzle first
home-unfinished = { $count ->
    [one] 1 unfinished game
   *[other] { $count } unfinished games
}
home-done = Done for today
home-done-next = The next game and puzzle come in { $hours } h { $minutes } min.
home-done-share = Share your day
home-done-again = Today’s game and puzzle

home-rankup-title = Rank-Up Match
home-rankup-open = Best of { $count } against { $level } for { $rank }
home-continue = Continue
home-continue-stand = Black { $black }, White { $white }
home-continue-two = Two players
home-continue-against = { $name }, { $level }
home-continue-practice = Practice, { $level }
home-continue-exam = Rank-Up Match for { $rank }
home-waiting-menu = More about { $game }
home-waiting-more = { $count ->
    [one] 1 more game
   *[other] { $count } more games
}
home-waiting-give-up = Give up: { $game }
home-waiting-picture = The board as it stands: Black { $black }, White { $white }.
home-result = Result: { $game }
home-full-title = { $count } games are waiting
home-full-text = Choose one to give up for the new game.
home-full-loses = Counts as a loss

home-messages = { $count ->
    [one] One game is waiting for you.
   *[other] { $count } games are waiting for you.
}
home-first-title = Flip. Capture. On a star.
home-first-learn = Learn in two minutes
home-first-play = I know the rules
home-first-picture = A game on the star
home-week = This week
home-week-day = { $date }: { $state ->
    [cleared] cleared
    [future] still to come
   *[open] open
}
home-week-count = { $cleared } of { $days } this week
home-week-mend = Play { $date } to mend your streak.
