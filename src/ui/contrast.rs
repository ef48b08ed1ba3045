//! Contrast, computed from the style sheets: text at least 4.5 to 1, marks and controls at least 3 to 1, in the light
//! and in the dark, on every board (WCAG 2.2, 1.4.3 and 1.4.11).
//!
//! The sheets are read, not copied: a colour that is changed there is checked here.
use std::collections::HashMap;

const TOKENS: &str = include_str!("../../assets/styles/tokens.css");
const BOARDS: &str = include_str!("../../assets/styles/boards.css");
const BASE: &str = include_str!("../../assets/styles/base.css");
const PLAY: &str = include_str!("../../assets/styles/play.css");
const RESULT: &str = include_str!("../../assets/styles/result.css");

const TEXT: f64 = 4.5;
const MARK: f64 = 3.0;

/// Pairs of a text's colour and its ground.
const WRITTEN: &[(&str, &str)] = &[
    ("ink", "ground"),
    ("ink", "ground-deep"),
    ("ink", "surface"),
    ("ink", "surface-2"),
    ("ink", "accent-soft"),
    ("ink", "gold-soft"),
    ("ink", "good-soft"),
    ("ink", "bad-soft"),
    ("ink-2", "ground"),
    ("ink-2", "ground-deep"),
    ("ink-2", "surface"),
    ("ink-2", "surface-2"),
    ("ink-2", "accent-soft"),
    ("ink-on-accent", "accent"),
    ("ink-2", "gold-soft"),
    ("accent", "surface"),
    ("accent", "ground"),
    ("accent", "accent-soft"),
    ("amethyst", "amethyst-soft"),
    ("gold", "gold-soft"),
    ("gold", "surface"),
    ("good", "good-soft"),
    ("good", "surface"),
    ("bad", "bad-soft"),
    ("bad", "surface"),
];

/// Pairs of a ground and a colour for drawings that carry a meaning.
const DRAWN: &[(&str, &str)] = &[
    ("line-strong", "surface"),
    ("line-strong", "surface-2"),
    ("line-strong", "ground"),
    ("accent", "surface"),
    ("accent", "surface-2"),
    ("share-track", "surface"),
    ("share-black", "share-track"),
    ("share-white", "share-track"),
    ("share-edge", "share-track"),
    ("share-edge", "surface"),
    ("stone-ring", "ground"),
    ("stone-ring", "ground-deep"),
    ("stone-ring", "surface"),
    ("stone-ring", "surface-2"),
    ("stone-ring", "accent-soft"),
    ("stone-ring", "gold-soft"),
    ("stone-ring", "good-soft"),
    ("stone-ring", "bad-soft"),
    // A call that was made is told in light letters on dark ground, or the other way round.
    ("stone-ring", "ink"),
    ("focus", "ground"),
    ("focus", "surface"),
    ("focus", "surface-2"),
];

/// What is outlined beside the board: its sheet, its rule, and the token of its outline.
const OUTLINED: &[(&str, &str, &str)] = &[
    (BASE, ".pebble", "stone-ring"),
    (PLAY, ".pile i", "stone-ring"),
    (PLAY, ".panel-face .pebble", "stone-ring"),
    (RESULT, ".result-shares i", "share-edge"),
];

const CELLS: [&str; 4] = ["cell-1", "cell-2", "cell-3", "cell-4"];

/// The relative luminance of `#rrggbb`.
fn luminance(colour: &str) -> f64 {
    let channel = |at: usize| {
        let value = u8::from_str_radix(&colour[at..at + 2], 16).expect("a colour is #rrggbb");
        let value = f64::from(value) / 255.0;
        if value <= 0.04045 {
            value / 12.92
        } else {
            ((value + 0.055) / 1.055).powf(2.4)
        }
    };
    0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

fn contrast(one: &str, other: &str) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// The properties `--name: value;` of a piece of a sheet.
fn properties(css: &str) -> HashMap<&str, &str> {
    css.lines()
        .filter_map(|line| {
            line.trim()
                .strip_prefix("--")?
                .strip_suffix(';')?
                .split_once(": ")
        })
        .collect()
}

/// One side of `var(--l, A) var(--d, B)`; a plain colour is the same on both.
fn side(value: &str, switch: &str) -> Option<String> {
    if value.starts_with('#') {
        return Some(value.to_owned());
    }
    let start = value.find(switch)? + switch.len();
    let colour = value[start..].split(')').next()?.trim();
    colour.starts_with('#').then(|| colour.to_owned())
}

/// The named tokens in the light and in the dark.
fn sides() -> [(&'static str, HashMap<&'static str, String>); 2] {
    let tokens = properties(TOKENS);
    [("light", "var(--l,"), ("dark", "var(--d,")].map(|(name, switch)| {
        let colours = tokens
            .iter()
            .filter_map(|(token, value)| Some((*token, side(value, switch)?)));
        (name, colours.collect())
    })
}

/// Every board with its colours; what a board leaves out it takes from the first block.
fn boards() -> Vec<(String, HashMap<&'static str, &'static str>)> {
    let mut blocks = BOARDS.split('{').collect::<Vec<_>>().into_iter();
    let mut selector = blocks.next().unwrap_or_default();
    let mut found: Vec<(String, HashMap<_, _>)> = Vec::new();
    for block in blocks {
        let (body, next) = block.split_once('}').unwrap_or((block, ""));
        let name = selector
            .split("data-board=\"")
            .nth(1)
            .and_then(|rest| rest.split('"').next());
        let mut colours = found
            .first()
            .map(|(_, base)| base.clone())
            .unwrap_or_default();
        colours.extend(properties(body));
        if found.is_empty() || name.is_some() {
            found.push((name.unwrap_or("classic").to_owned(), colours));
        }
        selector = next;
    }
    found
}

#[test]
fn the_computation_agrees_with_the_standard_s_examples() {
    assert!((contrast("#000000", "#ffffff") - 21.0).abs() < 1e-9);
    assert!((contrast("#777777", "#ffffff") - 4.478).abs() < 1e-3);
}

#[test]
fn text_and_controls_stand_out_in_the_light_and_in_the_dark() {
    let mut faults = Vec::new();
    for (name, colours) in sides() {
        for (pairs, least) in [(WRITTEN, TEXT), (DRAWN, MARK)] {
            for (front, ground) in pairs {
                let (Some(one), Some(other)) = (colours.get(front), colours.get(ground)) else {
                    panic!("{front} or {ground} is not among the tokens");
                };
                let found = contrast(one, other);
                if found < least {
                    faults.push(format!(
                        "{name}: {front} on {ground}: {found:.2}, wanted {least}"
                    ));
                }
            }
        }
    }
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

/// The shadow that a rule of a sheet draws, in which the outline is.
fn shadow<'s>(css: &'s str, rule: &str) -> Option<&'s str> {
    let body = css.split_once(&format!("\n{rule} {{"))?.1;
    let shadow = body.split('}').next()?.split_once("box-shadow: ")?.1;
    shadow.split(';').next()
}

#[test]
fn stones_and_shares_beside_the_board_are_outlined_where_contrast_is_checked() {
    for (css, rule, token) in OUTLINED {
        let shadow = shadow(css, rule).unwrap_or_default();
        let outline = shadow.split(", ").next().unwrap_or_default();
        assert!(
            outline.ends_with(&format!("px var(--{token})")),
            "{rule}: {shadow}"
        );
    }
    // No colour of a stone has another outline than the rest.
    for css in [BASE, PLAY] {
        let lines = css.lines().filter(|line| line.contains("box-shadow"));
        let of_stones = lines.filter(|line| line.contains(".pebble") || line.contains(".pile"));
        for line in of_stones {
            assert!(line.contains("var(--stone-ring)"), "{line}");
        }
    }
}

#[test]
fn stones_and_marks_stand_out_on_every_board() {
    let boards = boards();
    assert!(6 <= boards.len(), "there are {} boards", boards.len());
    let mut faults = Vec::new();
    for (name, colours) in &boards {
        let mut check = |front: &str, ground: &str| {
            let found = contrast(colours[front], colours[ground]);
            if found < MARK {
                faults.push(format!(
                    "{name}: {front} on {ground}: {found:.2}, wanted {MARK}"
                ));
            }
        };
        for cell in CELLS {
            check("stone-black", cell);
            check("stone-white", cell);
            check("mark-edge", cell);
            // The line around a tinted cell.
            check("mark-border", cell);
        }
        check("stone-black", "stone-white");
        // A mark is told by its colour inside its edge or border, and the edge from the cell.
        check("mark-playable", "mark-edge");
        check("mark-one-call", "mark-edge");
        // Where ko has a say the whole cell has the mark's colour: its line and its dot stand out from that.
        for tint in ["mark-one-call", "mark-blocked"] {
            check("mark-border", tint);
            check("mark-playable", tint);
        }
        check("last-on-black", "stone-black");
        check("last-on-white", "stone-white");
    }
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}
