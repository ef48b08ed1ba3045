package androidx.activity;

import android.app.Activity;
import android.content.Intent;
import android.os.Bundle;
import androidx.activity.result.ActivityResultCallback;
import androidx.activity.result.ActivityResultLauncher;
import androidx.activity.result.contract.ActivityResultContract;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import androidx.lifecycle.Lifecycle;
import androidx.lifecycle.LifecycleOwner;
import androidx.lifecycle.LifecycleRegistry;
import java.util.ArrayList;
import java.util.List;
import standin.Phone;

public class ComponentActivity extends Activity implements LifecycleOwner {
    private final LifecycleRegistry lifecycle = new LifecycleRegistry(this);
    private final OnBackPressedDispatcher back = new OnBackPressedDispatcher();
    @NonNull public Lifecycle getLifecycle() { return lifecycle; }
    @NonNull public final OnBackPressedDispatcher getOnBackPressedDispatcher() { return back; }
    @NonNull public final <I, O> ActivityResultLauncher<I> registerForActivityResult(@NonNull ActivityResultContract<I, O> contract, @NonNull ActivityResultCallback<O> callback) {
        return new ActivityResultLauncher<I>() {
            @Override public void launch(I input) {
                Phone.did("ask " + (input instanceof Object[] ? List.of((Object[]) input) : input));
                Phone.question = answer -> callback.onActivityResult((O) answer);
            }
        };
    }
    protected void onNewIntent(@NonNull Intent intent) {}
    @Override protected void onCreate(@Nullable Bundle savedInstanceState) { lifecycle.setCurrentState(Lifecycle.State.CREATED); }
    @Override protected void onStart() { lifecycle.setCurrentState(Lifecycle.State.STARTED); }
    @Override protected void onResume() { lifecycle.setCurrentState(Lifecycle.State.RESUMED); }
    @Override protected void onPause() { lifecycle.setCurrentState(Lifecycle.State.STARTED); }
    @Override protected void onStop() { lifecycle.setCurrentState(Lifecycle.State.CREATED); }
    @Override protected void onDestroy() { lifecycle.setCurrentState(Lifecycle.State.DESTROYED); }
}

public final class OnBackPressedDispatcher {
    private final List<OnBackPressedCallback> callbacks = new ArrayList<>();
    public void addCallback(@NonNull LifecycleOwner owner, @NonNull OnBackPressedCallback onBackPressedCallback) { callbacks.add(onBackPressedCallback); }
    public void onBackPressed() {
        for (int index = callbacks.size() - 1; index >= 0; index -= 1) {
            if (callbacks.get(index).isEnabled()) {
                callbacks.get(index).handleOnBackPressed();
                return;
            }
        }
        Phone.did("the system's own back");
    }
}

public abstract class OnBackPressedCallback {
    private boolean isEnabled;
    public OnBackPressedCallback(boolean enabled) { isEnabled = enabled; }
    public final boolean isEnabled() { return isEnabled; }
    public final void setEnabled(boolean enabled) { isEnabled = enabled; }
    public abstract void handleOnBackPressed();
}
