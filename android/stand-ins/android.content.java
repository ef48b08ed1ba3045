package android.content;

import android.content.pm.PackageManager;
import android.content.res.Resources;
import android.net.Uri;
import android.os.Bundle;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.FileNotFoundException;
import java.io.InputStream;
import java.util.HashMap;
import java.util.Map;
import standin.Phone;

public abstract class Context {
    private static final Map<Class<?>, Object> services = new HashMap<>();
    public static final int MODE_PRIVATE = 0x0000;
    @NonNull public final String getString(int resId) { return "text " + resId; }
    public final <T> T getSystemService(@NonNull Class<T> serviceClass) {
        return (T) services.computeIfAbsent(serviceClass, service -> {
            try { return service.getDeclaredConstructor().newInstance(); } catch (ReflectiveOperationException error) { throw new AssertionError(error); }
        });
    }
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
    private final Resources resources = new Resources();
    private static final File ROOM = new File(System.getProperty("java.io.tmpdir"), "phone-" + ProcessHandle.current().pid());
    public SharedPreferences getSharedPreferences(String name, int mode) { return new Kept(Phone.kept.computeIfAbsent(name, file -> new HashMap<>())); }
    public Resources getResources() { return resources; }
    public PackageManager getPackageManager() { return null; }
    public ContentResolver getContentResolver() { return new ContentResolver() {}; }
    public String getPackageName() { return "dev.reverstargo.app"; }
    public File getFilesDir() { return new File(ROOM, "files"); }
    public File getCacheDir() { return new File(ROOM, "cache"); }
    public void startActivity(Intent intent) {
        String told = intent.toString();
        boolean isStore = told.contains(" market:");
        if (isStore && !Phone.hasStore) throw new ActivityNotFoundException();
        Phone.did("start " + told);
    }
    public boolean deleteDatabase(String name) { return false; }
}

class Kept implements SharedPreferences, SharedPreferences.Editor {
    private final Map<String, String> values;
    Kept(Map<String, String> values) { this.values = values; }
    public String getString(String key, String defValue) { return values.getOrDefault(key, defValue); }
    public SharedPreferences.Editor edit() { return this; }
    public SharedPreferences.Editor putString(String key, String value) { values.put(key, value); return this; }
    public void apply() {}
}

public class ActivityNotFoundException extends RuntimeException {
    public ActivityNotFoundException() {}
}

public abstract class ContentResolver {
    @Nullable public final InputStream openInputStream(@NonNull Uri uri) throws FileNotFoundException {
        if (!Phone.lent.containsKey(uri.toString())) throw new FileNotFoundException(uri.toString());
        String text = Phone.lent.get(uri.toString());
        if (text == null) throw new SecurityException(uri.toString());
        return new ByteArrayInputStream(text.getBytes(java.nio.charset.StandardCharsets.UTF_8));
    }
}

public abstract class BroadcastReceiver {
    public abstract void onReceive(Context context, Intent intent);
}

public interface DialogInterface {
    interface OnClickListener {
        void onClick(DialogInterface dialog, int which);
    }
    interface OnDismissListener {
        void onDismiss(DialogInterface dialog);
    }
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
    static public ClipData newRawUri(CharSequence label, Uri uri) { return new ClipData(uri); }
    private final Uri uri;
    private ClipData(Uri uri) { this.uri = uri; }
    @Override public String toString() { return uri.toString(); }
}

public final class ComponentName {
    private final String name;
    public ComponentName(@NonNull Context pkg, @NonNull Class<?> cls) { name = cls.getSimpleName(); }
    @Override public String toString() { return name; }
}

public class Intent {
    public static final String ACTION_MAIN = "android.intent.action.MAIN";
    public static final String ACTION_BOOT_COMPLETED = "android.intent.action.BOOT_COMPLETED";
    public static final String ACTION_TIMEZONE_CHANGED = "android.intent.action.TIMEZONE_CHANGED";
    public static final String ACTION_CHOOSER = "android.intent.action.CHOOSER";
    public static final String ACTION_SEND = "android.intent.action.SEND";
    public static final String ACTION_VIEW = "android.intent.action.VIEW";
    public static final String EXTRA_STREAM = "android.intent.extra.STREAM";
    public static final String EXTRA_TEXT = "android.intent.extra.TEXT";
    public static final String EXTRA_INTENT = "android.intent.extra.INTENT";
    public static final int FLAG_ACTIVITY_CLEAR_TASK = 0x00008000;
    public static final int FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY = 0x00100000;
    public static final int FLAG_ACTIVITY_NEW_TASK = 0x10000000;
    public static final int FLAG_GRANT_READ_URI_PERMISSION = 0x00000001;
    private String action;
    private Uri data;
    private String type;
    private Object component;
    private int flags;
    private ClipData clip;
    private final Map<String, Object> extras = new java.util.TreeMap<>();
    public Intent() {}
    public Intent(String action) { this.action = action; }
    public Intent(String action, Uri uri) { this.action = action; data = uri; }
    public Intent(Context packageContext, Class<?> cls) { component = cls.getSimpleName(); }
    public Intent(String action, Uri uri, Context packageContext, Class<?> cls) { this(action, uri); component = cls.getSimpleName(); }
    public Intent(Intent o) {
        action = o.action;
        data = o.data;
        type = o.type;
        component = o.component;
        flags = o.flags;
        clip = o.clip;
        extras.putAll(o.extras);
    }
    public static Intent createChooser(Intent target, CharSequence title) {
        Intent chooser = new Intent(ACTION_CHOOSER);
        chooser.extras.put(EXTRA_INTENT, target);
        return chooser;
    }
    public static Intent makeRestartActivityTask(ComponentName mainActivity) {
        return new Intent(ACTION_MAIN).setComponent(mainActivity).setFlags(FLAG_ACTIVITY_NEW_TASK | FLAG_ACTIVITY_CLEAR_TASK);
    }
    @Nullable public String getAction() { return action; }
    @Nullable public Uri getData() { return data; }
    @Nullable public String getDataString() { return data == null ? null : data.toString(); }
    @Nullable public String getStringExtra(String name) { return extras.get(name) instanceof String ? (String) extras.get(name) : null; }
    @Nullable public <T extends android.os.Parcelable> T getParcelableExtra(String name) { return (T) extras.get(name); }
    @Nullable public Bundle getExtras() { return null; }
    @Nullable public ClipData getClipData() { return clip; }
    public int getFlags() { return flags; }
    @NonNull public Intent addFlags(int flags) { this.flags |= flags; return this; }
    @NonNull public Intent setFlags(int flags) { this.flags = flags; return this; }
    @NonNull public Intent setComponent(@Nullable ComponentName component) { this.component = component; return this; }
    @NonNull public Intent setType(@Nullable String type) { this.type = type; return this; }
    public void setClipData(@Nullable ClipData clip) { this.clip = clip; }
    @NonNull public Intent putExtra(String name, @Nullable String value) { extras.put(name, value); return this; }
    @NonNull public Intent putExtra(String name, int value) { extras.put(name, value); return this; }
    @NonNull public Intent putExtra(String name, @Nullable android.os.Parcelable value) { extras.put(name, value); return this; }
    /** What it asks for, as the proofs read it. */
    @Override public String toString() {
        StringBuilder told = new StringBuilder(action == null ? "-" : action.substring(action.lastIndexOf('.') + 1));
        for (Object part : new Object[] {component, data, type, clip}) if (part != null) told.append(' ').append(part);
        extras.forEach((name, value) -> told.append(' ').append(name.substring(name.lastIndexOf('.') + 1)).append('=').append(value));
        if ((flags & FLAG_ACTIVITY_NEW_TASK) != 0) told.append(" new-task");
        if ((flags & FLAG_ACTIVITY_CLEAR_TASK) != 0) told.append(" clear-task");
        if ((flags & FLAG_GRANT_READ_URI_PERMISSION) != 0) told.append(" lent");
        return told.toString();
    }
}
