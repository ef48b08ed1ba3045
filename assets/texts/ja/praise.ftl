### Praise after good moves. Short, and never with an exclamation mark.

praise-capture-1 = みごとな囲みです。
praise-capture-2 = よい取りです。
praise-capture-3 = { $points }点の手でした。
praise-move-1 = よい手です。
praise-move-2 = よく見えています。
praise-move-3 = うまい一手です。
