//! Licences: how manifests name them, how their texts are recognised, and whose copyright a text states.

/// A licence: its name, what manifests call it, and words that are in its text and in no other.
type Licence = (
    &'static str,
    &'static [&'static str],
    &'static [&'static str],
);

/// Every licence that a dependency may have, in the order in which they are preferred: those that ask for least first.
pub const LICENCES: [Licence; 14] = [
    (
        "MIT",
        &["MIT"],
        &["Permission is hereby granted, free of charge"],
    ),
    (
        "0BSD",
        &["0BSD"],
        &[
            "Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is \
             hereby granted.",
        ],
    ),
    (
        "ISC",
        &["ISC"],
        &[
            "provided that the above copyright notice and this permission notice appear in all copies",
        ],
    ),
    ("Zlib", &["Zlib"], &["This software is provided 'as-is'"]),
    (
        "BSD",
        &["BSD-2-Clause", "BSD-3-Clause"],
        &["Redistribution and use in source and binary forms"],
    ),
    ("Boost 1.0", &["BSL-1.0"], &["Boost Software License"]),
    (
        "Unlicense",
        &["Unlicense"],
        &["This is free and unencumbered software"],
    ),
    (
        "Unicode",
        &["Unicode-3.0", "Unicode-DFS-2016"],
        &["UNICODE, INC. LICENSE AGREEMENT", "UNICODE LICENSE V3"],
    ),
    ("NCSA", &["NCSA"], &["University of Illinois/NCSA"]),
    ("CC0 1.0", &["CC0-1.0"], &["CC0 1.0 Universal"]),
    (
        "Apache 2.0",
        &["Apache-2.0", "Apache-2.0 WITH LLVM-exception"],
        &["TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION"],
    ),
    (
        "Mozilla Public License 2.0",
        &["MPL-2.0"],
        &["Mozilla Public License Version 2.0"],
    ),
    ("MIT-0", &["MIT-0"], &["MIT No Attribution"]),
    ("Notice", &[], &[]),
];

/// A licence, as its place in [`LICENCES`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Kind(usize);

impl Kind {
    pub const APACHE: Self = Self(10);
    /// A notice, as Apache 2.0 calls it.
    pub const NOTICE: Self = Self(13);

    pub fn name(self) -> &'static str {
        LICENCES[self.0].0
    }

    /// The licence that a text is. Later ones quote earlier ones, so the search begins at the end.
    fn of_text(text: &str) -> Option<Self> {
        let signs = |(_, _, signs): &Licence| signs.iter().any(|sign| text.contains(sign));
        LICENCES.iter().rposition(signs).map(Self)
    }
}

/// The licences under which a package is taken that states this expression: all that stand between `AND`s, and the
/// preferred one of those between `OR`s. `None` if there is no way with known licences.
pub fn chosen(expression: &str) -> Option<Vec<Kind>> {
    // Older manifests write `/` for `OR`. No expression of a dependency nests deeper than `(a OR b) AND c`.
    let expression = expression.replace('/', " OR ");
    let parts: Vec<&str> = if expression.contains(" OR ") && !expression.contains('(') {
        vec![&expression]
    } else {
        expression.split(" AND ").collect()
    };
    let mut kinds = Vec::new();
    for part in parts {
        let part = part.trim().trim_start_matches('(').trim_end_matches(')');
        let offered: Vec<&str> = part.split(" OR ").map(str::trim).collect();
        let is_offered = |(_, ids, _): &Licence| ids.iter().any(|id| offered.contains(id));
        kinds.push(Kind(LICENCES.iter().position(is_offered)?));
    }
    Some(kinds)
}

/// A licence text as a package has it.
#[derive(PartialEq, Eq, Debug)]
pub struct Text {
    pub kind: Kind,
    /// Its copyright lines, in one.
    pub copyright: String,
    /// The rest, a line a paragraph.
    pub body: String,
    /// A key, equal for all texts that differ in nothing but the layout.
    pub key: String,
}

impl Text {
    /// Takes a file apart. `None` if it is no licence text (a list of files, a pointer to another file).
    pub fn of_licence(file: &str) -> Option<Self> {
        let kind = Kind::of_text(&one_line(file))?;
        let mut copyright: Vec<&str> = Vec::new();
        let mut body = Vec::new();
        let paragraphs = paragraphs(file);
        for paragraph in &paragraphs {
            let (ours, rest): (Vec<&str>, Vec<&str>) =
                paragraph.lines().partition(|line| is_copyright(line));
            for line in ours.into_iter().map(|line| line.trim_end_matches('.')) {
                if !copyright.contains(&line) {
                    copyright.push(line);
                }
            }
            let rest = rest.join(" ");
            if !rest.is_empty() && !is_title(&rest) {
                body.push(rest);
            }
        }
        let letters = body
            .iter()
            .flat_map(|text| text.chars())
            .filter(|letter| letter.is_alphanumeric());
        Some(Self {
            kind,
            copyright: copyright.join("; "),
            key: letters.flat_map(char::to_lowercase).collect(),
            body: body.join("\n"),
        })
    }

    /// Takes a notice, as Apache 2.0 calls it, unchanged.
    pub fn of_notice(file: &str) -> Self {
        let body = paragraphs(file).join("\n");
        Self {
            kind: Kind::NOTICE,
            copyright: String::new(),
            key: body.clone(),
            body,
        }
    }
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The file's paragraphs, their lines without indentation. Lines without a letter separate.
fn paragraphs(file: &str) -> Vec<String> {
    let lines: Vec<String> = file.lines().map(one_line).collect();
    let paragraphs = lines.split(|line| !line.contains(char::is_alphanumeric));
    let paragraphs = paragraphs.map(|lines| lines.join("\n"));
    paragraphs
        .filter(|paragraph| !paragraph.is_empty())
        .collect()
}

/// True if a line says whose copyright it is. The Apache licence's own example has its words in brackets.
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

/// True if a paragraph is only the licence's name.
fn is_title(paragraph: &str) -> bool {
    paragraph.split(' ').count() <= 6 && paragraph.to_lowercase().contains("licen")
        || paragraph == "All rights reserved."
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_several_licences_the_preferred_one_is_taken_and_of_a_sum_all() {
        for (expression, names) in [
            ("MIT OR Apache-2.0", "MIT"),
            ("Apache-2.0 / MIT", "MIT"),
            ("Apache-2.0 OR GPL-2.0-only", "Apache 2.0"),
            ("Apache-2.0 WITH LLVM-exception OR Apache-2.0 OR MIT", "MIT"),
            ("MIT AND BSD-3-Clause", "MIT, BSD"),
            ("(MIT OR Apache-2.0) AND Unicode-3.0", "MIT, Unicode"),
        ] {
            let kinds = chosen(expression).expect(expression);
            let found: Vec<&str> = kinds.into_iter().map(Kind::name).collect();
            assert_eq!(found.join(", "), names, "{expression}");
        }
        for expression in ["GPL-3.0-only", "MIT AND GPL-3.0-only", ""] {
            assert_eq!(chosen(expression), None, "{expression}");
        }
    }

    #[test]
    fn a_text_is_taken_apart() {
        let file = "The MIT License (MIT)\n\nCopyright (c) 2020 Ana.\nCopyright (c) 2021 Bo\n\n\
             Permission is hereby granted, free\nof charge, and this\nshall be included in all copies.\n";
        let text = Text::of_licence(file).expect("a licence");
        assert_eq!(text.kind.name(), "MIT");
        assert_eq!(
            text.copyright,
            "Copyright (c) 2020 Ana; Copyright (c) 2021 Bo"
        );
        assert_eq!(
            text.body,
            "Permission is hereby granted, free of charge, and this shall be included in all copies."
        );
        assert_eq!(Text::of_licence("See the folder LICENSES.\n"), None);
    }

    #[test]
    fn copyright_lines_are_told_from_words_about_copyright() {
        for line in [
            "Copyright (c) 2014 A",
            "copyright © A",
            "Copyright 2014 A",
            "Copyright The Rust Project",
        ] {
            assert!(is_copyright(line), "{line}");
        }
        for line in [
            "copyright notice and this",
            "Copyright [yyyy] [name]",
            "copyright license to reproduce",
        ] {
            assert!(!is_copyright(line), "{line}");
        }
    }
}
