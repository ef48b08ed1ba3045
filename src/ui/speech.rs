//! Announcements in words, for the live region that a screen reader follows.
//!
//! The session says *what* there is to say; here it is put into the player's language, as short sentences one after
//! another, so that each language can build its own.
use rsg_engine::{ByColor, Cell, Color};

use crate::ui::{table_words, verdict_words};
use rsg_game::progress::Tally;
use rsg_game::session::{BoardSummary, Decided, Hinted, Next, Placed, Speech, Who};
use rsg_game::text::{Texts, args};

/// The words of an announcement.
#[must_use]
pub fn words(texts: &Texts, speech: &Speech) -> String {
    let sentences = match speech {
        Speech::Placed(placed) => placement_sentences(texts, placed),
        Speech::TakenBack { next } => [
            vec![texts.get("speech-taken-back")],
            next_sentences(texts, next),
        ]
        .concat(),
        Speech::PlacedAgain { next } => [
            vec![texts.get("speech-placed-again")],
            next_sentences(texts, next),
        ]
        .concat(),
        Speech::Verdict(verdict) => vec![verdict_words::verdict(texts, verdict)],
        Speech::Better(better) => vec![verdict_words::better(texts, *better)],
        Speech::Begin { number, next } => [
            vec![texts.with("speech-game", &args![number = *number])],
            next_sentences(texts, next),
        ]
        .concat(),
        Speech::Blocked(cell) => vec![texts.with("speech-blocked", &args![cell = cell.name()])],
        Speech::AskCall(cell) => vec![texts.with("speech-ask-call", &args![cell = cell.name()])],
        Speech::CallCancelled(cell) => {
            vec![texts.with("speech-call-cancelled", &args![cell = cell.name()])]
        }
        Speech::Hint(hint) => vec![hint_words(texts, *hint)],
        Speech::Board(summary) => board_sentences(texts, summary),
        Speech::Table(speech) => table_words::sentences(texts, speech),
    };
    sentences.join(" ")
}

/// A hint in a sentence, to be read and to be heard.
#[must_use]
pub fn hint_words(texts: &Texts, hint: Hinted) -> String {
    let key = match hint.call {
        None => "play-hint-place",
        Some(Color::Black) => "play-hint-call-black",
        Some(Color::White) => "play-hint-call-white",
    };
    texts.with(key, &args![cell = hint.cell.name()])
}

fn placement_sentences(texts: &Texts, placed: &Placed) -> Vec<String> {
    let mut sentences = vec![texts.with(
        &format!("speech-placed-{}", kind(&placed.by, placed.color)),
        &args![name = name(&placed.by), cell = placed.cell.name()],
    )];
    if let Some(call) = placed.call {
        sentences.push(texts.get(&format!("speech-called-{call}")));
    }
    sentences.push(texts.with("speech-flips", &args![count = placed.flips]));
    let stones = placed.captured.saturating_sub(u8::from(placed.core_point));
    if 0 < stones {
        sentences.push(texts.with("speech-captures", &args![count = stones]));
    }
    if placed.core_point {
        sentences.push(texts.get("speech-core-point"));
    }
    if let Some(color) = placed.passes {
        sentences.push(texts.get(&format!("speech-passes-{color}")));
    }
    sentences.extend(next_sentences(texts, &placed.next));
    sentences
}

fn next_sentences(texts: &Texts, next: &Next) -> Vec<String> {
    match next {
        Next::Turn { who, color, moves } => vec![texts.with(
            &format!("speech-turn-{}", kind(who, *color)),
            &args![name = name(who), count = *moves],
        )],
        Next::Over {
            winner,
            decided,
            score,
            series,
        } => end_sentences(texts, winner.as_ref(), *decided, *score, *series),
    }
}

/// How a message's key ends that is about a player: the CPU and people without a name are told by their colour.
pub(super) fn kind(who: &Who, color: Color) -> String {
    match who {
        Who::You => "you".to_owned(),
        Who::Player(name) if !name.is_empty() => "player".to_owned(),
        Who::Cpu | Who::Player(_) => color.to_string(),
    }
}

/// The name in such a message, if it has one.
pub(super) fn name(who: &Who) -> &str {
    match who {
        Who::Player(name) => name.as_str(),
        Who::You | Who::Cpu => "",
    }
}

fn end_sentences(
    texts: &Texts,
    winner: Option<&(Who, Color)>,
    decided: Decided,
    score: ByColor<u8>,
    series: Option<Tally>,
) -> Vec<String> {
    let mut sentences = vec![texts.with(
        "speech-over",
        &args![black = score.black, white = score.white],
    )];
    match decided {
        Decided::ByCaptures => sentences.push(texts.get("speech-by-captures")),
        Decided::ByLeaving => sentences.push(texts.get("speech-by-leaving")),
        Decided::ByScore | Decided::Level => {}
    }
    sentences.push(match winner {
        None => texts.get("speech-drawn"),
        Some((Who::Cpu, _)) => texts.get("speech-won-cpu"),
        Some((who, color)) => texts.with(
            &format!("speech-won-{}", kind(who, *color)),
            &args![name = name(who)],
        ),
    });
    if let Some(score) = series {
        sentences.push(texts.with("speech-series", &args![won = score.won, lost = score.lost]));
    }
    sentences
}

fn board_sentences(texts: &Texts, board: &BoardSummary) -> Vec<String> {
    let points = |key: &str, points: ByColor<u8>| {
        texts.with(key, &args![black = points.black, white = points.white])
    };
    let mut sentences = vec![
        list(texts, "speech-board-black", &board.black),
        list(texts, "speech-board-white", &board.white),
        texts.get(match board.core {
            None => "speech-board-core-empty",
            Some(Color::Black) => "speech-board-core-black",
            Some(Color::White) => "speech-board-core-white",
        }),
        points("speech-board-captured", board.captured),
        points("speech-board-total", board.total),
    ];
    if !board.playable.is_empty() {
        sentences.push(list(texts, "speech-board-playable", &board.playable));
    }
    if !board.blocked.is_empty() {
        sentences.push(list(texts, "speech-board-blocked", &board.blocked));
    }
    sentences.extend(next_sentences(texts, &board.next));
    sentences
}

fn list(texts: &Texts, key: &str, cells: &[Cell]) -> String {
    let names: Vec<&str> = cells.iter().map(|cell| cell.name()).collect();
    texts.with(
        key,
        &args![cells = names.join(&texts.get("speech-list-separator"))],
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use rsg_game::progress::PlayerName;
    use rsg_game::text::Language;

    fn english(speech: &Speech) -> String {
        words(&Texts::new(Language::English), speech)
    }

    fn placed() -> Placed {
        Placed {
            by: Who::Cpu,
            color: Color::White,
            cell: Cell::B4,
            call: Some(Color::Black),
            flips: 3,
            captured: 2,
            core_point: true,
            passes: None,
            next: Next::Turn {
                who: Who::You,
                color: Color::Black,
                moves: 6,
            },
        }
    }

    #[test]
    fn a_placement_is_told_with_all_it_did() {
        assert_eq!(
            english(&Speech::Placed(placed())),
            "White plays B4. The call is Black. 3 stones flip. One stone is captured. \
             The empty Core Point is surrounded: one point. Your turn: 6 cells to play on."
        );
    }

    #[test]
    fn a_named_player_is_named_and_a_nameless_one_told_by_colour() {
        let named = Placed {
            by: Who::Player(PlayerName::new("Mira")),
            call: None,
            captured: 0,
            core_point: false,
            flips: 1,
            passes: Some(Color::Black),
            next: Next::Turn {
                who: Who::Player(PlayerName::default()),
                color: Color::White,
                moves: 1,
            },
            ..placed()
        };
        assert_eq!(
            english(&Speech::Placed(named)),
            "Mira plays B4. One stone flips. Black has no move and passes. White’s turn."
        );
    }

    #[test]
    fn the_end_tells_score_reason_winner_and_series() {
        let next = Next::Over {
            winner: Some((Who::You, Color::White)),
            decided: Decided::ByCaptures,
            score: ByColor {
                black: 17,
                white: 17,
            },
            series: Some(Tally {
                won: 2,
                lost: 1,
                drawn: 0,
            }),
        };
        assert_eq!(
            english(&Speech::TakenBack { next }),
            "Taken back. The game is over: Black 17, White 17. The totals are level; more captures win. You win. \
             Series: 2 to 1."
        );
    }

    #[test]
    fn who_won_by_captures_is_told_by_colour_where_there_is_no_name() {
        for (color, told) in [(Color::Black, "Black wins."), (Color::White, "White wins.")] {
            let next = Next::Over {
                winner: Some((Who::Player(PlayerName::default()), color)),
                decided: Decided::ByCaptures,
                score: ByColor {
                    black: 17,
                    white: 17,
                },
                series: None,
            };
            let words = english(&Speech::TakenBack { next });
            assert!(words.ends_with(told), "{words}");
        }
    }

    #[test]
    fn the_board_is_told_cell_by_cell() {
        let told = english(&Speech::Board(BoardSummary {
            black: vec![Cell::A3, Cell::A7],
            white: vec![Cell::A1],
            core: None,
            captured: ByColor { black: 1, white: 0 },
            total: ByColor { black: 3, white: 1 },
            playable: vec![Cell::BQ],
            blocked: Vec::new(),
            next: Next::Turn {
                who: Who::Cpu,
                color: Color::White,
                moves: 3,
            },
        }));
        assert_eq!(
            told,
            "Black stands on: A3, A7. White stands on: A1. The Core Point is empty. Captured: Black 1, White 0. \
             Totals: Black 3, White 1. You can play on: BQ. White’s turn."
        );
    }

    #[test]
    fn nothing_to_say_is_missing_in_any_language() {
        for language in Language::ALL {
            let told = words(&Texts::new(language), &Speech::Placed(placed()));
            assert!(!told.contains("speech-"), "{language:?}: {told}");
        }
    }
}
