### The You place.

you-title = マイページ
you-ranks = ランク
you-records = 成績
you-trophies = トロフィー
you-kept = 保存した棋譜
you-learn = 遊び方
you-settings = 設定
