## A result as text to share: no spoilers, only the outcome.

share-heading = ReverStarGo
share-day = { $date }
share-won = { $level } ला हरवले
share-lost = { $level } ने हरवले
share-drawn = { $level } शी बरोबरी
share-two = { $one } – { $two }
share-beat = { $first } यांनी { $second } यांना { $one } – { $two } ने हरवले
share-people-drawn = { $first } आणि { $second } यांची { $one } – { $two } बरोबरी
share-and-you = आणि तुम्ही?
share-get = खेळ इथे मोफत मिळतो: { $address }

## The picture, and the sheet on which it is looked at before it is sent
share-title = शेअर करा
share-puzzle = कोडे { $number }
share-rank-of = { $name }: { $rank }
share-me = मी
share-saved = चित्र जतन झाले, मजकूर कॉपी झाला
share-run = सलग कोडी सुटली: { $solved }
share-board = { $game }: { $color ->
    [black] काळ्याची खेळी
   *[white] पांढऱ्याची खेळी
}

## Friends: results of Today's game that others have sent.

friends-title = मित्र
friends-none = इथे अजून काही नाही. मित्राने आजचा डाव शेअर केला की त्याची लिंक उघडा किंवा त्याचा मजकूर पेस्ट करा.
friends-period = दिवस
friends-period-day = दिवस
friends-period-week = ७ दिवस
friends-period-month = महिना
friends-earlier = आदला दिवस
friends-later = पुढचा दिवस
friends-empty = या दिवसांचे निकाल नाहीत.
friends-you = तुम्ही
friends-you-named = { $name } (तुम्ही)
friends-nameless = कोणी मित्र
friends-played-today = { $name } आजचा डाव खेळले. आधी तुम्ही खेळणार?
friends-played = { $name } या दिवसाचा डाव खेळले. आधी तुम्ही खेळणार?
friends-play = आधी खेळा
friends-games = { $count ->
    [one] { $count } डाव
   *[other] { $count } डाव
}
friends-checked = तपासलेला
friends-waits = तपासत आहे…
friends-edition = तपासलेला नाही: ॲपच्या दुसऱ्या आवृत्तीतला आहे
friends-wrong = निकाल जुळत नाही
friends-about = तपासलेला म्हणजे: या दिवशी, या पातळीवर, या खेळ्यांनी हाच फरक येतो. नाव सिद्ध होत नाही, आणि हा पहिलाच डाव होता हेही नाही.
friends-yours = तुमचा पट
friends-theirs = { $name } यांचा पट
friends-parts = खेळी { $number } पासून डाव वेगळे झाले: तुम्ही { $own }, { $name } { $theirs }.
friends-parts-here = खेळी { $number } पासून डाव वेगळे झाले: { $same ->
    [true] वर्तुळ असलेले घर तेच, पण सांगितलेला रंग वेगळा.
   *[false] वर्तुळ असलेली घरे पाहा.
}
friends-same = तुम्ही दोघे एकसारखाच डाव खेळलात.
friends-position = { $count } पैकी खेळी { $number } नंतर
friends-review = या डावाचा आढावा
friends-shown-as = या नावाने दाखवा
friends-forget = काढून टाका
friends-forget-title = { $name } यांना काढून टाकायचे?
friends-forget-text = या मित्राचे सर्व निकाल पुसले जातील.
friends-taken = { $count ->
    [one] { $count } निकाल जोडला.
   *[other] { $count } निकाल जोडले.
}
friends-refused-own = हा तुमचाच निकाल आहे.
friends-refused-known = या मित्राचा त्या दिवसाचा निकाल आधीच आहे.
friends-refused-to-come = तो दिवस इथे अजून सुरू झालेला नाही.
friends-refused-enough = एका दिवसासाठी इतके पुरे. { $count ->
    [one] { $count } निकाल जोडला नाही.
   *[other] { $count } निकाल जोडले नाहीत.
}
friends-puzzles = कोडी, त्यांच्या सांगण्यानुसार
friends-puzzle = { $wrong ->
    [0] त्या दिवसाचे कोडे: पहिल्याच प्रयत्नात सुटले
    [one] त्या दिवसाचे कोडे: { $wrong } चुकीनंतर सुटले
   *[other] त्या दिवसाचे कोडे: { $wrong } चुकांनंतर सुटले
}
friends-puzzle-helped = { $wrong ->
    [0] त्या दिवसाचे कोडे: हिंटने सुटले
    [one] त्या दिवसाचे कोडे: हिंटने, { $wrong } चुकीनंतर सुटले
   *[other] त्या दिवसाचे कोडे: हिंटने, { $wrong } चुकांनंतर सुटले
}
friends-puzzles-solved = { $count ->
    [one] { $count } दिवसाचे कोडे सुटले
   *[other] { $count } दिवसांची कोडी सुटली
}
