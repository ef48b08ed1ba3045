//! Admission to the browser preview.
//!
//! The preview listens on 127.0.0.1, but any page a browser has open can send requests there, and a foreign name can be
//! pointed at 127.0.0.1. So a request must be addressed to this very server (`Host`), and a WebSocket must be opened by
//! a page that came from it (`Origin`).
//!
//! Another site can also open the page itself in a window, which would take over and follow the link in its
//! address. Browsers say who asks for a page (`Sec-Fetch-Site`), so a page that another site has opened is a question
//! first ([`is_own_navigation`]). `Cross-Origin-Opener-Policy` keeps that site from steering the window afterwards.

/// Returns true if a request addressed to `host` is meant for the server on `port`.
pub(super) fn host_is_ours(host: Option<&str>, port: u16) -> bool {
    host.is_some_and(|host| {
        let (name, given) = match host.rsplit_once(':') {
            Some((name, digits)) if !digits.ends_with(']') => (name, digits.parse().ok()),
            _ => (host, Some(80)),
        };
        given == Some(port) && is_this_machine(name)
    })
}

/// Returns true if a page from `origin` may open a WebSocket; programs that are no browsers name none and may.
pub(super) fn origin_is_ours(origin: Option<&str>, port: u16) -> bool {
    origin.is_none_or(|origin| {
        origin
            .strip_prefix("http://")
            .is_some_and(|host| host_is_ours(Some(host), port))
    })
}

/// Returns true if the player has asked for the page (by its address, a bookmark, loading it anew) or the page itself
/// has. Another port of this machine is another site's, too. Browsers before 2023 and programs that are no browsers
/// send no value.
pub(super) fn is_own_navigation(fetch_site: Option<&str>) -> bool {
    fetch_site.is_none_or(|site| matches!(site, "none" | "same-origin"))
}

fn is_this_machine(name: &str) -> bool {
    name.eq_ignore_ascii_case("localhost") || name == "127.0.0.1" || name == "[::1]"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn this_machine_on_this_port_comes_in() {
        for host in [
            "127.0.0.1:8080",
            "localhost:8080",
            "LOCALHOST:8080",
            "[::1]:8080",
        ] {
            assert!(host_is_ours(Some(host), 8080), "{host}");
        }
        assert!(host_is_ours(Some("127.0.0.1"), 80));
    }

    #[test]
    fn foreign_hosts_stay_out() {
        for host in [
            "example.com",
            "example.com:8080",
            "127.0.0.1",
            "127.0.0.1:8081",
            "127.0.0.1.example.com:8080",
            "localhost.example.com:8080",
            "evil@127.0.0.1:8080",
            "",
            ":8080",
            "[::1]",
        ] {
            assert!(!host_is_ours(Some(host), 8080), "{host}");
        }
        assert!(!host_is_ours(None, 8080));
    }

    #[test]
    fn what_another_site_opens_is_no_navigation_of_the_players() {
        for own in [None, Some("none"), Some("same-origin")] {
            assert!(is_own_navigation(own), "{own:?}");
        }
        for other in ["cross-site", "same-site", "", "?"] {
            assert!(!is_own_navigation(Some(other)), "{other}");
        }
    }

    #[test]
    fn foreign_pages_open_no_socket() {
        for origin in [
            "http://example.com",
            "https://127.0.0.1:8080",
            "http://127.0.0.1:8081",
            "null",
            "",
        ] {
            assert!(!origin_is_ours(Some(origin), 8080), "{origin}");
        }
        assert!(origin_is_ours(Some("http://127.0.0.1:8080"), 8080));
        assert!(origin_is_ours(None, 8080));
    }
}
