### The You place.

you-title = आप
you-ranks = रैंक
you-records = रिकॉर्ड
you-trophies = ट्रॉफ़ी
you-kept = सेव की हुई बाज़ियाँ
you-learn = सीखें
you-rules = नियम
you-settings = सेटिंग
