### Words that every screen shares: buttons, colours, levels, notices.

color-black = Black
color-white = White

level-1 = Lv.1
level-2 = Lv.2
level-3 = Lv.3
level-4 = Lv.4
level-5 = Lv.5
level-6 = MAX
level-7 = FINAL
level-oracle = Oracle
level-1-name = Entry
level-2-name = Beginner
level-3-name = Intermediate
level-4-name = Advanced
level-5-name = Formidable

app-connection-lost = The connection to the game was lost. It continues where it was as soon as the game answers again.
app-elsewhere-title = The game is open elsewhere
app-elsewhere-text = It continues in the tab or window that was opened last. Nothing is lost.
app-elsewhere-take = Play here instead
app-in-use-text = It is open in another window, so nothing could be saved here. Close this window and go on there.

app-back = Back
app-cancel = Cancel
app-close = Close
app-copied = Copied
app-not-copied = This could not be copied
who-you = You
who-cpu = CPU
who-turn-you = Your turn
who-turn = { $who ->
    [black] Black’s turn
    [white] White’s turn
    [cpu] CPU’s turn
   *[named] { $name }’s turn
}
who-passes-you = You have no moves: pass
who-passes = { $who ->
    [black] Black has no moves: pass
    [white] White has no moves: pass
    [cpu] CPU has no moves: pass
   *[named] { $name } has no moves: pass
}
who-next = { $who ->
    [black] It’s Black’s turn next
    [white] It’s White’s turn next
    [cpu] It’s the CPU’s turn next
   *[named] It’s { $name }’s turn next
}

app-erase-title = Erase everything?
app-erase-text = Ranks, records, trophies, kept games and settings are deleted from this device.
app-erase-confirm = Erase
app-erase-again-title = Really erase everything?
app-erase-again-text = This cannot be undone.
app-erase-again-confirm = Erase everything
app-import-title = Replace your progress?
app-import-text = Now: { $now }. After the import: { $then }. What there is now is kept in a file.
app-import-profile = { $name }, { $rank }, { $count ->
    [one] one match
   *[other] { $count } matches
}
app-import-confirm = Replace
app-trouble-cannot-save = Progress cannot be saved for now. The game goes on.
app-trouble-older-copy = The last save could not be read. The copy before it is used; nothing was deleted.
app-trouble-started-anew = The saved progress could not be read. It was set aside, and you start anew.
app-trouble-newer-version = A newer version of the app wrote your progress. It is left untouched, and nothing is saved here.
app-trouble-match-lost = The unfinished game could not be continued.
app-trouble-games-lost = The games kept for review could not be read and were set aside.
app-trouble-cannot-keep-games = The games for review cannot be saved for now. They stay here until the app is closed.
app-trouble-newer-games = A newer version of the app wrote the games for review. They are left untouched, and no more are kept here.
app-trouble-not-imported = What there is now could not be kept in a file first, so nothing was replaced.
app-trouble-not-erased = Not everything could be erased. Some of it is still in the app's data folder.
