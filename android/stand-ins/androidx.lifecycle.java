package androidx.lifecycle;

import androidx.annotation.NonNull;

public interface LifecycleObserver {}

public interface DefaultLifecycleObserver extends LifecycleObserver {
    default void onCreate(@NonNull LifecycleOwner owner) {}
}

public interface LifecycleOwner {
    @NonNull Lifecycle getLifecycle();
}

public abstract class Lifecycle {
    public abstract void addObserver(@NonNull LifecycleObserver observer);
    @NonNull public abstract State getCurrentState();
    public enum State {
        DESTROYED, INITIALIZED, CREATED, STARTED, RESUMED;
        public boolean isAtLeast(@NonNull State state) { return false; }
    }
}

public class ProcessLifecycleOwner implements LifecycleOwner {
    @NonNull public static LifecycleOwner get() { return null; }
    @NonNull public Lifecycle getLifecycle() { return null; }
}
