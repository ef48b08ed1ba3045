//! Boards of squares and points as the rules of games show them. Each is a game played by the library, so that a
//! picture cannot show what the rules do not say. The pictures themselves stand beside the pages that show them, where
//! tests ask the game whether each shows what its caption claims.

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
    /// The turns up to it, as they are written in games.
    pub moves: &'static str,
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

impl SquarePicture {
    /// A picture without marks and outlines.
    #[must_use]
    pub const fn new(key: &'static str, terms: &'static str, moves: &'static str) -> SquarePicture {
        SquarePicture {
            key,
            terms,
            moves,
            marks: false,
            outlines: Outlines::Nothing,
        }
    }

    /// With marks where the side to move may place.
    #[must_use]
    pub const fn marked(self) -> SquarePicture {
        SquarePicture {
            marks: true,
            ..self
        }
    }

    /// With outlines around the stones that the last turn flipped.
    #[must_use]
    pub const fn with_flipped(self) -> SquarePicture {
        let outlines = Outlines::Flipped;
        SquarePicture { outlines, ..self }
    }

    /// With outlines around these squares or points.
    #[must_use]
    pub const fn with_points(self, points: &'static str) -> SquarePicture {
        let outlines = Outlines::Points(points);
        SquarePicture { outlines, ..self }
    }

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
    use super::*;

    const PLACED: SquarePicture = SquarePicture::new("placed", "reversi 8 othello most", "d3");

    fn squares(picture: SquarePicture, is_so: fn(&SquareView) -> bool) -> Vec<Square> {
        let squares = picture.squares().into_iter();
        squares.filter(is_so).map(|view| view.square).collect()
    }

    #[test]
    fn marks_are_where_the_side_to_move_may_place() {
        assert_eq!(squares(PLACED, |view| view.playable), []);
        let marked = squares(PLACED.marked(), |view| view.playable);
        assert_eq!(marked, PLACED.game().placements());
    }

    #[test]
    fn what_is_pointed_out_is_outlined_and_what_was_placed_last_is_marked_elsewhere_alone() {
        let at = |name: &str| name.parse::<Square>().unwrap();
        let last = |picture| squares(picture, |view| view.last);
        assert_eq!((PLACED.outlined(), last(PLACED)), (vec![], vec![at("d3")]));
        let flipped = PLACED.with_flipped();
        assert_eq!(flipped.outlined(), [at("d4")]);
        assert_eq!(last(flipped), [at("d3")]);
        let points = PLACED.with_points("a1 h8");
        assert_eq!(points.outlined(), [at("a1"), at("h8")]);
        assert_eq!(last(points), []);
    }
}
