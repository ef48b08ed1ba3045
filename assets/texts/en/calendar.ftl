### The Calendar screen.

calendar-title = Calendar
calendar-earlier = Earlier month
calendar-later = Later month
calendar-go-today = Back to this month
calendar-progress = { $cleared } / { $days }
calendar-progress-words = { $cleared } of { $days } days cleared
calendar-to-go = { $missing ->
    [one] One more day for the trophy of { $month }
   *[other] { $missing } more days for the trophy of { $month }
}
calendar-complete = The trophy of { $month } is yours.
calendar-hint = Beat the CPU in a game started from a day, and the day turns green.
calendar-trophy-earned = Trophy of { $month }, earned
calendar-trophy-locked = Trophy of { $month }, not earned yet
calendar-trophies = All trophies
calendar-grid = Days of { $month }

calendar-day-cleared = { $date }, cleared. Play it again.
calendar-day-open = { $date }, open. Play this day.
calendar-day-future = { $date }, still to come.
calendar-day-future-cleared = { $date }, cleared, still to come.
calendar-today-cleared = Today, { $date }, cleared. Play it again.
calendar-today-open = Today, { $date }, open. Play this day.
