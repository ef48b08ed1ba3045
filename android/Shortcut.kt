// What a long press on the icon starts (res/xml/rsg_shortcuts.xml). Android gives such an intent FLAG_ACTIVITY_CLEAR_TASK, whatever
// the file says: every activity of the task in which it starts ends. So it starts this one, in a task of its own, and the
// game goes on in the other task (reference of android.content.pm.ShortcutManager, where this is called a trampoline activity).
package dev.dioxus.main

import android.app.Activity
import android.content.Intent
import android.os.Bundle

class Shortcut : Activity() {
    // It is never seen: by its theme it has to finish before it would be.
    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        startActivity(Intent(Intent.ACTION_VIEW, intent.data, this, MainActivity::class.java))
        finish()
    }
}
