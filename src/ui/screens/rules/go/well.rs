//! *How to play well* in Reversi Go, with its pictures. A test plays on each of them what the sentences beside it say.

use crate::ui::screens::rules::Book;
use crate::ui::screens::rules::Piece::{Pictures, Text};
use rsg_game::session::square_pictures::SquarePicture;

pub(super) const BOOK: Book = Book {
    title: "go-well-title",
    chapters: &[
        (
            "well-liberties",
            &[Text("1"), Text("2"), Pictures(&[&LIBERTIES])],
        ),
        ("well-eyes", &[Text("1"), Text("2"), Pictures(&[&EYES])]),
        (
            "well-button",
            &[Text("1"), Text("2"), Text("3"), Pictures(&[&BUTTON])],
        ),
    ],
};

const NINE: &str = "go 9 7 0";

const LIBERTIES: SquarePicture =
    SquarePicture::new("well-liberties", NINE, "d5 e5 e4 f5 f4 c7 e6 g7 f6 c3").with_points("g5");
const EYES: SquarePicture = SquarePicture::new(
    "well-eyes",
    NINE,
    "a2 a3 b2 b3 c2 c3 d2 d3 b1 e1 d1 e2 h9 g9 h8 g8 i8 h7 e5 i7 button",
)
.with_points("a1 c1 i9");
const BUTTON: SquarePicture = SquarePicture::new(
    "well-button",
    NINE,
    "e1 f1 e2 f2 e3 f3 e4 f4 e5 f5 e6 f6 e7 f7 e8 f8 e9 f9",
);

#[cfg(test)]
pub(super) const ALL: &[SquarePicture] = &[LIBERTIES, EYES, BUTTON];

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::ui::screens::rules::test_moves::{at, play, stones};
    use rsg_classics::{AnyRefusal, Color, Play, Points, SquaresGame};

    /// "White's e5 and f5 have one left, g5. Both flip: two fewer for White, two more for Black."
    #[test]
    fn the_last_liberty_flips_two_that_stay() {
        let game = LIBERTIES.game();
        assert_eq!(
            (game.to_move(), game.liberties(at("e5"))),
            (Color::Black, 1)
        );
        assert_eq!(game.group(at("e5")).len(), 2);
        let mut next = game.clone();
        play(&mut next, "g5");
        for square in ["e5", "f5"] {
            assert_eq!(next.stone(at(square)), Some(Color::Black));
        }
        let count = |color| (stones(&*game, color), stones(&*next, color));
        let (white, black) = (count(Color::White), count(Color::Black));
        assert_eq!(white.1 + 2, white.0);
        assert_eq!(black.1, black.0 + 2 + 1, "and the placed one");
    }

    /// "White may play on neither. White plays i9, and all three flip."
    #[test]
    fn two_eyes_live_and_one_does_not() {
        let game = EYES.game();
        assert_eq!(game.to_move(), Color::White);
        for eye in ["a1", "c1"] {
            let why = game.refusal(&Play::Place(at(eye)));
            assert_eq!(
                why,
                Some(AnyRefusal::Go(rsg_classics::go::Refusal::NoLiberty)),
                "{eye}"
            );
        }
        assert_eq!(game.liberties(at("b1")), 2, "nothing but its eyes");
        assert_eq!(
            (game.group(at("h9")).len(), game.liberties(at("h9"))),
            (3, 1)
        );
        let mut next = game.clone();
        play(&mut next, "i9");
        for square in ["h9", "h8", "i8"] {
            assert_eq!(next.stone(at(square)), Some(Color::White));
        }
    }

    /// "Another stone in your own area wins nothing. The button is half a point. No game is a tie."
    #[test]
    fn the_button_is_the_last_half_point() {
        let game = BUTTON.game();
        assert_eq!(game.to_move(), Color::Black);
        let total = |game: &dyn SquaresGame, color| game.score()[color];
        let before = total(&*game, Color::Black);
        for square in game
            .terms()
            .squares()
            .filter(|square| square.to_string().as_str() < "e")
        {
            let mut next = game.clone();
            (*next).play(&Play::Place(square)).unwrap();
            assert_eq!(total(&*next, Color::Black), before, "{square}");
        }
        let mut next = game.clone();
        (*next).play(&Play::Button).unwrap();
        let after = total(&*next, Color::Black);
        let half = Points::halves(1).in_halves();
        assert_eq!(after.in_halves() - before.in_halves(), half);
        let white = total(&*next, Color::White);
        assert_eq!((after.in_halves() - white.in_halves()) % 2, 1, "no tie");
    }
}
