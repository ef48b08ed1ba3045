//! All that the words in the dock may say in a game: the dock is as high from the start, at every place.

use rsg_classics::Points;
use rsg_engine::Color;

use super::{amount, early_end, margin_words, pass_words, placed_words};
use crate::ui::texts::t;
use crate::ui::words::Naming;
use rsg_game::progress::Unit;
use rsg_game::session::OverView;
use rsg_game::session::review::{Margin, ReviewView};

/// A number of points whose digits are as wide as any.
const WIDE: Points = Points::whole(88);
const WIDE_WITH_A_HALF: Points = Points::halves(177);

fn wide(unit: Unit) -> Points {
    match unit {
        Unit::Points | Unit::Discs => WIDE,
        Unit::HalfPoints => WIDE_WITH_A_HALF,
    }
}

/// The longest words for a place: those of the turn with the longest name, and of a better line.
pub(super) fn places(view: &ReviewView, naming: Naming) -> Vec<String> {
    let count = view.rows.len();
    let placed = view
        .rows
        .iter()
        .map(|row| placed_words(row.by, &row.play, naming));
    let longest = placed.max_by_key(|words| words.chars().count());
    let at = t!("review-place", number = count, count = count);
    let last = longest.map(|placed| format!("{at} · {placed}"));
    last.into_iter()
        .chain([t!("review-instead", number = count)])
        .collect()
}

/// The words for the worth of a turn, with those for a pass in a game that has one.
pub(super) fn worths(unit: Unit, view: &ReviewView) -> Vec<String> {
    let lost = t!("review-lost", cost = amount(unit, wide(unit), false));
    let worths = [t("review-best-played"), lost];
    let passes = view.rows.iter().find_map(|row| row.passes).map(pass_words);
    let with_pass = |words: String| match &passes {
        Some(passes) => format!("{words} {passes}"),
        None => words,
    };
    let worths = worths.map(with_pass);
    worths.into_iter().chain([t("review-start")]).collect()
}

/// The words for the lead to be expected, and for the end of the game.
pub(super) fn outlooks(unit: Unit, over: Option<&OverView>) -> Vec<String> {
    let lead = wide(unit);
    let leads = [lead, Points::halves(-lead.in_halves()), Points::default()];
    let mut words: Vec<String> = Vec::new();
    for lead in leads {
        let margin = |exact| Margin { lead, exact };
        words.extend(
            [(false, true), (false, false), (true, true)]
                .map(|(over, exact)| margin_words(unit, margin(exact), over)),
        );
    }
    words.push(t("review-unknown"));
    match unit {
        Unit::Discs => words.push(t("review-no-value")),
        Unit::Points => {
            let winner = Color::Black.to_string();
            words.push(t!("review-won-by-captures", ahead = winner));
        }
        Unit::HalfPoints => {}
    }
    words.extend(over.and_then(early_end));
    words
}
