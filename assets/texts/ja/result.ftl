### The result sheet and the celebrations in it.

result-day-cleared = { $date }をクリア
result-day-progress = { $cleared } / { $days }
result-row = { $days }日連続クリア
result-row-mended = 連続記録がつながりました：{ $days }日
result-easier = 手ごわい相手でしたね。一つ下のレベルと打ってみませんか？
result-easier-play = { $level }と対局
result-month-trophy = { $month }のトロフィーを獲得
result-year-trophy = { $year }年のトロフィーを獲得
result-rank-up = ランクアップ！
result-rank-now = { $rank }になりました
result-unlocked = { $level }と対局できるようになりました
result-series-open = 連戦：{ $won }勝{ $lost }敗、{ $target }勝先取
result-series-passed = ランクアップマッチ合格、{ $won }勝{ $lost }敗
result-series-passed-career = 通算{ $career }勝でランクアップマッチ合格
result-series-failed = ランクアップマッチ不合格、{ $won }勝{ $lost }敗
result-series-career = 通算勝利：{ $have } / { $need }
result-invite-title = ランクアップマッチに挑戦できます
result-invite-text = { $rank }へ：{ $level }と{ $count }番勝負。
result-invite-go = ランクアップマッチへ
