//! Solved openings: positions of the first placements with their proved values, so that Oracle need not prove them
//! again.
//!
//! They ship as text in `assets/openings/solved.txt`, made by `cargo xtask solve-openings`:
//!
//! ```text
//! openings 1 COUNT CHECKSUM
//! ./wbwbwb/............/............/...... b 0 0 = -9 0 any B1[B]
//! ```
//!
//! A line is a position, up to symmetry and with Black to place; then, for Black, the difference of scores with best
//! play, the difference of captures that decides if that is 0, where the value holds, and a best move. A value holds
//! after `any` history without a capture since the last placement on the rim, or only right after such a placement, at
//! the `wall` (see `docs/solving.md`, "Repetition"). The checksum is the 64-bit FNV-1a of all lines after the first.

use super::entry::Entry;
use super::root::{Root, RootMove};
use super::traces::Traces;
use super::{CAPTURE, POINT, least_of, points};
use crate::error::{FileFault, LineFault};
use crate::fnv1a;
use crate::sides::Sides;
use crate::{Action, Board, Color, Error, Game, Move, Position, Symmetry};
use std::fmt::Write;
use std::str::FromStr;
use std::sync::LazyLock;

/// The head of the first line: the name and the version.
const HEAD: &str = "openings 1";

/// The text that ships.
const SHIPPED: &str = include_str!("../../../assets/openings/solved.txt");

/// Positions with fewer vacant cells than this are never asked for.
const FEWEST_VACANT: usize = 24;

/// A solved position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opening {
    /// The first of its symmetric images.
    image: Sides,
    /// The value to go: exact in points, and at a level score in captures too.
    value: i32,
    /// A best placement in the image, as Black plays it.
    best: Move,
    /// True if the value holds only where no earlier position can come back.
    recurring: bool,
}

/// Solved openings, sorted by their images.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Openings {
    all: Vec<Opening>,
}

impl Opening {
    /// The final difference of scores with best play for the player to place; captures count from here on.
    #[must_use]
    pub fn margin(&self) -> i32 {
        points(self.value)
    }

    /// The opening of an image with its proved value to go and best placement, both for Black.
    pub(crate) fn proved(image: Sides, value: i32, best: Move, recurring: bool) -> Opening {
        Opening {
            image,
            value,
            best,
            recurring,
        }
    }

    /// The position, Black to place.
    #[must_use]
    pub fn position(&self) -> Position {
        let board = Board::from_view(self.image, Color::Black);
        Position::new(board, Color::Black, Default::default()).expect("nothing is captured")
    }

    /// The captures that may bring back an earlier position.
    fn traces(&self) -> Traces {
        if self.recurring {
            Traces::ANY
        } else {
            Traces::NONE.anywhere()
        }
    }

    /// The least and the greatest value to go, both included.
    fn bounds(&self) -> (i32, i32) {
        match self.margin() {
            0 => (self.value, self.value),
            margin => (least_of(margin), least_of(margin + 1) - 1),
        }
    }
}

impl Openings {
    /// The openings that ship with the engine.
    #[must_use]
    pub fn shipped() -> &'static Openings {
        static OPENINGS: LazyLock<Openings> = LazyLock::new(|| {
            SHIPPED
                .parse()
                .expect("a test checks the openings that ship")
        });
        &OPENINGS
    }

    /// The number of openings.
    #[must_use]
    pub fn len(&self) -> usize {
        self.all.len()
    }

    /// True if there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// All openings.
    pub fn iter(&self) -> impl Iterator<Item = &Opening> {
        self.all.iter()
    }

    /// The entry of a game's position.
    #[must_use]
    pub fn of(&self, game: &Game) -> Option<&Opening> {
        let root = Root::of(game)?;
        self.find(root.sides)
    }

    /// Adds one, in place of an earlier one of the same position.
    pub fn insert(&mut self, opening: Opening) {
        match self.search(opening.image) {
            Ok(at) => self.all[at] = opening,
            Err(at) => self.all.insert(at, opening),
        }
    }

    /// The text of the table.
    #[must_use]
    pub fn to_text(&self) -> String {
        let mut lines = String::new();
        for opening in &self.all {
            let Opening {
                value,
                best,
                recurring,
                ..
            } = opening;
            let (position, margin) = (opening.position(), opening.margin());
            let captures = value - margin * POINT;
            let holds = if *recurring { "wall" } else { "any" };
            let _ = writeln!(lines, "{position} = {margin:+} {captures} {holds} {best}");
        }
        format!(
            "{HEAD} {} {:016x}\n{lines}",
            self.all.len(),
            checksum(&lines)
        )
    }

    fn find(&self, sides: Sides) -> Option<&Opening> {
        if sides.vacant().len() < FEWEST_VACANT {
            return None;
        }
        let at = self.search(Symmetry::first_image(sides).0).ok()?;
        Some(&self.all[at])
    }

    fn search(&self, image: Sides) -> Result<usize, usize> {
        self.all
            .binary_search_by_key(&image, |opening| opening.image)
    }

    /// A position's entry for the table; `bound` says that the last placement was a ko exception, and
    /// of such positions nothing is known.
    #[inline(always)]
    pub(crate) fn entry(&self, sides: Sides, bound: bool) -> Option<Entry> {
        if bound || sides.vacant().len() < FEWEST_VACANT {
            return None;
        }
        self.early_entry(sides)
    }

    #[inline(never)]
    fn early_entry(&self, sides: Sides) -> Option<Entry> {
        let opening = self.find(sides)?;
        let (_, symmetry) = Symmetry::first_image(sides);
        let best = Action::from_move(opening.best, Color::Black);
        let best = symmetry.inverse().action(best);
        Some(Entry::proved(opening.bounds(), best, opening.traces()))
    }

    /// The moves proved to be best in a solved position: the one recorded, or all that lead to solved positions of
    /// the same value. With the margin for the player to place, captures so far included.
    pub(crate) fn best(&self, root: &Root) -> Option<(i32, Vec<usize>)> {
        let opening = self.find(root.sides)?;
        if root.place.bound || !root.path.allows(root.place, opening.traces(), root.sides) {
            return None;
        }
        let reaches = |mv: &RootMove| {
            let next = self.find(mv.step.after)?;
            let holds = !next.recurring || mv.step.is_on_rim();
            let known = holds && mv.step.captures == 0 && next.value == -opening.value;
            known.then_some(())
        };
        let (image, symmetry) = Symmetry::first_image(root.sides);
        debug_assert_eq!(image, opening.image);
        let best = Action::from_move(opening.best, Color::Black);
        let recorded = |mv: &RootMove| symmetry.action(mv.step.action) == best;
        let moves: Vec<usize> = (0..root.moves.len())
            .filter(|&index| recorded(&root.moves[index]) || reaches(&root.moves[index]).is_some())
            .collect();
        let margin = points(opening.value + root.offset);
        (!moves.is_empty()).then_some((margin, moves))
    }
}

impl FromStr for Openings {
    type Err = Error;

    fn from_str(text: &str) -> Result<Openings, Error> {
        let fault = |number: usize, fault: LineFault| FileFault::Line { number, fault };
        let (head, lines) = text
            .split_once('\n')
            .ok_or_else(|| fault(1, LineFault::Alone))?;
        let numbers = head
            .strip_prefix(HEAD)
            .ok_or_else(|| fault(1, LineFault::Head))?;
        let (count, sum) = numbers
            .trim()
            .split_once(' ')
            .ok_or_else(|| fault(1, LineFault::Numbers))?;
        if u64::from_str_radix(sum, 16) != Ok(checksum(lines)) {
            return Err(fault(1, LineFault::Checksum).into());
        }
        let mut all: Vec<Opening> = Vec::new();
        for (number, line) in (2..).zip(lines.lines()) {
            let opening = parsed(line).map_err(|what| fault(number, what))?;
            if all.last().is_some_and(|last| opening.image <= last.image) {
                return Err(fault(number, LineFault::Order).into());
            }
            all.push(opening);
        }
        if count.parse() != Ok(all.len()) {
            return Err(fault(1, LineFault::Count).into());
        }
        Ok(Openings { all })
    }
}

/// The opening of a line.
fn parsed(line: &str) -> Result<Opening, LineFault> {
    let (position, rest) = line.split_once(" = ").ok_or(LineFault::Sign)?;
    let at_fault = |fault| LineFault::Position(Box::new(fault));
    let position: Position = position.parse().map_err(at_fault)?;
    let image = position.sides();
    let words: Vec<&str> = rest.split(' ').collect();
    let [margin, captures, holds, best] = words[..] else {
        return Err(LineFault::Words);
    };
    let number = |word: &str| {
        word.parse::<i32>()
            .map_err(|error| LineFault::Number(word.to_owned(), error))
    };
    let recurring = match holds {
        "any" => false,
        "wall" => true,
        _ => return Err(LineFault::Holds(holds.to_owned())),
    };
    let no_move = |error| LineFault::Move(best.to_owned(), Box::new(error));
    let best: Move = best.parse().map_err(no_move)?;
    if position.to_move() != Color::Black || Symmetry::first_image(image).0 != image {
        return Err(LineFault::Image);
    }
    if !position.moves().contains(&best) {
        return Err(LineFault::Refused(best.to_string()));
    }
    Ok(Opening {
        image,
        value: number(margin)? * POINT + number(captures)? * CAPTURE,
        best,
        recurring,
    })
}

fn checksum(text: &str) -> u64 {
    fnv1a(text.as_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Level, Limits, Symmetry, Thinker};

    #[test]
    fn what_ships_is_sound_and_reads_back() {
        let openings = Openings::shipped();
        assert_eq!(
            openings.to_text().parse::<Openings>().as_ref(),
            Ok(openings)
        );
        assert_eq!(openings.to_text(), SHIPPED);
        assert!(SHIPPED.len() < 100_000);
        assert!(openings.of(&Game::new()).is_some());
    }

    #[test]
    fn solved_positions_fit_together() {
        let openings = Openings::shipped();
        let mut complete = 0;
        for opening in openings.iter() {
            let position = opening.position();
            let values: Vec<Option<i32>> = position
                .moves()
                .into_iter()
                .map(|mv| {
                    let next = position.play(mv).unwrap();
                    let captures = next.captures()[Color::Black] as i32;
                    let found = openings.of(&Game::from_position(next))?;
                    Some(captures - found.margin())
                })
                .collect();
            // No move is worth more than its position, and where all moves are known one is worth as much.
            assert!(
                values
                    .iter()
                    .flatten()
                    .all(|value| *value <= opening.margin())
            );
            if values.iter().all(Option::is_some) {
                assert!(values.contains(&Some(opening.margin())), "{position}");
                complete += 1;
            }
        }
        assert!(0 < complete);
    }

    #[test]
    fn oracle_plays_solved_openings_at_once_and_not_always_alike() {
        let openings = Openings::shipped();
        let margin = openings.of(&Game::new()).unwrap().margin();
        let mut thinker = Thinker::with_megabytes(1);
        let mut first_moves = Vec::new();
        for seed in 0..20 {
            let mut game = Game::new();
            let report = thinker
                .choose(&game, Level::Oracle, seed, Limits::default())
                .unwrap();
            assert!(report.exact && report.nodes < 100);
            assert_eq!(report.score, margin);
            game.play(report.best).unwrap();
            assert_eq!(openings.of(&game).unwrap().margin(), -margin);
            first_moves.push(report.best.cell);
        }
        first_moves.sort_unstable();
        first_moves.dedup();
        assert!(1 < first_moves.len());
    }

    #[test]
    fn images_are_found_and_strangers_are_not() {
        let openings = Openings::shipped();
        for opening in openings.iter() {
            for symmetry in Symmetry::ALL {
                let board = symmetry.board(opening.position().board());
                let position = Position::new(board, Color::Black, Default::default()).unwrap();
                assert_eq!(openings.of(&Game::from_position(position)), Some(opening));
            }
        }
        let full = "b/bwbwbw/bbbbbbbbbbbb/bbbbbb....../...... b 0 0";
        assert_eq!(
            openings.of(&Game::from_position(full.parse().unwrap())),
            None
        );
    }

    #[test]
    fn damage_is_named() {
        let what = |text: &str| text.parse::<Openings>().unwrap_err().to_string();
        let lines = SHIPPED.split_once('\n').unwrap().1;
        let sealed =
            |lines: &str, count: usize| format!("{HEAD} {count} {:016x}\n{lines}", checksum(lines));
        assert!(what("").contains("nothing follows"));
        assert!(what("closings 1 0 0\n").contains("begin"));
        assert!(what(&SHIPPED.replacen("any", "wall", 1)).contains("damaged"));
        assert!(what(&sealed(lines, 999)).contains("count"));
        let twice = format!("{lines}{lines}");
        assert!(what(&sealed(&twice, 9)).contains("order"));
        assert!(what(&sealed(&lines.replacen(" any", " now", 1), 9)).contains("neither"));
        assert!(what(&sealed(&lines.replacen(" = ", " ", 1), 9)).contains("no ="));
    }

    /// A caller that looks for its own type among the reasons must not meet a box.
    #[test]
    fn a_fault_leads_to_the_error_itself() {
        use std::error::Error as _;
        let line = "nonsense = +1 0 any B4\n";
        let text = format!("{HEAD} 1 {:016x}\n{line}", checksum(line));
        let error = text.parse::<Openings>().unwrap_err();
        let line_fault = error.source().and_then(|file| file.source()).unwrap();
        let reason = line_fault.source().unwrap().downcast_ref::<Error>();
        assert_eq!(reason, "nonsense".parse::<Position>().err().as_ref());
        assert!(reason.is_some());
    }
}
