### The Home screen.

home-player-guest = खेळाडू
home-rank-to-go-first-win = ताऱ्यावर एक डाव जिंका आणि { $rank } श्रेणी गाठा.
home-rank-to-go-wins = { $level } ला आणखी { $missing ->
    [one] एकदा
   *[other] { $missing } वेळा
} हरवा आणि { $rank } श्रेणी गाठा.
home-rank-to-go-exam = रँक-अप मॅच जिंका आणि { $rank } श्रेणी गाठा.
home-rank-top = तुम्ही सर्वोच्च श्रेणीत आहात.
home-daily-cleared = जिंकलेला
home-daily-open = अजून बाकी
home-daily-row = सलग { $days } दिवस
home-puzzle-open = आजचे कोडे
home-puzzle-solved = आजचे कोडे: सोडवले
home-puzzle-shown = आजचे कोडे: उत्तर पाहिले
home-puzzle-hard = आजचे अवघड आहे
home-easy-puzzle = एका सोप्या कोड्याने सुरुवात करा
home-tomorrow = उद्या: { $color ->
    [black] काळा
   *[white] पांढरा
}, पार { $par }
home-back-title = पुन्हा भेटून आनंद झाला.
home-back-row = सर्वांत लांब मालिका: { $days }
home-back-puzzle = आधी एक सोपे कोडे
home-unfinished = { $count ->
    [one] एक अपूर्ण डाव
   *[other] { $count } अपूर्ण डाव
}
home-done = आजचे पूर्ण झाले
home-done-next = पुढचा डाव आणि कोडे { $hours } तास { $minutes } मिनिटांत.
home-done-share = आजचा निकाल शेअर करा
home-done-again = आजचा डाव आणि कोडे
home-rankup-title = रँक-अप मॅच
home-rankup-open = { $rank } श्रेणीसाठी { $level } विरुद्ध { $count } डावांची मालिका
home-continue = पुढे खेळा
home-continue-stand = काळा { $black }, पांढरा { $white }
home-continue-two = दोन खेळाडू
home-continue-against = { $name }, { $level }
home-continue-practice = सराव, { $level }
home-continue-exam = { $rank } साठी रँक-अप मॅच
home-waiting-menu = { $game }: आणखी पर्याय
home-waiting-more = { $count ->
    [one] आणखी एक डाव
   *[other] आणखी { $count } डाव
}
home-waiting-give-up = डाव सोडा: { $game }
home-waiting-picture = पटाची सध्याची स्थिती: काळा { $black }, पांढरा { $white }.
home-result = निकाल: { $game }
home-full-title = { $count } डाव थांबलेले आहेत
home-full-text = नव्या डावासाठी कोणता डाव सोडायचा ते निवडा.
home-full-loses = हार धरली जाईल
home-messages = { $count ->
    [one] एक डाव तुमची वाट पाहत आहे.
   *[other] { $count } डाव तुमची वाट पाहत आहेत.
}
home-first-title = रांगा उलटवा. सोंगट्या पकडा. ताऱ्यावर.
home-first-learn = दोन मिनिटांत शिका
home-first-play = मला नियम माहीत आहेत
home-first-picture = ताऱ्यावरचा एक डाव
home-week = या आठवड्याचे दिवस
home-week-day = { $date }: { $state ->
    [cleared] जिंकलेला
    [future] यायचा आहे
   *[open] अजून बाकी
}
home-week-count = या आठवड्यात { $days } पैकी { $cleared } दिवस
home-week-mend = सलग दिवस जोडण्यासाठी { $date } खेळा.
