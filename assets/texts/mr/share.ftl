### A result as text to share: no spoilers, only the outcome.

share-heading = ReverStarGo
share-day = { $date }
share-won = { $level } ला हरवले
share-lost = { $level } ने हरवले
share-drawn = { $level } शी बरोबरी
share-two = { $one } – { $two }
share-beat = { $first } यांनी { $second } यांना { $one } – { $two } ने हरवले
share-people-drawn = { $first } आणि { $second } यांची { $one } – { $two } बरोबरी
share-and-you = आणि तुमचा?
share-get = खेळ इथे मोफत मिळतो: { $address }

## The picture, and the sheet on which it is looked at before it is sent
share-title = शेअर करा
share-puzzle = कोडे { $number }
share-rank-of = { $name }: { $rank }
share-me = मी
share-saved = चित्र जतन झाले, मजकूर कॉपी झाला
share-run = सलग कोडी: { $solved } सुटली
share-board = { $game }: { $color ->
    [black] काळ्याची खेळी
   *[white] पांढऱ्याची खेळी
}
