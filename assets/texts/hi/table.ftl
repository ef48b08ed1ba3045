### The table of the classics: what is on it, and what a screen reader says.

table-turn-you = आपकी बारी: खेलने के लिए { $count ->
    [one] { $count } खाना
   *[other] { $count } खाने
}।

table-panel = { $name }, { $color ->
    [black] काला
   *[white] सफ़ेद
}: { $score }
table-count = बोर्ड पर { $board }
table-counts = बोर्ड पर { $board }, खाली ख़ानों समेत { $score }
table-on-time = { $color ->
    [black] काले का समय ख़त्म।
   *[white] सफ़ेद का समय ख़त्म।
} बोर्ड पर { $board }
table-pasted = पेस्ट की गई बाज़ी गिनी नहीं जाती।
table-copy-moves = चालें कॉपी करें
table-copy-sheet = तालिका कॉपी करें
table-absence-title = बीच का समय गिनें?
table-absence-text = { $color ->
    [black] काले की
   *[white] सफ़ेद की
} बारी में आप { $time } तक यहाँ नहीं थे।
table-absence-go-on = बिना गिने खेलें
table-absence-count = बीच का समय गिनें
table-record = { $game } { $side }×{ $side }, { $level }
