//! *How to play well* in Reversi, with its pictures. A test plays on each of them what the sentences beside it say.

use crate::ui::screens::rules::Book;
use crate::ui::screens::rules::Piece::{Pictures, Terms, Text};
use rsg_game::session::square_pictures::SquarePicture;

pub(super) const BOOK: Book = Book {
    title: "reversi-well-title",
    chapters: &[
        (
            "well-choice",
            &[
                Text("1"),
                Text("2"),
                Text("3"),
                Pictures(&[&CHOICE]),
                Terms(&["mobility"]),
            ],
        ),
        (
            "well-corners",
            &[
                Text("1"),
                Text("2"),
                Text("3"),
                Pictures(&[&CORNERS]),
                Terms(&["corner", "x-square", "c-square"]),
            ],
        ),
        (
            "well-end",
            &[
                Text("1"),
                Text("2"),
                Pictures(&[&END]),
                Terms(&["edge", "stable", "parity"]),
            ],
        ),
    ],
};

const OTHELLO: &str = "reversi 8 othello most";

const CHOICE: SquarePicture = SquarePicture::new(
    "well-choice",
    OTHELLO,
    "c4c5e6f5d6d3f4d7c3e3f6g4b6a7b5b4c6g6a3c2a5a4b3",
)
.marked();
const CORNERS: SquarePicture =
    SquarePicture::new("well-corners", OTHELLO, "e6d6c3d3c7f6c6b8c8f5f3e3g4g2")
        .with_points("h1 a8");
const END: SquarePicture = SquarePicture::new(
    "well-end",
    OTHELLO,
    "f5d6c7g5e6d3c4c6c3b3f4f3b6f6g6b7b8a8c5d7e3g7h8d2c8f7a6g8f2f1f8d8g1h1e8a5b4e2b5g2\
     a2a3e7a1h7a7h6d1e1c2b2a4b1g3h2h3g4",
)
.marked();

#[cfg(test)]
pub(super) const ALL: &[SquarePicture] = &[CHOICE, CORNERS, END];

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::ui::screens::rules::test_moves::{at, play, stones};
    use rsg_classics::{Color, Play, SquaresGame};

    fn may(game: &dyn SquaresGame, name: &str) -> bool {
        game.refusal(&Play::Place(at(name))).is_none()
    }

    fn placements(game: &dyn SquaresGame) -> Vec<String> {
        game.placements().iter().map(ToString::to_string).collect()
    }

    const CORNER: [&str; 4] = ["a1", "h1", "a8", "h8"];

    /// The number of squares on which a side could play if it were its turn.
    fn could_play(game: &dyn SquaresGame, color: Color) -> usize {
        playable_for(game, color).len()
    }

    /// The number of corners that a side could take if it were its turn.
    fn corners_for(game: &dyn SquaresGame, color: Color) -> usize {
        let is_corner = |(x, y): &(i8, i8)| [0, 7].contains(x) && [0, 7].contains(y);
        let places = playable_for(game, color);
        places.iter().filter(|place| is_corner(place)).count()
    }

    /// Where a side could play if it were its turn, found by looking along the lines.
    fn playable_for(game: &dyn SquaresGame, color: Color) -> Vec<(i8, i8)> {
        let on = |(x, y): (i8, i8)| {
            let letter = char::from(b'a'.checked_add_signed(x)?);
            let square = format!("{letter}{}", y + 1).parse().ok()?;
            let is_there = (0..8).contains(&x) && (0..8).contains(&y);
            is_there.then(|| game.stone(square)).flatten()
        };
        let encloses = |(x, y): (i8, i8), (dx, dy): (i8, i8)| {
            let line = (1..8).map(|step| on((x + dx * step, y + dy * step)));
            let theirs = line
                .clone()
                .take_while(|stone| *stone == Some(!color))
                .count();
            0 < theirs && line.clone().nth(theirs).flatten() == Some(color)
        };
        let ways = (-1..=1).flat_map(|dx| (-1..=1).map(move |dy| (dx, dy)));
        let places = (0..8).flat_map(|x| (0..8).map(move |y| (x, y)));
        places
            .filter(|place| on(*place).is_none() && ways.clone().any(|way| encloses(*place, way)))
            .collect()
    }

    /// "Black has 7 and White has 20. White has three squares; Black could play on 17. Black cannot take a corner yet.
    /// Each of White's three opens one."
    #[test]
    fn the_side_with_many_discs_has_no_good_square_left() {
        let game = CHOICE.game();
        assert_eq!(
            (stones(&*game, Color::Black), stones(&*game, Color::White)),
            (7, 20)
        );
        assert_eq!(game.to_move(), Color::White);
        let mut own = placements(&*game);
        own.sort();
        assert_eq!(own, ["a2", "a6", "b2"]);
        assert_eq!(
            could_play(&*game, Color::White),
            3,
            "the count counts as the game does"
        );
        assert_eq!(could_play(&*game, Color::Black), 17);
        assert!(!CORNER.iter().any(|corner| may(&*game, corner)));
        assert_eq!(corners_for(&*game, Color::Black), 0, "none is open before");
        for square in own {
            let mut next = game.clone();
            play(&mut next, &square);
            assert_eq!(next.to_move(), Color::Black);
            assert!(CORNER.iter().any(|corner| may(&*next, corner)), "{square}");
        }
    }

    /// "White has just played g2, and Black can take h1. White's disc on b8 lets Black take a8."
    #[test]
    fn an_x_square_and_a_c_square_give_corners_away() {
        let game = CORNERS.game();
        let last = game.last().unwrap();
        assert_eq!((last.by, last.play), (Color::White, Play::Place(at("g2"))));
        for (corner, through) in [("h1", "g2"), ("a8", "b8")] {
            assert_eq!(game.stone(at(through)), Some(Color::White));
            let mut next = game.clone();
            play(&mut next, corner);
            assert_eq!(next.stone(at(through)), Some(Color::Black), "{corner}");
        }
    }

    /// The best difference for a side, empty squares to the winner, by trying everything.
    fn value(game: &dyn SquaresGame, side: Color) -> i32 {
        if let Some(ended) = game.ended() {
            return (ended.score[side].in_halves() - ended.score[!side].in_halves()) / 2;
        }
        let values = game.placements().into_iter().map(|square| {
            let mut next = game.copy();
            next.play(&Play::Place(square)).unwrap();
            value(&*next, side)
        });
        match game.to_move() == side {
            true => values.max().unwrap(),
            false => values.min().unwrap(),
        }
    }

    /// All ways in which a game can go on.
    fn all_ends(game: &dyn SquaresGame, seen: &mut dyn FnMut(&dyn SquaresGame)) {
        seen(game);
        for square in game.placements() {
            let mut next = game.copy();
            next.play(&Play::Place(square)).unwrap();
            all_ends(&*next, seen);
        }
    }

    /// "With c1 Black wins by 8; with h4 or h5 first, Black loses. e8, f8, g8 and h8 can't be flipped any more."
    #[test]
    fn the_odd_square_wins_and_the_row_from_the_corner_stays() {
        let game = END.game();
        assert_eq!(game.to_move(), Color::Black);
        let mut own = placements(&*game);
        own.sort();
        assert_eq!(own, ["c1", "h4", "h5"]);
        let after = |square: &str| {
            let mut next = game.clone();
            play(&mut next, square);
            value(&*next, Color::Black)
        };
        assert_eq!(after("c1"), 8);
        assert!(after("h4") < 0 && after("h5") < 0);
        let mut looked_at = 0;
        all_ends(&*game, &mut |board| {
            looked_at += 1;
            for square in ["e8", "f8", "g8", "h8"] {
                assert_eq!(board.stone(at(square)), Some(Color::Black));
            }
        });
        assert!(4 < looked_at, "{looked_at}");
    }
}
