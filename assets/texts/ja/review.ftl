### The Review screen.

review-title = 検討
review-games = 保存した対局
review-play-on = ここから対局
review-play-on-text = どのレベルと対局しますか？この対局は成績に数えません。
review-copy = テキストで共有
review-start = 開始局面
review-place = { $number }手目 / 全{ $count }手
review-placed = { $color }：{ $mv }
review-instead = { $number }手目の別の手
review-unknown = まだ解析していません。
review-best-played = 最善の手でした。形勢：{ $margin }{ $exact ->
    [yes] （確定）
   *[no] （推定）
}
review-lost = { $loss }点の損。最善は{ $best }で、{ $after }ではなく{ $margin }{ $exact ->
    [yes] （確定）
   *[no] （推定）
}
review-line = その後の予想：{ $line }
review-first-label = 最初へ
review-back-label = 一手戻る
review-forward-label = 一手進む
review-last-label = 最後へ
review-worst = 最大の悪手
review-best = 最善の手は？
review-to-game = 対局に戻る
review-progress = 解析：{ $count }手中{ $done }手
review-progress-label = 解析
review-percent = { $percent }%
review-accuracy = 精度
review-accuracy-text = 精度は100%から始まり、1手平均で1点損するごとに5%下がります。
review-moves = 手順
review-graph = 形勢：上が黒、下が白
review-col-placements = 手数
review-col-margin = 黒のリード
review-filter = 表示
review-filter-all = すべて
review-filter-favourites = お気に入り
review-filter-lost = 負け
review-empty = まだ対局がありません
review-two = 2人対局
review-favourite = ずっと残す
review-delete = 削除
review-deleted = 対局を削除しました
review-restore = 元に戻す
review-paste-label = 棋譜を貼り付け
review-paste = この棋譜を検討
review-fault-empty = このテキストには手がありません。
review-fault-long = このテキストは棋譜としては長すぎます。
review-fault-move = { $line }行目、{ $number }手目：「{ $token }」は打てません。
