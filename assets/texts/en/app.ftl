## Words that every screen shares: buttons, colours, levels, notices.

color-black = Black
color-white = White

level-1 = Lv.1
level-2 = Lv.2
level-3 = Lv.3
level-4 = Lv.4
level-5 = Lv.5
level-6 = MAX
level-7 = FINAL
level-expert = Lv.6
level-oracle = Oracle
level-1-name = Entry
level-2-name = Beginner
level-3-name = Intermediate
level-4-name = Advanced
level-5-name = Formidable
level-expert-name = Expert play

app-connection-lost = Connection to the game lost. Play continues as soon as it answers again.
app-elsewhere-title = The game is open elsewhere
app-elsewhere-text = It’s running in the tab or window you opened last. Nothing is lost.
app-elsewhere-take = Play here instead
app-broken = The game has stopped. What you played is saved. Close this page and open it again.
app-cut-off = The game can’t be shown any more. What you played is saved. Close the app and open it again.
app-cannot-start-title = The game can’t start
app-cannot-start-text = There is nowhere on this device to keep your progress. Make some room or restart the device, then open the app again.
app-doorstep-title = Another website opened this page
app-doorstep-text = Your game hasn’t been touched. Did you want to play?
app-doorstep-enter = Open ReverStarGo
app-in-use-text = The game is already open in another window, so nothing could be saved here. Close this window and play on there.
app-opening = The game is on its way…
app-opening-broken = The game couldn’t start. Please try again.
app-opening-damaged = Some of the game’s files on this device are damaged or missing. Check your connection, then try again to re-download them. Your progress is kept apart from them.
app-opening-failed = The game couldn’t be loaded. Check your connection, then try again.
app-opening-old = This browser is too old for the game. Any newer one will do.
app-opening-script = The game needs JavaScript. Please allow it for this page.
app-page-text = Flip your opponent’s stones, or surround them, on a six-pointed star.
app-shortcut-continue = Continue
app-shortcut-puzzle = Puzzle
app-silent-title = Your progress can’t be reached
app-silent-text = The browser doesn’t answer when asked for your saved progress. Try again, or close all windows of the browser and reopen it. If you play without saving, nothing you do is kept, and what you saved before stays untouched.
app-try-again = Try again
app-silent-without = Play without saving
app-deleted-title = Your saved progress was deleted
app-deleted-text = The browser deleted what was saved, but this page still has all of it. Should it be saved again? Don’t, if you’ve played in another tab since.
app-deleted-restore = Save it again
app-deleted-leave = Don’t, start over

app-back = Back
app-cancel = Cancel
app-close = Close
app-copied = Copied
app-not-copied = Couldn’t copy this
app-thinker-late = The CPU is still being downloaded. Please wait, or check your connection.
app-rest-late = The rest of the game is still being downloaded. Please wait, or check your connection.
app-late = This is still being downloaded…
app-late-failed = This couldn’t be downloaded. Check your connection, then try again.
app-language-late = { $language } couldn’t be downloaded yet. It will come as soon as there’s a connection.
who-you = You
who-turn = { $who ->
    [you] Your turn
    [black] Black’s turn
    [white] White’s turn
   *[named] { $name }’s turn
}
who-passes = { $who ->
    [you] No move for you. You pass
    [black] No move for Black. White plays again
    [white] No move for White. Black plays again
    [cpu] No move for { $name }. You play again
   *[named] No move for { $name }
}
who-next = { $who ->
    [black] It’s Black’s turn next
    [white] It’s White’s turn next
   *[named] It’s { $name }’s turn next
}
who-wins = { $who ->
    [you] You win
    [black] Black wins
    [white] White wins
    [one] Player 1 wins
    [two] Player 2 wins
   *[named] { $name } wins
}
who-draw = A draw

app-erase-title = Erase everything?
app-erase-text = Your ranks, records, trophies, saved games and settings will be erased from this device. For 30 days you can bring them back in Settings.
app-erase-export = Export first
app-erase-agree = Erase without holding
app-erase-hold = Hold to erase
app-erase-confirm = Erase everything
app-import-title = Replace your progress?
app-import-text = Now: { $now }. After the import: { $then }. Your current progress is saved to a file first.
app-import-profile = { $name }, { $rank }, { $count ->
    [one] one match
   *[other] { $count } matches
}
app-import-gives-up = Your unfinished game ends. It won’t count.
app-import-gives-up-loses = Your unfinished game ends and counts as a loss.
app-import-confirm = Replace
app-take-back-title = Bring back the erased progress?
app-take-back-text = Now: { $now }. After this: { $then }. Your current progress is saved to a file first.
app-take-back-confirm = Bring back
app-trouble-cannot-save = Your progress can’t be saved right now. You can keep playing.
app-trouble-older-copy = The last save couldn’t be read, so the one before it is used. Nothing was deleted.
app-trouble-started-anew = Your saved progress couldn’t be read. It was set aside, and you start fresh.
app-trouble-too-old = Your progress was saved by a version of the app that this one no longer reads. It was set aside, and you start fresh.
app-trouble-newer-version = Your progress was saved by a newer version of the app. It stays untouched, and nothing is saved here.
app-trouble-match-lost = Your unfinished game couldn’t be continued.
app-trouble-games-lost = Your saved games couldn’t be read and were set aside.
app-trouble-cannot-keep-games = Your games can’t be saved right now. They stay here until you close the app.
app-trouble-newer-games = Your saved games come from a newer version of the app. They stay untouched, and no new ones are saved.
app-trouble-not-imported = Your current progress couldn’t be saved to a file first, so nothing was replaced.
app-trouble-not-erased = Not everything could be erased. Some of it is still in the app’s data folder.
app-trouble-nothing-erased = Your progress couldn’t be set aside first, so nothing was erased.
app-trouble-erased-lost = The erased progress couldn’t be read. Nothing has changed.
app-trouble-copy-set-aside = A backup copy couldn’t be read and was set aside. Nothing is missing.
app-step-undone = Something went wrong in the app, so your last step was taken back. You can keep playing. To be safe, export your progress.
app-sheet-lower = Show the board
app-sheet-raise = Show the result
app-series-left = The series is over. Try again whenever you like.
app-no-game-waits = No game is waiting. You can start one here.
app-nothing-counted = Nothing counted.
app-places = Main menu
tab-today = Today
tab-play = Play
tab-puzzles = Puzzles
tab-you = You

## Months, weekdays and how a date is put together.

date-full = { $weekday } { $day } { $month } { $year }
date-short = { $day } { $month } { $year }
date-day = { $day } { $month }
date-month = { $month } { $year }
date-hour = { $hour }:00

month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December

weekday-0 = Sunday
weekday-1 = Monday
weekday-2 = Tuesday
weekday-3 = Wednesday
weekday-4 = Thursday
weekday-5 = Friday
weekday-6 = Saturday

weekday-short-0 = Sun
weekday-short-1 = Mon
weekday-short-2 = Tue
weekday-short-3 = Wed
weekday-short-4 = Thu
weekday-short-5 = Fri
weekday-short-6 = Sat

## The web page: to the home screen, and links that open it in a browser.

install-title = Keep it on your home screen
install-text = It opens like any app, even without a network, and keeps your progress.
install-do = Add to home screen
install-step-share = Tap “Share” (if it isn’t there, first “⋯”)
install-step-add = Tap “Add to Home Screen”
install-forgets = This browser may delete your progress after a while. An export is a copy that’s yours.
install-offline = Ready to play without a network
guest-title = Play here?
guest-text = Nothing has been played in this browser yet. If you have ReverStarGo as an app or on your home screen, open the link there.
guest-here = Play here
guest-app = Open in the app
guest-copy = Copy for the app on the home screen
install-bring = Bring your games along
install-bring-text = From your browser: open the game there, go to You › Settings, tap “Export progress”, then “Copy”.
