### A result as text to share: no spoilers, only the outcome.

share-heading = ReverStarGo
share-day = { $date }
share-won = { $level } ला हरवले
share-lost = { $level } ने हरवले
share-drawn = { $level } शी बरोबरी
share-two = { $one } – { $two }
