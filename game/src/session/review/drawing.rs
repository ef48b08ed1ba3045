//! Drawing a game that is looked at.

use crate::session::{BoardView, Highlight, NumberedStone};
use rsg_engine::{ByColor, Color};

use super::analysis::draw;
use super::game::{Look, Review};
use super::mistake::MistakeStage;
use super::place::Place;
use super::view::{AnalysisProgress, Margin, ReviewView, Row};
use crate::games::BoardGame;
use crate::play::{Play, Spot};

/// The number of stones of a line that are shown at once.
const NUMBERED: usize = 3;

impl Review {
    pub fn view(&self) -> ReviewView {
        let game = self.shown_game();
        let about = self.about();
        let line = about.map(|turn| self.line(turn)).unwrap_or_default();
        ReviewView {
            kind: self.game().kind(),
            header: self.header.clone(),
            board: self.board_of(&*game),
            step: self.board_step(),
            place: self.place,
            last: {
                let mut before = game.clone();
                before.undo()
            },
            over: self.shows_the_end(),
            won_by_captures: game.won_by_captures().filter(|_| self.shows_the_end()),
            outlook: self.outlook(),
            about,
            rows: self.rows(),
            margins: (0..self.positions.len())
                .map(|at| self.margin(at))
                .collect(),
            worst: self.worst(),
            accuracy: ByColor::new_with(|color| self.accuracy(color)),
            progress: self.progress(),
            mistakes: self.mistakes_view(),
            can: self.can_step(line.len()),
            line: line.to_vec(),
            // A stop is no place to go on from: its outcome is agreed by two.
            can_play_on: !game.is_over() && !game.is_stopped(),
        }
    }

    fn shows_the_end(&self) -> bool {
        matches!(self.place, Place::Game(at) if self.positions[at].is_over())
    }

    fn outlook(&self) -> Option<Margin> {
        match self.place {
            Place::Game(at) => self
                .margin(at)
                .or_else(|| self.margin_after(at.checked_sub(1)?)),
            Place::Line { turn, .. } => self.margin(turn),
            Place::Tried { .. } => None,
        }
    }

    fn can_step(&self, line: usize) -> (bool, bool) {
        match self.place {
            Place::Game(_) if self.mistake().is_some() => (false, false),
            Place::Game(at) => (0 < at, at < self.turns.len()),
            Place::Line { played, .. } => (0 < played || !self.is_running(), played < line),
            Place::Tried { .. } => (false, false),
        }
    }

    fn rows(&self) -> Vec<Row> {
        let turns = self.turns.iter().enumerate();
        turns
            .map(|(turn, made)| Row {
                by: made.by,
                play: made.play.clone(),
                passes: made.passes,
                worth: self.turn_worth(turn),
            })
            .collect()
    }

    fn progress(&self) -> AnalysisProgress {
        let turns = 0..self.turns.len();
        AnalysisProgress {
            judged: turns.filter(|turn| self.settled[*turn]).count(),
            proved: self.count_proved(),
            count: self.turns.len() - self.unjudged_turns(),
            is_done: self.next_study().is_none(),
        }
    }

    /// Where a better line begins, its first stone is held over the board; where a better turn is looked for, spots are
    /// marked as in a game, with a ring around what was played.
    fn board_of(&self, game: &dyn BoardGame) -> BoardView {
        let mut look = Look::default();
        match (self.mistake(), self.run.as_ref().map(|run| &run.stage)) {
            (Some(turn), Some(stage)) => match stage {
                MistakeStage::Looking { asking, .. } => {
                    look.marked = true;
                    look.subject = Some(self.turns[turn].play.clone());
                    look.held = asking.map(|(spot, _)| spot);
                    look.tried = asking.and_then(|(spot, call)| Some(called(spot, call?)));
                }
                MistakeStage::Checking(tried) => {
                    look.subject = Some(self.turns[turn].play.clone());
                    look.held = tried.spot();
                    look.tried = Some(tried.clone());
                }
                MistakeStage::Solved { .. } => {}
            },
            _ => match self.place {
                Place::Line { turn, played: 0 } => {
                    look.tried = self.line(turn).first().cloned();
                    look.held = look.tried.as_ref().and_then(Play::spot);
                }
                Place::Game(_) | Place::Line { .. } | Place::Tried { .. } => {}
            },
        }
        let mut board = draw(game, &look);
        self.number_line(&mut board);
        board
    }

    /// Numbers the stones of the better line: those that are played, and pale ones for the next. So a line can be read
    /// where cells have no names.
    fn number_line(&self, board: &mut BoardView) {
        if let Place::Line { turn, played } = self.place {
            let from = self.positions[turn].clone();
            // The first one is held over the board.
            number_stones(board, from, self.line(turn), played, 1);
        }
    }
}

/// A position as it is drawn with the line that goes on from it, numbered.
#[must_use]
pub fn position_view(game: &dyn BoardGame, line: &[Play]) -> BoardView {
    let mut board = draw(game, &Look::default());
    number_stones(&mut board, game.copied(), line, 0, 0);
    board
}

/// Numbers the stones of a line from a position: the first `played` lie on the board, and those after the first `held`
/// are drawn pale on their empty cells.
fn number_stones(
    board: &mut BoardView,
    mut game: Box<dyn BoardGame>,
    line: &[Play],
    played: usize,
    held: u8,
) {
    let line = line.iter().zip(1..=u8::MAX);
    for (play, number) in line.take(NUMBERED.max(played)) {
        let by = game.to_move();
        if !game.play(play) {
            break;
        }
        let is_played = usize::from(number) <= played;
        let Some((stone, highlight)) = play.spot().and_then(|spot| board.at(spot)) else {
            continue;
        };
        // A stone of the line may have been captured, or its cell may not be empty yet.
        if stone.is_some() == is_played {
            *highlight = Some(Highlight::Numbered(NumberedStone {
                number,
                color: stone.unwrap_or(by),
                is_to_come: !is_played && held < number,
            }));
        }
    }
}

/// A stone on this spot, with this colour called.
fn called(spot: Spot, color: Color) -> Play {
    let call = Some(color);
    Play::Place { spot, call }
}
