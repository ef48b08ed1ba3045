package androidx.core.splashscreen

import android.app.Activity

class SplashScreen private constructor() {
    companion object {
        @JvmStatic
        fun Activity.installSplashScreen(): SplashScreen = TODO()
    }
}
