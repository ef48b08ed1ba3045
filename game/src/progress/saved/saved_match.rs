//! The shape of a waiting game in a file.
//!
//! A match on the star stands there as [`Snapshot`] is. The games on squares had a row of their own before the two were
//! one kind of match, and a file still tells them so.

use rsg_classics::Level;
use rsg_engine::{Color, Position};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::sync::Arc;

use crate::progress::{
    Beginner, ByPlayer, CpuLevel, Format, GameClock, Help, HouseRules, MatchId, Minutes, Opponent,
    Plan, PlayerName, Rules, SavedStage, Snapshot, saved,
};

pub(in crate::progress) fn serialize<S: Serializer>(
    game: &Snapshot,
    to: S,
) -> Result<S::Ok, S::Error> {
    match game.plan.rules.is_star() {
        true => Shape::Star(game).serialize(to),
        false => Shape::<&Snapshot>::Table(Box::new(OnSquares::of(game))).serialize(to),
    }
}

pub(in crate::progress) fn deserialize<'de, D: Deserializer<'de>>(
    from: D,
) -> Result<Arc<Snapshot>, D::Error> {
    match Shape::<Snapshot>::deserialize(from)? {
        Shape::Star(game) if is_of_placements(&game) => Ok(Arc::new(game)),
        Shape::Star(_) => Err(D::Error::custom("not placements, or too many")),
        Shape::Table(game) => Ok(Arc::new((*game).into())),
    }
}

/// Returns true if the turns of a match on the star are placements: the app has written nothing else, so a file with
/// other words is damaged, and the copy before it is taken. The turns of other games are not judged, as another version
/// may have more rules.
fn is_of_placements(game: &Snapshot) -> bool {
    let (moves, forward) = match &game.stage {
        SavedStage::Playing { moves, forward, .. } => (moves.as_str(), forward.as_str()),
        SavedStage::Between | SavedStage::Over => ("", ""),
    };
    let finished = game.finished.iter().map(String::as_str);
    let mut texts = finished.chain([moves, forward]);
    texts.all(|text| saved::moves::read(text).is_some())
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Shape<S> {
    Star(S),
    Table(Box<OnSquares>),
}

#[derive(Serialize, Deserialize)]
struct OnSquares {
    id: MatchId,
    #[serde(rename = "terms")]
    rules: Rules,
    opponent: Against,
    #[serde(default, skip_serializing_if = "Format::is_single")]
    format: Format,
    /// In the second game of a Reverse Match, every turn of the first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    first_game: Option<String>,
    seed: u64,
    #[serde(default, skip_serializing_if = "is_false")]
    pasted: bool,
    record: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    ahead: String,
    #[serde(default, skip_serializing_if = "Minutes::are_none")]
    minutes: Minutes,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    clock: Option<GameClock>,
    #[serde(default, skip_serializing_if = "HouseRules::are_none")]
    house: HouseRules,
    #[serde(default, skip_serializing_if = "People::are_usual")]
    people: People,
    #[serde(default, skip_serializing_if = "is_false")]
    resigned: bool,
}

/// The opponent with the player's colour in the first game.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Against {
    Cpu {
        #[serde(with = "saved::classic_level")]
        level: Level,
        #[serde(with = "saved::color")]
        own: Color,
    },
    People,
    Practice {
        #[serde(with = "saved::classic_level")]
        level: Level,
        #[serde(with = "saved::color")]
        own: Color,
        #[serde(
            default,
            deserialize_with = "saved::within::<_, _, 0, { saved::moves::MOST as i64 }>"
        )]
        opening: usize,
    },
}

#[derive(PartialEq, Serialize, Deserialize)]
struct People {
    names: ByPlayer<PlayerName>,
    /// The colour of the one who is named first.
    #[serde(with = "saved::color")]
    first: Color,
}

impl Default for People {
    fn default() -> People {
        People {
            names: ByPlayer::default(),
            first: Color::Black,
        }
    }
}

impl People {
    fn are_usual(&self) -> bool {
        *self == People::default()
    }
}

fn is_false(flag: &bool) -> bool {
    !flag
}

impl OnSquares {
    fn of(game: &Snapshot) -> OnSquares {
        let Snapshot {
            plan,
            finished,
            stage,
            clock,
            resigned,
            ..
        } = game.clone();
        let (own, level) = (plan.first, plan.opponent.level());
        let level = level.and_then(CpuLevel::on_squares).unwrap_or(Level::One);
        let (opponent, people) = match plan.opponent {
            Opponent::People(names) => (Against::People, People { names, first: own }),
            Opponent::Practice { opening, .. } => {
                let practice = Against::Practice {
                    level,
                    own,
                    opening,
                };
                (practice, People::default())
            }
            Opponent::Cpu { .. } | Opponent::Today { .. } | Opponent::Exam { .. } => {
                (Against::Cpu { level, own }, People::default())
            }
        };
        let (record, ahead) = match stage {
            SavedStage::Playing { moves, forward, .. } => (moves, forward),
            SavedStage::Between | SavedStage::Over => Default::default(),
        };
        OnSquares {
            id: plan.id,
            rules: plan.rules,
            opponent,
            format: plan.format,
            first_game: finished.into_iter().next(),
            seed: plan.seed,
            pasted: plan.pasted,
            record,
            ahead,
            minutes: plan.minutes,
            clock,
            house: plan.house,
            people,
            resigned,
        }
    }
}

impl From<OnSquares> for Snapshot {
    fn from(game: OnSquares) -> Snapshot {
        let (opponent, first) = match game.opponent {
            Against::Cpu { level, own } => {
                let (level, day) = (level.into(), None);
                (Opponent::Cpu { level, day }, own)
            }
            Against::People => (Opponent::People(game.people.names), game.people.first),
            Against::Practice {
                level,
                own,
                opening,
            } => {
                let practice = Opponent::Practice {
                    level: level.into(),
                    from: Position::start(),
                    opening,
                };
                (practice, own)
            }
        };
        Snapshot {
            plan: Plan {
                id: game.id,
                rules: game.rules,
                opponent,
                format: game.format,
                first,
                won_before: 0,
                seed: game.seed,
                minutes: game.minutes,
                house: game.house,
                beginner: Beginner::default(),
                pasted: game.pasted,
            },
            finished: game.first_game.into_iter().collect(),
            help: Help::default(),
            stage: SavedStage::Playing {
                moves: game.record,
                undone: false,
                forward: game.ahead,
            },
            clock: game.clock,
            resigned: game.resigned,
        }
    }
}
