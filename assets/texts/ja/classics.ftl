### The Classics screen: what is chosen before a game.

classics-title = クラシック
classics-game = ゲーム
classics-reversi = リバーシ
classics-reversi-note = 一直線にはさんで裏返す
classics-go = リバーシ碁
classics-size = 盤の大きさ
classics-squares = { $side }×{ $side }
classics-opening = 最初の配置
classics-start-othello = 標準配置
classics-start-othello-note = 中央に4個置いて開始
classics-start-classic = 自由配置
classics-start-classic-note = 最初の4個は自分たちで置く
classics-aim = 勝ち方
classics-aim-most = 多いほうの勝ち
classics-aim-most-note = ふつうのルール
classics-aim-fewest = 少ないほうの勝ち
classics-aim-fewest-note = 逆リバーシ
classics-paste = 棋譜を貼り付ける
classics-paste-label = f5d6c3 のような棋譜。上で選んだ盤で始めます
classics-take = ここから打つ
classics-paste-empty = 手がひとつもありません。
classics-paste-long = 棋譜にしては長すぎます。
classics-paste-fault = { $number }手目 { $word }：{ $why }
classics-why-no-move = 着手ではありません。
classics-why-over = 対局はもう終わっています。
classics-why-off-board = 盤の外です。
classics-why-occupied = もう石があります。
classics-why-not-in-the-middle = 最初の4個は中央に置きます。
classics-why-flips-nothing = 裏返る石がありません。
classics-why-no-pass = ここではパスできません。
classics-clock = 持ち時間（それぞれ）
classics-minutes = { $minutes ->
    [0] なし
   *[other] { $minutes }分
}
classics-why-no-liberty = 呼吸点がなくなる着手禁止点です。
classics-why-button-taken = ボタンはもう取られています。
classics-why-button-there = ボタンが残っている間はパスできません。
classics-why-handicap = 先に置き石を置きます。
classics-why-not-stopped = 双方がパスしてからです。
classics-why-no-stone = 石がありません。
classics-go-note = 石を囲んで自分の色に変える
classics-paste-label-go = e5 c3 button pass のような棋譜。上で選んだ盤で始めます
classics-komi = コミ（白に加える目数）
classics-komi-less = コミを減らす
classics-komi-more = コミを増やす
classics-handicap = 置き石（黒）
classics-stones = { $count ->
    [0] なし
   *[other] { $count }子
}
