### Months, weekdays and how a date is put together.

date-full = { $weekday }, { $day } { $month } { $year }
date-short = { $day } { $month } { $year }
date-day = { $day } { $month }
date-month = { $month } { $year }
date-hour = { $hour }:00

month-1 = जनवरी
month-2 = फ़रवरी
month-3 = मार्च
month-4 = अप्रैल
month-5 = मई
month-6 = जून
month-7 = जुलाई
month-8 = अगस्त
month-9 = सितंबर
month-10 = अक्टूबर
month-11 = नवंबर
month-12 = दिसंबर

weekday-0 = रविवार
weekday-1 = सोमवार
weekday-2 = मंगलवार
weekday-3 = बुधवार
weekday-4 = गुरुवार
weekday-5 = शुक्रवार
weekday-6 = शनिवार

weekday-short-0 = रवि
weekday-short-1 = सोम
weekday-short-2 = मंगल
weekday-short-3 = बुध
weekday-short-4 = गुरु
weekday-short-5 = शुक्र
weekday-short-6 = शनि
