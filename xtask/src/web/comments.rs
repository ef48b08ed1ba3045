//! Styles, scripts and drawings without their comments, which only their writers read: a quarter of their download.

/// A style sheet without comments, or a page with styles in it.
pub fn style(text: &str) -> String {
    without(text, "/*", "*/")
}

/// Drawings without comments.
pub fn drawing(text: &str) -> String {
    without(text, "<!--", "-->")
}

fn without(text: &str, opening: &str, closing: &str) -> String {
    let mut rest = text;
    let mut kept = String::new();
    while let Some((before, after)) = rest.split_once(opening) {
        kept += before;
        let (_, after) = after.split_once(closing).unwrap_or_default();
        // A comment that has its lines for itself leaves none.
        rest = match after.strip_prefix('\n') {
            Some(after) if kept.is_empty() || kept.ends_with('\n') => after,
            _ => after,
        };
    }
    kept + rest
}

/// A script without the lines that are comments alone. In a text between backticks such a line is part of the text.
pub fn script(text: &str) -> String {
    let mut is_text = false;
    let mut kept = String::new();
    for line in text.lines() {
        if !is_text && line.trim_start().starts_with("//") {
            continue;
        }
        is_text ^= line.matches('`').count() % 2 == 1;
        kept += line;
        kept.push('\n');
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_style_sheet_keeps_its_rules() {
        let sheet = "/* All of it.\n   Two lines. */\n.a { color: red; } /* red */\n\n\
                     /* b */\n.b { margin: 0 /* none */ 1px; }\n";
        assert_eq!(
            style(sheet),
            ".a { color: red; } \n\n.b { margin: 0  1px; }\n"
        );
    }

    #[test]
    fn a_drawing_keeps_its_shapes() {
        let drawing = "<svg>\n<!-- the star -->\n<path d=\"M0 0\"/> <!-- a line -->\n</svg>\n";
        assert_eq!(
            super::drawing(drawing),
            "<svg>\n<path d=\"M0 0\"/> \n</svg>\n"
        );
    }

    #[test]
    fn a_script_keeps_its_code_and_its_texts() {
        let code = "\"use strict\";\n// It says `why`.\nconst at = \"https://a\"; // here\n  // and more\n\
                    const page = `\n// kept\n`;\n// gone\n";
        assert_eq!(
            script(code),
            "\"use strict\";\nconst at = \"https://a\"; // here\nconst page = `\n// kept\n`;\n"
        );
    }
}
