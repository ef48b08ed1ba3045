package android.util;

import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import standin.Phone;

public class DisplayMetrics {
    public float density = Phone.density;
}

public class Base64 {
    public static final int DEFAULT = 0;
    public static byte[] decode(String str, int flags) { return java.util.Base64.getDecoder().decode(str); }
}

public final class Log {
    public static int v(@Nullable String tag, @NonNull String msg) { return 0; }
    public static int d(@Nullable String tag, @NonNull String msg) { return 0; }
    public static int i(@Nullable String tag, @NonNull String msg) { return 0; }
    public static int w(@Nullable String tag, @NonNull String msg) { return 0; }
    public static int e(@Nullable String tag, @Nullable String msg, @Nullable Throwable tr) { return 0; }
}
