### Words that every screen shares: buttons, colours, levels, notices.

color-black = 黒
color-white = 白
level-1 = Lv.1
level-2 = Lv.2
level-3 = Lv.3
level-4 = Lv.4
level-5 = Lv.5
level-6 = MAX
level-7 = FINAL
level-oracle = Oracle
level-1-name = 入門
level-2-name = 初級
level-3-name = 中級
level-4-name = 上級
level-5-name = 強豪
app-connection-lost = ゲームとの接続が切れました。ゲームが応答すると、同じところから続きます。
app-elsewhere-title = ほかの場所で開いています
app-elsewhere-text = 最後に開いたタブかウィンドウで続いています。失われたものはありません。
app-elsewhere-take = ここで遊ぶ
app-in-use-text = 別のウィンドウで開いているため、ここでは保存できません。このウィンドウを閉じて、そちらで続けてください。
app-back = 戻る
app-cancel = キャンセル
app-close = 閉じる
app-copied = コピーしました
app-not-copied = コピーできませんでした
who-you = あなた
who-cpu = CPU
who-turn-you = あなたの番です
who-turn = { $who ->
    [black] 黒の番です
    [white] 白の番です
    [cpu] CPUの番です
   *[named] { $name }さんの番です
}
who-passes-you = 打てるマスがないのでパスです
who-passes = { $who ->
    [black] 黒は打てるマスがないのでパスです
    [white] 白は打てるマスがないのでパスです
    [cpu] CPUは打てるマスがないのでパスです
   *[named] { $name }さんは打てるマスがないのでパスです
}
who-next = { $who ->
    [black] 次は黒の番です
    [white] 次は白の番です
    [cpu] 次はCPUの番です
   *[named] 次は{ $name }さんの番です
}
app-erase-title = すべて消去しますか
app-erase-text = ランク、成績、トロフィー、保存した対局、設定を、この端末から消します。
app-erase-confirm = 消去
app-erase-again-title = 本当にすべて消去しますか
app-erase-again-text = 元に戻すことはできません。
app-erase-again-confirm = すべて消去
app-import-title = 記録を置き換えますか
app-import-text = 今：{ $now }。読み込み後：{ $then }。今の記録はファイルに残します。
app-import-profile = { $name }、{ $rank }、{ $count }戦
app-import-confirm = 置き換える
app-trouble-cannot-save = 今は記録を保存できません。対局は続けられます。
app-trouble-older-copy = 最後の保存を読めなかったので、ひとつ前のものを使います。何も消していません。
app-trouble-started-anew = 保存した記録を読めませんでした。別に取っておき、新しく始めます。
app-trouble-newer-version = 記録は新しい版のアプリのものです。そのまま残し、ここでは何も保存しません。
app-trouble-match-lost = 途中の対局を続けることができませんでした。
app-trouble-games-lost = 検討用に保存した対局を読み込めなかったため、別に保管しました。
app-trouble-cannot-keep-games = 今は検討用の対局を保存できません。アプリを閉じるまでは見られます。
app-trouble-newer-games = 検討用の対局は新しい版のアプリのものです。そのまま残し、ここでは新たに保存しません。
app-trouble-not-imported = 今の記録を先にファイルに残せなかったため、何も置き換えていません。
app-trouble-not-erased = 一部を消せませんでした。アプリのデータフォルダーに残っています。
