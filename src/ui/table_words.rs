//! Words for the table of the classics.

use rsg_classics::{Level, Play, Points, Reason, Square, Terms};
use rsg_engine::Color;

use crate::ui::speech::{kind, name};
use crate::ui::texts::{t, texts};
use rsg_game::session::{AreaCount, TableNext, TableSpeech, Who};
use rsg_game::text::{Texts, args};

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

/// All scores from one, in half points, to another, in whole steps where both are whole.
#[must_use]
pub fn counting(texts: &Texts, from: i32, to: Points) -> Vec<String> {
    let to = to.in_halves();
    let step = if (to - from) % 2 == 0 { 2 } else { 1 };
    let steps = (to - from).abs() / step;
    (0..=steps)
        .map(|done| Points::halves(from + done * step * (to - from).signum()))
        .map(|score| points(texts, score))
        .collect()
}

/// So many seconds as a clock shows them: "9:05".
#[must_use]
pub fn clock(texts: &Texts, seconds: u64) -> String {
    texts.digits(&format!("{}:{:02}", seconds / 60, seconds % 60))
}

/// What was played, in a word: "d3", "pass".
#[must_use]
pub fn play(play: &Play) -> String {
    match play {
        Play::Place(square) => square.to_string(),
        Play::Pass => t("review-play-pass"),
        Play::Button => t("review-play-button"),
        Play::Agree(_) => t("review-play-agreed"),
    }
}

/// What a game is called.
#[must_use]
pub fn game_name(terms: Terms) -> String {
    match terms {
        Terms::Reversi(_) => t("game-reversi"),
        Terms::Go(_) => t("game-go"),
    }
}

/// A game, its board and a level, as Records have a row for each: "Reversi 8×8, Lv.3".
#[must_use]
pub fn board_and_level(terms: Terms, of: Level) -> String {
    t!(
        "table-record",
        game = game_name(terms),
        side = terms.size(),
        level = level(of)
    )
}

/// A level's name: "Lv.3", as everywhere in the app.
#[must_use]
pub fn level(level: Level) -> String {
    t(&format!("level-{level}"))
}

/// The sentences of an announcement.
#[must_use]
pub fn sentences(texts: &Texts, speech: &TableSpeech) -> Vec<String> {
    match speech {
        TableSpeech::Begin { next } => next_sentences(texts, next),
        TableSpeech::Placed {
            by,
            color,
            play,
            flips,
            passes,
            next,
        } => [
            turn_sentences(texts, (by, *color), play, *flips),
            passes
                .map(|color| texts.get(&format!("speech-passes-{color}")))
                .into_iter()
                .collect(),
            next_sentences(texts, next),
        ]
        .concat(),
        TableSpeech::TakenBack { next } => [
            vec![texts.get("speech-taken-back")],
            next_sentences(texts, next),
        ]
        .concat(),
        TableSpeech::Hint(play) => vec![hint(texts, play)],
        TableSpeech::Refused { square, reason } => vec![refused(texts, *square, *reason)],
        TableSpeech::Lost { groups } if groups.is_empty() => {
            vec![texts.get("table-says-none-lost")]
        }
        TableSpeech::Lost { groups } => {
            vec![texts.with("table-says-lost", &args![cells = list(texts, groups)])]
        }
        TableSpeech::Marked { square, lost } => {
            let key = if *lost {
                "table-says-marked"
            } else {
                "table-says-unmarked"
            };
            vec![texts.with(key, &args![cell = square.to_string()])]
        }
        TableSpeech::CpuPlaysOn { next } => [
            vec![texts.get("table-says-plays-on")],
            next_sentences(texts, next),
        ]
        .concat(),
        TableSpeech::Board {
            black,
            white,
            playable,
            next,
        } => {
            let lists = [
                ("speech-board-black", black),
                ("speech-board-white", white),
                ("speech-board-playable", playable),
            ];
            let lists = lists.into_iter().filter(|(_, squares)| !squares.is_empty());
            lists
                .map(|(key, squares)| texts.with(key, &args![cells = list(texts, squares)]))
                .chain(next_sentences(texts, next))
                .collect()
        }
    }
}

fn turn_sentences(texts: &Texts, who: (&Who, Color), play: &Play, flips: usize) -> Vec<String> {
    let (who, color) = who;
    match play {
        Play::Place(square) => {
            let placed = texts.with(
                &format!("speech-placed-{}", kind(who, color)),
                &args![name = name(who), cell = square.to_string()],
            );
            // In Go most stones flip none, and in Reversi the first four of a free start.
            let flips =
                (0 < flips).then(|| texts.with("speech-flips", &args![count = flips as i64]));
            [Some(placed), flips].into_iter().flatten().collect()
        }
        Play::Pass | Play::Button => {
            let key = if *play == Play::Pass {
                "table-says-passes"
            } else {
                "table-says-button"
            };
            vec![texts.with(key, &args![who = kind(who, color), name = name(who)])]
        }
        Play::Agree(_) => vec![texts.get("table-says-agreed")],
    }
}

/// "Hint: d3".
#[must_use]
pub fn hint(texts: &Texts, play: &Play) -> String {
    match play {
        Play::Place(square) => texts.with("play-hint-place", &args![cell = square.to_string()]),
        Play::Button => texts.get("table-hint-button"),
        Play::Pass | Play::Agree(_) => texts.get("table-hint-pass"),
    }
}

/// Why nothing can be placed there: "a1: the stone would have no liberty."
#[must_use]
pub fn refused(texts: &Texts, square: Square, reason: Reason) -> String {
    let why = texts.get(&format!("setup-why-{}", reason.0));
    texts.with(
        "table-refused",
        &args![cell = square.to_string(), why = why],
    )
}

/// What a side's score is made of: "12 stones", "5 territory", "komi 7".
#[must_use]
pub fn area(texts: &Texts, area: AreaCount) -> Vec<String> {
    let agreed = match area.agreed {
        0 => None,
        1.. => Some("table-area-komi"),
        _ => Some("table-area-handicap"),
    };
    let with = |key: &str, value: Points| texts.with(key, &args![points = points(texts, value)]);
    [
        Some(texts.with("table-area-stones", &args![count = i64::from(area.stones)])),
        Some(texts.with(
            "table-area-territory",
            &args![count = i64::from(area.territory)],
        )),
        area.button
            .then(|| with("table-area-button", Points::halves(1))),
        agreed.map(|key| with(key, Points::whole(area.agreed))),
    ]
    .into_iter()
    .flatten()
    .collect()
}

fn next_sentences(texts: &Texts, next: &TableNext) -> Vec<String> {
    match next {
        TableNext::Turn {
            who: Who::You,
            moves,
            ..
        } => vec![match moves {
            Some(moves) => texts.with("table-turn-you", &args![count = *moves as i64]),
            None => texts.get("table-says-your-turn"),
        }],
        TableNext::Stop => vec![texts.get("table-says-stop")],
        TableNext::Turn { who, color, .. } => {
            let key = format!("speech-turn-{}", kind(who, *color));
            vec![texts.with(&key, &args![name = name(who)])]
        }
        TableNext::Over { winner, score } => vec![
            texts.with(
                "speech-over",
                &args![
                    black = points(texts, score.black),
                    white = points(texts, score.white)
                ],
            ),
            match winner {
                Some((Who::Cpu, _)) => texts.get("speech-won-cpu"),
                Some((who, color)) => texts.with(
                    &format!("speech-won-{}", kind(who, *color)),
                    &args![name = name(who)],
                ),
                None => texts.get("speech-drawn"),
            },
        ],
    }
}

fn list(texts: &Texts, squares: &[Square]) -> String {
    let names: Vec<String> = squares.iter().map(Square::to_string).collect();
    names.join(&texts.get("speech-list-separator"))
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
        let count = |from, to| counting(&texts, from, Points::halves(to)).join(" ");
        assert_eq!(count(8, 14), "4 5 6 7");
        assert_eq!(count(14, 8), "7 6 5 4");
        assert_eq!(count(8, 8), "4");
        assert_eq!(count(8, 9), "4 4½");
    }

    /// What English has, the other languages have too: that is checked of all texts.
    #[test]
    fn every_reason_has_its_words() {
        let texts = Texts::new(Language::English);
        for reason in Terms::games().iter().flat_map(|game| game.reasons()) {
            let key = format!("setup-why-{}", reason.0);
            assert_ne!(texts.get(&key), key);
        }
    }

    #[test]
    fn a_turn_is_told_with_what_comes_next() {
        let texts = Texts::new(Language::English);
        let placed = TableSpeech::Placed {
            by: Who::Cpu,
            color: Color::White,
            play: Play::Place("c3".parse().expect("a square")),
            flips: 2,
            passes: None,
            next: TableNext::Turn {
                who: Who::You,
                color: Color::Black,
                moves: Some(6),
            },
        };
        assert_eq!(
            sentences(&texts, &placed).join(" "),
            "White plays c3. 2 stones flip. Your turn: 6 squares to play on."
        );
    }

    #[test]
    fn of_a_stone_that_flips_nothing_no_flips_are_told() {
        let placed = TableSpeech::Placed {
            by: Who::You,
            color: Color::Black,
            play: Play::Place("c3".parse().expect("a square")),
            flips: 0,
            passes: None,
            next: TableNext::Turn {
                who: Who::Cpu,
                color: Color::White,
                moves: None,
            },
        };
        let told = sentences(&Texts::new(Language::English), &placed).join(" ");
        assert_eq!(told, "You play c3. White’s turn.");
    }
}
