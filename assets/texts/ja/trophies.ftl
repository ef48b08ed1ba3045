### The Trophies screen.

trophies-title = トロフィー
trophies-intro = ひと月のすべての日をクリアすると、その月のトロフィーがもらえます。12個そろうと年のトロフィーです。
trophies-start = カレンダーへ
trophies-year-earned = { $year }年のトロフィー、獲得済み
trophies-year-locked = { $year }年のトロフィー、未獲得
trophies-year-progress = 12か月のうち{ $earned }か月
trophies-month-earned = { $month } { $progress }：トロフィー獲得済み。この月を開く。
trophies-month-open = { $month } { $progress }：クリアした日数。この月を開く。
trophies-month-future = { $month }：まだ先です。
trophies-month-progress = { $cleared } / { $days }
trophies-more = 以前の年
