### Games by message: two people, two phones.

messages-title = Games by message
messages-none = Play someone on another phone: every move travels in a message. Start a game, or paste an invitation below.
messages-new = New game
messages-group-me = Waiting for you
messages-group-them = Waiting for your opponent
messages-group-over = Finished
messages-nameless = Your opponent
messages-unsent = Not sent yet
messages-parted = Two versions
messages-won = You won
messages-lost = You lost
messages-drawn = Draw
messages-start = No moves yet
messages-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
messages-delete = Delete
messages-text = Paste a message you received
messages-paste = Paste
messages-take = Open the game
messages-fault-missing = There’s no game in this text.
messages-fault-long = This text is too long to be a message.
messages-fault-newer = This message comes from a newer version of the app. Update the app to open it.
messages-fault-older = This message was made by an older version of the app. Both of you need the current version.
messages-fault-damaged = The code is incomplete or has been changed. Ask for the message again.
messages-fault-illegal = Move { $number } in this message is against the rules.
messages-refused-another = This message doesn’t belong to the game it names.
messages-refused-forks = There are too many versions of this game. Choose one first.
messages-refused-full = You have too many games going. Delete one first.
messages-refused-terms = This message invites you to a game with more than 99 points of komi. Ask for another one.
messages-told-older = You’ve already answered this message. You can send your answer again.
messages-told-same = Nothing new in this message.
messages-told-own = This is your own message.
messages-told-fork = From move { $number } on, this message differs from your game. You’ll find both versions above.
messages-told-several = { $count ->
    [0] Nothing new in these messages.
    [one] One game has news.
   *[other] { $count } games have news.
}
messages-fork-text = The versions differ from move { $number } on. Which one do you want to continue?
messages-fork-mine = { $count ->
    [one] Yours, { $count } move
   *[other] Yours, { $count } moves
}
messages-fork-theirs = { $count ->
    [one] From the message, { $count } move
   *[other] From the message, { $count } moves
}
messages-fork-choose = This one
messages-invite = Send invitation
messages-send = Send
messages-made = Your move is made. Send it.
messages-send-result = Send the result
messages-send-again = Send again
messages-code = QR code
messages-code-title = Scan to play
messages-code-text = Point the other phone’s camera at this code.
messages-resign-title = Give up this game?
messages-resign-text = Your opponent wins.
messages-resign-confirm = Give up
messages-forget-title = Delete this game?
messages-forget-text = It is deleted on this phone only. If another message comes, you can open it again.
messages-unanswered = Delete all { $count } unanswered
messages-unanswered-title = Delete { $count } games that were never answered?
messages-unanswered-text = They are deleted on this phone only. If an answer comes, you can open the game again.
messages-many-title = Open { $count } games you don’t know?
messages-many-text = They all come from one text. Open them only if you trust whoever sent it.
messages-many-confirm = Open them all
messages-uncounted = This game was already over when it reached this phone. It isn’t in your records.
messages-count = Add to my records
messages-line = { $named ->
    [yes] { $name } has made move { $number } in { $game }. Your turn.
   *[no] Move { $number } in { $game }: your turn.
}
messages-line-over = { $named ->
    [yes] { $name } has sent the end of your game of { $game }.
   *[no] Your game of { $game } is over.
}
messages-line-invite = { $named ->
    [yes] { $name } invites you to a game of { $game }.
   *[no] Let’s play { $game }!
}
messages-how = To answer, open the link in the ReverStarGo app, or copy this whole message and paste it there under “Games by message”.
messages-first = Trap their stones between yours to flip them. Tap a marked cell, then send your move.
messages-from-board = This game starts from a board that was set up. It doesn’t count.
messages-with-board = from a board
