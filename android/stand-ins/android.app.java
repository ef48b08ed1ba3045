package android.app;

import android.content.ComponentName;
import android.content.Context;
import android.content.DialogInterface;
import android.content.Intent;
import android.content.res.Configuration;
import android.os.Bundle;
import android.view.ContextThemeWrapper;
import android.view.View;
import android.view.Window;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import standin.Phone;

public class Activity extends ContextThemeWrapper {
    private Intent intent;
    private final Window window = new Window(this);
    private final View content = new View(this);
    protected void onCreate(@Nullable Bundle savedInstanceState) {}
    protected void onSaveInstanceState(@NonNull Bundle outState) {}
    protected void onStart() {}
    protected void onResume() {}
    protected void onPause() {}
    protected void onStop() {}
    protected void onDestroy() {}
    protected void onNewIntent(Intent intent) {}
    public void onWindowFocusChanged(boolean hasFocus) {}
    public void onConfigurationChanged(@NonNull Configuration newConfig) {}
    public void onLowMemory() {}
    public void onBackPressed() {}
    public Intent getIntent() { return intent; }
    public void setIntent(Intent newIntent) { intent = newIntent; }
    public Window getWindow() { return window; }
    public <T extends View> T findViewById(int id) { return id == android.R.id.content ? (T) content : null; }
    public ComponentName getComponentName() { return new ComponentName(this, getClass()); }
    public boolean isChangingConfigurations() { return Phone.isChanging; }
    public void finish() { Phone.did("finish"); }
    public boolean moveTaskToBack(boolean nonRoot) { Phone.did("to the background"); return true; }
}

public class Instrumentation {
    public void callActivityOnCreate(Activity activity, Bundle icicle) { activity.onCreate(icicle); }
    public void callActivityOnNewIntent(Activity activity, Intent intent) { activity.onNewIntent(intent); }
    public void callActivityOnStart(Activity activity) { activity.onStart(); }
    public void callActivityOnResume(Activity activity) { activity.onResume(); }
    public void callActivityOnPause(Activity activity) { activity.onPause(); }
    public void callActivityOnStop(Activity activity) { activity.onStop(); }
    public void callActivityOnSaveInstanceState(@NonNull Activity activity, @NonNull Bundle outState) { activity.onSaveInstanceState(outState); }
    public void callActivityOnDestroy(Activity activity) { activity.onDestroy(); }
}

public class AlarmManager {
    public static final int RTC_WAKEUP = 0;
    public void setAndAllowWhileIdle(int type, long triggerAtMillis, @NonNull PendingIntent operation) {
        Phone.alarm = type == RTC_WAKEUP ? triggerAtMillis : null;
        Phone.heardBy = operation.toString();
    }
    public void cancel(@NonNull PendingIntent operation) {
        if (operation.toString().equals(Phone.heardBy)) Phone.alarm = null;
    }
}

public final class PendingIntent implements android.os.Parcelable {
    public static final int FLAG_IMMUTABLE = 1 << 26;
    public static final int FLAG_UPDATE_CURRENT = 1 << 27;
    private final String told;
    private PendingIntent(String kind, Intent intent, int flags) {
        if ((flags & FLAG_IMMUTABLE) == 0) throw new IllegalArgumentException("since Android 12 it says whether it can be changed");
        told = kind + " " + intent;
    }
    public static PendingIntent getActivity(Context context, int requestCode, @NonNull Intent intent, int flags) { return new PendingIntent("activity", intent, flags); }
    public static PendingIntent getBroadcast(Context context, int requestCode, @NonNull Intent intent, int flags) { return new PendingIntent("broadcast", intent, flags); }
    @Override public String toString() { return told; }
}

public class Notification implements android.os.Parcelable {
    private String told = "";
    @Override public String toString() { return told; }
    public static class Builder {
        private final Notification made = new Notification();
        private boolean hasIcon;
        public Builder(Context context, String channelId) { made.told = channelId; }
        @NonNull public Builder setSmallIcon(int icon) { hasIcon = true; return this; }
        @NonNull public Builder setContentTitle(@Nullable CharSequence title) { made.told += " | " + title; return this; }
        @NonNull public Builder setContentText(@Nullable CharSequence text) { made.told += " | " + text; return this; }
        @NonNull public Builder setContentIntent(@Nullable PendingIntent intent) { made.told += " | " + intent; return this; }
        @NonNull public Builder setAutoCancel(boolean autoCancel) { return this; }
        @NonNull public Notification build() {
            if (!hasIcon) throw new IllegalArgumentException("a notification has a small icon");
            return made;
        }
    }
}

public final class NotificationChannel implements android.os.Parcelable {
    private final String id;
    public NotificationChannel(String id, CharSequence name, int importance) { this.id = id; }
    public String getId() { return id; }
}

public class NotificationManager {
    public static final int IMPORTANCE_LOW = 2;
    private final java.util.Set<String> channels = new java.util.HashSet<>();
    public boolean areNotificationsEnabled() { return Phone.notificationsAllowed; }
    public void createNotificationChannel(@NonNull NotificationChannel channel) { channels.add(channel.getId()); }
    public void notify(int id, Notification notification) {
        String channel = notification.toString().split(" ")[0];
        if (!channels.contains(channel)) throw new IllegalStateException("there is no channel " + channel);
        Phone.did("notify " + notification);
    }
    public void cancel(int id) { Phone.did("no notification"); }
}

public class Dialog implements DialogInterface {}

public class AlertDialog extends Dialog {
    private String told = "dialog";
    @Override public String toString() { return told; }
    public static class Builder {
        private final AlertDialog made = new AlertDialog();
        public Builder(Context context) {}
        public Builder setTitle(int titleId) { made.told += " " + titleId; return this; }
        public Builder setMessage(int messageId) { made.told += " " + messageId; return this; }
        public Builder setPositiveButton(int textId, DialogInterface.OnClickListener listener) {
            made.told += " " + textId;
            Phone.press = () -> { listener.onClick(made, -1); Phone.dismiss.run(); };
            return this;
        }
        public Builder setOnDismissListener(DialogInterface.OnDismissListener onDismissListener) {
            Phone.dismiss = () -> onDismissListener.onDismiss(made);
            return this;
        }
        public AlertDialog show() { Phone.did(made.told); return made; }
    }
}
