### About.

about-title = ॲपबद्दल
about-version = आवृत्ती { $version }
about-credit = हा खेळ आणि त्याचे नाव त्याच्या निर्मात्याचे आहे: ReverStarGo, reverstargo.com. हे ॲप स्वतंत्रपणे बनवले आहे.
about-privacy-title = गोपनीयता
about-privacy = या डिव्हाइसबाहेर काहीही जात नाही: नेटवर्क नाही, खाते नाही, जाहिराती नाहीत, ट्रॅकिंग नाही.
about-licence-title = परवाने
about-licence = हे ॲप मुक्त सॉफ्टवेअर आहे. MIT किंवा Apache 2.0, तुम्हाला हवा तो परवाना निवडा.
about-licence-others = यांच्या कामाच्या आधारे बनले
about-licence-packages = { $licence } · { $count ->
    [one] { $count } पॅकेज
   *[other] { $count } पॅकेजेस
}
