package androidx.core.graphics;

import androidx.annotation.NonNull;

public final class Insets {
    public static final Insets NONE = new Insets(0, 0, 0, 0);
    public final int left;
    public final int top;
    public final int right;
    public final int bottom;
    private Insets(int left, int top, int right, int bottom) {
        this.left = left;
        this.top = top;
        this.right = right;
        this.bottom = bottom;
    }
    @NonNull public static Insets of(int left, int top, int right, int bottom) { return new Insets(left, top, right, bottom); }
    @NonNull public static Insets max(@NonNull Insets a, @NonNull Insets b) { return of(Math.max(a.left, b.left), Math.max(a.top, b.top), Math.max(a.right, b.right), Math.max(a.bottom, b.bottom)); }
}
