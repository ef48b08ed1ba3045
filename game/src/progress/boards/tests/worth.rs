//! What a board is worth, held against a slow judge that tries everything by rules of its own; and the same worths on
//! every processor.

use rsg_classics::{Mind, SplitMix64};
use rsg_engine::{Color, Thinker, fnv1a};

use super::slow_judge::{Judge, worth};
use super::slow_squares::{SlowGo, SlowReversi};
use super::slow_star::SlowStar;
use super::*;

/// The positions that the slow judge tries. A board that needs more is passed over.
const MOST_TRIED: u32 = 2_000;

/// The searches whose answers the editor shows.
#[derive(Default)]
struct Thinkers {
    star: Option<Thinker>,
    squares: Mind,
}

impl Thinkers {
    /// Black's lead in halves of points, as the editor shows it where it is proved.
    fn worth(&mut self, board: &OwnBoard) -> i32 {
        let game = board.begin().unwrap();
        let lead = match (game.star(), game.squares()) {
            (Some(star), _) => {
                let thinker = self.star.get_or_insert_with(|| Thinker::with_megabytes(1));
                2 * thinker.solve(star, &|| false).unwrap().margin
            }
            (None, Some(squares)) => {
                let judged = self.squares.judge(squares, None, &|| false).unwrap();
                assert!(judged.exact, "{board}");
                judged.lead.in_halves()
            }
            (None, None) => unreachable!("a game is on the star or on squares"),
        };
        match game.to_move() {
            Color::Black => lead,
            Color::White => -lead,
        }
    }
}

/// A board with stones nearly everywhere, but for one spot more than `free` at most; none if no game can begin from it.
fn late_board(rules: &str, free: usize, chance: &mut SplitMix64) -> Option<OwnBoard> {
    let rules = Rules::from(rules.to_owned());
    let mut board = OwnBoard::empty(&rules);
    let spots: Vec<Spot> = board.spots().collect();
    // In Reversi Go every group needs a liberty, so there are two: one from the left, one from the right.
    let is_go = board.game() == GameKind::Go;
    let columns: Vec<usize> = (0..19).map(|_| 2 + chance.below(6)).collect();
    for spot in &spots {
        let stone = match spot.square().filter(|_| is_go) {
            Some(at) if usize::from(at.column()) < columns[usize::from(at.row())] => Color::Black,
            Some(_) => Color::White,
            None => Color::ALL[chance.below(2)],
        };
        board.put(*spot, Some(stone));
    }
    for _ in 0..2 + chance.below(free) {
        board.put(spots[chance.below(spots.len())], None);
    }
    board.to_move = Color::ALL[chance.below(2)];
    match board.game() {
        GameKind::Star => board.captured.black = chance.below(20) as u8,
        GameKind::Go => board.button = [None, Some(Color::White)][chance.below(2)],
        GameKind::Reversi => {}
    }
    board.begin().is_ok().then_some(board)
}

/// Judges `count` boards of these rules with both.
fn agree<J: Judge>(count: usize, rules: &[&str], free: usize, slow: impl Fn(&OwnBoard) -> J) {
    let (mut chance, mut thinkers) = (SplitMix64::new(40), Thinkers::default());
    let (mut judged, mut tried, mut leads) = (0, 0, BTreeSet::new());
    while judged < count {
        tried += 1;
        assert!(tried < 100 * count, "{judged} of {tried}");
        let Some(board) = late_board(rules[tried % rules.len()], free, &mut chance) else {
            continue;
        };
        if let Some(lead) = worth(&slow(&board), &mut { MOST_TRIED }) {
            assert_eq!(thinkers.worth(&board), lead, "{board}");
            leads.insert(lead);
            judged += 1;
        }
    }
    assert!(20 < leads.len(), "{leads:?}");
}

#[test]
fn boards_of_the_star_are_worth_what_trying_everything_says() {
    agree(200, &["star"], 2, SlowStar::of);
}

#[test]
fn boards_of_reversi_are_worth_what_trying_everything_says() {
    let rules = [
        "reversi 6 othello most",
        "reversi 6 othello fewest",
        "reversi 8 othello most",
        "reversi 6x10 othello most",
    ];
    agree(200, &rules, 4, |board| SlowReversi::of(board).unwrap());
}

#[test]
fn boards_of_reversi_go_are_worth_what_trying_everything_says() {
    agree(110, &["go 9 7 0", "go 9 -3 0"], 1, |board| {
        SlowGo::of(board).unwrap()
    });
}

/// This runs as a 32-bit program and on arm64, too (`cargo xtask test --mobile --only other`).
#[test]
fn two_hundred_boards_are_worth_the_same_on_every_processor() {
    let (mut chance, mut thinkers) = (SplitMix64::new(41), Thinkers::default());
    let mut told = String::new();
    let mut count = 0;
    while count < 200 {
        let rules = ["star", "reversi 6 othello most", "go 9 7 0"][count % 3];
        if let Some(board) = late_board(rules, 3, &mut chance) {
            let lead = thinkers.worth(&board);
            told += &format!("{} {lead}\n", board.code());
            count += 1;
        }
    }
    assert_eq!(fnv1a(told.as_bytes()), 7_868_974_245_424_894_126);
}
