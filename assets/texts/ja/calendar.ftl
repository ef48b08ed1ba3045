## The Calendar screen.

calendar-title = カレンダー
calendar-earlier = 前の月
calendar-later = 次の月
calendar-go-today = 今月
calendar-progress = { $cleared } / { $days }
calendar-progress-words = { $days }日のうち{ $cleared }日クリア
calendar-to-go = { $month }のトロフィーまであと{ $missing }日
calendar-complete = { $month }のトロフィーを獲得しました！
calendar-hint = 日を選んでCPUに勝つと、その日が緑になります。
calendar-trophy-earned = { $month }のトロフィー、獲得済み
calendar-trophy-locked = { $month }のトロフィー、未獲得
calendar-trophies = すべてのトロフィー
calendar-grid = { $month }のカレンダー

calendar-day-cleared = { $date }、クリア済み。もう一度対局する。
calendar-day-open = { $date }、未クリア。この日に挑戦する。
calendar-day-future = { $date }、まだ先の日です。
calendar-day-future-cleared = { $date }、クリア済み。まだ先の日です。
calendar-today-cleared = 今日、{ $date }、クリア済み。もう一度対局する。
calendar-today-open = 今日、{ $date }、未クリア。この日に挑戦する。
calendar-day-with-puzzle = { $day }、パズル正解
calendar-day-with-stars = { $day }{ $stars }。
calendar-legend-cleared = クリア
calendar-legend-stars = 今日の一局の星
calendar-legend-puzzle = パズル正解
calendar-gilded = 毎日、星2つ以上。トロフィーが金色に輝きます。

## Today's game: its card, its result, and what is shared of it.

today-title = 今日の一局
today-title-day = この日の一局
today-task = あなたは{ $color ->
    [black] 黒
   *[white] 白
}で、先に打ちます。
today-par = { $open ->
    [yes] { $par }点差以上の勝ちで星3つ。最初の対局が記録されます。
   *[no] { $par }点差以上の勝ちで星3つ。
}
today-par-chip = パー{ $par }
today-strength = 相手
today-play = 対局する
today-go-on = 続きから
today-again = もう一度
today-practice = 記録は最初の一局です。次からは練習です。
today-clears = 勝てば、まだこの日をクリアできます。
today-stars = 星{ $stars }個
today-result = { $outcome ->
    [won] { $points }点差で勝ち、パー{ $par }
    [drawn] 引き分け、パー{ $par }
    [left] 投了、パー{ $par }
   *[lost] { $points }点差で負け。パーは{ $par }点差の勝ち
}
today-uncounted = 練習：{ $level }との最初の一局が記録です。
today-against = 今日の一局、{ $level }
today-records = 今日の一局
today-records-stars = 星
today-records-par = パー以上

## The page of the week: what was played and achieved in it.

week-title = 1週間のまとめ
week-span = { $from }〜{ $to }
week-best-week = 最高の週：{ $days }日中{ $cleared }日
week-played = この週の対局
week-games = 対局
week-captured = 取った石
week-mistakes = 克服した悪手
week-best = 週の一手
week-best-only = これしかない一手を見つけました。
week-best-captured = 取った石{ $captured }、裏返した石{ $flipped }
week-best-flipped = 石を{ $flipped }個裏返しました。
week-best-picture = その手の後の盤面：黒{ $black }、白{ $white }。
week-empty = この週の対局はありません。

## The reminder of a day that is not cleared yet: its offer on Today, and the notification.

reminder-offer = 未クリアの日にお知らせしますか？
reminder-offer-yes = { $time }に
reminder-offer-no = いいえ
reminder-title = 今日は未クリアです
reminder-text = 1勝でクリアです。
reminder-refused = 通知が許可されていません。端末の設定で許可できます。
