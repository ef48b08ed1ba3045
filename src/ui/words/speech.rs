//! Announcements in words, for the live region that a screen reader follows.
//!
//! The session says *what* there is to say; here it is put into the player's language, as short sentences one after
//! another, so that each language can build its own.
use rsg_classics::{AnyRefusal, Points};
use rsg_engine::{ByColor, Color};

use crate::ui::terms;
use crate::ui::words::{Naming, call_words, numbers, verdict_words, who};
use rsg_game::play::{Play, Spot};
use rsg_game::progress::Tally;
use rsg_game::session::{
    BoardSummary, CaptureSummary, EndReason, Gain, Hinted, Next, Placed, Speech, Who,
};
use rsg_game::text::{Texts, args};

/// The words of an announcement.
#[must_use]
pub fn words(texts: &Texts, speech: &Speech) -> String {
    let sentences = match speech {
        Speech::Placed(placed) => placement_sentences(texts, placed),
        Speech::TakenBack { next } => before_next(texts, texts.get("speech-taken-back"), next),
        Speech::PlacedAgain { next } => before_next(texts, texts.get("speech-placed-again"), next),
        Speech::Verdict(verdict) => vec![verdict_words::verdict(texts, verdict, Naming::Names)],
        Speech::Better(better) => vec![verdict_words::better(texts, better, Naming::Names)],
        Speech::Begin { number, next } => match number {
            Some(number) => {
                let game = texts.with("speech-game", &args![number = *number]);
                before_next(texts, game, next)
            }
            None => next_sentences(texts, next),
        },
        Speech::Blocked(cell) => {
            vec![texts.with("speech-blocked", &args![cell = cell.to_string()])]
        }
        Speech::AskCall(cell) => {
            vec![texts.with("speech-ask-call", &args![cell = cell.to_string()])]
        }
        Speech::CallCancelled(cell) => {
            vec![texts.with("speech-call-cancelled", &args![cell = cell.to_string()])]
        }
        Speech::Hint(hint) => vec![hint_words(texts, hint, Naming::Names)],
        Speech::Board(summary) => board_sentences(texts, summary),
        Speech::Refused { spot, reason } => {
            vec![refused_words(texts, *spot, *reason, Naming::Names)]
        }
        Speech::Lost { groups } if groups.is_empty() => vec![texts.get("stop-says-none-lost")],
        Speech::Lost { groups } => {
            vec![texts.with("stop-says-lost", &args![cells = list(texts, groups)])]
        }
        Speech::Marked { spot, lost } => {
            let key = if *lost {
                "stop-says-marked"
            } else {
                "stop-says-unmarked"
            };
            vec![texts.with(key, &args![cell = spot.to_string()])]
        }
        Speech::CpuPlaysOn { next } => {
            let plays_on = sentence(texts, texts.get("stop-cpu-plays-on"));
            before_next(texts, plays_on, next)
        }
    };
    sentences.join(" ")
}

/// A hint in a sentence, to be read and to be heard: "Hint: B4, call White", "Hint: pass".
#[must_use]
pub fn hint_words(texts: &Texts, hint: &Hinted, naming: Naming) -> String {
    let place = |spot: Spot| texts.with("play-hint-place", &args![cell = naming.of(spot)]);
    match (&hint.play, &hint.gain) {
        (Play::Place { spot, call }, Some(gain)) => {
            let (gain, count) = match gain {
                Gain::Captures(count) => ("captures", *count),
                Gain::Tip => ("tip", 0),
                Gain::Flips(count) => ("flips", *count),
            };
            let args = args![
                cell = naming.of(spot),
                call = call.map_or("none".to_owned(), |color| color.to_string()),
                gain = texts.with(&format!("play-hint-{gain}"), &args![count = count]),
            ];
            texts.with("play-hint-star", &args)
        }
        (Play::Place { spot, .. }, None) => place(*spot),
        (Play::Button, _) => texts.get("beside-hint-button"),
        (Play::Pass | Play::Agree(_), _) => texts.get("beside-hint-pass"),
    }
}

/// The reason why nothing can be placed there: "a1: the stone would have no liberty."
#[must_use]
pub fn refused_words(texts: &Texts, spot: Spot, reason: AnyRefusal, naming: Naming) -> String {
    let why = texts.get(&format!("play-why-{}", reason.key()));
    texts.with("play-refused", &args![cell = naming.of(spot), why = why])
}

/// Words as a sentence of their own.
fn sentence(texts: &Texts, words: String) -> String {
    texts.with("speech-sentence", &args![words = words])
}

fn before_next(texts: &Texts, first: String, next: &Next) -> Vec<String> {
    [vec![first], next_sentences(texts, next)].concat()
}

fn placement_sentences(texts: &Texts, placed: &Placed) -> Vec<String> {
    let mut sentences = vec![turn_sentence(texts, placed)];
    if let Some(call) = &placed.call {
        sentences.push(sentence(texts, call_words::made(texts, call, &placed.by)));
        if call.is_explained {
            sentences.push(sentence(texts, call_words::reason(texts, call)));
        }
    }
    // In Go most stones flip none, and in Reversi the first four of a free start.
    if 0 < placed.flips {
        sentences.push(texts.with("speech-flips", &args![count = placed.flips as i64]));
    }
    let stones = placed
        .captured
        .saturating_sub(usize::from(placed.core_point));
    if 0 < stones {
        sentences.push(texts.with("speech-captures", &args![count = stones as i64]));
    }
    if placed.core_point {
        sentences.push(texts.get("speech-core-point"));
    }
    if let Some(color) = placed.passes {
        sentences.push(texts.with("speech-passes", &args![color = color.to_string()]));
    }
    sentences.extend(next_sentences(texts, &placed.next));
    sentences
}

/// "White plays B4.", "You pass."
fn turn_sentence(texts: &Texts, placed: &Placed) -> String {
    let Placed { by, color, .. } = placed;
    let beside = |key: &str| sentence(texts, who::sentence_by_color(texts, key, by, *color));
    let spot = match &placed.play {
        Play::Place { spot, .. } => spot.to_string(),
        Play::Pass => return beside("beside-passed"),
        Play::Button => return beside("beside-took-button"),
        Play::Agree(_) => return texts.get("stop-says-agreed"),
    };
    texts.with(
        "speech-placed",
        &args![
            who = who::kind_by_color(by, *color),
            name = who::given_name(texts, by),
            cell = spot
        ],
    )
}

fn next_sentences(texts: &Texts, next: &Next) -> Vec<String> {
    match next {
        Next::Turn { who, color, moves } => {
            let turn = who::sentence_by_color(texts, "who-turn", who, *color);
            vec![match (who, moves) {
                (Who::You, Some(count)) => {
                    texts.with("speech-choices", &args![turn = turn, count = *count as i64])
                }
                _ => sentence(texts, turn),
            }]
        }
        Next::Stop => vec![texts.get("stop-says-begun")],
        Next::Over {
            winner,
            reason,
            score,
            series,
        } => end_sentences(texts, winner.as_ref(), *reason, *score, *series),
    }
}

fn end_sentences(
    texts: &Texts,
    winner: Option<&(Who, Color)>,
    reason: Option<EndReason>,
    score: ByColor<Points>,
    series: Option<Tally>,
) -> Vec<String> {
    let score = score.map(|points| numbers::points(texts, points));
    let mut sentences = vec![texts.with(
        "speech-over",
        &args![black = score.black, white = score.white],
    )];
    let reason = match reason {
        Some(EndReason::Captures) => Some("speech-by-captures"),
        Some(EndReason::Leaving | EndReason::Resignation(_)) => Some("speech-by-leaving"),
        Some(EndReason::Time(_)) => Some("speech-on-time"),
        Some(EndReason::Level | EndReason::Ko) | None => None,
    };
    sentences.extend(reason.map(|key| texts.get(key)));
    let outcome = match winner {
        None => texts.get("who-draw"),
        Some((who, color)) => who::sentence(texts, "who-wins", who, *color),
    };
    sentences.push(sentence(texts, outcome));
    if let Some(score) = series {
        sentences.push(texts.with("speech-series", &args![won = score.won, lost = score.lost]));
    }
    sentences
}

fn board_sentences(texts: &Texts, board: &BoardSummary) -> Vec<String> {
    let stones = |color: Color, spots: &[Spot]| {
        let args = args![color = color.to_string(), cells = list(texts, spots)];
        (!spots.is_empty()).then(|| texts.with("speech-board-stones", &args))
    };
    let listed = |key: &str, spots: &[Spot]| {
        (!spots.is_empty()).then(|| texts.with(key, &args![cells = list(texts, spots)]))
    };
    let captures = board
        .captures
        .map(|captures| capture_sentences(texts, captures));
    let game = board.terms.map(|terms| {
        let terms = terms::named_in(texts, terms);
        texts.with("speech-terms", &args![terms = terms])
    });
    [
        game,
        stones(Color::Black, &board.black),
        stones(Color::White, &board.white),
    ]
    .into_iter()
    .flatten()
    .chain(captures.into_iter().flatten())
    .chain(listed("speech-board-playable", &board.playable))
    .chain(listed("speech-board-blocked", &board.blocked))
    .chain(next_sentences(texts, &board.next))
    .collect()
}

/// CP, and the points of a game with captures.
fn capture_sentences(texts: &Texts, captures: CaptureSummary) -> [String; 3] {
    let points = |key: &str, points: ByColor<u8>| {
        texts.with(key, &args![black = points.black, white = points.white])
    };
    let core = captures
        .core
        .map_or("empty".to_owned(), |color| color.to_string());
    [
        texts.with("speech-board-core", &args![stone = core]),
        points("speech-board-captured", captures.captured),
        points("speech-board-total", captures.total),
    ]
}

fn list(texts: &Texts, spots: &[impl ToString]) -> String {
    let names: Vec<String> = spots.iter().map(ToString::to_string).collect();
    names.join(&texts.get("speech-list-separator"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use rsg_classics::Terms;
    use rsg_engine::{Cell, Move};
    use rsg_game::board::MadeCall;
    use rsg_game::progress::{CallReason, CpuLevel, PlayerName};
    use rsg_game::text::Language;

    fn english(speech: &Speech) -> String {
        words(&Texts::new(Language::English), speech)
    }

    fn points(black: i32, white: i32) -> ByColor<Points> {
        ByColor { black, white }.map(Points::whole)
    }

    fn placed() -> Placed {
        Placed {
            by: Who::Cpu(CpuLevel::Three),
            color: Color::White,
            play: Move::calling(Cell::B4, Color::Black).into(),
            call: Some(MadeCall {
                color: Color::Black,
                by: Color::White,
                reason: CallReason::Asked,
                is_explained: false,
            }),
            flips: 3,
            captured: 2,
            core_point: true,
            passes: None,
            next: Next::Turn {
                who: Who::You,
                color: Color::Black,
                moves: Some(6),
            },
        }
    }

    #[test]
    fn a_placement_is_told_with_all_it_did() {
        assert_eq!(
            english(&Speech::Placed(placed())),
            "White plays B4. Fox calls Black. 3 stones flip. One stone is captured. \
             The empty CP is surrounded: one point. Your turn: 6 places to play on."
        );
    }

    #[test]
    fn a_call_that_was_not_asked_for_says_why_in_the_same_breath() {
        let own = |color, reason| Placed {
            by: Who::You,
            color: Color::White,
            call: Some(MadeCall {
                color,
                by: Color::White,
                reason,
                is_explained: true,
            }),
            ..placed()
        };
        let only = english(&Speech::Placed(own(Color::Black, CallReason::Only)));
        assert!(
            only.starts_with("You play B4. Called Black. White would flip nothing. 3 stones flip."),
            "{only}"
        );
        let same = english(&Speech::Placed(own(Color::White, CallReason::Same)));
        assert!(
            same.starts_with("You play B4. Called White. Same either way. 3 stones"),
            "{same}"
        );
    }

    #[test]
    fn a_named_player_is_named_and_a_nameless_one_told_by_colour() {
        let named = Placed {
            by: Who::Player(PlayerName::new("Mira")),
            play: Move::plain(Cell::B4).into(),
            call: None,
            captured: 0,
            core_point: false,
            flips: 1,
            passes: Some(Color::Black),
            next: Next::Turn {
                who: Who::Player(PlayerName::default()),
                color: Color::White,
                moves: Some(1),
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
            reason: Some(EndReason::Captures),
            score: points(17, 17),
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
                reason: Some(EndReason::Captures),
                score: points(17, 17),
                series: None,
            };
            let words = english(&Speech::TakenBack { next });
            assert!(words.ends_with(told), "{words}");
        }
    }

    #[test]
    fn the_board_is_told_cell_by_cell() {
        let told = english(&Speech::Board(BoardSummary {
            terms: None,
            black: vec![Cell::A3.into(), Cell::A7.into()],
            white: vec![Cell::A1.into()],
            captures: Some(CaptureSummary {
                core: None,
                captured: ByColor { black: 1, white: 0 },
                total: ByColor { black: 3, white: 1 },
            }),
            playable: vec![Cell::BQ.into()],
            blocked: Vec::new(),
            next: Next::Turn {
                who: Who::Cpu(CpuLevel::Three),
                color: Color::White,
                moves: Some(3),
            },
        }));
        assert_eq!(
            told,
            "Black stands on: A3, A7. White stands on: A1. CP is empty. Captured: Black 1, White 0. \
             Totals: Black 3, White 1. You can play on: BQ. White’s turn."
        );
    }

    /// A placement on c3 by this side, and whose turn it is then.
    fn on_square(by: Who, color: Color, flips: usize, next: (Who, Option<usize>)) -> Speech {
        let (who, moves) = next;
        Speech::Placed(Placed {
            by,
            color,
            play: "c3".parse().expect("a square"),
            call: None,
            flips,
            captured: 0,
            core_point: false,
            passes: None,
            next: Next::Turn {
                who,
                color: !color,
                moves,
            },
        })
    }

    #[test]
    fn a_turn_is_told_with_what_comes_next() {
        let placed = on_square(
            Who::Cpu(CpuLevel::Three),
            Color::White,
            2,
            (Who::You, Some(6)),
        );
        assert_eq!(
            english(&placed),
            "White plays c3. 2 stones flip. Your turn: 6 places to play on."
        );
        let open = on_square(Who::Cpu(CpuLevel::Three), Color::White, 2, (Who::You, None));
        assert!(english(&open).ends_with("Your turn."));
    }

    #[test]
    fn of_a_stone_that_flips_nothing_no_flips_are_told() {
        let placed = on_square(Who::You, Color::Black, 0, (Who::Cpu(CpuLevel::Three), None));
        assert_eq!(english(&placed), "You play c3. White’s turn.");
    }

    /// Checks English alone: that the other languages have the same texts is checked elsewhere.
    #[test]
    fn every_reason_has_its_words() {
        let texts = Texts::new(Language::English);
        for reason in Terms::games().iter().flat_map(|game| game.reasons()) {
            let key = format!("play-why-{}", reason.key());
            assert_ne!(texts.get(&key), key);
        }
    }

    #[test]
    fn nothing_to_say_is_missing_in_any_language() {
        for language in Language::ALL {
            let told = words(&Texts::new(language), &Speech::Placed(placed()));
            assert!(!told.contains("speech-"), "{language:?}: {told}");
        }
    }
}
