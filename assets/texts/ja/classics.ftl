### The Classics screen: what is chosen before a game.

classics-title = クラシック
classics-game = ゲーム
classics-reversi = リバーシ
classics-reversi-note = 一直線にはさんで裏返す
classics-go = リバーシ碁
classics-size = 盤の大きさ
classics-squares = { $side }×{ $side }
classics-opening = 最初の配置
classics-start-othello = オセロ式
classics-start-othello-note = 中央に4個置いて開始
classics-start-classic = 昔ながら
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
classics-why-no-move = マスの名前ではありません。
classics-why-over = 対局はもう終わっています。
classics-why-off-board = その盤にはないマスです。
classics-why-occupied = もう石があります。
classics-why-not-in-the-middle = 最初の4個は中央に置きます。
classics-why-flips-nothing = 裏返る石がありません。
classics-why-no-pass = ここではパスできません。
classics-clock = 持ち時間（それぞれ）
classics-minutes = { $minutes ->
    [0] なし
   *[other] { $minutes }分
}
