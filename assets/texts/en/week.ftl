### The page of the week: what was played and achieved in it.

week-title = Your week
week-span = { $from } – { $to }
week-best-week = Best week: { $cleared } of { $days }
week-played = What you played
week-games = Games
week-captured = Captured
week-mistakes = Mistakes put right
week-best = Best move
week-best-only = The only good move, and you found it.
week-best-captured = Captured { $captured }, flipped { $flipped }.
week-best-flipped = Flipped { $flipped } stones.
week-best-picture = The board after it: Black { $black }, White { $white }.
week-empty = Nothing was played in this week.
