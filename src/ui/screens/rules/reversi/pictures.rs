//! The pictures of Reversi's rules. Tests ask the game whether each shows what its caption claims.

use rsg_game::session::square_pictures::SquarePicture;

const OTHELLO: &str = "reversi 8 othello most";
const MANY: &str = "e6f6c4e7e8c3d3d8g7e3d6";
const MANY_AFTER: &str = "e6f6c4e7e8c3d3d8g7e3d6c5";

pub(super) const START: SquarePicture = SquarePicture::new("start", OTHELLO, "").marked();
pub(super) const CLASSIC: SquarePicture =
    SquarePicture::new("classic", "reversi 8 classic most", "d4e4").marked();
pub(super) const PLACE_BEFORE: SquarePicture = SquarePicture::new("place-before", OTHELLO, "");
pub(super) const PLACE_AFTER: SquarePicture =
    SquarePicture::new("place-after", OTHELLO, "d3").with_flipped();
pub(super) const MANY_BEFORE: SquarePicture = SquarePicture::new("many-before", OTHELLO, MANY);
pub(super) const MANY_FLIPPED: SquarePicture =
    SquarePicture::new("many-after", OTHELLO, MANY_AFTER).with_flipped();
pub(super) const PASS: SquarePicture =
    SquarePicture::new("pass", OTHELLO, "e6f6g6g7d3h6h8f8").marked();
pub(super) const END: SquarePicture = SquarePicture::new(
    "end",
    "reversi 6 othello most",
    "b3d2e4a3e2c5b5a5d1f1f3e1b6c6b4e5a2f4c2b1e3f2d6d5a4c1a6b2e6f5",
);
pub(super) const FEWEST: SquarePicture = SquarePicture::new(
    "fewest",
    "reversi 6 othello fewest",
    "e4c5b4e5c6b6d6e6b3a3a5a4f6f4a6e3e2f5d2f2a2d1b2d5e1a1c2f1f3b5b1c1",
);
pub(super) const SIX: SquarePicture = SquarePicture::new("six", "reversi 6 othello most", "");
pub(super) const TEN: SquarePicture = SquarePicture::new("ten", "reversi 10 othello most", "");
pub(super) const SIX_BY_TEN: SquarePicture =
    SquarePicture::new("six-by-ten", "reversi 6x10 othello most", "");

#[cfg(test)]
pub(super) const ALL: &[SquarePicture] = &[
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

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::ui::screens::rules::test_moves::at;
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
        assert_eq!(PLACE_AFTER.outlined(), [at("d4")]);
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
