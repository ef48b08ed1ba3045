package android.os;

import androidx.annotation.NonNull;

public class BaseBundle {
    public boolean containsKey(String key) { return false; }
    public int getInt(String key) { return 0; }
    public void putInt(String key, int value) {}
}

public final class Bundle extends BaseBundle implements Parcelable {}

public interface Parcelable {}

public class Handler {
    public Handler(@NonNull Looper looper) {}
    public final boolean post(@NonNull Runnable r) { return true; }
}

public final class Looper {
    public static Looper getMainLooper() { return null; }
}

public final class LocaleList {
    @NonNull public String toLanguageTags() { return ""; }
}

public class Build {
    public static class VERSION {
        public static final int SDK_INT = Integer.parseInt("36");
    }
    public static class VERSION_CODES {
        public static final int N = 24;
        public static final int O = 26;
        public static final int Q = 29;
        public static final int R = 30;
        public static final int TIRAMISU = 33;
    }
}
