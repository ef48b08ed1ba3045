### The Trophies screen.

trophies-title = करंडक
trophies-intro = महिन्याचा प्रत्येक दिवस जिंका आणि त्या महिन्याचा करंडक मिळवा. असे बारा झाले की वर्षाचा करंडक.
trophies-start = दिनदर्शिकेकडे
trophies-year-earned = { $year }चा करंडक, मिळाला
trophies-year-locked = { $year }चा करंडक, अजून मिळाला नाही
trophies-year-progress = १२ पैकी { $earned } महिने
trophies-month-earned = { $month } { $progress }: करंडक मिळाला. हा महिना उघडा.
trophies-month-open = { $month } { $progress }: जिंकलेले दिवस. हा महिना उघडा.
trophies-month-future = { $month }: अजून यायचा आहे.
trophies-month-progress = { $cleared } / { $days }
trophies-more = आधीची वर्षे
