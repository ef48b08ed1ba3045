//! The names of the message files of each language. A new area is one more name here and one more file in each
//! language's folder.

pub const AREAS: [&str; 20] = [
    "app",
    "home",
    "games",
    "play",
    "result",
    "board",
    "calendar",
    "you",
    "puzzles",
    "practice",
    "tutorial",
    "rules",
    "reversi",
    "go",
    "review",
    "share",
    "messages",
    "boards",
    "settings",
    "opponents",
];
