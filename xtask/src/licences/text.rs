//! Licence texts, as packages have them: which licence it is, whose copyright, and the text without either.

/// A licence by its text.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Kind {
    /// MIT.
    Mit,
    /// BSD with no clause.
    ZeroBsd,
    /// ISC.
    Isc,
    /// Zlib.
    Zlib,
    /// BSD with two or three clauses.
    Bsd,
    /// Boost.
    Boost,
    /// The Unlicense.
    Unlicense,
    /// Unicode.
    Unicode,
    /// University of Illinois.
    Ncsa,
    /// Creative Commons Zero.
    Cc0,
    /// Apache 2.0.
    Apache,
    /// Mozilla 2.0.
    Mpl,
    /// What Apache 2.0 calls a notice.
    Notice,
}

/// What each licence is called, and words that stand in its text and in no other.
const SIGNS: [(Kind, &str, &str); 13] = [
    (Kind::Cc0, "CC0 1.0", "CC0 1.0 Universal"),
    (
        Kind::Mpl,
        "Mozilla Public License 2.0",
        "Mozilla Public License Version 2.0",
    ),
    (Kind::Unicode, "Unicode", "UNICODE, INC. LICENSE AGREEMENT"),
    (Kind::Unicode, "Unicode", "UNICODE LICENSE V3"),
    (Kind::Ncsa, "NCSA", "University of Illinois/NCSA"),
    (
        Kind::Apache,
        "Apache 2.0",
        "TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION",
    ),
    (Kind::Boost, "Boost 1.0", "Boost Software License"),
    (
        Kind::Unlicense,
        "Unlicense",
        "This is free and unencumbered software",
    ),
    (
        Kind::Bsd,
        "BSD",
        "Redistribution and use in source and binary forms",
    ),
    (Kind::Zlib, "Zlib", "This software is provided 'as-is'"),
    (
        Kind::Isc,
        "ISC",
        "provided that the above copyright notice and this permission notice appear in all copies",
    ),
    (
        Kind::ZeroBsd,
        "0BSD",
        "Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby granted.",
    ),
    (
        Kind::Mit,
        "MIT",
        "Permission is hereby granted, free of charge",
    ),
];

impl Kind {
    /// What the licence is called.
    pub fn name(self) -> &'static str {
        match self {
            Self::Notice => "Notice",
            _ => SIGNS
                .iter()
                .find(|(kind, ..)| *kind == self)
                .map_or("", |(_, name, _)| name),
        }
    }
}

/// A licence text as a package has it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Text {
    /// Which licence it is.
    pub kind: Kind,
    /// Its copyright lines, in one.
    pub notice: String,
    /// The rest, a line a paragraph.
    pub body: String,
    /// The same for all texts that differ in nothing but the layout.
    pub key: String,
}

/// Takes a file apart. None if it is no licence text (a list of files, a pointer to another file).
pub fn file_text(file: &str) -> Option<Text> {
    let paragraphs = paragraphs(file);
    let whole = paragraphs.join(" ");
    let kind = kind(&whole)?;
    let mut notices = Vec::new();
    let mut rest = Vec::new();
    for paragraph in paragraphs {
        let mut left = Vec::new();
        for line in paragraph.lines() {
            if is_copyright(line) {
                let line = line.trim_end_matches('.').to_owned();
                if !notices.contains(&line) {
                    notices.push(line);
                }
            } else {
                left.push(line);
            }
        }
        let paragraph = left.join(" ");
        if !paragraph.is_empty() && !is_title(&paragraph) {
            rest.push(paragraph);
        }
    }
    let letters = |text: &str| {
        let letters = text.chars().filter(|letter| letter.is_alphanumeric());
        letters.flat_map(char::to_lowercase).collect()
    };
    Some(Text {
        kind,
        notice: notices.join("; "),
        key: letters(&rest.concat()),
        body: rest.join("\n"),
    })
}

/// Takes what Apache 2.0 calls a notice as it is.
pub fn notice(file: &str) -> Text {
    let body = paragraphs(file).join("\n");
    Text {
        kind: Kind::Notice,
        notice: String::new(),
        key: body.clone(),
        body,
    }
}

fn kind(whole: &str) -> Option<Kind> {
    let whole = one_line(whole);
    let sign = SIGNS.iter().find(|(_, _, words)| whole.contains(words));
    sign.map(|(kind, ..)| *kind)
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The file's paragraphs, their lines without indentation.
fn paragraphs(file: &str) -> Vec<String> {
    let mut paragraphs = vec![String::new()];
    for line in file.lines().map(one_line) {
        // Rules made of signs separate, they say nothing.
        let says_nothing = !line.chars().any(char::is_alphanumeric);
        if says_nothing {
            paragraphs.push(String::new());
        } else if let Some(paragraph) = paragraphs.last_mut() {
            if !paragraph.is_empty() {
                paragraph.push('\n');
            }
            paragraph.push_str(&line);
        }
    }
    paragraphs.retain(|paragraph| !paragraph.is_empty());
    paragraphs
}

/// Whether a line says whose copyright it is. The Apache licence's own example has its words in brackets.
fn is_copyright(line: &str) -> bool {
    let lower = line.to_lowercase();
    let begins = ["copyright (c)", "copyright ©", "copyright: ", "© "]
        .iter()
        .any(|start| lower.starts_with(start));
    let named = line.strip_prefix("Copyright ").is_some_and(|rest| {
        let short = rest.split(' ').count() <= 6 && !rest.contains("License");
        rest.starts_with(|letter: char| letter.is_ascii_digit())
            || short && rest.starts_with(char::is_uppercase)
            || rest.starts_with("the ")
    });
    (begins || named) && !line.contains(['[', '{', '<'])
        || begins && line.contains('@') && !line.contains('[')
}

/// Whether a paragraph is but the licence's name.
fn is_title(paragraph: &str) -> bool {
    paragraph.split(' ').count() <= 6 && paragraph.to_lowercase().contains("licen")
        || paragraph == "All rights reserved."
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_taken_apart() {
        let file = "The MIT License (MIT)\n\nCopyright (c) 2020 Ana.\nCopyright (c) 2021 Bo\n\nPermission is hereby granted, free\nof charge, and this\nshall be included in all copies.\n";
        let text = file_text(file).expect("a licence");
        assert_eq!(text.kind, Kind::Mit);
        assert_eq!(text.notice, "Copyright (c) 2020 Ana; Copyright (c) 2021 Bo");
        assert_eq!(
            text.body,
            "Permission is hereby granted, free of charge, and this shall be included in all copies."
        );
    }

    #[test]
    fn what_is_no_licence_is_none() {
        assert_eq!(file_text("See the folder LICENSES.\n"), None);
        assert_eq!(file_text(""), None);
    }

    #[test]
    fn copyright_lines_are_told_from_words_about_copyright() {
        for line in [
            "Copyright (c) 2014 A",
            "copyright © A",
            "Copyright 2014 A",
            "Copyright The Rust Project Developers",
        ] {
            assert!(is_copyright(line), "{line}");
        }
        for line in [
            "(c) You must retain, in the Source form",
            "copyright notice and this",
            "Copyright [yyyy] [name of copyright owner]",
            "copyright license to reproduce",
        ] {
            assert!(!is_copyright(line), "{line}");
        }
    }
}
