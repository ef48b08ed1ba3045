### The You place.

you-title = तुम्ही
you-ranks = श्रेणी
you-records = नोंदी
you-trophies = करंडक
you-kept = जतन केलेले डाव
you-learn = शिका
you-rules = नियम
you-settings = सेटिंग
