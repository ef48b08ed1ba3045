### The You place.

you-title = マイページ
you-ranks = ランク
you-records = 成績
you-trophies = トロフィー
you-kept = 保存した対局
you-learn = 学ぶ
you-rules = ルール
you-settings = 設定
