package android.content;

import android.content.pm.PackageManager;
import android.content.res.Resources;
import android.net.Uri;
import android.os.Bundle;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import java.io.File;
import java.io.FileNotFoundException;
import java.io.InputStream;

public abstract class Context {
    public static final int MODE_PRIVATE = 0x0000;
    @NonNull public final String getString(int resId) { return ""; }
    public final <T> T getSystemService(@NonNull Class<T> serviceClass) { return null; }
    public abstract SharedPreferences getSharedPreferences(String name, int mode);
    public abstract Resources getResources();
    public abstract PackageManager getPackageManager();
    public abstract ContentResolver getContentResolver();
    public abstract String getPackageName();
    public abstract File getFilesDir();
    public abstract File getCacheDir();
    public abstract void startActivity(Intent intent);
    public abstract boolean deleteDatabase(String name);
}

public class ContextWrapper extends Context {
    public SharedPreferences getSharedPreferences(String name, int mode) { return null; }
    public Resources getResources() { return null; }
    public PackageManager getPackageManager() { return null; }
    public ContentResolver getContentResolver() { return null; }
    public String getPackageName() { return null; }
    public File getFilesDir() { return null; }
    public File getCacheDir() { return null; }
    public void startActivity(Intent intent) {}
    public boolean deleteDatabase(String name) { return false; }
}

public abstract class ContentResolver {
    @Nullable public final InputStream openInputStream(@NonNull Uri uri) throws FileNotFoundException { return null; }
}

public abstract class BroadcastReceiver {
    public abstract void onReceive(Context context, Intent intent);
}

public interface SharedPreferences {
    @Nullable String getString(String key, @Nullable String defValue);
    Editor edit();
    interface Editor {
        Editor putString(String key, @Nullable String value);
        void apply();
    }
}

public class ClipData {
    static public ClipData newRawUri(CharSequence label, Uri uri) { return null; }
}

public final class ComponentName {}

public class Intent {
    public static final String ACTION_SEND = "android.intent.action.SEND";
    public static final String ACTION_VIEW = "android.intent.action.VIEW";
    public static final String EXTRA_STREAM = "android.intent.extra.STREAM";
    public static final String EXTRA_TEXT = "android.intent.extra.TEXT";
    public static final int FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY = 0x00100000;
    public static final int FLAG_ACTIVITY_NEW_TASK = 0x10000000;
    public static final int FLAG_GRANT_READ_URI_PERMISSION = 0x00000001;
    public Intent(String action) {}
    public Intent(Context packageContext, Class<?> cls) {}
    public Intent(String action, Uri uri, Context packageContext, Class<?> cls) {}
    public static Intent createChooser(Intent target, CharSequence title) { return null; }
    public static Intent makeRestartActivityTask(ComponentName mainActivity) { return null; }
    @Nullable public String getAction() { return null; }
    @Nullable public String getDataString() { return null; }
    @Nullable public String getStringExtra(String name) { return null; }
    @Nullable public Bundle getExtras() { return null; }
    @Nullable public ClipData getClipData() { return null; }
    public int getFlags() { return 0; }
    @NonNull public Intent addFlags(int flags) { return this; }
    @NonNull public Intent setType(@Nullable String type) { return this; }
    public void setClipData(@Nullable ClipData clip) {}
    @NonNull public Intent putExtra(String name, @Nullable String value) { return this; }
    @NonNull public Intent putExtra(String name, int value) { return this; }
    @NonNull public Intent putExtra(String name, @Nullable android.os.Parcelable value) { return this; }
}
