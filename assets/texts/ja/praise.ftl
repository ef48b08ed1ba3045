### Praise after good moves. Short, and never with an exclamation mark.

praise-capture-1 = うまく囲みました。
praise-capture-2 = 見事な取りです。
praise-capture-3 = { $points }点の収穫です。
praise-move-1 = いい手です。
praise-move-2 = 鋭い一手です。
praise-move-3 = うまい手です。
