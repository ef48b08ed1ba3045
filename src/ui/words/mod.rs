//! Words for the app's own notions: levels, ranks and their conditions.

pub mod call_words;
pub mod numbers;
pub mod puzzle_words;
pub mod set_words;
pub mod speech;
pub mod tutorial_words;
pub mod verdict_words;
pub mod who;

use chrono::{Datelike, NaiveDate};
use rsg_classics::{AnyRefusal, RecordError};

use crate::ui::texts::{t, texts};
use rsg_game::play::Play;
use rsg_game::progress::{
    CalendarDay, ClockTime, Condition, CpuLevel, Ending, Exam, GameKind, Goal, Missing, Outcome,
    PlayerName, Rank, TodayResult,
};
use rsg_game::text::{Texts, args};

/// Days in their order, with each month once: "28, 29 November, 1 December".
pub fn days(texts: &Texts, days: &[CalendarDay]) -> String {
    let separator = texts.get("speech-list-separator");
    let dates: Vec<NaiveDate> = days.iter().map(|day| day.date()).collect();
    let in_a_month = |dates: &[NaiveDate]| {
        let numbers: Vec<String> = dates.iter().map(|date| texts.number(date.day())).collect();
        let month = texts.month_name(dates[0].month());
        texts.with(
            "date-day",
            &args![day = numbers.join(&separator), month = month],
        )
    };
    let months = dates.chunk_by(|one, other| one.month() == other.month());
    months.map(in_a_month).collect::<Vec<_>>().join(&separator)
}

/// The time of a clock: "Off", "5 min".
pub fn clock(time: ClockTime) -> String {
    t!("setup-minutes", minutes = time.minutes())
}

/// A level's name as everywhere in the app: "Lv.3", "MAX".
pub fn level(level: CpuLevel) -> String {
    t(&level_key(level))
}

/// The message that says it.
pub fn level_key(level: CpuLevel) -> String {
    match level {
        CpuLevel::Oracle => "level-oracle".to_owned(),
        CpuLevel::Six => "level-expert".to_owned(),
        level => format!("level-{}", level.number()),
    }
}

/// The message that says what a level of a game on squares is called beside that: "Intermediate".
pub fn level_name_key(level: CpuLevel) -> String {
    format!("{}-name", level_key(level))
}

/// The number of the opponent who plays at a level: the games on squares share the star's first five, and perfect play.
pub fn opponent(level: CpuLevel) -> usize {
    match level {
        CpuLevel::Six => CpuLevel::Oracle.number(),
        level => level.number(),
    }
}

/// The name of who plays at a level: "Fox".
pub fn opponent_name(level: CpuLevel) -> String {
    opponent_name_in(&texts(), level)
}

/// The name of who plays at a level, in these texts.
pub fn opponent_name_in(texts: &Texts, level: CpuLevel) -> String {
    texts.get(&format!("opponent-{}", opponent(level)))
}

/// Who plays, with the level: "Fox (Lv.3)".
pub fn opponent_at_level(texts: &Texts, level: CpuLevel) -> String {
    texts.with(
        "opponent-at-level",
        &args![
            name = opponent_name_in(texts, level),
            level = texts.get(&level_key(level)),
        ],
    )
}

/// A level with what it is called: "Lv.3 Intermediate".
pub fn level_with_name(of: CpuLevel) -> String {
    match of {
        CpuLevel::Max | CpuLevel::Final | CpuLevel::Oracle | CpuLevel::Six => level(of),
        _ => t!(
            "rankup-opponent-name",
            level = level(of),
            name = t(&format!("level-{}-name", of.index() + 1))
        ),
    }
}

/// The fault in a pasted record of a game on squares, as a sentence.
pub fn fault(fault: &RecordError<AnyRefusal>) -> String {
    t!(
        "review-fault-turn",
        number = fault.number as i64,
        word = fault.word.as_str(),
        why = t(&format!("play-why-{}", fault.why.key()))
    )
}

/// A player's name, or the words for a player without one.
pub fn player(name: &PlayerName) -> String {
    who::or_without(name, "home-player-guest")
}

/// A rank's name.
pub fn rank(rank: Rank) -> String {
    t(&rank_key(rank))
}

/// The message that says it.
pub fn rank_key(rank: Rank) -> String {
    format!("rank-{}", rank.number())
}

/// The condition of a rank, in words.
pub fn asks(condition: Condition) -> String {
    match condition {
        Condition::Start => t("ranks-asks-start"),
        Condition::FirstWin => t("ranks-asks-first-win"),
        Condition::Wins { level: of, wins } => {
            t!("ranks-asks-wins", wins = wins, level = level(of))
        }
        Condition::Exam(exam) if exam.rule().career_wins.is_some() => {
            about_exam("ranks-asks-exam-career", exam)
        }
        Condition::Exam(exam) => about_exam("ranks-asks-exam", exam),
    }
}

/// A message about an exam.
pub fn about_exam(key: &str, exam: Exam) -> String {
    let rule = exam.rule();
    t!(
        key,
        rank = rank(exam.rank()),
        count = rule.best_of,
        target = rule.target(),
        level = level(rule.level),
        career = rule.career_wins.unwrap_or(0)
    )
}

/// The name of a game.
pub fn game(game: GameKind) -> String {
    t(&format!("game-{}", game.key()))
}

/// The way to speak of a cell. A screen reader always hears its name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Naming {
    /// By its name: "Better: B4".
    Names,
    /// The board points at it: "Better: here".
    Here,
}

impl Naming {
    /// What a text is given for a cell: its name, or the word by which the text knows that it is not to be named.
    #[must_use]
    pub fn of(self, cell: impl ToString) -> String {
        match self {
            Naming::Names => cell.to_string(),
            Naming::Here => "here".to_owned(),
        }
    }

    #[must_use]
    pub fn has_names(self) -> bool {
        self == Naming::Names
    }
}

/// A turn in a word: "B4[W]", "d3", "pass".
pub fn play(play: &Play) -> String {
    play_in(&texts(), play)
}

/// A turn in a word of these texts.
pub fn play_in(texts: &Texts, play: &Play) -> String {
    match play {
        Play::Place { .. } => play.to_string(),
        Play::Pass => texts.get("review-play-pass"),
        Play::Button => texts.get("review-play-button"),
        Play::Agree(_) => texts.get("review-play-agreed"),
    }
}

/// The way to the next rank, as a sentence.
pub fn to_go(goal: Option<Goal>) -> String {
    let Some(Goal {
        rank: next,
        missing,
    }) = goal
    else {
        return t("home-rank-top");
    };
    let next = rank(next);
    match missing {
        Missing::FirstWin => t!("home-rank-to-go-first-win", rank = next),
        Missing::Wins {
            level: of,
            have,
            need,
        } => t!(
            "home-rank-to-go-wins",
            missing = need.saturating_sub(have),
            level = level(of),
            rank = next
        ),
        Missing::Exam { .. } => t!("home-rank-to-go-exam", rank = next),
    }
}

/// "Won by 7, par 9".
pub fn todays_result(texts: &Texts, result: TodayResult) -> String {
    let outcome = match (result.ending, result.outcome) {
        (Ending::GivenUp, _) => "left",
        (_, Outcome::Won) => "won",
        (_, Outcome::Lost) => "lost",
        (_, Outcome::Drawn) => "drawn",
    };
    let words = args![
        outcome = outcome.to_owned(),
        points = result.margin.unsigned_abs(),
        par = result.par
    ];
    texts.with("today-result", &words)
}

#[cfg(test)]
mod tests {
    use super::*;
    use rsg_game::progress::TodayStrength;
    use rsg_game::text::Language;

    #[test]
    fn days_are_named_with_each_month_once() {
        let named = |language, all: &[&str]| {
            let all: Vec<CalendarDay> = all
                .iter()
                .filter_map(|day| CalendarDay::parse(day))
                .collect();
            days(&Texts::new(language), &all)
        };
        let three = ["2026-11-28", "2026-11-29", "2026-11-30"];
        assert_eq!(named(Language::English, &three[..1]), "28 November");
        assert_eq!(named(Language::English, &three), "28, 29, 30 November");
        assert_eq!(named(Language::Japanese, &three), "11月28、29、30日");
        let two_months = ["2026-11-30", "2026-12-01"];
        assert_eq!(
            named(Language::English, &two_months),
            "30 November, 1 December"
        );
    }

    #[test]
    fn a_result_is_told_against_par() {
        let result = |outcome, ending, margin| TodayResult {
            day: CalendarDay::parse("2026-11-21").expect("a day"),
            strength: TodayStrength::Three,
            outcome,
            ending,
            margin,
            par: 9,
        };
        let told = |one| todays_result(&Texts::new(Language::English), one);
        assert_eq!(
            told(result(Outcome::Won, Ending::Played, 7)),
            "Won by 7, par 9"
        );
        assert_eq!(
            told(result(Outcome::Lost, Ending::Played, -4)),
            "Lost by 4. Par was a win by 9."
        );
        assert_eq!(
            told(result(Outcome::Drawn, Ending::Played, 0)),
            "Drawn, par 9"
        );
        assert_eq!(
            told(result(Outcome::Lost, Ending::GivenUp, 3)),
            "You gave up, par 9"
        );
    }
}
