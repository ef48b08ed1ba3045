## The Rules screen: every rule a player meets, in the player's words. Pictures are drawn from engine positions.

rules-title = ルール
star-rules-title = ReverStarGoのルール
rules-jump = 目次
rules-tutorial = レッスン

rules-goal-title = 1分でわかるルール
rules-goal-1 = 2人が交互に、37マスの星形の盤に石を置きます。相手の石を一直線にはさむと裏返って自分の石になり、すっかり囲むと取ることができます。
rules-goal-2 = 最後に、盤上の石と取った石を合わせた点の多いほうが勝ちです。

rules-board-title = 盤
rules-board-1 = 星には37のマスがあります。真ん中の宝石がコアポイント（CP）です。はじめは空で、ここには誰も石を置けません。
rules-board-2 = マスの名前は、時計の文字盤のように決まっています。輪（真ん中の隣がA、外へB、C、星の6つの先端がD）と、何時の方向かで呼びます。10時はX、11時はJ、12時はQ。たとえばB4は、2番目の輪の4時の位置です。
rules-board-3 = はじめは、それぞれAの輪に3個ずつ石があります。黒が先手です。
rules-legend-flipped = 丸：今打った石。枠：裏返った石。
rules-legend-captured = 丸：今打った石。枠：取られた石。
rules-picture-board = 開始の局面。黒の番です。

rules-flip-title = 置いて裏返す
rules-flip-1 = 空いているマスに石を置き、別の自分の石との間に、相手の石をすき間なく一直線にはさみます。はさまれた石はすべて裏返り、自分の色になります。
rules-flip-2 = 方向は6つ。1手で、はさんだ方向すべてが裏返ります。裏返った石が、さらに別の石を裏返すことはありません。
rules-flip-3 = 1手で必ず1個以上を裏返さなければなりません。
rules-picture-flip-before = 黒がB2に打とうとしています。
rules-picture-flip-after = B2で、3つの方向の石が3個裏返りました。

rules-call-title = CPとコール
rules-call-1 = CPを通してはさめる手を打つときは、CPの色（黒か白）をコールします。それまで何があっても、CPはコールした色の石になり、そのあとで石が裏返ります。
rules-call-2 = 1個以上裏返るなら、どちらの色でもコールできます。片方しかできないときや、どちらでも同じになるときは、選ぶ必要がないので聞かれません。
rules-call-3 = CPの石は、次にコールされるか、裏返るか、取られるまで、そのまま残ります。ほかの石と同じように数えます。
rules-call-4 = 相手の色をコールするほうが得なこともあります。CPの石が、その先の石といっしょに裏返るからです。
rules-picture-call-black = 黒がB9に打って黒をコール。列はCPで終わり、1個裏返りました。
rules-picture-call-white = 同じ手で白をコール。CPも、その先の石も裏返りました。

rules-capture-title = 囲んで取る
rules-capture-1 = 裏返したあと、相手の石の一団がまわりをすべて自分の石で囲まれていれば、取ることができます。石は盤から取り除かれ、1個1点になります。空いたマスにはまた打てます。
rules-capture-2 = 盤の端は囲みになりません。盤の端に触れている一団は、決して取られません。盤の端に触れないのは13マスだけで、CP、Aの輪、Bの輪の偶数時のマスです。
rules-capture-3 = 囲みは、今打った手で完成しなければなりません。一団を囲む石のうち少なくとも1個が、新しく置かれたか、色が変わったばかりであることが必要です。前から囲まれていた一団は、そのまま残ります。
rules-capture-4 = CPの石も取ることができます。CPが空のときは、まわりの6個がその手ですべて自分の石になると1点です。
rules-picture-capture-before = 黒がB7に打って黒をコールしようとしています。
rules-picture-capture-after = 白のA9とAJが囲まれ、取られました。
rules-picture-capture-wall = 白のC8は、隣がすべて黒ですが、盤の端に触れているので残ります。
rules-picture-capture-core = 黒のB6で、空のCPを囲む輪が完成しました。1点です。
rules-picture-capture-protected = A3は、黒がCXに打つ前から囲まれていたので、残ります。

rules-pass-title = パス
rules-pass-1 = 打てるマスがひとつもないときはパスになり、相手が続けて打ちます。自分からパスすることはできません。
rules-picture-pass = ここでは黒に打てるマスがなく、パスです。

rules-ko-title = コウ：同じ局面には戻れない
rules-ko-1 = 取った石のマスにはまた打てるので、同じ形がくり返されることがあります。コウのルールは、この対局で前にあった局面に戻る手を禁じます。くらべるのは37マスの色だけで、どちらの番かは関係ありません。
rules-ko-2 = 盤の印の意味：
rules-ko-playable = 打てます。
rules-ko-one-call = 打てますが、2つのコールのうち片方はコウで選べません。
rules-ko-blocked = コウで打てません。どう打っても、前にあった局面に戻ります。
rules-ko-exception = コウにかかりますが、ほかに打てるマスがないので打てます。
rules-picture-ko-blocked = 白はA7に打てません。どちらのコールでも、前にあった局面に戻ります。
rules-picture-ko-one-call = A1で黒は黒をコールできますが、白のコールはコウで選べません。
rules-ko-5 = 打てないのはその時だけです。ほかに打てば新しい局面になるので、そこにまた打てます。
rules-picture-ko-again = その後、両者が1手ずつ打ったところ。白はA7にまた打てます。
rules-ko-3 = 例外：打てるマスがすべてコウにかかるときは、そのどれかを打つことができ、打たなければなりません。
rules-ko-4 = 例外のすぐ次の手は、誰の手であっても、例外にはできません。その人の打てるマスがすべてコウにかかるなら、対局はそこで終わりです。
rules-picture-ko-exception = 例外の局面。黒にはA3しかなく、どちらのコールもコウにかかります。黒はどちらかで打たなければなりません。

rules-end-title = 終わりと点数
rules-end-1 = CPのまわりの36マスがすべて埋まるか、どちらも打てなくなるか、上に書いたコウによって、対局は終わります。
rules-end-2 = 合計は、盤上の自分の石（CPの石も含む）と、取った石の数です。合計の多いほうが勝ち。同じなら、取った石の多いほうが勝ち。それも同じなら引き分けです。
rules-picture-end = 終わった対局。17対17で、取った石は黒が2個、白が0個。黒の勝ちです。

rules-reverse-title = リバースマッチ
rules-reverse-1 = 色を入れ替えて2局打つので、先手の有利がありません。2局の合計を足し、同じなら取った石の多いほうが勝ち、それも同じなら引き分けです。2局で1つの結果になります。

rules-rankup-title = ランクアップマッチとは？
rules-rankup-1 = ランクアップマッチで勝ち取るランクがあります。一つのレベルを相手に、続けて何局か打つ連戦です。色は1局ごとに入れ替わり、最初の色は選べます。引き分けはどちらの勝ちにもなりません。
rules-rankup-2 = 自分の勝ちが先に目標に届けば合格、CPUの勝ちが先に届けば不合格です。前の挑戦での勝ちも数えるマッチもあり、その数がそろえばすぐに合格です。
rules-rankup-3 = 連戦を途中でやめると不合格になります。電話がかかってきたり、アプリを閉じたりしても大丈夫で、続きから再開できます。不合格でも失うものはなく、何度でも挑戦できます。

rules-daily-title = カレンダー
rules-daily-1 = 今日か過去の日を選び、どのレベルでもCPUに勝てば、その日が緑になります。ひと月そろえば月のトロフィー、1年そろえば年のトロフィーがもらえます。ふつうの対局でCPUに勝っても、今日がクリアになります。
rules-of = ゲーム

## 上達のコツ：ゲームごとに1ページ。どの文も横の盤のとおりで、テストがそこで打って確かめる。

well-page = ページ
well-page-rules = ルール
well-page-well = 上達のコツ
star-well-title = ReverStarGo 上達のコツ
reversi-well-title = リバーシ 上達のコツ
go-well-title = リバーシ碁 上達のコツ
well-page-words = 用語
well-terms = ここに出てくる用語

rules-well-tips-title = 星の先端
rules-well-tips-1 = 星の先端に置いた石は、最後まで自分のものです。その先へ続く列がないので裏返らず、盤の端に触れているので取られません。
rules-well-tips-2 = だから星の先端の隣には気をつけましょう。白がCQに打ったので、黒は先端のDQに打てます。
rules-picture-well-tips = 黒の番。DQに打てます。

rules-well-capture-title = 隣が6つ
rules-well-capture-1 = 取られるのは、隣が6マスある石だけです。一団のまわりで、まだ自分の石でないマスを数えましょう。ここでは8マスのうち3マスでした。
rules-well-capture-2 = B7に打って黒をコールすると、その3マスが一度に黒になりました。A9とAJの2個が取れて2点です。
rules-picture-well-capture = 黒がB7に打ち、黒をコールしました。

rules-well-call-title = 相手の色をコールして勝つ
rules-well-call-1 = 自分の色をコールすると、列はCPで終わります。相手の色をコールすると、CPもその先の石も裏返せることがあります。
rules-well-call-2 = 白がA7に打つとき、白のコールなら4個、黒のコールなら6個裏返り、2個取れます。
rules-well-call-3 = 白をコールすれば4点差の負け、黒をコールすれば15点差の勝ちです。
rules-picture-well-call = 白がA7に打とうとしています。

reversi-well-choice-title = 序盤は、石の数より打てる場所
reversi-well-choice-1 = 序盤に石が多いのは、よい形とはいえません。ここでは黒が7個、白が20個です。
reversi-well-choice-2 = 大事なのは着手可能数、つまり打てるマスの数です。白は3マス、黒なら17マスに打てます。
reversi-well-choice-3 = 黒はまだ隅に打てません。白がその3マスのどこに打っても、黒は隅に打てるようになります。よい手がなくなれば、悪い手を打つしかありません。
reversi-picture-well-choice = 白の番。a2、a6、b2のどれかです。

reversi-well-corners-title = 隅
reversi-well-corners-1 = 隅の石は、その先へ続く列がないので裏返りません。隅を相手に渡さないようにしましょう。
reversi-well-corners-2 = 隅のななめ内側がXです。白がg2に打ったので、黒は隅のh1に打てます。
reversi-well-corners-3 = 辺で隅の隣にあるマスがCです。白のb8があるので、黒は隅のa8に打てます。
reversi-picture-well-corners = 黒の番。h1にもa8にも打てます。

reversi-well-end-title = 終盤
reversi-well-end-1 = もう裏返らない石が確定石です。黒のe8、f8、g8、h8は、自分の隅から辺に沿って途切れずに続くので確定石です。
reversi-well-end-2 = 偶数理論では、空きが奇数のところに打てば、そこで最後に打てます。c1なら黒の8石勝ち、先にh4かh5に打てば黒の負けです。
reversi-picture-well-end = 黒の番。c1、h4、h5に打てます。

go-well-liberties-title = 呼吸点
go-well-liberties-1 = 呼吸点を数えましょう。白のe5とf5に残るのはg5だけで、アタリです。
go-well-liberties-2 = 黒がg5に打つと、2個とも裏返ります。石は盤に残って黒のものになり、白は2個減り、黒は2個増えます。
go-picture-well-liberties = 黒がg5に打とうとしています。

go-well-eyes-title = 2つの眼
go-well-eyes-1 = 一団の内側の空いた点が眼です。上の黒の一団にはa1とc1の2つがあります。白はどちらにも打てないので、この一団は裏返りません。
go-well-eyes-2 = 眼が1つでは足りません。下の黒3個にはi9しかなく、白がそこに打つと3個とも裏返ります。
go-picture-well-eyes = 白の番。

go-well-button-title = ボタン
go-well-button-1 = 境界はもう決まっています。自分の地に打っても、もともと自分の点なので増えません。
go-well-button-2 = ボタンは半目です。それより大きな手がなくなったら、相手より先に取りましょう。
go-well-button-3 = この半目があるので、引き分けにはなりません。
go-picture-well-button = 黒の番。ボタンはまだ残っています。
