// What a phone does with the app's process, and what the app does then. Each method is a life of a process, by itself or as
// Proofs.kt lists them.
package dev.dioxus.main

import android.app.Instrumentation
import android.content.Intent
import android.net.Uri
import android.os.Bundle
import android.view.View
import android.webkit.RenderProcessGoneDetail
import android.webkit.WebViewRenderProcess
import androidx.core.graphics.Insets
import androidx.core.view.ViewCompat
import androidx.core.view.WindowCompat
import androidx.core.view.WindowInsetsCompat
import java.time.Instant
import java.time.LocalDate
import java.time.LocalDateTime
import java.time.LocalTime
import java.time.ZoneId
import java.time.ZoneOffset
import java.time.temporal.ChronoUnit
import java.util.Base64
import java.util.TimeZone
import java.util.function.Function
import standin.Phone

private const val THE_START = "start MAIN MainActivity new-task clear-task"
private const val LINK = "reverstargo://daily"
private const val OPENED = "js window.__rsgOpened && window.__rsgOpened()"
private const val SENT = "js window.__rsgSent && window.__rsgSent()"
private const val REFUSED = "js window.__rsgRemindersRefused && window.__rsgRemindersRefused()"

private fun expect(what: String, found: Any?, wanted: Any?) {
    if (found != wanted) throw AssertionError("$what is $found and should be $wanted")
}

private fun expectDone(what: String) {
    if (what !in Phone.done) throw AssertionError("\"$what\" was not done")
}

private fun expectNotDone(start: String) {
    Phone.done.find { it.startsWith(start) }?.let { throw AssertionError("\"$it\" was done") }
}

// What is done by this, without the scripts that tell the page of the insets again.
private fun doneBy(work: () -> Unit): List<String> {
    Phone.done.clear()
    work()
    Phone.settle()
    return Phone.done.toList()
}

// The same, where the process ends.
private fun doneToTheEnd(work: () -> Unit): List<String> {
    Phone.done.clear()
    try {
        work()
    } catch (_: Phone.Ended) {
        return Phone.done.toList()
    }
    throw AssertionError("the process goes on after ${Phone.done}")
}

private val system = Instrumentation()

private fun launched(): Intent = Intent(Intent.ACTION_MAIN)

private fun view(link: String): Intent = Intent(Intent.ACTION_VIEW, Uri.parse(link))

private fun created(intent: Intent = launched(), saved: Bundle? = null): MainActivity {
    val activity = MainActivity()
    activity.intent = intent
    system.callActivityOnCreate(activity, saved)
    return activity
}

// The webview as wry makes it: the class, the activity told, its client (wry's src/android/main_pipe.rs).
private fun withPage(activity: MainActivity): RustWebView {
    val page = RustWebView(activity, arrayOf(), "0")
    activity.setWebView(page)
    page.webViewClient = RustWebViewClient(page, activity)
    Phone.settle()
    return page
}

private fun inFront(activity: MainActivity) {
    system.callActivityOnStart(activity)
    system.callActivityOnResume(activity)
}

private fun away(activity: MainActivity) {
    system.callActivityOnPause(activity)
    system.callActivityOnStop(activity)
}

private fun tomorrow(): LocalDateTime = LocalDate.now().plusDays(1).atTime(19, 0)

class Lives {
    fun `a start tells Rust its surroundings first`() {
        Phone.isNight = true
        val done = doneBy { created() }
        for (value in listOf("RSG_LANGUAGES=ja-JP,en-US", "RSG_NIGHT=1", "HOME=", "TMPDIR=", "RSG_FILES_DIR=")) {
            val told = done.indexOfFirst { it.startsWith("set $value") }
            if (told < 0 || told > done.indexOf("rust onCreate")) throw AssertionError("$value in $done")
        }
        expect("Rust's first start", done.count { it == "rust onFirstActivityCreate" }, 1)
        expect("splash and Rust in order", done.indexOf("splash") in 0..<done.indexOf("rust onCreate"), true)
        expectDone("edge to edge true")
        expectNotDone("end")
    }

    fun `a page has its bridge and letters of the usual size`() {
        Phone.fontScale = 1.3f
        val activity = created()
        val page = withPage(activity)
        expectDone("bridge RsgPhone")
        expect("textZoom", page.settings.textZoom, 100)
        expect("overscroll", page.overScrollMode, View.OVER_SCROLL_NEVER)
        expect("the font size", PhoneBridge(activity, page).fontSize(), 130)
    }

    fun `a rebuilt activity begins the app again`() {
        val activity = created()
        withPage(activity)
        inFront(activity)
        val state = Bundle()
        away(activity)
        system.callActivityOnSaveInstanceState(activity, state)
        Phone.isChanging = true
        expect("what the rebuilding ends", doneBy { system.callActivityOnDestroy(activity) }.contains("end"), false)
        expect("what is done", doneToTheEnd { created(view(LINK), state) }, listOf(THE_START, "end"))
    }

    fun `a second activity for a link hands it on`() {
        created()
        val done = doneToTheEnd { created(view(LINK)) }
        expect("what is done", done, listOf("start VIEW MainActivity $LINK new-task clear-task", "end"))
    }

    fun `a second activity for a file hands it on as it was lent`() {
        created()
        val file = Intent(Intent.ACTION_SEND).setType("text/plain").putExtra(Intent.EXTRA_STREAM, Uri.parse("content://a"))
        val done = doneToTheEnd { created(file.addFlags(Intent.FLAG_GRANT_READ_URI_PERMISSION)) }
        val start = "start SEND MainActivity text/plain STREAM=content://a new-task clear-task lent"
        expect("what is done", done, listOf(start, "end"))
    }

    fun `a second activity from the recent apps follows no old link`() {
        created()
        val old = view(LINK).addFlags(Intent.FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY)
        expect("what is done", doneToTheEnd { created(old) }, listOf(THE_START, "end"))
    }

    fun `an activity that has gone takes its process along`() {
        val activity = created()
        withPage(activity)
        inFront(activity)
        away(activity)
        expect("what is done", doneToTheEnd { system.callActivityOnDestroy(activity) }, listOf("end"))
    }

    fun `Rust hears of every turn of an activity's life`() {
        val activity = created()
        withPage(activity)
        val done = doneBy {
            inFront(activity)
            activity.onWindowFocusChanged(true)
            away(activity)
        }
        val heard = listOf("rust onStart", "rust onResume", "page goes on", "rust onWindowFocusChanged", "rust onPause")
        expect("what is heard", done, heard + listOf("page rests", "rust onStop"))
    }

    fun `insets without a keyboard are the page's alone`() {
        val activity = created()
        val page = withPage(activity)
        val content = activity.findViewById<View>(android.R.id.content)
        val insets = WindowInsetsCompat.Builder()
            .setInsets(WindowInsetsCompat.Type.systemBars(), Insets.of(0, 96, 0, 48))
            .setInsets(WindowInsetsCompat.Type.displayCutout(), Insets.of(60, 110, 0, 0)).build()
        var returned: WindowInsetsCompat? = null
        val done = doneBy { returned = ViewCompat.dispatchApplyWindowInsets(content, insets) }
        expect("what the page is told", done, listOf("js window.__rsgInsets && window.__rsgInsets(55.0, 0.0, 24.0, 30.0)"))
        expect("the room below the page", content.paddingBottom, 0)
        expect("what the webview hears", returned === insets, true)
        val own = doneBy { ViewCompat.dispatchApplyWindowInsets(page, insets) }
        expect("who hears it there", own, listOf("the view's own insets"))
    }

    fun `a keyboard takes room from the page and leaves no bar at its foot`() {
        java.util.Locale.setDefault(java.util.Locale.GERMANY)
        val activity = created()
        withPage(activity)
        val content = activity.findViewById<View>(android.R.id.content)
        val bars = WindowInsetsCompat.Type.systemBars() to Insets.of(0, 97, 0, 48)
        val keyboard = WindowInsetsCompat.Builder().setInsets(bars.first, bars.second)
            .setInsets(WindowInsetsCompat.Type.ime(), Insets.of(0, 0, 0, 620)).build()
        var returned: WindowInsetsCompat? = null
        val up = doneBy { returned = ViewCompat.dispatchApplyWindowInsets(content, keyboard) }
        expect("what the page is told", up, listOf("js window.__rsgInsets && window.__rsgInsets(48.5, 0.0, 0.0, 0.0)"))
        expect("the room below the page", content.paddingBottom, 620)
        expect("the other edges", listOf(content.paddingLeft, content.paddingTop, content.paddingRight), listOf(0, 0, 0))
        expect("what the webview hears", returned === keyboard, true)
        val gone = WindowInsetsCompat.Builder().setInsets(bars.first, bars.second).build()
        val down = doneBy { ViewCompat.dispatchApplyWindowInsets(content, gone) }
        expect("what the page is told", down, listOf("js window.__rsgInsets && window.__rsgInsets(48.5, 0.0, 24.0, 0.0)"))
        expect("the room below the page", content.paddingBottom, 0)
    }

    fun `insets before there is a page wait for it to ask`() {
        val activity = created()
        val bars = WindowInsetsCompat.Builder().setInsets(WindowInsetsCompat.Type.systemBars(), Insets.of(0, 96, 0, 48)).build()
        val content = activity.findViewById<View>(android.R.id.content)
        expect("what is told", doneBy { ViewCompat.dispatchApplyWindowInsets(content, bars) }, listOf<String>())
        val page = withPage(activity)
        expect("what is asked", doneBy { PhoneBridge(activity, page).sendInsets() }, listOf("insets again"))
    }

    fun `another configuration is told to the page and shown by the bars`() {
        val activity = created()
        withPage(activity)
        val bars = WindowCompat.getInsetsController(activity.window, activity.window.decorView)
        expect("dark letters in the light", bars.isAppearanceLightStatusBars, true)
        Phone.isNight = true
        Phone.fontScale = 1.15f
        val done = doneBy { activity.onConfigurationChanged(activity.resources.configuration) }
        expect("what is told", done, listOf("js window.__rsgFontSize && window.__rsgFontSize(115)"))
        expect("dark letters in the dark", bars.isAppearanceLightStatusBars, false)
        expect("at the foot", bars.isAppearanceLightNavigationBars, false)
    }

    fun `bars that the page has asked for stay through the night`() {
        val activity = created()
        val page = withPage(activity)
        val bars = WindowCompat.getInsetsController(activity.window, activity.window.decorView)
        doneBy { PhoneBridge(activity, page).lightBars(true) }
        Phone.isNight = true
        activity.onConfigurationChanged(activity.resources.configuration)
        expect("dark letters", bars.isAppearanceLightStatusBars, true)
    }

    fun `a link that starts the app is taken once`() {
        val activity = created(view(LINK))
        val bridge = PhoneBridge(activity, withPage(activity))
        expect("the link", bridge.takeLink(), LINK)
        expect("the second time", bridge.takeLink(), "")
    }

    fun `a link of a start from the recent apps was followed before`() {
        val activity = created(view(LINK).addFlags(Intent.FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY))
        expect("the link", PhoneBridge(activity, withPage(activity)).takeLink(), "")
    }

    fun `a link of an activity that the system restores was followed before`() {
        val activity = created(view(LINK), Bundle())
        expect("the link", PhoneBridge(activity, withPage(activity)).takeLink(), "")
    }

    fun `a link while the app is open calls the page`() {
        val activity = created()
        val bridge = PhoneBridge(activity, withPage(activity))
        var taken = ""
        Phone.page = Function { script ->
            if (script in OPENED) taken = bridge.takeLink()
            "null"
        }
        expect("what is done", doneBy { system.callActivityOnNewIntent(activity, view(LINK)) }, listOf("rust onNewIntent", OPENED))
        expect("the link", taken, LINK)
        expect("the second time", bridge.takeLink(), "")
    }

    fun `a link before the page listens waits for it`() {
        val activity = created()
        system.callActivityOnNewIntent(activity, view("reverstargo://home"))
        val bridge = PhoneBridge(activity, withPage(activity))
        expect("before the webview", bridge.takeLink(), "reverstargo://home")
        // The webview is there, its page is not: nobody takes it.
        system.callActivityOnNewIntent(activity, view(LINK))
        system.callActivityOnNewIntent(activity, launched())
        expect("before the page", bridge.takeLink(), LINK)
    }

    fun `a text that another app sends is taken once`() {
        val activity = created(Intent(Intent.ACTION_SEND).putExtra(Intent.EXTRA_TEXT, "B4 BX"))
        val bridge = PhoneBridge(activity, withPage(activity))
        expect("the text", bridge.takeText(), "B4 BX")
        expect("the second time", bridge.takeText(), "")
        val later = Intent(Intent.ACTION_SEND).putExtra(Intent.EXTRA_TEXT, "x".repeat(9_000_000))
        expect("what is done", doneBy { system.callActivityOnNewIntent(activity, later) }, listOf("rust onNewIntent", SENT))
        expect("a very long one", bridge.takeText().length, 8_388_609)
    }

    fun `a file that another app lends is read`() {
        Phone.lent["content://a/1"] = "कोडे ◆ 星"
        Phone.lent["content://a/2"] = null
        val send = { file: String -> Intent(Intent.ACTION_SEND).putExtra(Intent.EXTRA_STREAM, Uri.parse(file)) }
        val activity = created(send("content://a/1"))
        val bridge = PhoneBridge(activity, withPage(activity))
        expect("the file", bridge.takeText(), "कोडे ◆ 星")
        for (refused in listOf("content://a/2", "content://a/3")) {
            expect("what is done", doneBy { system.callActivityOnNewIntent(activity, send(refused)) }, listOf("rust onNewIntent"))
            expect(refused, bridge.takeText(), "")
        }
    }

    fun `back is the page's as long as it takes it`() {
        val activity = created()
        withPage(activity)
        for ((answer, left) in listOf("true" to false, "false" to true, "null" to true)) {
            Phone.page = Function { answer }
            val done = doneBy { activity.onBackPressedDispatcher.onBackPressed() }
            expect("the answer $answer", done.contains("to the background"), left)
            expectDone("js !!(window.__rsgBack && window.__rsgBack())")
        }
    }

    fun `a player who is asked is refused nothing before the answer`() {
        Phone.notificationsAllowed = false
        val activity = created()
        val bridge = PhoneBridge(activity, withPage(activity))
        val asked = doneBy {
            bridge.askToRemind()
            bridge.remind(tomorrow().toString(), "title", "text")
        }
        expect("the question", asked.first(), "ask [android.permission.POST_NOTIFICATIONS]")
        expect("a refusal", asked.contains(REFUSED), false)
        val refused = doneBy { Phone.question.accept(mapOf("android.permission.POST_NOTIFICATIONS" to false)) }
        expect("what is told", refused, listOf(REFUSED))
    }

    fun `a player who allows it is reminded`() {
        Phone.notificationsAllowed = false
        val activity = created()
        val bridge = PhoneBridge(activity, withPage(activity))
        doneBy {
            bridge.askToRemind()
            bridge.remind(tomorrow().toString(), "title", "text")
        }
        Phone.notificationsAllowed = true
        val allowed = doneBy { Phone.question.accept(mapOf("android.permission.POST_NOTIFICATIONS" to true)) }
        expect("what is told", allowed, listOf<String>())
        expect("the alarm", Phone.alarm, tomorrow().atZone(ZoneId.systemDefault()).toInstant().toEpochMilli())
    }

    fun `an older Android asks nobody`() {
        Phone.sdk = 32
        Phone.notificationsAllowed = false
        val activity = created()
        val bridge = PhoneBridge(activity, withPage(activity))
        expect("what is told", doneBy { bridge.askToRemind() }, listOf(REFUSED))
        Phone.notificationsAllowed = true
        expect("what is told", doneBy { bridge.askToRemind() }, listOf<String>())
    }

    fun `a phone that was restored without the permission says so`() {
        Phone.notificationsAllowed = false
        val activity = created()
        val bridge = PhoneBridge(activity, withPage(activity))
        val told = doneBy { bridge.remind(tomorrow().toString(), "title", "text") }
        expect("what is told", told.last(), REFUSED)
        expect("a reminder that is off", doneBy { bridge.remind("", "title", "text") }, listOf("no notification"))
    }

    fun `an alarm is set`() {
        val bridge = created().let { PhoneBridge(it, withPage(it)) }
        val gone = LocalDate.now().atTime(9, 0)
        doneBy { bridge.remind("${tomorrow().plusDays(2)} $gone ${tomorrow()}", "title", "text") }
        expect("the alarm", Phone.alarm, tomorrow().atZone(ZoneId.systemDefault()).toInstant().toEpochMilli())
        expect("who hears it", Phone.heardBy, "broadcast - ReminderReceiver")
        doneBy { bridge.remind(tomorrow().plusDays(1).toString(), "title", "text") }
        val renewed = tomorrow().plusDays(1).atZone(ZoneId.systemDefault()).toInstant().toEpochMilli()
        expect("the renewed alarm", Phone.alarm, renewed)
        doneBy { bridge.remind("", "title", "text") }
        expect("an alarm that is taken away", Phone.alarm, null)
        doneBy { bridge.remind(tomorrow().toString(), "title", "text") }
    }

    fun `the phone restarts elsewhere`() {
        val before = Phone.alarm
        Phone.alarm = null
        ReminderReceiver().onReceive(android.content.ContextWrapper(), Intent(Intent.ACTION_BOOT_COMPLETED))
        expect("the alarm after a restart", Phone.alarm, before)
        // An hour further west the same hour of the clock is an hour later.
        val west = ZoneOffset.ofTotalSeconds(TimeZone.getDefault().rawOffset / 1000 - 3600)
        TimeZone.setDefault(TimeZone.getTimeZone(west))
        ReminderReceiver().onReceive(android.content.ContextWrapper(), Intent(Intent.ACTION_TIMEZONE_CHANGED))
        expect("the alarm elsewhere", Instant.ofEpochMilli(Phone.alarm), Instant.ofEpochMilli(before).plus(1, ChronoUnit.HOURS))
        expectNotDone("notify")
    }

    fun `an alarm rings`() {
        val activity = created()
        val bridge = PhoneBridge(activity, withPage(activity))
        val due = LocalDateTime.now().truncatedTo(ChronoUnit.MINUTES)
        doneBy { bridge.remind("$due ${tomorrow()}", "Open", "Today's day") }
        inFront(activity)
        val alarm = { doneBy { ReminderReceiver().onReceive(activity, Intent()) } }
        expect("in front of the player", alarm(), listOf<String>())
        away(activity)
        val way = "activity VIEW MainActivity reverstargo://home new-task"
        expect("away", alarm(), listOf("notify reminder | Open | Today's day | $way"))
        expect("the next alarm", Phone.alarm, tomorrow().atZone(ZoneId.systemDefault()).toInstant().toEpochMilli())
    }

    fun `the same alarm rings again`() {
        val done = doneBy { ReminderReceiver().onReceive(android.content.ContextWrapper(), Intent()) }
        expect("a second time", done, listOf<String>())
    }

    fun `an alarm that comes after midnight is for a day that is over`() {
        val bridge = created().let { PhoneBridge(it, withPage(it)) }
        val yesterday = LocalDate.now().minusDays(1).atTime(LocalTime.of(23, 59))
        doneBy { bridge.remind("$yesterday ${tomorrow()}", "title", "text") }
        val done = doneBy { ReminderReceiver().onReceive(android.content.ContextWrapper(), Intent()) }
        expect("what is done", done, listOf<String>())
    }

    fun `a page whose process is gone in front of the player begins again`() {
        val activity = created()
        val page = withPage(activity)
        inFront(activity)
        val gone = doneToTheEnd { page.webViewClient.onRenderProcessGone(page, object : RenderProcessGoneDetail() {}) }
        expect("what is done", gone, listOf(THE_START, "end"))
    }

    fun `a page whose process is gone in the background ends the app`() {
        val activity = created()
        val page = withPage(activity)
        inFront(activity)
        away(activity)
        val gone = doneToTheEnd { page.webViewClient.onRenderProcessGone(page, object : RenderProcessGoneDetail() {}) }
        expect("what is done", gone, listOf("end"))
    }

    fun `a deaf page begins again when Rust asks for it`() {
        val activity = created()
        withPage(activity)
        inFront(activity)
        expect("what is done", doneToTheEnd { activity.beginAgain() }, listOf(THE_START, "end"))
        // Rust finds it by this name.
        MainActivity::class.java.getMethod("beginAgain")
    }

    fun `a page that takes no touches is ended at the third complaint`() {
        val page = withPage(created())
        val client = page.webViewRenderProcessClient ?: throw AssertionError("nobody hears the complaints")
        val process = object : WebViewRenderProcess() {
            override fun terminate(): Boolean = Phone.done.add("terminate")
        }
        val complain = { client.onRenderProcessUnresponsive(page, process) }
        val forgiven = doneBy {
            complain()
            complain()
            client.onRenderProcessResponsive(page, process)
            complain()
            complain()
        }
        expect("what is done", forgiven, listOf<String>())
        expect("what is done", doneBy { complain() }, listOf("terminate"))
    }

    fun `Android 9 knows no complaints of a page`() {
        Phone.sdk = 28
        expect("who hears complaints", withPage(created()).webViewRenderProcessClient, null)
    }

    fun `a text and a picture are shared`() {
        val bridge = created().let { PhoneBridge(it, withPage(it)) }
        expect("a text", doneBy { bridge.share("won") }, listOf("start CHOOSER INTENT=SEND text/plain TEXT=won"))
        val picture = "content://dev.reverstargo.app.shared/reverstargo.png"
        val png = Base64.getEncoder().encodeToString(byteArrayOf(1, 2, 3))
        val sent = "start CHOOSER INTENT=SEND image/png $picture STREAM=$picture TEXT=won lent"
        expect("a picture", doneBy { bridge.sharePicture("won", png) }, listOf(sent))
    }

    fun `what is felt has a name on every Android`() {
        val bridge = created().let { PhoneBridge(it, withPage(it)) }
        val felt = doneBy { listOf("light", "success", "no", "other").forEach(bridge::haptic) }
        expect("what is felt", felt, listOf("haptic 3", "haptic 16", "haptic 17", "haptic 6"))
    }

    fun `a webview of 105 is told and not tried`() {
        Phone.agent = Phone.agent.replace("Chrome/142.", "Chrome/105.")
        expect("what is done", doneToTheEnd { created() }, listOf("start - OldWebView new-task clear-task", "end"))
        expectNotDone("rust")
    }

    fun `a webview of 106 is tried`() {
        Phone.agent = Phone.agent.replace("Chrome/142.", "Chrome/106.")
        withPage(created())
        expectNotDone("end")
        expectDone("rust onCreate")
    }

    fun `a webview that does not say what it is is tried`() {
        Phone.agent = "Mozilla/5.0 (Linux)"
        withPage(created())
        expectDone("rust onCreate")
    }

    fun `no webview is told`() {
        Phone.agent = null
        expect("what is done", doneToTheEnd { created() }, listOf("start - OldWebView new-task clear-task", "end"))
    }

    fun `the notice leads to the store's page of the webview`() {
        Phone.webViewPackage = "com.android.chrome"
        val notice = OldWebView()
        val shown = doneBy { system.callActivityOnCreate(notice, null) }
        expect("a dialog", shown.single().startsWith("dialog "), true)
        val store = "market://details?id=com.android.chrome"
        expect("its button", doneBy { Phone.press.run() }, listOf("start VIEW $store", "finish"))
    }

    fun `without a store the notice leads to a browser`() {
        Phone.hasStore = false
        Phone.webViewPackage = null
        system.callActivityOnCreate(OldWebView(), null)
        val page = "https://play.google.com/store/apps/details?id=com.google.android.webview"
        expect("its button", doneBy { Phone.press.run() }, listOf("start VIEW $page", "finish"))
        expect("its end", doneBy { Phone.dismiss.run() }, listOf("finish"))
    }
}
