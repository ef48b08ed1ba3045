### The Setup screen.

setup-title = 新しい対局
setup-title-day = デイリーチャレンジ
setup-title-exam = ランクアップマッチ
setup-day = 勝てば{ $date }をクリア。
setup-day-again = { $date }はもうクリアしています。何度でも遊べます。
setup-exam-note = { $level }と{ $count }番勝負、先に{ $target }勝すれば{ $rank }に昇格。色は1局ごとに入れ替わります。
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
setup-locked-rank = { $rank }で解放
setup-locked-final = FINALに勝つと解放
setup-color = あなたの色
setup-color-two = プレイヤー1の色
setup-color-black = 黒（先手）
setup-color-white = 白（後手）
setup-color-random = おまかせ
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
setup-between = { $first } { $won } – { $lost } { $second }{ $drawn ->
    [0] {""}
   *[other] 、引き分け{ $drawn }
}
setup-message-note = それぞれの端末で打ち、好きなメッセージアプリで手を送り合います。
setup-own-name = あなたの名前
setup-their-name = 相手の名前
setup-puzzle = この日のパズル
setup-puzzle-solved = この日のパズル：正解済み
