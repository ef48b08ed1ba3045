### Praise after good moves. Short, and never with an exclamation mark.

praise-capture-1 = बढ़िया घेराबंदी।
praise-capture-2 = बढ़िया पकड़।
praise-capture-3 = { $points } अंक की कमाई।
praise-move-1 = अच्छी चाल।
praise-move-2 = पैनी चाल।
praise-move-3 = बहुत ख़ूब।
