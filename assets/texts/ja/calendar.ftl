### The Calendar screen.

calendar-title = カレンダー
calendar-earlier = 前の月
calendar-later = 次の月
calendar-go-today = 今月に戻る
calendar-progress = { $cleared } / { $days }
calendar-progress-words = { $days }日のうち{ $cleared }日クリア
calendar-to-go = { $month }のトロフィーまであと{ $missing }日
calendar-complete = { $month }のトロフィーを獲得しました。
calendar-hint = 日を選んで始めた対局でCPUに勝つと、その日が緑になります。
calendar-trophy-earned = { $month }のトロフィー、獲得済み
calendar-trophy-locked = { $month }のトロフィー、未獲得
calendar-trophies = すべてのトロフィー
calendar-grid = { $month }の日

calendar-day-cleared = { $date }、クリア済み。もう一度打つ。
calendar-day-open = { $date }、未クリア。この日を打つ。
calendar-day-future = { $date }、これからの日。
calendar-day-future-cleared = { $date }、クリア済み、これからの日。
calendar-today-cleared = 今日、{ $date }、クリア済み。もう一度打つ。
calendar-today-open = 今日、{ $date }、未クリア。この日を打つ。
