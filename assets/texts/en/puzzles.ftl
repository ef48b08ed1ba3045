### Puzzles: the list of them, and one on the board.

puzzles-title = Puzzles
puzzles-today = Today’s puzzle
puzzles-solve = Solve
puzzles-solve-again = Solve again
puzzles-number = No. { $number }
puzzles-open = Not solved yet
puzzles-solved = Solved
puzzles-solved-first = Solved on the first try
puzzles-row = { $days ->
    [one] { $days } day in a row on the first try
   *[other] { $days } days in a row on the first try
}
puzzles-again = Every day’s puzzle has had its day. They now start over.
puzzles-run = Run
puzzles-run-text = Until three are wrong
puzzles-run-on = Go on: { $solved } solved, { $wrong } of 3 wrong
puzzles-run-best = Best: { $solved }
puzzles-practice = Practice
puzzles-practice-what = What to practise
puzzles-practice-strength = At my strength
puzzles-grade = { $grade ->
    [1] Easy
    [2] Medium
    [3] Hard
   *[other] Very hard
}
puzzles-rating = Your rating: { $rating }
puzzles-mistakes = Your mistakes
puzzles-mistakes-empty = Look at a game on the star against the CPU in Review. Your clear mistakes there come back here after 1, 3, 7 and 21 days.
puzzles-mistakes-due = { $due ->
    [0] None is due today
    [one] One is due today
   *[other] { $due } are due today
}
puzzles-mistakes-ahead = Practise ahead

puzzle-of-day = { $date }
puzzle-task = { $color ->
    [black] Black to play and win
   *[white] White to play and win
}
puzzle-task-best = { $color ->
    [black] Black to play: find the best move
   *[white] White to play: find the best move
}
puzzle-turn = move { $number } of { $count }
puzzle-open = Only one move wins.
puzzle-open-on = Right. And now?
puzzle-against = From your game with { $name }
puzzle-open-best = { $mv ->
    [here] The outlined cell was your move.
   *[other] In your game you played { $mv }.
} What’s better?
puzzle-refuting = { $color ->
    [black] Not that one. See what Black does now.
   *[white] Not that one. See what White does now.
}
puzzle-refuting-best = See how the game goes on.
puzzle-thinking = Looking for the answer…
puzzle-skip = Skip
puzzle-wins = { $color ->
    [black] Black wins by { $margin }.
   *[white] White wins by { $margin }.
}
puzzle-wins-captures = { $color ->
    [black] Level, but Black captured more and wins.
   *[white] Level, but White captured more and wins.
}
puzzle-draw = It’s a draw.
puzzle-will-win = { $color ->
    [black] With best play, Black wins by { $margin }.
   *[white] With best play, White wins by { $margin }.
}
puzzle-will-win-captures = { $color ->
    [black] With best play it ends level, and Black wins on captures.
   *[white] With best play it ends level, and White wins on captures.
}
puzzle-will-draw = With best play it’s a draw.
puzzle-wrong = That doesn’t win.
puzzle-wrong-best = { $lost ->
    [one] That gives a point away.
   *[other] That gives { $lost } points away.
}
puzzle-solved = Solved.
puzzle-solved-best = That’s the best.
puzzle-shown = The solution.
puzzle-first-tries = { $count } on the first try
puzzle-hint = Hint
puzzle-hint-cell = Show the cell
puzzle-again = Try again
puzzle-show = Solution
puzzle-next = Next
puzzle-finish = Done
puzzle-review = Review
puzzle-share = Share
puzzle-run-score = { $solved } solved, { $wrong } of 3 wrong
puzzle-run-over = { $solved ->
    [0] The run is over.
    [one] The run is over: one solved.
   *[other] The run is over: { $solved } solved.
}
puzzle-run-best = A new record
puzzle-run-new = New run
puzzle-rating = Rating { $rating } ({ $change })
puzzle-first = First puzzle { $number } of { $count }

puzzle-theme-capture = Capture
puzzle-theme-protected = Protected group
puzzle-theme-call = Call
puzzle-theme-ko = Ko
puzzle-theme-tip = Tip of the star
puzzle-theme-sacrifice = Few flips
puzzle-theme-pass = Pass
puzzle-theme-counting = Counting

puzzle-clue-capture = Look for a capture.
puzzle-clue-protected = Look at the surrounded group that stays.
puzzle-clue-call = Think about the colour you call.
puzzle-clue-ko = Ko matters here.
puzzle-clue-tip = Take a tip of the star, at the right moment.
puzzle-clue-sacrifice = Fewer flips are better here.
puzzle-clue-pass = Leave the other side without a placement.
puzzle-clue-counting = It’s close: count to the end.
puzzle-clue-turns = { $count ->
    [one] One placement decides it.
   *[other] It takes { $count } placements.
}
puzzle-clue-cell = It’s { $cell ->
    [here] the glowing cell
   *[other] { $cell }
}.

puzzle-share-text = Puzzle { $number }, { $date }
