### The table of the classics: what is on it, and what a screen reader says.

table-turn-you = あなたの番です。打てるマスは{ $count }か所です。

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
