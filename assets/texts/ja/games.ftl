### The Play place, and the names of the games.

games-title = 対局
game-star = ReverStarGo
game-star-note = 星の上で裏返し、取る
game-reversi = リバーシ
game-reversi-note = 一直線にはさんで裏返す
game-go = リバーシ碁
game-go-note = 石を囲んで自分の色に変える
games-cpu = { $level }、あなたは{ $color ->
    [black] 黒
    [white] 白
   *[random] おまかせ
}
games-practice = { $level }と練習
games-two-last = この端末で2人対局
games-message-last = メッセージ対局
games-reverse = { $what } · リバースマッチ
games-board = { $board } · { $what }
games-change = 変更
games-change-label = { $game }の設定を変える
games-play-label = { $game }を始める
games-picture = { $game }の盤面
games-messages = メッセージ対局
games-two = この端末で2人
terms-start-classic = 自由配置
terms-fewest = 石の少ないほうが勝ち
terms-komi = コミ{ $komi }
terms-handicap = ハンデ{ $count }
terms-of = { $game } { $terms }
