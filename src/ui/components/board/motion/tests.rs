//! The motions of turns in every game.
#![allow(clippy::unwrap_used)]
use rsg_classics::Terms;
use rsg_engine::Game;
use rsg_game::games::BoardGame;

use super::*;

/// The star's game with these moves.
fn after(moves: &str) -> Game {
    let mut game = Game::new();
    for mv in moves.split(' ') {
        game.play(mv.parse().unwrap()).unwrap();
    }
    game
}

/// The last turn of that game.
fn last_of(moves: &str) -> Change {
    BoardGame::last(&after(moves)).unwrap()
}

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

/// The spots with a stone, and its colour.
fn stones(game: &dyn BoardGame) -> Vec<(Spot, Color)> {
    let of = |side| game.stones(side).into_iter().map(move |spot| (spot, side));
    let mut stones: Vec<_> = Color::ALL.into_iter().flat_map(of).collect();
    stones.sort();
    stones
}

/// The stones of the board before a turn, with the faces that stay in place of what its motion moves.
fn when_all_is_still(before: &dyn BoardGame, motion: &Motion) -> Vec<(Spot, Color)> {
    let mut still = stones(before);
    still.retain(|(spot, _)| motion.faces(*spot).is_none());
    for (spot, faces) in &motion.faces {
        let rests = faces.iter().filter(|face| face.leave == Leave::Never);
        still.extend(rests.map(|face| (*spot, face.color)));
        assert!(faces.iter().all(|face| face.enter_at < motion.ends_at));
    }
    still.sort();
    still
}

/// Makes a turn and compares its motion with the board that it led to.
#[track_caller]
fn play_and_compare(game: &mut dyn BoardGame, play: &rsg_game::play::Play) {
    let before = game.copied();
    assert!(game.play(play), "{play}");
    for arrival in [Arrival::Dropped, Arrival::Held] {
        let motion = Motion::of(&game.last().unwrap(), arrival);
        assert_eq!(when_all_is_still(&*before, &motion), stones(game), "{play}");
    }
}

#[test]
fn when_all_is_still_the_board_is_the_stars() {
    // Worked examples of the rules: flips, calls, captures, a captured core, an empty core surrounded, a recoloured
    // core.
    for moves in [
        "BQ",
        "BQ B7[W]",
        "B9[B] BX BJ[W] B8 BQ B3[W] B7[B]",
        "BX B9[W] C9 B8 B7[B]",
        "B5[W] B3[W] B2 B6 B8",
        "BX CX BQ B8 B6",
        "B5[W] B4 B3[W]",
        "B2 BQ B4 B5[B] B9[W] C5 C1 B8 B3[B] C3 B7[W] BJ[B]",
    ] {
        let mut game = Game::new();
        for mv in moves.split(' ') {
            let mv: rsg_engine::Move = mv.parse().unwrap();
            play_and_compare(&mut game, &mv.into());
        }
    }
}

#[test]
fn when_all_is_still_the_board_is_that_of_squares() {
    for terms in Terms::games() {
        let mut game = terms.begin();
        for _ in 0..40 {
            let Some(play) = game.any_play() else { break };
            play_and_compare(&mut game, &play);
        }
    }
}

#[test]
fn the_axis_on_squares_is_that_of_the_row() {
    let of = |other| Axis::through(square("d4").into(), square(other).into());
    assert_eq!(of("a4"), Axis::Level);
    assert_eq!(of("d8"), Axis::Upright);
    assert_eq!((of("f6"), of("b2")), (Axis::Descending, Axis::Descending));
    assert_eq!((of("f2"), of("b6")), (Axis::Ascending, Axis::Ascending));
}

#[test]
fn stones_turn_one_after_another_outward() {
    let change = last_of("B1[B] B7[W] B6 B5[W] B8 BJ[B] C7 C9 B9 B4 C4 B3[W] BX D4 D8 C8 C5");
    let motion = Motion::of(&change, Arrival::Dropped);
    for row in &change.flipped {
        let starts: Vec<u32> = row
            .iter()
            .map(|&spot| motion.faces(spot).unwrap().last().unwrap().enter_at)
            .collect();
        assert!(starts.is_sorted_by(|a, b| a < b), "{starts:?}");
    }
}

#[test]
fn captured_stones_leave_after_the_last_flip() {
    let change = last_of("B9[B] BX BJ[W] B8 BQ B3[W] B7[B]");
    let motion = Motion::of(&change, Arrival::Dropped);
    let flown: Vec<u32> = motion
        .faces
        .iter()
        .flat_map(|(_, faces)| faces)
        .filter(|face| face.leave == Leave::Fly)
        .map(|face| face.leave_at)
        .collect();
    let turned = motion
        .faces
        .iter()
        .flat_map(|(_, faces)| faces)
        .filter(|face| face.leave == Leave::Turn)
        .map(|face| face.leave_at + TURN)
        .max()
        .unwrap();
    assert_eq!(flown.len(), 2);
    assert!(
        flown.iter().all(|&at| turned < at),
        "{flown:?} after {turned}"
    );
    assert!(
        flown.iter().all(|&at| at < motion.count_at),
        "the score counts what has arrived"
    );
    assert!(motion.count_at < motion.ends_at);
}

#[test]
fn the_cells_around_a_captured_group_are_lit_before_it_lifts() {
    let game = after("B9[B] BX BJ[W] B8 BQ B3[W] B7[B]");
    let own = game.stones(Color::Black);
    let motion = Motion::of(&BoardGame::last(&game).unwrap(), Arrival::Dropped);
    let lit = |cell: &Cell| motion.lights_up(*cell).is_some();
    let lit: Vec<Cell> = Cell::ALL.into_iter().filter(lit).collect();
    assert!(!lit.is_empty());
    for cell in lit {
        assert!(own.contains(&cell.into()), "{cell}");
        assert_eq!(motion.lights_up(cell), Some(motion.captures_at - 350));
    }
    let turned = motion.flips_at + TURN;
    assert!(turned <= motion.captures_at - 350, "flips come first");
    let plain = Motion::of(&last_of("BQ"), Arrival::Dropped);
    assert!(
        Cell::ALL
            .iter()
            .all(|cell| plain.lights_up(*cell).is_none())
    );
    // An empty CP that is surrounded is worth a point.
    let core = Motion::of(&last_of("BX CX BQ B8 B6"), Arrival::Dropped);
    let around = Cell::ALL
        .iter()
        .filter(|cell| core.lights_up(**cell).is_some());
    assert_eq!(around.count(), 6);
}

#[test]
fn a_call_in_the_other_colour_that_is_bracketed_is_seen_before_it_turns() {
    let change = last_of("B2 BQ B4 B5[B] B9[W] C5 C1 B8 B3[B] C3 B7[W] BJ[B]");
    let core = Motion::of(&change, Arrival::Dropped)
        .faces(Cell::CP)
        .unwrap()
        .to_vec();
    let called = core.iter().find(|face| face.color == Color::Black).unwrap();
    assert_eq!((called.enter, called.leave), (Enter::Call, Leave::Turn));
    assert!(called.enter_at + CALL <= called.leave_at);
}

#[test]
fn a_call_sends_a_light_where_it_turns_the_core() {
    let light = |moves: &str| {
        let motion = Motion::of(&last_of(moves), Arrival::Dropped);
        motion
            .light
            .inspect(|light| assert!(light.called_at < motion.flips_at))
    };
    let from = |moves: &str| light(moves).map(|light| light.from);
    assert_eq!(from("BQ"), None, "no call");
    assert_eq!(from("BQ B7[W]"), Some(Cell::B7), "its first colour");
    assert_eq!(from("B5[W] B4 B3[W]"), Some(Cell::B3), "it was flipped");
    let both = "BQ B3[B] B5[B] CQ B1[B] B6 B8 C2 B4 B2 C6 C8";
    assert_eq!(from(&format!("{both} BJ[B]")), None, "it is black already");
    assert_eq!(from(&format!("{both} BJ[W]")), Some(Cell::BJ));
    let held = Motion::of(&last_of("BQ B7[W]"), Arrival::Held);
    assert_eq!(held.light.map(|light| light.at), Some(0));
}

#[test]
fn an_empty_core_that_is_surrounded_sends_its_point() {
    let motion = Motion::of(&last_of("BX CX BQ B8 B6"), Arrival::Dropped);
    assert!(motion.core_point_at.is_some_and(|at| at < motion.ends_at));
}

#[test]
fn nothing_takes_time_when_animation_is_off() {
    let motion = Motion::of(&last_of("BQ"), Arrival::Dropped);
    assert_eq!(motion.millis(0.0), 0);
    assert!(motion.millis(0.5) < motion.millis(1.0));
}
