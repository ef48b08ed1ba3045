### Announcements: what a screen reader says when something has happened. Short sentences, put one after another.

speech-placed-you = You play { $cell }.
speech-placed-black = Black plays { $cell }.
speech-placed-white = White plays { $cell }.
speech-placed-player = { $name } plays { $cell }.
speech-called-black = The call is Black.
speech-called-white = The call is White.
speech-flips = { $count ->
    [one] One stone flips.
   *[other] { $count } stones flip.
}
speech-captures = { $count ->
    [one] One stone is captured.
   *[other] { $count } stones are captured.
}
speech-core-point = The empty Core Point is surrounded: one point.
speech-passes-black = Black has no move and passes.
speech-passes-white = White has no move and passes.
speech-taken-back = Taken back.
speech-placed-again = Played again.
speech-game = Game { $number }.
speech-turn-you = Your turn: { $count ->
    [one] one cell
   *[other] { $count } cells
} to play on.
speech-turn-black = Black’s turn.
speech-turn-white = White’s turn.
speech-turn-player = { $name }’s turn.
speech-over = The game is over: Black { $black }, White { $white }.
speech-won-you = You win.
speech-won-cpu = The CPU wins.
speech-won-black = Black wins.
speech-won-white = White wins.
speech-won-player = { $name } wins.
speech-drawn = A draw.
speech-by-captures = The totals are level; more captures win.
speech-by-leaving = The game was given up.
speech-series = Series: { $won } to { $lost }.
speech-blocked = Ko: a stone on { $cell } would bring back an earlier position.
speech-ask-call = { $cell } goes through the Core Point. Which colour do you call?
speech-call-cancelled = The stone on { $cell } was taken back.
speech-board-black = Black stands on: { $cells }.
speech-board-white = White stands on: { $cells }.
speech-board-core-empty = The Core Point is empty.
speech-board-core-black = The Core Point is black.
speech-board-core-white = The Core Point is white.
speech-board-captured = Captured: Black { $black }, White { $white }.
speech-board-total = Totals: Black { $black }, White { $white }.
speech-board-playable = You can play on: { $cells }.
speech-board-blocked = Blocked by ko: { $cells }.
speech-list-separator = {", "}
