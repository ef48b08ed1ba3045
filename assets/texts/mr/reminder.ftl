### The reminder of a day that is not cleared yet: its offer on Today, and the notification.

reminder-offer = दिवस बाकी असेल तर आठवण हवी?
reminder-offer-yes = { $time } वाजता
reminder-offer-no = नको
reminder-title = आजचा दिवस अजून बाकी आहे
reminder-text = एक विजय पुरेसा आहे.
reminder-refused = या फोनवर सूचनांना परवानगी नाही. फोनच्या सेटिंगमध्ये ती देता येईल.
