//! The boards of *How to play well* for the classics. A test plays on each of them what the sentences beside it say.

use super::{Outlines, SquarePicture, picture};

const OTHELLO: &str = "reversi 8 othello most";
const NINE: &str = "go 9 7 0";

const fn points(of: SquarePicture, points: &'static str) -> SquarePicture {
    let outlines = Outlines::Points(points);
    SquarePicture { outlines, ..of }
}

const fn marked(of: SquarePicture) -> SquarePicture {
    SquarePicture { marks: true, ..of }
}

pub const CHOICE: SquarePicture = marked(picture(
    "well-choice",
    OTHELLO,
    "c4c5e6f5d6d3f4d7c3e3f6g4b6a7b5b4c6g6a3c2a5a4b3",
));
pub const CORNERS: SquarePicture = points(
    picture("well-corners", OTHELLO, "e6d6c3d3c7f6c6b8c8f5f3e3g4g2"),
    "h1 a8",
);
pub const END: SquarePicture = marked(picture(
    "well-end",
    OTHELLO,
    "f5d6c7g5e6d3c4c6c3b3f4f3b6f6g6b7b8a8c5d7e3g7h8d2c8f7a6g8f2f1f8d8g1h1e8a5b4e2b5g2\
     a2a3e7a1h7a7h6d1e1c2b2a4b1g3h2h3g4",
));

/// The pictures of Reversi's page.
pub const REVERSI: &[SquarePicture] = &[CHOICE, CORNERS, END];

pub const LIBERTIES: SquarePicture = points(
    picture("well-liberties", NINE, "d5 e5 e4 f5 f4 c7 e6 g7 f6 c3"),
    "g5",
);
pub const EYES: SquarePicture = points(
    picture(
        "well-eyes",
        NINE,
        "a2 a3 b2 b3 c2 c3 d2 d3 b1 e1 d1 e2 h9 g9 h8 g8 i8 h7 e5 i7 button",
    ),
    "a1 c1 i9",
);
pub const BUTTON: SquarePicture = picture(
    "well-button",
    NINE,
    "e1 f1 e2 f2 e3 f3 e4 f4 e5 f5 e6 f6 e7 f7 e8 f8 e9 f9",
);

/// The pictures of Reversi Go's page.
pub const GO: &[SquarePicture] = &[LIBERTIES, EYES, BUTTON];

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use rsg_classics::SquaresGame;
    use rsg_classics::{AnyRefusal, Color, Play, Points, Square};

    fn at(name: &str) -> Square {
        name.parse().unwrap()
    }

    fn play(game: &mut Box<dyn SquaresGame>, name: &str) {
        (**game).play(&Play::Place(at(name))).unwrap();
    }

    fn may(game: &dyn SquaresGame, name: &str) -> bool {
        game.refusal(&Play::Place(at(name))).is_none()
    }

    fn placements(game: &dyn SquaresGame) -> Vec<String> {
        game.placements().iter().map(ToString::to_string).collect()
    }

    fn stones(game: &dyn SquaresGame, color: Color) -> usize {
        let squares = game.terms().squares();
        squares
            .filter(|square| game.stone(*square) == Some(color))
            .count()
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
