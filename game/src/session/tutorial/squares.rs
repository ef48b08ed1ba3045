//! The lessons on squares and points, whose boards are in the specs of their games. Each position is reached by the
//! turns of a game, so that a board cannot show what the rules do not say. Elsewhere on it more can be played than the
//! target, and a tap there is answered. Tests ask the game whether what the messages say holds.

use crate::session::BoardView;
use rsg_classics::{self as classics, Color, Square, SquaresGame, Terms};

use super::scene::{Scene, Target, WrongTap};
use crate::board::Board;
use crate::play::{Play, Spot};
use crate::progress::LessonBoard;
use crate::session::{BesideView, Highlight, PointView, SquareView, SquaresView};

impl LessonBoard {
    fn game(&self) -> Box<dyn SquaresGame> {
        let terms: Option<Terms> = self.terms.parse().ok();
        let game = terms.and_then(|terms| terms.read(self.turns).ok());
        game.expect("the lessons' turns are checked by a test")
    }

    fn target(&self) -> Target {
        match self.target {
            "button" => Target::Beside(Play::Button),
            "pass" => Target::Beside(Play::Pass),
            square => Target::Spot(spot(square)),
        }
    }

    fn subject(&self) -> Vec<Spot> {
        self.subject.split_whitespace().map(spot).collect()
    }
}

fn spot(name: &str) -> Spot {
    let square: Option<Square> = name.parse().ok();
    Spot::Square(square.expect("the lessons' squares are checked by a test"))
}

/// A lesson on squares or points.
pub(super) fn scene(board: &LessonBoard) -> Scene {
    Scene {
        game: Box::new(board.game()),
        target: Some(board.target()),
        call: None,
        moves: 1,
        subject: board.subject(),
        subject_stays: board.subject_stays,
        counts: false,
    }
}

/// The fault of a tap beside the target.
pub(super) fn judge(game: &dyn SquaresGame, spot: Spot) -> Option<WrongTap> {
    let Spot::Square(square) = spot else {
        return Some(WrongTap::Elsewhere);
    };
    Some(match game.refusal(&classics::Play::Place(square)) {
        _ if game.stone(square).is_some() => WrongTap::Occupied,
        Some(reason) if reason.is_subtle() => WrongTap::NoLiberty,
        Some(_) => WrongTap::FlipsNothing,
        None => WrongTap::Elsewhere,
    })
}

/// The board, without marks where there is nothing to place, and with its highlights.
pub(super) fn draw(board: &Board, game: &dyn SquaresGame, scene: &Scene, done: bool) -> BoardView {
    let last = board.game().last().filter(|_| done);
    let last = last.and_then(|change| change.play.spot()?.square());
    // What is counted is shown once the game is over or stopped.
    let area = game
        .area()
        .filter(|_| board.game().is_stopped() || board.game().is_over());
    let is_open = board.awaits_placement() && !done;
    let view = |square| {
        let spot = Spot::Square(square);
        let is_target = is_open && scene.target == Some(Target::Spot(spot));
        let is_subject = scene.subject.contains(&spot) && (!done || scene.subject_stays);
        SquareView {
            square,
            stone: game.stone(square),
            playable: is_target,
            last: last == Some(square),
            hinted: false,
            highlight: match (is_target, is_subject) {
                (true, _) => Some(Highlight::Target),
                (false, true) => Some(Highlight::Subject),
                (false, false) => None,
            },
            point: PointView::of(game, square, area.as_ref()),
        }
    };
    let terms = game.terms();
    let squares = terms.squares().map(view).collect();
    let beside = match &scene.target {
        Some(Target::Beside(play)) => vec![BesideView {
            play: play.clone(),
            open: is_open,
            hinted: is_open,
        }],
        _ => Vec::new(),
    };
    BoardView::Squares(SquaresView {
        beside,
        ..SquaresView::of(terms, squares, Color::Black)
    })
}

/// The messages' claims about the boards.
#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::progress::{GameKind, Lesson};
    use rsg_classics::{Change, Color, Points};

    fn at(name: &str) -> Square {
        name.parse().unwrap()
    }

    fn board(lesson: Lesson) -> &'static LessonBoard {
        lesson.game().spec().lesson_board(lesson).unwrap()
    }

    /// The board before and after the target was played.
    fn played(lesson: Lesson) -> (Box<dyn SquaresGame>, Box<dyn SquaresGame>) {
        let before = board(lesson).game();
        let mut after = before.clone();
        let play = match board(lesson).target() {
            Target::Spot(spot) => Play::at(spot),
            Target::Beside(play) => play,
        };
        assert!(after.play(&play.on_squares().unwrap()).is_ok());
        (before, after)
    }

    fn change(lesson: Lesson) -> Change {
        SquaresGame::last(&*played(lesson).1).unwrap()
    }

    fn sorted(mut squares: Vec<Square>) -> Vec<Square> {
        squares.sort_unstable();
        squares
    }

    /// The rings lie around exactly what flips.
    fn flips_what_is_ringed(lesson: Lesson) -> bool {
        let ringed = board(lesson).subject();
        let flipped = change(lesson).flipped.concat();
        flipped.len() == ringed.len()
            && flipped
                .iter()
                .all(|square| ringed.contains(&(*square).into()))
    }

    #[test]
    fn black_is_to_move_and_may_play_what_glows() {
        let on_squares = |game: &GameKind| game.spec().first_rules().terms().is_some();
        for game in GameKind::ALL.into_iter().filter(on_squares) {
            for &lesson in Lesson::of(game) {
                let (before, _) = played(lesson);
                assert_eq!(SquaresGame::to_move(&*before), Color::Black, "{lesson:?}");
                assert_eq!(GameKind::of(before.terms()), game, "{lesson:?}");
            }
        }
    }

    /// "Enclosed discs flip." "All eight directions count."
    #[test]
    fn the_ringed_discs_flip() {
        assert!(flips_what_is_ringed(Lesson::ReversiFlip));
        assert_eq!(change(Lesson::ReversiFlip).flipped.len(), 1);
        assert!(flips_what_is_ringed(Lesson::ReversiLines));
        assert_eq!(change(Lesson::ReversiLines).flipped.len(), 4);
    }

    /// "White cannot flip anything and must pass."
    #[test]
    fn white_has_no_placement_and_black_goes_on() {
        let (_, after) = played(Lesson::ReversiPass);
        assert!(change(Lesson::ReversiPass).passes);
        assert_eq!(SquaresGame::to_move(&*after), Color::Black);
        assert!(SquaresGame::ended(&*after).is_none() && !after.placements().is_empty());
    }

    #[test]
    fn the_corner_is_a_corner_of_the_board() {
        let shape = board(Lesson::ReversiCorner).game().terms().shape();
        let Target::Spot(Spot::Square(corner)) = board(Lesson::ReversiCorner).target() else {
            panic!()
        };
        assert_eq!(corner, shape.corners()[3]);
    }

    /// "20 to 16." The numbers are counted for the message.
    #[test]
    fn the_last_disc_wins_a_game_that_black_was_losing() {
        let (before, after) = played(Lesson::ReversiEnd);
        let score = SquaresGame::score(&*before);
        assert!(score.black < score.white);
        let ended = SquaresGame::ended(&*after).unwrap();
        assert_eq!(ended.winner, Some(Color::Black));
        let mut squares = after.terms().squares();
        assert!(squares.all(|square| after.stone(square).is_some()));
    }

    /// "One free point left." "Two groups at once."
    #[test]
    fn the_ringed_groups_flip_together() {
        for (lesson, groups) in [(Lesson::GoFlip, 1), (Lesson::GoGroups, 2)] {
            assert!(flips_what_is_ringed(lesson));
            assert_eq!(change(lesson).flipped.len(), groups);
            let before = board(lesson).game();
            for name in board(lesson).subject.split(' ') {
                assert_eq!(before.liberties(at(name)), 1, "{lesson:?}: {name}");
            }
        }
    }

    /// "On the ringed point Black would have no liberty." "The flip gives the stone its liberty."
    #[test]
    fn the_ringed_point_is_forbidden_and_the_target_lives_by_its_flip() {
        let (before, after) = played(Lesson::GoForbidden);
        let refusal = before.refusal(&classics::Play::Place(at("i1")));
        assert!(refusal.is_some_and(|reason| reason.is_subtle()));
        let own = sorted(change(Lesson::GoForbidden).flipped.concat());
        assert_eq!(own, sorted(["b1", "b2", "b3", "a3"].map(at).to_vec()));
        assert!(0 < after.liberties(at("a1")));
        // But for the flip it would have none: its neighbours are a group without another liberty, and White.
        assert_eq!(before.liberties(at("a2")), 1);
        assert_eq!(before.stone(at("b1")), Some(Color::White));
    }

    /// "Half a point. From now on one may pass." "Two passes end the game: 45½ to 36."
    #[test]
    fn the_button_is_half_a_point_and_the_second_pass_stops_the_game() {
        let (before, after) = played(Lesson::GoButton);
        let black = |game: &dyn SquaresGame| SquaresGame::score(game).black.in_halves();
        assert_eq!(black(&*after) - black(&*before), 1);
        assert!(
            before.refusal(&classics::Play::Pass).is_some()
                && after.refusal(&classics::Play::Pass).is_none()
        );
        let (_, after) = played(Lesson::GoEnd);
        assert!(SquaresGame::is_stopped(&*after));
        let score = SquaresGame::score(&*after);
        assert_eq!(score.black, Points::halves(91));
        assert_eq!(score.white, Points::whole(36));
    }

    #[test]
    fn a_tap_beside_it_has_an_answer_of_its_kind() {
        let judge = |lesson, name| judge(&*board(lesson).game(), at(name).into());
        let reversi = |name| judge(Lesson::ReversiFlip, name);
        assert_eq!(reversi("c3"), Some(WrongTap::Occupied));
        assert_eq!(reversi("a1"), Some(WrongTap::FlipsNothing));
        assert_eq!(reversi("b3"), Some(WrongTap::Elsewhere));
        let go = |name| judge(Lesson::GoForbidden, name);
        assert_eq!(go("i1"), Some(WrongTap::NoLiberty));
        assert_eq!(go("e5"), Some(WrongTap::Elsewhere));
    }
}
