### Games by message: two people, two phones.

messages-title = メッセージ対局
messages-none = 別の端末の相手と、メッセージで手を送り合って対局できます。新しく始めるか、届いた招待を下に貼り付けてください。
messages-new = 新しい対局
messages-group-me = あなたの番
messages-group-them = 相手の番
messages-group-over = 終局
messages-nameless = 相手
messages-unsent = 未送信
messages-parted = 2つの進行があります
messages-won = あなたの勝ち
messages-lost = あなたの負け
messages-drawn = 引き分け
messages-start = まだ手がありません
messages-moves = { $count }手
messages-delete = 削除
messages-text = 届いたメッセージを貼り付けてください
messages-paste = 貼り付け
messages-take = 対局を開く
messages-fault-missing = この文章に対局は含まれていません。
messages-fault-long = 文章が長すぎます。
messages-fault-newer = 新しいバージョンのアプリで作られたメッセージです。アプリを更新してください。
messages-fault-older = 古いバージョンのアプリで作られたメッセージです。二人とも最新のバージョンが必要です。
messages-fault-damaged = コードが途中で切れているか、改変されています。もう一度送ってもらってください。
messages-fault-illegal = このメッセージの{ $number }手目はルール上打てません。
messages-refused-another = このメッセージは別の対局のものです。
messages-refused-forks = この対局の進行が多すぎます。先に1つ選んでください。
messages-refused-full = 対局が多すぎます。先に1つ削除してください。
messages-refused-terms = コミが99目を超える対局への招待です。条件を変えて、もう一度送ってもらってください。
messages-told-older = このメッセージにはもう返信しています。返信をもう一度送れます。
messages-told-same = 新しい手はありません。
messages-told-own = あなたが送ったメッセージです。
messages-told-fork = { $number }手目からあなたの対局と違っています。両方の進行を上に表示しました。
messages-told-several = { $count ->
    [0] 新しい手はありません。
   *[other] { $count }局に新しい手があります。
}
messages-fork-text = { $number }手目から違っています。どちらを続けますか？
messages-fork-mine = あなたの進行（{ $count }手）
messages-fork-theirs = メッセージの進行（{ $count }手）
messages-fork-choose = これを続ける
messages-invite = 招待を送る
messages-send = 送る
messages-made = 打ちました。手を送りましょう。
messages-send-result = 結果を送る
messages-send-again = もう一度送る
messages-code = QRコード
messages-code-title = QRコードで送る
messages-code-text = 相手の端末のカメラで、このコードを読み取ってください。
messages-resign-title = この対局を投了しますか？
messages-resign-text = 相手の勝ちになります。
messages-resign-confirm = 投了する
messages-forget-title = この対局を削除しますか？
messages-forget-text = この端末からだけ削除されます。次のメッセージが届けば、また開けます。
messages-unanswered = 返信のない{ $count }局をすべて削除
messages-unanswered-title = 返信のない{ $count }局を削除しますか？
messages-unanswered-text = この端末からだけ削除されます。返信が届けば、また開けます。
messages-many-title = 知らない対局が{ $count }局あります。開きますか？
messages-many-text = すべて1つの文章に入っています。送り主を信頼できるときだけ開いてください。
messages-many-confirm = すべて開く
messages-uncounted = この端末に届いたときには終局していた対局です。成績には入っていません。
messages-count = 成績に加える
messages-line = { $named ->
    [no] { $game } { $number }手目。あなたの番です。
   *[yes] { $name }さんが{ $game }の{ $number }手目を打ちました。あなたの番です。
}
messages-line-over = { $named ->
    [no] { $game }の対局が終わりました。
   *[yes] { $name }さんから{ $game }の終局が届きました。
}
messages-line-invite = { $named ->
    [no] { $game }で対局しませんか？
   *[yes] { $name }さんから{ $game }の対局のお誘いです。
}
messages-how = 返事をするには、ReverStarGoアプリでリンクを開くか、このメッセージ全体をコピーして「メッセージ対局」に貼り付けてください。
messages-first = 相手の石をはさむと裏返ります。印のあるマスをタップして、手を送りましょう。
messages-from-board = 自分で作った局面から始まる対局です。成績には数えません。
messages-with-board = 作った局面から
