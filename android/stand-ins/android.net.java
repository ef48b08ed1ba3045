package android.net;

import androidx.annotation.NonNull;

public abstract class Uri implements android.os.Parcelable {
    @NonNull public abstract String toString();
    public static Uri parse(String uriString) {
        return new Uri() {
            @Override public String toString() { return uriString; }
        };
    }
}
