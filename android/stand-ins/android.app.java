package android.app;

import android.content.ComponentName;
import android.content.Context;
import android.content.Intent;
import android.os.Bundle;
import android.view.ContextThemeWrapper;
import android.view.Window;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;

public class Activity extends ContextThemeWrapper {
    protected void onCreate(@Nullable Bundle savedInstanceState) {}
    protected void onSaveInstanceState(@NonNull Bundle outState) {}
    protected void onStart() {}
    protected void onResume() {}
    protected void onPause() {}
    protected void onStop() {}
    protected void onDestroy() {}
    protected void onNewIntent(Intent intent) {}
    public void onWindowFocusChanged(boolean hasFocus) {}
    public void onConfigurationChanged(@NonNull android.content.res.Configuration newConfig) {}
    public void onLowMemory() {}
    public void onBackPressed() {}
    public Intent getIntent() { return null; }
    public Window getWindow() { return null; }
    public ComponentName getComponentName() { return null; }
    public boolean moveTaskToBack(boolean nonRoot) { return false; }
}

public class AlarmManager {
    public static final int RTC_WAKEUP = 0;
    public void setAndAllowWhileIdle(int type, long triggerAtMillis, @NonNull PendingIntent operation) {}
    public void cancel(@NonNull PendingIntent operation) {}
}

public final class PendingIntent implements android.os.Parcelable {
    public static final int FLAG_IMMUTABLE = 1 << 26;
    public static final int FLAG_UPDATE_CURRENT = 1 << 27;
    public static PendingIntent getActivity(Context context, int requestCode, @NonNull Intent intent, int flags) { return null; }
    public static PendingIntent getBroadcast(Context context, int requestCode, @NonNull Intent intent, int flags) { return null; }
}

public class Notification implements android.os.Parcelable {
    public static class Builder {
        public Builder(Context context, String channelId) {}
        @NonNull public Builder setSmallIcon(int icon) { return this; }
        @NonNull public Builder setContentTitle(@Nullable CharSequence title) { return this; }
        @NonNull public Builder setContentText(@Nullable CharSequence text) { return this; }
        @NonNull public Builder setContentIntent(@Nullable PendingIntent intent) { return this; }
        @NonNull public Builder setAutoCancel(boolean autoCancel) { return this; }
        @NonNull public Notification build() { return null; }
    }
}

public final class NotificationChannel implements android.os.Parcelable {
    public NotificationChannel(String id, CharSequence name, int importance) {}
}

public class NotificationManager {
    public static final int IMPORTANCE_LOW = 2;
    public boolean areNotificationsEnabled() { return false; }
    public void createNotificationChannel(@NonNull NotificationChannel channel) {}
    public void notify(int id, Notification notification) {}
    public void cancel(int id) {}
}
