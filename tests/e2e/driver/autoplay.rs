//! A player of whole games: reads the marks on the board, looks three placements ahead, and taps.

use rsg_engine::{Cell, Color, Move, Position};

use super::app::App;
use super::snapshot::Snapshot;
use super::wait::THOUGHT;

/// The aim of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aim {
    /// To win, which succeeds against the first levels.
    Win,
    Lose,
}

/// The step in a game that the page waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next {
    /// A tap on a notice with this test id.
    Notice(&'static str),
    /// An answer to the call dialog.
    Call,
    Placement,
    /// Nothing: the result is there.
    Over,
}

impl App<'_> {
    /// Waits until the page waits for somebody.
    #[track_caller]
    pub fn next(&self) -> (Next, Snapshot) {
        self.watch("a turn, a notice or the result", THOUGHT, |page| {
            let all = [
                ("result-sheet", Next::Over),
                ("pass-notice", Next::Notice("pass-notice")),
                ("handover", Next::Notice("handover")),
                ("call-dialog", Next::Call),
            ];
            let shown = all.into_iter().find(|(id, _)| page.shows(id));
            match shown {
                Some((_, next)) => Ok((next, page)),
                None if page.awaits_a_person() => Ok((Next::Placement, page)),
                None => Err(page),
            }
        })
    }

    /// Goes on past pass notices and hand-overs until somebody can move, or the game is over.
    #[track_caller]
    pub fn clear_notices(&self) -> Snapshot {
        loop {
            match self.next() {
                (Next::Notice(id), page) => self.dismiss(&page, id),
                (_, page) => return page,
            }
        }
    }

    /// Gets past a notice with one tap. In a game against the CPU a pass notice goes by itself, and a tap that came a
    /// moment too late would land on the board behind it; so there nobody taps.
    #[track_caller]
    fn dismiss(&self, page: &Snapshot, id: &str) {
        if id == "handover" || page.data("turn", "who") == "player" {
            self.press(id);
        }
        self.expect_gone(id);
    }

    /// Waits for one's turn, whatever notices come before it, and makes one placement. True if the game was over
    /// instead.
    #[track_caller]
    pub fn play_one(&self, aim: Aim) -> bool {
        loop {
            match self.next() {
                (Next::Over, _) => return true,
                (Next::Notice(id), page) => self.dismiss(&page, id),
                (Next::Call, page) => self.answer(&page, None),
                (Next::Placement, page) => {
                    self.place(&page, choose(&page, aim));
                    return false;
                }
            }
        }
    }

    /// Makes that many placements of one's own and waits for the next turn.
    #[track_caller]
    pub fn play(&self, placements: usize) -> &Self {
        for _ in 0..placements {
            assert!(!self.play_one(Aim::Win), "the game is over already");
        }
        self.expect_own_turn()
    }

    /// Plays on until the result sheet is there.
    #[track_caller]
    pub fn play_to_the_end(&self, aim: Aim) -> &Self {
        while !self.play_one(aim) {}
        self
    }

    /// Plays the game to its end and wins it.
    #[track_caller]
    pub fn win(&self) -> &Self {
        self.play_to_the_end(Aim::Win).expect_winner("you")
    }

    /// Plays the game to its end and loses it.
    #[track_caller]
    pub fn lose(&self) -> &Self {
        self.play_to_the_end(Aim::Lose).expect_winner("cpu")
    }

    #[track_caller]
    fn expect_winner(&self, winner: &str) -> &Self {
        assert_eq!(self.look().data("result-winner", "winner"), winner);
        self
    }

    /// Taps a cell of the page just seen and answers the call dialog if one opens.
    #[track_caller]
    pub fn place(&self, before: &Snapshot, mv: Move) {
        self.tap(mv.cell.name());
        let page = self.expect_placed(before);
        if page.shows("call-dialog") {
            self.answer(&page, mv.call);
        }
    }

    /// Waits for a stone that was not on the page before, or a question about it.
    #[track_caller]
    pub fn expect_placed(&self, before: &Snapshot) -> Snapshot {
        let before = before.position();
        self.watch("the stone on the board", THOUGHT, |page| {
            let asked = page.shows("call-dialog") || page.shows("result-sheet");
            let placed = asked || page.position() != before;
            if placed { Ok(page) } else { Err(page) }
        })
    }

    /// Answers the call dialog, as wished if that is allowed.
    fn answer(&self, page: &Snapshot, wished: Option<Color>) {
        let call = wished.into_iter().chain(Color::ALL);
        let mut allowed = call.filter(|color| page.enabled(&format!("call-{color}")));
        let color = allowed.next().expect("one of the two calls is allowed");
        self.call(color).expect_gone("call-dialog");
    }
}

/// The best placement for that aim among those the board offers.
fn choose(page: &Snapshot, aim: Aim) -> Move {
    let offered = |cell: Cell| {
        page.cell(cell.name())
            .is_some_and(|cell| cell.can_be_played())
    };
    best(&position(page), offered, aim)
        .unwrap_or_else(|| panic!("the board offers what the rules do not: {}", page.summary()))
}

/// The best placement for that aim on the cells that are offered.
pub fn best(position: &Position, offered: impl Fn(Cell) -> bool, aim: Aim) -> Option<Move> {
    let us = position.to_move();
    let sign = if aim == Aim::Win { 1 } else { -1 };
    let moves = position.moves().into_iter().filter(|mv| offered(mv.cell));
    moves.max_by_key(|mv| outlook(&position.play_unchecked(*mv), us, sign, 2))
}

/// The value, times a sign, that we can reach in that many placements against somebody who wants the opposite.
fn outlook(position: &Position, us: Color, sign: i32, depth: u8) -> i32 {
    let moves = position.moves();
    if depth == 0 || moves.is_empty() {
        return sign * value(position, us);
    }
    let outlooks = moves
        .into_iter()
        .map(|mv| outlook(&position.play_unchecked(mv), us, sign, depth - 1));
    let best = if position.to_move() == us {
        outlooks.max()
    } else {
        outlooks.min()
    };
    best.unwrap_or_default()
}

/// Points ahead, with a premium on the cells that are never flipped back.
fn value(position: &Position, us: Color) -> i32 {
    let score = position.score();
    let ahead = i32::from(score[us]) - i32::from(score[!us]);
    let premium = |cell: Cell| {
        let weight = match cell.ring() {
            4 => 8,
            3 => 2,
            _ => 0,
        };
        match position.board().stone(cell) {
            Some(color) if color == us => weight,
            Some(_) => -weight,
            None => 0,
        }
    };
    ahead + Cell::ALL.into_iter().map(premium).sum::<i32>()
}

/// The position on the page.
fn position(page: &Snapshot) -> Position {
    let stone = |cell: Cell| match page.cell(cell.name())?.stone {
        "black" => Some(Color::Black),
        "white" => Some(Color::White),
        _ => None,
    };
    let side = match page.data("turn", "side") {
        "black" => Color::Black,
        _ => Color::White,
    };
    position_of(stone, side)
}

/// The position with these stones, through the notation. What was captured so far does not matter for the next
/// placement.
pub fn position_of(stone: impl Fn(Cell) -> Option<Color>, side: Color) -> Position {
    let mut text = String::new();
    let mut ring = 0;
    for cell in Cell::ALL {
        if cell.ring() != ring {
            ring = cell.ring();
            text.push('/');
        }
        text.push(stone(cell).map_or('.', Color::letter));
    }
    let text = format!("{text} {} 0 0", side.letter());
    text.parse()
        .unwrap_or_else(|error| panic!("this is no position: {text}: {error}"))
}
