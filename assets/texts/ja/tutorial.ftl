### The tutorial: one idea a step, at most two short sentences a message.

tutorial-title = チュートリアル
tutorial-step = ステップ { $number } / { $count }
tutorial-next = 次へ
tutorial-play = はじめての対局へ
tutorial-skip = スキップ
tutorial-back = 前のステップ
tutorial-again = もう一度
tutorial-watch = お手本
tutorial-watch-stop = 止める

tutorial-flip-task = あなたは黒です。光るマスをタップして、白石をはさみましょう。
tutorial-flip-right = 2個とも黒になりました。1手で必ず1個以上裏返します。

tutorial-lines-task = 1つの石で6方向すべてを裏返せます。3本の列が集まるマスをタップしましょう。
tutorial-lines-right = 1手で3列、{ $flips }個を裏返しました。

tutorial-call-task = 真ん中の宝石がコアポイントです。列がここを通るので、光るマスをタップして宝石の色をコールします。
tutorial-call-right = { $call ->
    [black] 黒をコールすると宝石は列の端になり、
   *[white] 白をコールすると宝石は列に加わり、
}{ $flips }個裏返りました。

tutorial-other-call-task = 同じ盤面で、今度はもう一方の色をコールしましょう。宝石には打てず、コールした色になります。

tutorial-capture-task = 枠で囲んだ白石のまわりは、1個を除いてすべて黒です。その1個も裏返しましょう。
tutorial-capture-right = 取りました。石は盤から離れ、あなたの1点になります。

tutorial-edge-task = この石は盤の端に触れています。まわりをふさぐとどうなるでしょう？
tutorial-edge-right = 残りました。端は囲みにならないので、端の石は取られません。

tutorial-names-task = マスの名前は、輪（A〜D）と時計の時刻で決まります。光るB3をタップしましょう。
tutorial-names-right = 2番目の輪の3時でB3です。X、J、Qは10、11、12を表します。

tutorial-end-task = どちらも打てなくなると終局です。最後の石を置きましょう。
tutorial-end-right = 盤上{ $board }個と取った石{ $captured }個で{ $total }点です。白は{ $other }点なので、あなたの勝ちです。

tutorial-game-task = CPUと短い対局をしましょう。点のあるマスならどこでも打てます。
tutorial-game-right = { $result ->
    [won] { $total }対{ $other }であなたの勝ちです。
    [lost] { $total }対{ $other }でCPUの勝ちです。
   *[drawn] { $total }対{ $other }の引き分けです。
}次は本番です。

tutorial-wrong = { $reason }{ $advice }
tutorial-wrong-core = 真ん中の宝石には打てません。
tutorial-wrong-occupied = そこにはもう石があります。
tutorial-wrong-flips-nothing = そこでは何も裏返りません。
tutorial-wrong-ko = そこに置くと前の局面に戻ります。
tutorial-wrong-same-call = さっきと同じ色なので、今度はもう一方をコールします。
tutorial-tap-the-glow = 光るマスをタップしましょう。
tutorial-tap-a-dot = 点のあるマスをタップしましょう。
tutorial-puzzles = はじめてのパズル
