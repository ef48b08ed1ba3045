package androidx.core.content;

import android.content.Context;
import android.content.Intent;
import android.net.Uri;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import java.io.File;

public final class IntentCompat {
    @Nullable public static <T> T getParcelableExtra(@NonNull Intent in, @Nullable String name, @NonNull Class<T> clazz) {
        Object value = in.getParcelableExtra(name);
        return clazz.isInstance(value) ? clazz.cast(value) : null;
    }
}

public class FileProvider {
    public static Uri getUriForFile(@NonNull Context context, @NonNull String authority, @NonNull File file) { return Uri.parse("content://" + authority + "/" + file.getName()); }
}
