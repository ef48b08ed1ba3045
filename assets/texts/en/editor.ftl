### A board of one's own.

editor-title = Set up a board
editor-stone = Stone to place
editor-empty = Empty
editor-undo = Undo
editor-side = Whose turn it is
editor-side-black = Black’s turn
editor-side-white = White’s turn
editor-start = Start
editor-clear = Clear
editor-turn = Rotate
editor-game = Game
editor-captured = Captured by { $color ->
    [black] Black
   *[white] White
}
editor-captured-less = { $color ->
    [black] Fewer captured by Black
   *[white] Fewer captured by White
}
editor-captured-more = { $color ->
    [black] More captured by Black
   *[white] More captured by White
}
editor-button = { $owner ->
    [black] Black has the button
    [white] White has the button
   *[none] The button is free
}
editor-fault-nobody = Neither side can place a stone, so there is nothing to play.
editor-fault-liberty = A group has no liberty, so this can’t be played.
editor-fault-captured = More stones are captured than the star has.
editor-play-text = Who do you want to play against? Games from a board you set up don’t count.
editor-own = Your colour
editor-mode = With or without a teacher
editor-mode-cpu = Game
editor-mode-practice = Practice
editor-worth = What’s it worth?
editor-puzzle = Is it a puzzle?
editor-stop = Stop
editor-thinking = Working it out…
editor-proving = Proving it…
editor-unknown = Nothing can be said about this board.
editor-puzzle-yes = Yes: only one move wins. { $turns ->
    [one] It takes 1 move.
   *[other] It takes { $turns } moves.
}
editor-puzzle-by = The win is by { $points }.
editor-puzzle-by-discs = The win is by { $discs } discs.
editor-puzzle-theme = Theme: { $themes }
editor-puzzle-two = No: two moves win.
editor-puzzle-open = Too open to be proved here.
editor-puzzle-no-not-won = No: whoever is to move can’t win.
editor-puzzle-no-choices = No: there are too few moves to choose from.
editor-keep-text = Saved boards are in the list of saved games. Name and note can stay empty.
editor-kept = Board saved
editor-keep-name = Name
editor-keep-note = Note
editor-rename = Edit name and note
editor-unnamed = A board you set up
editor-deleted = Board deleted
