// What the proofs have in common: how Android and Rust call the app, and what was done then.
package proofs

import android.app.Instrumentation
import android.content.Intent
import android.net.Uri
import android.os.Bundle
import android.webkit.JavascriptInterface
import androidx.core.view.WindowInsetsCompat
import dev.dioxus.main.MainActivity
import dev.dioxus.main.RustWebView
import dev.dioxus.main.RustWebViewClient
import java.time.LocalDate
import java.time.LocalDateTime
import standin.Phone

internal const val THE_START = "start MAIN MainActivity new-task clear-task"
internal const val LINK = "reverstargo://daily"
internal const val OPENED = "js window.__rsgOpened && window.__rsgOpened()"
internal const val SENT = "js window.__rsgSent && window.__rsgSent()"
internal const val REFUSED = "js window.__rsgRemindersRefused && window.__rsgRemindersRefused()"

internal fun expect(what: String, found: Any?, wanted: Any?) {
    if (found != wanted) throw AssertionError("$what is $found and should be $wanted")
}

internal fun expectDone(what: String) {
    if (what !in Phone.done) throw AssertionError("\"$what\" was not done")
}

internal fun expectNotDone(start: String) {
    Phone.done.find { it.startsWith(start) }?.let { throw AssertionError("\"$it\" was done") }
}

// What is done by this, without the scripts that tell the page of the insets again.
internal fun doneBy(work: () -> Unit): List<String> {
    Phone.done.clear()
    work()
    Phone.settle()
    return Phone.done.toList()
}

// The same, where the process ends.
internal fun doneToTheEnd(work: () -> Unit): List<String> {
    Phone.done.clear()
    try {
        work()
    } catch (_: Phone.Ended) {
        return Phone.done.toList()
    }
    throw AssertionError("the process goes on after ${Phone.done}")
}

internal val system = Instrumentation()

internal fun launched(): Intent = Intent(Intent.ACTION_MAIN)

internal fun view(link: String): Intent = Intent(Intent.ACTION_VIEW, Uri.parse(link))

internal fun created(intent: Intent = launched(), saved: Bundle? = null): MainActivity {
    val activity = MainActivity()
    activity.intent = intent
    system.callActivityOnCreate(activity, saved)
    return activity
}

// The webview as wry makes it: the class, the activity told, its client (wry's src/android/main_pipe.rs).
internal fun withPage(activity: MainActivity): RustWebView {
    val page = RustWebView(activity, arrayOf(), "0")
    activity.setWebView(page)
    page.webViewClient = RustWebViewClient(page, activity)
    Phone.settle()
    return page
}

// A call of the page to the bridge. Public methods with the annotation are there, by their names (reference of
// WebView.addJavascriptInterface).
internal fun asks(name: String, vararg values: Any): Any? {
    val bridge = Phone.bridges.getValue("RsgPhone")
    val offered = bridge.javaClass.methods.filter { it.isAnnotationPresent(JavascriptInterface::class.java) }
    return offered.single { it.name == name }.invoke(bridge, *values)
}

internal fun inFront(activity: MainActivity) {
    system.callActivityOnStart(activity)
    system.callActivityOnResume(activity)
}

internal fun away(activity: MainActivity) {
    system.callActivityOnPause(activity)
    system.callActivityOnStop(activity)
}

internal fun tomorrow(): LocalDateTime = LocalDate.now().plusDays(1).atTime(19, 0)

// What is left for the webview of bars and cutouts: left, top, right, bottom.
internal fun heard(insets: WindowInsetsCompat?): List<Int>? =
    insets?.getInsets(WindowInsetsCompat.Type.systemBars() or WindowInsetsCompat.Type.displayCutout())
        ?.run { listOf(left, top, right, bottom) }
