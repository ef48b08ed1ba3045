### The result sheet and the celebrations in it.

result-day-cleared = { $date } cleared
result-day-progress = { $cleared } / { $days }
result-row = { $days } days in a row
result-row-mended = That mends your row: { $days } days
result-easier = A tough one! How about a round against the level below?
result-easier-play = Play { $level }
result-month-trophy = The trophy of { $month } is yours
result-year-trophy = The trophy of the year { $year } is yours
result-rank-up = Rank Up!
result-rank-now = You are { $rank } now
result-unlocked = { $level } is open
result-series-open = Series: { $won } to { $lost }, first to { $target }
result-series-passed = Rank-Up Match passed, { $won } to { $lost }
result-series-passed-career = Rank-Up Match passed with { $career } career wins
result-series-failed = Rank-Up Match not passed, { $won } to { $lost }
result-series-career = Career wins: { $have } / { $need }
result-invite-title = A Rank-Up Match is open
result-invite-text = For { $rank }: best of { $count } against { $level }.
result-invite-go = To the Rank-Up Match
