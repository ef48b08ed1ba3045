### Announcements: what a screen reader says when something has happened. Short sentences, put one after another.

speech-placed-you = आपने { $cell } पर गोटी रखी।
speech-placed-black = काले ने { $cell } पर गोटी रखी।
speech-placed-white = सफ़ेद ने { $cell } पर गोटी रखी।
speech-placed-player = { $name } ने { $cell } पर गोटी रखी।
speech-called-black = काला रंग बोला गया।
speech-called-white = सफ़ेद रंग बोला गया।
speech-flips = { $count ->
    [one] { $count } गोटी पलटी।
   *[other] { $count } गोटियाँ पलटीं।
}
speech-captures = { $count ->
    [one] { $count } गोटी पकड़ी गई।
   *[other] { $count } गोटियाँ पकड़ी गईं।
}
speech-core-point = खाली केंद्र बिंदु घिर गया: एक अंक।
speech-passes-black = काले के पास कोई चाल नहीं; उसकी बारी पास।
speech-passes-white = सफ़ेद के पास कोई चाल नहीं; उसकी बारी पास।
speech-taken-back = चाल वापस ली गई।
speech-placed-again = फिर से खेली गई।
speech-game = बाज़ी { $number }।
speech-turn-you = आपकी बारी: खेलने के लिए { $count ->
    [one] { $count } खाना
   *[other] { $count } खाने
}।
speech-turn-black = काले की बारी।
speech-turn-white = सफ़ेद की बारी।
speech-turn-player = { $name } की बारी।
speech-over = बाज़ी ख़त्म: काला { $black }, सफ़ेद { $white }।
speech-won-you = आपकी जीत।
speech-won-cpu = CPU की जीत।
speech-won-black = काले की जीत।
speech-won-white = सफ़ेद की जीत।
speech-won-player = { $name } की जीत।
speech-drawn = बराबरी।
speech-by-captures = अंक बराबर हैं; जिसने ज़्यादा गोटियाँ पकड़ीं, वह जीता।
speech-by-leaving = बाज़ी बीच में छोड़ी गई।
speech-series = सीरीज़: { $won }–{ $lost }।
speech-blocked = को-नियम: { $cell } पर गोटी रखने से पुरानी स्थिति लौट आएगी।
speech-ask-call = { $cell } केंद्र बिंदु से होकर जाता है। कौन-सा रंग बोलेंगे?
speech-call-cancelled = { $cell } की गोटी वापस ली गई।
speech-board-black = काली गोटियाँ: { $cells }।
speech-board-white = सफ़ेद गोटियाँ: { $cells }।
speech-board-core-empty = केंद्र बिंदु खाली है।
speech-board-core-black = केंद्र बिंदु काला है।
speech-board-core-white = केंद्र बिंदु सफ़ेद है।
speech-board-captured = पकड़ी गईं: काला { $black }, सफ़ेद { $white }।
speech-board-total = कुल: काला { $black }, सफ़ेद { $white }।
speech-board-playable = आप यहाँ खेल सकते हैं: { $cells }।
speech-board-blocked = को-नियम से रुके हुए: { $cells }।
speech-list-separator = {", "}
