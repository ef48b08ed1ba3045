### The Setup screen.

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
setup-practice-note = 一手ごとに先生がひとこと教えます。何度でも打ち直せて、成績には数えません。
setup-level = レベル
setup-level-max = 容赦なし
setup-level-final = 最強
setup-level-oracle = 完璧な読み
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
setup-house = 二人の取り決め
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
