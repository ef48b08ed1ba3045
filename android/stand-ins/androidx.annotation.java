package androidx.annotation;

public @interface NonNull {}

public @interface Nullable {}

public @interface RequiresApi { int value() default 1; }
