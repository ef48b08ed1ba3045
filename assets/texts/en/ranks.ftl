### The Ranks screen and the ranks' names.

rank-1 = Paper
rank-2 = Leather
rank-3 = Wood
rank-4 = Stone
rank-5 = Iron
rank-6 = Steel
rank-7 = Bronze
rank-8 = Silver
rank-9 = Gold
rank-10 = Platinum
rank-11 = Turquoise
rank-12 = Aquamarine
rank-13 = Garnet
rank-14 = Topaz
rank-15 = Amethyst
rank-16 = Ruby
rank-17 = Sapphire
rank-18 = Emerald
rank-19 = Diamond
rank-20 = Specialist
rank-21 = Expert
rank-22 = Champion
rank-23 = Master
rank-24 = Legend
rank-25 = Grand Master
rank-26 = Arch Master
rank-27 = Overlord
rank-28 = Demigod
rank-29 = God
rank-30 = Zeus

ranks-title = Ranks
ranks-place = Rank { $number } of 30
ranks-next = Next: { $rank }
ranks-top = You’ve reached the top of the ladder.
ranks-progress = { $have } / { $need }
ranks-progress-words = { $have } of { $need } wins at { $level }
ranks-here = You are here
ranks-state-done = reached
ranks-state-current = your rank
ranks-state-locked = not reached yet
ranks-row = Rank { $number }: { $rank }, { $state }.
ranks-unlocks = Unlocks { $level }
ranks-list = The ladder of 30 ranks

ranks-tier-1 = Everyday things
ranks-tier-2 = Metals
ranks-tier-3 = Gems
ranks-tier-4 = Titles
ranks-tier-5 = Beyond

ranks-asks-start = Where everyone begins
ranks-asks-first-win = Win your first game
ranks-asks-wins = { $wins } wins at { $level }
ranks-asks-exam = Rank-Up Match against { $level }: best of { $count } (first to { $target } wins)
ranks-asks-exam-career = Rank-Up Match against { $level }: best of { $count } (first to { $target } wins), or { $career } career wins in this match
