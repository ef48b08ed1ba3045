## A board of one's own.

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
editor-fault-captured = More stones are marked as captured than the star has.
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
editor-unknown = This board can’t be judged.
editor-puzzle-yes = Yes: only one move wins. { $turns ->
    [one] It takes 1 move.
   *[other] It takes { $turns } moves.
}
editor-puzzle-by = The win is by { $points }.
editor-puzzle-by-discs = The win is by { $discs } discs.
editor-puzzle-theme = Theme: { $themes }
editor-puzzle-two = No: two moves win.
editor-puzzle-open = Too open to be proved here.
editor-puzzle-no-not-won = No: the side to move can’t win.
editor-puzzle-no-choices = No: there are too few moves to choose from.
editor-keep-text = Saved boards are in the list of saved games. Name and note are optional.
editor-kept = Board saved
editor-keep-name = Name
editor-keep-note = Note
editor-rename = Edit name and note
editor-unnamed = A board you set up
editor-deleted = Board deleted

## Sets of boards: made of kept boards, solved or played one after the other, and answered.

set-title = Sets of boards
set-none = A set is a few boards, each with a sentence. Open one that somebody sent you, by its link, by pasting its text, or from a file. To make one, choose from the boards under Saved games.
set-make = Make a set
set-choose = Tap the boards in the order you want them.
set-cancel = Don’t make a set
set-size-none = No board yet
set-size = { $count ->
    [one] { $count } board
   *[other] { $count } boards
}, { $letters } of { $most } letters
set-size-file = { $count ->
    [one] { $count } board
   *[other] { $count } boards
}: too long for a message. The set goes as a text file.
set-size-no = { $count ->
    [one] { $count } board is
   *[other] { $count } boards are
} too many for one set.
set-send = Send the set
set-file = The set as text
set-line = { $count ->
    [one] A set with { $count } board to solve or play.
   *[other] A set of { $count } boards to solve or play.
} Open the link in ReverStarGo, or paste this text there.
set-next = Next board
set-back = To the set
set-board = Board { $number }
set-made = You made this set. What its readers send back is shown here.
set-kind-game = { $color ->
    [black] Your move as Black, against { $cpu }
   *[white] Your move as White, against { $cpu }
}
set-kind-unproved = Checking whether it’s a puzzle…
set-kind-picture = Just to look at: there is nothing to play here.
set-done-open = Not tried
set-done-tried = { $wrong ->
    [one] Not solved yet, { $wrong } wrong try
   *[other] Not solved yet, { $wrong } wrong tries
}
set-done-shown = { $wrong ->
    [0] Solution shown
    [one] Solution shown after { $wrong } wrong try
   *[other] Solution shown after { $wrong } wrong tries
}
set-done-solved = { $wrong ->
    [0] Solved on the first try
    [one] Solved after { $wrong } wrong try
   *[other] Solved after { $wrong } wrong tries
}
set-done-helped = { $wrong ->
    [0] Solved with a hint
    [one] Solved with a hint after { $wrong } wrong try
   *[other] Solved with a hint after { $wrong } wrong tries
}
set-done-won = { $told ->
    [yes] Won by { $margin } against { $cpu }
   *[no] Won against { $cpu }
}
set-done-lost = { $told ->
    [yes] Lost by { $margin } to { $cpu }
   *[no] Lost to { $cpu }
}
set-done-drawn = Drew with { $cpu }
set-done-with-hint = { $ended }, with a hint
set-done-two = { $winner ->
    [black] Two players: Black won{ $told ->
        [yes] {" "}by { $margin }
       *[no] {""}
    }
    [white] Two players: White won{ $told ->
        [yes] {" "}by { $margin }
       *[no] {""}
    }
   *[none] Two players: a draw
}
set-send-back = Send back
set-named = Sent with your name: { $name }
set-nameless = It is sent without a name. You can set one in the settings.
set-answer-line = { $named ->
    [yes] { $name }: { $good } of { $count } boards solved or won.
   *[no] { $good } of { $count } boards solved or won.
} Open the link in ReverStarGo, or paste this text there.
set-good = { $good } of { $count } solved or won
set-answers = Sent back
set-answers-none = Nothing has been sent back yet. Open a reader’s link, or paste the text.
set-about = These are the readers’ own reports: nothing is checked.
set-unknown = This is an answer to a set that isn’t on this device, so its boards can’t be shown.
set-others = Other sets
set-count = { $count ->
    [one] { $count } board
   *[other] { $count } boards
}
set-done-count = { $done } done
set-answers-count = { $count } sent back
set-open-file = Open a file
set-forget = Delete this set
set-forget-title = Delete this set?
set-forget-text = What was done and what was sent back is deleted too.
