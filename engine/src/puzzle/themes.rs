//! The themes of a puzzle, read off its solution.

use crate::{Board, Cells, Color, Effect, Game, Move, Position};
use std::fmt;

/// A win by no more points than this has to be counted.
const NARROW: u8 = 2;

/// A theme of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Theme {
    /// A placement of the solver captures.
    Capture,
    /// A surrounded group stands, when the solver is to place or after that: it is protected.
    Protected,
    /// The winning placement with the other call does not win.
    Call,
    /// Ko blocks a placement on the way, or the opponent's after the last.
    Ko,
    /// A placement of the solver takes a tip.
    Tip,
    /// No placement flips fewer than the winning one, and more than half of the others flip more.
    Sacrifice,
    /// The opponent has to pass after a placement of the solver.
    Pass,
    /// The win is by two points or fewer, or by captures alone.
    Counting,
}

impl Theme {
    /// All of them.
    pub const ALL: [Theme; 8] = [
        Theme::Capture,
        Theme::Protected,
        Theme::Call,
        Theme::Ko,
        Theme::Tip,
        Theme::Sacrifice,
        Theme::Pass,
        Theme::Counting,
    ];

    /// The theme's name on the console.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Theme::Capture => "capture",
            Theme::Protected => "protected",
            Theme::Call => "call",
            Theme::Ko => "ko",
            Theme::Tip => "tip",
            Theme::Sacrifice => "sacrifice",
            Theme::Pass => "pass",
            Theme::Counting => "counting",
        }
    }
}

impl fmt::Display for Theme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// Some themes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Themes(u8);

impl Themes {
    /// No theme.
    pub const NONE: Themes = Themes(0);

    /// These themes and one more.
    #[must_use]
    pub const fn with(self, theme: Theme) -> Themes {
        Themes(self.0 | 1 << theme as u8)
    }

    /// True if this theme is among them.
    #[must_use]
    pub const fn contains(self, theme: Theme) -> bool {
        self.0 >> theme as u8 & 1 == 1
    }

    /// The themes, in the order of [`Theme::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Theme> {
        Theme::ALL
            .into_iter()
            .filter(move |theme| self.contains(*theme))
    }

    /// The byte they are.
    pub(super) const fn code(self) -> u8 {
        self.0
    }

    /// The themes of a byte that [`Themes::code`] gave.
    pub(super) const fn from_code(code: u8) -> Themes {
        Themes(code)
    }

    /// The themes of a solution that wins by `margin` points in the end. `None` if it cannot be played.
    #[must_use]
    pub fn of(position: Position, line: &[Move], margin: u8) -> Option<Themes> {
        let mut game = Game::from_position(position);
        let solver = game.position().to_move();
        let mut themes = Themes::NONE;
        if margin <= NARROW {
            themes = themes.with(Theme::Counting);
        }
        for &mv in line {
            if game.position().to_move() == solver {
                themes = themes.with_turn(&game, mv)?;
            }
            game.play(mv).ok()?;
            if game.placements().iter().any(|(_, blocked)| *blocked) {
                themes = themes.with(Theme::Ko);
            }
        }
        Some(themes)
    }

    /// These themes and those that a turn of the solver's adds.
    fn with_turn(self, game: &Game, mv: Move) -> Option<Themes> {
        let effect = game.preview(mv).ok()?;
        let mut next = game.clone();
        let turn = next.play(mv).ok()?;
        let shown = [
            (Theme::Capture, 0 < effect.capture_count()),
            (
                Theme::Protected,
                has_protected(effect.before) || has_protected(effect.after),
            ),
            (Theme::Call, hangs_on_the_call(game, &effect)),
            (Theme::Tip, Cells::TIPS.contains(mv.cell)),
            (Theme::Sacrifice, flips_fewest(game, &effect)),
            (Theme::Pass, turn.passes.is_some()),
        ];
        let shown = shown.into_iter().filter(|(_, shown)| *shown);
        Some(shown.fold(self, |themes, (theme, _)| themes.with(theme)))
    }
}

/// True if the cell's other call may be made too and leads elsewhere.
fn hangs_on_the_call(game: &Game, effect: &Effect) -> bool {
    let Some(call) = effect.mv.call else {
        return false;
    };
    let other = Move::calling(effect.mv.cell, !call);
    let playable = game.moves().contains(&other);
    playable
        && game
            .preview(other)
            .is_ok_and(|other| other.after != effect.after)
}

/// True if no placement flips fewer, and more than half of the others flip more.
fn flips_fewest(game: &Game, effect: &Effect) -> bool {
    let flips = effect.flip_count();
    let others: Vec<u8> = game
        .moves()
        .into_iter()
        .filter_map(|mv| game.preview(mv).ok())
        .filter(|other| other.after != effect.after)
        .map(|other| other.flip_count())
        .collect();
    let more = others.iter().filter(|other| flips < **other).count();
    others.iter().all(|other| flips <= *other) && others.len() < 2 * more
}

/// True if a group stands though it is surrounded: its stones all have six neighbours, with only the other colour
/// around.
fn has_protected(board: Board) -> bool {
    Color::ALL.into_iter().any(|color| {
        let (own, other) = (board.stones(color), board.stones(!color));
        let mut rest = own & Cells::INTERIOR;
        while let Some(cell) = rest.first() {
            let group = Cells::of(cell).flood(own);
            rest = rest - group;
            let around = group.neighbours() - group;
            if group.is_subset(Cells::INTERIOR) && around.is_subset(other) {
                return true;
            }
        }
        false
    })
}
