package androidx.core.splashscreen

import android.app.Activity
import standin.Phone

class SplashScreen private constructor() {
    companion object {
        @JvmStatic
        fun Activity.installSplashScreen(): SplashScreen {
            Phone.did("splash")
            return SplashScreen()
        }
    }
}
