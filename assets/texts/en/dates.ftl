### Months, weekdays and how a date is put together.

date-full = { $weekday } { $day } { $month } { $year }
date-short = { $day } { $month } { $year }
date-day = { $day } { $month }
date-month = { $month } { $year }
date-hour = { $hour }:00

month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December

weekday-0 = Sunday
weekday-1 = Monday
weekday-2 = Tuesday
weekday-3 = Wednesday
weekday-4 = Thursday
weekday-5 = Friday
weekday-6 = Saturday

weekday-short-0 = Sun
weekday-short-1 = Mon
weekday-short-2 = Tue
weekday-short-3 = Wed
weekday-short-4 = Thu
weekday-short-5 = Fri
weekday-short-6 = Sat
