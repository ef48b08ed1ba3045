### The You place.

you-title = आप
you-ranks = रैंक
you-records = रिकॉर्ड
you-trophies = ट्रॉफ़ी
you-friends = दोस्त
you-kept = सेव की हुई बाज़ियाँ
you-rules = नियम
you-settings = सेटिंग
you-captured = पकड़ी हुई गोटियाँ
you-puzzles = पहली बार में हल पहेलियाँ
you-last = पिछली बाज़ी
you-opponents = प्रतिद्वंद्वी
# For screen readers, below a face.
you-met = { $name }, इनसे खेल चुके हैं
you-unmet = { $name }, इनसे खेलना बाक़ी है
