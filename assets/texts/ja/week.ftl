### The page of the week: what was played and achieved in it.

week-title = 1週間のまとめ
week-span = { $from }〜{ $to }
week-best-week = 最高の週：{ $days }日中{ $cleared }日
week-played = この週の対局
week-games = 対局
week-captured = 取った石
week-mistakes = 克服した悪手
week-best = 週の一手
week-best-only = これしかない一手を見つけました。
week-best-captured = 取った石{ $captured }、裏返した石{ $flipped }
week-best-flipped = 石を{ $flipped }個裏返しました。
week-best-picture = その手の後の盤面：黒{ $black }、白{ $white }。
week-empty = この週の対局はありません。
