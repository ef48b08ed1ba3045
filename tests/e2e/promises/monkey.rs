//! A monkey that taps cells, reloads the page and kills the app, with a judge who knows the rules from elsewhere: the
//! slow reference that the engine is compared with. The same seed taps the same cells every time.

use rsg_engine::{Board, Cell, Color, Mark, Move, SplitMix64};

use crate::driver::app::App;
use crate::driver::runner::Test;
use crate::driver::snapshot::Snapshot;
use crate::driver::wait::{THOUGHT, wait_for};
use crate::reference::{Slow, marks};

/// The number of the monkey's events in one run.
const EVENTS: usize = 130;

/// The judge's record of the game.
struct Judge {
    board: Slow,
    by: Color,
    /// Every board so far, this one included.
    seen: Vec<Slow>,
}

impl Judge {
    fn new() -> Self {
        let board = Slow::of(Board::START);
        Self {
            board,
            by: Color::Black,
            seen: vec![board],
        }
    }

    /// Every cell's mark, by the cell's index.
    fn marks(&self) -> Vec<Mark> {
        let all = marks(&self.board, self.by, &self.seen);
        all.into_iter().map(|(_, mark)| mark).collect()
    }

    /// Every cell that can be placed on.
    fn playable(&self) -> Vec<Cell> {
        let marks = self.marks();
        let cells = Cell::ALL.into_iter();
        cells
            .filter(|cell| !matches!(marks[cell.index()], Mark::None | Mark::Blocked))
            .collect()
    }

    /// The boards that may follow a tap on this cell, each with the call that leads there.
    fn outcomes(&self, cell: Cell) -> Vec<(Option<Color>, Slow)> {
        let moves: Vec<Move> = self.board.moves(self.by);
        let here = moves.into_iter().filter(|mv| mv.cell == cell);
        here.map(|mv| (mv.call, self.board.play(self.by, mv).after))
            .collect()
    }

    /// The placement led to this board. Says whether somebody can go on.
    fn go_on(&mut self, board: Slow) -> bool {
        self.board = board;
        self.seen.push(board);
        let next = [!self.by, self.by];
        let next = next.into_iter().find(|by| !board.moves(*by).is_empty());
        self.by = next.unwrap_or(self.by);
        next.is_some()
    }

    /// Returns true if the page shows this board.
    fn sees(&self, page: &Snapshot) -> bool {
        shows(page, &self.board)
    }
}

fn shows(page: &Snapshot, board: &Slow) -> bool {
    Cell::ALL.into_iter().all(|cell| {
        let stone = board
            .at(cell)
            .map_or("empty".to_owned(), |color| color.to_string());
        page.cell(cell.name())
            .is_some_and(|seen| seen.stone == stone)
    })
}

/// The number of taps that the app has received on this board.
fn heard(app: &App<'_>) -> String {
    let heard = app.script("return document.querySelector('.board')?.dataset.heard ?? ''");
    heard.as_str().unwrap_or_default().to_owned()
}

/// Every board on the page is one that the rules lead to, every mark is the rules' own, and nothing else changes
/// anything.
pub fn a_monkey_never_leaves_the_rules(test: &Test<'_>) {
    let app = test.app().hurried().open();
    app.visit("settings").press("settings-pass-notice");
    app.back_home().start_for_two();
    let (mut judge, mut chance) = (Judge::new(), SplitMix64::new(16));
    let (mut placed, mut refused, mut games) = (0, 0, 0);
    for event in 0..EVENTS {
        match chance.next() % 30 {
            0 => {
                app.load().continue_game();
            }
            1 => {
                app.restart().continue_game();
            }
            _ => {
                let cell = any_cell(&judge, &mut chance);
                match tap(&app, &mut judge, cell, &mut chance) {
                    Tapped::Nothing => refused += 1,
                    Tapped::Placed => placed += 1,
                    Tapped::Over => {
                        (placed, games) = (placed + 1, games + 1);
                        app.press("result-close")
                            .expect_screen("home")
                            .start_for_two();
                        judge = Judge::new();
                    }
                }
            }
        }
        check(&app, &judge, event);
    }
    assert!(
        placed > 30 && refused > 10,
        "{placed} placed, {refused} refused, {games} games"
    );
}

/// Any cell, but mostly one that leads on.
fn any_cell(judge: &Judge, chance: &mut SplitMix64) -> Cell {
    let playable = judge.playable();
    let number = chance.next() as usize;
    match number % 3 {
        0 => Cell::ALL[number / 3 % Cell::ALL.len()],
        _ => playable[number / 3 % playable.len()],
    }
}

enum Tapped {
    Nothing,
    Placed,
    Over,
}

/// Taps a cell and judges what comes of it.
#[track_caller]
fn tap(app: &App<'_>, judge: &mut Judge, cell: Cell, chance: &mut SplitMix64) -> Tapped {
    let may_place = judge.playable().contains(&cell);
    let before = heard(app);
    app.tap(cell.name());
    if !may_place {
        app.expect_found(
            "the tap to be heard",
            "return document.querySelector('.board')?.dataset.heard",
            |now| *now != before,
        );
        return Tapped::Nothing;
    }
    let outcomes = judge.outcomes(cell);
    let settled = |page: &Snapshot| {
        outcomes
            .iter()
            .find(|(_, board)| shows(page, board))
            .cloned()
    };
    let asked = wait_for("a placement or a question", THOUGHT, || {
        let page = app.look();
        match (page.shows("call-dialog"), settled(&page)) {
            (true, _) => Ok(None),
            (false, Some((_, board))) => Ok(Some(board)),
            (false, None) => Err(page.summary()),
        }
    });
    let board = asked.unwrap_or_else(|| {
        let page = app.look();
        let calls = Color::ALL.into_iter();
        let calls: Vec<Color> = calls
            .filter(|call| page.enabled(&format!("call-{call}")))
            .collect();
        let call = calls[chance.next() as usize % calls.len()];
        app.call(call).expect_gone("call-dialog");
        let (_, board) = outcomes
            .iter()
            .find(|(called, _)| *called == Some(call))
            .unwrap_or_else(|| panic!("{cell} cannot be placed with a call of {call}"));
        *board
    });
    if judge.go_on(board) {
        return Tapped::Placed;
    }
    app.expect_shown("result-sheet");
    Tapped::Over
}

/// The page shows the judge's board, turn and marks.
#[track_caller]
fn check(app: &App<'_>, judge: &Judge, event: usize) {
    app.expect(&format!("the judge's board after event {event}"), |page| {
        judge.sees(page) && page.data("turn", "side") == judge.by.to_string()
    });
    let page = app.look();
    let marks = judge.marks();
    for cell in Cell::ALL {
        let seen = page.cell(cell.name()).map(|cell| cell.mark.to_owned());
        assert_eq!(
            seen,
            Some(marks[cell.index()].to_string()),
            "{cell} after event {event}"
        );
    }
}
