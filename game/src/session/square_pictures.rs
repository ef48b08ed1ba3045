//! The boards that the rules of the classics show. Each is a game played by the library, so that a picture cannot show
//! what the rules do not say; a test asks the game whether each shows what its caption claims.

pub mod go;
pub mod well;

use rsg_classics::SquaresGame;
use rsg_classics::{Play, Shape, Square, Terms};

use super::view::territory;
use super::{PointView, SquareView};
/// A picture: which game, what is played, and whether the squares are marked where the side to move may place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SquarePicture {
    /// The word that stands for it in the texts' keys.
    pub key: &'static str,
    terms: &'static str,
    moves: &'static str,
    marks: bool,
    pub outlines: Outlines,
}

/// The outlined part of a picture.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outlines {
    Nothing,
    /// The stones that the last turn flipped.
    Flipped,
    /// These squares or points.
    Points(&'static str),
}

/// A picture without marks and outlines.
const fn picture(key: &'static str, terms: &'static str, moves: &'static str) -> SquarePicture {
    SquarePicture {
        key,
        terms,
        moves,
        marks: false,
        outlines: Outlines::Nothing,
    }
}

impl SquarePicture {
    const fn with_outlines(self) -> SquarePicture {
        SquarePicture {
            outlines: Outlines::Flipped,
            ..self
        }
    }
}

/// The pictures of Reversi's rules.
pub mod reversi {
    use super::{SquarePicture, picture};

    const OTHELLO: &str = "reversi 8 othello most";
    const MANY: &str = "e6f6c4e7e8c3d3d8g7e3d6";
    const MANY_AFTER: &str = "e6f6c4e7e8c3d3d8g7e3d6c5";

    impl SquarePicture {
        const fn marked(self) -> SquarePicture {
            SquarePicture {
                marks: true,
                ..self
            }
        }
    }

    pub const START: SquarePicture = picture("start", OTHELLO, "").marked();
    pub const CLASSIC: SquarePicture =
        picture("classic", "reversi 8 classic most", "d4e4").marked();
    pub const PLACE_BEFORE: SquarePicture = picture("place-before", OTHELLO, "");
    pub const PLACE_AFTER: SquarePicture = picture("place-after", OTHELLO, "d3").with_outlines();
    pub const MANY_BEFORE: SquarePicture = picture("many-before", OTHELLO, MANY);
    pub const MANY_FLIPPED: SquarePicture =
        picture("many-after", OTHELLO, MANY_AFTER).with_outlines();
    pub const PASS: SquarePicture = picture("pass", OTHELLO, "e6f6g6g7d3h6h8f8").marked();
    pub const END: SquarePicture = picture(
        "end",
        "reversi 6 othello most",
        "b3d2e4a3e2c5b5a5d1f1f3e1b6c6b4e5a2f4c2b1e3f2d6d5a4c1a6b2e6f5",
    );
    pub const FEWEST: SquarePicture = picture(
        "fewest",
        "reversi 6 othello fewest",
        "e4c5b4e5c6b6d6e6b3a3a5a4f6f4a6e3e2f5d2f2a2d1b2d5e1a1c2f1f3b5b1c1",
    );
    pub const SIX: SquarePicture = picture("six", "reversi 6 othello most", "");
    pub const TEN: SquarePicture = picture("ten", "reversi 10 othello most", "");
    pub const SIX_BY_TEN: SquarePicture = picture("six-by-ten", "reversi 6x10 othello most", "");

    pub const ALL: &[SquarePicture] = &[
        START,
        CLASSIC,
        PLACE_BEFORE,
        PLACE_AFTER,
        MANY_BEFORE,
        MANY_FLIPPED,
        PASS,
        END,
        FEWEST,
        SIX,
        TEN,
        SIX_BY_TEN,
    ];
}

impl SquarePicture {
    /// The game it shows the last position of.
    pub fn game(&self) -> Box<dyn SquaresGame> {
        let game = self.terms().read(self.moves);
        game.expect("the pictures' moves are checked by a test")
    }

    /// The terms of its game.
    pub fn terms(&self) -> Terms {
        let terms = self.terms.parse();
        terms.expect("the pictures' terms are checked by a test")
    }

    pub fn shape(&self) -> Shape {
        self.terms().shape()
    }

    pub fn squares(&self) -> Vec<SquareView> {
        let game = self.game();
        // Where something else is pointed out, what was placed last is not what the picture is about.
        let points_out = matches!(self.outlines, Outlines::Points(_));
        let last = game.last().filter(|_| !points_out);
        let last = last.map(|change| change.play);
        let mut views = still(self.terms(), &*game);
        for view in &mut views {
            let place = Play::Place(view.square);
            view.playable = self.marks && game.refusal(&place).is_none();
            view.last = last == Some(place);
        }
        views
    }

    /// The squares that are outlined.
    pub fn outlined(&self) -> Vec<Square> {
        match self.outlines {
            Outlines::Nothing => Vec::new(),
            Outlines::Flipped => {
                let change = self.game().last();
                change.map_or(Vec::new(), |change| change.flipped.concat())
            }
            Outlines::Points(points) => {
                let point = |name: &str| name.parse().expect("a test reads the pictures' points");
                points.split(' ').map(point).collect()
            }
        }
    }
}

/// The squares of a game without marks, with the territory of one that has ended.
fn still(terms: Terms, game: &dyn SquaresGame) -> Vec<SquareView> {
    let area = game.ended().and_then(|_| game.area());
    let view = |square| SquareView {
        square,
        stone: game.stone(square),
        playable: false,
        last: false,
        hinted: false,
        highlight: None,
        point: PointView {
            territory: area.as_ref().and_then(|area| territory(area, square)),
            ..PointView::default()
        },
    };
    terms.squares().map(view).collect()
}

/// The squares before the first turn: empty, the four discs in the middle, or the stones of a handicap.
pub fn opening(terms: Terms) -> Vec<SquareView> {
    still(terms, &*terms.begin())
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::reversi::*;
    use super::*;
    use rsg_classics::{ByColor, Color, Ended, Points};

    fn marked(picture: SquarePicture) -> usize {
        let squares = picture.squares();
        squares.iter().filter(|square| square.playable).count()
    }

    fn ended(picture: SquarePicture) -> Ended {
        picture.game().ended().unwrap()
    }

    fn points(black: i32, white: i32) -> ByColor<Points> {
        ByColor {
            black: Points::whole(black),
            white: Points::whole(white),
        }
    }

    #[test]
    fn every_picture_can_be_drawn_and_has_its_own_key() {
        for all in [ALL, go::ALL] {
            let keys: std::collections::HashSet<_> =
                all.iter().map(|picture| picture.key).collect();
            assert_eq!(keys.len(), all.len());
            for picture in all {
                let places = picture.shape().places() as usize;
                assert_eq!(picture.squares().len(), places, "{}", picture.key);
                let on_board = |at: &Square| at.index(picture.shape()).is_some();
                assert!(picture.outlined().iter().all(on_board), "{}", picture.key);
            }
        }
    }

    #[test]
    fn the_starts_offer_what_their_captions_say() {
        assert_eq!((marked(START), START.game().to_move()), (4, Color::Black));
        assert_eq!(
            (marked(CLASSIC), CLASSIC.game().to_move()),
            (2, Color::Black)
        );
        let shapes = [SIX, TEN, SIX_BY_TEN].map(|picture| picture.shape().to_string());
        assert_eq!(shapes, ["6", "10", "6x10"]);
    }

    #[test]
    fn d3_flips_one_disc_and_c5_four_in_four_directions() {
        assert_eq!(PLACE_AFTER.outlined(), ["d4".parse().unwrap()]);
        assert_eq!(PLACE_BEFORE.game().to_move(), Color::Black);
        let change = MANY_FLIPPED.game().last().unwrap();
        assert_eq!((change.by, change.flipped.len()), (Color::White, 4));
        assert_eq!(MANY_FLIPPED.outlined().len(), 4);
        let mut before = MANY_FLIPPED.game();
        before.undo();
        assert_eq!(before.record(), MANY_BEFORE.game().record());
    }

    #[test]
    fn black_passes_and_white_goes_on() {
        let game = PASS.game();
        let change = game.last().unwrap();
        assert_eq!((change.by, change.passes), (Color::White, true));
        assert_eq!((game.to_move(), marked(PASS)), (Color::White, 2));
    }

    #[test]
    fn the_finished_games_end_as_their_captions_say() {
        let end = ended(END);
        assert_eq!(end.winner, Some(Color::White));
        assert_eq!((end.on_board, end.score), (points(14, 20), points(14, 22)));
        let fewest = ended(FEWEST);
        assert_eq!(fewest.winner, Some(Color::White));
        assert_eq!(fewest.score, points(20, 16));
    }
}
