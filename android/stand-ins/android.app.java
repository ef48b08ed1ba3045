package android.app;

import android.content.ComponentName;
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
