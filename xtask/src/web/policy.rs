//! The page's content security policy, which stands in it.

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use sha2::{Digest as _, Sha256};

/// The content security policy: a browser loads and runs the page's own files, the one script that stands in the page,
/// known by its hash, and nothing else. Styles stand in attributes, and the program is WebAssembly; no text becomes a
/// script.
const POLICY: &str = "default-src 'none'; script-src 'self' 'sha256-{hash}' 'wasm-unsafe-eval'; \
     style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self'; worker-src 'self'; \
     manifest-src 'self'; media-src 'self' data:; base-uri 'none'; form-action 'none'";

/// The policy of a page in which this script stands.
pub fn that_allows(script: &str) -> String {
    let hash = BASE64_STANDARD.encode(Sha256::digest(script));
    POLICY.replace("{hash}", &hash)
}

/// The policy that stands in a page.
pub fn of(page: &str) -> &str {
    let before = "Content-Security-Policy\" content=\"";
    let rest = page.split_once(before).map_or("", |(_, rest)| rest);
    rest.split_once('"').map_or("", |(policy, _)| policy)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A browser passes by what it does not know, and says so on its console alone.
    #[test]
    fn every_word_in_quotes_is_closed() {
        let policy = that_allows("let a = 1;");
        let rules: Vec<Vec<&str>> = policy
            .split("; ")
            .map(|rule| rule.split_whitespace().collect())
            .collect();
        assert_eq!(rules.len(), 10);
        for word in rules.iter().flat_map(|rule| &rule[1..]) {
            let quotes = word.matches('\'').count();
            let is_whole = 2 < word.len() && word.starts_with('\'') && word.ends_with('\'');
            assert!(quotes == 0 || quotes == 2 && is_whole, "{word}");
        }
    }
}
