package android.view;

import android.content.Context;
import android.content.ContextWrapper;
import androidx.annotation.NonNull;
import standin.Phone;

public class ContextThemeWrapper extends ContextWrapper {}

public class Window {
    private final View decor;
    public Window(Context context) { decor = new View(context); }
    @NonNull public View getDecorView() { return decor; }
}

public class View {
    public static final int OVER_SCROLL_NEVER = 2;
    private final Context context;
    private int overScroll = 1;
    private final int[] padding = new int[4];
    public View(Context context) { this.context = context; }
    public final Context getContext() { return context; }
    public void setOverScrollMode(int overScrollMode) { overScroll = overScrollMode; }
    public int getOverScrollMode() { return overScroll; }
    public void setPadding(int left, int top, int right, int bottom) { padding[0] = left; padding[1] = top; padding[2] = right; padding[3] = bottom; }
    public int getPaddingLeft() { return padding[0]; }
    public int getPaddingTop() { return padding[1]; }
    public int getPaddingRight() { return padding[2]; }
    public int getPaddingBottom() { return padding[3]; }
    public boolean post(Runnable action) { Phone.post(action); return true; }
    public boolean performHapticFeedback(int feedbackConstant) { Phone.did("haptic " + feedbackConstant); return true; }
}

public class HapticFeedbackConstants {
    public static final int LONG_PRESS = 0;
    public static final int KEYBOARD_TAP = 3;
    public static final int CONTEXT_CLICK = 6;
    public static final int CONFIRM = 16;
    public static final int REJECT = 17;
}
