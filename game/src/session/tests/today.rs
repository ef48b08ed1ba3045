//! Today's game on the board: where it begins, what it has not, and the CPU's answers, which no device and no change of
//! a level may alter unnoticed.

use super::*;
use crate::progress::{CalendarDay, TodayStrength, day_game, levels_number};
use crate::session::HintView;
use rsg_engine::{Game, Level, Limits, SplitMix64, Thinker};

/// Every game of [`DAYS`] days at three strengths, as the levels play now.
const ANSWERS: &str = include_str!("today.txt");

const DAYS: u32 = 20;

fn day(text: &str) -> CalendarDay {
    CalendarDay::parse(text).unwrap()
}

fn today(day: CalendarDay, strength: TodayStrength) -> Match {
    let opponent = Opponent::Today { day, strength };
    let first = day_game(day).position.to_move();
    begin(opponent, first)
}

/// A day's game, in which the player places by chance and the CPU as it does in the app.
fn played(thinker: &mut Thinker, day: CalendarDay, strength: TodayStrength) -> Match {
    let level = match strength {
        TodayStrength::One => Level::One,
        TodayStrength::Three => Level::Three,
        TodayStrength::Max => Level::Max,
    };
    let mut chance = SplitMix64::of_pair(u64::from(day.number()), 7);
    let mut game = today(day, strength);
    let mut effects = Vec::new();
    while !game.is_over() {
        let mv = match asked(&effects) {
            Some(turn) => {
                assert_eq!(turn.level, strength.level());
                let limits = Limits::default();
                let report = thinker.choose(&turn.game, level, turn.seed, limits);
                report.unwrap().best
            }
            None => {
                let moves = game.star().moves();
                moves[chance.below(moves.len())]
            }
        };
        effects = game.drive(&mv.to_string());
        effects.extend(game.tell(BoardEvent::GoOn));
    }
    game
}

/// The answers as they are written down.
fn answers() -> String {
    let mut thinker = Thinker::with_megabytes(1);
    let mut text = format!("levels {}\n", levels_number());
    // Every 97 days, so that all weekdays are met.
    let days = (0..DAYS).filter_map(|number| day("2026-01-01").plus(97 * number));
    for day in days {
        for strength in TodayStrength::ALL {
            let game = played(&mut thinker, day, strength);
            let moves: Vec<String> = game
                .star()
                .turns()
                .iter()
                .map(|turn| turn.mv.to_string())
                .collect();
            text += &format!("{day} {} {}\n", strength.key(), moves.join(" "));
        }
    }
    text
}

#[test]
fn twenty_days_meet_the_answers_of_their_number() {
    let answers = answers();
    assert!(
        answers == ANSWERS,
        "a level plays otherwise: give it the next number, as docs/puzzles.md says. The answers are now\n{answers}"
    );
}

#[test]
fn it_begins_at_the_days_position_with_the_player_to_move() {
    let on = day("2026-11-21");
    let game = today(on, TodayStrength::Three);
    assert_eq!(game.star(), &Game::from_position(day_game(on).position));
    let turn = game.view().sides.turn;
    assert!(!turn.thinking);
    assert_eq!(game.color(Player::One), day_game(on).position.to_move());
    assert!(!game.has_stone_to_lose() && !game.leaving_loses());
}

#[test]
fn there_is_neither_undo_nor_hint() {
    let on = day("2026-11-21");
    let mut game = today(on, TodayStrength::One);
    let mv = game.star().moves()[0];
    game.drive(&mv.to_string());
    assert!(!game.view().can_undo);
    assert_eq!(game.hint_view(), HintView::Never);
    let before = game.essence();
    let effects = [game.tell(BoardEvent::Undo), game.tell(BoardEvent::Hint)].concat();
    assert_eq!(effects, []);
    assert_eq!(game.essence(), before);
}

#[test]
fn quitting_is_its_result_from_the_first_placement_on() {
    let on = day("2026-11-21");
    let game = today(on, TodayStrength::One);
    assert!(booked(&Box::new(game).leave()).is_empty());
    let mut game = today(on, TodayStrength::One);
    let mv = game.star().moves()[0];
    game.drive(&mv.to_string());
    let effects = Box::new(game).leave();
    let finished = booked(&effects)[0];
    assert_eq!(finished.winner, Some(Player::Two));
}

#[test]
fn it_comes_back_at_the_same_position_and_asks_the_same() {
    let (on, mut thinker) = (day("2026-11-21"), Thinker::with_megabytes(1));
    let mut game = today(on, TodayStrength::Max);
    let mv = game.star().moves()[0];
    let effects = game.drive(&mv.to_string());
    let before = asked(&effects);
    let mut restored = Match::restore(game.snapshot(), still()).unwrap();
    assert_eq!(restored.game(), game.game());
    let effects = restored.attend(crate::board::Attention::Here);
    let again = asked(&effects);
    let of = |turn: Option<Asked<crate::thinking::StarTurn>>| {
        turn.map(|turn| (turn.game.clone(), turn.seed))
    };
    assert_eq!(of(before), of(again));
    // And once over.
    let over = played(&mut thinker, on, TodayStrength::One);
    let restored = Match::restore(over.snapshot(), still()).unwrap();
    assert!(restored.is_over());
    assert_eq!(restored.game(), over.game());
}
