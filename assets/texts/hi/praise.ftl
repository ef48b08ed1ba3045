### Praise after good moves. Short, and never with an exclamation mark.

praise-capture-1 = बढ़िया घेरा।
praise-capture-2 = सुंदर पकड़।
praise-capture-3 = यह { $points } अंक की चाल थी।
praise-move-1 = अच्छी चाल।
praise-move-2 = ख़ूब पहचाना।
praise-move-3 = सही जगह रखी।
