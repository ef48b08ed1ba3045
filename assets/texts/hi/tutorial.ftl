### The tutorial: seven steps, one idea each.

tutorial-title = अभ्यास पाठ
tutorial-step = क़दम { $number } / { $count }
tutorial-next = आगे
tutorial-skip = छोड़ें
tutorial-finish = हो गया
tutorial-back = पिछला
tutorial-again = दोहराएँ
tutorial-watch = देखें
tutorial-watch-stop = देखना बंद करें


tutorial-star-title = तारा
tutorial-star-task = 37 खाने, और उनमें एक ख़ास: ठीक बीच का केंद्र बिंदु। उसे छुएँ।
tutorial-star-done = यही केंद्र बिंदु है, छोटे में CP। उस पर कोई गोटी नहीं रखता, फिर भी वह किसी का पक्ष ले सकता है। आगे देखेंगे।

tutorial-bracket-title = एक पलटें
tutorial-bracket-task = आप काले हैं। कोई निशान वाला खाना छुएँ, ताकि एक सफ़ेद गोटी आपकी नई गोटी और आपकी किसी पुरानी गोटी के बीच आ जाए।
tutorial-bracket-done = सफ़ेद गोटी दोनों ओर से घिरकर पलट गई। हर चाल में कम से कम एक गोटी पलटनी चाहिए।

tutorial-lines-title = कई दिशाओं में पलटें
tutorial-lines-task = एक गोटी एक साथ छहों दिशाओं में पलट सकती है। वह खाना ढूँढें जो तीन सफ़ेद गोटियाँ पलटता है।
tutorial-lines-done = तीन कतारें, एक चाल।

tutorial-capture-title = घेरें और पकड़ें
tutorial-capture-task = चारों ओर से घिरी गोटियाँ पकड़ी जाती हैं। सफ़ेद गोटी B4 के चारों ओर बस एक काली गोटी कम है। उसे पलटकर घेरा पूरा करें।
tutorial-capture-done = पकड़ी गई: गोटी बोर्ड से हट गई और आपको एक अंक मिला। उसके खाने पर फिर खेला जा सकता है। C8 भी दबी हुई है पर रहती है, क्योंकि दीवार नहीं घेरती।

tutorial-call-title = रंग बोलना
tutorial-call-task = यह कतार केंद्र बिंदु से होकर जाती है, इसलिए उसका रंग आप बताते हैं। B9 छुएँ और एक रंग बोलें।
tutorial-call-half-black = आपने काला बोला: CP आपकी गोटी बना और एक सफ़ेद गोटी पलटी। अब देखें कि सफ़ेद बोलने से क्या होता।
tutorial-call-half-white = आपने सफ़ेद बोला: CP और उसके पीछे की गोटी भी पलट गईं। अब देखें कि काला बोलने से क्या होता।
tutorial-call-other = वही स्थिति फिर से। B9 छुएँ और इस बार { $color ->
    [black] काला
   *[white] सफ़ेद
} बोलें।
tutorial-call-done = दूसरे का रंग बोलने पर CP कतार का हिस्सा बना और साथ में पलट गया। कौन-सा रंग अच्छा है, यह बोर्ड पर निर्भर है; बोलने से पहले देख लें।

tutorial-count-title = अंत
tutorial-count-task = एक खाना बचा है। आख़िरी गोटी रखें, फिर अंक गिने जाएँगे।
tutorial-count-done = काले की बोर्ड पर { $board } गोटियाँ हैं और उसने { $captured } पकड़ीं: { $total } अंक। सफ़ेद के { $other }। काला जीतता है।

tutorial-play-title = एक छोटी बाज़ी
tutorial-play-task = अब आप सब जानते हैं। यह बाज़ी अंत तक खेलें; आप काले हैं, और CPU सफ़ेद, Lv.1 पर।
tutorial-play-won = आप { $black } – { $white } से जीते। चलिए, पहली असली बाज़ी की ओर।
tutorial-play-lost = इस बार CPU { $white } – { $black } से जीता। चाहें तो यह क़दम दोहराएँ, या पहली असली बाज़ी की ओर बढ़ें।
tutorial-play-drawn = { $black } – { $white } की बराबरी। चाहें तो यह क़दम दोहराएँ, या पहली असली बाज़ी की ओर बढ़ें।

tutorial-hint-not-core = वह { $cell } है। केंद्र बिंदु तारे के ठीक बीच में है।
tutorial-hint-core = केंद्र बिंदु पर कोई गोटी नहीं रखता। कोई निशान वाला खाना आज़माएँ।
tutorial-hint-occupied = { $cell } पर पहले से गोटी है। कोई खाली खाना चुनें।
tutorial-hint-flips-nothing = { $cell } पर रखी गोटी कुछ नहीं पलटेगी। उसके और किसी दूसरी काली गोटी के बीच कम से कम एक सफ़ेद गोटी होनी चाहिए।
tutorial-hint-needs-call = { $cell } केंद्र बिंदु से होकर पलटता है। वह क़दम 5 में आएगा; अभी कोई दूसरा खाना चुनें।
tutorial-hint-one-row = { $cell } एक ही दिशा में पलटता है। वह खाना ढूँढें जहाँ तीन सफ़ेद कतारें मिलती हैं।
tutorial-hint-no-capture = { $cell } पलटता तो है, पर कुछ पकड़ता नहीं। B4 के चारों ओर के घेरे में एक गोटी सफ़ेद है: कौन-सी चाल उसे पलटती है?
tutorial-hint-wall = इससे C8 दब जाती है, पर C8 दीवार को छूती है, और दीवार नहीं घेरती। B4 की ओर देखें।
tutorial-hint-no-choice = { $cell } एक चाल है, पर उसमें रंग चुनने को नहीं है। B9 छुएँ।
tutorial-hint-same-call = यह आप देख चुके हैं। इस बार दूसरा रंग बोलें।
tutorial-hint-ko = को: { $cell } पर रखी गोटी पुरानी स्थिति लौटा देगी। कोई दूसरा खाना चुनें।
