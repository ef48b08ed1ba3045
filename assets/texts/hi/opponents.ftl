### Who plays at which level, how they play, and what they say.

opponent-1 = कंकड़
opponent-2 = गौरैया
opponent-3 = लोमड़ी
opponent-4 = मकड़ी
opponent-5 = उलूक
opponent-6 = बाज़
opponent-7 = ड्रैगन
opponent-8 = स्फ़िंक्स
opponent-at-level = { $name } ({ $level })

opponent-1-way = ज़्यादा गोटियाँ पलटना पसंद करता है, और बहुत कुछ चूक जाता है।
opponent-2-way = तारे की आधी नोकें और आधी पकड़ें चूक जाती है।
opponent-3-way = तारे की नोक शायद ही कभी चूकती है।
opponent-4-way = आपके लिए खेलने की कम ही जगहें छोड़ती है।
opponent-5-way = हमेशा आपका जवाब सोचकर चलता है।
opponent-6-way = दो चाल आगे देखता है, पर अक्सर अंदाज़ा थोड़ा ग़लत होता है।
opponent-7-way = बहुत आगे तक देखता है, पर बड़ी बढ़त हो तो लापरवाह हो जाता है।
opponent-8-way = जहाँ हो सके, चाल साबित करके ही चलता है।

opponent-1-way-reversi = एक नज़र में तय करता है, और एक तिहाई चालें उसे दिखती ही नहीं।
opponent-2-way-reversi = एक चाल आगे देखती है, पर अंदाज़ा अक्सर ग़लत होता है।
opponent-3-way-reversi = आपका जवाब सोचती है, और आख़िरी आठ खाने पूरे हिसाब से खेलती है।
opponent-4-way-reversi = तीन चाल आगे देखती है, और आख़िरी बारह खाने पूरे हिसाब से खेलती है।
opponent-5-way-reversi = चार चाल आगे देखता है, और अंदाज़ा अक्सर थोड़ा ही ग़लत होता है।
opponent-8-way-reversi = दस चाल आगे तक देखता है, और चूकता नहीं।

opponent-1-way-go = आख़िरी गोटी के आसपास से आगे कम ही देखता है।
opponent-2-way-go = आख़िरी गोटी से दूर की आधी चालें चूक जाती है।
opponent-3-way-go = पास की चालें देखती है, दूर की एक चौथाई चूक जाती है।
opponent-4-way-go = बोर्ड पर कहीं भी शायद ही कुछ चूकती है।
opponent-5-way-go = कुछ नहीं चूकता, और अंत के बिंदु पूरे गिनकर चलता है।

## On the result sheet, after a win and after a loss of the player's
opponent-won-1 = बहुत अच्छा खेले।
opponent-won-2 = यह बाज़ी आपकी। एक और?
opponent-lost-1 = बाज़ी के लिए शुक्रिया।
opponent-lost-2 = अच्छी बाज़ी थी। अगली आपकी हो सकती है।
opponent-says = { $name }: “{ $words }”

opponent-next = { $level }: { $rank } पाकर खोलें
