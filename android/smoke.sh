#!/usr/bin/env bash
# Plays one placement on a connected phone or a running emulator, ends the app in three ways, changes the phone while it is
# away, and looks for it again; starts it by a link and in the dark.
#
#   android/smoke.sh APK             install, play, kill, continue (what `cargo xtask android --smoke` runs)
#   android/smoke.sh --dry-run APK   print the steps instead
#
# Run so far against a stand-in for adb alone (tests/e2e/device/smoke.rs): there was no Android SDK and no phone where it was written.
#
# The page is read as a screen reader reads it: `uiautomator dump` lists every element with its name and its bounds.
# Pictures and the log are left in target/smoke/android.
set -euo pipefail

readonly APP=dev.reverstargo.app
readonly ACTIVITY=dev.dioxus.main.MainActivity
# The game that waits, on Today: a button that is named after its picture.
readonly WAITING='The board as it stands.*'
# How often the screen is read before a step fails, and the pause between two readings in seconds.
readonly READINGS=${RSG_READINGS:-60}
readonly PAUSE=${RSG_PAUSE:-2}

dry=false
if [ "${1:-}" = --dry-run ]; then
  dry=true
  shift
fi
apk=${1:?usage: android/smoke.sh [--dry-run] APK}
root=$(cd "$(dirname "$0")/.." && pwd)
out=${RSG_SMOKE:-$root/target/smoke/android}
# shellcheck source=xtask/src/phone/seen.sh
. "$root/xtask/src/phone/seen.sh"
screen=$out/screen.xml

say() { printf 'smoke: %s\n' "$*"; }

# Runs a command, or prints it.
run() {
  if $dry; then
    printf '  %s\n' "$*"
  else
    "$@"
  fi
}

# Reads the screen into $screen. The dump fails while something moves; the next reading will do.
look() {
  adb shell uiautomator dump /sdcard/rsg.xml >/dev/null 2>&1 || return 1
  adb pull /sdcard/rsg.xml "$screen" >/dev/null 2>&1
}

# The bounds of the first element whose name matches: left top right bottom.
bounds_of() {
  tr '>' '\n' <"$screen" |
    grep -E "(text|content-desc)=\"($1)\"" |
    sed -nE 's/.*bounds="\[([0-9]+),([0-9]+)\]\[([0-9]+),([0-9]+)\]".*/\1 \2 \3 \4/p' |
    head -n 1
}

# Waits until an element of this name is on the screen.
see() {
  say "see \"$1\""
  $dry && return 0
  for _ in $(seq "$READINGS"); do
    if look && [ -n "$(bounds_of "$1")" ]; then
      return 0
    fi
    sleep "$PAUSE"
  done
  say "there is no \"$1\" on the screen"
  return 1
}

# Touches the middle of an element.
touch_it() {
  see "$1"
  say "touch \"$1\""
  $dry && return 0
  local left top right bottom
  read -r left top right bottom < <(bounds_of "$1")
  adb shell input tap $(((left + right) / 2)) $(((top + bottom) / 2))
}

picture() {
  say "picture $1.png"
  $dry && return 0
  adb exec-out screencap -p >"$out/$1.png"
  adb exec-out screencap >"$out/screen.raw"
  shows_a_page "$out/screen.raw" || { say "$1.png shows no page"; return 1; }
}

# The version of the webview's Chromium.
webview() {
  adb shell dumpsys webviewupdate | sed -nE 's/.*Current WebView package.*, ([0-9]+)\..*/\1/p' | head -n 1
}

# What another wallpaper does since Android 12: the system's colours become others, and each activity is to load its resources
# anew. One that does not say that it can is rebuilt.
other_wallpaper() {
  say 'another wallpaper'
  if ! $dry && [ "$(adb shell getprop ro.build.version.sdk | tr -d '\r')" -lt 31 ]; then
    say 'left out: before Android 12 it changes nothing'
    return 0
  fi
  run adb shell "settings put secure theme_customization_overlay_packages '{\"android.theme.customization.system_palette\":\"B33B15\",\"android.theme.customization.color_source\":\"preset\"}'"
  $dry || sleep "$((PAUSE * 3))"
}

# Ends the process that draws the page, while the app is looked at. Only a root may: an emulator's images have one.
kill_page() {
  say 'end the process that draws the page'
  if $dry; then
    run adb root
    run adb shell kill -9 "PID of the webview's sandboxed_process"
    return 0
  fi
  adb root >/dev/null 2>&1 || true
  adb wait-for-device
  if [ "$(adb shell id -u | tr -d '\r')" != 0 ]; then
    say 'left out: this device gives no root'
    return 0
  fi
  local pages
  pages=$(adb shell ps -A | awk '/webview.*sandboxed_process/ { print $2 }')
  [ -n "$pages" ] || { say 'no such process is listed'; return 1; }
  for page in $pages; do
    adb shell kill -9 "$page"
  done
}

start() { run adb shell am start -W -n "$APP/$ACTIVITY"; }

keep_log() {
  $dry && return 0
  adb logcat -d >"$out/logcat.txt" 2>/dev/null || true
  adb exec-out screencap -p >"$out/last.png" 2>/dev/null || true
}

mkdir -p "$out"
trap keep_log EXIT
run adb wait-for-device
run adb shell cmd uimode night no || true
run adb logcat -c
run adb install -r "$apk"
run adb shell pm clear "$APP"
start
# The page runs from Chromium 106 on (android/OldWebView.kt); an older webview is answered by a notice. RSG_NOTICE=1 says that this
# phone has one, so that neither is taken for the other.
if [ -n "${RSG_NOTICE:-}" ]; then
  see 'This phone.*web view is too old'
  say "webview $($dry || webview): the notice is shown"
  exit 0
fi
# The place Play, where each game has its own.
touch_it 'Play'
picture home
touch_it 'Change how you play ReverStarGo'
touch_it 'Black \(first\)'
touch_it 'Start'
touch_it 'B1, empty, you can play here.*'
see 'B1, (black|white).*'
picture placed
# Only an app in the background can be killed the way the system does it.
run adb shell input keyevent KEYCODE_HOME
$dry || sleep "$PAUSE"
run adb shell am kill "$APP"
start
touch_it "$WAITING"
see 'B1, (black|white).*'
picture continued
run adb shell am force-stop "$APP"
start
touch_it "$WAITING"
see 'B1, (black|white).*'
kill_page
touch_it "$WAITING|B1, (black|white).*"
see 'B1, (black|white).*'
picture healed
# The app is away while the phone changes.
run adb shell input keyevent KEYCODE_HOME
other_wallpaper
run adb shell settings put system font_scale 1.3
start
touch_it "$WAITING|B1, (black|white).*"
see 'B1, (black|white).*'
picture changed
run adb shell settings put system font_scale 1.0
# A link starts the app.
run adb shell am force-stop "$APP"
run adb shell am start -W -a android.intent.action.VIEW -d reverstargo://daily "$APP"
see 'Calendar'
picture linked
# In the dark: the first picture is a dark one.
run adb shell am force-stop "$APP"
run adb shell cmd uimode night yes
start
see "$WAITING"
picture dark
$dry || is_dark "$out/screen.raw" || { say 'dark.png is light'; exit 1; }
run adb shell cmd uimode night no
say 'the placement survived the end of the app, of its process and of its page'
