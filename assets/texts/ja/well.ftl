### 上達のコツ：ゲームごとに1ページ。どの文も横の盤のとおりで、テストがそこで打って確かめる。

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

rules-well-capture-title = 6つの隣
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
reversi-well-end-2 = 偶数理論では、空きが奇数のところに打てば、そこで最後に打てます。c1なら黒の8個勝ち、先にh4かh5に打てば黒の負けです。
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
go-well-button-1 = 境界はもう閉じています。自分の地に打っても、もともと自分の点なので増えません。
go-well-button-2 = ボタンは半目です。それより大きな手がなくなったら、相手より先に取りましょう。
go-well-button-3 = この半目があるので、引き分けにはなりません。
go-picture-well-button = 黒の番。ボタンはまだ残っています。
