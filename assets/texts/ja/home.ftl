### The Home screen.

home-player-guest = プレイヤー
home-rank-to-go-first-win = 1勝すると{ $rank }になります。
home-rank-to-go-wins = { $level }にあと{ $missing }勝で{ $rank }になります。
home-rank-to-go-exam = ランクアップマッチに合格すると{ $rank }になります。
home-rank-top = いちばん上のランクです。
home-daily-title = デイリー
home-daily-cleared = クリア済み
home-daily-open = まだクリアしていません
home-rankup-title = ランクアップマッチ
home-rankup-open = { $rank }へ：{ $level }と{ $count }番勝負
home-rankup-closed = 次：{ $rank }
home-rankup-none = すべて合格
home-play = 対局
home-more = その他
home-continue = 続きから
home-continue-stand = 黒{ $black }、白{ $white }
home-continue-two = 2人対局
home-continue-exam = { $rank }へのランクアップマッチ
home-door-ranks = ランク
home-door-records = 成績
home-door-trophies = トロフィー
home-door-rules = ルール
home-door-settings = 設定
home-tutorial-text = はじめてですか。7つの短いレッスンで遊び方がわかります。
home-tutorial = チュートリアル
home-tutorial-skip = あとで
