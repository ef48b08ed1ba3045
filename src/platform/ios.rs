//! Direct requests to an iPhone: touch feedback, the share sheet, the page on the whole screen, the look of what is
//! around it, by UIKit; languages and the time zone, by Foundation.
//!
//! The page cannot do the first two: WebKit has no vibration, and shares only from pages with a secure address. Both
//! obey the system: feedback is silent where the owner has switched it off. Compiled and type-checked for iOS only;
//! what remains to be seen on a device is listed in `docs/release.md`.

pub mod reminder;

use objc2::rc::Retained;
use objc2::runtime::ProtocolObject;
use objc2::{AnyThread, MainThreadMarker, MainThreadOnly, Message};
use objc2_foundation::{
    NSArray, NSData, NSDate, NSItemProvider, NSItemProviderWriting, NSLocale, NSString, NSTimeZone,
};
use objc2_ui_kit::{
    UIActivityItemsConfiguration, UIActivityViewController, UIApplication, UICoordinateSpace as _,
    UIDevice, UIImage, UIImpactFeedbackGenerator, UIImpactFeedbackStyle,
    UINotificationFeedbackGenerator, UINotificationFeedbackType, UIScene, UISceneConnectionOptions,
    UIScrollView, UIScrollViewContentInsetAdjustmentBehavior, UIUserInterfaceIdiom,
    UIUserInterfaceStyle, UIView, UIViewController, UIWindow, UIWindowScene,
};

use super::scene::is_ours;

/// Touch feedback by its cause.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Touch {
    /// A stone is placed.
    Light,
    /// Stones are captured.
    Medium,
    /// A tap that the rules forbid.
    Warning,
    /// Something is won.
    Success,
}

/// Gives the feedback. Does nothing off the main thread, where UIKit must not be touched.
pub fn feel(touch: Touch) {
    let Some(main) = MainThreadMarker::new() else {
        return;
    };
    match touch {
        Touch::Light => impact(main, UIImpactFeedbackStyle::Light),
        Touch::Medium => impact(main, UIImpactFeedbackStyle::Medium),
        Touch::Warning => notice(main, UINotificationFeedbackType::Warning),
        Touch::Success => notice(main, UINotificationFeedbackType::Success),
    }
}

// What takes its place came with iOS 17.5; the app runs on iOS 16.4.
#[expect(deprecated)]
fn impact(main: MainThreadMarker, style: UIImpactFeedbackStyle) {
    UIImpactFeedbackGenerator::initWithStyle(UIImpactFeedbackGenerator::alloc(main), style)
        .impactOccurred();
}

fn notice(main: MainThreadMarker, kind: UINotificationFeedbackType) {
    UINotificationFeedbackGenerator::new(main).notificationOccurred(kind);
}

/// Opens the share sheet with a text. Says whether it could.
#[must_use]
pub fn share(text: &str) -> bool {
    offer(&[item(&*NSString::from_str(text))])
}

/// Opens the share sheet with a picture, a PNG, and a text. Says whether it could.
#[must_use]
pub fn share_picture(text: &str, png: &[u8]) -> bool {
    let picture = UIImage::imageWithData(&NSData::with_bytes(png));
    picture.is_some_and(|picture| offer(&[item(&*picture), item(&*NSString::from_str(text))]))
}

/// An item that other apps can take.
fn item(what: &(impl NSItemProviderWriting + Message)) -> Retained<NSItemProvider> {
    NSItemProvider::initWithObject(NSItemProvider::alloc(), ProtocolObject::from_ref(what))
}

/// Opens the share sheet with these.
fn offer(items: &[Retained<NSItemProvider>]) -> bool {
    let Some(main) = MainThreadMarker::new() else {
        return false;
    };
    let Some(screen) = front(main) else {
        return false;
    };
    let items = UIActivityItemsConfiguration::initWithItemProviders(
        UIActivityItemsConfiguration::alloc(main),
        &NSArray::from_retained_slice(items),
    );
    let sheet = UIActivityViewController::initWithActivityItemsConfiguration(
        UIActivityViewController::alloc(main),
        ProtocolObject::from_ref(&*items),
    );
    // On an iPad the sheet is a bubble and must hang on something.
    if let Some(bubble) = sheet.popoverPresentationController() {
        bubble.setSourceView(screen.view().as_deref());
    }
    screen.presentViewController_animated_completion(&sheet, true, None);
    true
}

/// Gives the page the whole screen, or its part of it.
///
/// The window takes the bounds of its scene: tao has made it as large as the whole screen, which on an iPad need not be
/// the same, and after a time in the background the page may have the frame of another one (tauri issue 15367). By
/// itself UIKit keeps a scroll view's content out of the safe area, which the page does already; both together would
/// leave a band with nothing in it below the page.
pub fn fill_the_screen() {
    let Some(main) = MainThreadMarker::new() else {
        return;
    };
    bring_home(main);
    for (scene, window) in windows(main) {
        // What takes its place came with iOS 16.
        #[expect(deprecated)]
        let bounds = scene.coordinateSpace().bounds();
        window.setFrame(bounds);
        let Some(view) = window.rootViewController().and_then(|screen| screen.view()) else {
            continue;
        };
        view.setFrame(window.bounds());
        for page in view.subviews() {
            page.setFrame(view.bounds());
        }
        leave_insets_to_the_page(&view);
    }
}

/// Returns true on a system that shows apps in windows and draws their controls over the page: iPads since iPadOS 26.
#[must_use]
pub fn has_window_controls() -> bool {
    let is_tablet = MainThreadMarker::new().is_some_and(|main| {
        UIDevice::currentDevice(main).userInterfaceIdiom() == UIUserInterfaceIdiom::Pad
    });
    is_tablet && objc2::available!(ios = 26.0)
}

/// Sets the style of the system's letters around the page: for a dark ground, for a light one, or as the phone has it.
/// The page's own colour scheme follows it.
pub fn follow(dark: Option<bool>) {
    let style = match dark {
        None => UIUserInterfaceStyle::Unspecified,
        Some(false) => UIUserInterfaceStyle::Light,
        Some(true) => UIUserInterfaceStyle::Dark,
    };
    let windows = MainThreadMarker::new().map(windows).unwrap_or_default();
    for (_, window) in windows {
        window.setOverrideUserInterfaceStyle(style);
    }
}

/// The languages of the phone's owner as tags, the favourite first.
#[must_use]
pub fn languages() -> Vec<String> {
    let tags = NSLocale::preferredLanguages();
    tags.iter().map(|tag| tag.to_string()).collect()
}

/// The offset of the player's local time from Greenwich's in seconds, at a time given in seconds after 1970. Foundation
/// keeps the time zone that the program was started in until it is made to look again.
#[must_use]
pub fn seconds_ahead(since: f64) -> i64 {
    NSTimeZone::resetSystemTimeZone();
    let moment = NSDate::dateWithTimeIntervalSince1970(since);
    let seconds = NSTimeZone::systemTimeZone().secondsFromGMTForDate(&moment);
    i64::try_from(seconds).unwrap_or_default()
}

fn leave_insets_to_the_page(view: &UIView) {
    if let Some(scrolls) = view.downcast_ref::<UIScrollView>() {
        scrolls
            .setContentInsetAdjustmentBehavior(UIScrollViewContentInsetAdjustmentBehavior::Never);
    }
    for below in view.subviews() {
        leave_insets_to_the_page(&below);
    }
}

/// The name of a scene's role.
#[must_use]
pub fn role_of(scene: &UIScene) -> String {
    scene.session().role().to_string()
}

/// The links for which a scene is opened: addresses of the app's own scheme, and of a site that the app belongs to.
#[must_use]
pub fn links_of(options: &UISceneConnectionOptions) -> Vec<String> {
    let (contexts, activities) = (options.URLContexts(), options.userActivities());
    let opened = contexts.iter().map(|context| context.URL());
    let visited = activities
        .iter()
        .filter_map(|activity| activity.webpageURL());
    let links = opened
        .chain(visited)
        .filter_map(|link| link.absoluteString());
    links.map(|link| link.to_string()).collect()
}

/// Moves windows that sit in a scene of another role to the app's own: tao gives a new window to any scene that has
/// none (tao 0.37.2, `src/platform_impl/ios/app_state.rs:483`), which may be that of a television.
fn bring_home(main: MainThreadMarker) {
    let (ours, others): (Vec<_>, Vec<_>) = scenes(main)
        .into_iter()
        .partition(|scene| is_ours(&role_of(scene)));
    let Some(home) = ours.first() else { return };
    for window in others.iter().flat_map(|scene| scene.windows().to_vec()) {
        window.setWindowScene(Some(home));
        window.makeKeyAndVisible();
    }
}

/// The screen that shows the page: this app has one scene with one window.
fn front(main: MainThreadMarker) -> Option<Retained<UIViewController>> {
    let mut windows = windows(main).into_iter();
    windows.find_map(|(_, window)| window.rootViewController())
}

/// The window in front of each scene of the app's own.
fn windows(main: MainThreadMarker) -> Vec<(Retained<UIWindowScene>, Retained<UIWindow>)> {
    let ours = scenes(main).into_iter();
    ours.filter(|scene| is_ours(&role_of(scene)))
        .filter_map(|scene| Some((scene.clone(), scene.keyWindow()?)))
        .collect()
}

/// Every scene that can have windows, also that of a television.
fn scenes(main: MainThreadMarker) -> Vec<Retained<UIWindowScene>> {
    UIApplication::sharedApplication(main)
        .connectedScenes()
        .iter()
        .filter_map(|scene| scene.downcast::<UIWindowScene>().ok())
        .collect()
}
