### Praise after good moves. Short, and never with an exclamation mark.

praise-capture-1 = Well surrounded.
praise-capture-2 = Nice capture.
praise-capture-3 = That won you { $points } points.
praise-move-1 = Good move.
praise-move-2 = Sharp.
praise-move-3 = Nicely played.
