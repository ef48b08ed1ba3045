package androidx.core.view;

import android.view.View;
import android.view.Window;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import androidx.core.graphics.Insets;
import java.util.HashMap;
import java.util.Map;
import java.util.WeakHashMap;
import standin.Phone;

public class ViewCompat {
    private static final Map<View, OnApplyWindowInsetsListener> listeners = new WeakHashMap<>();
    public static void setOnApplyWindowInsetsListener(@NonNull View view, @Nullable OnApplyWindowInsetsListener listener) { listeners.put(view, listener); }
    @NonNull public static WindowInsetsCompat dispatchApplyWindowInsets(@NonNull View view, @NonNull WindowInsetsCompat insets) {
        OnApplyWindowInsetsListener listener = listeners.get(view);
        if (listener != null) return listener.onApplyWindowInsets(view, insets);
        Phone.did("the view's own insets");
        return insets;
    }
    public static void requestApplyInsets(@NonNull View view) { Phone.did("insets again"); }
}

public interface OnApplyWindowInsetsListener {
    @NonNull WindowInsetsCompat onApplyWindowInsets(@NonNull View v, @NonNull WindowInsetsCompat insets);
}

public class WindowInsetsCompat {
    private final Map<Integer, Insets> kinds = new HashMap<>();
    @NonNull public Insets getInsets(int typeMask) {
        Insets largest = Insets.NONE;
        for (Map.Entry<Integer, Insets> kind : kinds.entrySet()) if ((kind.getKey() & typeMask) != 0) largest = Insets.max(largest, kind.getValue());
        return largest;
    }
    @NonNull public WindowInsetsCompat inset(int left, int top, int right, int bottom) {
        WindowInsetsCompat smaller = new WindowInsetsCompat();
        kinds.forEach((kind, edges) -> smaller.kinds.put(kind, Insets.max(Insets.NONE, Insets.of(edges.left - left, edges.top - top, edges.right - right, edges.bottom - bottom))));
        return smaller;
    }
    public static final class Builder {
        private final WindowInsetsCompat made = new WindowInsetsCompat();
        public Builder() {}
        @NonNull public Builder setInsets(int typeMask, @NonNull Insets insets) { made.kinds.put(typeMask, insets); return this; }
        @NonNull public WindowInsetsCompat build() { return made; }
    }
    public static final class Type {
        public static int systemBars() { return 7; }
        public static int ime() { return 8; }
        public static int displayCutout() { return 128; }
    }
}

public final class WindowCompat {
    private static final Map<Window, WindowInsetsControllerCompat> controllers = new WeakHashMap<>();
    public static void setDecorFitsSystemWindows(@NonNull Window window, boolean decorFitsSystemWindows) { Phone.did("edge to edge " + !decorFitsSystemWindows); }
    @NonNull public static WindowInsetsControllerCompat getInsetsController(@NonNull Window window, @NonNull View view) { return controllers.computeIfAbsent(window, of -> new WindowInsetsControllerCompat(of, view)); }
}

public final class WindowInsetsControllerCompat {
    private boolean statusBars;
    private boolean navigationBars;
    public WindowInsetsControllerCompat(@NonNull Window window, @NonNull View view) {}
    public boolean isAppearanceLightStatusBars() { return statusBars; }
    public void setAppearanceLightStatusBars(boolean isLight) { statusBars = isLight; }
    public boolean isAppearanceLightNavigationBars() { return navigationBars; }
    public void setAppearanceLightNavigationBars(boolean isLight) { navigationBars = isLight; }
}
