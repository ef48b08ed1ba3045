package androidx.activity.result;

import androidx.annotation.NonNull;

public final class ActivityResult {}

public interface ActivityResultCallback<O> {
    void onActivityResult(@NonNull O result);
}

public abstract class ActivityResultLauncher<I> {
    public void launch(I input) {}
}
