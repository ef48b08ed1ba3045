### The You place.

you-title = マイページ
you-ranks = ランク
you-records = 成績
you-trophies = トロフィー
you-friends = フレンド
you-kept = 保存した対局
you-rules = ルール
you-settings = 設定
you-captured = 取った石
you-puzzles = 1回で解いたパズル
you-last = 前回の対局
you-opponents = 対戦相手
# For screen readers, below a face.
you-met = { $name }、対局済み
you-unmet = { $name }、これから
