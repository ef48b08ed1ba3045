package android.webkit

// Kotlin keeps an annotation for the run time, as Android does with this one: the webview looks for it there.
@Target(AnnotationTarget.FUNCTION)
annotation class JavascriptInterface
