### The tutorial: seven steps, one idea each.

tutorial-title = チュートリアル
tutorial-step = ステップ { $number } / { $count }
tutorial-next = 次へ
tutorial-skip = 飛ばす
tutorial-finish = 完了
tutorial-back = 前へ
tutorial-again = もう一度
tutorial-watch = 見る
tutorial-watch-stop = 見るのをやめる


tutorial-star-title = 星
tutorial-star-task = 37のマスのうち、ひとつだけ特別なマスがあります。真ん中のコアポイントです。タップしてください。
tutorial-star-done = それがコアポイント（CP）です。石を置くことはできませんが、どちらの味方にもなります。

tutorial-bracket-title = 1個裏返す
tutorial-bracket-task = あなたは黒です。新しい石と自分の石で白石をはさめるよう、印のあるマスをタップしてください。
tutorial-bracket-done = はさまれた白石が裏返りました。1手で必ず1個以上裏返します。

tutorial-lines-title = いくつもの方向に
tutorial-lines-task = 1手で6つの方向すべてを裏返せます。白石を3個裏返せるマスを見つけてください。
tutorial-lines-done = 1手で3列です。

tutorial-capture-title = 囲んで取る
tutorial-capture-task = 囲まれた石は取られます。白のB4は、まわりがあと1個で全部黒になります。その1個を裏返して、囲みを閉じてください。
tutorial-capture-done = 取りました。石は盤から離れ、あなたの1点になります。空いたマスにはまた打てます。C8はふさがれていますが、壁は囲みにならないので残ります。

tutorial-call-title = コール
tutorial-call-task = この列はコアポイントを通るので、CPの色をあなたが決めます。B9をタップして、色をコールしてください。
tutorial-call-half-black = 黒をコールしました。CPはあなたの石になり、白石が1個裏返りました。今度は白だとどうなるか、見てみましょう。
tutorial-call-half-white = 白をコールしました。CPと、その先の石も裏返りました。今度は黒だとどうなるか、見てみましょう。
tutorial-call-other = 同じ局面です。B9をタップし、今度は{ $color ->
    [black] 黒
   *[white] 白
}をコールしてください。
tutorial-call-done = 相手の色をコールすると、CPは列の一部になり、いっしょに裏返りました。どちらがよいかは盤しだい。よく見てからコールしましょう。

tutorial-count-title = 終わり
tutorial-count-task = 残りは1マス。最後の石を置くと、点を数えます。
tutorial-count-done = 黒は盤上に{ $board }個、取った石が{ $captured }個で、合計{ $total }点。白は{ $other }点。黒の勝ちです。

tutorial-play-title = 短い対局
tutorial-play-task = これで全部です。この対局を最後まで打ってみましょう。あなたが黒、CPがLv.1で白です。
tutorial-play-won = { $black }対{ $white }であなたの勝ちです。さあ、はじめての対局へ。
tutorial-play-lost = 今回は{ $white }対{ $black }でCPの勝ちです。もう一度打っても、このまま対局へ進んでもかまいません。
tutorial-play-drawn = { $black }対{ $white }の引き分けです。もう一度打っても、このまま対局へ進んでもかまいません。

tutorial-hint-not-core = それは{ $cell }です。コアポイントは星の真ん中です。
tutorial-hint-core = コアポイントに石は置けません。印のあるマスを試してください。
tutorial-hint-occupied = { $cell }にはもう石があります。空いているマスを選んでください。
tutorial-hint-flips-nothing = { $cell }では何も裏返りません。ほかの黒石との間に、白石を1個以上はさんでください。
tutorial-hint-needs-call = { $cell }はコアポイントを通して裏返す手です。ステップ5で出てきます。今は別のマスを選んでください。
tutorial-hint-one-row = { $cell }で裏返るのは1方向だけです。白の列が3本集まるマスを探してください。
tutorial-hint-no-capture = { $cell }でも裏返りますが、取ることはできません。B4を囲む輪の中で白いのは1個だけ。それを裏返す手はどこでしょう。
tutorial-hint-wall = C8はふさがりますが、壁に触れています。壁は囲みになりません。B4のほうを見てください。
tutorial-hint-no-choice = { $cell }も打てますが、色を選ぶ手ではありません。B9をタップしてください。
tutorial-hint-same-call = それはもう見ました。今度はもう一方の色をコールしてください。
tutorial-hint-ko = コウ：{ $cell }に置くと前の局面に戻ります。別のマスを選んでください。
