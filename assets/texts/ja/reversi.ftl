## リバーシのルール。図は、ルールどおりに打った対局から描かれます。

reversi-rules-title = リバーシのルール

reversi-goal-title = 1分でわかるルール
reversi-goal-1 = 2人が交互に、四角い盤に石を置きます。自分の石2つで相手の石を一直線にはさむと、はさんだ石が裏返って自分の色になります。
reversi-goal-2 = どちらも打てなくなったとき、石の多いほうが勝ちです。最後の1手でも大きくひっくり返るので、途中の石の数はあまりあてになりません。
reversi-goal-3 = 運の要素も、隠された情報もありません。8×8の盤では、局面の数は約10²⁸です。
reversi-turn-title = 手番の流れ
reversi-turn-1 = 相手の石をはさめるマスを探します。
reversi-turn-2 = そこに石を1個打ちます。
reversi-turn-3 = はさんだ石を、どの方向もすべて裏返します。
reversi-turn-4 = そのようなマスがなければ、パスするしかありません。
reversi-table-title = ルール早見表
reversi-table-board = 盤
reversi-table-board-text = 8×8。ほかに6×6、10×10、6×10
reversi-table-start = 始まり
reversi-table-start-text = 中央に4個、または石なし。黒が先手
reversi-table-place = 打つ
reversi-table-place-text = 1個以上裏返せる空きマスに
reversi-table-flip = 裏返す
reversi-table-flip-text = 8方向のはさんだ石すべて。選べず、連鎖もなし
reversi-table-pass = パス
reversi-table-pass-text = 打てるマスがないときだけ、必ず
reversi-table-end = 終わり
reversi-table-end-text = 盤が埋まるか、どちらも打てないとき
reversi-table-win = 勝ち
reversi-table-win-text = 石の多いほう（取り決めれば少ないほう）。同数は引き分け
reversi-table-count = 数え方
reversi-table-count-text = 空きマスは石の多いほうに加える。引き分けは半分ずつ

reversi-start-title = はじめの形
reversi-start-1 = 盤は8×8マス。列は左からa、b、c…、行は上から1、2、3…と呼びます。「標準配置」では、はじめから中央に4つの石があります。先手は黒です。
reversi-picture-start = 標準配置のはじまり。黒は印のあるマスに打てます。
reversi-start-3 = オセロは、標準配置のゲームが売られている名前で、権利者の商標です。
reversi-start-2 = 「自由配置」では、盤は空です。最初の4手は黒から交互に、中央の4マスの好きなところに置きます。この間は石は裏返らず、パスもありません。
reversi-picture-classic = 自由配置で2手打ったところ。白は、中央に残った2マスのどちらかを選びます。
reversi-start-4 = 自由配置は、1880年代にリバーシが生まれたころの打ち方です。最初の4個は中央に置き、裏返しません（白の2手目は裏返してよい、または必ず裏返すという遊び方もあります）。

reversi-place-title = 置いて裏返す
reversi-place-1 = 空いているマスに石を置き、別の自分の石との間に、相手の石をすき間なく一直線にはさみます。はさまれた石はすべて裏返ります。
reversi-picture-place-before = 黒がd3に打とうとしています。
reversi-picture-place-after = d3ではさんだ白1つが裏返りました。
reversi-place-2 = 方向はたて・よこ・ななめの8つ。1手で、はさんだ方向すべてが裏返ります。一部だけ裏返すことはできません。
reversi-picture-many-before = 白がc5に打とうとしています。
reversi-picture-many-after = c5で、4方向の石が合わせて4つ裏返りました。
reversi-place-3 = 裏返るのは、今置いた石からはさんだ石だけです。裏返った石が、さらに別の石を裏返すことはありません。
reversi-place-4 = 1手で必ず1個以上を裏返さなければなりません。
reversi-legend-flipped = 丸：今打った石。枠：裏返った石。

reversi-pass-title = パス
reversi-pass-1 = 打てるマスがひとつもないときはパスになり、相手が続けて打ちます。打てるマスがあるかぎり、自分からパスすることはできません。
reversi-picture-pass = 白がf8に打ったところ。黒は打てるマスがないのでパス。続けて白が、印のあるマスに打てます。

reversi-end-title = 終わりと数え方
reversi-end-1 = 盤がすべて埋まるか、どちらも打てなくなったら終局です。石の多いほうが勝ち、同じ数なら引き分けです。
reversi-end-2 = 空きマスが残ったときは、大会と同じく勝ったほうの数に加えます（引き分けなら半分ずつ）。8×8で石が1つもなくなれば0対64の負けです。結果には、盤上の数と空きマスを加えた数の両方が出ます。
reversi-picture-end = どちらも打てません。盤上は14対20、空きマス2つを加えて14対22。白の勝ちです。

reversi-fewest-title = 少ないほうが勝ち
reversi-fewest-1 = 石の少ないほうを勝ちとする遊び方も選べます。ほかのルールは同じです。打てるときは必ず打ち、空きマスは石の多いほう、つまり負けたほうの数に加えます。
reversi-picture-fewest = 20対16。「少ないほうが勝ち」なら、白の勝ちです。

reversi-boards-title = ほかの大きさの盤
reversi-boards-1 = 短く遊べる6×6マスと、じっくり遊べる10×10マスもあります。横6マス、縦10マスの盤は、縦に持ったスマートフォンにぴったりです。ルールはどれも同じです。
reversi-picture-six = 6×6のはじまり。
reversi-picture-ten = 10×10のはじまり。
reversi-picture-six-by-ten = 横6マス、縦10マスの盤のはじまり。

reversi-clock-title = 持ち時間
reversi-clock-1 = 持ち時間をつけて打つこともできます。1局を通して同じ分数が2人にあり、手番の人の時間だけが減ります。時間が切れた人は、盤の形にかかわらず負けです。
reversi-clock-2 = パスの知らせや端末を渡す画面が出ている間と、ほかのアプリを使っている間は、時計は止まります。2人で打つ対局に戻ったときは、そのまま続けるか、離れていた時間も含めるかを選びます。待ったをしても、使った時間は戻りません。

reversi-record-title = 棋譜
reversi-record-1 = 対局は、打ったマスを f5d6c3 のように順に並べて書きます。パスはルールから決まるので書きません。この棋譜はコピーでき、貼り付ければそこから続きを打てます。

reversi-discs-title = 本物の盤と石で
reversi-discs-1 = 石は32個ずつ持ちます。足りなくなったら、何度でも相手から分けてもらいます。
reversi-discs-2 = 置いた石は動かしません。裏返し間違いは、相手が打つまでなら直せます。クラブによっては、何手か前まで直せます。
reversi-discs-3 = 時間が切れたら、盤の上がどうであっても相手の勝ちです。

## リバーシの用語。どれも一文で。

words-corner = 隅
words-corner-text = 盤の4つの角のマスで、ここの石は裏返りません。
words-edge = 辺
words-edge-text = 盤のいちばん外側の4つの列です。
words-x-square = X
words-x-square-text = b2のように、隅のななめ内側にあるマスです。
words-c-square = C
words-c-square-text = a2やb1のように、辺の上で隅の隣にあるマスです。
words-frontier = 開放された石
words-frontier-text = 隣に空きマスがあり、相手の手がかりになりうる石です。
words-mobility = 着手可能数
words-mobility-text = 打てるマスの数です。
words-stable = 確定石
words-stable-text = 終局まで裏返らない石です。
words-parity = 偶数理論
words-parity-text = 残りの空きが奇数か偶数かで、そこに最後に打つのはどちらかを考えることです。
words-tempo = 余裕手
words-tempo-text = あとに取っておける安全な手で、残りの場所を相手に先に打たせることができます。
words-wedge = くさび
words-wedge-text = 辺で相手の石2つの間に打ち、辺に沿っては裏返されない石です。
words-wipeout = 全滅
words-wipeout-text = 相手の石が1個もなくなる勝ちで、8×8なら64対0と数えます。
words-brightwell = ブライトウェル係数
words-brightwell-text = 大会で勝ち点が並んだとき、石数と対戦相手の成績から順位を決める値です。
words-back = 上達のコツに戻る
