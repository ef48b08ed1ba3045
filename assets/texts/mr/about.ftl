### About.

about-title = ॲपबद्दल
about-version = आवृत्ती { $version }
about-credit = हा खेळ आणि त्याचे नाव त्याच्या निर्मात्याचे आहे: ReverStarGo, reverstargo.com. हे ॲप एक स्वतंत्र रूपांतर आहे.
about-privacy-title = गोपनीयता
about-privacy = या डिव्हाइसबाहेर काहीही जात नाही: नेटवर्क नाही, खाती नाहीत, जाहिराती नाहीत, ट्रॅकिंग नाही.
about-licence-title = परवाने
about-licence = हे ॲप मुक्त सॉफ्टवेअर आहे, MIT किंवा Apache 2.0 यांपैकी तुम्हाला हव्या त्या परवान्याखाली.
about-licence-others = ज्यांच्या कामातून ते बनले आहे
about-licence-packages = { $licence } · { $count ->
    [one] एक पॅकेज
   *[other] { $count } पॅकेजेस
}
