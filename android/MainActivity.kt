// The activity; what the webview's own client has to know besides is in WebViewClient.part.kt. dx copies this file verbatim;
// it demands this package, the BuildConfig alias and a class MainActivity that extends WryActivity. `cargo xtask android
// --check` compares the names that it shares with the scripts and with Rust, and plays it on a JVM (android/proofs).
package dev.dioxus.main

import android.Manifest
import android.content.ClipData
import android.content.Intent
import android.content.res.Configuration
import android.net.Uri
import android.os.Build
import android.os.Bundle
import android.os.Process
import android.system.Os
import android.util.Base64
import android.view.HapticFeedbackConstants
import android.view.View
import android.webkit.JavascriptInterface
import android.webkit.WebView
import android.webkit.WebViewRenderProcess
import android.webkit.WebViewRenderProcessClient
import androidx.activity.OnBackPressedCallback
import androidx.annotation.RequiresApi
import androidx.core.splashscreen.SplashScreen.Companion.installSplashScreen
import androidx.core.content.FileProvider
import androidx.core.content.IntentCompat
import androidx.core.view.ViewCompat
import androidx.core.view.WindowCompat
import androidx.core.view.WindowInsetsCompat
import androidx.lifecycle.Lifecycle
import java.io.File
import java.io.IOException
import java.util.Locale
import java.util.concurrent.atomic.AtomicReference
import kotlin.concurrent.thread
import kotlin.math.roundToInt

typealias BuildConfig = dev.reverstargo.app.BuildConfig

// The longest text that the page takes in; `LONGEST_TEXT` in `src/ui/screens/settings/progress_card.rs` says the same.
private const val LONGEST_TEXT = 8388608

class MainActivity : WryActivity() {
    // Back is the app's own decision (see __rsgBack in the page): the webview has no history worth going back in.
    override val handleBackNavigation: Boolean = false

    private var page: WebView? = null

    // The link that the app was opened by, until the page takes it.
    private val link = AtomicReference("")

    // What another app has sent, until the page takes it.
    private val sent = AtomicReference("")

    // Whether the system's question about reminders is open: until it is answered nothing is refused.
    private var isAsking = false

    // Whether the page has asked for light bars, once it has: the player's theme may be another than the device's.
    private var askedForLightBars: Boolean? = null

    override fun onCreate(savedInstanceState: Bundle?) {
        // Android hands the same intent to every rebuilt activity and to every start from the recent apps; it was followed
        // the first time.
        val isNew = savedInstanceState == null && !isFromRecents(intent)
        // The webview of a first activity cannot be shown by a second one, nor can a second one be filled: wry gives it the
        // same name, and dioxus loads a page once in a process (wry 0.57.1 src/android/mod.rs:142, dioxus-desktop
        // 0.8.0-alpha.3 src/webview.rs:484). It would stay blank until somebody ends the app.
        if (hasBegun) return endFor(if (isNew) Intent(intent).setComponent(componentName) else theStart())
        if (!OldWebView.canShowThePage(this)) return endFor(Intent(this, OldWebView::class.java))
        hasBegun = true
        // Rust's main starts on its own thread inside super.onCreate, so its surroundings must be ready before.
        Os.setenv("RSG_FILES_DIR", filesDir.absolutePath, true)
        Os.setenv("RSG_LANGUAGES", resources.configuration.locales.toLanguageTags(), true)
        Os.setenv("RSG_NIGHT", if (isNight(resources.configuration)) "1" else "0", true)
        Os.setenv("HOME", filesDir.absolutePath, true)
        Os.setenv("TMPDIR", cacheDir.absolutePath, true)
        if (isNew) {
            linkOf(intent)?.let(link::set)
            takeIn(intent)
        }
        installSplashScreen()
        super.onCreate(savedInstanceState)
        WindowCompat.setDecorFitsSystemWindows(window, false)
        makeRoom()
    }

    override fun onWebViewCreate(webView: WebView) {
        page = webView
        webView.overScrollMode = View.OVER_SCROLL_NEVER
        // The system's font size makes the page's root larger (fontSize), which everything is measured by; this would make
        // letters larger and nothing else.
        webView.settings.textZoom = 100
        webView.addJavascriptInterface(PhoneBridge(this, webView), "RsgPhone")
        if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.Q) endWhatIsStuck(webView)
        onBackPressedDispatcher.addCallback(this, object : OnBackPressedCallback(true) {
            override fun handleOnBackPressed() {
                webView.evaluateJavascript("!!(window.__rsgBack && window.__rsgBack())") { handled ->
                    if (handled != "true") moveTaskToBack(true)
                }
            }
        })
        matchSystemBars(resources.configuration)
    }

    // A page that is only being loaded asks for the link itself, once it can follow it.
    override fun onNewIntent(intent: Intent) {
        super.onNewIntent(intent)
        takeIn(intent)
        link.set(linkOf(intent) ?: return)
        page?.evaluateJavascript("window.__rsgOpened && window.__rsgOpened()", null)
    }

    override fun onStart() {
        super.onStart()
        Reminder.isInFront = true
    }

    override fun onStop() {
        Reminder.isInFront = false
        super.onStop()
    }

    // Where the activity has gone nothing is left that could be shown in another one. The process does not end by itself: Rust
    // would leave by exit while other threads run (tao 0.37.2 src/platform_impl/android/mod.rs:205), which the system may report
    // as a crash. What is placed is saved. An activity that is only rebuilt comes back in onCreate.
    override fun onDestroy() {
        if (!isChangingConfigurations) Process.killProcess(Process.myPid())
        super.onDestroy()
    }

    // Android 13 and newer ask the player. On an older one notifications are allowed unless they were switched off.
    internal fun askToRemind() {
        if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.TIRAMISU) {
            isAsking = true
            requestPermissions(arrayOf(Manifest.permission.POST_NOTIFICATIONS)) {
                isAsking = false
                tellIfRefused()
            }
        } else {
            tellIfRefused()
        }
    }

    // A phone that was restored from a backup has the player's choice and not the permission, and a player may take the
    // permission back at any time.
    internal fun remind(moments: String, title: String, text: String) {
        Reminder(this).plan(moments, title, text)
        if (moments.isNotEmpty() && !isAsking) tellIfRefused()
    }

    private fun tellIfRefused() {
        if (Reminder(this).isAllowed()) return
        page?.evaluateJavascript("window.__rsgRemindersRefused && window.__rsgRemindersRefused()", null)
    }

    // The process that draws the page is gone: the system has taken it for want of memory, or it has failed. With it goes all
    // that can be done here, but everything placed is saved. In front of the player the app begins again at the same position;
    // in the background it ends, as the system ends apps there, and begins again when it is looked at.
    //
    // Rust calls it by its name, for a page that no longer hears or is no longer heard (src/platform/android.rs), so it is neither
    // internal, which would change the name, nor taken out by the shrinker (reverstargo.pro).
    fun beginAgain() {
        if (lifecycle.currentState.isAtLeast(Lifecycle.State.STARTED)) endFor(theStart())
        Process.killProcess(Process.myPid())
    }

    private fun theStart(): Intent = Intent.makeRestartActivityTask(componentName)

    // Ends the process for an activity that takes this one's place and starts in a new one. What another app has lent stays
    // lent.
    private fun endFor(next: Intent) {
        val lent = next.flags and Intent.FLAG_GRANT_READ_URI_PERMISSION
        startActivity(next.setFlags(lent or Intent.FLAG_ACTIVITY_NEW_TASK or Intent.FLAG_ACTIVITY_CLEAR_TASK))
        Process.killProcess(Process.myPid())
    }

    // A page that no longer takes touches is ended, which leads to beginAgain. The system complains every five seconds, and
    // a slow phone may be forgiven some of that.
    @RequiresApi(Build.VERSION_CODES.Q)
    private fun endWhatIsStuck(webView: WebView) {
        webView.webViewRenderProcessClient = object : WebViewRenderProcessClient() {
            private var complaints = 0

            override fun onRenderProcessUnresponsive(view: WebView, renderer: WebViewRenderProcess?) {
                complaints += 1
                if (complaints == 3) renderer?.terminate()
            }

            override fun onRenderProcessResponsive(view: WebView, renderer: WebViewRenderProcess?) {
                complaints = 0
            }
        }
    }

    override fun onConfigurationChanged(newConfig: Configuration) {
        super.onConfigurationChanged(newConfig)
        matchSystemBars(newConfig)
        page?.evaluateJavascript("window.__rsgFontSize && window.__rsgFontSize(${fontSizeIn(newConfig)})", null)
    }

    // The system's font size in per cent of the usual one.
    internal fun fontSize(): Int = fontSizeIn(resources.configuration)

    private fun fontSizeIn(configuration: Configuration): Int = (configuration.fontScale * 100).roundToInt()

    private fun linkOf(intent: Intent?): String? =
        if (intent?.action == Intent.ACTION_VIEW) intent.dataString else null

    // A text or a file that another app sends. A message with a game leads to that game; anything else the page shows where
    // progress is imported, and the player is asked.
    private fun takeIn(intent: Intent?) {
        if (intent?.action != Intent.ACTION_SEND) return
        val text = intent.getStringExtra(Intent.EXTRA_TEXT)
        val file = IntentCompat.getParcelableExtra(intent, Intent.EXTRA_STREAM, Uri::class.java)
        // Whoever lends a file may be slow.
        thread {
            sent.set(text?.take(LONGEST_TEXT + 1) ?: file?.let(::textIn) ?: return@thread)
            page?.post { page?.evaluateJavascript("window.__rsgSent && window.__rsgSent()", null) }
        }
    }

    // What is in the file, but no more than a little over what is taken: the page says then that it is too long.
    private fun textIn(file: Uri): String? = try {
        contentResolver.openInputStream(file)?.use { stream ->
            val bytes = ByteArray(LONGEST_TEXT + 1)
            var length = 0
            while (length < bytes.size) {
                val read = stream.read(bytes, length, bytes.size - length)
                if (read < 0) break
                length += read
            }
            String(bytes, 0, length, Charsets.UTF_8)
        }
    } catch (_: IOException) {
        null
    } catch (_: SecurityException) {
        null
    }

    internal fun takeSent(): String = sent.getAndSet("")

    internal fun takeLink(): String = link.getAndSet("")

    private fun isFromRecents(intent: Intent?): Boolean =
        ((intent?.flags ?: 0) and Intent.FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY) != 0

    // The window lies below the system's bars and below the keyboard. Webviews before version 144 report no safe area outside
    // full screen, so the page gets it as variables. For the keyboard all that holds the page becomes shorter, whatever the
    // webview knows about keyboards; then nothing of the page lies below the bar at the foot. The webview hears of the insets,
    // too: a listener of its own would keep them from it. From version 139 on it makes room for a keyboard itself, so it hears
    // what is left of each edge above this room, down to zero. Consumed insets would not reach it, and it would keep older ones
    // (Chromium android_webview/docs/insets.md).
    private fun makeRoom() {
        ViewCompat.setOnApplyWindowInsetsListener(findViewById(android.R.id.content)) { content, insets ->
            val kinds = WindowInsetsCompat.Type.systemBars() or WindowInsetsCompat.Type.displayCutout()
            val edges = insets.getInsets(kinds)
            val keyboard = insets.getInsets(WindowInsetsCompat.Type.ime()).bottom
            content.setPadding(0, 0, 0, keyboard)
            val bottom = if (keyboard > 0) 0 else edges.bottom
            val density = resources.displayMetrics.density
            val call = String.format(
                Locale.ROOT,
                "window.__rsgInsets && window.__rsgInsets(%.1f, %.1f, %.1f, %.1f)",
                edges.top / density, edges.right / density, bottom / density, edges.left / density
            )
            page?.evaluateJavascript(call, null)
            insets.inset(0, 0, 0, keyboard)
        }
    }

    private fun isNight(configuration: Configuration): Boolean =
        (configuration.uiMode and Configuration.UI_MODE_NIGHT_MASK) == Configuration.UI_MODE_NIGHT_YES

    private fun matchSystemBars(configuration: Configuration) {
        setLightBars(askedForLightBars ?: !isNight(configuration))
    }

    internal fun askForLightBars(light: Boolean) {
        askedForLightBars = light
        setLightBars(light)
    }

    internal fun sendText(text: String) {
        val send = Intent(Intent.ACTION_SEND).setType("text/plain").putExtra(Intent.EXTRA_TEXT, text)
        startActivity(Intent.createChooser(send, null))
    }

    // Another app may read this one file, for as long as it shows it; the next picture takes its place.
    internal fun sendPicture(text: String, png: ByteArray) {
        val file = File(cacheDir, "shared/reverstargo.png")
        try {
            file.parentFile?.mkdirs()
            file.writeBytes(png)
        } catch (_: IOException) {
            return sendText(text)
        }
        val picture = FileProvider.getUriForFile(this, "$packageName.shared", file)
        val send = Intent(Intent.ACTION_SEND).setType("image/png")
            .putExtra(Intent.EXTRA_STREAM, picture).putExtra(Intent.EXTRA_TEXT, text)
            .addFlags(Intent.FLAG_GRANT_READ_URI_PERMISSION)
        // The share sheet shows a small picture of what is in the clip.
        send.clipData = ClipData.newRawUri(null, picture)
        startActivity(Intent.createChooser(send, null))
    }

    private fun setLightBars(light: Boolean) {
        WindowCompat.getInsetsController(window, window.decorView).apply {
            isAppearanceLightStatusBars = light
            isAppearanceLightNavigationBars = light
        }
    }

    companion object {
        // Whether this process has had an activity of this class, as it can have one alone.
        private var hasBegun = false
    }
}

// What the page may ask of the phone. Called on the webview's own thread, so everything is posted to the main one.
// The names are kept by reverstargo.pro.
class PhoneBridge(private val activity: MainActivity, private val page: WebView) {
    private val modern = Build.VERSION.SDK_INT >= Build.VERSION_CODES.R

    // Obeys the system's touch-feedback switch and needs no permission.
    @JavascriptInterface
    fun haptic(kind: String) {
        page.post {
            val effect = when (kind) {
                "light" -> HapticFeedbackConstants.KEYBOARD_TAP
                "success" -> if (modern) HapticFeedbackConstants.CONFIRM else HapticFeedbackConstants.LONG_PRESS
                "no" -> if (modern) HapticFeedbackConstants.REJECT else HapticFeedbackConstants.LONG_PRESS
                else -> HapticFeedbackConstants.CONTEXT_CLICK
            }
            page.performHapticFeedback(effect)
        }
    }

    @JavascriptInterface
    fun takeLink(): String = activity.takeLink()

    @JavascriptInterface
    fun takeText(): String = activity.takeSent()

    @JavascriptInterface
    fun share(text: String) {
        page.post { activity.sendText(text) }
    }

    // The picture is a PNG in base64.
    @JavascriptInterface
    fun sharePicture(text: String, png: String) {
        val bytes = Base64.decode(png, Base64.DEFAULT)
        page.post { activity.sendPicture(text, bytes) }
    }

    @JavascriptInterface
    fun askToRemind() {
        page.post { activity.askToRemind() }
    }

    @JavascriptInterface
    fun remind(moments: String, title: String, text: String) {
        page.post { activity.remind(moments, title, text) }
    }

    @JavascriptInterface
    fun lightBars(light: Boolean) {
        page.post { activity.askForLightBars(light) }
    }

    @JavascriptInterface
    fun fontSize(): Int = activity.fontSize()

    // The page asks once it can listen: the first insets may have arrived before it existed.
    @JavascriptInterface
    fun sendInsets() {
        page.post { ViewCompat.requestApplyInsets(page) }
    }
}
