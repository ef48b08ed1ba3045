//! Numbers as players read them: points with their half, differences, clocks.

use rsg_classics::Points;

use crate::ui::texts::texts;
use rsg_game::text::Texts;

/// Points in the language's own digits, with their half.
#[must_use]
pub fn points(texts: &Texts, points: Points) -> String {
    let halves = points.in_halves();
    let half = if halves % 2 == 0 { "" } else { "½" };
    match halves / 2 {
        0 if !half.is_empty() => format!("{}{half}", if halves < 0 { "−" } else { "" }),
        whole => format!("{}{half}", texts.number(whole)),
    }
}

/// A difference of points, with its sign.
#[must_use]
pub fn signed(difference: Points) -> String {
    let halves = difference.in_halves();
    let sign = match halves {
        0 => "",
        1.. => "+",
        _ => "−",
    };
    let size = Points::halves(halves.abs());
    format!("{sign}{}", points(&texts(), size))
}

/// All scores from one to another, in whole steps where both are whole.
#[must_use]
pub fn counting(texts: &Texts, from: Points, to: Points) -> Vec<String> {
    let (from, to) = (from.in_halves(), to.in_halves());
    let step = if (to - from) % 2 == 0 { 2 } else { 1 };
    let steps = (to - from).abs() / step;
    (0..=steps)
        .map(|done| Points::halves(from + done * step * (to - from).signum()))
        .map(|score| points(texts, score))
        .collect()
}

/// Seconds as a clock shows them: "9:05".
#[must_use]
pub fn clock(texts: &Texts, seconds: u64) -> String {
    texts.digits(&format!("{}:{:02}", seconds / 60, seconds % 60))
}

#[cfg(test)]
mod tests {
    use super::*;
    use rsg_game::text::Language;

    #[test]
    fn halves_are_written_as_such_in_every_language() {
        let written = |language, halves| points(&Texts::new(language), Points::halves(halves));
        assert_eq!(written(Language::English, 89), "44½");
        assert_eq!(written(Language::Marathi, 88), "४४");
        assert_eq!(written(Language::English, 1), "½");
    }

    #[test]
    fn a_score_counts_up_and_down_and_stays() {
        let texts = Texts::new(Language::English);
        let count = |from, to| counting(&texts, Points::halves(from), Points::halves(to)).join(" ");
        assert_eq!(count(8, 14), "4 5 6 7");
        assert_eq!(count(14, 8), "7 6 5 4");
        assert_eq!(count(8, 8), "4");
        assert_eq!(count(8, 9), "4 4½");
    }
}
