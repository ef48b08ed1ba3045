### The Rank-Up screen.

rankup-title = Rank-Up Match
rankup-for = For the rank { $rank }
rankup-opponent = Opponent
rankup-opponent-name = { $level } { $name }
rankup-length = Length
rankup-best-of = Best of { $count }
rankup-first-to = First to { $target }
rankup-career = Career wins
rankup-career-words = { $have } of { $need } career wins at this exam
rankup-unlocks = Opens
rankup-start = Start the series
rankup-rules-title = How it goes
rankup-rule-series = Games are played one after another. Colours change after every game.
rankup-rule-drawn = A drawn game counts for neither side; the next one follows.
rankup-rule-undo = There is no Undo.
rankup-rule-leave = Leaving the board ends the series: it counts as failed.
rankup-rule-phone = A call or a closed app is not leaving. The series waits for you.
rankup-rule-career = { $need } games won in all your attempts at this exam pass it too, at once.
rankup-rule-again = Failing costs nothing. Try again as often as you like.
rankup-what = What is a Rank-Up Match?
rankup-what-text = Some ranks are won in a Rank-Up Match: a series of games against one level, played without interruption. Reach the target before the CPU does, and the rank is yours.
rankup-closed-title = No Rank-Up Match is open now
rankup-closed-next = The next one leads to { $rank }. It opens once you are { $before }.
rankup-closed-ranks = See the ladder
rankup-done-title = Every exam is passed
rankup-done-text = You are Zeus. There is nobody left to ask you anything.
rankup-attempts = { $count ->
    [one] You tried once.
   *[other] You tried { $count } times.
}
