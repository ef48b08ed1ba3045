### Who plays at which level, how they play on the star, and what they say. Each line is true of its level: docs/search.md.

opponent-1 = Pebble
opponent-2 = Sparrow
opponent-3 = Fox
opponent-4 = Spider
opponent-5 = Owl
opponent-6 = Falcon
opponent-7 = Dragon
opponent-8 = Sphinx
opponent-at-level = { $name } ({ $level })

opponent-1-way = Takes whatever flips most, and overlooks a lot.
opponent-2-way = Misses half of the captures, and half of the tips of the star.
opponent-3-way = Hardly ever leaves a tip of the star to you.
opponent-4-way = Leaves you few places to go.
opponent-5-way = Always thinks of your reply.
opponent-6-way = Looks two moves ahead, and now and then misjudges.
opponent-7-way = Looks far ahead, but grows careless when well in front.
opponent-8-way = Proves its moves wherever that can be done.

## On the result sheet, after a win and after a loss of the player's
opponent-won-1 = Well played.
opponent-won-2 = That one was yours. Again?
opponent-lost-1 = Thanks for the game.
opponent-lost-2 = Good game. The next one may be yours.
opponent-says = { $name }: “{ $words }”

opponent-next = { $level } opens at { $rank }
