### A result as text to share: no spoilers, only the outcome.

share-heading = ReverStarGo
share-day = { $date }
share-won = { $level } beaten
share-lost = { $level } was stronger
share-drawn = A draw with { $level }
share-two = { $one } – { $two }
