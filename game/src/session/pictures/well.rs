//! The boards of *How to play well* on the star. A test plays on each of them what the sentences beside it say.

use super::{Outlined, Picture};

const fn picture(key: &'static str, moves: &'static str) -> Picture {
    Picture {
        key,
        from: None,
        moves,
        marks: false,
        outlined: None,
    }
}

pub const TIPS: Picture = Picture {
    marks: true,
    ..picture("well-tips", "B1[B] B8 B7[W] B3[B] BX BQ BJ[B] CQ")
};
pub const CAPTURE: Picture = Picture {
    outlined: Some(Outlined::Captured),
    ..picture("well-capture", "B9[B] BX BJ[W] B8 BQ B3[W] B7[B]")
};
pub const CALL: Picture = picture(
    "well-call",
    "BX BJ[W] CQ B8 B2 CJ B9[W] CX C9 C3 B7[B] B4 B3[B] C4 B1[B] DQ B6 D8 BQ C7 C8 C1 D6 DX BX B5[W] C6 C2 D2 BQ",
);

pub const ALL: &[Picture] = &[TIPS, CAPTURE, CALL];

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use rsg_engine::{Cell, Color, Direction, Effect, Game, Mark, Move, Position};

    #[test]
    fn every_picture_can_be_drawn() {
        assert!(ALL.iter().all(|picture| picture.cells().len() == 37));
    }

    /// "No row runs past it": a tip lies between no two cells. "It touches the edge": it lacks neighbours.
    #[test]
    fn a_tip_can_neither_flip_nor_be_captured() {
        let tips = Cell::ALL.into_iter().filter(|cell| cell.ring() == 4);
        for tip in tips {
            let has = |direction: Direction| tip.neighbour(direction).is_some();
            let opposite = |direction: Direction| {
                let (q, r, s) = direction.cube();
                Direction::ALL
                    .into_iter()
                    .find(|other| other.cube() == (-q, -r, -s))
            };
            let is_between =
                |direction: Direction| has(direction) && opposite(direction).is_some_and(has);
            assert!(!Direction::ALL.into_iter().any(is_between), "{tip}");
            assert!(!Direction::ALL.into_iter().all(has), "{tip}");
        }
    }

    /// "White has just played CQ, and Black can take the tip DQ."
    #[test]
    fn white_beside_the_tip_lets_black_take_it() {
        let game = TIPS.game();
        let last = game.turns().last().unwrap();
        assert_eq!((last.by, last.mv.cell), (Color::White, Cell::CQ));
        assert_eq!(game.position().to_move(), Color::Black);
        assert_eq!(game.mark(Cell::DQ), Mark::Playable);
        let effect = game.preview(Move::plain(Cell::DQ)).unwrap();
        assert!(effect.flipped().contains(Cell::CQ));
        let mut before = game.clone();
        before.undo();
        let free = Position::new(
            before.position().board(),
            Color::Black,
            before.position().captures(),
        );
        assert!(
            free.unwrap().effect(Move::plain(Cell::DQ)).is_err(),
            "not before CQ"
        );
    }

    /// "There were three of eight. B7 with the call Black turned all three. The pair is captured: two points."
    #[test]
    fn the_pair_is_captured_by_the_last_three_of_eight() {
        let game = CAPTURE.game();
        let effect: &Effect = &game.turns().last().unwrap().effect;
        let pair = effect.captured[0];
        assert_eq!(effect.captured.len(), 1);
        assert_eq!(pair, [Cell::A9, Cell::AJ].into_iter().collect());
        let mut around: Vec<Cell> = pair
            .iter()
            .flat_map(|cell| Direction::ALL.map(|direction| cell.neighbour(direction).unwrap()))
            .filter(|cell| !pair.contains(*cell))
            .collect();
        around.sort();
        around.dedup();
        let black = |board: rsg_engine::Board| {
            let is_black = |cell: &&Cell| board.stone(**cell) == Some(Color::Black);
            around.iter().filter(is_black).count()
        };
        assert_eq!((around.len(), black(effect.before)), (8, 5));
        assert_eq!(black(effect.after), 8);
        assert_eq!(effect.capture_count(), 2);
        assert_eq!(effect.mv, "B7[B]".parse().unwrap());
    }

    /// The best difference that the side to move can reach, by trying everything.
    fn best(game: &Game) -> i32 {
        let me = game.position().to_move();
        let difference = |game: &Game| {
            let score = game.position().score();
            i32::from(score[me]) - i32::from(score[!me])
        };
        let values = game.moves().into_iter().map(|mv| {
            let mut next = game.clone();
            next.play(mv).unwrap();
            match next.outcome() {
                Some(_) => difference(&next),
                None if next.position().to_move() == me => best(&next),
                None => -best(&next),
            }
        });
        values.max().unwrap_or_else(|| difference(game))
    }

    /// "Calling White flips four; calling Black flips six and captures two. The one is lost by 4, the other won by 15."
    #[test]
    fn the_call_of_the_other_colour_wins() {
        let game = CALL.game();
        assert_eq!(game.position().to_move(), Color::White);
        for (color, flips, captured, difference) in
            [(Color::White, 4, 0, -4), (Color::Black, 6, 2, 15)]
        {
            let mv = Move::calling(Cell::A7, color);
            let effect = game.preview(mv).unwrap();
            assert_eq!(
                (effect.flip_count(), effect.capture_count()),
                (flips, captured)
            );
            let runs_on = color == Color::Black;
            assert_eq!(effect.flipped().contains(Cell::CP), runs_on, "{color}");
            let mut next = game.clone();
            next.play(mv).unwrap();
            let value = match next.outcome() {
                Some(_) => {
                    let score = next.position().score();
                    i32::from(score.white) - i32::from(score.black)
                }
                None if next.position().to_move() == Color::White => best(&next),
                None => -best(&next),
            };
            assert_eq!(value, difference, "{color}");
        }
    }
}
