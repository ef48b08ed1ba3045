### The result sheet and the celebrations in it.

result-day-cleared = { $date } cleared
result-day-waits = A Rank-Up Match doesn’t clear a day: today is still open.
result-row = { $days } days in a row
result-row-mended = You’ve filled the gap: { $days } days in a row
result-easier = That one’s tough. Want to try the level below?
result-easier-practice = That one’s tough. Want to practise with a teacher?
result-practise = Practise
result-month-trophy = You’ve won the trophy for { $month }
result-year-trophy = You’ve won the trophy for { $year }
result-rank-up = Rank Up!
result-rank-now = You’ve reached { $rank }
result-unlocked = { $level } unlocked
result-series-open = Series: { $won }{"\u2060"}–{"\u2060"}{ $lost }, first to { $target }
result-series-passed = Rank-Up Match won { $won }{"\u2060"}–{"\u2060"}{ $lost }
result-series-passed-career = Rank-Up Match passed with { $career } career wins
result-series-failed = Rank-Up Match lost { $won }{"\u2060"}–{"\u2060"}{ $lost }. Try again whenever you like.
result-series-career = Career wins: { $have } / { $need }
result-invite-title = Ready for a Rank-Up Match?
result-invite-text = Best of { $count } against { $level } for { $rank }.
result-invite-go = See the Rank-Up Match
result-see-day = See the calendar
result-try-level = Play { $name }
result-won-by = { $who ->
    [you] You won by { $points }
    [lost] You lost by { $points }
    [black] Black won by { $points }
    [white] White won by { $points }
    [one] Player 1 won by { $points }
    [two] Player 2 won by { $points }
   *[named] { $name } won by { $points }
}
result-fewest = { $who ->
    [you] You won: fewer discs, { $own } to { $other }
    [lost] You lost: more discs, { $other } to { $own }
    [black] Black won: fewer discs, { $own } to { $other }
    [white] White won: fewer discs, { $own } to { $other }
    [one] Player 1 won: fewer discs, { $own } to { $other }
    [two] Player 2 won: fewer discs, { $own } to { $other }
   *[named] { $name } won: fewer discs, { $own } to { $other }
}
result-lost = You lost
result-turning = Close until your move { $number }
result-turned = It turned at your move { $number }
result-replay = Watch the game again in six seconds
result-count = Show how it was counted
result-fix = Fix my mistakes
result-again-practice = Play again, for practice
result-next = { $rank } · { $what }
result-next-exam = the Rank-Up Match is open
result-on-board-counted = { $board } on the board, { $score } with the empty squares
result-wipeout = { $full ->
    [true] { $score }, a wipeout
   *[false] { $board } on the board; with the empty squares { $score }, a wipeout
}
result-on-time = { result-out-of-time } { $board } on the board
result-out-of-time = { $color ->
    [black] Black ran out of time.
   *[white] White ran out of time.
}
result-gave-up = { $who ->
    [you] You gave up.
    [black] Black gave up.
    [white] White gave up.
   *[named] { $name } gave up.
}
result-pasted = This game didn’t start from the beginning, so it doesn’t count.
result-honour-wipeout = { $color ->
    [black] A wipeout: no black stone is left
   *[white] A wipeout: no white stone is left
}
result-honour-capture = { $who ->
    [you] You captured { $count } stones in one move
    [black] Black captured { $count } stones in one move
    [white] White captured { $count } stones in one move
   *[named] { $name } captured { $count } stones in one move
}
result-honour-row = { $days } days in a row: your longest so far
