### リバーシの用語。どれも一文で。

words-corner = 隅
words-corner-text = 盤の四つの角のマスで、ここの石は裏返りません。
words-edge = 辺
words-edge-text = 盤のいちばん外側の四つの列です。
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
words-wipeout-text = 相手の石が1個もなくなる勝ちで、64対0と数えます。
words-brightwell = ブライトウェル係数
words-brightwell-text = 大会で勝ち点が並んだとき、石数と対戦相手の成績から順位を決める値です。
words-back = 上達のコツに戻る
