### The web page: to the home screen, and links that open it in a browser.

install-title = हे होम स्क्रीनवर ठेवा
install-text = कोणत्याही ॲपसारखे उघडते, इंटरनेट नसतानाही, आणि तुमची प्रगती टिकून राहते.
install-do = होम स्क्रीनवर जोडा
install-step-share = “शेअर करा” वर टॅप करा (दिसत नसेल तर आधी “⋯” वर)
install-step-add = “होम स्क्रीनवर जोडा” वर टॅप करा
install-forgets = हा ब्राउझर काही काळाने तुमची प्रगती पुसू शकतो. एक्सपोर्ट केलेली प्रत तुमच्याकडे राहते.
install-offline = इंटरनेट नसतानाही खेळण्यासाठी तयार
guest-title = इथेच खेळायचे?
guest-text = या ब्राउझरमध्ये अजून काहीच खेळलेले नाही. ReverStarGo तुमच्या फोनमध्ये ॲप म्हणून किंवा होम स्क्रीनवर असेल, तर लिंक तिथे उघडा.
guest-here = इथेच खेळा
guest-app = ॲपमध्ये उघडा
guest-copy = होम स्क्रीनवरील ॲपसाठी कॉपी करा
