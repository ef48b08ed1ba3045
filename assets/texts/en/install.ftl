### The web page: to the home screen, and links that open it in a browser.

install-title = Keep it on your home screen
install-text = It opens like any app, even without a network, and keeps your progress.
install-do = Add to home screen
install-step-share = Tap “Share” (if it isn’t there, first “⋯”)
install-step-add = Tap “Add to Home Screen”
install-forgets = This browser may delete your progress after a while. An export is a copy that’s yours.
install-offline = Ready to play without a network
guest-title = Play here?
guest-text = Nothing has been played in this browser yet. If you have ReverStarGo as an app or on your home screen, open the link there.
guest-here = Play here
guest-app = Open in the app
guest-copy = Copy for the app on the home screen
install-bring = Bring your games along
install-bring-text = From your browser: open the game there, go to You › Settings, tap “Export progress”, then “Copy”.
