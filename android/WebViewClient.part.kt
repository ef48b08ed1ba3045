    // What wry's RustWebViewClient cannot do by itself; wry puts this into the class when the library is built. Without an answer
    // of ours, the end of the process that draws the page is the end of the app.
    override fun onRenderProcessGone(view: WebView, detail: RenderProcessGoneDetail): Boolean {
        val activity = view.context as? MainActivity ?: return false
        activity.beginAgain()
        return true
    }
