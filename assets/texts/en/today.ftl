### Today's game: its card, its result, and what is shared of it.

today-title = Today’s game
today-title-day = The game of that day
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
