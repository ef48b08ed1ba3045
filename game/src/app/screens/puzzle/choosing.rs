//! Which puzzle comes next.

use rsg_engine::puzzle::{Puzzle, Puzzles, Theme};

use crate::app::context::{Books, Context};
use crate::app::puzzle_source::{FIRST_THEMES, PuzzleSource, of_day, pool};
use crate::app::sets::opening;
use crate::progress::puzzles::{Mistake, PuzzleBook, PuzzleKey, Run};
use crate::progress::sets::SetPlace;
use crate::session::{Task, mix};

/// The number of best-fitting puzzles from which the next one is drawn, so that players get different ones.
const NEAR_IN_PRACTICE: usize = 8;

/// That number in a run, which is begun again and again.
const NEAR_IN_RUN: usize = 30;

/// The rating of a run's first puzzle, and how much harder each further one is.
const RUN_FROM: i32 = 900;
const RUN_STEP: i32 = 50;

/// The number of puzzles after which a run grows no harder.
const MOST_STEPS: i32 = 40;

/// The puzzle that is asked for.
#[derive(Debug, Clone)]
pub(super) enum Asked {
    Shipped {
        key: PuzzleKey,
        number: u16,
        puzzle: &'static Puzzle,
    },
    Own(Box<Mistake>),
    /// A board of a set.
    OfSet(SetPlace),
}

impl Asked {
    fn shipped(key: PuzzleKey, number: u16, puzzles: &'static Puzzles) -> Option<Asked> {
        let puzzle = puzzles.get(usize::from(number))?;
        Some(Asked::Shipped {
            key,
            number,
            puzzle,
        })
    }

    pub fn task(&self, context: &Context) -> Option<Task> {
        match self {
            Asked::Shipped { puzzle, .. } => Some(Task::of(puzzle)),
            Asked::Own(mistake) => Task::of_mistake(mistake),
            Asked::OfSet(at) => opening::task(*at, context),
        }
    }

    /// Its number, if it ships with the app.
    pub fn number(&self) -> Option<u16> {
        match self {
            Asked::Shipped { number, .. } => Some(*number),
            Asked::Own(_) | Asked::OfSet(_) => None,
        }
    }

    /// The puzzle, if it ships with the app.
    pub fn puzzle(&self) -> Option<&'static Puzzle> {
        match self {
            Asked::Shipped { puzzle, .. } => Some(puzzle),
            Asked::Own(_) | Asked::OfSet(_) => None,
        }
    }
}

/// The puzzle that comes next from there. Those that ship have to be there.
pub(super) fn pick(
    source: PuzzleSource,
    shown: Option<&Asked>,
    context: &mut Context,
) -> Option<Asked> {
    let seed = context.seeds.draw();
    if let PuzzleSource::Set(at) = source {
        return Some(Asked::OfSet(at));
    }
    if source == PuzzleSource::Mistakes {
        return next_mistake(shown, &context.books).map(Asked::Own);
    }
    let puzzles = context.late.puzzles?;
    let book = &context.books.profile.puzzles;
    let rating = book.rating().points();
    let number = match source {
        PuzzleSource::Day(day) => {
            let number = u16::try_from(of_day(day).number).ok()?;
            return Asked::shipped(PuzzleKey::Day(day), number, puzzles);
        }
        PuzzleSource::Mistakes | PuzzleSource::Set(_) => return None,
        PuzzleSource::Run => run_puzzle(seed, puzzles, context)?,
        PuzzleSource::Practice(practice) => {
            let shown = shown.and_then(Asked::number);
            let takes = |number: &u16| practice.takes(*number, puzzles) && Some(*number) != shown;
            let fit = pool(puzzles).filter(takes);
            let fit = untried_first(book, fit.collect());
            let near = nearest(fit, i32::from(rating), NEAR_IN_PRACTICE, puzzles);
            one_of(&near, seed).or(shown)?
        }
        PuzzleSource::First(at) => {
            let theme = *FIRST_THEMES.get(at)?;
            // What no puzzle of practice is about has to wait for the days'.
            first_puzzle(theme, puzzles).or_else(|| first_puzzle(Theme::Sacrifice, puzzles))?
        }
    };
    Asked::shipped(PuzzleKey::Number(number), number, puzzles)
}

/// The run's puzzle: the one it stands at, or another one if that was decided. A run that is over begins again.
fn run_puzzle(seed: u64, puzzles: &Puzzles, context: &mut Context) -> Option<u16> {
    let book = &mut context.books.profile.puzzles;
    let kept = book.run.take().filter(|run| can_go_on(run, puzzles));
    let mut run = kept.unwrap_or_else(|| Run::begin(seed));
    let mut is_new = run.decided;
    if is_new {
        let at = run.had.len();
        let further = i32::try_from(at).unwrap_or(i32::MAX).min(MOST_STEPS);
        let fit = pool(puzzles).filter(|number| !run.had.contains(number));
        let near = nearest(
            fit.collect(),
            RUN_FROM + RUN_STEP * further,
            NEAR_IN_RUN,
            puzzles,
        );
        let near = untried_first(book, near);
        match one_of(&near, mix(run.seed, at as u64)) {
            Some(number) => run.go_on(number),
            None => is_new = false,
        }
    }
    let number = run.had.last().copied();
    book.run = Some(run);
    if is_new {
        context.save();
    }
    number
}

/// The mistake that waits longest; where none is due, another one than is shown, which changes nothing in the books.
fn next_mistake(shown: Option<&Asked>, books: &Books) -> Option<Box<Mistake>> {
    let book = &books.profile.puzzles;
    let shown = match shown {
        Some(Asked::Own(mistake)) => Some(mistake.id()),
        Some(Asked::Shipped { .. } | Asked::OfSet(_)) | None => None,
    };
    let due = book.due_mistakes(books.today).into_iter();
    let mut all = due.chain(book.mistakes());
    let other = all.find(|mistake| Some(mistake.id()) != shown);
    let found = other.or_else(|| book.mistakes().first())?;
    Some(Box::new(found.clone()))
}

/// Returns true if a kept run has not ended, and its puzzle is one of those there are.
fn can_go_on(run: &Run, puzzles: &Puzzles) -> bool {
    let is_there = |number: &u16| pool(puzzles).any(|one| one == *number);
    !run.is_over() && (run.decided || run.had.last().is_some_and(is_there))
}

/// At most `most` of these puzzles: those that are nearest to a rating.
fn nearest(mut numbers: Vec<u16>, rating: i32, most: usize, puzzles: &Puzzles) -> Vec<u16> {
    let far = |number: &u16| {
        let puzzle = puzzles.get(usize::from(*number));
        puzzle.map_or(i32::MAX, |puzzle| (i32::from(puzzle.rating) - rating).abs())
    };
    numbers.sort_by_key(far);
    numbers.truncate(most);
    numbers
}

/// The puzzles that were never tried; all of them, if there are none.
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
fn first_puzzle(theme: Theme, puzzles: &Puzzles) -> Option<u16> {
    let about =
        pool(puzzles).filter_map(|number| Some((number, puzzles.get(usize::from(number))?)));
    let about = about.filter(|(_, puzzle)| puzzle.themes.contains(theme));
    let easiest =
        about.min_by_key(|(number, puzzle)| (puzzle.rating, puzzle.themes.iter().count(), *number));
    easiest.map(|(number, _)| number)
}
