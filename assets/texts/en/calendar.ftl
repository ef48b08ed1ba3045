## The Calendar screen.

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

## Today's game: its card, its result, and what is shared of it.

today-title = Today’s game
today-title-day = That day’s game
today-task = You take { $color ->
    [black] Black
   *[white] White
} and move first.
today-par = { $open ->
    [yes] Win by { $par } or more for three stars. Your first try counts.
   *[no] Win by { $par } or more for three stars.
}
today-par-chip = Par { $par }
today-strength = Opponent
today-play = Play
today-go-on = Continue
today-again = Play again
today-practice = Your first game counts. Another is practice.
today-clears = A win still clears this day.
today-stars = { $stars ->
    [0] No stars
    [one] One star
   *[other] { $stars } stars
}
today-result = { $outcome ->
    [won] Won by { $points }, par { $par }
    [drawn] Drawn, par { $par }
    [left] You gave up, par { $par }
   *[lost] Lost by { $points }. Par was a win by { $par }.
}
today-uncounted = Practice: your first game against { $level } counted.
today-against = Today’s game, { $level }
today-records = Today’s games
today-records-stars = Stars
today-records-par = Par or better

## The page of the week: what was played and achieved in it.

week-title = Your week
week-span = { $from } – { $to }
week-best-week = Best week: { $cleared } of { $days }
week-played = What you played
week-games = Games
week-captured = Captured
week-mistakes = Mistakes put right
week-best = Best move
week-best-only = The only good move, and you found it.
week-best-captured = Captured { $captured }, flipped { $flipped }.
week-best-flipped = Flipped { $flipped } stones.
week-best-picture = The board after it: Black { $black }, White { $white }.
week-empty = You played nothing that week.

## The reminder of a day that is not cleared yet: its offer on Today, and the notification.

reminder-offer = Want a reminder on days not cleared yet?
reminder-offer-yes = At { $time }
reminder-offer-no = No, thanks
reminder-title = Today isn’t cleared yet
reminder-text = One win does it.
reminder-refused = This phone doesn’t let ReverStarGo notify you. You can allow it in the phone’s settings.
