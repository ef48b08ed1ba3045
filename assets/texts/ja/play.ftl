### The Play screen and what opens over it.

play-pause = 中断して戻る
play-leave-series = 連戦をやめる
play-help = ヘルプ
play-quit = 対局をやめる
play-undo = 待った
play-hint = ヒント
play-hint-sought = よい手を探しています…
play-hint-place = ヒント：{ $cell }
play-hint-call-black = ヒント：{ $cell }、黒をコール
play-hint-call-white = ヒント：{ $cell }、白をコール
play-hint-title = ヒントを見ますか
play-hint-text = ヒントを見て勝っても、その日は達成にならず、ランクにも成績にも数えません。負けは数えます。
play-hint-confirm = ヒントを見る
play-hinted = ヒントあり
play-hinted-win = ヒントを見た勝ちなので、練習として扱います。
play-read = 局面を読み上げる
play-over = 対局終了
play-thinking = { $who }が考えています
play-series = { $won } – { $lost }、{ $target }勝先取
play-reverse-game = 2局のうち第{ $number }局
play-panel = { $name }、{ $color ->
    [black] 黒
   *[white] 白
}：{ $total }点、盤上{ $board }個、取った石{ $captured }個
play-on-board = 盤上 { $count }
play-captured = 取り { $count }
play-brought = ＋第1局の{ $count }
play-blocked = コウ：{ $cell }に置くと前の局面に戻ります。
play-blocked-why = コウとは
play-call-title = CPに何色をコールしますか
play-call-cancel = 石を戻す
play-call-does = { $flips }個裏返る{ $captured ->
    [0] {""}
   *[other] 、{ $captured }個取る
}
play-call-blocked = コウで選べません
play-go-on = タップして続ける
play-hand-over = 画面をタップして続ける
play-quit-title = やめると負けになります。よろしいですか。
play-quit-title-free = この対局をやめますか
play-quit-text-free = 成績には数えません。
play-quit-confirm = やめる
play-keep-playing = 対局を続ける
play-leave-title = 離れると連戦は終わり、不合格になります。離れますか。
play-leave-confirm = 離れる
play-replace-title = 中断した対局があります。あきらめて新しく始めますか。
play-replace-text = 成績には数えません。
play-replace-text-loses = 負けになります。
play-replace-confirm = あきらめる
play-help-title = ルールの要点
play-help-flip = 相手の石を、置いた石と別の自分の石で一直線にはさむと、すべて裏返ります。
play-help-call = コアポイントを通る手では、黒か白をコールします。CPはそれからその色になります。
play-help-capture = 盤の端に触れていない石をすっかり囲むと取れます。1個1点です。端は囲みになりません。
play-help-pass = 打てるマスがなければパスです。
play-help-score = 最後に盤上の石と取った石を合わせて数えます。同じなら、取った石の多いほうが勝ちです。
play-help-all = ルールをすべて見る
play-ko-title = コウ
play-ko-text = この対局で前にあった局面に戻る手は打てません。
play-ko-end = 打てるマスがすべてコウにかかるときは、例外としてどれかを打てます。例外のすぐ次もすべてコウにかかるなら、対局は終わりです。
play-result-draw = 引き分け
play-result-you-win = あなたの勝ち
play-result-you-lose = CPUの勝ち
play-result-wins = { $who ->
    [black] 黒の勝ち
    [white] 白の勝ち
    [one] 先のプレイヤーの勝ち
    [two] 後のプレイヤーの勝ち
   *[named] { $name }さんの勝ち
}
play-col-board = 盤上
play-col-captured = 取った石
play-col-total = 合計
play-decided-captures = 合計が同じなので、取った石の多いほうの勝ちです。
play-decided-level = 合計も取った石も同じです。
play-decided-leaving = 対局は途中で終わりました。
play-decided-ko = コウで終わりました。
play-player-one = 先のプレイヤー
play-player-two = 後のプレイヤー
play-next-game = 次の対局
play-again = もう一度
play-share = 共有
play-close-home = ホーム
play-close-calendar = カレンダーに戻る
