### Announcements: what a screen reader says when something has happened. Short sentences, put one after another.

speech-sentence = { $words }。
speech-placed = { $who ->
    [you] あなたは{ $cell }に打ちました。
    [black] 黒が{ $cell }に打ちました。
    [white] 白が{ $cell }に打ちました。
   *[named] { $name }さんが{ $cell }に打ちました。
}
speech-flips = 石が{ $count }個裏返りました。
speech-captures = 石が{ $count }個取られました。
speech-core-point = 空のCPが囲まれて1点です。
speech-passes = { $color ->
    [black] 黒は打てるマスがなく、パスです。
   *[white] 白は打てるマスがなく、パスです。
}
speech-taken-back = 待ったをしました。
speech-placed-again = もう一度打ちました。
speech-game = 第{ $number }局。
speech-choices = { $turn }。打てるマスは{ $count }か所です。
speech-over = 対局終了。黒{ $black }、白{ $white }。
speech-by-captures = 合計が同じなので、取った石の多いほうの勝ちです。
speech-by-leaving = 途中で打ち切られました。
speech-on-time = 時間切れです。
speech-series = 連戦：{ $won }勝{ $lost }敗。
speech-blocked = コウ：{ $cell }に打つと、前と同じ局面になります。
speech-ask-call = { $cell }はCPを通ります。CPの色をコールしてください。
speech-call-cancelled = { $cell }の石を戻しました。
speech-board-stones = { $color ->
    [black] 黒石：{ $cells }。
   *[white] 白石：{ $cells }。
}
speech-board-core = { $stone ->
    [black] CPは黒です。
    [white] CPは白です。
   *[empty] CPは空です。
}
speech-board-captured = 取った石：黒{ $black }、白{ $white }。
speech-board-total = 合計：黒{ $black }、白{ $white }。
speech-board-playable = 打てるマス：{ $cells }。
speech-board-blocked = コウで打てないマス：{ $cells }。
speech-terms = { $terms }の対局です。
speech-list-separator = 、
