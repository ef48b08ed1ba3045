package android.content.pm;

import androidx.annotation.NonNull;
import androidx.annotation.Nullable;

public abstract class PackageManager {
    public abstract PackageInfo getPackageInfo(@NonNull String packageName, int flags) throws NameNotFoundException;
    public static class NameNotFoundException extends Exception {}
}

public class PackageInfo {
    public String packageName;
    @Nullable public String versionName;
}
