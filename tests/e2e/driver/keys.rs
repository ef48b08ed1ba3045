//! Keys, as WebDriver writes them.

pub const TAB: char = '\u{E004}';
pub const ENTER: char = '\u{E007}';
pub const ESCAPE: char = '\u{E00C}';
pub const END: char = '\u{E010}';
pub const HOME: char = '\u{E011}';
pub const LEFT: char = '\u{E012}';
pub const UP: char = '\u{E013}';
pub const RIGHT: char = '\u{E014}';
pub const DOWN: char = '\u{E015}';
