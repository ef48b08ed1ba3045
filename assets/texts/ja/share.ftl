### A result as text to share: no spoilers, only the outcome.

share-heading = ReverStarGo
share-day = { $date }
share-won = { $level }に勝ちました
share-lost = { $level }に負けました
share-drawn = { $level }と引き分けました
share-two = { $one } – { $two }
share-beat = { $first }が{ $one } – { $two }で{ $second }に勝ちました
share-people-drawn = { $first }と{ $second }は{ $one } – { $two }で引き分け
share-and-you = あなたは？
share-get = ゲームはこちら（無料）：{ $address }

## The picture, and the sheet on which it is looked at before it is sent
share-title = 共有
share-puzzle = パズル第{ $number }問
share-rank-of = { $name }：{ $rank }
share-me = 自分
share-saved = 画像を保存し、テキストをコピーしました
share-run = 連続チャレンジ：{ $solved }問正解
share-board = { $game }：{ $color ->
    [black] 黒番
   *[white] 白番
}
