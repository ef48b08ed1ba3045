package android.view;

import android.content.Context;
import android.content.ContextWrapper;
import androidx.annotation.NonNull;

public class ContextThemeWrapper extends ContextWrapper {}

public abstract class Window {
    @NonNull public abstract View getDecorView();
}

public class View {
    public static final int OVER_SCROLL_NEVER = 2;
    public View(Context context) {}
    public final Context getContext() { return null; }
    public void setOverScrollMode(int overScrollMode) {}
    public int getOverScrollMode() { return 0; }
    public boolean post(Runnable action) { return true; }
    public boolean performHapticFeedback(int feedbackConstant) { return false; }
}

public class HapticFeedbackConstants {
    public static final int LONG_PRESS = 0;
    public static final int KEYBOARD_TAP = 3;
    public static final int CONTEXT_CLICK = 6;
    public static final int CONFIRM = 16;
    public static final int REJECT = 17;
}
