### पहेलियाँ: सूची और बोर्ड पर एक पहेली।

puzzles-title = पहेलियाँ
puzzles-today = आज की पहेली
puzzles-solve = हल करें
puzzles-solve-again = फिर से हल करें
puzzles-number = नं. { $number }
puzzles-open = अभी हल नहीं हुई
puzzles-solved = हल हो गई
puzzles-solved-first = पहली ही कोशिश में हल
puzzles-row = { $days ->
    [one] { $days } दिन पहली ही कोशिश में
   *[other] लगातार { $days } दिन पहली ही कोशिश में
}
puzzles-again = रोज़ की सारी पहेलियाँ आ चुकीं। अब वे फिर शुरू से आ रही हैं।
puzzles-run = लगातार पहेलियाँ
puzzles-run-text = तीन ग़लतियों तक
puzzles-run-on = आगे बढ़ें: { $solved } हल, 3 में से { $wrong } ग़लत
puzzles-run-best = रिकॉर्ड: { $solved }
puzzles-practice = अभ्यास
puzzles-practice-what = किसका अभ्यास करें
puzzles-practice-strength = मेरी ताक़त के हिसाब से
puzzles-grade = { $grade ->
    [1] आसान
    [2] मध्यम
    [3] कठिन
   *[other] बहुत कठिन
}
puzzles-rating = आपकी रेटिंग: { $rating }
puzzles-mistakes = आपकी ग़लतियाँ
puzzles-mistakes-empty = CPU के साथ तारे की किसी बाज़ी का रिव्यू देखें। वहाँ की आपकी साफ़ ग़लतियाँ 1, 3, 7 और 21 दिन बाद अभ्यास के लिए यहाँ आती हैं।
puzzles-mistakes-due = { $due ->
    [0] आज कोई बाक़ी नहीं
    [one] आज एक बाक़ी है
   *[other] आज { $due } बाक़ी हैं
}
puzzles-mistakes-ahead = पहले से अभ्यास करें

puzzle-of-day = { $date }
puzzle-task = { $color ->
    [black] काले की चाल, काला जीतता है
   *[white] सफ़ेद की चाल, सफ़ेद जीतता है
}
puzzle-task-best = { $color ->
    [black] काले की चाल: सबसे अच्छी कौन-सी?
   *[white] सफ़ेद की चाल: सबसे अच्छी कौन-सी?
}
puzzle-turn = चाल { $number } / { $count }
puzzle-open = जिताने वाली चाल एक ही है।
puzzle-open-on = सही। अब आगे?
puzzle-against = { $name } के साथ आपकी बाज़ी से
puzzle-open-best = { $mv ->
    [here] बाज़ी में आपने घेरे वाले खाने पर खेला।
   *[other] बाज़ी में आपने { $mv } खेला।
} इससे अच्छी चाल कौन-सी है?
puzzle-refuting = { $color ->
    [black] यह नहीं। देखें काला अब क्या करता है।
   *[white] यह नहीं। देखें सफ़ेद अब क्या करता है।
}
puzzle-refuting-best = देखें बाज़ी आगे कैसे चलती है।
puzzle-thinking = जवाब खोजा जा रहा है…
puzzle-skip = आगे बढ़ें
puzzle-wins = { $color ->
    [black] काला { $margin } से जीतता है।
   *[white] सफ़ेद { $margin } से जीतता है।
}
puzzle-wins-captures = { $color ->
    [black] अंक बराबर, पर काले ने ज़्यादा पकड़ीं, इसलिए काला जीतता है।
   *[white] अंक बराबर, पर सफ़ेद ने ज़्यादा पकड़ीं, इसलिए सफ़ेद जीतता है।
}
puzzle-draw = बाज़ी बराबर रहती है।
puzzle-will-win = { $color ->
    [black] दोनों सबसे अच्छा खेलें तो काला { $margin } से जीतता है।
   *[white] दोनों सबसे अच्छा खेलें तो सफ़ेद { $margin } से जीतता है।
}
puzzle-will-win-captures = { $color ->
    [black] दोनों सबसे अच्छा खेलें तो अंक बराबर, पर ज़्यादा पकड़ने से काला जीतता है।
   *[white] दोनों सबसे अच्छा खेलें तो अंक बराबर, पर ज़्यादा पकड़ने से सफ़ेद जीतता है।
}
puzzle-will-draw = दोनों सबसे अच्छा खेलें तो बाज़ी बराबर रहती है।
puzzle-wrong = इससे जीत नहीं मिलती।
puzzle-wrong-best = { $lost ->
    [one] इसमें एक अंक जाता है।
   *[other] इसमें { $lost } अंक जाते हैं।
}
puzzle-solved = हल हो गई।
puzzle-solved-best = यही सबसे अच्छी चाल है।
puzzle-shown = यह है हल।
puzzle-first-tries = पहली कोशिश में हल: { $count }
puzzle-hint = हिंट
puzzle-hint-cell = खाना दिखाएँ
puzzle-again = फिर से
puzzle-show = हल देखें
puzzle-next = अगली
puzzle-finish = हो गया
puzzle-review = रिव्यू
puzzle-share = शेयर करें
puzzle-run-score = { $solved } हल, 3 में से { $wrong } ग़लत
puzzle-run-over = { $solved ->
    [0] ख़त्म।
    [one] ख़त्म: एक हल हुई।
   *[other] ख़त्म: { $solved } हल हुईं।
}
puzzle-run-best = नया रिकॉर्ड
puzzle-run-new = फिर शुरू करें
puzzle-rating = रेटिंग { $rating } ({ $change })
puzzle-first = पहली पहेलियाँ: { $count } में से { $number }

puzzle-theme-capture = पकड़ना
puzzle-theme-protected = सुरक्षित समूह
puzzle-theme-call = रंग बोलना
puzzle-theme-ko = को-नियम
puzzle-theme-tip = तारे की नोक
puzzle-theme-sacrifice = कम पलटना
puzzle-theme-pass = पास
puzzle-theme-counting = गिनना

puzzle-clue-capture = ऐसी चाल खोजें जो पकड़ ले।
puzzle-clue-protected = घिरा होकर भी टिका समूह देखें।
puzzle-clue-call = सोचें कि कौन-सा रंग बोलना है।
puzzle-clue-ko = यहाँ को-नियम काम आता है।
puzzle-clue-tip = सही समय पर तारे की नोक लें।
puzzle-clue-sacrifice = यहाँ कम पलटना बेहतर है।
puzzle-clue-pass = सामने वाले के लिए कोई चाल न छोड़ें।
puzzle-clue-counting = मुक़ाबला क़रीबी है: अंत तक गिनें।
puzzle-clue-turns = { $count ->
    [one] एक ही चाल से फ़ैसला होता है।
   *[other] { $count } चालें लगती हैं।
}
puzzle-clue-cell = { $cell ->
    [here] चमकता हुआ खाना
   *[other] खाना { $cell }
}।

puzzle-share-text = पहेली { $number }, { $date }
