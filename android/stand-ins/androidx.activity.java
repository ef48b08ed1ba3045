package androidx.activity;

import android.app.Activity;
import androidx.activity.result.ActivityResultCallback;
import androidx.activity.result.ActivityResultLauncher;
import androidx.activity.result.contract.ActivityResultContract;
import androidx.annotation.NonNull;
import androidx.lifecycle.Lifecycle;
import androidx.lifecycle.LifecycleOwner;

public class ComponentActivity extends Activity implements LifecycleOwner {
    @NonNull public Lifecycle getLifecycle() { return null; }
    @NonNull public final OnBackPressedDispatcher getOnBackPressedDispatcher() { return null; }
    @NonNull public final <I, O> ActivityResultLauncher<I> registerForActivityResult(@NonNull ActivityResultContract<I, O> contract, @NonNull ActivityResultCallback<O> callback) { return null; }
    protected void onNewIntent(@NonNull android.content.Intent intent) {}
}

public final class OnBackPressedDispatcher {
    public void addCallback(@NonNull LifecycleOwner owner, @NonNull OnBackPressedCallback onBackPressedCallback) {}
}

public abstract class OnBackPressedCallback {
    public OnBackPressedCallback(boolean enabled) {}
    public final boolean isEnabled() { return true; }
    public final void setEnabled(boolean enabled) {}
    public abstract void handleOnBackPressed();
}
