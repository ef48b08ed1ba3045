### The Trophies screen.

trophies-title = Trophies
trophies-intro = Clear every day of a month and its trophy is yours. Twelve of them make the year’s.
trophies-start = To the calendar
trophies-year-earned = Trophy of the year { $year }, earned
trophies-year-locked = Trophy of the year { $year }, not earned yet
trophies-year-progress = { $earned } of 12 months
trophies-month-earned = { $month }: trophy earned. Open this month.
trophies-month-open = { $month }: { $cleared } of { $days } days cleared. Open this month.
trophies-month-future = { $month }: still to come.
trophies-month-progress = { $cleared } / { $days }
