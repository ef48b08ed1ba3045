### The table of the classics: what is on it, and what a screen reader says.

table-turn-you = आपकी बारी: खेलने के लिए { $count ->
    [one] { $count } खाना
   *[other] { $count } खाने
}।
