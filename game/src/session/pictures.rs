//! The boards that the Rules screen shows. Each is a few moves from the start or from a set-up position, played by the
//! engine, so that a picture cannot show what the rules do not say; a test asks the engine whether each shows what its
//! caption claims.

pub mod well;

use rsg_engine::{Cell, Cells, Game};

use super::view::board_cells;
use super::{CellView, Highlight};

/// A picture: where it starts, what is played, and whether the marks of the player to move are shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Picture {
    /// The word that stands for it in the texts' keys.
    pub key: &'static str,
    /// The position it starts from, if not the start.
    from: Option<&'static str>,
    moves: &'static str,
    marks: bool,
    /// The outlined part of the last placement.
    pub outlined: Option<Outlined>,
}

/// A part of the last placement that can be outlined.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outlined {
    Flipped,
    Captured,
}

const LINES: &str = "./wwbbwb/..w........./...b......../...... b 0 0";
const CALL: &str = "./wwbbw./..b........./............/...... b 0 0";
const WALL: &str = "./.wb.b./..bwb.bw..../...bb..wb.../...b.. b 0 0";

/// The names of the pictures.
pub mod named {
    use super::Outlined::{Captured, Flipped};
    use super::{CALL, LINES, Picture, WALL};

    macro_rules! pictures {
        ($(
            $name:ident = ($key:literal, $from:expr, $moves:literal, $marks:literal)
            $(outlines $outlined:ident)?;
        )*) => {
            $(pub const $name: Picture = Picture {
                key: $key,
                from: $from,
                moves: $moves,
                marks: $marks,
                outlined: [$(Some($outlined),)? None][0],
            };)*
            pub const ALL: &[Picture] = &[$($name),*];
        };
    }

    pictures! {
        START = ("board", None, "", true);
        FLIP_BEFORE = ("flip-before", Some(LINES), "", false);
        FLIP_AFTER = ("flip-after", Some(LINES), "B2", false) outlines Flipped;
        CALL_BLACK = ("call-black", Some(CALL), "B9[B]", false) outlines Flipped;
        CALL_WHITE = ("call-white", Some(CALL), "B9[W]", false) outlines Flipped;
        CAPTURE_BEFORE = ("capture-before", None, "B9[B] BX BJ[W] B8 BQ B3[W]", false);
        CAPTURE_AFTER = ("capture-after", None, "B9[B] BX BJ[W] B8 BQ B3[W] B7[B]", false) outlines Captured;
        CAPTURE_WALL = ("capture-wall", Some(WALL), "A7", false);
        CAPTURE_CORE = ("capture-core", None, "BX CX BQ B8 B6", false) outlines Captured;
        CAPTURE_PROTECTED = ("capture-protected", None, "B2 BQ B4 B3[W] BX B9[W] C4 BJ[B] CX", false);
        PASS = ("pass", None, "B4 BQ CQ C1 BX BJ[W]", false);
        KO_BLOCKED = ("ko-blocked", None, "BX B7[B] B6 B9[W] B8 BJ[W] BQ B1[B] C7 B3[B] AJ[W]", true);
        KO_AGAIN =
            ("ko-again", None, "BX B7[B] B6 B9[W] B8 BJ[W] BQ B1[B] C7 B3[B] AJ[W] B5[W] C1", true);
        KO_ONE_CALL =
            ("ko-one-call", None, "B9[B] B7[W] B6 B5[B] C7 BJ[W] C5 B4 B8 C9 B1[W] B2 BQ C1 BX A5[B]", true);
        KO_EXCEPTION =
            ("ko-exception", None, "BQ B2 BX B1[W] B4 B3[W] C2 BJ[W] C4 C3 CJ B7[B] B8 B5[B] A3[B] D4 C7 AJ[W]", true);
        END = (
            "end",
            None,
            "B1[B] B7[W] B6 B5[W] B8 BJ[B] C7 C9 B9 B4 C4 B3[W] BX D4 D8 C8 C5 C6 CQ BQ B2 C2 C1 CJ CX DQ",
            false
        );
    }
}

impl Picture {
    /// The game it shows the last position of.
    pub fn game(&self) -> Game {
        let mut game = match self.from {
            None => Game::new(),
            Some(position) => Game::from_position(
                position
                    .parse()
                    .expect("the pictures' positions are checked by a test"),
            ),
        };
        for word in self.moves.split_whitespace() {
            let played = word.parse().ok().and_then(|mv| game.play(mv).ok());
            played.expect("the pictures' moves are checked by a test");
        }
        game
    }

    pub fn cells(&self) -> Vec<CellView> {
        let game = self.game();
        let mut cells = board_cells(&game, self.marks, None, None);
        for cell in self.outline(&game).iter() {
            cells[cell.index()].highlight = Some(Highlight::Subject);
        }
        cells
    }

    /// The cells that are outlined.
    fn outline(&self, game: &Game) -> Cells {
        let last = game.turns().last().map(|turn| &turn.effect);
        let (Some(effect), Some(outlined)) = (last, self.outlined) else {
            return Cells::EMPTY;
        };
        let taken = effect.captured.iter().flat_map(|group| group.iter());
        match outlined {
            Outlined::Flipped => effect.flipped(),
            Outlined::Captured if effect.cp_point => taken.chain([Cell::CP]).collect(),
            Outlined::Captured => taken.collect(),
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::named::*;
    use super::*;
    use rsg_engine::{CallState, Calls, Color, Decided, End, Mark};

    fn last(picture: Picture) -> rsg_engine::Turn {
        picture.game().turns().last().unwrap().clone()
    }

    #[test]
    fn every_picture_can_be_drawn_and_has_its_own_key() {
        let keys: std::collections::HashSet<_> = ALL.iter().map(|picture| picture.key).collect();
        assert_eq!(keys.len(), ALL.len());
        assert!(ALL.iter().all(|picture| picture.cells().len() == 37));
    }

    #[test]
    fn the_start_has_twelve_moves() {
        assert_eq!(START.game().placements().len(), 12);
    }

    #[test]
    fn b2_flips_three_stones_in_three_directions() {
        let effect = last(FLIP_AFTER).effect;
        assert_eq!((effect.flips.len(), effect.flip_count()), (3, 3));
    }

    #[test]
    fn white_called_flips_cp_and_the_stone_behind_it() {
        assert_eq!(last(CALL_BLACK).effect.flip_count(), 1);
        let flipped = last(CALL_WHITE).effect.flipped();
        assert!(flipped.contains(Cell::CP) && flipped.contains(Cell::A3));
    }

    #[test]
    fn two_stones_are_captured() {
        let captured: Vec<Cells> = last(CAPTURE_AFTER).effect.captured.clone();
        let cells: Vec<Cell> = captured
            .into_iter()
            .flat_map(|group| group.iter().collect::<Vec<_>>())
            .collect();
        assert_eq!(cells, [Cell::A9, Cell::AJ]);
        assert_eq!(last(CAPTURE_AFTER).by, Color::Black);
    }

    #[test]
    fn what_is_outlined_was_flipped_or_captured() {
        for picture in ALL {
            let game = picture.game();
            let outline = picture.outline(&game);
            assert_eq!(outline.is_empty(), picture.outlined.is_none());
            let board = game.position().board();
            for cell in outline.iter() {
                match picture.outlined {
                    Some(Outlined::Flipped) => {
                        let by = game.turns().last().unwrap().by;
                        assert_eq!(board.stone(cell), Some(by), "{cell} of {}", picture.key);
                    }
                    _ => assert_eq!(board.stone(cell), None, "{cell} of {}", picture.key),
                }
            }
        }
        let captured = CAPTURE_AFTER.outline(&CAPTURE_AFTER.game());
        assert_eq!(captured.iter().collect::<Vec<_>>(), [Cell::A9, Cell::AJ]);
    }

    #[test]
    fn c8_has_black_neighbours_only_and_stays() {
        let board = CAPTURE_WALL.game().position().board();
        assert_eq!(board.stone(Cell::C8), Some(Color::White));
        assert!(
            Cells::of(Cell::C8)
                .neighbours()
                .is_subset(board.stones(Color::Black))
        );
    }

    #[test]
    fn an_empty_cp_gives_one_point() {
        let turn = last(CAPTURE_CORE);
        assert!(turn.effect.cp_point && turn.effect.captured.is_empty());
    }

    #[test]
    fn a3_was_surrounded_before() {
        let board = CAPTURE_PROTECTED.game().position().board();
        assert_eq!(board.stone(Cell::A3), Some(Color::White));
        assert!(
            Cells::of(Cell::A3)
                .neighbours()
                .is_subset(board.stones(Color::Black))
        );
        assert_eq!(last(CAPTURE_PROTECTED).mv.cell, Cell::CX);
    }

    #[test]
    fn black_passes() {
        assert_eq!(last(PASS).passes, Some(Color::Black));
    }

    #[test]
    fn the_ko_pictures_show_their_marks() {
        let mark = |picture: Picture, cell| picture.game().mark(cell);
        assert_eq!(mark(KO_BLOCKED, Cell::A7), Mark::Blocked);
        assert_eq!(KO_BLOCKED.game().position().to_move(), Color::White);
        assert_eq!(mark(KO_ONE_CALL, Cell::A1), Mark::OneCall);
        let Calls::Needed { calls, .. } = KO_ONE_CALL.game().calls(Cell::A1) else {
            panic!("no call")
        };
        assert_eq!(
            (calls.black, calls.white),
            (CallState::Free, CallState::Blocked)
        );
        assert_eq!(mark(KO_EXCEPTION, Cell::A3), Mark::Exception);
        assert!(
            KO_EXCEPTION
                .game()
                .moves()
                .iter()
                .all(|mv| mv.cell == Cell::A3)
        );
    }

    /// "After placing elsewhere you can place there again": the picture goes on from the one with the blocked cell.
    #[test]
    fn a_blocked_cell_is_open_again_after_moves_elsewhere() {
        let (blocked, later) = (KO_BLOCKED.game(), KO_AGAIN.game());
        let count = blocked.turns().len();
        let moves = |game: &Game| game.turns().iter().map(|turn| turn.mv).collect::<Vec<_>>();
        assert_eq!(moves(&later)[..count], moves(&blocked));
        assert_eq!(later.turns().len(), count + 2);
        assert!(moves(&later)[count..].iter().all(|mv| mv.cell != Cell::A7));
        assert_eq!(later.position().to_move(), Color::White);
        assert_eq!(later.mark(Cell::A7), Mark::Playable);
    }

    #[test]
    fn the_finished_game_is_decided_by_captures() {
        let outcome = END.game().outcome().unwrap();
        assert_eq!((outcome.score.black, outcome.score.white), (17, 17));
        assert_eq!((outcome.captures.black, outcome.captures.white), (2, 0));
        assert_eq!(
            (outcome.winner, outcome.decided),
            (Some(Color::Black), Decided::Captures)
        );
        assert_ne!(outcome.end, End::Ko);
    }
}
