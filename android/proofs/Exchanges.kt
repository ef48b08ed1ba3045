// Links, texts, files, back and touch: what comes into the app, and what it sends. Each method is a life of a process,
// by itself or as Proofs.kt lists them; above it stands where its belief comes from.
package proofs

import android.content.Intent
import android.net.Uri
import android.os.Bundle
import dev.dioxus.main.MainActivity
import dev.dioxus.main.Shortcut
import java.util.Base64
import java.util.function.Function
import standin.Phone

class Exchanges {
    // Reference of Activity.getIntent.
    fun `a link that starts the app is taken once`() {
        val activity = created(view(LINK))
        withPage(activity)
        expect("the link", asks("takeLink"), LINK)
        expect("the second time", asks("takeLink"), "")
    }

    // Reference of Intent.FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY.
    fun `a link of a start from the recent apps was followed before`() {
        withPage(created(view(LINK).addFlags(Intent.FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY)))
        expect("the link", asks("takeLink"), "")
    }

    // A restored activity has its old intent and a saved state (reference of Activity.onCreate).
    fun `a link of an activity that the system restores was followed before`() {
        withPage(created(view(LINK), Bundle()))
        expect("the link", asks("takeLink"), "")
    }

    // singleTask leads to onNewIntent (developer.android.com, "Tasks and the back stack").
    fun `a link while the app is open calls the page`() {
        val activity = created()
        withPage(activity)
        var taken: Any? = null
        Phone.page = Function { script ->
            if (script in OPENED) taken = asks("takeLink")
            "null"
        }
        expect("what is done", doneBy { system.callActivityOnNewIntent(activity, view(LINK)) }, listOf("rust onNewIntent", OPENED))
        expect("the link", taken, LINK)
        expect("the second time", asks("takeLink"), "")
    }

    // The first intent of a static shortcut has NEW_TASK and CLEAR_TASK (reference of ShortcutManager; Android's
    // ShortcutParser.parseShortcutsOneFile).
    fun `a shortcut hands its link on to the app that is open and ends nothing`() {
        inFront(created().also(::withPage))
        val shortcut = Shortcut()
        // As ShortcutParser makes it of the file.
        shortcut.intent = view("reverstargo://play").addFlags(Intent.FLAG_ACTIVITY_NEW_TASK or Intent.FLAG_ACTIVITY_CLEAR_TASK)
        val done = doneBy { system.callActivityOnCreate(shortcut, null) }
        expect("what is done", done, listOf("start VIEW MainActivity reverstargo://play", "finish"))
    }

    // The page asks when it begins (assets/scripts/phone.js, takeLink).
    fun `a link before the page listens waits for it`() {
        val activity = created()
        system.callActivityOnNewIntent(activity, view("reverstargo://home"))
        withPage(activity)
        expect("before the webview", asks("takeLink"), "reverstargo://home")
        // The webview is there, its page is not: nobody takes it.
        system.callActivityOnNewIntent(activity, view(LINK))
        system.callActivityOnNewIntent(activity, launched())
        expect("before the page", asks("takeLink"), LINK)
    }

    // Reference of Intent.ACTION_SEND and EXTRA_TEXT; the limit is the page's
    // (src/ui/screens/settings/progress_card.rs).
    fun `a text that another app sends is taken once`() {
        val activity = created(Intent(Intent.ACTION_SEND).putExtra(Intent.EXTRA_TEXT, "B4 BX"))
        withPage(activity)
        expect("the text", asks("takeText"), "B4 BX")
        expect("the second time", asks("takeText"), "")
        val later = Intent(Intent.ACTION_SEND).putExtra(Intent.EXTRA_TEXT, "x".repeat(9_000_000))
        expect("what is done", doneBy { system.callActivityOnNewIntent(activity, later) }, listOf("rust onNewIntent", SENT))
        expect("a very long one", (asks("takeText") as String).length, 8_388_609)
    }

    // Reference of Intent.EXTRA_STREAM and ContentResolver.openInputStream, which throws for a file that is gone or
    // not lent.
    fun `a file that another app lends is read`() {
        Phone.lent["content://a/1"] = "कोडे ◆ 星"
        Phone.lent["content://a/2"] = null
        val send = { file: String -> Intent(Intent.ACTION_SEND).putExtra(Intent.EXTRA_STREAM, Uri.parse(file)) }
        val activity = created(send("content://a/1"))
        withPage(activity)
        expect("the file", asks("takeText"), "कोडे ◆ 星")
        for (refused in listOf("content://a/2", "content://a/3")) {
            expect("what is done", doneBy { system.callActivityOnNewIntent(activity, send(refused)) }, listOf("rust onNewIntent"))
            expect(refused, asks("takeText"), "")
        }
    }

    // Reference of OnBackPressedDispatcher; a script's answer comes as JSON (reference of WebView.evaluateJavascript).
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

    // Reference of Intent.createChooser; the clip's picture is shown and lent (developer.android.com, "Send simple
    // data to other apps").
    fun `a text and a picture are shared`() {
        withPage(created())
        expect("a text", doneBy { asks("share", "won") }, listOf("start CHOOSER INTENT=SEND text/plain TEXT=won"))
        val picture = "content://dev.reverstargo.app.shared/reverstargo.png"
        val png = Base64.getEncoder().encodeToString(byteArrayOf(1, 2, 3))
        val sent = "start CHOOSER INTENT=SEND image/png $picture STREAM=$picture TEXT=won lent"
        expect("a picture", doneBy { asks("sharePicture", "won", png) }, listOf(sent))
    }

    // Reference of HapticFeedbackConstants.
    fun `what is felt has a name`() {
        withPage(created())
        val felt = doneBy { listOf("light", "success", "no", "other").forEach { asks("haptic", it) } }
        expect("what is felt", felt, listOf("haptic 3", "haptic 16", "haptic 17", "haptic 6"))
    }

    // CONFIRM and REJECT were added in API level 30 (reference of HapticFeedbackConstants).
    fun `Android 10 knows fewer names of what is felt`() {
        Phone.sdk = 29
        withPage(created())
        val felt = doneBy { listOf("light", "success", "no", "other").forEach { asks("haptic", it) } }
        expect("what is felt", felt, listOf("haptic 3", "haptic 0", "haptic 0", "haptic 6"))
    }
}
