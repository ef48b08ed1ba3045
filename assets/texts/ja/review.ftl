### The Review screen.

review-title = 検討
review-games = 保存した対局
review-header = { $one } { $first }{"\u2060"}–{"\u2060"}{ $second } { $two }
review-side = { $name }（{ $color }）
review-graph-estimated = 点線は推定です。
review-about = 約{ $margin }
review-play-on = ここから対局
review-play-on-text = 誰と対局しますか？この対局は成績に数えません。
review-copy = 共有
review-set-up = ここから局面を作る
review-keep = 保存
review-kept = 保存しました
review-start = 開始局面
review-place = { $number }手目 / 全{ $count }手
review-placed = { $color }：{ $mv }
review-instead = { $number }手目の別の手
review-unknown = まだ解析していません。
review-points = { $exact ->
    [yes] { $points }点
   *[no] 約{ $points }点
}
review-best-played = 最善の手でした。
review-lost = { $cost }の損。
review-won = { $ahead ->
    [black] 黒の{ $points }点勝ち。
    [white] 白の{ $points }点勝ち。
   *[none] 引き分け。
}
review-won-by-captures = { $ahead ->
    [black] 合計が同じで、取った石の多い黒の勝ち。
   *[white] 合計が同じで、取った石の多い白の勝ち。
}
review-outlook = { $ahead ->
    [black] 双方最善なら、黒の{ $points }点勝ち。
    [white] 双方最善なら、白の{ $points }点勝ち。
   *[none] 双方最善なら、互角。
}
review-estimate = { $ahead ->
    [black] 推定：黒が{ $points }点リード。
    [white] 推定：白が{ $points }点リード。
   *[none] 推定：互角。
}
review-fix = { $count ->
   *[other] 悪手を直す（{ $count }）
}
review-fix-none = 悪手はありません
review-fix-unsure = はっきりした悪手はありません
review-mistakes-whose = どちらの悪手を見直しますか？
review-mistakes-of = { $name }：{ $count }
review-mistakes-both = 両方：{ $count }
review-mistakes-none = 見直すほどの悪手はありません。
review-mistakes-unsure = はっきり悪手といえる手はありません。
review-mistake-place = 悪手 { $number } / { $count }
review-mistake-task = { $color }は{ $mv }に打ち、{ $cost }損しました。もっとよい手は？盤をタップしてください。
review-mistake-task-here = { $color }はここに打ち、{ $cost }損しました。もっとよい手は？盤をタップしてください。
review-mistake-played = それは対局で打った手です。
review-mistake-worse = { $mv }は{ $cost }の損。別の手を試しましょう。
review-mistake-worse-it = その手は{ $cost }の損です。別の手をどうぞ。
review-mistake-better = { $mv }は{ $cost }の損。対局の手よりよいですが、もっとよい手があります。
review-mistake-better-it = その手は{ $cost }の損。対局よりよいですが、まだ上があります。
review-mistake-checking = { $mv }を調べています…
review-mistake-checking-it = 調べています…
review-mistake-found = 正解です。{ $mv }なら{ $saved }得です。
review-mistake-found-it = 正解。{ $saved }の得です。
review-mistake-as-good = 正解です。{ $mv }は{ $best }と同じくらいよい手です。
review-mistake-as-good-it = 正解。最善と同じくらいよい手です。
review-mistake-shown = { $best }なら{ $saved }得です。
review-mistake-shown-it = この手なら{ $saved }の得です。
review-mistake-show = 答えを見る
review-mistake-next = 次へ
review-mistake-finish = 終える
review-mistake-end = やめる
review-mistakes-done = { $count }手中{ $found }手を見つけました。
review-line = その後の予想：{ $line }
review-first-label = 最初へ
review-back-label = 一手戻る
review-forward-label = 一手進む
review-last-label = 最後へ
review-worst = 最大の悪手
review-best = 最善手
review-to-game = 実際の手
review-progress = 解析：{ $count }手中{ $done }手
review-progress-label = 解析
review-percent = { $percent }%
review-accuracy = 精度
review-proved = { $state ->
    [going-on] 確定：{ $count }手中{ $proved }手。残りを解析中です。
   *[done] 確定：{ $count }手中{ $proved }手。
}
review-estimates = 残りは推定です。テスト対局での誤差は平均{ $usual }点、最大{ $worst }点。
review-left-out = { $count }手は時間内に解析できませんでした。もう一度開くと続きを解析します。
review-accuracy-how = 精度の計算方法は？
review-accuracy-text = 選べる手があった番だけを数えます。損がなければ100%です。1手平均で1点損するごとに1割減ります。1点なら90%、2点なら81%、5点なら59%です。60%以上ならよく打てています。「≈」は推定の手を含むことを示します。
review-accuracy-compare = 強いプレイヤーの平均
review-moves = 手順
review-graph = 上：黒がリード。
review-col-placements = 手数
review-col-margin = 黒のリード
review-filter = 表示
review-filter-all = すべて
review-filter-favourites = お気に入り
review-filter-lost = 負け
review-filter-boards = 局面
review-empty = まだ対局がありません
review-more = 以前の対局
review-kept-won = { $cpu }に{ $own }{"\u2060"}–{"\u2060"}{ $other }で勝ち
review-kept-lost = { $cpu }に{ $own }{"\u2060"}–{"\u2060"}{ $other }で負け
review-kept-drawn = { $cpu }と{ $own }{"\u2060"}–{"\u2060"}{ $other }で引き分け
review-kept-left = { $cpu }との対局を投了
review-kept-people-left = { $first } – { $second }（途中まで）
review-tags = タグ
review-tag-new = 新しいタグ
review-tag-add = 追加
review-tags-full = タグは1局に{ $most }個までです。
review-favourite = ずっと残す
review-delete = 削除
review-row-menu = メニュー
review-deleted = 対局を削除しました
review-restore = 元に戻す
review-paste-label = 棋譜を貼り付け
review-paste = この棋譜を検討
review-fault-empty = このテキストには手がありません。
review-fault-long = このテキストは棋譜としては長すぎます。
review-fault-move = { $line }行目、{ $number }手目：「{ $token }」は打てません。

## A game of a classic

review-discs = { $exact ->
    [yes] { $discs }石
   *[no] 約{ $discs }石
}
review-discs-won = { $ahead ->
    [black] 黒の{ $discs }石勝ち。
    [white] 白の{ $discs }石勝ち。
   *[none] 引き分け。
}
review-discs-outlook = { $ahead ->
    [black] 確定：双方最善なら、黒の{ $discs }石勝ち。
    [white] 確定：双方最善なら、白の{ $discs }石勝ち。
   *[none] 確定：双方最善なら、引き分け。
}
review-discs-estimate = { $ahead ->
    [black] 推定：黒が約{ $discs }石リード。
    [white] 推定：白が約{ $discs }石リード。
   *[none] 推定：互角。
}
review-discs-rest = 残りは推定です。
review-go-won = { $ahead ->
    [black] 黒の{ $points }目勝ち。
    [white] 白の{ $points }目勝ち。
   *[none] 引き分け。
}
review-go-outlook = { $ahead ->
    [black] 確定：双方最善なら、黒の{ $points }目勝ち。
    [white] 確定：双方最善なら、白の{ $points }目勝ち。
   *[none] 確定：双方最善なら、引き分け。
}
review-go-estimate = { $ahead ->
    [black] 推定：黒が約{ $points }目リード。
    [white] 推定：白が約{ $points }目リード。
   *[none] 推定：互角。
}
review-go-rest = 残りは推定です。各局面から何百回も打ち進めた結果の平均です。
review-no-value = 最初の4手は評価しません。
review-on-time = { $color ->
    [black] 黒の時間切れ。
   *[white] 白の時間切れ。
}
review-play-pass = パス
review-play-button = ボタン
review-play-agreed = 合意
review-fault-turn = { $number }手目 { $word }：{ $why }
