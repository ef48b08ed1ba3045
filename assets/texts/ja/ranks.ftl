### The Ranks screen and the ranks' names.

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
ranks-asks-first-win = はじめての1勝
ranks-asks-wins = { $level }に{ $wins }勝
ranks-asks-exam = ランクアップマッチ：{ $level }と{ $count }番勝負（{ $target }勝先取）
ranks-asks-exam-career = ランクアップマッチ：{ $level }と{ $count }番勝負（{ $target }勝先取）、またはこのマッチで通算{ $career }勝
