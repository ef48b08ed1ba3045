package android;

public final class Manifest {
    public static final class permission {
        public static final String POST_NOTIFICATIONS = "android.permission.POST_NOTIFICATIONS";
    }
}

public final class R {
    public static final class id {
        public static final int content = 0x01020002;
    }
}
