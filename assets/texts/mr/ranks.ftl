### The Ranks screen and the ranks' names.

rank-1 = कागद
rank-2 = चामडे
rank-3 = लाकूड
rank-4 = दगड
rank-5 = लोखंड
rank-6 = पोलाद
rank-7 = कांस्य
rank-8 = चांदी
rank-9 = सोने
rank-10 = प्लॅटिनम
rank-11 = पिरोजा
rank-12 = ॲक्वामरीन
rank-13 = गार्नेट
rank-14 = पुष्कराज
rank-15 = ॲमेथिस्ट
rank-16 = माणिक
rank-17 = नीलम
rank-18 = पाचू
rank-19 = हिरा
rank-20 = तज्ज्ञ
rank-21 = निष्णात
rank-22 = चॅम्पियन
rank-23 = मास्टर
rank-24 = दिग्गज
rank-25 = ग्रँड मास्टर
rank-26 = आर्च मास्टर
rank-27 = अधिपती
rank-28 = उपदेव
rank-29 = देव
rank-30 = झ्यूस

ranks-title = श्रेणी
ranks-place = श्रेणी { $number } / ३०
ranks-next = पुढची: { $rank }
ranks-top = तुम्ही अगदी शिखरावर पोहोचलात.
ranks-progress = { $have } / { $need }
ranks-progress-words = { $level } विरुद्ध { $need } पैकी { $have } विजय
ranks-here = तुम्ही इथे आहात
ranks-state-done = मिळाली
ranks-state-current = तुमची श्रेणी
ranks-state-locked = अजून मिळाली नाही
ranks-row = श्रेणी { $number }: { $rank }, { $state }.
ranks-unlocks = { $level } उघडेल
ranks-list = ३० श्रेणींची शिडी

ranks-tier-1 = रोजच्या वस्तू
ranks-tier-2 = धातू
ranks-tier-3 = रत्ने
ranks-tier-4 = पदव्या
ranks-tier-5 = शिखर

ranks-asks-start = सगळ्यांची सुरुवात इथूनच
ranks-asks-first-win = तुमचा पहिला डाव जिंका
ranks-asks-wins = { $level } ला { $wins } वेळा हरवा
ranks-asks-exam = रँक-अप मॅच: { $level } विरुद्ध { $count } डावांची मालिका (आधी { $target } विजय)
ranks-asks-exam-career = रँक-अप मॅच: { $level } विरुद्ध { $count } डावांची मालिका (आधी { $target } विजय), किंवा याच मॅचमध्ये एकूण { $career } विजय
