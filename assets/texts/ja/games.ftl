## The Play place, and the names of the games.

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

## The Setup screen.

setup-title = 新しい対局
setup-day = 勝てば{ $date }をクリア。
setup-day-again = { $date }はもうクリアしています。何度でも遊べます。
setup-help = ヘルプ
setup-mode = 相手
setup-mode-cpu = CPUと対局
setup-mode-practice = 練習
setup-mode-two = 2人で対局
setup-mode-two-note = 1台の端末で
setup-mode-message = メッセージ
setup-mode-message-note = 2台の端末で
setup-practice-note = 一手ごとに先生がコメントします。何度でも打ち直せて、成績には数えません。
setup-level = レベル
setup-level-max = 容赦なし
setup-level-final = とても強い
setup-level-oracle = ほぼ完璧な読み
setup-record-none = まだ対局していません
setup-record = { $won }勝{ $lost }敗{ $drawn ->
    [0] {""}
   *[other] { $drawn }分
}
setup-locked-rank = { $rank }で解放
setup-locked-final = FINALに勝つと解放
setup-color = あなたの色
setup-color-two = プレイヤー1の色
setup-color-black = 黒（先手）
setup-color-white = 白（後手）
setup-color-random = おまかせ
setup-more = その他の設定
setup-format = 形式
setup-format-single = 1局
setup-format-reverse = リバースマッチ
setup-format-reverse-note = 色を入れ替えて2局
setup-names = 名前（任意）
setup-player-one = プレイヤー1
setup-player-two = プレイヤー2
setup-exam = { $rank }のランクアップマッチへ
setup-start = 対局開始
setup-suggested = おすすめ
setup-swap = 入れ替える
setup-people = これまでの相手
setup-between = { $first } { $won }{"\u00A0"}–{"\u00A0"}{ $lost } { $second }{ $drawn ->
    [0] {""}
   *[other] 、引き分け{ $drawn }
}
setup-house = 2人の取り決め
setup-undo = 待った
setup-undo-note = 相手がよいと言えば戻せます
setup-opposite = 向かい合って座る
setup-opposite-note = 相手側の表示が上下逆になります
setup-message-note = それぞれの端末で打ち、好きなメッセージアプリで手を送り合います。
setup-own-name = あなたの名前
setup-their-name = 相手の名前
setup-puzzle = この日のパズル
setup-puzzle-solved = この日のパズル：正解済み
setup-day-other = 通常の対局

# What Reversi and Reversi Go offer.
setup-size = 盤の大きさ
setup-size-less = 盤を小さくする
setup-size-more = 盤を大きくする
board-shape = { $columns }×{ $rows }
setup-opening = 最初の配置
setup-start-othello = 標準配置
setup-start-othello-note = 中央に4個置いて開始
setup-start-classic = 自由配置
setup-start-classic-note = 最初の4個は自分たちで置く
setup-aim = 勝ち方
setup-aim-most = 多いほうの勝ち
setup-aim-most-note = ふつうのルール
setup-aim-fewest = 少ないほうの勝ち
setup-aim-fewest-note = 逆リバーシ
setup-clock = 持ち時間（それぞれ）
setup-clock-reverse = 時間が切れると、2局合わせて負けになります。
setup-minutes = { $minutes ->
    [0] なし
   *[other] { $minutes }分
}
setup-komi = コミ（白に加える目数）
setup-komi-less = コミを減らす
setup-komi-more = コミを増やす
setup-handicap = 置き石（黒）
setup-stones = { $count ->
    [0] なし
   *[other] { $count }子
}
setup-options-komi = コミ{ $komi }
setup-options-handicap = { $count ->
    [0] 置き石なし
   *[other] 置き石{ $count }
}
