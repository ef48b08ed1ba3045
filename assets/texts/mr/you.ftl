### The You place.

you-title = तुम्ही
you-ranks = श्रेणी
you-records = नोंदी
you-trophies = करंडक
you-friends = मित्र
you-kept = जतन केलेले डाव
you-rules = नियम
you-settings = सेटिंग
you-captured = पकडलेल्या सोंगट्या
you-puzzles = पहिल्या प्रयत्नात सुटलेली कोडी
you-last = मागचा डाव
you-opponents = प्रतिस्पर्धी
# For screen readers, below a face.
you-met = { $name }, खेळून झाले
you-unmet = { $name }, खेळायचे बाकी
