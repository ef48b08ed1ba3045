### Today's game: its card, its result, and what is shared of it.

today-title = 今日の一局
today-title-day = この日の一局
today-task = あなたは{ $color ->
    [black] 黒
   *[white] 白
}で、先に打ちます。
today-par = { $open ->
    [yes] { $par }点差以上の勝ちで星3つ。最初の対局が記録されます。
   *[no] { $par }点差以上の勝ちで星3つ。
}
today-par-chip = パー{ $par }
today-strength = 相手
today-play = 対局する
today-go-on = 続きから
today-again = もう一度
today-practice = 記録は最初の一局です。次からは練習です。
today-clears = 勝てば、まだこの日をクリアできます。
today-stars = 星{ $stars }つ
today-result = { $outcome ->
    [won] { $points }点差で勝ち、パー{ $par }
    [drawn] 引き分け、パー{ $par }
    [left] 投了、パー{ $par }
   *[lost] { $points }点差で負け。パーは{ $par }点差の勝ち
}
today-uncounted = 練習：{ $level }との最初の一局が記録です。
today-against = 今日の一局、{ $level }
today-records = 今日の一局
today-records-stars = 星
today-records-par = パー以上
