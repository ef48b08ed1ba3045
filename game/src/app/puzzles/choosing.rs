//! Which puzzle comes next.

use chrono::Datelike;
use rsg_engine::puzzle::{Day, Puzzles, Theme};

use super::{Asked, FIRST_THEMES, Practice, PuzzleSource};
use crate::app::App;
use crate::app::screen::Screen;
use crate::progress::puzzles::{Mistake, PuzzleBook, PuzzleKey, Run};
use crate::progress::{CalendarDay, FIRST_YEAR};
use crate::session::mix;

/// One of so many puzzles nearest to what is wanted comes next, so that not everybody practises the same.
const NEAR_IN_PRACTICE: usize = 8;

/// The same in a run, which is begun again and again.
const NEAR_IN_RUN: usize = 30;

/// The rating of a run's first puzzle, and how much harder each further one is.
const RUN_FROM: i32 = 900;
const RUN_STEP: i32 = 50;

/// After so many it grows no harder.
const MOST_STEPS: i32 = 40;

impl App {
    /// The puzzle that comes next from there.
    pub(super) fn pick(&mut self, source: PuzzleSource) -> Option<Asked> {
        let seed = self.seeds.draw();
        let rating = self.book_of_puzzles().rating().points();
        let number = match source {
            PuzzleSource::Day(day) => {
                return Some(Asked::Shipped {
                    key: PuzzleKey::Day(day),
                    number: u16::try_from(of_day(day).0).ok()?,
                });
            }
            PuzzleSource::Mistakes => return self.next_mistake().map(Asked::Own),
            PuzzleSource::Run => self.run_puzzle(seed)?,
            PuzzleSource::Practice(practice) => {
                let shown = self.shown_number();
                let fit = pool().filter(|number| practice.takes(*number) && Some(*number) != shown);
                let fit = untried_first(self.book_of_puzzles(), fit.collect());
                let near = nearest(fit, i32::from(rating), NEAR_IN_PRACTICE);
                one_of(&near, seed).or(shown)?
            }
            PuzzleSource::First(at) => {
                let theme = *FIRST_THEMES.get(at)?;
                // What no puzzle of practice is about has to wait for the days'.
                first_puzzle(theme).or_else(|| first_puzzle(Theme::Sacrifice))?
            }
        };
        Some(Asked::Shipped {
            key: PuzzleKey::Number(number),
            number,
        })
    }

    /// The number of the puzzle on the screen.
    pub(in crate::app) fn shown_number(&self) -> Option<u16> {
        match &self.screen {
            Screen::Puzzle(shown) => match shown.asked {
                Asked::Shipped { number, .. } => Some(number),
                Asked::Own(_) => None,
            },
            _ => None,
        }
    }

    /// The run's puzzle: the one it stands at, or another one if that was decided. A run that is over begins again.
    fn run_puzzle(&mut self, seed: u64) -> Option<u16> {
        let book = &mut self.books.profile.puzzles;
        let kept = book.run.take().filter(can_go_on);
        let mut run = kept.unwrap_or_else(|| Run::begin(seed));
        let mut is_new = run.decided;
        if is_new {
            let at = run.had.len();
            let further = i32::try_from(at).unwrap_or(i32::MAX).min(MOST_STEPS);
            let fit = pool().filter(|number| !run.had.contains(number));
            let near = nearest(fit.collect(), RUN_FROM + RUN_STEP * further, NEAR_IN_RUN);
            let near = untried_first(book, near);
            match one_of(&near, mix(run.seed, at as u64)) {
                Some(number) => run.go_on(number),
                None => is_new = false,
            }
        }
        let number = run.had.last().copied();
        book.run = Some(run);
        if is_new {
            self.save();
        }
        number
    }

    /// The mistake that waits longest; where none is due, another one than is shown, which changes nothing in the books.
    fn next_mistake(&self) -> Option<Box<Mistake>> {
        let book = self.book_of_puzzles();
        let shown = match &self.screen {
            Screen::Puzzle(shown) => match &shown.asked {
                Asked::Own(mistake) => Some(mistake.id()),
                Asked::Shipped { .. } => None,
            },
            _ => None,
        };
        let due = book.due_mistakes(self.books.today).into_iter();
        let mut all = due.chain(book.mistakes());
        let other = all.find(|mistake| Some(mistake.id()) != shown);
        let found = other.or_else(|| book.mistakes().first())?;
        Some(Box::new(found.clone()))
    }
}

impl Practice {
    /// Whether there are such puzzles.
    #[must_use]
    pub fn is_there(self) -> bool {
        pool().any(|number| self.takes(number))
    }

    /// Whether a puzzle is one of this kind.
    pub(in crate::app) fn takes(self, number: u16) -> bool {
        let puzzle = Puzzles::shipped().get(usize::from(number));
        puzzle.is_some_and(|puzzle| match self {
            Practice::Strength => true,
            Practice::Theme(theme) => puzzle.themes.contains(theme),
            Practice::Grade(grade) => puzzle.grade() == grade,
        })
    }
}

/// The numbers of the puzzles that belong to no day.
pub(super) fn pool() -> impl Iterator<Item = u16> {
    let puzzles = Puzzles::shipped();
    let count = u16::try_from(puzzles.all.len()).unwrap_or(u16::MAX);
    let daily = u16::try_from(puzzles.daily).unwrap_or(u16::MAX);
    daily.saturating_add(1)..=count
}

/// The number of a day's puzzle, and how often all of them were there before.
pub(super) fn of_day(day: CalendarDay) -> (usize, i32) {
    let from = chrono::NaiveDate::from_yo_opt(FIRST_YEAR, 1).unwrap_or_default();
    let days = day.date().num_days_from_ce() - from.num_days_from_ce();
    let found = Puzzles::shipped().of_day(Day(days));
    (found.number, found.round)
}

/// Whether a kept run has not ended, and its puzzle is one of those there are.
fn can_go_on(run: &Run) -> bool {
    let is_there = |number: &u16| pool().any(|one| one == *number);
    !run.is_over() && (run.decided || run.had.last().is_some_and(is_there))
}

/// So many of these puzzles that are nearest to a rating.
fn nearest(mut numbers: Vec<u16>, rating: i32, most: usize) -> Vec<u16> {
    let puzzles = Puzzles::shipped();
    let far = |number: &u16| {
        let puzzle = puzzles.get(usize::from(*number));
        puzzle.map_or(i32::MAX, |puzzle| (i32::from(puzzle.rating) - rating).abs())
    };
    numbers.sort_by_key(far);
    numbers.truncate(most);
    numbers
}

/// Those that were never tried; all of them, if there are none.
fn untried_first(book: &PuzzleBook, numbers: Vec<u16>) -> Vec<u16> {
    let new = |number: &u16| book.tried(PuzzleKey::Number(*number)).is_none();
    let untried: Vec<u16> = numbers.iter().copied().filter(new).collect();
    if untried.is_empty() { numbers } else { untried }
}

fn one_of(numbers: &[u16], seed: u64) -> Option<u16> {
    let place = seed.checked_rem(numbers.len() as u64)?;
    numbers.get(usize::try_from(place).ok()?).copied()
}

/// The easiest puzzle about something, those about nothing else first.
fn first_puzzle(theme: Theme) -> Option<u16> {
    let puzzles = Puzzles::shipped();
    let about = pool().filter_map(|number| Some((number, puzzles.get(usize::from(number))?)));
    let about = about.filter(|(_, puzzle)| puzzle.themes.contains(theme));
    let easiest =
        about.min_by_key(|(number, puzzle)| (puzzle.rating, puzzle.themes.iter().count(), *number));
    easiest.map(|(number, _)| number)
}
