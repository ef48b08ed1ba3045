// Starts, ends and configurations: what a phone does with the app's process and window, and what the app does then. Each
// method is a life of a process, by itself or as Proofs.kt lists them; above it stands where its belief comes from.
package proofs

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
import dev.dioxus.main.MainActivity
import dev.dioxus.main.OldWebView
import standin.Phone

class Lives {
    // Rust's main begins inside super.onCreate (tao 0.37.2 platform_impl/android/ndk_glue.rs:378); the splash is
    // installed before it (reference of SplashScreen.installSplashScreen).
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

    // A webview begins with the system's font size as its text zoom (Chromium android_webview AwSettings.java).
    fun `a page has its bridge and letters of the usual size`() {
        Phone.fontScale = 1.3f
        val activity = created()
        val page = withPage(activity)
        expectDone("bridge RsgPhone")
        expect("textZoom", page.settings.textZoom, 100)
        expect("overscroll", page.overScrollMode, View.OVER_SCROLL_NEVER)
        expect("the font size", asks("fontSize"), 130)
    }

    // wry 0.57.1 android/mod.rs:142 and dioxus-desktop 0.8.0-alpha.3 webview.rs:483: the second webview's page is
    // refused.
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

    // The same two places; reference of Intent.FLAG_ACTIVITY_CLEAR_TASK.
    fun `a second activity for a link hands it on`() {
        created()
        val done = doneToTheEnd { created(view(LINK)) }
        expect("what is done", done, listOf("start VIEW MainActivity $LINK new-task clear-task", "end"))
    }

    // What was lent can be passed on by the flag (reference of Intent.FLAG_GRANT_READ_URI_PERMISSION).
    fun `a second activity for a file hands it on as it was lent`() {
        created()
        val file = Intent(Intent.ACTION_SEND).setType("text/plain").putExtra(Intent.EXTRA_STREAM, Uri.parse("content://a"))
        val done = doneToTheEnd { created(file.addFlags(Intent.FLAG_GRANT_READ_URI_PERMISSION)) }
        val start = "start SEND MainActivity text/plain STREAM=content://a new-task clear-task lent"
        expect("what is done", done, listOf(start, "end"))
    }

    // Reference of Intent.FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY.
    fun `a second activity from the recent apps follows no old link`() {
        created()
        val old = view(LINK).addFlags(Intent.FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY)
        expect("what is done", doneToTheEnd { created(old) }, listOf(THE_START, "end"))
    }

    // Rust would leave by exit (tao 0.37.2 platform_impl/android/mod.rs:205); isChangingConfigurations tells a rebuilt
    // one (reference of Activity).
    fun `an activity that has gone takes its process along`() {
        val activity = created()
        withPage(activity)
        inFront(activity)
        away(activity)
        expect("what is done", doneToTheEnd { system.callActivityOnDestroy(activity) }, listOf("end"))
    }

    // wry 0.57.1 android/kotlin/WryActivity.kt, which runs here.
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

    // Edge to edge nobody else makes room (reference of WindowCompat.setDecorFitsSystemWindows); a webview takes what
    // it hears (Chromium android_webview/docs/insets.md).
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
        expect("what the webview hears", heard(returned), listOf(60, 110, 0, 48))
        val own = doneBy { ViewCompat.dispatchApplyWindowInsets(page, insets) }
        expect("who hears it there", own, listOf("the view's own insets"))
    }

    // Insets for which the app has made room come back as zero and not consumed (Chromium
    // android_webview/docs/insets.md); inset takes it off every kind (reference of WindowInsets.inset).
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
        expect("what the webview hears of the keyboard", returned?.getInsets(WindowInsetsCompat.Type.ime())?.bottom, 0)
        expect("what the webview hears of the bars", heard(returned), listOf(0, 97, 0, 0))
        val gone = WindowInsetsCompat.Builder().setInsets(bars.first, bars.second).build()
        val down = doneBy { ViewCompat.dispatchApplyWindowInsets(content, gone) }
        expect("what the page is told", down, listOf("js window.__rsgInsets && window.__rsgInsets(48.5, 0.0, 24.0, 0.0)"))
        expect("the room below the page", content.paddingBottom, 0)
    }

    // Insets are dispatched once and again on demand (reference of ViewCompat.requestApplyInsets).
    fun `insets before there is a page wait for it to ask`() {
        val activity = created()
        val bars = WindowInsetsCompat.Builder().setInsets(WindowInsetsCompat.Type.systemBars(), Insets.of(0, 96, 0, 48)).build()
        val content = activity.findViewById<View>(android.R.id.content)
        expect("what is told", doneBy { ViewCompat.dispatchApplyWindowInsets(content, bars) }, listOf<String>())
        withPage(activity)
        expect("what is asked", doneBy { asks("sendInsets") }, listOf("insets again"))
    }

    // Reference of Activity.onConfigurationChanged; light bars have dark letters (reference of
    // WindowInsetsControllerCompat.setAppearanceLightStatusBars).
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

    // As above; that the player's theme wins is the app's own rule.
    fun `bars that the page has asked for stay through the night`() {
        val activity = created()
        withPage(activity)
        val bars = WindowCompat.getInsetsController(activity.window, activity.window.decorView)
        doneBy { asks("lightBars", true) }
        Phone.isNight = true
        activity.onConfigurationChanged(activity.resources.configuration)
        expect("dark letters", bars.isAppearanceLightStatusBars, true)
    }

    // Without true as the answer the app ends (reference of WebViewClient.onRenderProcessGone).
    fun `a page whose process is gone in front of the player begins again`() {
        val activity = created()
        val page = withPage(activity)
        inFront(activity)
        val gone = doneToTheEnd { page.webViewClient.onRenderProcessGone(page, object : RenderProcessGoneDetail() {}) }
        expect("what is done", gone, listOf(THE_START, "end"))
    }

    // From the background no activity is started (developer.android.com, "Restrictions on starting activities from the
    // background").
    fun `a page whose process is gone in the background ends the app`() {
        val activity = created()
        val page = withPage(activity)
        inFront(activity)
        away(activity)
        val gone = doneToTheEnd { page.webViewClient.onRenderProcessGone(page, object : RenderProcessGoneDetail() {}) }
        expect("what is done", gone, listOf("end"))
    }

    // src/platform/android.rs calls it by this name.
    fun `a deaf page begins again when Rust asks for it`() {
        val activity = created()
        withPage(activity)
        inFront(activity)
        expect("what is done", doneToTheEnd { activity.beginAgain() }, listOf(THE_START, "end"))
        // Rust finds it by this name.
        activity.javaClass.getMethod("beginAgain")
    }

    // Reference of WebViewRenderProcessClient.onRenderProcessUnresponsive, which repeats every five seconds or more.
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

    // Added in API level 29 (reference of WebView.setWebViewRenderProcessClient).
    fun `Android 9 knows no complaints of a page`() {
        Phone.sdk = 28
        expect("who hears complaints", withPage(created()).webViewRenderProcessClient, null)
    }

    // A webview tells its Chromium as Chrome/NUMBER (developer.chrome.com, "User-Agent strings"); the oldest one is
    // that of xtask/src/phone/features.rs.
    fun `a webview of 105 is told and not tried`() {
        Phone.agent = Phone.agent.replace("Chrome/142.", "Chrome/105.")
        expect("what is done", doneToTheEnd { created() }, listOf("start - OldWebView new-task clear-task", "end"))
        expectNotDone("rust")
    }

    // As above.
    fun `a webview of 106 is tried`() {
        Phone.agent = Phone.agent.replace("Chrome/142.", "Chrome/106.")
        withPage(created())
        expectNotDone("end")
        expectDone("rust onCreate")
    }

    // WebSettings.getDefaultUserAgent promises no form; that it is tried is the app's own rule.
    fun `a webview that does not say what it is is tried`() {
        Phone.agent = "Mozilla/5.0 (Linux)"
        withPage(created())
        expectDone("rust onCreate")
    }

    // Without a webview asking for one throws, an AndroidRuntimeException in most versions (Android's
    // WebViewFactory.getProviderClass).
    fun `no webview is told`() {
        Phone.agent = null
        expect("what is done", doneToTheEnd { created() }, listOf("start - OldWebView new-task clear-task", "end"))
    }

    // Reference of WebView.getCurrentWebViewPackage; market:// (developer.android.com, "Link to Google Play").
    fun `the notice leads to the store's page of the webview`() {
        Phone.webViewPackage = "com.android.chrome"
        val notice = OldWebView()
        val shown = doneBy { system.callActivityOnCreate(notice, null) }
        expect("a dialog", shown.single().startsWith("dialog "), true)
        val store = "market://details?id=com.android.chrome"
        expect("its button", doneBy { Phone.press.run() }, listOf("start VIEW $store", "finish"))
    }

    // startActivity throws ActivityNotFoundException (reference of Context); the package may be null (reference of
    // WebView.getCurrentWebViewPackage).
    fun `without a store the notice leads to a browser`() {
        Phone.hasStore = false
        Phone.webViewPackage = null
        system.callActivityOnCreate(OldWebView(), null)
        val page = "https://play.google.com/store/apps/details?id=com.google.android.webview"
        expect("its button", doneBy { Phone.press.run() }, listOf("start VIEW $page", "finish"))
        expect("its end", doneBy { Phone.dismiss.run() }, listOf("finish"))
    }
}
