### Games by message: two people, two phones.

messages-title = संदेशाद्वारे डाव
messages-none = दुसऱ्या फोनवरच्या व्यक्तीशी खेळा: प्रत्येक खेळी संदेशातून जाते. नवा डाव सुरू करा किंवा आलेले आमंत्रण खाली पेस्ट करा.
messages-new = नवा डाव
messages-group-me = तुमची वाट पाहणारे
messages-group-them = प्रतिस्पर्ध्याची वाट
messages-group-over = संपलेले
messages-nameless = प्रतिस्पर्धी
messages-unsent = अजून पाठवला नाही
messages-parted = दोन आवृत्त्या
messages-won = तुम्ही जिंकलात
messages-lost = तुम्ही हरलात
messages-drawn = बरोबरी
messages-start = अजून खेळी नाही
messages-moves = { $count ->
    [one] { $count } खेळी
   *[other] { $count } खेळ्या
}
messages-delete = हटवा
messages-text = आलेला संदेश इथे पेस्ट करा
messages-paste = पेस्ट करा
messages-take = डाव उघडा
messages-fault-missing = या मजकुरात डाव नाही.
messages-fault-long = हा मजकूर संदेशासाठी फार मोठा आहे.
messages-fault-newer = हा संदेश ॲपच्या नव्या आवृत्तीचा आहे. उघडण्यासाठी ॲप अपडेट करा.
messages-fault-older = हा संदेश ॲपच्या जुन्या आवृत्तीत बनवला आहे. तुम्हा दोघांकडे ॲपची नवी आवृत्ती हवी.
messages-fault-damaged = कोड अपुरा आहे किंवा बदलला आहे. संदेश पुन्हा पाठवायला सांगा.
messages-fault-illegal = या संदेशातील खेळी { $number } नियमांत बसत नाही.
messages-refused-another = हा संदेश या डावाचा नाही.
messages-refused-forks = या डावाच्या फार आवृत्त्या आहेत. आधी एक निवडा.
messages-refused-full = फार डाव चालू आहेत. आधी एक हटवा.
messages-refused-terms = या आमंत्रणात कोमी ९९ पेक्षा जास्त आहे. दुसरे आमंत्रण पाठवायला सांगा.
messages-told-older = या संदेशाला तुम्ही आधीच उत्तर दिले आहे. उत्तर पुन्हा पाठवू शकता.
messages-told-same = या संदेशात नवे काही नाही.
messages-told-own = हा तुमचाच संदेश आहे.
messages-told-fork = खेळी { $number } पासून हा संदेश तुमच्या डावापेक्षा वेगळा आहे. दोन्ही आवृत्त्या वर आहेत.
messages-told-several = { $count ->
    [0] या संदेशांत नवे काही नाही.
    [one] एका डावात नवे आहे.
   *[other] { $count } डावांत नवे आहे.
}
messages-fork-text = खेळी { $number } पासून आवृत्त्या वेगळ्या आहेत. कोणती पुढे खेळायची?
messages-fork-mine = { $count ->
    [one] तुमची, { $count } खेळी
   *[other] तुमची, { $count } खेळ्या
}
messages-fork-theirs = { $count ->
    [one] संदेशातील, { $count } खेळी
   *[other] संदेशातील, { $count } खेळ्या
}
messages-fork-choose = हीच पुढे खेळा
messages-invite = आमंत्रण पाठवा
messages-send = पाठवा
messages-made = तुमची खेळी तयार आहे. ती पाठवा.
messages-send-result = निकाल पाठवा
messages-send-again = पुन्हा पाठवा
messages-code = QR कोड
messages-code-title = QR कोडने पाठवा
messages-code-text = दुसऱ्या फोनचा कॅमेरा या कोडवर धरा.
messages-resign-title = हा डाव सोडायचा?
messages-resign-text = प्रतिस्पर्धी जिंकेल.
messages-resign-confirm = डाव सोडा
messages-forget-title = हा डाव हटवायचा?
messages-forget-text = तो फक्त या फोनवरून हटेल. पुन्हा संदेश आला तर उघडता येईल.
messages-unanswered = उत्तर न आलेले सर्व { $count } डाव हटवा
messages-unanswered-title = उत्तर न आलेले { $count } डाव हटवायचे?
messages-unanswered-text = ते फक्त या फोनवरून हटतील. उत्तर आले तर डाव पुन्हा उघडता येईल.
messages-many-title = { $count } अनोळखी डाव उघडायचे?
messages-many-text = हे सर्व एकाच मजकुरात आहेत. पाठवणाऱ्यावर विश्वास असेल तरच उघडा.
messages-many-confirm = सर्व उघडा
messages-uncounted = हा डाव या फोनवर येण्याआधीच संपला होता. तो तुमच्या नोंदींत नाही.
messages-count = माझ्या नोंदींत जोडा
messages-line = { $named ->
    [no] { $game }, खेळी { $number }: आता तुम्ही खेळा.
   *[yes] { $name } यांनी { $game } मध्ये खेळी { $number } खेळली. आता तुम्ही खेळा.
}
messages-line-over = { $named ->
    [no] तुमचा { $game } चा डाव संपला.
   *[yes] { $name } यांनी तुमच्या { $game } च्या डावाचा शेवट पाठवला आहे.
}
messages-line-invite = { $named ->
    [no] चला, { $game } खेळू!
   *[yes] { $name } तुम्हाला { $game } खेळायला बोलावत आहेत.
}
messages-how = उत्तर देण्यासाठी ReverStarGo ॲपमध्ये लिंक उघडा, किंवा हा पूर्ण संदेश कॉपी करून तिथे “संदेशाद्वारे डाव” मध्ये पेस्ट करा.
messages-first = समोरच्याच्या सोंगट्या आपल्या दोन सोंगट्यांमध्ये अडकवून उलटवा. खूण असलेल्या घरावर टॅप करा, मग खेळी पाठवा.
messages-from-board = हा डाव मांडलेल्या पटावरून सुरू होतो. तो मोजला जाणार नाही.
messages-with-board = मांडलेल्या पटावरून
