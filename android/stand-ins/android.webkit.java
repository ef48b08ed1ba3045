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
import standin.Phone;

public interface ValueCallback<T> {
    void onReceiveValue(T value);
}

public class WebView extends View {
    private final WebSettings settings = new WebSettings();
    private WebViewClient client;
    private WebViewRenderProcessClient processClient;
    public WebView(@NonNull Context context) { super(context); }
    @NonNull public WebSettings getSettings() { return settings; }
    @NonNull public WebViewClient getWebViewClient() { return client; }
    public void setWebViewClient(@NonNull WebViewClient client) { this.client = client; }
    @Nullable public WebViewRenderProcessClient getWebViewRenderProcessClient() { return processClient; }
    public void setWebViewRenderProcessClient(@Nullable WebViewRenderProcessClient webViewRenderProcessClient) {
        if (Phone.sdk < 29) throw new NoSuchMethodError("since API level 29");
        processClient = webViewRenderProcessClient;
    }
    @Nullable public static PackageInfo getCurrentWebViewPackage() {
        if (Phone.webViewPackage == null) return null;
        PackageInfo info = new PackageInfo();
        info.packageName = Phone.webViewPackage;
        return info;
    }
    public void addJavascriptInterface(@NonNull Object object, @NonNull String name) { Phone.did("bridge " + name); Phone.bridges.put(name, object); }
    public void evaluateJavascript(@NonNull String script, @Nullable ValueCallback<String> resultCallback) {
        Phone.did("js " + script);
        String answer = Phone.page.apply(script);
        if (resultCallback != null) post(() -> resultCallback.onReceiveValue(answer));
    }
    public void loadUrl(@NonNull String url) { Phone.did("load " + url); }
    public void loadUrl(@NonNull String url, @NonNull Map<String, String> additionalHttpHeaders) { loadUrl(url); }
    public void loadDataWithBaseURL(@Nullable String baseUrl, @NonNull String data, @Nullable String mimeType, @Nullable String encoding, @Nullable String historyUrl) {}
    public void stopLoading() {}
    public void onPause() { Phone.did("page rests"); }
    public void onResume() { Phone.did("page goes on"); }
    public boolean canGoBack() { return false; }
    public void goBack() {}
    public void clearCache(boolean includeDiskFiles) {}
    public void clearHistory() {}
    public void clearFormData() {}
}

public class WebSettings {
    private int zoom = Math.round(Phone.fontScale * 100);
    public static String getDefaultUserAgent(Context context) {
        if (Phone.agent == null) throw new RuntimeException("no webview is installed");
        return Phone.agent;
    }
    public int getTextZoom() { return zoom; }
    public void setTextZoom(int textZoom) { zoom = textZoom; }
    public boolean getJavaScriptEnabled() { return true; }
    public void setJavaScriptEnabled(boolean flag) {}
    public boolean getDomStorageEnabled() { return true; }
    public void setDomStorageEnabled(boolean flag) {}
    public boolean getDatabaseEnabled() { return true; }
    public void setDatabaseEnabled(boolean flag) {}
    public boolean getMediaPlaybackRequiresUserGesture() { return false; }
    public void setMediaPlaybackRequiresUserGesture(boolean require) {}
    public boolean getJavaScriptCanOpenWindowsAutomatically() { return true; }
    public void setJavaScriptCanOpenWindowsAutomatically(boolean flag) {}
    public void setGeolocationEnabled(boolean flag) {}
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
