//! The Puzzles screen and the puzzle on its own: which one comes, what becomes of a try, what is shared.
//!
//! Puzzles of days and the others are apart, so that no day's puzzle is met before its day: practice and run draw from the
//! puzzles that belong to no day.
//!
//! - this file: what the player does
//! - `choosing`: which puzzle comes next
//! - `view`: what is to be drawn

mod choosing;
mod view;

use rsg_engine::puzzle::{Grade, Puzzles, Theme};

use super::navigation::Destination;
use super::screen::Screen;
use super::{App, ScreenName, Shared};
use crate::board::Attention;
use crate::progress::CalendarDay;
use crate::progress::puzzles::{Mistake, PuzzleBook, PuzzleKey, Try};
use crate::session::{Solving, SolvingEvent, Task};
pub use view::{DayPuzzle, PuzzleShare, PuzzleView, PuzzlesView, RunView};

/// What the player does with puzzles, beside the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PuzzleEvent {
    Open(PuzzleSource),
    /// What is to be practised.
    Choose(Practice),
    /// On the puzzle.
    Solve(SolvingEvent),
    /// The puzzle that comes next where this one came from.
    Next,
    /// The picture of a solved day's puzzle.
    Share,
    /// Look at what was played, with what else there was.
    Review,
}

/// Where a puzzle comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PuzzleSource {
    Day(CalendarDay),
    /// From easy to hard until three are wrong.
    Run,
    Practice(Practice),
    /// The player's own mistakes.
    Mistakes,
    /// The first ones after the tutorial.
    First(usize),
}

/// What is practised.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Practice {
    /// What is as hard as the player is strong.
    #[default]
    Strength,
    Theme(Theme),
    Grade(Grade),
}

/// The ideas of the first puzzles after the tutorial, one puzzle each.
pub const FIRST_THEMES: [Theme; 5] = [
    Theme::Capture,
    Theme::Tip,
    Theme::Call,
    Theme::Protected,
    Theme::Counting,
];

/// The puzzle that is shown.
#[derive(Debug, Clone)]
pub(super) struct PuzzleScreen {
    source: PuzzleSource,
    asked: Asked,
    solving: Solving,
    /// Where *Back* leads.
    from: ScreenName,
    /// Whether the run is the best one so far.
    best: bool,
    /// By how much the first try has moved the rating.
    rating_change: Option<i16>,
}

/// Which puzzle it is.
#[derive(Debug, Clone)]
enum Asked {
    Shipped { key: PuzzleKey, number: u16 },
    Own(Box<Mistake>),
}

impl App {
    pub(super) fn apply_puzzle(&mut self, event: PuzzleEvent) {
        match event {
            PuzzleEvent::Open(source) => self.open_puzzle(source),
            PuzzleEvent::Choose(practice) => {
                if practice.is_there() {
                    self.practice = practice;
                }
            }
            PuzzleEvent::Solve(event) => {
                let Screen::Puzzle(shown) = &mut self.screen else {
                    return;
                };
                if shown.allows(event) {
                    let effects = shown.solving.apply(event);
                    self.carry_out(effects);
                }
            }
            PuzzleEvent::Next => self.next_puzzle(),
            PuzzleEvent::Share => self.share_puzzle(),
            PuzzleEvent::Review => self.review_puzzle(),
        }
    }

    /// Shows a puzzle, if there is one.
    pub(super) fn open_puzzle(&mut self, source: PuzzleSource) {
        if let PuzzleSource::Practice(practice) = source {
            self.practice = practice;
        }
        if self.has_puzzle(source) {
            // Who goes on from the last lesson to puzzles is done with it.
            if let Screen::Tutorial(learning) = &self.screen
                && learning.tutorial.is_finished()
            {
                self.be_done_with_tutorial();
            }
            self.go(Destination::Puzzle(source));
        }
    }

    fn has_puzzle(&self, source: PuzzleSource) -> bool {
        match source {
            PuzzleSource::Day(day) => day.is_playable(self.books.today),
            PuzzleSource::Run => true,
            PuzzleSource::Practice(practice) => practice.is_there(),
            PuzzleSource::Mistakes => !self.book_of_puzzles().mistakes().is_empty(),
            PuzzleSource::First(at) => at < FIRST_THEMES.len(),
        }
    }

    pub(super) fn puzzle_screen(&mut self, source: PuzzleSource) -> Option<PuzzleScreen> {
        let asked = self.pick(source)?;
        let from = match &self.screen {
            Screen::Home | Screen::Tutorial(_) => ScreenName::Home,
            Screen::Calendar | Screen::Setup(_) => ScreenName::Calendar,
            Screen::Puzzle(before) => before.from,
            _ => ScreenName::Puzzles,
        };
        let options = self.match_options();
        let task = asked.task()?;
        Some(PuzzleScreen {
            source,
            solving: Solving::begin(task, options, self.seeds.draw()),
            best: self.is_in_best_run(source),
            asked,
            from,
            rating_change: None,
        })
    }

    /// Whether the run that goes on with another puzzle is the best one already.
    fn is_in_best_run(&self, source: PuzzleSource) -> bool {
        let goes_on = self
            .book_of_puzzles()
            .run
            .as_ref()
            .is_some_and(|run| 1 < run.had.len());
        match &self.screen {
            Screen::Puzzle(before) => source == PuzzleSource::Run && goes_on && before.best,
            _ => false,
        }
    }

    pub(super) fn book_of_puzzles(&self) -> &PuzzleBook {
        &self.books.profile.puzzles
    }

    /// A try has ended.
    pub(super) fn note_try(&mut self, how: Try) {
        let today = self.books.today;
        let book = &mut self.books.profile.puzzles;
        let Screen::Puzzle(shown) = &mut self.screen else {
            return;
        };
        match &shown.asked {
            Asked::Shipped { key, number } => {
                let rating = Puzzles::shipped().get(usize::from(*number));
                let rating = rating.map_or(0, |puzzle| puzzle.rating);
                let (is_first, before) = (book.tried(*key).is_none(), book.rating().points());
                book.note(*key, how, rating);
                if is_first {
                    let change = i32::from(book.rating().points()) - i32::from(before);
                    shown.rating_change = i16::try_from(change).ok();
                }
            }
            // The first try of a day is what counts.
            Asked::Own(mistake) => {
                if shown.solving.tries().len() == 1 {
                    book.note_mistake(mistake, how == Try::Right, today);
                }
            }
        }
        if shown.source == PuzzleSource::Run
            && let Some(run) = &mut book.run
            && !run.decided
        {
            run.note(how == Try::Right);
            let solved = run.solved;
            shown.best |= book.note_run(solved);
        }
        self.save();
    }

    fn next_puzzle(&mut self) {
        let Screen::Puzzle(shown) = &self.screen else {
            return;
        };
        let next = match shown.source {
            // After the day's puzzle there is practice.
            PuzzleSource::Day(_) => PuzzleSource::Practice(Practice::Strength),
            PuzzleSource::First(at) => PuzzleSource::First(at + 1),
            source => source,
        };
        if self.may_go_on() && self.has_puzzle(next) {
            self.go(Destination::Puzzle(next));
        }
    }

    /// Whether the puzzle on the screen is done with. In a run every puzzle has one try.
    fn may_go_on(&self) -> bool {
        match &self.screen {
            Screen::Puzzle(shown) if shown.source == PuzzleSource::Run => {
                let run = self.book_of_puzzles().run.as_ref();
                run.is_none_or(|run| run.decided)
            }
            Screen::Puzzle(shown) => !shown.solving.tries().is_empty(),
            _ => false,
        }
    }

    /// Looks again at what is on the board of a puzzle that is done with.
    fn review_puzzle(&mut self) {
        let Screen::Puzzle(shown) = &self.screen else {
            return;
        };
        let game = shown.solving.game().clone();
        if shown.solving.is_decided() && !game.turns().is_empty() {
            self.go(Destination::Screen(ScreenName::Review));
            self.show_in_review(game, None);
        }
    }

    fn share_puzzle(&mut self) {
        let Some(PuzzleView {
            can_share: true,
            day:
                Some(DayPuzzle {
                    day,
                    number,
                    tried: Some(tried),
                    ..
                }),
            ..
        }) = self.puzzle()
        else {
            return;
        };
        let Screen::Puzzle(shown) = &self.screen else {
            return;
        };
        let hinted = shown.solving.was_hinted() || tried.was_helped();
        let Some(position) = Puzzles::shipped().get(number).map(|puzzle| puzzle.position) else {
            return;
        };
        let share = PuzzleShare {
            day,
            number,
            position,
            tried,
            hinted,
        };
        self.share(Shared::Puzzle(share));
    }

    pub(super) fn attend_puzzle(&mut self, attention: Attention) {
        let options = self.match_options();
        if let Screen::Puzzle(shown) = &mut self.screen {
            shown.solving.set_options(options);
            let effects = shown.solving.attend(attention);
            self.carry_out(effects);
        }
    }
}

impl PuzzleScreen {
    pub fn solving(&self) -> &Solving {
        &self.solving
    }

    pub fn solving_mut(&mut self) -> &mut Solving {
        &mut self.solving
    }

    pub fn from(&self) -> ScreenName {
        self.from
    }

    /// Only in the easiest puzzles, and in the first ones after the tutorial, the cells that can be played are marked: elsewhere
    /// tapping one mark after another would be half of the solution.
    fn marks_cells(&self) -> bool {
        let grade = match &self.asked {
            Asked::Shipped { number, .. } => Puzzles::shipped().get(usize::from(*number)),
            Asked::Own(_) => None,
        };
        let is_easiest = grade.is_some_and(|puzzle| puzzle.grade() == Grade::ALL[0]);
        is_easiest || matches!(self.source, PuzzleSource::First(_))
    }

    /// In a run nothing helps, and nothing is tried again.
    fn allows(&self, event: SolvingEvent) -> bool {
        let looks_on = matches!(
            event,
            SolvingEvent::Show | SolvingEvent::Skip | SolvingEvent::Back | SolvingEvent::Forward
        );
        self.source != PuzzleSource::Run || looks_on
    }
}

impl Asked {
    fn task(&self) -> Option<Task> {
        match self {
            Asked::Shipped { number, .. } => {
                let puzzles = Puzzles::shipped();
                let puzzle = puzzles.get(usize::from(*number))?;
                Some(Task::of(puzzle, puzzles.tries))
            }
            Asked::Own(mistake) => Task::of_mistake(mistake),
        }
    }
}
