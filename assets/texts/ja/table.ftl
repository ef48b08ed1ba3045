### The table of the classics: what is on it, and what a screen reader says.

table-turn-you = あなたの番です。打てるマスは{ $count }か所です。
