### The Calendar screen.

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
calendar-gilded = 毎日星二つ以上。トロフィーが金色に輝きます。
