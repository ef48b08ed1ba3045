# Looks at the pixels of a screenshot without compression: Android's raw one, or a BMP of 24 or 32 bits. Sourced by
# android/smoke.sh and ios/smoke.sh: an app whose page never came lives on behind an empty ground, and only its picture tells.
# shellcheck shell=bash

# The number at an offset of a file, with its length in bytes, the lowest byte first.
number_at() {
  od -An -v -tu1 -j "$2" -N "$3" "$1" |
    awk '{ for (at = NF; at > 0; at--) number = number * 256 + $at } END { print number + 0 }'
}

# The pixels of a picture in hexadecimal, one a line. Microsoft's reference has a BMP begin with "BM" (19778), and tell where its
# pixels begin at 10 (bfOffBits), how wide a row is at 18 (biWidth) and the bits of a pixel at 28 (biBitCount); a row is filled up to
# whole words of four bytes. Android's screencap writes four bytes a pixel behind three or four numbers, which count as pixels here.
pixels() {
  local start=0 width=1 depth=32
  if [ "$(number_at "$1" 0 2)" = 19778 ]; then
    start=$(number_at "$1" 10 4)
    width=$(number_at "$1" 18 4)
    depth=$(number_at "$1" 28 2)
  fi
  local row=$(((width * depth + 31) / 32 * 4))
  tail -c "+$((start + 1))" "$1" | od -An -v -tx1 | tr -d ' \n' |
    fold -w "$((row * 2))" | cut -c "1-$((width * depth / 4))" | fold -w "$((depth / 4))"
}

# The colours of a picture with how often each is there, the most frequent one first.
colors() {
  pixels "$1" | LC_ALL=C sort | uniq -c | sort -rn
}

# A page has hundreds of colours, from edges of letters and shades of stones, and none covers nearly all of it. The system's
# own bar has some dozens.
shows_a_page() {
  colors "$1" | awk '{ all += $1; if (NR == 1) most = $1 } END { exit !(NR > 200 && most < 0.9 * all) }'
}

# Whether its most frequent colour is a dark one: each of the first three bytes below 0x40.
is_dark() {
  colors "$1" | awk 'NR == 1 { dark = $2 ~ /^[0-3].[0-3].[0-3]./ } END { exit !dark }'
}

# Whether two pictures differ in more than the digits of a clock, which are less than a fiftieth of their bytes.
differ() {
  local changed
  changed=$({ cmp -l "$1" "$2" || true; } | wc -l)
  [ "$((changed * 50))" -gt "$(wc -c <"$2")" ]
}
