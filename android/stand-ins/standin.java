package standin;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;

/** The phone that the stand-ins stand on: how it is, what it keeps, and what it was asked to do. It outlives a process. */
public final class Phone {
    /** What was done, in the order in which it was done. */
    public static final List<String> done = Collections.synchronizedList(new ArrayList<>());

    public static int sdk;
    /** What the webview tells servers; none where there is no webview. */
    public static String agent;
    public static String webViewPackage;
    public static boolean notificationsAllowed;
    public static boolean isChanging;
    public static boolean hasStore;
    public static boolean isNight;
    public static float fontScale;
    public static float density;
    public static String languages;
    /** Saved values by file and name. */
    public static Map<String, Map<String, String>> kept;
    /** What the activity has lent to the page, by its name there. */
    public static Map<String, Object> bridges;
    /** What other apps lend, by address: text, or nothing where it is refused. */
    public static Map<String, String> lent;
    /** When the alarm rings, if one is set, and the class that hears it. */
    public static Long alarm;
    public static String heardBy;
    /** What the page answers to a script. */
    public static Function<String, String> page;
    /** What the system's open question does with an answer. */
    public static Consumer<Object> question;
    /** The open dialog's button and its end. */
    public static Runnable press;
    public static Runnable dismiss;

    private static final Deque<Runnable> posted = new ArrayDeque<>();

    public static void reset() {
        done.clear();
        posted.clear();
        sdk = 36;
        agent = "Mozilla/5.0 (Linux; Android 16; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/142.0.7444.48 Mobile Safari/537.36";
        webViewPackage = "com.google.android.webview";
        notificationsAllowed = true;
        isChanging = false;
        hasStore = true;
        isNight = false;
        fontScale = 1;
        density = 2;
        languages = "ja-JP,en-US";
        kept = new HashMap<>();
        bridges = new HashMap<>();
        lent = new HashMap<>();
        alarm = null;
        heardBy = null;
        page = script -> "null";
        question = null;
        press = null;
        dismiss = null;
    }

    public static void did(String what) { done.add(what); }

    public static void post(Runnable work) {
        synchronized (posted) { posted.add(work); }
    }

    /** Waits for threads that the app has started, and does what was posted, until nothing is left. */
    public static void settle() throws InterruptedException {
        for (Thread thread : Thread.getAllStackTraces().keySet()) {
            if (thread.getName().startsWith("Thread-")) thread.join();
        }
        while (true) {
            Runnable work;
            synchronized (posted) { work = posted.poll(); }
            if (work == null) return;
            work.run();
        }
    }

    /** The process has ended: nothing after it is done. */
    public static final class Ended extends Error {}
}
