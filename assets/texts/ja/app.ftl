## Words that every screen shares: buttons, colours, levels, notices.

color-black = 黒
color-white = 白
level-1 = Lv.1
level-2 = Lv.2
level-3 = Lv.3
level-4 = Lv.4
level-5 = Lv.5
level-6 = MAX
level-7 = FINAL
level-expert = Lv.6
level-oracle = Oracle
level-1-name = 入門
level-2-name = 初級
level-3-name = 中級
level-4-name = 上級
level-5-name = 強豪
level-expert-name = 玄人の打ち筋
app-connection-lost = ゲームとの接続が切れました。つながりしだい再開します。
app-elsewhere-title = ほかの場所で開いています
app-elsewhere-text = 最後に開いたタブやウィンドウで動いています。データは失われていません。
app-elsewhere-take = ここで遊ぶ
app-broken = ゲームが止まりました。遊んだ内容は保存されています。このページを閉じて、もう一度開いてください。
app-cut-off = ゲームを表示できなくなりました。遊んだ内容は保存されています。アプリを終了して、もう一度開いてください。
app-cannot-start-title = ゲームを始められません
app-cannot-start-text = この端末にデータを保存できる場所がありません。空き容量を増やすか端末を再起動してから、もう一度アプリを開いてください。
app-doorstep-title = 別のサイトがこのページを開きました
app-doorstep-text = 対局に影響はありません。遊びますか？
app-doorstep-enter = ReverStarGoを開く
app-in-use-text = 別のウィンドウですでに開いているため、ここでは保存できません。このウィンドウを閉じて、そちらで続けてください。
app-opening = ゲームを読み込んでいます…
app-opening-broken = ゲームを起動できませんでした。もう一度お試しください。
app-opening-damaged = この端末にあるゲームのファイルの一部が、壊れているか、足りません。通信状態を確かめて、もう一度お試しください。ダウンロードし直します。これまでのデータは別に保存されています。
app-opening-failed = ゲームを読み込めませんでした。通信状態を確かめて、もう一度お試しください。
app-opening-old = このブラウザーは古いため、ゲームを動かせません。新しいブラウザーでお試しください。
app-opening-script = このゲームにはJavaScriptが必要です。このページで許可してください。
app-page-text = 六芒星の盤で、相手の石を裏返したり、囲んで取ったりするゲームです。
app-shortcut-continue = 続きから
app-shortcut-puzzle = パズル
app-silent-title = 保存したデータを読み込めません
app-silent-text = ブラウザーから応答がありません。もう一度試すか、ブラウザーのウィンドウをすべて閉じて開き直してください。保存せずに遊ぶと、これからの内容は残りません。これまでに保存したデータはそのまま残ります。
app-try-again = もう一度試す
app-silent-without = 保存せずに遊ぶ
app-deleted-title = 保存したデータが削除されました
app-deleted-text = ブラウザーが保存データを削除しましたが、このページにはすべて残っています。もう一度保存しますか？その後に別のタブで遊んだ場合は、保存しないでください。
app-deleted-restore = もう一度保存する
app-deleted-leave = 保存せずに最初から
app-back = 戻る
app-cancel = キャンセル
app-close = 閉じる
app-copied = コピーしました
app-not-copied = コピーできませんでした
app-thinker-late = CPUをダウンロードしています。しばらく待つか、接続を確認してください。
app-rest-late = ゲームの残りをダウンロードしています。しばらく待つか、接続を確認してください。
app-late = ダウンロードしています…
app-late-failed = ダウンロードできませんでした。通信状態を確かめて、もう一度お試しください。
app-language-late = { $language }はまだダウンロードできていません。接続が戻り次第、切り替わります。
who-you = あなた
who-turn = { $who ->
    [you] あなたの番です
    [black] 黒の番です
    [white] 白の番です
    [cpu] { $name }の番です
   *[named] { $name }さんの番です
}
who-passes = { $who ->
    [you] 打てるマスがありません。パスになります
    [black] 黒は打てるマスがありません。白が続けて打ちます
    [white] 白は打てるマスがありません。黒が続けて打ちます
    [cpu] { $name }は打てるマスがありません。続けてあなたの番です
   *[named] { $name }さんは打てるマスがありません
}
who-next = { $who ->
    [black] 次は黒の番です
    [white] 次は白の番です
    [cpu] 次は{ $name }の番です
   *[named] 次は{ $name }さんの番です
}
who-wins = { $who ->
    [you] あなたの勝ち
    [cpu] { $name }の勝ち
    [black] 黒の勝ち
    [white] 白の勝ち
    [one] プレイヤー1の勝ち
    [two] プレイヤー2の勝ち
   *[named] { $name }さんの勝ち
}
who-draw = 引き分け
app-erase-title = すべて消去しますか？
app-erase-text = ランク、成績、トロフィー、保存した対局、設定がこの端末から消えます。30日以内なら「設定」から元に戻せます。
app-erase-export = 先に書き出す
app-erase-agree = 長押しせずに消去する
app-erase-hold = 長押しで消去
app-erase-confirm = すべて消去
app-import-title = データを置き換えますか？
app-import-text = 現在：{ $now }。読み込み後：{ $then }。現在のデータは先にファイルに保存されます。
app-import-profile = { $name }、{ $rank }、{ $count }戦
app-import-gives-up = 中断中の対局は終わります。成績には数えません。
app-import-gives-up-loses = 中断中の対局は終わり、負けになります。
app-import-confirm = 置き換える
app-take-back-title = 消去したデータを元に戻しますか？
app-take-back-text = 現在：{ $now }。戻した後：{ $then }。現在のデータは先にファイルに保存されます。
app-take-back-confirm = 元に戻す
app-trouble-cannot-save = 今はデータを保存できません。対局は続けられます。
app-trouble-older-copy = 最新のデータが読めなかったため、一つ前のデータを使います。何も削除していません。
app-trouble-started-anew = 保存したデータが読めませんでした。元のデータは別に残し、最初から始めます。
app-trouble-too-old = データは、このアプリではもう読めない古いバージョンで保存されたものです。元のデータは別に残し、最初から始めます。
app-trouble-newer-version = データは新しいバージョンのアプリで保存されたものです。そのまま残し、ここでは何も保存しません。
app-trouble-match-lost = 中断中の対局を再開できませんでした。
app-trouble-games-lost = 保存した対局が読めなかったため、別に残しました。
app-trouble-cannot-keep-games = 今は対局を保存できません。アプリを閉じるまではここに残ります。
app-trouble-newer-games = 保存した対局は新しいバージョンのアプリのものです。そのまま残し、新しい対局は保存しません。
app-trouble-not-imported = 現在のデータをファイルに保存できなかったため、置き換えませんでした。
app-trouble-not-erased = すべては消去できませんでした。一部がアプリのデータフォルダーに残っています。
app-trouble-nothing-erased = 先にデータを取っておけなかったため、何も消去していません。
app-trouble-erased-lost = 消去したデータを読み取れませんでした。何も変更していません。
app-trouble-copy-set-aside = 予備のデータを読み取れなかったため、別の場所に移しました。失われたものはありません。
app-step-undone = アプリで問題が起きたため、直前の操作を取り消しました。このまま続けられます。念のため、データを書き出しておくと安心です。
app-sheet-lower = 盤面を見る
app-sheet-raise = 結果を見る
app-series-left = 連戦はここまでです。いつでもまた挑戦できます。
app-no-game-waits = 中断中の対局はありません。ここから始められます。
app-nothing-counted = 成績には数えません。
app-places = メニュー
tab-today = 今日
tab-play = 対局
tab-puzzles = パズル
tab-you = マイページ

## Months, weekdays and how a date is put together.

date-full = { $year }年{ $month }{ $day }日{ $weekday }
date-short = { $year }年{ $month }{ $day }日
date-day = { $month }{ $day }日
date-month = { $year }年{ $month }
date-hour = { $hour }:00

month-1 = 1月
month-2 = 2月
month-3 = 3月
month-4 = 4月
month-5 = 5月
month-6 = 6月
month-7 = 7月
month-8 = 8月
month-9 = 9月
month-10 = 10月
month-11 = 11月
month-12 = 12月

weekday-0 = 日曜日
weekday-1 = 月曜日
weekday-2 = 火曜日
weekday-3 = 水曜日
weekday-4 = 木曜日
weekday-5 = 金曜日
weekday-6 = 土曜日

weekday-short-0 = 日
weekday-short-1 = 月
weekday-short-2 = 火
weekday-short-3 = 水
weekday-short-4 = 木
weekday-short-5 = 金
weekday-short-6 = 土

## The web page: to the home screen, and links that open it in a browser.

install-title = ホーム画面に追加できます
install-text = アプリのように開けて、オフラインでも遊べます。データも残ります。
install-do = ホーム画面に追加
install-step-share = 「共有」をタップ（なければ先に「⋯」）
install-step-add = 「ホーム画面に追加」をタップ
install-forgets = このブラウザーは、しばらくするとデータを消すことがあります。書き出しておけば手元に残ります。
install-offline = オフラインでも遊べます
guest-title = ここで遊びますか？
guest-text = このブラウザーではまだ遊んでいません。アプリやホーム画面のReverStarGoがあれば、リンクはそちらで開けます。
guest-here = ここで遊ぶ
guest-app = アプリで開く
guest-copy = ホーム画面のアプリ用にコピー
install-bring = これまでのデータを引き継ぐ
install-bring-text = ブラウザーから引き継ぐには、そちらで「マイページ」→「設定」→「データを書き出す」→「コピー」をタップします。
