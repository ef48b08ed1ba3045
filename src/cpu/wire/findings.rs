//! Findings as text: the answers' content on its way from a worker to the page.

use rsg_classics::{self as classics, Points};
use rsg_engine::analysis::{Care, Cost};
use rsg_engine::{self as engine, Solution};
use rsg_game::play::Play;
use rsg_game::thinking::Finding;
use serde::{Deserialize, Serialize};

use super::names::{Read, all_named, named, names, on_squares};

#[derive(Serialize, Deserialize)]
#[serde(remote = "Care")]
enum CareText {
    Glance,
    Full,
}

#[derive(Serialize, Deserialize)]
pub(super) enum FindingText {
    Turn(Play),
    Cost {
        points: i32,
        exact: bool,
        best: String,
        reply: Option<String>,
    },
    Ending(Option<SolutionText>),
    Judged {
        judgement: JudgementText,
        #[serde(with = "CareText")]
        care: Care,
    },
    Done,
    Position(Option<PositionText>),
}

impl FindingText {
    pub fn of(finding: &Finding) -> FindingText {
        match finding {
            Finding::Turn(play) => FindingText::Turn(play.clone()),
            Finding::Cost(cost) => FindingText::Cost {
                points: cost.points,
                exact: cost.exact,
                best: cost.best.to_string(),
                reply: cost.reply.map(|reply| reply.to_string()),
            },
            Finding::Ending(solution) => {
                FindingText::Ending(solution.as_deref().map(SolutionText::of))
            }
            Finding::Judged(judgement, care) => FindingText::Judged {
                judgement: JudgementText::of(judgement),
                care: *care,
            },
            Finding::Done => FindingText::Done,
            Finding::Position(judgement) => {
                FindingText::Position(judgement.as_ref().map(PositionText::of))
            }
        }
    }

    pub fn read(self) -> Read<Finding> {
        Ok(match self {
            FindingText::Turn(play) => Finding::Turn(play),
            FindingText::Cost {
                points,
                exact,
                best,
                reply,
            } => Finding::Cost(Cost {
                points,
                exact,
                best: named(&best)?,
                reply: reply.as_deref().map(named).transpose()?,
            }),
            FindingText::Ending(solution) => {
                let solution = solution.map(SolutionText::read).transpose()?;
                Finding::Ending(solution.map(Box::new))
            }
            FindingText::Judged { judgement, care } => {
                Finding::Judged(Box::new(judgement.read()?), care)
            }
            FindingText::Done => Finding::Done,
            FindingText::Position(position) => {
                Finding::Position(position.map(PositionText::read).transpose()?)
            }
        })
    }
}

#[derive(Serialize, Deserialize)]
pub(super) struct SolutionText {
    margin: i32,
    result: i32,
    line: Vec<String>,
    nodes: u64,
}

impl SolutionText {
    fn of(solution: &Solution) -> SolutionText {
        SolutionText {
            margin: solution.margin,
            result: solution.result,
            line: names(&solution.line),
            nodes: solution.nodes,
        }
    }

    fn read(self) -> Read<Solution> {
        Ok(Solution {
            margin: self.margin,
            result: self.result,
            line: all_named(&self.line)?,
            nodes: self.nodes,
        })
    }
}

/// A placement of a finished game on the star.
#[derive(Serialize, Deserialize)]
pub(super) struct JudgementText {
    turn: usize,
    is_black: bool,
    played: String,
    best: String,
    before: i32,
    after: i32,
    loss: i32,
    line: Vec<String>,
    exact: bool,
    only: bool,
}

impl JudgementText {
    fn of(judgement: &engine::analysis::Judgement) -> JudgementText {
        JudgementText {
            turn: judgement.turn,
            is_black: judgement.by == engine::Color::Black,
            played: judgement.played.to_string(),
            best: judgement.best.to_string(),
            before: judgement.before,
            after: judgement.after,
            loss: judgement.loss,
            line: names(&judgement.line),
            exact: judgement.exact,
            only: judgement.only,
        }
    }

    fn read(self) -> Read<engine::analysis::Judgement> {
        Ok(engine::analysis::Judgement {
            turn: self.turn,
            by: if self.is_black {
                engine::Color::Black
            } else {
                engine::Color::White
            },
            played: named(&self.played)?,
            best: named(&self.best)?,
            before: self.before,
            after: self.after,
            loss: self.loss,
            line: all_named(&self.line)?,
            exact: self.exact,
            only: self.only,
        })
    }
}

/// A position of a classic. Points go as halves.
#[derive(Serialize, Deserialize)]
pub(super) struct PositionText {
    best: Option<Play>,
    lead: i32,
    played: Option<i32>,
    exact: bool,
}

impl PositionText {
    fn of(judgement: &classics::Judgement) -> PositionText {
        PositionText {
            best: judgement.best.clone().map(Play::from),
            lead: judgement.lead.in_halves(),
            played: judgement.played.map(Points::in_halves),
            exact: judgement.exact,
        }
    }

    fn read(self) -> Read<classics::Judgement> {
        Ok(classics::Judgement {
            best: self.best.as_ref().map(on_squares).transpose()?,
            lead: Points::halves(self.lead),
            played: self.played.map(Points::halves),
            exact: self.exact,
        })
    }
}
