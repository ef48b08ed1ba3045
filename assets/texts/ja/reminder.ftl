### The reminder of a day that is not cleared yet: its offer on Today, and the notification.

reminder-offer = 未クリアの日にお知らせしますか？
reminder-offer-yes = { $time }に
reminder-offer-no = いいえ
reminder-title = 今日は未クリアです
reminder-text = 1勝でクリアです。
reminder-refused = 通知が許可されていません。端末の設定で許可できます。
