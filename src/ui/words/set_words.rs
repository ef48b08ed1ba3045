//! Words for sets of boards, and the texts in which they and the answers to them are sent.

use rsg_classics::Points;

use crate::ui::texts::{t, texts};
use crate::ui::words::{self, numbers};
use crate::ui::{links, share};
use rsg_game::progress::Outcome;
use rsg_game::progress::sets::{BoardDone, BoardSet, Found, PlayedBoard, SetAnswer};
use rsg_game::text::{Texts, args};

/// The text of a set. It has its code once, in the link: so there is room for twice as many boards, and a text that is
/// pasted is read up to the code in its link.
#[must_use]
pub fn of_set(texts: &Texts, set: &BoardSet, address: Option<&str>) -> String {
    let line = texts.with("set-line", &args![count = set.boards().len()]);
    sent(texts, line, &set.code(), address)
}

/// The text of what somebody has done.
#[must_use]
pub fn of_answer(texts: &Texts, answer: &SetAnswer, address: Option<&str>) -> String {
    let line = texts.with(
        "set-answer-line",
        &args![
            named = if answer.name.is_empty() { "no" } else { "yes" },
            name = answer.name.as_str(),
            good = answer.went_well(),
            count = answer.boards.len()
        ],
    );
    sent(texts, line, &answer.code(), address)
}

fn sent(texts: &Texts, line: String, code: &str, address: Option<&str>) -> String {
    let mut lines = vec![texts.get("share-heading"), line];
    lines.extend(address.map(|address| share::way_to_get(texts, address)));
    lines.push(links::of_code(code, address));
    lines.join("\n")
}

/// How it went on a board.
#[must_use]
pub fn done(done: BoardDone) -> String {
    match done {
        BoardDone::Open => t("set-done-open"),
        BoardDone::Tried { wrong, found } => {
            let key = match found {
                Found::NotYet => "set-done-tried",
                Found::Shown => "set-done-shown",
                Found::Helped => "set-done-helped",
                Found::Alone => "set-done-solved",
            };
            t!(key, wrong = wrong)
        }
        BoardDone::Played(game) => played(game),
    }
}

fn played(game: PlayedBoard) -> String {
    let margin = game.margin.filter(|margin| 0 < *margin);
    let by = margin.map_or_else(String::new, |margin| {
        numbers::points(&texts(), Points::halves(margin.into()))
    });
    let told = if by.is_empty() { "no" } else { "yes" };
    let Some(level) = game.level else {
        let winner = match game.outcome {
            Outcome::Won => game.own.to_string(),
            Outcome::Lost => (!game.own).to_string(),
            Outcome::Drawn => "none".to_owned(),
        };
        return t!("set-done-two", winner = winner, told = told, margin = by);
    };
    let key = match game.outcome {
        Outcome::Won => "set-done-won",
        Outcome::Lost => "set-done-lost",
        Outcome::Drawn => "set-done-drawn",
    };
    let cpu = words::opponent_at_level(&texts(), level);
    let ended = t!(key, told = told, margin = by, cpu = cpu);
    match game.helped {
        true => t!("set-done-with-hint", ended = ended),
        false => ended,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rsg_game::progress::boards::OwnBoard;
    use rsg_game::progress::sets::{SetBoard, SetText, last_in};
    use rsg_game::progress::{PlayerName, Rules};
    use rsg_game::text::Language;

    const ADDRESS: &str = "https://somebody.example.org/reverstargo/";

    /// Sets of the star that grow until they do not fit.
    fn largest_that_fits(sentence: &str) -> BoardSet {
        let board = || SetBoard::new(OwnBoard::start(&Rules::Star), sentence);
        let sets = (1..=BoardSet::MOST)
            .filter_map(|count| BoardSet::new((0..count).map(|_| board()).collect()));
        let mut fits = sets.rev().filter(BoardSet::fits_in_text);
        fits.next().expect("one board fits")
    }

    #[test]
    fn what_fits_is_a_text_of_at_most_1500_letters_in_every_language_and_read_back() {
        let sentences = ["", "Black to move and win by three.", &"w".repeat(80)];
        for (sentence, most) in sentences.into_iter().zip([50, 17, 8]) {
            let set = largest_that_fits(sentence);
            assert_eq!(set.boards().len(), most, "{sentence}");
            for language in Language::ALL {
                let text = of_set(&Texts::new(language), &set, Some(ADDRESS));
                assert!(text.chars().count() <= 1_500, "{language:?}: {text}");
                assert!(!text.contains("set-"), "{text}");
                assert_eq!(last_in(&text), Some(SetText::Set(set.clone())));
            }
        }
    }

    #[test]
    fn the_longest_answer_is_a_short_text_in_every_language() {
        let played = BoardDone::Played(PlayedBoard {
            own: rsg_engine::Color::White,
            outcome: Outcome::Lost,
            margin: Some(721),
            level: Some(rsg_game::progress::CpuLevel::Max),
            helped: true,
        });
        let set = largest_that_fits("");
        let answer = SetAnswer {
            boards: vec![played; BoardSet::MOST],
            name: PlayerName::new("क्षत्रियक्षत्रिय"),
            ..SetAnswer::nothing_done(&set)
        };
        for language in Language::ALL {
            let text = of_answer(&Texts::new(language), &answer, Some(ADDRESS));
            assert!(text.chars().count() <= 700, "{language:?}: {text}");
            assert!(!text.contains("set-"), "{text}");
            assert_eq!(last_in(&text), Some(SetText::Answer(answer.clone())));
        }
    }
}
