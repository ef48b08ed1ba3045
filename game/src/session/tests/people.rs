//! Two people on one phone, and the Reverse Match.
use super::*;

#[test]
fn the_phone_is_handed_over_between_turns() {
    let mut game = two_people();
    assert_eq!(game.overlay(), None, "not before the first placement");
    game.tap(Cell::B4);
    assert!(matches!(
        game.overlay(),
        Some(BoardOverlay::HandOver {
            color: Color::White,
            ..
        })
    ));
    let before = game.essence();
    game.tap(Cell::B3);
    assert_eq!(game.essence(), before, "the tap only went to the screen");
    game.tell(BoardEvent::GoOn);
    assert_eq!(game.overlay(), None);
    game.tap(Cell::BQ);
    assert_eq!(game.placed(), 2);
}

#[test]
fn the_hand_over_screen_can_be_switched_off() {
    let options = BoardOptions {
        hand_over: false,
        ..still()
    };
    let (mut game, _) = Match::begin(plan(people(), Color::Black), options);
    game.tap(Cell::B4);
    assert_eq!(game.overlay(), None);
    game.tap(Cell::BQ);
    assert_eq!(game.placed(), 2);
}

#[test]
fn two_who_sit_opposite_each_other_tap_once_a_turn() {
    let house = HouseRules {
        undo: false,
        opposite: true,
    };
    let plan = Plan {
        house,
        ..plan(people(), Color::Black)
    };
    let (mut game, _) = Match::begin(plan, still());
    game.tap(Cell::B4);
    assert_eq!(game.overlay(), None);
    game.tap(Cell::BQ);
    assert_eq!(game.placed(), 2);
}

#[test]
fn a_tap_during_the_animation_brings_the_hand_over_screen_up() {
    let mut game = lively_match(people());
    game.tap(Cell::B4);
    assert_eq!(game.overlay(), None);
    game.tap(Cell::BQ);
    assert!(matches!(
        game.overlay(),
        Some(BoardOverlay::HandOver { .. })
    ));
    assert_eq!(game.placed(), 1);
}

#[test]
fn who_places_again_after_a_pass_keeps_the_phone() {
    let mut game = two_people();
    let effects = game.drive(PASS);
    assert!(matches!(
        game.overlay(),
        Some(BoardOverlay::Pass {
            color: Color::Black,
            ..
        })
    ));
    assert!(
        !times_a_pass(&effects),
        "between people the notice waits for a tap"
    );
    game.tell(BoardEvent::GoOn);
    assert_eq!(game.overlay(), None);
    assert_eq!(game.view().sides.turn.side, Color::White);
}

#[test]
fn between_people_nothing_is_taken_back_unless_they_agreed_on_it_before() {
    let mut game = two_people();
    let effects = game.drive("B4 BQ");
    assert!(asked(&effects).is_none());
    assert!(!game.view().can_undo);
    let before = game.essence();
    game.tell(BoardEvent::Undo);
    assert_eq!(game.essence(), before);
}

#[test]
fn coming_back_shows_the_hand_over_screen_again() {
    let mut game = two_people();
    game.drive("B4");
    game.tell(BoardEvent::GoOn);
    game.attend(Attention::Away);
    game.attend(Attention::Here);
    assert!(matches!(
        game.overlay(),
        Some(BoardOverlay::HandOver { .. })
    ));
}

#[test]
fn an_open_call_dialog_survives_a_phone_call() {
    let mut game = two_people_after(BOTH_CALLS);
    game.tap(Cell::BJ);
    game.attend(Attention::Away);
    game.attend(Attention::Here);
    assert!(matches!(game.overlay(), Some(BoardOverlay::Call(_))));
}

#[test]
fn leaving_two_people_books_nothing() {
    let mut game = two_people();
    game.drive("B4 BQ");
    assert!(game.has_stone_to_lose());
    assert!(!game.leaving_loses());
    assert!(booked(&Box::new(game).leave()).is_empty());
}

#[test]
fn two_games_with_swapped_colours_make_one_result() {
    let mut game = begin_reverse(people(), Color::Black);
    let effects = game.drive(BLACK_WINS);
    assert!(booked(&effects).is_empty(), "half a match is no result");
    assert!(game.result().is_some() && game.is_between());
    game.tell(BoardEvent::NextGame);
    assert_eq!(game.game_number(), 2);
    assert_eq!(game.color(Player::One), Color::White);
    assert_eq!(game.view().sides.panels.black.brought, Some(17));
    // Black wins again by captures: each player has won once, so all is level.
    let effects = game.drive(BLACK_WINS);
    let results = booked(&effects);
    assert_eq!(results.len(), 1);
    assert_eq!(results[0].games.len(), 2);
    assert_eq!(results[0].winner, None);
    assert_eq!(decided(results[0]), Some(EndReason::Level));
    assert_eq!(results[0].totals(), ByPlayer { one: 34, two: 34 });
    let sides = game.result().unwrap().sides;
    let captures = sides.map(|side| side.score.captures().unwrap().1);
    assert_eq!(captures, [2, 2]);
    assert!(game.is_over());
    assert_eq!(game.snapshot().stage, SavedStage::Over);
}

#[test]
fn level_totals_are_settled_by_captures_over_both_games() {
    let mut game = begin_reverse(people(), Color::Black);
    game.drive(BLACK_WINS);
    game.tell(BoardEvent::NextGame);
    let effects = game.drive(DRAW);
    let results = booked(&effects);
    assert_eq!(results[0].winner, Some(Player::One));
    assert_eq!(decided(results[0]), Some(EndReason::Captures));
}

#[test]
fn the_higher_total_of_both_games_wins() {
    let mut game = begin_reverse(people(), Color::White);
    game.drive(KO_ENDING);
    let first = game.finished[0].clone();
    game.tell(BoardEvent::NextGame);
    let effects = game.drive(DRAW);
    let result = booked(&effects)[0].clone();
    let difference = first.scores.one.total.in_halves() - first.scores.two.total.in_halves();
    assert_ne!(difference, 0);
    let winner = if difference > 0 {
        Player::One
    } else {
        Player::Two
    };
    assert_eq!(result.winner, Some(winner));
    assert_eq!(decided(&result), None);
}

#[test]
fn quitting_between_the_two_games_loses_the_match() {
    let mut game = begin_reverse(cpu(), Color::Black);
    game.drive(BLACK_WINS);
    assert!(game.leaving_loses());
    let effects = Box::new(game).leave();
    let results = booked(&effects);
    assert_eq!(results.len(), 1);
    assert_eq!(results[0].winner, Some(Player::Two));
    assert_eq!(decided(results[0]), Some(EndReason::Leaving));
    assert_eq!(results[0].games.len(), 1);
}

/// Level by score and decided by captures: nothing but the colour tells which of them it was.
#[test]
fn the_winner_of_two_nameless_people_is_told_by_colour() {
    for first in [Color::Black, Color::White] {
        let mut game = begin(people(), first);
        let effects = game.drive(BLACK_WINS);
        let told = effects.iter().find_map(|effect| match effect {
            DriverEffect::Device(Command::Announce(Speech::Placed(Placed {
                next: Next::Over { winner, reason, .. },
                ..
            }))) => Some((winner.clone(), *reason)),
            _ => None,
        });
        let nameless = Who::Player(Default::default());
        let black = Some((nameless, Color::Black));
        assert_eq!(
            told,
            Some((black, Some(EndReason::Captures))),
            "{first:?} is one"
        );
    }
}

/// Two people who take turns back if the other one agrees.
fn two_with_undo() -> Match {
    let plan = Plan {
        house: HouseRules {
            undo: true,
            opposite: false,
        },
        ..plan(people(), Color::Black)
    };
    Match::begin(plan, still()).0
}

fn asks_for_undo(game: &Match) -> Option<Color> {
    match game.overlay() {
        Some(BoardOverlay::UndoAsked { color, .. }) => Some(color),
        _ => None,
    }
}

#[test]
fn the_last_turn_is_taken_back_when_the_other_one_agrees() {
    let mut game = two_with_undo();
    assert!(
        game.view().has_undo && !game.view().can_undo,
        "nothing to take back"
    );
    game.drive("B4 BQ");
    assert!(game.view().can_undo);
    game.tell(BoardEvent::Undo);
    assert_eq!(asks_for_undo(&game), Some(Color::White));
    game.tap(Cell::B3);
    assert_eq!(game.placed(), 2, "nothing is placed before the answer");
    let effects = game.tell(BoardEvent::AgreeToUndo);
    assert!(effects.contains(&DriverEffect::Save));
    assert_eq!((game.placed(), asks_for_undo(&game)), (1, None));
    assert_eq!(game.view().sides.turn.side, Color::White);
    assert!(matches!(
        game.overlay(),
        Some(BoardOverlay::HandOver {
            color: Color::White,
            ..
        })
    ));
}

#[test]
fn a_refused_undo_changes_nothing_and_can_be_asked_for_again() {
    let mut game = two_with_undo();
    game.drive("B4 BQ");
    let before = game.essence();
    game.tell(BoardEvent::AgreeToUndo);
    assert_eq!(game.essence(), before, "nobody has asked");
    game.tell(BoardEvent::Undo);
    game.tell(BoardEvent::RefuseUndo);
    assert_eq!(game.essence(), before);
    assert!(game.view().can_undo);
}

#[test]
fn an_undo_that_nobody_answered_is_forgotten_and_the_agreement_kept() {
    let mut game = two_with_undo();
    game.drive("B4");
    game.tell(BoardEvent::Undo);
    let mut back = Match::restore(game.snapshot(), still()).unwrap();
    let _ = back.attend(Attention::Here);
    assert_eq!(asks_for_undo(&back), None);
    assert!(back.view().can_undo);
    let _ = game.attend(Attention::Away);
    let _ = game.attend(Attention::Here);
    assert_eq!(asks_for_undo(&game), None);
}
