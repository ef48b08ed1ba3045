### About.

about-title = ऐप के बारे में
about-version = संस्करण { $version }
about-credit = यह खेल और इसका नाम इसके रचयिता के हैं: ReverStarGo, reverstargo.com। यह ऐप एक स्वतंत्र रूपांतर है।
about-privacy-title = निजता
about-privacy = इस डिवाइस से कुछ भी बाहर नहीं जाता: न नेटवर्क, न खाते, न विज्ञापन, न कोई ट्रैकिंग।
about-licence-title = लाइसेंस
about-licence = यह ऐप मुक्त सॉफ़्टवेयर है, MIT या Apache 2.0 लाइसेंस में से जो आप चाहें।
about-licence-others = जिनके काम से यह बना है
about-licence-packages = { $licence } · { $count ->
    [one] { $count } पैकेज
   *[other] { $count } पैकेज
}
