## リバーシ碁のルール。図は、ルールどおりに打った対局から描かれます。

go-rules-title = リバーシ碁のルール

go-goal-title = 1分でわかるルール
go-goal-1 = 2人が交互に、碁盤の交点に石を打ちます。相手の一団を囲んで呼吸点をすべてふさぐと、その一団がまるごと裏返って自分の石になります。囲碁なら取り上げるところですが、リバーシ碁では石は盤に残ります。
go-goal-2 = 終局のとき、盤上の自分の石と、自分の石だけで囲んだ地を合わせて数え、多いほうが勝ちです。

go-board-title = 盤と手番
go-board-1 = 盤は9路（9×9）です。19路までのどの大きさでも打てます。列は左からiも含めてa、b、c…、行は上から1、2、3…と呼びます。はじめは盤に石がなく、横にボタンが1つあります。先手は黒です。
go-picture-start = 9路盤のはじまり。
go-board-2 = 手番では、次の3つから1つを選びます。空いている点に石を打つ。ボタンがまだ残っていれば、それを取る。ボタンが取られたあとなら、パスする。

go-liberty-title = 一団と呼吸点
go-liberty-1 = 線に沿って隣り合う同じ色の石は、つながって一団になります。ななめはつながりません。一団に線で隣り合う空いた点を、その一団の呼吸点といいます。
go-picture-liberties = 黒3子の一団。枠の5つの点が呼吸点です。ほかの2つは白がふさいでいます。

go-flip-title = 裏返す
go-flip-1 = 石を打つと、呼吸点のなくなった相手の一団が、すべて同時に裏返ります。
go-picture-flip-before = 中央の白2子の呼吸点は、枠の1点だけです。黒がそこに打とうとしています。
go-picture-flip-after = 白2子が裏返り、まわりの石とつながって黒8子の一団になりました。
go-flip-2 = 1手で、いくつもの一団が裏返ることもあります。
go-picture-two-flipped = 黒がe5に打ち、2つの一団が裏返りました。
go-flip-3 = 石は盤から減らないので、同じ局面に戻ることはありません。コウもありません。
go-legend-flipped = 丸：今打った石。枠：裏返った石。

go-forbidden-title = 着手禁止点
go-forbidden-1 = 裏返したあとに、打った石の一団の呼吸点が残らなければなりません。ひとつも残らない点には打てません。
go-picture-no-liberty = 黒は枠の点に打てません。呼吸点がなく、裏返る石もないからです。
go-forbidden-2 = 裏返る石があっても、それだけでは打てません。
go-picture-still-no-liberty = 黒はa1にも打てません。a2の白は裏返りますが、つながった黒全体に呼吸点がひとつも残らないからです。
go-picture-allowed = 白はa1に打てます。黒4子が裏返り、つながった白の一団には呼吸点があります。

go-button-title = ボタン
go-button-1 = 石を打つ代わりに、ボタンを取ることができます。ボタンは半目になります。取れるのはどちらか一方だけで、あとから返すことはできません。
go-button-2 = ボタンが残っている間は、どちらもパスできません。半目は必ずどちらかに付くので、引き分けはありません。

go-stop-title = 終局
go-stop-1 = パスが2回続くと、対局はいったん止まります。そこで双方は、打ち続ければ裏返される一団に、死に石の印を付けられます。双方が合意すると、印の付いた石は打ち進めずに裏返り、終局となります。
go-picture-lost = 双方がパスしたところ。枠の白1子は死に石で、双方がそれを認めています。
go-picture-agreed = その石が裏返りました。小さな四角は地です。黒は石10、地35、ボタンの半目で45目半。白は石9、地27、コミ7で43目。黒の2目半勝ちです。
go-stop-2 = 合意しないときは、手番の側から打ち続けます。そのあと1手も打たずに双方がまたパスすると、盤面のまま数えます。ですから、合意できなかったときは、死に石を裏返してからパスしましょう。
go-stop-3 = CPUとの対局でも同じです。CPUは死に石と見た一団に印を付け、あなたの判断が違えば、打ち続けて確かめます。投了もできます。

go-score-title = 数え方
go-score-1 = 盤上の自分の石1つが1目、自分の地の1点が1目です。ひとつながりの空点で、接している石がすべて自分の色のところが、自分の地です。
go-score-2 = 両方の色に接している空点や、どの石にも接していない空点は「ダメ」で、どちらにも数えません。
go-picture-neutral = 枠の点は黒と白の間にあるダメです。
go-score-3 = これに、ボタンを取った側は半目、白はコミを加えます。置き碁では、黒から引く目数もあります。

go-komi-title = コミと置き石
go-komi-1 = 先に打つ黒が有利なので、白にはコミが付きます。コミは対局前に決める整数の目数で、ふつうは7目です。
go-komi-2 = 力の差があるときは置き碁にできます。2子から9子までの置き石を決め、黒がその数だけ続けて、好きな点に打ってから白の番になります。その間、ボタンやパスは選べません。黒の目数からは、置き石の数より1少ない数を引きます。
go-picture-handicap = 3子の置き碁。黒が3手続けて打ち、白がc3に打ちました。

go-clock-title = 持ち時間
go-clock-1 = 時計を使って打つこともできます。持ち時間は1局を通して双方同じで、手番の側の時間だけが進みます。時間がなくなると、盤面にかかわらず負けです。

go-record-title = 棋譜
go-record-1 = 対局は、手を空白で区切って順に書き、最後に合意した死に石を書きます。たとえば e5 c3 button pass pass agreed c3 となります。この棋譜はコピーでき、貼り付ければそこから続きを打てます。

## Beside the board of Reversi Go: passes and the button, the stop at which both agree on what is lost, and the count.

beside-take-button = ボタンを取る
beside-button-note = 石の代わりに½目
go-first-komi = 後手の白には{ $points }目（コミ）が加わります。
go-first-lesson = はじめての方へ：短い5つのレッスン
beside-pass = パス
stop-agree = 合意する
stop-resume = 打ち続ける
beside-hint-button = ヒント：ボタンを取る
beside-hint-pass = ヒント：パス
beside-passed = { $who ->
    [you] あなたがパスしました
    [cpu] { $name }がパスしました
    [black] 黒がパスしました
    [white] 白がパスしました
   *[named] { $name }さんがパスしました
}
beside-took-button = { $who ->
    [you] あなたがボタンを取りました
    [cpu] { $name }がボタンを取りました
    [black] 黒がボタンを取りました
    [white] 白がボタンを取りました
   *[named] { $name }さんがボタンを取りました
}
beside-turn = { $what }。{ $turn }
beside-pass-ends = { $passed }。続けてパスすると今の盤面のまま数えます
stop-cpu-plays-on = CPUは死活の判断が違うので打ち続けます
stop-touch = 双方パス。死に石をタップしてください
stop-waits = CPUが死に石を調べています
stop-differs = 枠の石はCPUと判断が違います
stop-opinion = { $count ->
    [0] CPUは死に石はないと見ています
   *[other] CPUは印の{ $count }子を死に石と見ています
}
stop-as-counted = 合意すると：黒{ $black }、白{ $white }
stop-why = 理由を見る
stop-mark = 死に石とする
stop-to-mark = 双方パス。死に石をタップして確定してください
stop-sent = 死に石を示しました。相手の返事待ちです
stop-theirs = 相手は印の石を死に石と見ています
stop-other = 別の石に印を付けています
stop-goes-on = 続行します。{ $turn }
area-stones = 石{ $count }
area-territory = 地{ $count }
area-button = ボタン{ $points }
area-komi = コミ{ $points }
area-handicap = ハンデ{ $points }
area-row-stones = 石
area-row-territory = 地
area-row-button = ボタン
area-row-komi = コミ
area-row-handicap = ハンデ
area-row-total = 合計
stop-says-agreed = 死に石について合意しました。
stop-says-begun = 双方がパスしました。死に石に印を付けて、合意するか打ち続けてください。
stop-says-lost = 死に石：{ $cells }。
stop-says-none-lost = 死に石の印はありません。
stop-says-marked = { $cell }の石を死に石にしました。
stop-says-unmarked = { $cell }の石の印を外しました。
