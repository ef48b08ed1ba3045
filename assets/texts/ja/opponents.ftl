### Who plays at which level, how they play, and what they say.

opponent-1 = こいし
opponent-2 = スズメ
opponent-3 = キツネ
opponent-4 = クモ
opponent-5 = フクロウ
opponent-6 = ハヤブサ
opponent-7 = りゅう
opponent-8 = スフィンクス
opponent-at-level = { $name }（{ $level }）

opponent-1-way = 多く裏返せる手を好みます。見落としも多めです。
opponent-2-way = 星の先端も取れる石も、半分は見逃します。
opponent-3-way = 星の先端はまず見逃しません。
opponent-4-way = あなたの打てる所を減らしてきます。
opponent-5-way = いつもあなたの次の手を考えます。
opponent-6-way = 2手先まで読みますが、少しの読み違いは多めです。
opponent-7-way = ずっと先まで読みますが、大差で勝っていると油断します。
opponent-8-way = 証明できる手は、必ず証明して打ちます。

opponent-1-way-reversi = 見た目で手を選び、3つに1つは見落とします。
opponent-2-way-reversi = 1手先まで読みますが、よく読み違えます。
opponent-3-way-reversi = あなたの次の手を考え、残り8マスは読み切ります。
opponent-4-way-reversi = 3手先まで読み、残り12マスは読み切ります。
opponent-5-way-reversi = 4手先まで読み、読み違えてもたいてい小さめです。
opponent-8-way-reversi = 10手先まで読み、ミスをしません。

opponent-1-way-go = 直前の石のまわり以外は、ほとんど見ていません。
opponent-2-way-go = 直前の石から離れた手は、半分見落とします。
opponent-3-way-go = 近くの手は見えますが、離れた手は4つに1つ見落とします。
opponent-4-way-go = 盤のどこでも、見落としはほとんどありません。
opponent-5-way-go = 何も見落とさず、終盤は最後まで読み切ります。

## On the result sheet, after a win and after a loss of the player's
opponent-won-1 = お見事です。
opponent-won-2 = 今回はあなたの勝ち。もう一局どうですか？
opponent-lost-1 = 対局ありがとうございました。
opponent-lost-2 = いい勝負でした。次はわかりませんよ。
opponent-says = { $name }「{ $words }」

opponent-next = { $level }は{ $rank }で解放
