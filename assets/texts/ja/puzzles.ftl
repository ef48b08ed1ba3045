### パズル：一覧と、盤の上の一問。

puzzles-title = パズル
puzzles-today = 今日のパズル
puzzles-solve = 解く
puzzles-solve-again = もう一度解く
puzzles-number = 第{ $number }問
puzzles-open = まだ解いていません
puzzles-solved = 正解済み
puzzles-solved-first = 一回目で正解
puzzles-row = { $days }日連続で一回目に正解
puzzles-again = 日替わりのパズルがひと回りしたため、はじめから出題しています。
puzzles-run = 連続​チャレンジ
puzzles-run-text = 3回​間違える​まで
puzzles-run-on = 続きから：正解{ $solved }、間違い{ $wrong } / 3
puzzles-run-best = 最高記録：{ $solved }問
puzzles-practice = 練習
puzzles-practice-what = 練習する内容
puzzles-practice-strength = 実力に合わせる
puzzles-grade = { $grade ->
    [1] やさしい
    [2] ふつう
    [3] 難しい
   *[other] とても難しい
}
puzzles-rating = レーティング：{ $rating }
puzzles-mistakes = あなたの​悪手
puzzles-mistakes-empty = CPUとの星の対局を検討すると、はっきりした悪手がここに加わり、1日後、3日後、7日後、21日後に出題されます。
puzzles-mistakes-due = { $due ->
    [0] 今日の出題はありません
   *[other] 今日の出題は{ $due }問
}
puzzles-mistakes-ahead = 先に練習する

puzzle-of-day = { $date }
puzzle-task = { $color ->
    [black] 黒番で黒の勝ち
   *[white] 白番で白の勝ち
}
puzzle-task-best = { $color ->
    [black] 黒番：最善の一手は？
   *[white] 白番：最善の一手は？
}
puzzle-turn = { $number } / { $count }手目
puzzle-open = 勝てる手は一つだけです。
puzzle-open-on = 正解です。次の手は？
puzzle-against = { $name }との対局から
puzzle-open-best = 対局では{ $mv ->
    [here] 枠のマス
   *[other] { $mv }
}に打ちました。もっとよい手は？
puzzle-refuting = { $color ->
    [black] その手では勝てません。黒の応手を見てみましょう。
   *[white] その手では勝てません。白の応手を見てみましょう。
}
puzzle-refuting-best = このあとの進行を見てみましょう。
puzzle-thinking = 応手を調べています…
puzzle-skip = とばす
puzzle-wins = { $color ->
    [black] 黒の{ $margin }点勝ちです。
   *[white] 白の{ $margin }点勝ちです。
}
puzzle-wins-captures = { $color ->
    [black] 同点ですが、取った石の多い黒の勝ちです。
   *[white] 同点ですが、取った石の多い白の勝ちです。
}
puzzle-draw = 引き分けです。
puzzle-will-win = { $color ->
    [black] 双方最善なら、黒の{ $margin }点勝ちです。
   *[white] 双方最善なら、白の{ $margin }点勝ちです。
}
puzzle-will-win-captures = { $color ->
    [black] 双方最善なら同点ですが、取った石の差で黒の勝ちです。
   *[white] 双方最善なら同点ですが、取った石の差で白の勝ちです。
}
puzzle-will-draw = 双方最善なら、引き分けです。
puzzle-wrong = その手では勝てません。
puzzle-wrong-best = { $lost }点の損です。
puzzle-solved = 正解です。
puzzle-solved-best = それが最善の一手です。
puzzle-shown = これが答えです。
puzzle-first-tries = 一回目で正解：{ $count }問
puzzle-hint = ヒント
puzzle-hint-cell = マスを見る
puzzle-again = もう一度
puzzle-show = 答えを見る
puzzle-next = 次へ
puzzle-finish = 終わる
puzzle-review = 検討
puzzle-share = 共有
puzzle-run-score = 正解{ $solved }、間違い{ $wrong } / 3
puzzle-run-over = 終了です。{ $solved }問正解しました。
puzzle-run-best = 自己新記録です
puzzle-run-new = もう一度挑戦
puzzle-rating = レーティング{ $rating }（{ $change }）
puzzle-first = はじめてのパズル { $number } / { $count }

puzzle-theme-capture = 石を取る
puzzle-theme-protected = 守られた一団
puzzle-theme-call = コール
puzzle-theme-ko = コウ
puzzle-theme-tip = 星の先端
puzzle-theme-sacrifice = 少なく裏返す
puzzle-theme-pass = パス
puzzle-theme-counting = 数える

puzzle-clue-capture = 石を取る手を探しましょう。
puzzle-clue-protected = 囲まれたまま残る一団に注目しましょう。
puzzle-clue-call = どちらの色をコールするかがポイントです。
puzzle-clue-ko = コウに注意しましょう。
puzzle-clue-tip = 星の先端をいつ取るかがポイントです。
puzzle-clue-sacrifice = 少なく裏返すほうがよい局面です。
puzzle-clue-pass = 相手が打てない形にしましょう。
puzzle-clue-counting = 接戦です。最後まで数えましょう。
puzzle-clue-turns = { $count }手で決まります。
puzzle-clue-cell = { $cell ->
    [here] 光っているマス
   *[other] { $cell }
}です。

puzzle-share-text = パズル第{ $number }問（{ $date }）
