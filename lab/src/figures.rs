//! Figures and texts as the consoles write them into JSON.

use std::fmt::Display;

/// A number with two decimals.
pub fn rounded(value: f64) -> f64 {
    (100.0 * value).round() / 100.0
}

/// Everything as text.
pub fn texts(values: impl IntoIterator<Item: Display>) -> Vec<String> {
    let texts = values.into_iter().map(|value| value.to_string());
    texts.collect()
}
