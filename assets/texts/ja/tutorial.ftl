### The lessons: one idea each, at most two short sentences a message.

tutorial-title = レッスン
tutorial-step = { $number } / { $count }
tutorial-step-spoken = レッスン { $number } / { $count }
tutorial-next = 次へ
tutorial-play = 本番の対局へ
tutorial-skip = スキップ
tutorial-back = 前のレッスン
tutorial-again = もう一度
tutorial-watch = お手本
tutorial-watch-stop = 止める

tutorial-flip-task = 光るマスをタップしましょう。あなたは黒です。
tutorial-flip-right = はさんだ石は裏返ります。1手で必ず1個以上裏返します。

tutorial-lines-task = 3列まとめて裏返しましょう。
tutorial-lines-right = 6方向すべてで裏返せます。

tutorial-call-task = 光るマスをタップしましょう。列が宝石（CP）を通るので、その色を黒とコールします。
tutorial-call-right = CPは黒になり、列の端になりました。
tutorial-call-wrong = 白のCPは列の端になりません。黒をコールしましょう。

tutorial-other-call-task = マスをタップして、たくさん裏返るほうをコールしましょう。
tutorial-other-call-right = 正解は白。CPもはさまれて黒になりました。
tutorial-other-call-wrong = 黒だと裏返る石が少なくなります。白をコールしましょう。

tutorial-capture-task = { $left ->
    [1] あと1個、裏返しましょう。
   *[other] 枠の付いた石のまわりの白を2個とも裏返しましょう。
}
tutorial-capture-right = まわり6個がすべて黒なので取れました。1点です。
tutorial-pair-task = { $left ->
    [1] あと1個、裏返しましょう。
   *[other] 枠の2個をまとめて取りましょう。
}
tutorial-pair-right = まとめて取れました。2点です。

tutorial-edge-task = 同じことを盤の端でも試しましょう。
tutorial-edge-right = 端にある石も、端に触れている一団も、取られません。裏返ることはあります。

tutorial-end-task = 最後の石を置きましょう。
tutorial-end-right = 盤上{ $board } + 取った石{ $captured } = { $total }点で、白の{ $other }点に勝ち。もう対局できます。


tutorial-reversi-flip-task = 光るマスに打って、枠の石をはさみましょう。あなたは黒です。
tutorial-reversi-flip-right = はさんだ石は裏返ります。1手で必ず1個以上裏返します。

tutorial-reversi-lines-task = 4列まとめて裏返しましょう。
tutorial-reversi-lines-right = ななめも入れて、8方向すべてで裏返せます。

tutorial-reversi-pass-task = 白の打てるマスをなくしましょう。
tutorial-reversi-pass-right = 白は何も裏返せないのでパスです。続けてあなたが打てます。

tutorial-reversi-corner-task = 隅を取りましょう。
tutorial-reversi-corner-right = 隅の石ははさまれないので、もう裏返りません。

tutorial-reversi-end-task = 最後の石を置きましょう。
tutorial-reversi-end-right = 石の多いほうが勝ち：{ $total }対{ $other }。もう対局できます。

tutorial-go-flip-task = 枠の一団の最後の呼吸点をふさぎましょう。あなたは黒です。
tutorial-go-flip-right = 呼吸点がなくなると、一団がまるごと裏返ります。

tutorial-go-groups-task = 1手で2つの一団を裏返しましょう。
tutorial-go-groups-right = 裏返った石は盤に残ります。石が減らないので、コウはありません。

tutorial-go-forbidden-task = 光る点に打って、白を裏返しましょう。枠の点は呼吸点がないので打てません。
tutorial-go-forbidden-right = 裏返って呼吸点ができたので、打てました。

tutorial-go-button-task = ボタンを取りましょう。これも1手です。
tutorial-go-button-right = ボタンは半目なので引き分けはありません。これでパスもできます。

tutorial-go-end-task = パスしましょう。白もパスし、境界は決まっています。
tutorial-go-end-right = パスが続くと終局、石と地で{ $total }対{ $other }。もう対局できます。

tutorial-wrong = { $reason }{ $advice }
tutorial-wrong-core = 真ん中の宝石には打てません。
tutorial-wrong-occupied = そこにはもう石があります。
tutorial-wrong-flips-nothing = そこでは何も裏返りません。
tutorial-wrong-ko = そこに打つと前の局面に戻ります。
tutorial-wrong-no-liberty = そこでは石の呼吸点がなくなります。
tutorial-wrong-elsewhere = 打てますが、ここで試すのは別の手です。
tutorial-tap-star = 光るマスをタップしましょう。
tutorial-tap-reversi = 光るマスをタップしましょう。
tutorial-tap-go = 光る点をタップしましょう。
tutorial-tap-the-button = 光るボタンをタップしましょう。
tutorial-tap-a-dot = 点のあるマスをタップしましょう。
