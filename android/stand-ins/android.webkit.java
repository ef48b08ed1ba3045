package android.webkit;

import android.content.Context;
import android.content.pm.PackageInfo;
import android.graphics.Bitmap;
import android.net.Uri;
import android.view.View;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import java.io.InputStream;
import java.util.Map;

public @interface JavascriptInterface {}

public interface ValueCallback<T> {
    void onReceiveValue(T value);
}

public class WebView extends View {
    public WebView(@NonNull Context context) { super(context); }
    @NonNull public WebSettings getSettings() { return null; }
    @NonNull public WebViewClient getWebViewClient() { return null; }
    @Nullable public WebViewRenderProcessClient getWebViewRenderProcessClient() { return null; }
    public void setWebViewRenderProcessClient(@Nullable WebViewRenderProcessClient webViewRenderProcessClient) {}
    @Nullable public static PackageInfo getCurrentWebViewPackage() { return null; }
    public void addJavascriptInterface(@NonNull Object object, @NonNull String name) {}
    public void evaluateJavascript(@NonNull String script, @Nullable ValueCallback<String> resultCallback) {}
    public void loadUrl(@NonNull String url) {}
    public void loadUrl(@NonNull String url, @NonNull Map<String, String> additionalHttpHeaders) {}
    public void loadDataWithBaseURL(@Nullable String baseUrl, @NonNull String data, @Nullable String mimeType, @Nullable String encoding, @Nullable String historyUrl) {}
    public void stopLoading() {}
    public void onPause() {}
    public void onResume() {}
    public boolean canGoBack() { return false; }
    public void goBack() {}
    public void clearCache(boolean includeDiskFiles) {}
    public void clearHistory() {}
    public void clearFormData() {}
}

public abstract class WebSettings {
    public abstract boolean getJavaScriptEnabled();
    public abstract void setJavaScriptEnabled(boolean flag);
    public abstract boolean getDomStorageEnabled();
    public abstract void setDomStorageEnabled(boolean flag);
    public abstract boolean getDatabaseEnabled();
    public abstract void setDatabaseEnabled(boolean flag);
    public abstract boolean getMediaPlaybackRequiresUserGesture();
    public abstract void setMediaPlaybackRequiresUserGesture(boolean require);
    public abstract boolean getJavaScriptCanOpenWindowsAutomatically();
    public abstract void setJavaScriptCanOpenWindowsAutomatically(boolean flag);
    public abstract void setGeolocationEnabled(boolean flag);
}

public class WebViewClient {
    public static final int ERROR_CONNECT = -6;
    @Nullable public WebResourceResponse shouldInterceptRequest(WebView view, WebResourceRequest request) { return null; }
    public boolean shouldOverrideUrlLoading(WebView view, WebResourceRequest request) { return false; }
    public void onPageStarted(WebView view, String url, Bitmap favicon) {}
    public void onPageFinished(WebView view, String url) {}
    public void onReceivedError(WebView view, WebResourceRequest request, WebResourceError error) {}
    public boolean onRenderProcessGone(WebView view, RenderProcessGoneDetail detail) { return false; }
}

public abstract class RenderProcessGoneDetail {}

public abstract class WebViewRenderProcess {
    public abstract boolean terminate();
}

public abstract class WebViewRenderProcessClient {
    public abstract void onRenderProcessUnresponsive(@NonNull WebView view, @Nullable WebViewRenderProcess renderer);
    public abstract void onRenderProcessResponsive(@NonNull WebView view, @Nullable WebViewRenderProcess renderer);
}

public interface WebResourceRequest {
    Uri getUrl();
    boolean isForMainFrame();
    Map<String, String> getRequestHeaders();
}

public abstract class WebResourceError {
    public abstract int getErrorCode();
}

public class WebResourceResponse {
    public int getStatusCode() { return 0; }
    public Map<String, String> getResponseHeaders() { return null; }
    public void setResponseHeaders(Map<String, String> headers) {}
    public InputStream getData() { return null; }
    public void setData(InputStream data) {}
}

public abstract class CookieManager {
    public static CookieManager getInstance() { return null; }
    public abstract String getCookie(String url);
}
