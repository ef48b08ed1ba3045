### The tutorial: one idea a step, at most two short sentences a message.

tutorial-title = チュートリアル
tutorial-step = { $number } / { $count }
tutorial-step-spoken = ステップ { $number } / { $count }
tutorial-next = 次へ
tutorial-play = 本番の対局へ
tutorial-skip = スキップ
tutorial-back = 前のステップ
tutorial-again = もう一度
tutorial-watch = お手本
tutorial-watch-stop = 止める

tutorial-flip-task = あなたは黒です。光るマスをタップしましょう。
tutorial-flip-right = はさんだ石は裏返ります。1手で必ず1個以上裏返します。

tutorial-lines-task = 今度は3列まとめて裏返しましょう。
tutorial-lines-right = 6方向すべてに効きます。

tutorial-call-task = 列が宝石を通るので、宝石の色をコールします。
tutorial-call-right = { $call ->
    [black] 宝石が列の端になりました。
   *[white] 宝石もいっしょに裏返りました。
}

tutorial-other-call-task = 今度はもう一方の色をコールしましょう。

tutorial-capture-task = 枠の付いた石を囲みましょう。
tutorial-capture-right = 取りました。1点です。

tutorial-edge-task = 盤の端ではどうなるでしょう？
tutorial-edge-right = 残りました。端は囲みになりません。

tutorial-end-task = 最後の石を置きましょう。
tutorial-end-right = 盤上{ $board } + 取った石{ $captured } = { $total }点、白は{ $other }点。あなたの勝ちです。

tutorial-game-task = 短い対局です。点のあるマスならどこでも打てます。
tutorial-game-right = { $result ->
    [won] { $total }対{ $other }であなたの勝ちです。
    [lost] { $total }対{ $other }でCPUの勝ちです。
   *[drawn] { $total }対{ $other }の引き分けです。
}

tutorial-wrong = { $reason }{ $advice }
tutorial-wrong-core = 真ん中の宝石には打てません。
tutorial-wrong-occupied = そこにはもう石があります。
tutorial-wrong-flips-nothing = そこでは何も裏返りません。
tutorial-wrong-ko = そこに置くと前の局面に戻ります。
tutorial-wrong-same-call = さっきと同じ色なので、今度はもう一方をコールします。
tutorial-tap-the-glow = 光るマスをタップしましょう。
tutorial-tap-a-dot = 点のあるマスをタップしましょう。
