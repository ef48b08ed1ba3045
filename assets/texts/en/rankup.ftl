### The Rank-Up screen.

rankup-title = Rank-Up Match
rankup-for = For { $rank }
rankup-opponent = Opponent
rankup-opponent-name = { $level } { $name }
rankup-length = Series
rankup-best-of = Best of { $count }
rankup-first-to = First to { $target } wins
rankup-or-career = or { $career } career wins in this match
rankup-career = Career wins
rankup-career-words = { $have } of { $need } career wins in this match
rankup-unlocks = Unlocks
rankup-color = Your colour in the first game
rankup-start = Start the series
rankup-rules-title = How it works
rankup-rule-series = You play one game after another and swap colours each time.
rankup-rule-drawn = Draws count for nobody; you just play on.
rankup-rule-undo = No Undo and no hints.
rankup-rule-leave = Leaving the game ends the series, and it counts as failed.
rankup-rule-phone = A phone call or a closed app is fine: the series waits for you.
rankup-rule-career = Win { $need } games over all your attempts and you pass as well.
rankup-rule-again = Failing costs nothing. Try as often as you like.
rankup-what = What is a Rank-Up Match?
rankup-what-text = Some ranks are won in a Rank-Up Match: a series of games against one level, without a break. Reach the target before the CPU does and the rank is yours.
rankup-list-step = { $from } → { $to }
rankup-list-asks = Best of { $count } against { $level } (first to { $target } wins)
rankup-list-next = Your next one
rankup-list-passed = Passed
rankup-closed-title = No Rank-Up Match right now
rankup-closed-next = The next one is for { $rank }. It opens once you reach { $before }.
rankup-closed-ranks = See all ranks
rankup-done-title = You’ve passed them all
rankup-done-text = You are Zeus. Nobody is left to challenge you.
rankup-attempts = { $count ->
    [one] You’ve tried once.
   *[other] You’ve tried { $count } times.
}
