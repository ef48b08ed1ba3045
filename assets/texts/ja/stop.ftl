### Beside the board of Reversi Go: passes and the button, the stop at which both agree on what is lost, and the count.

beside-take-button = ボタンを取る
beside-button-note = 石の代わりに½目
go-first-komi = 後手の白には{ $points }目（コミ）が加わります。
go-first-lesson = はじめての方へ：5つのステップ
beside-pass = パス
stop-agree = 合意する
stop-resume = 打ち続ける
beside-hint-button = ヒント：ボタンを取る
beside-hint-pass = ヒント：パス
beside-passed = { $who ->
    [you] あなたがパスしました
    [cpu] { $name }がパスしました
    [black] 黒がパスしました
    [white] 白がパスしました
   *[named] { $name }さんがパスしました
}
beside-took-button = { $who ->
    [you] あなたがボタンを取りました
    [cpu] { $name }がボタンを取りました
    [black] 黒がボタンを取りました
    [white] 白がボタンを取りました
   *[named] { $name }さんがボタンを取りました
}
beside-turn = { $what }。{ $turn }
beside-pass-ends = { $passed }。続けてパスすると今の盤面のまま数えます
stop-cpu-plays-on = CPUは死活の判断が違うので打ち続けます
stop-touch = 双方パス。死に石をタップしてください
stop-waits = CPUが死に石を調べています
stop-differs = 囲んだ石はCPUと判断が違います
stop-opinion = { $count ->
    [0] CPUは死に石はないと見ています
   *[other] CPUは印の{ $count }子を死に石と見ています
}
stop-as-counted = 合意すると：黒{ $black }、白{ $white }
stop-why = 理由を見る
stop-mark = 死に石とする
stop-to-mark = 双方パス。死に石をタップして確定してください
stop-sent = 死に石を示しました。相手の返事待ちです
stop-theirs = 相手は印の石を死に石と見ています
stop-other = 別の石に印を付けています
stop-goes-on = 続行します。{ $turn }
area-stones = 石{ $count }
area-territory = 地{ $count }
area-button = ボタン{ $points }
area-komi = コミ{ $points }
area-handicap = ハンデ{ $points }
area-row-stones = 石
area-row-territory = 地
area-row-button = ボタン
area-row-komi = コミ
area-row-handicap = ハンデ
area-row-total = 合計
stop-says-agreed = 死に石について合意しました。
stop-says-begun = 双方がパスしました。死に石に印を付けて、合意するか打ち続けてください。
stop-says-lost = 死に石：{ $cells }。
stop-says-none-lost = 死に石の印はありません。
stop-says-marked = { $cell }の石を死に石にしました。
stop-says-unmarked = { $cell }の石の印を外しました。
