## A board of one's own.

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
editor-play-text = 誰と対局しますか？自分で作った局面の対局は、成績に数えません。
editor-own = あなたの色
editor-mode = 先生をつけるか
editor-mode-cpu = 対局
editor-mode-practice = 練習
editor-worth = 形勢は？
editor-puzzle = パズルになる？
editor-stop = 中止
editor-thinking = 調べています…
editor-proving = 証明しています…
editor-unknown = この局面については判断できません。
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

## 課題集：保存した局面で作り、順に解くか対局して、結果を返します。

set-title = 課題集
set-none = 課題集は、ひとことを添えた局面の集まりです。送られてきたものは、リンクか、貼り付けた文章か、ファイルから開けます。作るときは、「保存した対局」の局面から選びます。
set-make = 課題集を作る
set-choose = 解いてほしい順に局面をタップしてください。
set-cancel = 作るのをやめる
set-size-none = まだ局面がありません
set-size = { $count }局面、{ $most }文字のうち{ $letters }文字
set-size-file = { $count }局面：メッセージには長すぎるので、テキストファイルで送ります。
set-size-no = { $count }局面：一つの課題集には多すぎます。
set-send = 課題集を送る
set-file = 課題集のテキスト
set-line = 解くか対局する{ $count }局面の課題集です。ReverStarGoでリンクを開くか、この文章を貼り付けてください。
set-next = 次の局面
set-back = 課題集へ
set-board = 局面{ $number }
set-made = あなたが作った課題集です。返ってきた結果はここに並びます。
set-kind-game = { $color ->
    [black] 黒番から、{ $cpu }と対局
   *[white] 白番から、{ $cpu }と対局
}
set-kind-unproved = パズルになるか調べています…
set-kind-picture = 見るだけの局面です。ここからは打てません。
set-done-open = 未挑戦
set-done-tried = 未正解、間違い{ $wrong }回
set-done-shown = { $wrong ->
    [0] 答えを見ました
   *[other] 間違い{ $wrong }回のあと、答えを見ました
}
set-done-solved = { $wrong ->
    [0] 一回目で正解
   *[other] 間違い{ $wrong }回のあと正解
}
set-done-helped = { $wrong ->
    [0] ヒントを見て正解
   *[other] 間違い{ $wrong }回のあと、ヒントを見て正解
}
set-done-won = { $told ->
    [yes] { $cpu }に{ $margin }差で勝ち
   *[no] { $cpu }に勝ち
}
set-done-lost = { $told ->
    [yes] { $cpu }に{ $margin }差で負け
   *[no] { $cpu }に負け
}
set-done-drawn = { $cpu }と引き分け
set-done-with-hint = { $ended }（ヒントあり）
set-done-two = { $winner ->
    [black] 2人で対局：{ $told ->
        [yes] { $margin }差で黒の勝ち
       *[no] 黒の勝ち
    }
    [white] 2人で対局：{ $told ->
        [yes] { $margin }差で白の勝ち
       *[no] 白の勝ち
    }
   *[none] 2人で対局：引き分け
}
set-send-back = 結果を返す
set-named = この名前で送ります：{ $name }
set-nameless = 名前なしで送ります。名前は設定で決められます。
set-answer-line = { $named ->
    [yes] { $name }さん：{ $count }局面のうち{ $good }局面が正解か勝ち。
   *[no] { $count }局面のうち{ $good }局面が正解か勝ち。
}ReverStarGoでリンクを開くか、この文章を貼り付けてください。
set-good = { $count }局面のうち{ $good }局面が正解か勝ち
set-answers = 返ってきた結果
set-answers-none = まだ何も返ってきていません。相手のリンクを開くか、文章を貼り付けてください。
set-about = 相手が送ってきたままの内容で、確認はしていません。
set-unknown = この端末にない課題集への結果なので、局面は表示できません。
set-others = ほかの課題集
set-count = { $count }局面
set-done-count = { $done }局面済み
set-answers-count = 返信{ $count }件
set-open-file = ファイルを開く
set-forget = この課題集を削除
set-forget-title = この課題集を削除しますか？
set-forget-text = 解いた記録と、返ってきた結果も削除されます。
