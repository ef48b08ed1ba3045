package android.system;

import standin.Phone;

public final class ErrnoException extends Exception {}

public final class Os {
    public static void setenv(String name, String value, boolean overwrite) throws ErrnoException { Phone.did("set " + name + "=" + value); }
}
