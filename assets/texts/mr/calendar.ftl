### The Calendar screen.

calendar-title = दिनदर्शिका
calendar-earlier = मागचा महिना
calendar-later = पुढचा महिना
calendar-go-today = या महिन्याकडे परत
calendar-progress = { $cleared } / { $days }
calendar-progress-words = { $days } पैकी { $cleared } दिवस जिंकले
calendar-to-go = { $month } महिन्याच्या करंडकासाठी आणखी { $missing ->
    [one] { $missing } दिवस
   *[other] { $missing } दिवस
}
calendar-complete = { $month } महिन्याचा करंडक तुमचा आहे.
calendar-hint = एखाद्या दिवसापासून सुरू केलेल्या डावात CPU ला हरवा, आणि तो दिवस हिरवा होतो.
calendar-trophy-earned = { $month } महिन्याचा करंडक, मिळाला
calendar-trophy-locked = { $month } महिन्याचा करंडक, अजून मिळाला नाही
calendar-trophies = सर्व करंडक
calendar-grid = { $month } महिन्याचे दिवस

calendar-day-cleared = { $date }, जिंकलेला. पुन्हा खेळा.
calendar-day-open = { $date }, बाकी. हा दिवस खेळा.
calendar-day-future = { $date }, अजून यायचा आहे.
calendar-day-future-cleared = { $date }, जिंकलेला, अजून यायचा आहे.
calendar-today-cleared = आज, { $date }, जिंकलेला. पुन्हा खेळा.
calendar-today-open = आज, { $date }, बाकी. हा दिवस खेळा.
