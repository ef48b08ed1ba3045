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
        public boolean isAtLeast(@NonNull State state) { return compareTo(state) >= 0; }
    }
}

public class LifecycleRegistry extends Lifecycle {
    private final LifecycleOwner owner;
    private final java.util.Set<LifecycleObserver> observers = new java.util.HashSet<>();
    private State state = State.INITIALIZED;
    public LifecycleRegistry(@NonNull LifecycleOwner provider) { owner = provider; }
    public void addObserver(@NonNull LifecycleObserver observer) {
        if (observers.add(observer) && state.isAtLeast(State.CREATED) && observer instanceof DefaultLifecycleObserver) ((DefaultLifecycleObserver) observer).onCreate(owner);
    }
    @NonNull public State getCurrentState() { return state; }
    public void setCurrentState(@NonNull State state) { this.state = state; }
}

public class ProcessLifecycleOwner implements LifecycleOwner {
    private static final ProcessLifecycleOwner OWNER = new ProcessLifecycleOwner();
    private final LifecycleRegistry lifecycle = new LifecycleRegistry(this);
    private ProcessLifecycleOwner() { lifecycle.setCurrentState(Lifecycle.State.CREATED); }
    @NonNull public static LifecycleOwner get() { return OWNER; }
    @NonNull public Lifecycle getLifecycle() { return lifecycle; }
}
