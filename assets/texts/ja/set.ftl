### 課題集：保存した局面で作り、順に解くか対局して、結果を返します。

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
set-done-open = まだです
set-done-tried = 未解決、まちがい{ $wrong }回
set-done-shown = { $wrong ->
    [0] 答えを見ました
   *[other] まちがい{ $wrong }回のあと、答えを見ました
}
set-done-solved = { $wrong ->
    [0] 一回目で正解
   *[other] まちがい{ $wrong }回のあと正解
}
set-done-helped = { $wrong ->
    [0] ヒントを見て正解
   *[other] まちがい{ $wrong }回のあと、ヒントを見て正解
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
