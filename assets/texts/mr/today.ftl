### Today's game: its card, its result, and what is shared of it.

today-title = आजचा डाव
today-title-day = त्या दिवसाचा डाव
today-task = तुम्ही { $color ->
    [black] काळ्या
   *[white] पांढऱ्या
} सोंगट्यांनी खेळता आणि पहिली खेळी तुमची.
today-par = { $open ->
    [yes] { $par } किंवा जास्त गुणांनी जिंका: तीन तारे. पहिलाच डाव मोजला जातो.
   *[no] { $par } किंवा जास्त गुणांनी जिंका: तीन तारे.
}
today-par-chip = पार { $par }
today-strength = प्रतिस्पर्धी
today-play = खेळा
today-go-on = पुढे खेळा
today-again = पुन्हा खेळा
today-practice = पहिला डाव मोजला. पुढचा सराव.
today-clears = जिंकल्यास हा दिवस अजूनही पूर्ण होईल.
today-stars = { $stars ->
    [0] एकही तारा नाही
    [one] एक तारा
   *[other] { $stars } तारे
}
today-result = { $outcome ->
    [won] { $points } गुणांनी विजय, पार { $par }
    [drawn] बरोबरी, पार { $par }
    [left] डाव सोडला, पार { $par }
   *[lost] { $points } गुणांनी पराभव. पार: { $par } गुणांनी विजय.
}
today-uncounted = सराव: { $level } विरुद्धचा पहिला डाव मोजला आहे.
today-against = आजचा डाव, { $level }
today-records = आजचे डाव
today-records-stars = तारे
today-records-par = पार किंवा अधिक
