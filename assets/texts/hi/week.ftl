### The page of the week: what was played and achieved in it.

week-title = आपका हफ़्ता
week-span = { $from } – { $to }
week-best-week = सबसे अच्छा हफ़्ता: { $days } में से { $cleared } दिन
week-played = आपने क्या खेला
week-games = बाज़ियाँ
week-captured = पकड़ी गोटियाँ
week-mistakes = सुधारी ग़लतियाँ
week-best = सबसे अच्छी चाल
week-best-only = यही एक अच्छी चाल थी, और आपने खोज ली।
week-best-captured = पकड़ी गोटियाँ: { $captured }, पलटी गोटियाँ: { $flipped }
week-best-flipped = { $flipped } गोटियाँ पलटीं।
week-best-picture = उस चाल के बाद बोर्ड: काला { $black }, सफ़ेद { $white }।
week-empty = इस हफ़्ते कोई बाज़ी नहीं खेली गई।
