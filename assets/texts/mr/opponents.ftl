### Who plays at which level, how they play, and what they say.

opponent-1 = खडा
opponent-2 = चिमणी
opponent-3 = कोल्हा
opponent-4 = कोळी
opponent-5 = पिंगळा
opponent-6 = ससाणा
opponent-7 = ड्रॅगन
opponent-8 = स्फिंक्स
opponent-at-level = { $name } ({ $level })

opponent-1-way = जास्त सोंगट्या उलटायला बघतो आणि बरेच काही नजरेतून सुटते.
opponent-2-way = ताऱ्याची निम्मी टोके आणि निम्म्या पकडी नजरेतून सुटतात.
opponent-3-way = ताऱ्याचे टोक सहसा नजरेतून सुटत नाही.
opponent-4-way = तुम्हाला खेळायला थोड्याच जागा ठेवतो.
opponent-5-way = तुमच्या पुढच्या खेळीचा नेहमी विचार करतो.
opponent-6-way = दोन खेळ्या पुढचे पाहतो, पण अंदाज बरेचदा थोडा चुकतो.
opponent-7-way = खूप पुढचे पाहतो, पण मोठी आघाडी असली की गाफील होतो.
opponent-8-way = जिथे शक्य तिथे खेळी सिद्ध करूनच खेळतो.

opponent-1-way-reversi = एका नजरेत ठरवतो, आणि एक तृतीयांश खेळ्या नजरेतून सुटतात.
opponent-2-way-reversi = एक खेळी पुढचे पाहते, पण अंदाज अनेकदा चुकतो.
opponent-3-way-reversi = तुमच्या उत्तराचा विचार करतो, आणि शेवटची आठ घरे पूर्ण हिशेबाने खेळतो.
opponent-4-way-reversi = तीन खेळ्या पुढचे पाहतो, आणि शेवटची बारा घरे पूर्ण हिशेबाने खेळतो.
opponent-5-way-reversi = चार खेळ्या पुढचे पाहतो, आणि अंदाज बहुधा थोडाच चुकतो.
opponent-8-way-reversi = दहा खेळ्यांपर्यंत पुढचे पाहतो, आणि नजरचूक होत नाही.

opponent-1-way-go = शेवटच्या सोंगटीच्या आसपासचेच पाहतो, बाकी फारसे नाही.
opponent-2-way-go = शेवटच्या सोंगटीपासून दूरच्या निम्म्या खेळ्या नजरेतून सुटतात.
opponent-3-way-go = जवळच्या खेळ्या पाहतो, दूरच्या चारांतली एक नजरेतून सुटते.
opponent-4-way-go = पटावर कुठेही नजरेतून सहसा काही सुटत नाही.
opponent-5-way-go = नजरेतून काहीच सुटत नाही, आणि शेवटचे बिंदू पूर्ण मोजून खेळतो.

## On the result sheet, after a win and after a loss of the player's
opponent-won-1 = छान खेळलात.
opponent-won-2 = हा डाव तुमचा. पुन्हा खेळायचे?
opponent-lost-1 = डावाबद्दल आभार.
opponent-lost-2 = चांगला डाव झाला. पुढचा तुमचा असू शकतो.
opponent-says = { $name }: “{ $words }”

opponent-next = { $rank } श्रेणीला { $level } उघडते
