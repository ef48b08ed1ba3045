//! The system's own drawing around the page on an iPhone. Elsewhere there is nothing to do: on Android the activity
//! does it (`assets/scripts/phone.js` calls it), and a desk's window has a frame of the system's.

use crate::ui::page;
use rsg_game::progress::Theme;

/// Sets the system's own letters on the page, such as the clock's, for this theme.
pub(super) fn follow(theme: Theme) {
    #[cfg(target_os = "ios")]
    crate::platform::ios::follow(match theme {
        Theme::System => None,
        Theme::Light => Some(false),
        Theme::Dark => Some(true),
    });
    #[cfg(not(target_os = "ios"))]
    let _ = theme;
}

/// The page has the whole screen, or its part of it.
pub(super) fn fill_the_screen() {
    #[cfg(target_os = "ios")]
    crate::platform::ios::fill_the_screen();
}

/// The page's addition where the system draws the controls of the app's window over it.
pub(super) fn corner() -> &'static str {
    #[cfg(target_os = "ios")]
    let controls = crate::platform::ios::has_window_controls();
    #[cfg(not(target_os = "ios"))]
    let controls = false;
    if controls { page::BELOW_CONTROLS } else { "" }
}
