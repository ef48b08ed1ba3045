### The result sheet and the celebrations in it.

result-day-cleared = { $date }をクリア
result-day-waits = ランクアップマッチでは、その日はクリアになりません。今日はまだ未クリアです。
result-row = { $days }日連続クリア
result-row-mended = 空いた日が埋まり、{ $days }日連続になりました
result-easier = 手ごわい相手です。一つ下のレベルを試しますか？
result-easier-practice = 手ごわい相手です。先生と練習しますか？
result-practise = 練習する
result-month-trophy = { $month }のトロフィーを獲得
result-year-trophy = { $year }年のトロフィーを獲得
result-rank-up = ランクアップ！
result-rank-now = { $rank }に昇格
result-unlocked = { $level }を解放
result-series-open = 連戦：{ $won }{"\u2060"}–{"\u2060"}{ $lost }、{ $target }勝先取
result-series-passed = ランクアップマッチ合格、{ $won }勝{ $lost }敗
result-series-passed-career = 通算{ $career }勝でランクアップマッチ合格
result-series-failed = ランクアップマッチ不合格、{ $won }勝{ $lost }敗。いつでもまた挑戦できます。
result-series-career = 通算勝利：{ $have } / { $need }
result-invite-title = ランクアップマッチに挑戦しますか？
result-invite-text = { $level }と{ $count }番勝負、勝てば{ $rank }に昇格です。
result-invite-go = ランクアップマッチへ
result-see-day = カレンダーを見る
result-try-level = { $name }に挑戦
result-won-by = { $who ->
    [you] { $points }点差であなたの勝ち
    [lost] { $points }点差で負け
    [black] { $points }点差で黒の勝ち
    [white] { $points }点差で白の勝ち
    [one] { $points }点差でプレイヤー1の勝ち
    [two] { $points }点差でプレイヤー2の勝ち
   *[named] { $points }点差で{ $name }さんの勝ち
}
result-fewest = { $who ->
    [you] 石の少ないあなたの勝ち、{ $own }対{ $other }
    [lost] 石が多くて負け、{ $other }対{ $own }
    [black] 石の少ない黒の勝ち、{ $own }対{ $other }
    [white] 石の少ない白の勝ち、{ $own }対{ $other }
    [one] 石の少ないプレイヤー1の勝ち、{ $own }対{ $other }
    [two] 石の少ないプレイヤー2の勝ち、{ $own }対{ $other }
   *[named] 石の少ない{ $name }さんの勝ち、{ $own }対{ $other }
}
result-lost = あなたの負け
result-turning = あなたの{ $number }手目までは互角
result-turned = あなたの{ $number }手目が分かれ目でした
result-replay = 対局を6秒でもう一度見る
result-count = 内訳を見る
result-fix = 悪手を直す
result-again-practice = もう一局（練習）
result-next = { $rank }・{ $what }
result-next-exam = ランクアップマッチに挑戦できます
result-on-board-counted = 盤上 { $board }、空きマスを加えて { $score }
result-wipeout = { $full ->
    [true] { $score }、全滅勝ち
   *[false] 盤上 { $board }、空きマスを加えて { $score }、全滅勝ち
}
result-on-time = { result-out-of-time }盤上 { $board }
result-out-of-time = { $color ->
    [black] 黒の時間切れ。
   *[white] 白の時間切れ。
}
result-gave-up = { $who ->
    [you] あなたが投了しました。
    [cpu] { $name }が投了しました。
    [black] 黒が投了しました。
    [white] 白が投了しました。
   *[named] { $name }さんが投了しました。
}
result-pasted = 最初からの対局ではないので、成績には数えません。
result-honour-wipeout = { $color ->
    [black] 全滅勝ち：黒石は一つも残りませんでした
   *[white] 全滅勝ち：白石は一つも残りませんでした
}
result-honour-capture = { $who ->
    [you] 一手で{ $count }個の石を取りました
    [black] 黒が一手で{ $count }個の石を取りました
    [white] 白が一手で{ $count }個の石を取りました
   *[named] { $name }が一手で{ $count }個の石を取りました
}
result-honour-row = { $days }日連続クリア：自己最長です
