### The Trophies screen.

trophies-title = Trophies
trophies-intro = Clear every day of a month to win its trophy. Twelve of them make the year’s trophy.
trophies-start = Go to the calendar
trophies-year-earned = Trophy for { $year }, earned
trophies-year-locked = Trophy for { $year }, not earned yet
trophies-year-progress = { $earned } of 12 months
trophies-month-earned = { $month } { $progress }: trophy earned. Open this month.
trophies-month-open = { $month } { $progress }: days cleared. Open this month.
trophies-month-future = { $month }: still to come.
trophies-month-progress = { $cleared } / { $days }
trophies-more = Earlier years
