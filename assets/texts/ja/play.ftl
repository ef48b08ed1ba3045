## The Play screen and what opens over it.

play-pause = 中断して戻る
play-leave-series = 連戦をやめる
play-pause-word = 中断
play-leave-word = やめる
play-menu = 対局メニュー
play-help = ヘルプ
play-quit = 投了する
play-undo = 待った
play-undo-left = 待った · { $count }
play-undo-asked = { $who ->
    [black] 黒が待ったをお願いしています
    [white] 白が待ったをお願いしています
   *[named] { $name }さんが待ったをお願いしています
}
play-undo-agree = いいですよ
play-undo-refuse = このまま続ける
play-hint = ヒント
play-hint-free = ヒント · { $count }
play-hint-sought = いい手を探しています…
play-hint-place = ヒント：{ $cell ->
    [here] ここ
   *[other] { $cell }
}
play-hint-star = ヒント：{ $cell ->
    [here] ここ
   *[other] { $cell }
}{ $call ->
    [black] 、黒をコール
    [white] 、白をコール
   *[none] {""}
}（{ $gain }）
play-hint-captures = { $count }個取れます
play-hint-tip = 星の先端が取れます
play-hint-flips = { $count }個裏返ります
play-hint-title = それでもヒントを見ますか？
play-hint-text = このヒントを使うと、勝っても練習扱いで、クリア・昇格・成績の対象外です。負けは成績に残ります。
play-hint-confirm = ヒントを見る
play-hinted = ヒント使用
play-hinted-win = ヒントを使ったので、練習扱いの勝ちです。
play-read = 局面を読み上げる
play-over = 対局終了
play-replay = { $number }手目 / 全{ $count }手：タップで検討
play-thinking = { $who }が考えています
play-series = { $won }{"\u2060"}–{"\u2060"}{ $lost }、{ $target }勝先取
play-reverse-game = 第{ $number }局（全2局）
play-panel = { $name }、{ $color ->
    [black] 黒
   *[white] 白
}：{ $total }点、盤上{ $board }個、取った石{ $captured }個
play-game-total = 第{ $number }局：{ $total }
play-game-score = 第{ $number }局：{ $one }{"\u00A0"}–{"\u00A0"}{ $two }
play-blocked = コウ：{ $cell ->
    [here] そこ
   *[other] { $cell }
}に打つと前と同じ局面になります。
play-blocked-why = コウとは？
play-call-title = CPの色をコールしてください
call-made = { $who ->
    [you] { $color ->
        [black] 黒をコール
       *[white] 白をコール
    }
    [cpu] { $name }が{ $color ->
        [black] 黒をコール
       *[white] 白をコール
    }
    [black] 黒番が{ $color ->
        [black] 黒をコール
       *[white] 白をコール
    }
    [white] 白番が{ $color ->
        [black] 黒をコール
       *[white] 白をコール
    }
   *[named] { $name }さんが{ $color ->
        [black] 黒をコール
       *[white] 白をコール
    }
}
call-only-black = 白では1個も裏返りません
call-only-white = 黒では1個も裏返りません
call-same = どちらをコールしても同じです
call-preview-black = 黒を{"\u200B"}コール{"\u200B"}すると
call-preview-white = 白を{"\u200B"}コール{"\u200B"}すると
play-call-cancel = 打ち直す
play-call-does = { $flips }個裏返す{ $captured ->
    [0] {""}
   *[other] 、{ $captured }個取る
}
play-call-blocked = コウで選べません
play-call-flips-nothing = 1個も裏返りません
play-go-on = タップして続ける
play-hand-over = 画面をタップして続ける
play-notice-never = 今後は表示しない
play-quit-title = 投了すると負けになります。投了しますか？
play-quit-title-free = この対局を投了しますか？
play-quit-title-people = { $people }の対局を投了しますか？
play-quit-text-free = 成績には数えません。
play-quit-confirm = 投了する
play-keep-playing = 対局を続ける
play-leave-title = やめると連戦は終わり、不合格になります。やめますか？
play-leave-confirm = やめる
play-help-title = かんたんルール
play-help-flip = 置いた石と自分の別の石で相手の石を一直線にはさむと、すべて裏返ります。
play-help-call = 真ん中の宝石、CPを通る列では、黒か白をコールします。CPは、次にコールされるか、裏返るか、取られるまで、その色のままです。
play-help-capture = 相手の石をすっかり囲むと取れます。1個1点です。盤の端は囲みになりません。
play-help-pass = 打てるマスがなければパスになります。
play-help-ko = コウ：前にあった局面に戻る手は打てません。ほかに打ったあとなら、そこにまた打てます。
play-help-score = 合計（盤上の石＋取った石）の多いほうが勝ちです。同じなら、取った石の多いほうが勝ちます。
play-help-all = 詳しいルール
play-ko-title = コウ
play-ko-text = この対局で一度現れた局面に戻る手は打てません。
play-ko-elsewhere = ずっと打てないわけではありません。ほかに打って盤の形が変われば、そのマスにまた打てます。
play-ko-end = 打てるマスがすべてコウにかかるときは、例外としてどれかを打てます。そのすぐ次の番もすべてコウなら、対局は終わりです。
play-col-board = 盤上
play-col-captured = 取った石
play-col-total = 合計
play-decided-captures = 合計が同じ：取った石の多いほうの勝ちです。
play-decided-level = 合計も取った石も同じです。
play-decided-ko = コウで終局しました。
play-player-one = プレイヤー1
play-player-two = プレイヤー2
play-next-game = 次の対局
play-again = もう一局
play-share = 共有
play-close-home = 今日に戻る
play-close-calendar = カレンダーに戻る
play-panel-points = { $name }、{ $color ->
    [black] 黒
   *[white] 白
}：{ $score }
play-copy-moves = 棋譜をコピー
play-copy-sheet = 表でコピー
play-absence-title = 離れていた時間を含めますか？
play-absence-text = { $color ->
    [black] 黒
   *[white] 白
}の番のまま{ $time }離れていました。
play-absence-go-on = 含めずに続ける
play-absence-count = 時間に含める
play-resign = 投了する
play-resign-title = この対局を投了しますか？
play-resign-text = 相手の勝ちになります。
play-place = { $cell ->
    [here] ここ
   *[other] { $cell }
}に打つ
play-place-cancel = やめる
play-refused = { $cell ->
    [here] そこには打てません
   *[other] { $cell }
}：{ $why }
play-why-no-move = 着手ではありません。
play-why-over = 対局はもう終わっています。
play-why-off-board = 盤の外です。
play-why-occupied = もう石があります。
play-why-not-in-the-middle = 最初の4個は中央に置きます。
play-why-flips-nothing = そこでは1個も裏返りません。
play-why-no-pass = ここではパスできません。
play-why-no-liberty = 呼吸点がなくなる着手禁止点です。
play-why-button-taken = ボタンはもう取られています。
play-why-button-there = ボタンが残っている間はパスできません。
play-why-handicap = 先に置き石を置きます。
play-why-not-stopped = 双方がパスしてからです。
play-why-no-stone = 石がありません。

## Praise after good moves. Short, and never with an exclamation mark.

praise-capture-1 = うまく囲みました。
praise-capture-2 = いい取り方です。
praise-capture-3 = { $points }点の収穫です。
praise-move-1 = いい手です。
praise-move-2 = 鋭い一手です。
praise-move-3 = うまい手です。
