### A board of one's own.

editor-title = 局面を作る
editor-stone = 置く石
editor-empty = 空き
editor-undo = 元に戻す
editor-side = どちらの番か
editor-side-black = 黒番
editor-side-white = 白番
editor-start = 初期配置
editor-clear = 全部消す
editor-turn = 回す
editor-game = ゲーム
editor-captured = { $color ->
    [black] 黒が取った石
   *[white] 白が取った石
}
editor-captured-less = { $color ->
    [black] 黒が取った石を減らす
   *[white] 白が取った石を減らす
}
editor-captured-more = { $color ->
    [black] 黒が取った石を増やす
   *[white] 白が取った石を増やす
}
editor-button = { $owner ->
    [black] ボタンは黒
    [white] ボタンは白
   *[none] ボタンはまだ
}
editor-fault-nobody = どちらも打てる所がないので、対局できません。
editor-fault-liberty = 呼吸点のない石があるので、対局できません。
editor-fault-captured = 取った石の数が、星のマスの数を超えています。
editor-play-text = だれと対局しますか？自分で作った局面の対局は、成績に数えません。
editor-own = あなたの色
editor-mode = 先生をつけるか
editor-mode-cpu = 対局
editor-mode-practice = 練習
editor-worth = 形勢は？
editor-puzzle = パズルになる？
editor-stop = 中止
editor-thinking = 調べています…
editor-proving = 証明しています…
editor-unknown = この局面については何も言えません。
editor-puzzle-yes = なります。勝てる手は一つだけです。{ $turns ->
   *[other] { $turns }手で決まります。
}
editor-puzzle-by = { $points }点差の勝ちです。
editor-puzzle-by-discs = { $discs }石差の勝ちです。
editor-puzzle-theme = テーマ：{ $themes }
editor-puzzle-two = なりません。勝てる手が二つあります。
editor-puzzle-open = 空きが多すぎて、ここでは証明できません。
editor-puzzle-no-not-won = なりません。手番の側は勝てません。
editor-puzzle-no-choices = なりません。選べる手が少なすぎます。
editor-keep-text = 保存した局面は「保存した対局」に並びます。名前とメモは空でもかまいません。
editor-kept = 局面を保存しました
editor-keep-name = 名前
editor-keep-note = メモ
editor-rename = 名前とメモを編集
editor-unnamed = 自分で作った局面
editor-deleted = 局面を削除しました
