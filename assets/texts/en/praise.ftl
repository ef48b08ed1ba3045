### Praise after good moves. Short, and never with an exclamation mark.

praise-capture-1 = Well surrounded.
praise-capture-2 = A fine capture.
praise-capture-3 = That was worth { $points } points.
praise-move-1 = Good move.
praise-move-2 = Well seen.
praise-move-3 = Nicely placed.
