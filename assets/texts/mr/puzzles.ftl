### कोडी: यादी आणि पटावरचे एक कोडे.

puzzles-title = कोडी
puzzles-today = आजचे कोडे
puzzles-solve = सोडवा
puzzles-solve-again = पुन्हा सोडवा
puzzles-number = क्र. { $number }
puzzles-open = अजून सुटले नाही
puzzles-solved = सोडवले
puzzles-solved-first = पहिल्याच प्रयत्नात सोडवले
puzzles-row = { $days ->
    [one] { $days } दिवस पहिल्याच प्रयत्नात
   *[other] सलग { $days } दिवस पहिल्याच प्रयत्नात
}
puzzles-again = रोजची सर्व कोडी येऊन गेली. आता ती पुन्हा पहिल्यापासून येत आहेत.
puzzles-run = सलग कोडी
puzzles-run-text = तीन चुका होईपर्यंत
puzzles-run-on = पुढे चला: सुटली { $solved }, चुकली { $wrong } / ३
puzzles-run-best = सर्वोत्तम: { $solved }
puzzles-practice = सराव
puzzles-practice-what = कशाचा सराव करायचा
puzzles-practice-strength = माझ्या ताकदीप्रमाणे
puzzles-grade = { $grade ->
    [1] सोपे
    [2] मध्यम
    [3] अवघड
   *[other] फार अवघड
}
puzzles-rating = तुमचे रेटिंग: { $rating }
puzzles-mistakes = तुमच्या चुका
puzzles-mistakes-empty = CPU विरुद्धच्या ताऱ्यावरच्या डावाचा आढावा पाहा. तिथल्या तुमच्या स्पष्ट चुका १, ३, ७ आणि २१ दिवसांनी इथे सरावाला येतात.
puzzles-mistakes-due = { $due ->
    [0] आज एकही बाकी नाही
    [one] आज एक बाकी आहे
   *[other] आज { $due } बाकी आहेत
}
puzzles-mistakes-ahead = आधीच सराव करा

puzzle-of-day = { $date }
puzzle-task = { $color ->
    [black] काळ्याची खेळी, काळा जिंकतो
   *[white] पांढऱ्याची खेळी, पांढरा जिंकतो
}
puzzle-task-best = { $color ->
    [black] काळ्याची खेळी: सर्वांत चांगली कोणती?
   *[white] पांढऱ्याची खेळी: सर्वांत चांगली कोणती?
}
puzzle-turn = खेळी { $number } / { $count }
puzzle-open = जिंकणारी खेळी एकच आहे.
puzzle-open-on = बरोबर. आता पुढे?
puzzle-against = { $name } सोबतच्या तुमच्या डावातून
puzzle-open-best = { $mv ->
    [here] डावात तुम्ही चौकटीतल्या घरावर खेळलात.
   *[other] डावात तुम्ही { $mv } खेळलात.
} याहून चांगली खेळी कोणती?
puzzle-refuting = { $color ->
    [black] ही नाही. काळा आता काय करतो ते पाहा.
   *[white] ही नाही. पांढरा आता काय करतो ते पाहा.
}
puzzle-refuting-best = डाव पुढे कसा जातो ते पाहा.
puzzle-thinking = उत्तर शोधत आहे…
puzzle-skip = पुढे जा
puzzle-wins = { $color ->
    [black] काळा { $margin } ने जिंकतो.
   *[white] पांढरा { $margin } ने जिंकतो.
}
puzzle-wins-captures = { $color ->
    [black] गुण सारखे, पण काळ्याने जास्त पकडल्या म्हणून काळा जिंकतो.
   *[white] गुण सारखे, पण पांढऱ्याने जास्त पकडल्या म्हणून पांढरा जिंकतो.
}
puzzle-draw = बरोबरी होते.
puzzle-will-win = { $color ->
    [black] दोघेही उत्तम खेळले तर काळा { $margin } ने जिंकतो.
   *[white] दोघेही उत्तम खेळले तर पांढरा { $margin } ने जिंकतो.
}
puzzle-will-win-captures = { $color ->
    [black] दोघेही उत्तम खेळले तर गुण सारखे, पण जास्त पकडल्याने काळा जिंकतो.
   *[white] दोघेही उत्तम खेळले तर गुण सारखे, पण जास्त पकडल्याने पांढरा जिंकतो.
}
puzzle-will-draw = दोघेही उत्तम खेळले तर बरोबरी होते.
puzzle-wrong = यामुळे विजय मिळत नाही.
puzzle-wrong-best = { $lost ->
    [one] यात एक गुण जातो.
   *[other] यात { $lost } गुण जातात.
}
puzzle-solved = सुटले.
puzzle-solved-best = हीच सर्वांत चांगली खेळी.
puzzle-shown = हे उत्तर.
puzzle-first-tries = पहिल्या प्रयत्नात सुटलेली: { $count }
puzzle-hint = हिंट
puzzle-hint-cell = घर दाखवा
puzzle-again = पुन्हा खेळा
puzzle-show = उत्तर
puzzle-next = पुढचे
puzzle-finish = झाले
puzzle-review = आढावा
puzzle-share = शेअर करा
puzzle-run-score = सुटली { $solved }, चुकली { $wrong } / ३
puzzle-run-over = { $solved ->
    [0] संपले.
    [one] संपले: एक सुटले.
   *[other] संपले: { $solved } सुटली.
}
puzzle-run-best = नवा विक्रम
puzzle-run-new = पुन्हा सुरू करा
puzzle-rating = रेटिंग { $rating } ({ $change })
puzzle-first = पहिली कोडी: { $count } पैकी { $number }

puzzle-theme-capture = पकडणे
puzzle-theme-protected = सुरक्षित गट
puzzle-theme-call = रंग सांगणे
puzzle-theme-ko = को
puzzle-theme-tip = ताऱ्याचे टोक
puzzle-theme-sacrifice = कमी उलटवणे
puzzle-theme-pass = पास
puzzle-theme-counting = मोजणे

puzzle-clue-capture = पकडता येईल अशी खेळी शोधा.
puzzle-clue-protected = वेढला असूनही टिकणारा गट पाहा.
puzzle-clue-call = कोणता रंग सांगायचा याचा विचार करा.
puzzle-clue-ko = इथे को महत्त्वाचा आहे.
puzzle-clue-tip = योग्य वेळी ताऱ्याचे टोक घ्या.
puzzle-clue-sacrifice = इथे कमी उलटवणे चांगले.
puzzle-clue-pass = समोरच्याला खेळी उरू देऊ नका.
puzzle-clue-counting = चुरशीचे आहे: शेवटपर्यंत मोजा.
puzzle-clue-turns = { $count ->
    [one] एका खेळीत निकाल लागतो.
   *[other] { $count } खेळ्या लागतात.
}
puzzle-clue-cell = { $cell ->
    [here] चमकणारे घर
   *[other] घर { $cell }
}.

puzzle-share-text = कोडे { $number }, { $date }
