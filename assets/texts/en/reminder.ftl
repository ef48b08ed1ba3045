### The reminder of a day that is not cleared yet: its offer on Today, and the notification.

reminder-offer = A reminder on days not cleared yet?
reminder-offer-yes = At { $time }
reminder-offer-no = No, thanks
reminder-title = Today isn’t cleared yet
reminder-text = One win does it.
reminder-refused = This phone doesn’t let ReverStarGo notify you. You can allow it in the phone’s settings.
