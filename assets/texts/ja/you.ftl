## The You place.

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

## The Ranks screen and the ranks' names.

rank-1 = ペーパー
rank-2 = レザー
rank-3 = ウッド
rank-4 = ストーン
rank-5 = アイアン
rank-6 = スチール
rank-7 = ブロンズ
rank-8 = シルバー
rank-9 = ゴールド
rank-10 = プラチナ
rank-11 = ターコイズ
rank-12 = アクアマリン
rank-13 = ガーネット
rank-14 = トパーズ
rank-15 = アメジスト
rank-16 = ルビー
rank-17 = サファイア
rank-18 = エメラルド
rank-19 = ダイヤモンド
rank-20 = スペシャリスト
rank-21 = エキスパート
rank-22 = チャンピオン
rank-23 = マスター
rank-24 = レジェンド
rank-25 = グランド{"\u200B"}マスター
rank-26 = アーク{"\u200B"}マスター
rank-27 = オーバーロード
rank-28 = デミゴッド
rank-29 = ゴッド
rank-30 = ゼウス

ranks-title = ランク
ranks-place = 30段階中{ $number }番目
ranks-next = 次は{ $rank }
ranks-top = 最高ランクに到達しました。
ranks-progress = { $have } / { $need }
ranks-progress-words = { $level }に{ $need }勝のうち{ $have }勝
ranks-here = 現在地
ranks-state-done = 到達済み
ranks-state-current = 今のランク
ranks-state-locked = 未到達
ranks-row = ランク{ $number }：{ $rank }、{ $state }。
ranks-unlocks = { $level }を解放
ranks-list = 30段階のランク

ranks-tier-1 = 身近な素材
ranks-tier-2 = 金属
ranks-tier-3 = 宝石
ranks-tier-4 = 称号
ranks-tier-5 = 神々の領域

ranks-asks-start = ここからスタート
ranks-asks-first-win = 星で1勝
ranks-asks-wins = { $level }に{ $wins }勝
ranks-asks-exam = ランクアップマッチ：{ $level }と{ $count }番勝負（{ $target }勝先取）
ranks-asks-exam-career = ランクアップマッチ：{ $level }と{ $count }番勝負（{ $target }勝先取）、またはこのマッチで通算{ $career }勝

## The Rank-Up screen.

rankup-title = ランクアップマッチ
rankup-for = { $rank }に挑戦
rankup-opponent = 相手
rankup-opponent-name = { $level } { $name }
rankup-length = 形式
rankup-best-of = { $count }番勝負
rankup-first-to = { $target }勝先取
rankup-or-career = またはこのマッチで通算{ $career }勝
rankup-career = 通算勝利
rankup-career-words = このマッチの通算勝利 { $need }勝のうち{ $have }勝
rankup-unlocks = 解放
rankup-color = 第1局のあなたの色
rankup-start = 挑戦する
rankup-rules-title = 進め方
rankup-rule-series = 続けて対局し、1局ごとに色を入れ替えます。
rankup-rule-drawn = 引き分けは勝ち数に入らず、次の対局に進みます。
rankup-rule-undo = 待ったとヒントは使えません。
rankup-rule-leave = 途中でやめると連戦は終わり、不合格になります。
rankup-rule-phone = 電話がかかってきたり、アプリを閉じたりしても大丈夫。続きから再開できます。
rankup-rule-career = これまでの挑戦を通算して{ $need }勝すれば、それでも合格です。
rankup-rule-again = 不合格でも失うものはありません。何度でも挑戦できます。
rankup-what = ランクアップマッチとは？
rankup-what-text = ランクアップマッチで勝ち取るランクがあります。一つのレベルと続けて対局し、CPUより先に目標の勝ち数に届けば昇格です。
rankup-list-step = { $from } → { $to }
rankup-list-asks = { $level }と{ $count }番勝負（{ $target }勝先取）
rankup-list-next = 次の挑戦
rankup-list-passed = 合格
rankup-closed-title = 今挑戦できるランクアップマッチはありません
rankup-closed-next = 次は{ $rank }への挑戦です。{ $before }に昇格すると受けられます。
rankup-closed-ranks = ランク一覧
rankup-done-title = すべて合格しました
rankup-done-text = あなたはゼウスです。もはや挑む者はいません。
rankup-attempts = これまでに{ $count }回挑戦しました。

## The Records screen.

records-title = 成績
records-empty-title = まだ成績がありません
records-empty-text = 最初の対局が終わると、ここに成績が表示されます。
records-empty-play = 対局する
records-unnamed-title = 記録された成績はまだありません
records-unnamed-text = これまでの対局は、名前のない2人の対局でした。対局の前に両方の名前を入れると、成績がここに残ります。
records-today = 今日
records-total = 通算
records-won = 勝ち
records-lost = 負け
records-drawn = 引分
records-percent = 勝率
records-percent-value = { $percent }%
records-none = –
records-level = レベル
records-levels = レベル別の成績
records-head = 勝
records-head-lost = 敗
records-head-drawn = 分
records-streaks = 連続記録
records-streak-wins = 連勝
records-streak-days = 連続クリア
records-streak-weeks = 今週のクリア
records-streak-best = 最高 { $best }
records-chart = 成績の推移
records-chart-days = 30日
records-chart-months = 12か月
records-chart-words = { $from }から{ $to }まで：{ $won }勝{ $lost }敗{ $drawn }分。
records-chart-table = 表で見る
records-chart-when = 期間
records-chart-empty = この期間の対局はありません。
records-pairs = 対戦成績
records-pair-words = { $first } { $won }勝、{ $second } { $lost }勝、引き分け{ $drawn }。
records-pairs-of = 対戦成績：{ $game }
records-pairs-empty = 2人対局で両方の名前を入れると、対戦成績がここに残ります。
records-more-pairs = もっと見る
records-classics = リバーシとリバーシ碁
records-ties = リバーシの勝率では、引き分けを0.5勝と数えます。
records-board-and-level = { $game } { $board }、{ $level }

## The Trophies screen.

trophies-title = トロフィー
trophies-intro = ひと月のすべての日をクリアすると、その月のトロフィーがもらえます。12個そろうと年のトロフィーです。
trophies-start = カレンダーへ
trophies-year-earned = { $year }年のトロフィー、獲得済み
trophies-year-locked = { $year }年のトロフィー、未獲得
trophies-year-progress = 12か月のうち{ $earned }か月
trophies-month-earned = { $month } { $progress }：トロフィー獲得済み。この月を開く。
trophies-month-open = { $month } { $progress }：クリアした日数。この月を開く。
trophies-month-future = { $month }：まだ先です。
trophies-month-progress = { $cleared } / { $days }
trophies-more = 以前の年
