//! Questions and answers as text, on their way to a worker and back.
//!
//! Games go as their records, from which the worker plays them again; moves and squares go by their names. Both ends
//! are the same build of the program, so the format has no version.

mod findings;
mod names;

use rsg_classics::{SquaresGame, Terms};
use rsg_engine::Game;
use rsg_engine::analysis::Known;
use rsg_game::play::Play;
use rsg_game::progress::CpuLevel;
use rsg_game::thinking::{
    Analysis, Answer, AskKind, Effort, Placement, Question, SquaresPosition, SquaresTurn, StarTurn,
    Topic,
};
use serde::{Deserialize, Serialize};

use findings::FindingText;
use names::{Read, named, on_squares};

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
/// The part of the text that cannot be read.
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
/// The part of the text that cannot be read.
pub fn read_answer(text: &str) -> Read<Answer> {
    let AnswerText { question, finding } = read(text)?;
    let finding = finding.read()?;
    Ok(Answer { question, finding })
}

fn write(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("names, numbers and lists can be written")
}

fn read<'t, T: Deserialize<'t>>(text: &'t str) -> Read<T> {
    Ok(serde_json::from_str(text)?)
}

fn star(record: &str) -> Read<Game> {
    Ok(Game::from_record(record)?)
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
    SquaresTurn {
        game: SquaresText,
        #[serde(with = "AskKindText")]
        wish: AskKind,
        level: Option<String>,
        seed: u64,
        judge: Option<usize>,
    },
    SquaresPosition {
        game: SquaresText,
        played: Option<Play>,
    },
    SquaresCost {
        game: SquaresText,
        played: Option<Play>,
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
            Topic::SquaresTurn(turn) => TopicText::SquaresTurn {
                game: SquaresText::of(&*turn.game),
                wish: turn.wish,
                level: turn.level.map(|level| level.to_string()),
                seed: turn.seed,
                judge: turn.judge,
            },
            Topic::SquaresPosition(position) => TopicText::SquaresPosition {
                game: SquaresText::of(&*position.game),
                played: position.played.clone().map(Play::from),
            },
            Topic::SquaresCost(position) => TopicText::SquaresCost {
                game: SquaresText::of(&*position.game),
                played: position.played.clone().map(Play::from),
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
            TopicText::SquaresTurn {
                game,
                wish,
                level,
                seed,
                judge,
            } => Topic::SquaresTurn(SquaresTurn {
                game: game.read()?,
                wish,
                level: level.as_deref().map(named).transpose()?,
                seed,
                judge,
            }),
            TopicText::SquaresPosition { game, played } => {
                Topic::SquaresPosition(SquaresPosition {
                    game: game.read()?,
                    played: played.as_ref().map(on_squares).transpose()?,
                })
            }
            TopicText::SquaresCost { game, played } => Topic::SquaresCost(SquaresPosition {
                game: game.read()?,
                played: played.as_ref().map(on_squares).transpose()?,
            }),
        })
    }
}

/// A game on squares.
#[derive(Serialize, Deserialize)]
struct SquaresText {
    terms: String,
    record: String,
}

impl SquaresText {
    fn of(game: &dyn SquaresGame) -> SquaresText {
        SquaresText {
            terms: game.terms().to_string(),
            record: game.record(),
        }
    }

    fn read(&self) -> Read<Box<dyn SquaresGame>> {
        let terms: Terms = named(&self.terms)?;
        let game = terms.read(&self.record);
        game.map_err(|fault| format!("{}: {fault:?}", self.terms).into())
    }
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "AskKind")]
enum AskKindText {
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

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests;
