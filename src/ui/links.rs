//! Links that go out of the app, and the address they lead to.
//!
//! A link opens the web page, wherever it is: no app is needed for it. The page itself knows its address; elsewhere it
//! is the value of `RSG_LINK_ADDRESS` at the build (docs/release.md). Without an address the link opens the app by its
//! scheme.

use crate::platform::device;

/// The address of the page, as set at the build.
const ADDRESS: Option<&str> = option_env!("RSG_LINK_ADDRESS");

/// The beginning of a link that only the app can open.
const SCHEME: &str = "reverstargo://";

/// The link to these words, `m/CODE` for example.
#[must_use]
pub fn to(words: &str) -> String {
    written(words, address().as_deref())
}

/// The address of the page, if it is known.
#[must_use]
pub fn address() -> Option<String> {
    device::page_address().or_else(|| ADDRESS.map(str::to_owned))
}

/// The link to these words on the page at this address, or by the app's scheme without one. The words stand behind the
/// `#`, so that no server ever sees a game.
#[must_use]
pub fn written(words: &str, address: Option<&str>) -> String {
    match address {
        Some(address) => format!("{}/#{words}", address.trim_end_matches('/')),
        None => format!("{SCHEME}{words}"),
    }
}

/// The link that opens what a code holds.
#[must_use]
pub fn of_code(code: &str, address: Option<&str>) -> String {
    written(&format!("m/{code}"), address)
}

/// The address at which the game is to be had, as it is written in a text.
#[must_use]
pub fn home(address: &str) -> String {
    format!("{}/", address.trim_end_matches('/'))
}

/// A link for the app of the phone.
#[must_use]
pub fn to_app(link: &str) -> String {
    let words = link.rsplit_once('#').map_or(link, |(_, words)| words);
    written(words.trim_start_matches(SCHEME), None)
}

/// A link for another device.
#[must_use]
pub fn again(link: &str) -> String {
    let words = link.rsplit_once('#').map_or(link, |(_, words)| words);
    to(words.trim_start_matches(SCHEME))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_leads_to_the_page_where_one_is_known() {
        for address in ["https://rsg.example", "https://rsg.example/"] {
            let link = written("m/rsg:1000", Some(address));
            assert_eq!(link, "https://rsg.example/#m/rsg:1000");
            assert_eq!(to_app(&link), "reverstargo://m/rsg:1000");
        }
        let folder = written("puzzle/2026-11-21", Some("https://rsg.example/play/"));
        assert_eq!(folder, "https://rsg.example/play/#puzzle/2026-11-21");
        assert_eq!(written("daily", None), "reverstargo://daily");
        assert_eq!(to_app("m/rsg:1000"), "reverstargo://m/rsg:1000");
    }
}
