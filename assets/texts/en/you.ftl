## The You place.

you-title = You
you-ranks = Ranks
you-records = Records
you-trophies = Trophies
you-friends = Friends
you-kept = Saved games
you-rules = Rules
you-settings = Settings
you-captured = Stones captured
you-puzzles = Puzzles on the first try
you-last = Last game
you-opponents = Opponents
# For screen readers, below a face.
you-met = { $name }, met
you-unmet = { $name }, still to meet

## The Ranks screen and the ranks' names.

rank-1 = Paper
rank-2 = Leather
rank-3 = Wood
rank-4 = Stone
rank-5 = Iron
rank-6 = Steel
rank-7 = Bronze
rank-8 = Silver
rank-9 = Gold
rank-10 = Platinum
rank-11 = Turquoise
rank-12 = Aquamarine
rank-13 = Garnet
rank-14 = Topaz
rank-15 = Amethyst
rank-16 = Ruby
rank-17 = Sapphire
rank-18 = Emerald
rank-19 = Diamond
rank-20 = Specialist
rank-21 = Expert
rank-22 = Champion
rank-23 = Master
rank-24 = Legend
rank-25 = Grand Master
rank-26 = Arch Master
rank-27 = Overlord
rank-28 = Demigod
rank-29 = God
rank-30 = Zeus

ranks-title = Ranks
ranks-place = Rank { $number } of 30
ranks-next = Next: { $rank }
ranks-top = You’ve reached the top of the ladder.
ranks-progress = { $have } / { $need }
ranks-progress-words = { $have } of { $need } wins at { $level }
ranks-here = You are here
ranks-state-done = reached
ranks-state-current = your rank
ranks-state-locked = not reached yet
ranks-row = Rank { $number }: { $rank }, { $state }.
ranks-unlocks = Unlocks { $level }
ranks-list = The ladder of 30 ranks

ranks-tier-1 = Everyday things
ranks-tier-2 = Metals
ranks-tier-3 = Gems
ranks-tier-4 = Titles
ranks-tier-5 = Beyond

ranks-asks-start = Where everyone begins
ranks-asks-first-win = Win on the star
ranks-asks-wins = { $wins } wins at { $level }
ranks-asks-exam = Rank-Up Match against { $level }: best of { $count } (first to { $target } wins)
ranks-asks-exam-career = Rank-Up Match against { $level }: best of { $count } (first to { $target } wins), or { $career } career wins in this match

## The Rank-Up screen.

rankup-title = Rank-Up Match
rankup-for = For { $rank }
rankup-opponent = Opponent
rankup-opponent-name = { $level } { $name }
rankup-length = Series
rankup-best-of = Best of { $count }
rankup-first-to = First to { $target } wins
rankup-or-career = or { $career } career wins in this match
rankup-career = Career wins
rankup-career-words = { $have } of { $need } career wins in this match
rankup-unlocks = Unlocks
rankup-color = Your colour in the first game
rankup-start = Start the series
rankup-rules-title = How it works
rankup-rule-series = You play one game after another and swap colours each time.
rankup-rule-drawn = Draws count for nobody; you just play on.
rankup-rule-undo = No Undo and no hints.
rankup-rule-leave = Leaving the game ends the series, and it counts as failed.
rankup-rule-phone = A phone call or a closed app is fine: the series waits for you.
rankup-rule-career = Win { $need } games over all your attempts and you pass as well.
rankup-rule-again = Failing costs nothing. Try as often as you like.
rankup-what = What is a Rank-Up Match?
rankup-what-text = Some ranks are won in a Rank-Up Match: a series of games against one level, without a break. Reach the target before the CPU does and the rank is yours.
rankup-list-step = { $from } → { $to }
rankup-list-asks = Best of { $count } against { $level } (first to { $target } wins)
rankup-list-next = Your next one
rankup-list-passed = Passed
rankup-closed-title = No Rank-Up Match right now
rankup-closed-next = The next one is for { $rank }. It opens once you reach { $before }.
rankup-closed-ranks = See all ranks
rankup-done-title = You’ve passed them all
rankup-done-text = You are Zeus. Nobody is left to challenge you.
rankup-attempts = { $count ->
    [one] You’ve tried once.
   *[other] You’ve tried { $count } times.
}

## The Records screen.

records-title = Records
records-empty-title = Nothing here yet
records-empty-text = Your results will show up here after your first game.
records-empty-play = Play a game
records-unnamed-title = No results that count yet
records-unnamed-text = So far, all games were between two players without names. Name both before a game and their results are kept here.
records-today = Today
records-total = All time
records-won = Won
records-lost = Lost
records-drawn = Drawn
records-percent = Win %
records-percent-value = { $percent }{"\u00A0"}%
records-none = –
records-level = Level
records-levels = Results by level
records-head = W
records-head-lost = L
records-head-drawn = D
records-streaks = Streaks
records-streak-wins = Wins in a row
records-streak-days = Days in a row
records-streak-weeks = Days this week
records-streak-best = best { $best }
records-chart = Results over time
records-chart-days = 30 days
records-chart-months = 12 months
records-chart-words = Results from { $from } to { $to }: { $won } won, { $lost } lost, { $drawn } drawn.
records-chart-table = As a table
records-chart-when = When
records-chart-empty = No games in this period.
records-pairs = Head to head
records-pair-words = { $first } won { $won }, { $second } won { $lost }, drawn { $drawn }.
records-pairs-of = Head to head in { $game }
records-pairs-empty = Name both players in a two-player game and their results are kept here.
records-more-pairs = More
records-classics = Reversi and Reversi Go
records-ties = Reversi: a draw counts as half a win.
records-board-and-level = { $game } { $board }, { $level }

## The Trophies screen.

trophies-title = Trophies
trophies-intro = Clear every day of a month to win its trophy. Twelve of them make the year’s trophy.
trophies-start = Go to the calendar
trophies-year-earned = Trophy for { $year }, earned
trophies-year-locked = Trophy for { $year }, not earned yet
trophies-year-progress = { $earned } of 12 months
trophies-month-earned = { $month } { $progress }: trophy earned. Open this month.
trophies-month-open = { $month }: { $progress } days cleared. Open this month.
trophies-month-future = { $month }: still to come.
trophies-month-progress = { $cleared } / { $days }
trophies-more = Earlier years
