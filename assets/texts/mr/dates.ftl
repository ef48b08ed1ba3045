### Months, weekdays and how a date is put together.

date-full = { $weekday }, { $day } { $month } { $year }
date-short = { $day } { $month } { $year }
date-day = { $day } { $month }
date-month = { $month } { $year }
date-hour = { $hour }:००

month-1 = जानेवारी
month-2 = फेब्रुवारी
month-3 = मार्च
month-4 = एप्रिल
month-5 = मे
month-6 = जून
month-7 = जुलै
month-8 = ऑगस्ट
month-9 = सप्टेंबर
month-10 = ऑक्टोबर
month-11 = नोव्हेंबर
month-12 = डिसेंबर

weekday-0 = रविवार
weekday-1 = सोमवार
weekday-2 = मंगळवार
weekday-3 = बुधवार
weekday-4 = गुरुवार
weekday-5 = शुक्रवार
weekday-6 = शनिवार

weekday-short-0 = रवि
weekday-short-1 = सोम
weekday-short-2 = मंगळ
weekday-short-3 = बुध
weekday-short-4 = गुरु
weekday-short-5 = शुक्र
weekday-short-6 = शनि
