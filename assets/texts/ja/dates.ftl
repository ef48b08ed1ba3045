### Months, weekdays and how a date is put together.

date-full = { $year }年{ $month }{ $day }日{ $weekday }
date-short = { $year }年{ $month }{ $day }日
date-day = { $month }{ $day }日
date-month = { $year }年{ $month }
date-hour = { $hour }:00

month-1 = 1月
month-2 = 2月
month-3 = 3月
month-4 = 4月
month-5 = 5月
month-6 = 6月
month-7 = 7月
month-8 = 8月
month-9 = 9月
month-10 = 10月
month-11 = 11月
month-12 = 12月

weekday-0 = 日曜日
weekday-1 = 月曜日
weekday-2 = 火曜日
weekday-3 = 水曜日
weekday-4 = 木曜日
weekday-5 = 金曜日
weekday-6 = 土曜日

weekday-short-0 = 日
weekday-short-1 = 月
weekday-short-2 = 火
weekday-short-3 = 水
weekday-short-4 = 木
weekday-short-5 = 金
weekday-short-6 = 土
