//! Exact proofs that a position is a puzzle: one placement wins, and again at each turn that follows.

use super::{CHOICES, MOST_TURNS, Puzzle, Themes, VACANT, rating};
use crate::search::Thinker;
use crate::search::alphabeta::{AlphaBeta, Budget};
use crate::search::entry::Entry;
use crate::search::root::Root;
use crate::search::window::Window;
use crate::{Color, Game, Move, Position};
use std::fmt;

/// The reason why a position is no puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Unfit {
    /// It has too few or too many empty cells.
    Empty,
    /// Too few different placements can be made.
    Choices,
    /// The side to move does not win.
    NotWon,
    /// More than one placement wins.
    Cooked,
    /// The moves before it could change the answer.
    History,
    /// It takes more placements to find than a puzzle may have.
    Long,
}

impl fmt::Display for Unfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Unfit::Empty => "it has too few or too many empty cells",
            Unfit::Choices => "too few different placements can be made",
            Unfit::NotWon => "the side to move does not win",
            Unfit::Cooked => "more than one placement wins",
            Unfit::History => "what was played before could change the answer",
            Unfit::Long => "it takes too many placements",
        })
    }
}

/// The reason why a puzzle is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Fault {
    /// Its position is no puzzle.
    Unfit(Unfit),
    /// Its solution is not the one that is proved.
    Line,
    /// The win is by another margin.
    Margin,
    /// Its themes are others.
    Themes,
    /// Its rating is not the one of its finds.
    Rating,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Unfit(unfit) => unfit.fmt(f),
            Fault::Line => f.write_str("its solution is not the one that is proved"),
            Fault::Margin => f.write_str("the win is by another margin"),
            Fault::Themes => f.write_str("its themes are others"),
            Fault::Rating => f.write_str("its rating is not the one of its finds"),
        }
    }
}

/// The only placement that wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OnlyWin {
    /// The placement.
    pub mv: Move,
    /// The number of other placements, those that lead to the same position counted once.
    pub others: usize,
}

impl Puzzle {
    /// Proves everything about it that can be proved: that nothing else wins at any turn, that its solution is the
    /// longest resistance or the beginning of it, its margin and its themes.
    ///
    /// # Errors
    ///
    /// Says what is not so.
    pub fn prove(&self, thinker: &mut Thinker, tries: u8) -> Result<(), Fault> {
        let never = || false;
        let line = thinker.puzzle_line(self.position, &never);
        let line = line.ok_or(Fault::Line)?.map_err(Fault::Unfit)?;
        if !self.is_beginning_of(&line) {
            return Err(Fault::Line);
        }
        if thinker.puzzle_margin(self.position, &self.line, &never) != Some(self.margin) {
            return Err(Fault::Margin);
        }
        if Themes::of(self.position, &self.line, self.margin) != Some(self.themes) {
            return Err(Fault::Themes);
        }
        if rating(self.found, tries) != self.rating {
            return Err(Fault::Rating);
        }
        Ok(())
    }

    /// True if its solution is this one, as a whole or up to a placement of the solver.
    fn is_beginning_of(&self, line: &[Move]) -> bool {
        let Some((last, before)) = self.line.split_last() else {
            return false;
        };
        let mut game = Game::from_position(self.position);
        let playable = before.iter().all(|mv| game.play(*mv).is_ok());
        playable
            && game.position().to_move() == self.solver()
            && game.moves().contains(last)
            && line.starts_with(&self.line)
    }
}

impl Thinker {
    /// The only placement that wins, if at least three different ones can be made; or why there is none. The game's
    /// memory is respected. `None` if the game is over or `stop` said so.
    pub fn only_win(
        &mut self,
        game: &Game,
        stop: &dyn Fn() -> bool,
    ) -> Option<Result<OnlyWin, Unfit>> {
        let root = Root::of(game)?;
        if root.moves.len() < CHOICES {
            return Some(Err(Unfit::Choices));
        }
        let wanted = 1 - root.offset;
        let mut search = self.prover(&root, Budget::until(stop));
        let window = Window::at_least(wanted);
        let value = search.search(root.sides, root.place, window, Entry::EXACT);
        if search.aborted {
            return None;
        }
        if value < wanted {
            return Some(Err(Unfit::NotWon));
        }
        let mut only = None;
        for index in search.promising(&root) {
            let value = search.search_move(&root, index, window, Entry::EXACT);
            if search.aborted {
                return None;
            }
            if wanted <= value {
                if only.is_some() {
                    return Some(Err(Unfit::Cooked));
                }
                only = Some(root.moves[index].mv);
            }
        }
        let others = root.moves.len() - 1;
        only.map(|mv| Ok(OnlyWin { mv, others }))
    }

    /// The solution of a position: the only winning placements of its side to move, and between them the replies that
    /// hold out longest in such placements; among those the one that leaves most losing answers. Or why it is no
    /// puzzle. `None` if `stop` said so.
    pub fn puzzle_line(
        &mut self,
        position: Position,
        stop: &dyn Fn() -> bool,
    ) -> Option<Result<Vec<Move>, Unfit>> {
        let game = Game::from_position(position);
        if !VACANT.contains(&position.sides().vacant().len()) || game.end().is_some() {
            return Some(Err(Unfit::Empty));
        }
        if game.opening_pass().is_some() {
            return Some(Err(Unfit::Choices));
        }
        self.next_proof();
        let only = match self.only_win(&game, stop)? {
            Ok(only) => only,
            Err(unfit) => return Some(Err(unfit)),
        };
        if !self.holds_after_any_history(&game, only.mv, stop)? {
            return Some(Err(Unfit::History));
        }
        let mut line = vec![only.mv];
        let next = after(&game, only.mv);
        let tail = self.longest_resistance(&next, position.to_move(), MOST_TURNS, stop)?;
        if MOST_TURNS <= tail.turns {
            return Some(Err(Unfit::Long));
        }
        line.extend(tail.moves);
        Some(Ok(line))
    }

    /// The points by which the solver wins after the solution with best play by both; 0 for a win by captures. `None`
    /// if the solution cannot be played or does not win, or `stop` said so.
    pub fn puzzle_margin(
        &mut self,
        position: Position,
        line: &[Move],
        stop: &dyn Fn() -> bool,
    ) -> Option<u8> {
        let mut game = Game::from_position(position);
        for &mv in line {
            game.play(mv).ok()?;
        }
        let solver = position.to_move();
        let end = game.position();
        let margin = match self.margin(&game, stop) {
            Some((margin, _)) if end.to_move() == solver => margin,
            Some((margin, _)) => -margin,
            None => game.outcome().map(|_| end.score().lead(solver))?,
        };
        u8::try_from(margin).ok()
    }

    /// Begins a proof that has nothing to do with the ones before it.
    pub(crate) fn next_proof(&mut self) {
        self.proof_table.next_age();
    }

    /// Tells if a puzzle's answer is the same whatever was played before.
    ///
    /// An earlier position cannot come back after a placement on the rim, where stones stay. So nothing before matters
    /// if the winning placement is on the rim and every other one is too, or can be answered there without losing.
    fn holds_after_any_history(
        &mut self,
        game: &Game,
        winning: Move,
        stop: &dyn Fn() -> bool,
    ) -> Option<bool> {
        if winning.cell.is_interior() {
            return Some(false);
        }
        let inner = game.moves().into_iter().filter(|mv| mv.cell.is_interior());
        for mv in inner {
            let next = after(game, mv);
            if next.end().is_some() {
                continue;
            }
            if next.position().to_move() == game.position().to_move() {
                return Some(false);
            }
            if !self.can_be_refuted_on_the_rim(&next, stop)? {
                return Some(false);
            }
        }
        Some(true)
    }

    /// Tells if a placement on the rim wins or draws.
    fn can_be_refuted_on_the_rim(&mut self, game: &Game, stop: &dyn Fn() -> bool) -> Option<bool> {
        let Some(root) = Root::of(game) else {
            return Some(false);
        };
        let wanted = -root.offset;
        let mut search = self.prover(&root, Budget::until(stop));
        for index in search.promising(&root) {
            if root.moves[index].step.is_on_rim() {
                let value = reached(&mut search, &root, index, wanted)?;
                if value {
                    return Some(true);
                }
            }
        }
        Some(false)
    }

    /// The number of turns for which the solver's placements stay the only winning ones if the opponent plays for that;
    /// at most `most`.
    fn longest_resistance(
        &mut self,
        game: &Game,
        solver: Color,
        most: usize,
        stop: &dyn Fn() -> bool,
    ) -> Option<Tail> {
        if most == 0 || game.end().is_some() {
            return Some(Tail::default());
        }
        if game.position().to_move() == solver {
            return match self.only_win(game, stop)? {
                Err(_) => Some(Tail::default()),
                Ok(only) => {
                    let next = after(game, only.mv);
                    let tail = self.longest_resistance(&next, solver, most - 1, stop)?;
                    Some(tail.after_turn(only))
                }
            };
        }
        let replies = Root::of(game).map_or(Vec::new(), |root| root.moves);
        let mut best = Tail::default();
        for reply in replies {
            let next = after(game, reply.mv);
            let tail = self.longest_resistance(&next, solver, most, stop)?;
            if (best.turns, best.losing) < (tail.turns, tail.losing) {
                best = tail.after_reply(reply.mv);
            }
        }
        Some(best)
    }
}

fn reached<J: crate::eval::Judge>(
    search: &mut AlphaBeta<'_, J>,
    root: &Root,
    index: usize,
    wanted: i32,
) -> Option<bool> {
    let value = search.search_move(root, index, Window::at_least(wanted), Entry::EXACT);
    (!search.aborted).then_some(wanted <= value)
}

/// The game after a move that can be played.
fn after(game: &Game, mv: Move) -> Game {
    let mut next = game.clone();
    next.play(mv).expect("the search offers playable moves");
    next
}

/// The continuation of a solution.
#[derive(Default)]
struct Tail {
    /// The placements, empty or ending with one of the solver's.
    moves: Vec<Move>,
    /// The number of them that are the solver's.
    turns: usize,
    /// The number of losing placements at the first of them.
    losing: usize,
}

impl Tail {
    fn after_turn(mut self, only: OnlyWin) -> Tail {
        self.moves.insert(0, only.mv);
        Tail {
            moves: self.moves,
            turns: self.turns + 1,
            losing: only.others,
        }
    }

    fn after_reply(mut self, reply: Move) -> Tail {
        self.moves.insert(0, reply);
        self
    }
}
