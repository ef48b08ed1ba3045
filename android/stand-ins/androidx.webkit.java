package androidx.webkit;

import android.content.Context;
import android.net.Uri;
import android.webkit.WebResourceResponse;
import android.webkit.WebView;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import java.util.Set;

public class WebViewCompat {
    @NonNull public static ScriptHandler addDocumentStartJavaScript(@NonNull WebView webview, @NonNull String script, @NonNull Set<String> allowedOriginRules) { return null; }
}

public abstract class ScriptHandler {}

public class WebViewFeature {
    public static final String DOCUMENT_START_SCRIPT = "DOCUMENT_START_SCRIPT";
    public static boolean isFeatureSupported(@NonNull String feature) { return false; }
}

public final class WebViewAssetLoader {
    @Nullable public WebResourceResponse shouldInterceptRequest(@NonNull Uri url) { return null; }
    public interface PathHandler {}
    public static final class AssetsPathHandler implements PathHandler {
        public AssetsPathHandler(@NonNull Context context) {}
    }
    public static final class Builder {
        @NonNull public Builder setDomain(@NonNull String domain) { return this; }
        @NonNull public Builder addPathHandler(@NonNull String path, @NonNull PathHandler handler) { return this; }
        @NonNull public WebViewAssetLoader build() { return null; }
    }
}
