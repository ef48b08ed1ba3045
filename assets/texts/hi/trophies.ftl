### The Trophies screen.

trophies-title = ट्रॉफ़ियाँ
trophies-intro = महीने का हर दिन जीतें और उस महीने की ट्रॉफ़ी पाएँ। ऐसी बारह ट्रॉफ़ियों पर साल की ट्रॉफ़ी मिलती है।
trophies-start = कैलेंडर पर जाएँ
trophies-year-earned = { $year } की ट्रॉफ़ी, मिल चुकी
trophies-year-locked = { $year } की ट्रॉफ़ी, अभी नहीं मिली
trophies-year-progress = 12 में से { $earned } महीने
trophies-month-earned = { $month } { $progress }: ट्रॉफ़ी मिल चुकी। यह महीना खोलें।
trophies-month-open = { $month } { $progress }: जीते हुए दिन। यह महीना खोलें।
trophies-month-future = { $month }: आने वाला महीना।
trophies-month-progress = { $cleared } / { $days }
trophies-more = पिछले साल
