//! The pictures of Reversi Go's rules. Tests ask the game whether each shows what its caption claims.

use rsg_game::session::square_pictures::SquarePicture;

const NINE: &str = "go 9 7 0";

const FLIP: &str = "d5 e5 e4 f5 f4 c7 e6 g7 f6 c3";
const FLIP_AFTER_MOVES: &str = "d5 e5 e4 f5 f4 c7 e6 g7 f6 c3 g5";
const SHUT: &str = "b2 c2 b1 c1 b3 c3 a3 b4 g3 a4 g7 a2";
const SHUT_BY_WHITE: &str = "b2 c2 b1 c1 b3 c3 a3 b4 g3 a4 g7 a2 h5 a1";
const STOPPED: &str = "e1 f1 e2 f2 e3 f3 e4 f4 e5 f5 e6 f6 e7 f7 e8 f8 e9 f9 button c5 pass pass";
const AGREED_MOVES: &str =
    "e1 f1 e2 f2 e3 f3 e4 f4 e5 f5 e6 f6 e7 f7 e8 f8 e9 f9 button c5 pass pass agreed c5";

pub(super) const START: SquarePicture = SquarePicture::new("start", NINE, "");
pub(super) const LIBERTIES: SquarePicture =
    SquarePicture::new("liberties", NINE, "e5 d5 f5 e4 e6").with_points("f4 g5 f6 e7 d6");
pub(super) const FLIP_BEFORE: SquarePicture =
    SquarePicture::new("flip-before", NINE, FLIP).with_points("g5");
pub(super) const FLIP_AFTER: SquarePicture =
    SquarePicture::new("flip-after", NINE, FLIP_AFTER_MOVES).with_flipped();
pub(super) const TWO_FLIPPED: SquarePicture = SquarePicture::new(
    "two-flipped",
    NINE,
    "d4 d5 c5 f5 d6 c8 f4 g8 g5 c2 f6 g2 e5",
)
.with_flipped();
pub(super) const NO_LIBERTY: SquarePicture =
    SquarePicture::new("no-liberty", NINE, "b2 e4 h2 d5 b8 f5 h8 e6").with_points("e5");
pub(super) const STILL_NO_LIBERTY: SquarePicture =
    SquarePicture::new("still-no-liberty", NINE, SHUT).with_points("a1");
pub(super) const ALLOWED: SquarePicture =
    SquarePicture::new("allowed", NINE, SHUT_BY_WHITE).with_flipped();
pub(super) const LOST: SquarePicture = SquarePicture::new("lost", NINE, STOPPED).with_points("c5");
pub(super) const AGREED: SquarePicture =
    SquarePicture::new("agreed", NINE, AGREED_MOVES).with_points("c5");
/// The game's cover: [`NEUTRAL`] without its rings. No page has both.
pub(super) const WALLS: SquarePicture = SquarePicture::new(
    "neutral",
    NINE,
    "d1 f1 d2 f2 d3 f3 d4 f4 d5 f5 d6 f6 d7 f7 e8 f8 d8 f9 e9",
);
pub(super) const NEUTRAL: SquarePicture = WALLS.with_points("e1 e2 e3 e4 e5 e6 e7");
pub(super) const HANDICAP: SquarePicture =
    SquarePicture::new("handicap", "go 9 7 3", "c7 g3 g7 c3");

#[cfg(test)]
pub(super) const ALL: &[SquarePicture] = &[
    START,
    LIBERTIES,
    FLIP_BEFORE,
    FLIP_AFTER,
    TWO_FLIPPED,
    NO_LIBERTY,
    STILL_NO_LIBERTY,
    ALLOWED,
    LOST,
    AGREED,
    NEUTRAL,
    HANDICAP,
];

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::ui::screens::rules::test_moves::at;
    use rsg_classics::go::{self, Game, Owner};
    use rsg_classics::{AnyRefusal, Color, Play, Points, Square, Terms};

    fn game(picture: SquarePicture) -> Game {
        let Terms::Go(options) = picture.terms() else {
            panic!("{} is no picture of Go", picture.key);
        };
        go::transcript::read(picture.moves, options).unwrap()
    }

    fn sorted(mut points: Vec<Square>) -> Vec<Square> {
        points.sort_unstable();
        points
    }

    fn why_not(picture: SquarePicture, point: &str) -> Option<AnyRefusal> {
        picture.game().refusal(&Play::Place(at(point)))
    }

    #[test]
    fn three_stones_have_five_liberties() {
        let game = game(LIBERTIES);
        assert_eq!(game.group(at("e5")).len(), 3);
        let liberties = sorted(game.liberties(at("e5")));
        assert_eq!(liberties, sorted(LIBERTIES.outlined()));
        assert_eq!(liberties.len(), 5);
    }

    #[test]
    fn the_last_liberty_of_two_stones_is_taken() {
        let before = game(FLIP_BEFORE);
        assert_eq!(before.liberties(at("e5")), [at("g5")]);
        assert_eq!(before.to_move(), Color::Black);
        assert_eq!(sorted(FLIP_AFTER.outlined()), [at("e5"), at("f5")]);
        assert_eq!(game(FLIP_AFTER).group(at("g5")).len(), 8);
        let change = TWO_FLIPPED.game().last().unwrap();
        assert_eq!(
            (change.play, change.flipped.len()),
            (Play::Place(at("e5")), 2)
        );
    }

    #[test]
    fn what_has_no_liberty_is_not_placed() {
        for (picture, point) in [(NO_LIBERTY, "e5"), (STILL_NO_LIBERTY, "a1")] {
            assert_eq!(picture.game().to_move(), Color::Black);
            assert_eq!(
                why_not(picture, point),
                Some(AnyRefusal::Go(rsg_classics::go::Refusal::NoLiberty))
            );
            assert_eq!(picture.outlined(), [at(point)]);
        }
        // Around e5 nothing would flip; at a1 a stone would, and all of Black's there is one group then.
        assert_eq!(game(NO_LIBERTY).liberties(at("e4")).len(), 4);
        assert_eq!(game(STILL_NO_LIBERTY).liberties(at("a2")), [at("a1")]);
        assert_eq!(game(STILL_NO_LIBERTY).liberties(at("b2")), [at("a1")]);
        let change = ALLOWED.game().last().unwrap();
        assert_eq!(
            (change.by, change.flipped.concat().len()),
            (Color::White, 4)
        );
    }

    #[test]
    fn the_lost_stone_flips_by_agreement_and_the_count_is_the_caption_s() {
        let stopped = LOST.game();
        assert!(stopped.is_stopped());
        assert_eq!(stopped.stone(at("c5")), Some(Color::White));
        assert_eq!(AGREED.game().last().unwrap().flipped, [AGREED.outlined()]);
        let ended = AGREED.game().ended().unwrap();
        assert_eq!(ended.winner, Some(Color::Black));
        let score = [ended.score.black, ended.score.white];
        assert_eq!(score, [Points::halves(91), Points::whole(43)]);
        let score = game(AGREED).score();
        assert_eq!((score.stones.black, score.stones.white), (10, 9));
        assert_eq!((score.territory.black, score.territory.white), (35, 27));
    }

    #[test]
    fn the_points_between_are_nobody_s() {
        let score = game(NEUTRAL).score();
        let nobody_s = |point: &Square| score.owner(*point) == Some(Owner::Nobody);
        assert!(NEUTRAL.outlined().iter().all(nobody_s));
        assert_eq!(score.neutral, 7);
    }

    #[test]
    fn three_black_stones_come_first() {
        let turns: Vec<Color> = game(HANDICAP).turns().iter().map(|turn| turn.by).collect();
        assert_eq!(
            turns,
            [Color::Black, Color::Black, Color::Black, Color::White]
        );
    }
}
