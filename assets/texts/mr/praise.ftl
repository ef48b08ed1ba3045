### Praise after good moves. Short, and never with an exclamation mark.

praise-capture-1 = मस्त वेढा.
praise-capture-2 = सुंदर पकड.
praise-capture-3 = { $points } गुणांची कमाई.
praise-move-1 = छान खेळी.
praise-move-2 = अचूक खेळी.
praise-move-3 = शाब्बास.
