### The Home screen.

home-player-guest = プレイヤー
home-rank-to-go-first-win = 星で1勝すると{ $rank }に昇格します。
home-rank-to-go-wins = { $level }にあと{ $missing }勝で{ $rank }に昇格します。
home-rank-to-go-exam = ランクアップマッチに合格すると{ $rank }に昇格します。
home-rank-top = 最高ランクに到達しました。
home-daily-cleared = クリア済み
home-daily-open = 未クリア
home-daily-row = { $days }日連続
home-puzzle-open = 今日のパズル
home-puzzle-solved = 今日のパズル：正解済み
home-puzzle-shown = 今日のパズル：答えを見ました
home-puzzle-hard = 今日は難問です
home-easy-puzzle = やさしい問題で肩慣らし
home-tomorrow = 明日：{ $color ->
    [black] 黒
   *[white] 白
}、パー{ $par }
home-back-title = おかえりなさい。
home-back-row = 最長の連続クリア：{ $days }日
home-back-puzzle = まずはやさしいパズルから
home-unfinished = 中断中の対局：{ $count }局
home-done = 今日の分は完了
home-done-next = 次の対局とパズルまで{ $hours }時間{ $minutes }分
home-done-share = 今日の結果を共有
home-done-again = 今日の一局とパズル
home-rankup-title = ランクアップマッチ
home-rankup-open = { $level }と{ $count }番勝負、勝てば{ $rank }
home-continue = 続きから
home-continue-stand = 黒{ $black }、白{ $white }
home-continue-two = 2人対局
home-continue-against = { $name }、{ $level }
home-continue-practice = 練習、{ $level }
home-continue-exam = { $rank }へのランクアップマッチ
home-waiting-menu = { $game }のメニュー
home-waiting-more = ほか{ $count }局
home-waiting-give-up = 投了する：{ $game }
home-waiting-picture = 今の盤面：黒{ $black }、白{ $white }。
home-result = 結果：{ $game }
home-full-title = { $count }局が中断中です
home-full-text = 新しい対局のために投了する対局を選んでください。
home-full-loses = 負けになります
home-messages = { $count }局があなたの番です。
home-first-title = はさんで裏返し、囲んで取る。星の上で。
home-first-learn = 2分で覚える
home-first-play = ルールは知っている
home-first-picture = 星の盤での対局
home-week = 今週
home-week-day = { $date }：{ $state ->
    [cleared] クリア済み
    [future] これから
   *[open] 未クリア
}
home-week-count = 今週は{ $days }日中{ $cleared }日
home-week-mend = { $date }をクリアすると連続記録がつながります。
