### Practice: the teacher's line below the board, and what there is beside it.

practice-chip = 練習
practice-intro = 打つたびに、その手の良し悪しがここに出ます。
practice-good = { $exact ->
    [yes] いい手です
    [playouts] プレイアウトではいい手のようです
   *[no] いい手のようです
}
practice-only = これしかない手です
practice-cost = { $exact ->
    [yes] { $cost }点の損
    [playouts] プレイアウトで約{ $cost }目の損
   *[no] 約{ $cost }点の損
}
practice-cost-lot = 大きな損
practice-because = { $cost }：{ $reason }
practice-reason-tip = 星の先端に打てました
practice-reason-gives-tip = CPUが星の先端に打てます
practice-reason-capture = 石を{ $count }個取れました
practice-reason-gives-capture = CPUに石を{ $count }個取られます
practice-reason-call-black = 黒のコールが得でした
practice-reason-call-white = 白のコールが得でした
practice-reason-pass = CPUをパスにできました
practice-reason-few = { $count ->
    [0] 打てるマスがなくなります
   *[other] 打てるマスが{ $count }つになります
}
practice-reason-moves = CPUの打てるマスが{ $given }（{ $instead }で済みました）
practice-reason-gives-flips = CPUに石を{ $count }個裏返されます
practice-reason-opens = CPUが{ $cell ->
    [here] 新しいマス
   *[other] { $cell }
}に打てるようになります
practice-reason-opens-edge = CPUが{ $cell ->
    [here] 盤の端
   *[other] 盤の端の{ $cell }
}に打てるようになります
practice-reason-flips = { $could }個裏返せました（実際は{ $did }個）
practice-reason-corner = { $cell ->
    [here] 隅
   *[other] 隅の{ $cell }
}に打てました
practice-reason-opens-corner = { $cell ->
    [here] 隅
   *[other] 隅の{ $cell }
}に相手が打てます
practice-reason-group = 石を{ $count }個裏返せました
practice-reason-liberty = { $cell ->
    [here] あなたの一団
   *[other] { $cell }の一団
}の呼吸点が1つになります
practice-better = よりよい手：{ $cell ->
    [here] ここ
   *[other] { $cell }
}
practice-better-call-black = よりよい手：{ $cell ->
    [here] ここ
   *[other] { $cell }
}、黒をコール
practice-better-call-white = よりよい手：{ $cell ->
    [here] ここ
   *[other] { $cell }
}、白をコール
practice-see = 見る
practice-see-back = 戻る
practice-take-back = 一手戻す
practice-forward = 進める
practice-over = 練習なので、成績には数えません。
