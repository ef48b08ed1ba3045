### The Classics screen: what is chosen before a game.

classics-title = क्लासिक
classics-game = खेळ
classics-reversi = रिव्हर्सी
classics-reversi-note = सरळ रांगेत अडकवा आणि उलटवा
classics-go = रिव्हर्सी गो
classics-size = पट
classics-squares = { $side }×{ $side }
classics-opening = सुरुवात
classics-start-othello = नेहमीची सुरुवात
classics-start-othello-note = मध्ये चार सोंगट्या आधीच असतात
classics-start-classic = मोकळी सुरुवात
classics-start-classic-note = पहिल्या चार तुम्ही ठेवता
classics-aim = कोण जिंकतो
classics-aim-most = जास्त सोंगट्या
classics-aim-most-note = नेहमीचा खेळ
classics-aim-fewest = कमी सोंगट्या
classics-aim-fewest-note = उलटी रिव्हर्सी
classics-paste = डाव पेस्ट करा
classics-paste-label = f5d6c3 अशा खेळ्या, वर निवडलेल्या पटावर
classics-take = इथून पुढे खेळा
classics-paste-empty = यात एकही खेळी नाही.
classics-paste-long = कोणताही डाव इतका लांब नसतो.
classics-paste-fault = खेळी { $number }, { $word }: { $why }
classics-why-no-move = ही खेळी नाही.
classics-why-over = डाव आधीच संपला आहे.
classics-why-off-board = हे पटाबाहेर आहे.
classics-why-occupied = तिथे आधीच सोंगटी आहे.
classics-why-not-in-the-middle = पहिल्या चार सोंगट्या मध्ये ठेवतात.
classics-why-flips-nothing = काहीच उलटणार नाही.
classics-why-no-pass = इथे कोणाचीही खेळी चुकत नाही.
classics-clock = प्रत्येकाची वेळ
classics-minutes = { $minutes ->
    [0] बंद
   *[other] { $minutes } मि.
}
classics-why-no-liberty = सोंगटीला एकही लिबर्टी उरणार नाही.
classics-why-button-taken = बटण आधीच घेतले आहे.
classics-why-button-there = बटण घेईपर्यंत पास करता येत नाही.
classics-why-handicap = आधी हँडिकॅपच्या सोंगट्या ठेवायच्या.
classics-why-not-stopped = आधी दोघांनी पास करायला हवे.
classics-why-no-stone = तिथे सोंगटी नाही.
classics-go-note = गट वेढा, त्यांचा रंग बदलतो
classics-paste-label-go = e5 c3 button pass अशा खेळ्या, वर निवडलेल्या पटावर
classics-komi = पांढऱ्यासाठी कोमी
classics-komi-less = कोमी कमी
classics-komi-more = कोमी जास्त
classics-handicap = काळ्यासाठी हँडिकॅप
classics-stones = { $count ->
    [0] नाही
   *[other] { $count }
}
