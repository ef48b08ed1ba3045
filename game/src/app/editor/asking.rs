//! The questions about a board of one's own: what it is worth, and whether it is a puzzle. The thinking thread answers
//! them one at a time; another board, or another screen, ends them.

use rsg_classics::Points;
use rsg_engine::puzzle::Themes;
use rsg_engine::{Color, Game, Move};

use crate::games::BoardGame;
use crate::play::Play;
use crate::thinking::{Answer, Effort, Finding, NoPuzzle, PuzzleVerdict, Topic};

/// What is known of a question.
#[derive(Debug, Clone, Default, PartialEq)]
pub enum Inquiry<T> {
    #[default]
    Not,
    /// It is being found out; perhaps something is known already.
    Running {
        number: u64,
        so_far: Option<T>,
    },
    Known(T),
    /// Nothing can be said.
    Unknown,
}

/// The worth of a position.
#[derive(Debug, Clone, PartialEq)]
pub struct PositionWorth {
    /// Black's lead at the end with best play.
    pub lead: Points,
    /// True if that is proved.
    pub exact: bool,
    /// Best play from there, as far as it is known.
    pub line: Vec<Play>,
}

/// What became of the question whether a board is a puzzle.
#[derive(Debug, Clone, PartialEq)]
pub enum PuzzleAnswer {
    /// One turn wins.
    Yes {
        line: Vec<Play>,
        margin: Points,
        /// On the star.
        themes: Themes,
    },
    Two,
    No(NoPuzzle),
    Open,
}

/// The running question and what was found, of one board.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Questions {
    pub worth: Inquiry<PositionWorth>,
    /// The round in which the worth of a position of the star is being found.
    round: usize,
    pub puzzle: Inquiry<PuzzleAnswer>,
}

impl Questions {
    /// Returns true if an answer is waited for.
    pub fn is_running(&self) -> bool {
        self.worth.number().is_some() || self.puzzle.number().is_some()
    }

    /// Nothing is asked any more; what is known so far stays.
    pub fn stop(&mut self) {
        self.worth.stop();
        self.puzzle.stop();
    }

    /// The topic of the question about the worth, which has this number from now on.
    pub fn ask_worth(&mut self, game: &dyn BoardGame, number: u64) -> Option<Topic> {
        self.stop();
        self.round = 0;
        self.next_round(game, number)
    }

    fn next_round(&mut self, game: &dyn BoardGame, number: u64) -> Option<Topic> {
        let topic = game.worth_topic(*Effort::rounds(false).get(self.round)?)?;
        self.worth = Inquiry::Running {
            number,
            so_far: self.worth.take_known(),
        };
        Some(topic)
    }

    /// The topic of the question whether it is a puzzle, which has this number from now on.
    pub fn ask_puzzle(&mut self, game: &dyn BoardGame, number: u64) -> Option<Topic> {
        self.stop();
        let topic = game.puzzle_topic()?;
        self.puzzle = Inquiry::Running {
            number,
            so_far: None,
        };
        Some(topic)
    }

    /// Takes an answer in. Returns the next question, if there is one, which has the number `next`.
    pub fn take_answer(
        &mut self,
        game: &dyn BoardGame,
        answer: &Answer,
        next: u64,
    ) -> Option<Topic> {
        if self.puzzle.number() == Some(answer.question) {
            if let Finding::Puzzle(verdict) = &answer.finding {
                self.puzzle = verdict.as_ref().map_or(Inquiry::Unknown, |verdict| {
                    Inquiry::Known(judged(game, verdict))
                });
            }
            return None;
        }
        if self.worth.number() != Some(answer.question) {
            return None;
        }
        match &answer.finding {
            Finding::Judged(judgement, _) => {
                let lead = Points::whole(judgement.before);
                self.worth.learn(PositionWorth {
                    lead: for_black(judgement.by, lead),
                    exact: judgement.exact,
                    line: judgement.line.iter().copied().map(Play::from).collect(),
                });
                if judgement.exact {
                    self.worth.stop();
                }
                None
            }
            Finding::Position(judged) => {
                let side = game.to_move();
                self.worth = judged.as_ref().map_or(Inquiry::Unknown, |judged| {
                    Inquiry::Known(PositionWorth {
                        lead: for_black(side, judged.lead),
                        exact: judged.exact,
                        line: judged.best.iter().cloned().map(Play::from).collect(),
                    })
                });
                None
            }
            Finding::Done => {
                self.round += 1;
                let topic = self.next_round(game, next);
                if topic.is_none() {
                    self.worth.stop();
                }
                topic
            }
            _ => None,
        }
    }
}

impl<T> Inquiry<T> {
    pub fn number(&self) -> Option<u64> {
        match self {
            Inquiry::Running { number, .. } => Some(*number),
            Inquiry::Not | Inquiry::Known(_) | Inquiry::Unknown => None,
        }
    }

    pub fn known(&self) -> Option<&T> {
        match self {
            Inquiry::Running { so_far, .. } => so_far.as_ref(),
            Inquiry::Known(known) => Some(known),
            Inquiry::Not | Inquiry::Unknown => None,
        }
    }

    fn take_known(&mut self) -> Option<T> {
        match std::mem::take(self) {
            Inquiry::Running { so_far, .. } => so_far,
            Inquiry::Known(known) => Some(known),
            Inquiry::Not | Inquiry::Unknown => None,
        }
    }

    /// What is known while it is still being found out.
    fn learn(&mut self, known: T) {
        if let Inquiry::Running { so_far, .. } = self {
            *so_far = Some(known);
        }
    }

    fn stop(&mut self) {
        if let Inquiry::Running { so_far, .. } = self {
            *self = so_far.take().map_or(Inquiry::Not, Inquiry::Known);
        }
    }
}

/// A lead of this side as Black's.
fn for_black(side: Color, lead: Points) -> Points {
    match side {
        Color::Black => lead,
        Color::White => Points::halves(-lead.in_halves()),
    }
}

fn judged(game: &dyn BoardGame, verdict: &PuzzleVerdict) -> PuzzleAnswer {
    match verdict {
        PuzzleVerdict::Yes { line, margin } => PuzzleAnswer::Yes {
            line: line.clone(),
            margin: *margin,
            themes: game
                .star()
                .and_then(|game| themes(game, line, *margin))
                .unwrap_or(Themes::NONE),
        },
        PuzzleVerdict::Two => PuzzleAnswer::Two,
        PuzzleVerdict::No(why) => PuzzleAnswer::No(*why),
        PuzzleVerdict::Open => PuzzleAnswer::Open,
    }
}

fn themes(game: &Game, line: &[Play], margin: Points) -> Option<Themes> {
    let line: Vec<Move> = line.iter().filter_map(Play::on_star).collect();
    let margin = u8::try_from(margin.in_halves() / 2).ok()?;
    Themes::of(game.position(), &line, margin)
}
