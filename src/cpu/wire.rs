//! Questions and answers as text, on their way to a worker and back.
//!
//! Games go as their records, from which the worker plays them again; moves and squares go by their names. Both ends are the
//! same build of the program, so the format has no version.

use std::fmt::{self, Display};
use std::str::FromStr;

use rsg_classics::{self as classics, Play, Points, Square, TableGame, Terms};
use rsg_engine::{self as engine, Care, Cost, Game, Known, Move, Solution};
use rsg_game::progress::CpuLevel;
use rsg_game::thinking::{
    Analysis, Answer, AnyPlay, Effort, Finding, Placement, Question, StarTurn, TablePosition,
    TableTurn, Topic, Wish,
};
use serde::{Deserialize, Serialize};

/// A text that is no question or no answer.
#[derive(Debug)]
pub struct NotUnderstood(String);

impl Display for NotUnderstood {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for NotUnderstood {}

type Read<T> = Result<T, NotUnderstood>;

/// A question as text.
#[must_use]
pub fn write_question(question: &Question) -> String {
    write(&QuestionText {
        number: question.number,
        topic: TopicText::of(&question.topic),
    })
}

/// A question from its text.
///
/// # Errors
///
/// What in it is not understood.
pub fn read_question(text: &str) -> Read<Question> {
    let QuestionText { number, topic } = read(text)?;
    let topic = topic.read()?;
    Ok(Question { number, topic })
}

/// An answer as text.
#[must_use]
pub fn write_answer(answer: &Answer) -> String {
    write(&AnswerText {
        question: answer.question,
        finding: FindingText::of(&answer.finding),
    })
}

/// An answer from its text.
///
/// # Errors
///
/// What in it is not understood.
pub fn read_answer(text: &str) -> Read<Answer> {
    let AnswerText { question, finding } = read(text)?;
    let finding = finding.read()?;
    Ok(Answer { question, finding })
}

fn write(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("names, numbers and lists can be written")
}

fn read<'t, T: Deserialize<'t>>(text: &'t str) -> Read<T> {
    serde_json::from_str(text).map_err(|error| NotUnderstood(error.to_string()))
}

/// What stands in a text by its name.
fn named<T: FromStr>(name: &str) -> Read<T> {
    name.parse()
        .map_err(|_| NotUnderstood(format!("\"{name}\" means nothing here")))
}

fn all_named<T: FromStr>(names: &[String]) -> Read<Vec<T>> {
    names.iter().map(|name| named(name)).collect()
}

fn names<T: Display>(values: &[T]) -> Vec<String> {
    values.iter().map(T::to_string).collect()
}

fn star(record: &str) -> Read<Game> {
    Game::from_record(record).map_err(|error| NotUnderstood(error.to_string()))
}

#[derive(Serialize, Deserialize)]
struct QuestionText {
    number: u64,
    topic: TopicText,
}

#[derive(Serialize, Deserialize)]
enum TopicText {
    Turn {
        game: String,
        level: CpuLevel,
        seed: u64,
        judge: Option<usize>,
    },
    Cost {
        game: String,
        turn: usize,
    },
    Ending {
        game: String,
    },
    Analysis {
        game: String,
        known: Vec<KnownText>,
        #[serde(with = "EffortText")]
        effort: Effort,
    },
    TableTurn {
        game: TableText,
        #[serde(with = "WishText")]
        wish: Wish,
        level: Option<String>,
        seed: u64,
    },
    TablePosition {
        game: TableText,
        played: Option<String>,
    },
}

impl TopicText {
    fn of(topic: &Topic) -> TopicText {
        match topic {
            Topic::Turn(turn) => TopicText::Turn {
                game: turn.game.record(),
                level: turn.level,
                seed: turn.seed,
                judge: turn.judge,
            },
            Topic::Cost(Placement { game, turn }) => TopicText::Cost {
                game: game.record(),
                turn: *turn,
            },
            Topic::Ending(game) => TopicText::Ending {
                game: game.record(),
            },
            Topic::Analysis(analysis) => TopicText::Analysis {
                game: analysis.game.record(),
                known: analysis.known.iter().map(KnownText::of).collect(),
                effort: analysis.effort,
            },
            Topic::TableTurn(turn) => TopicText::TableTurn {
                game: TableText::of(&*turn.game),
                wish: turn.wish,
                level: turn.level.map(|level| level.to_string()),
                seed: turn.seed,
            },
            Topic::TablePosition(position) => TopicText::TablePosition {
                game: TableText::of(&*position.game),
                played: position.played.map(|square| square.to_string()),
            },
        }
    }

    fn read(self) -> Read<Topic> {
        Ok(match self {
            TopicText::Turn {
                game,
                level,
                seed,
                judge,
            } => Topic::Turn(StarTurn {
                game: star(&game)?,
                level,
                seed,
                judge,
            }),
            TopicText::Cost { game, turn } => Topic::Cost(Placement {
                game: star(&game)?,
                turn,
            }),
            TopicText::Ending { game } => Topic::Ending(star(&game)?),
            TopicText::Analysis {
                game,
                known,
                effort,
            } => Topic::Analysis(Analysis {
                game: star(&game)?,
                known: known.into_iter().map(KnownText::read).collect(),
                effort,
            }),
            TopicText::TableTurn {
                game,
                wish,
                level,
                seed,
            } => Topic::TableTurn(TableTurn {
                game: game.read()?,
                wish,
                level: level.as_deref().map(named).transpose()?,
                seed,
            }),
            TopicText::TablePosition { game, played } => Topic::TablePosition(TablePosition {
                game: game.read()?,
                played: played.as_deref().map(named).transpose()?,
            }),
        })
    }
}

/// A game at a table.
#[derive(Serialize, Deserialize)]
struct TableText {
    terms: String,
    record: String,
}

impl TableText {
    fn of(game: &dyn TableGame) -> TableText {
        TableText {
            terms: game.terms().to_string(),
            record: game.record(),
        }
    }

    fn read(&self) -> Read<Box<dyn TableGame>> {
        let terms: Terms = named(&self.terms)?;
        let game = terms.read(&self.record);
        game.map_err(|fault| NotUnderstood(format!("{}: {fault:?}", self.terms)))
    }
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Wish")]
enum WishText {
    Turn,
    Hint,
    Lost,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Effort")]
enum EffortText {
    Check,
    First,
    More,
    Thorough,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Care")]
enum CareText {
    Glance,
    Full,
}

#[derive(Serialize, Deserialize)]
enum KnownText {
    Nothing,
    Estimated,
    Enough,
    Exact(i32),
    Before(i32),
}

impl KnownText {
    fn of(known: &Known) -> KnownText {
        match *known {
            Known::Nothing => KnownText::Nothing,
            Known::Estimated => KnownText::Estimated,
            Known::Enough => KnownText::Enough,
            Known::Exact(margin) => KnownText::Exact(margin),
            Known::Before(margin) => KnownText::Before(margin),
        }
    }

    fn read(self) -> Known {
        match self {
            KnownText::Nothing => Known::Nothing,
            KnownText::Estimated => Known::Estimated,
            KnownText::Enough => Known::Enough,
            KnownText::Exact(margin) => Known::Exact(margin),
            KnownText::Before(margin) => Known::Before(margin),
        }
    }
}

#[derive(Serialize, Deserialize)]
struct AnswerText {
    question: u64,
    finding: FindingText,
}

#[derive(Serialize, Deserialize)]
enum FindingText {
    Star(String),
    Square(String),
    Pass,
    Button,
    Agree(Vec<String>),
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
    fn of(finding: &Finding) -> FindingText {
        match finding {
            Finding::Turn(AnyPlay::Star(mv)) => FindingText::Star(mv.to_string()),
            Finding::Turn(AnyPlay::Square(play)) => match play {
                Play::Place(square) => FindingText::Square(square.to_string()),
                Play::Pass => FindingText::Pass,
                Play::Button => FindingText::Button,
                Play::Agree(points) => FindingText::Agree(names(points)),
            },
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

    fn read(self) -> Read<Finding> {
        Ok(match self {
            FindingText::Star(mv) => Finding::Turn(named::<Move>(&mv)?.into()),
            FindingText::Square(square) => Finding::Turn(Play::Place(named(&square)?).into()),
            FindingText::Pass => Finding::Turn(Play::Pass.into()),
            FindingText::Button => Finding::Turn(Play::Button.into()),
            FindingText::Agree(points) => Finding::Turn(Play::Agree(all_named(&points)?).into()),
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
struct SolutionText {
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
struct JudgementText {
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
    fn of(judgement: &engine::Judgement) -> JudgementText {
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

    fn read(self) -> Read<engine::Judgement> {
        Ok(engine::Judgement {
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
struct PositionText {
    best: Option<String>,
    lead: i32,
    played: Option<i32>,
    exact: bool,
}

impl PositionText {
    fn of(judgement: &classics::Judgement) -> PositionText {
        PositionText {
            best: judgement.best.map(|square| square.to_string()),
            lead: judgement.lead.in_halves(),
            played: judgement.played.map(Points::in_halves),
            exact: judgement.exact,
        }
    }

    fn read(self) -> Read<classics::Judgement> {
        Ok(classics::Judgement {
            best: self.best.as_deref().map(named::<Square>).transpose()?,
            lead: Points::halves(self.lead),
            played: self.played.map(Points::halves),
            exact: self.exact,
        })
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests;
