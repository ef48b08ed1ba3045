## A result as text to share: no spoilers, only the outcome.

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

## Friends: results of Today's game that others have sent.

friends-title = フレンド
friends-none = まだ何もありません。フレンドが共有した「今日の一局」のリンクを開くか、テキストを貼り付けてください。
friends-period = 期間
friends-period-day = 1日
friends-period-week = 7日間
friends-period-month = 月
friends-earlier = 前の日
friends-later = 次の日
friends-empty = この期間の結果はありません。
friends-you = あなた
friends-you-named = { $name }（あなた）
friends-nameless = 名前なし
friends-played-today = { $name }さんは今日の対局を終えました。先に打ちますか？
friends-played = { $name }さんはこの日の対局を終えました。先に打ちますか？
friends-play = 先に打つ
friends-games = { $count }局
friends-checked = 確認済み
friends-waits = 確認中…
friends-edition = 未確認：別のバージョンのアプリで作られました
friends-wrong = 結果が合いません
friends-about = 「確認済み」とは、この日、このレベルで、この手順からこの点差になるということです。名前や、最初の対局だったことまでは証明されません。
friends-yours = あなたの盤
friends-theirs = { $name }さんの盤
friends-parts = { $number }手目で分かれました：あなたは{ $own }、{ $name }さんは{ $theirs }。
friends-parts-here = { $number }手目で分かれました。{ $same ->
    [true] 丸のマスは同じで、コールが違います。
   *[false] 丸のマスがその手です。
}
friends-same = 二人とも同じ手順でした。
friends-position = { $number }手目 / { $count }手
friends-review = この対局を検討
friends-shown-as = 表示名
friends-forget = 削除
friends-forget-title = { $name }さんを削除しますか？
friends-forget-text = このフレンドの結果はすべて削除されます。
friends-taken = { $count }件の結果を追加しました。
friends-refused-own = これはあなた自身の結果です。
friends-refused-known = このフレンドのその日の結果は、すでにあります。
friends-refused-to-come = その日はまだ始まっていません。
friends-refused-enough = 1日に追加できる数に達しました。{ $count }件は追加されていません。
friends-puzzles = パズル（自己申告）
friends-puzzle = { $wrong ->
    [0] この日のパズル：一度で正解
   *[other] この日のパズル：{ $wrong }回間違えて正解
}
friends-puzzle-helped = { $wrong ->
    [0] この日のパズル：ヒントを使って正解
   *[other] この日のパズル：ヒントを使い、{ $wrong }回間違えて正解
}
friends-puzzles-solved = { $count }日分のパズルに正解
