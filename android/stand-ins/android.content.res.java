package android.content.res;

import android.os.LocaleList;
import android.util.DisplayMetrics;
import androidx.annotation.NonNull;

public class Resources {
    public Configuration getConfiguration() { return null; }
    public DisplayMetrics getDisplayMetrics() { return null; }
}

public final class Configuration {
    public static final int UI_MODE_NIGHT_MASK = 0x30;
    public static final int UI_MODE_NIGHT_YES = 0x20;
    public int uiMode;
    @NonNull public LocaleList getLocales() { return null; }
}
