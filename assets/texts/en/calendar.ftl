### The Calendar screen.

calendar-title = Calendar
calendar-earlier = Previous month
calendar-later = Next month
calendar-go-today = This month
calendar-progress = { $cleared } / { $days }
calendar-progress-words = { $cleared } of { $days } days cleared
calendar-to-go = { $missing ->
    [one] 1 day to go for { $month }’s trophy
   *[other] { $missing } days to go for { $month }’s trophy
}
calendar-complete = { $month }’s trophy is yours!
calendar-hint = Pick a day and beat the CPU to turn it green.
calendar-trophy-earned = { $month }’s trophy, earned
calendar-trophy-locked = { $month }’s trophy, not earned yet
calendar-trophies = All trophies
calendar-grid = { $month }, day by day

calendar-day-cleared = { $date }, cleared. Play it again.
calendar-day-open = { $date }, not cleared. Play this day.
calendar-day-future = { $date }, still to come.
calendar-day-future-cleared = { $date }, cleared, but still to come.
calendar-today-cleared = Today, { $date }, cleared. Play it again.
calendar-today-open = Today, { $date }, not cleared. Play this day.
calendar-day-with-puzzle = { $day }, puzzle solved
calendar-day-with-stars = { $day } { $stars }.
calendar-legend-cleared = cleared
calendar-legend-stars = stars of Today’s game
calendar-legend-puzzle = puzzle solved
calendar-gilded = Two stars on every day: the trophy is gilded.
