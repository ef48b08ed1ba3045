### A result as text to share: no spoilers, only the outcome.

share-heading = ReverStarGo
share-day = { $date }
share-won = { $level }に勝ちました
share-lost = { $level }に負けました
share-drawn = { $level }と引き分けました
share-two = { $one } – { $two }
share-beat = { $first }が{ $one } – { $two }で{ $second }に勝ちました
share-people-drawn = { $first }と{ $second }は{ $one } – { $two }で引き分け
