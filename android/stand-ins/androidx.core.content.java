package androidx.core.content;

import android.content.Context;
import android.content.Intent;
import android.net.Uri;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import java.io.File;

public final class IntentCompat {
    @Nullable public static <T> T getParcelableExtra(@NonNull Intent in, @Nullable String name, @NonNull Class<T> clazz) { return null; }
}

public class FileProvider {
    public static Uri getUriForFile(@NonNull Context context, @NonNull String authority, @NonNull File file) { return null; }
}
