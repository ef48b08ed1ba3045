### The reminder of a day that is not cleared yet: its offer on Today, and the notification.

reminder-offer = दिन बाक़ी हो तो याद दिलाएँ?
reminder-offer-yes = { $time } बजे
reminder-offer-no = नहीं
reminder-title = आज का दिन अभी बाक़ी है
reminder-text = एक जीत काफ़ी है।
reminder-refused = इस फ़ोन पर सूचनाओं की अनुमति नहीं है। फ़ोन की सेटिंग में दी जा सकती है।
