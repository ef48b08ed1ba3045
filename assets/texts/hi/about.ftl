### About.

about-title = ऐप के बारे में
about-version = वर्शन { $version }
about-credit = यह खेल और इसका नाम इसके बनाने वाले के हैं: ReverStarGo, reverstargo.com। यह ऐप अलग से, स्वतंत्र रूप से बनाया गया है।
about-privacy-title = निजता
about-privacy = इस डिवाइस से कुछ भी बाहर नहीं जाता: न नेटवर्क, न खाता, न विज्ञापन, न ट्रैकिंग।
about-licence-title = लाइसेंस
about-licence = यह ऐप मुक्त सॉफ़्टवेयर है, MIT या Apache 2.0 में से जो लाइसेंस आप चाहें।
about-licence-others = इन सबके काम से बना
about-licence-packages = { $licence } · { $count } पैकेज
