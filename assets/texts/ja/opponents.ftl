### Who plays at which level, how they play on the star, and what they say.

opponent-1 = こいし
opponent-2 = スズメ
opponent-3 = キツネ
opponent-4 = クモ
opponent-5 = フクロウ
opponent-6 = ハヤブサ
opponent-7 = りゅう
opponent-8 = スフィンクス
opponent-at-level = { $name }（{ $level }）

opponent-1-way = いちばん多く返せる所に打ちます。見落としも多めです。
opponent-2-way = 星の先端も取れる石も、半分は見逃します。
opponent-3-way = 星の先端はまず見逃しません。
opponent-4-way = あなたの打てる所を減らしてきます。
opponent-5-way = いつもあなたの次の手を考えます。
opponent-6-way = 2手先まで読みますが、ときどき読み違えます。
opponent-7-way = ずっと先まで読みますが、大差で勝っていると油断します。
opponent-8-way = 証明できる手は、必ず証明して打ちます。

## On the result sheet, after a win and after a loss of the player's
opponent-won-1 = お見事です。
opponent-won-2 = 今回はあなたの勝ち。もう一局どうですか？
opponent-lost-1 = 対局ありがとうございました。
opponent-lost-2 = いい勝負でした。次はわかりませんよ。
opponent-says = { $name }「{ $words }」

opponent-next = { $level }は{ $rank }で解放
