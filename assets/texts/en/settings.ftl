## The Settings screen.

settings-title = Settings
settings-group-player = You
settings-group-looks = Look
settings-group-game = Game
settings-group-sound = Sound and touch
settings-group-progress = Progress

settings-name = Player name
settings-name-hint = Up to 12 characters. Others see it only in what you send.
settings-language = Language
settings-language-system = Same as device ({ $language })
settings-theme = Appearance
settings-theme-system = Same as device
settings-theme-light = Light
settings-theme-dark = Dark
settings-board = Board
settings-board-classic = Emerald
settings-board-walnut = Walnut
settings-board-slate = Slate
settings-board-ocean = Ocean
settings-board-blossom = Blossom
settings-board-colour-blind = Colour-blind friendly
settings-board-high-contrast = High contrast
settings-rim = Cell names around the board
settings-rim-off = Off
settings-rim-hours = 3, 6, 9, 12
settings-rim-all = All
settings-hints = Show where you can play
settings-captures = Show captures
settings-captures-note = Star: a ring where you would capture, a dot on the stones you would take
settings-captures-first = First games
settings-captures-always = Always
settings-captures-off = Off
settings-calls = Ask for every call
settings-calls-note = Star: the question also comes when only one colour can be called, or both have the same effect
settings-atari = Show atari
settings-atari-note = Reversi Go: a ring around groups with one liberty
settings-hint-button = Hint button
settings-hint-button-note = Shows a good move when you ask. Star: wins with it count as practice.
settings-animation = Animation
settings-animation-off = Off
settings-animation-fast = Fast
settings-animation-normal = Normal
settings-animation-slow = Slow
settings-pace = CPU speed
settings-pace-slow = Slow
settings-pace-normal = Normal
settings-pace-fast = Fast
settings-handover = “Pass the phone” screen for two players
settings-pass-notice = Notice when a player has to pass
settings-thorough = Thorough review
settings-thorough-note = Star: up to 5 minutes more for each game, while you look at it
settings-reminder = Daily reminder
settings-reminder-note = One quiet notification, only on days not cleared yet
settings-reminder-off = Off
settings-praise = Praise for good moves
settings-sound = Sounds
settings-haptics = Vibration
settings-progress-note = Everything stays on this device.
settings-export = Export progress
settings-export-text = Keep this text somewhere safe. Paste it under “Import progress” to get everything back, on this device or another.
settings-export-copy = Copy
settings-export-download = Save as a file
settings-import = Import progress
settings-import-text = Paste the text you exported earlier, or choose its file.
settings-import-file = Choose a file
settings-import-check = Check
settings-import-other = This isn’t exported progress. Nothing has changed.
settings-import-damaged = This text is incomplete or damaged. Nothing has changed.
settings-import-newer = This text is from a newer version of the app. Update first. Nothing has changed.
settings-import-too-old = This text is from a version of the app that this one no longer reads. Nothing has changed.
settings-import-future = This progress has days that haven’t come yet. Check the date of this device. Nothing has changed.
settings-import-long = This is too long to be exported progress. Nothing has changed.
settings-import-unread = The text couldn’t be read. Please try again.
settings-erase = Erase everything
settings-erased = Your progress was erased on { $date }. You can bring it back until { $until }.
settings-undo-erase = Undo erasing

## About.

about-title = About
about-version = Version { $version }
about-credit = The game and its name belong to its author: ReverStarGo, reverstargo.com. This app is an independent implementation.
about-privacy-title = Privacy
about-privacy = Nothing leaves this device unless you send it: no accounts, no ads, no tracking.
about-licence-title = Licences
about-licence = This app is free software under the MIT or the Apache 2.0 licence, as you prefer.
about-licence-others = Built with the work of others
about-licence-packages = { $licence } · { $count ->
    [one] one package
   *[other] { $count } packages
}
