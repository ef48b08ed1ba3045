### The page of the week: what was played and achieved in it.

week-title = तुमचा आठवडा
week-span = { $from } – { $to }
week-best-week = सर्वोत्तम आठवडा: { $days } पैकी { $cleared } दिवस
week-played = तुम्ही काय खेळलात
week-games = डाव
week-captured = पकडलेल्या सोंगट्या
week-mistakes = सुधारलेल्या चुका
week-best = सर्वोत्तम खेळी
week-best-only = हीच एक चांगली खेळी होती, आणि ती तुम्हाला सापडली.
week-best-captured = पकडलेल्या सोंगट्या: { $captured }, उलटवलेल्या: { $flipped }
week-best-flipped = { $flipped } सोंगट्या उलटवल्या.
week-best-picture = त्या खेळीनंतरचा पट: काळा { $black }, पांढरा { $white }.
week-empty = या आठवड्यात एकही डाव खेळला नाही.
