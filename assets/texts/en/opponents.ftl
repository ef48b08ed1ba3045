### Who plays at which level, how they play, and what they say. Each line is true of its level: of the star’s in
### docs/search.md, of the others’ in docs/classics.md.

opponent-1 = Pebble
opponent-2 = Sparrow
opponent-3 = Fox
opponent-4 = Spider
opponent-5 = Owl
opponent-6 = Falcon
opponent-7 = Dragon
opponent-8 = Sphinx
opponent-at-level = { $name } ({ $level })

opponent-1-way = Likes to flip many stones, and overlooks a lot.
opponent-2-way = Misses about half of the captures, and of the star’s tips.
opponent-3-way = Hardly ever overlooks a tip of the star.
opponent-4-way = Leaves you few places to go.
opponent-5-way = Always thinks of your reply.
opponent-6-way = Looks two moves ahead, but often misjudges a little.
opponent-7-way = Looks far ahead, but grows careless when well in front.
opponent-8-way = Proves its moves wherever it can.

opponent-1-way-reversi = Judges at a glance, and overlooks a third of its moves.
opponent-2-way-reversi = Looks one move ahead, and often misjudges.
opponent-3-way-reversi = Thinks of your reply, and works out the last eight squares.
opponent-4-way-reversi = Looks three moves ahead, and works out the last twelve squares.
opponent-5-way-reversi = Looks four moves ahead, and usually misjudges by little.
opponent-8-way-reversi = Looks up to ten moves ahead, and makes no slips.

opponent-1-way-go = Hardly looks beyond the last stone.
opponent-2-way-go = Overlooks half of what isn’t near the last stone.
opponent-3-way-go = Sees what’s near, and overlooks a quarter of the rest.
opponent-4-way-go = Overlooks hardly anything, wherever it is.
opponent-5-way-go = Overlooks nothing, and works out the last points exactly.

## On the result sheet, after a win and after a loss of the player's
opponent-won-1 = Well played.
opponent-won-2 = That one was yours. Again?
opponent-lost-1 = Thanks for the game.
opponent-lost-2 = Good game. The next one may be yours.
opponent-says = { $name }: “{ $words }”

opponent-next = { $level } opens at { $rank }
