### The table of the classics: what is on it, and what a screen reader says.

table-turn-you = तुमची खेळी: खेळायला { $count ->
    [one] एक घर
   *[other] { $count } घरे
}.

table-panel = { $name }, { $color ->
    [black] काळा
   *[white] पांढरा
}: { $score }
table-count = पटावर { $board }
table-counts = पटावर { $board }, रिकामी घरे धरून { $score }
table-on-time = { $color ->
    [black] काळ्याची वेळ संपली.
   *[white] पांढऱ्याची वेळ संपली.
} पटावर { $board }
table-pasted = पेस्ट केलेला डाव मोजला जात नाही.
table-copy-moves = खेळ्या कॉपी करा
table-copy-sheet = तक्ता कॉपी करा
table-absence-title = मधली वेळ धरायची?
table-absence-text = { $color ->
    [black] काळ्याची
   *[white] पांढऱ्याची
} खेळी असताना { $time } इतका वेळ तुम्ही इथे नव्हता.
table-absence-go-on = न धरता खेळा
table-absence-count = मधली वेळ धरा
table-record = { $game } { $side }×{ $side }, { $level }
