package android.os;

import androidx.annotation.NonNull;
import java.util.HashMap;
import java.util.Map;
import standin.Phone;

public class BaseBundle {
    private final Map<String, Integer> values = new HashMap<>();
    public boolean containsKey(String key) { return values.containsKey(key); }
    public int getInt(String key) { return values.getOrDefault(key, 0); }
    public void putInt(String key, int value) { values.put(key, value); }
}

public final class Bundle extends BaseBundle implements Parcelable {
    public Bundle() {}
}

public interface Parcelable {}

public class Handler {
    public Handler(@NonNull Looper looper) {}
    public final boolean post(@NonNull Runnable r) { Phone.post(r); return true; }
}

public final class Looper {
    public static Looper getMainLooper() { return new Looper(); }
}

public final class LocaleList {
    @NonNull public String toLanguageTags() { return Phone.languages; }
}

public class Process {
    public static final int myPid() { return 28; }
    public static final void killProcess(int pid) {
        if (pid != myPid()) throw new SecurityException("another process");
        Phone.did("end");
        throw new Phone.Ended();
    }
}

public class Build {
    public static class VERSION {
        public static final int SDK_INT = Phone.sdk;
    }
    public static class VERSION_CODES {
        public static final int N = 24;
        public static final int O = 26;
        public static final int Q = 29;
        public static final int R = 30;
        public static final int TIRAMISU = 33;
    }
}
