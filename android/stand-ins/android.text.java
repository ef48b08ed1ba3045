package android.text;

import androidx.annotation.NonNull;

public class TextUtils {
    public static String join(@NonNull CharSequence delimiter, @NonNull Object[] tokens) { return null; }
}
