package androidx.core.view;

import android.view.View;
import android.view.Window;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import androidx.core.graphics.Insets;

public class ViewCompat {
    public static void setOnApplyWindowInsetsListener(@NonNull View view, @Nullable OnApplyWindowInsetsListener listener) {}
    public static void requestApplyInsets(@NonNull View view) {}
}

public interface OnApplyWindowInsetsListener {
    @NonNull WindowInsetsCompat onApplyWindowInsets(@NonNull View v, @NonNull WindowInsetsCompat insets);
}

public class WindowInsetsCompat {
    @NonNull public Insets getInsets(int typeMask) { return null; }
    public static final class Type {
        public static int systemBars() { return 0; }
        public static int displayCutout() { return 0; }
    }
}

public final class WindowCompat {
    public static void setDecorFitsSystemWindows(@NonNull Window window, boolean decorFitsSystemWindows) {}
    @NonNull public static WindowInsetsControllerCompat getInsetsController(@NonNull Window window, @NonNull View view) { return null; }
}

public final class WindowInsetsControllerCompat {
    public boolean isAppearanceLightStatusBars() { return false; }
    public void setAppearanceLightStatusBars(boolean isLight) {}
    public boolean isAppearanceLightNavigationBars() { return false; }
    public void setAppearanceLightNavigationBars(boolean isLight) {}
}
