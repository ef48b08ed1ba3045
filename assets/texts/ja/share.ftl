### A result as text to share: no spoilers, only the outcome.

share-heading = ReverStarGo
share-day = { $date }
share-won = { $level }に勝ちました
share-lost = { $level }に負けました
share-drawn = { $level }と引き分けました
share-two = { $one } – { $two }
