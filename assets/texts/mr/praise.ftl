### Praise after good moves. Short, and never with an exclamation mark.

praise-capture-1 = छान वेढा.
praise-capture-2 = सुंदर पकड.
praise-capture-3 = ही { $points } गुणांची खेळी होती.
praise-move-1 = चांगली खेळी.
praise-move-2 = छान हेरले.
praise-move-3 = योग्य जागी ठेवली.
