### Announcements: what a screen reader says when something has happened. Short sentences, put one after another.

speech-sentence = { $words }.
speech-placed = { $who ->
    [you] You play { $cell }.
    [black] Black plays { $cell }.
    [white] White plays { $cell }.
   *[named] { $name } plays { $cell }.
}
speech-flips = { $count ->
    [one] One stone flips.
   *[other] { $count } stones flip.
}
speech-captures = { $count ->
    [one] One stone is captured.
   *[other] { $count } stones are captured.
}
speech-core-point = The empty CP is surrounded: one point.
speech-passes = { $color ->
    [black] Black has no move and passes.
   *[white] White has no move and passes.
}
speech-taken-back = Taken back.
speech-placed-again = Played again.
speech-game = Game { $number }.
speech-choices = { $turn }: { $count ->
    [one] one place
   *[other] { $count } places
} to play on.
speech-over = The game is over: Black { $black }, White { $white }.
speech-by-captures = The totals are level; more captures win.
speech-by-leaving = The game was given up.
speech-on-time = The time ran out.
speech-series = Series: { $won } to { $lost }.
speech-blocked = Ko: a stone on { $cell } would bring back an earlier position.
speech-ask-call = { $cell } goes through CP. Which colour do you call?
speech-call-cancelled = The stone on { $cell } was taken back.
speech-board-stones = { $color ->
    [black] Black stands on: { $cells }.
   *[white] White stands on: { $cells }.
}
speech-board-core = { $stone ->
    [black] CP is black.
    [white] CP is white.
   *[empty] CP is empty.
}
speech-board-captured = Captured: Black { $black }, White { $white }.
speech-board-total = Totals: Black { $black }, White { $white }.
speech-board-playable = You can play on: { $cells }.
speech-board-blocked = Blocked by ko: { $cells }.
speech-terms = The game: { $terms }.
speech-list-separator = {", "}
