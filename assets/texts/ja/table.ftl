### The table of the classics: what is on it, and what a screen reader says.

table-panel = { $name }、{ $color ->
    [black] 黒
   *[white] 白
}：{ $score }
table-count = 盤上 { $board }
table-counts = 盤上 { $board }、空きマスを加えて { $score }
table-on-time = { $color ->
    [black] 黒の時間切れ。
   *[white] 白の時間切れ。
}盤上 { $board }
table-pasted = 貼り付けた対局なので、成績には数えません。
table-copy-moves = 棋譜をコピー
table-copy-sheet = 表でコピー
table-absence-title = 離れていた時間を数えますか？
table-absence-text = { $color ->
    [black] 黒
   *[white] 白
}の番のまま{ $time }離れていました。
table-absence-go-on = 数えずに続ける
table-absence-count = 時間に数える
table-record = { $game } { $side }×{ $side }、{ $level }

## Reversi Go

table-take-button = ボタンを取る
table-pass = パス
table-resign = 投了
table-resign-title = 投了しますか？
table-resign-text = 相手の勝ちになります。
table-place = { $cell }に打つ
table-place-cancel = やめる
table-agree = 合意する
table-resume = 打ち続ける
table-hint-button = ヒント：ボタンを取る
table-hint-pass = ヒント：パス
table-passed = { $who ->
    [you] あなたがパスしました
    [cpu] CPUがパスしました
    [black] 黒がパスしました
    [white] 白がパスしました
   *[named] { $name }さんがパスしました
}
table-took-button = { $who ->
    [you] あなたがボタンを取りました
    [cpu] CPUがボタンを取りました
    [black] 黒がボタンを取りました
    [white] 白がボタンを取りました
   *[named] { $name }さんがボタンを取りました
}
table-beside = { $what }。{ $turn }
table-pass-ends = { $passed }。続けてパスすると今の盤面のまま数えます
table-refused = { $cell }：{ $why }
table-cpu-plays-on = CPUは死活の判断が違うので打ち続けます
table-stop = 双方パス。死に石をタッチしてください
table-stop-waits = CPUが死に石を調べています
table-stop-differs = 囲んだ石はCPUと判断が違います
table-stop-opinion = { $count ->
    [0] CPUは死に石はないと見ています
   *[other] CPUは印の{ $count }子を死に石と見ています
}
table-stop-why = 合意すると：黒{ $black }、白{ $white }
table-why = 理由を見る
table-mark = 死に石とする
table-stop-mark = 双方パス。死に石をタッチして確定してください
table-stop-sent = 死に石を示しました。相手の返事待ちです
table-stop-theirs = 相手は印の石を死に石と見ています
table-stop-other = 別の石に印を付けています
table-goes-on = 続行します。{ $turn }
table-area-stones = 石{ $count }
table-area-territory = 地{ $count }
table-area-button = ボタン{ $points }
table-area-komi = コミ{ $points }
table-area-handicap = ハンデ{ $points }
table-count-stones = 石
table-count-territory = 地
table-count-button = ボタン
table-count-komi = コミ
table-count-handicap = ハンデ
table-count-total = 合計
table-resigned = { $color ->
    [black] 黒の投了。
   *[white] 白の投了。
}
table-says-agreed = 死に石について合意しました。
table-says-stop = 双方がパスしました。死に石に印を付けて、合意するか打ち続けてください。
table-says-lost = 死に石：{ $cells }。
table-says-none-lost = 死に石の印はありません。
table-says-marked = { $cell }の石を死に石にしました。
table-says-unmarked = { $cell }の石の印を外しました。
