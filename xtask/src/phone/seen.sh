# Looks at the pixels of a screenshot without compression (four bytes a pixel). Sourced by android/smoke.sh and ios/smoke.sh:
# an app whose page never came lives on behind an empty ground, and only its picture tells.
# shellcheck shell=bash

# The colours of a picture with how often each is there, the most frequent one first.
colors() {
  od -An -v -tx1 "$1" | tr -d ' \n' | fold -w 8 | sort | uniq -c | sort -rn
}

# A page has hundreds of colours, from edges of letters and shades of stones, and none covers nearly all of it. The system's
# own bar has some dozens.
shows_a_page() {
  colors "$1" | awk '{ all += $1; if (NR == 1) most = $1 } END { exit !(NR > 200 && most < 0.9 * all) }'
}

# Whether its most frequent colour is a dark one: each of the first three bytes below 0x40.
is_dark() {
  colors "$1" | awk 'NR == 1 { print $2 }' | grep -qE '^[0-3].[0-3].[0-3].'
}
