// What the player sees in place of the app where the system's webview is missing or too old to show the page: why, and the
// way to the store's page of it. It runs in a process of its own, because the app's is ended for it.
package dev.dioxus.main

import android.app.Activity
import android.app.AlertDialog
import android.content.ActivityNotFoundException
import android.content.Context
import android.content.Intent
import android.net.Uri
import android.os.Bundle
import android.webkit.WebSettings
import android.webkit.WebView
import dev.reverstargo.app.R

// The oldest Chromium whose page is tried; `cargo xtask android --check` holds the scripts and styles against it.
private const val OLDEST = 106

// What brings a webview on a phone that says nothing of one.
private const val USUAL = "com.google.android.webview"

class OldWebView : Activity() {
    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        AlertDialog.Builder(this)
            .setTitle(R.string.rsg_old_webview)
            .setMessage(R.string.rsg_old_webview_why)
            .setPositiveButton(R.string.rsg_old_webview_store) { _, _ -> openStore() }
            .setOnDismissListener { finish() }
            .show()
    }

    // Every webview that can be chosen has a page there, Chrome too, which is the webview of some phones.
    private fun openStore() {
        val webView = WebView.getCurrentWebViewPackage()?.packageName ?: USUAL
        for (store in listOf("market://details?id=", "https://play.google.com/store/apps/details?id=")) {
            try {
                return startActivity(Intent(Intent.ACTION_VIEW, Uri.parse(store + webView)))
            } catch (_: ActivityNotFoundException) {
                // The next one, if any: a phone need have neither a store nor a browser.
            }
        }
    }

    companion object {
        // A webview tells its Chromium in what it sends to servers; the version of its package may count by another scheme.
        // One that tells none is tried. Where there is no webview, asking throws: what, differs from version to version.
        fun canShowThePage(context: Context): Boolean {
            val agent = try {
                WebSettings.getDefaultUserAgent(context)
            } catch (_: RuntimeException) {
                return false
            }
            val version = Regex("""Chrome/(\d+)""").find(agent)?.groupValues?.get(1)?.toIntOrNull()
            return version == null || version >= OLDEST
        }
    }
}
