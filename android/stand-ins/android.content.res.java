package android.content.res;

import android.os.LocaleList;
import android.util.DisplayMetrics;
import androidx.annotation.NonNull;
import standin.Phone;

public class Resources {
    public Configuration getConfiguration() { return new Configuration(); }
    public DisplayMetrics getDisplayMetrics() { return new DisplayMetrics(); }
}

public final class Configuration {
    public static final int UI_MODE_NIGHT_MASK = 0x30;
    public static final int UI_MODE_NIGHT_YES = 0x20;
    public int uiMode = Phone.isNight ? UI_MODE_NIGHT_YES : 0x10;
    public float fontScale = Phone.fontScale;
    @NonNull public LocaleList getLocales() { return new LocaleList(); }
}
