//! The words of a text with their columns, for messages about faults in it.

/// A word of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Part<'a> {
    /// The word.
    pub text: &'a str,
    /// The column of its first character in the text, counted in characters from 1.
    pub column: usize,
}

/// The words of a text, set off by white space, with their columns.
pub(crate) fn parts(text: &str) -> impl Iterator<Item = Part<'_>> {
    let mut rest = text;
    let mut column = 1;
    std::iter::from_fn(move || {
        let start = rest.find(|c: char| !c.is_whitespace())?;
        column += rest[..start].chars().count();
        rest = &rest[start..];
        let end = rest.find(char::is_whitespace).unwrap_or(rest.len());
        let part = Part {
            text: &rest[..end],
            column,
        };
        column += part.text.chars().count();
        rest = &rest[end..];
        Some(part)
    })
}
