### The You place.

you-title = आप
you-ranks = रैंक
you-records = रिकॉर्ड
you-trophies = ट्रॉफ़ी
you-kept = सहेजी बाज़ियाँ
you-learn = सीखें
you-settings = सेटिंग
