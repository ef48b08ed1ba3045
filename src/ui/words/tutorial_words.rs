//! The tutorial's sentences. Numbers in them are counted on the board, not written into them.

use rsg_classics::Points;

use crate::ui::words::numbers;
use rsg_game::progress::Lesson;
use rsg_game::session::{Remark, TutorialView, WrongTap};
use rsg_game::text::{Texts, args};

/// The state of the board, as far as messages mention it. Points are the player's and White's.
#[derive(Debug, Clone, Copy)]
struct Facts {
    left: usize,
    on_board: u16,
    captured: u16,
    total: Points,
    other: Points,
}

impl Facts {
    fn of(view: &TutorialView) -> Self {
        let panels = &view.sides.panels;
        let (on_board, captured) = panels.black.score.captures().unwrap_or_default();
        Self {
            left: view.left,
            on_board,
            captured,
            total: panels.black.score.total,
            other: panels.white.score.total,
        }
    }
}

/// The current message.
#[must_use]
pub fn message(texts: &Texts, view: &TutorialView) -> String {
    remark_words(texts, view.lesson, view.remark, Facts::of(view))
}

/// The messages of a lesson, with numbers as long as they get: room is made for the longest.
pub fn messages(texts: &Texts, lesson: Lesson) -> Vec<String> {
    let facts = |left| Facts {
        left,
        on_board: 25,
        captured: 3,
        total: Points::halves(91),
        other: Points::halves(72),
    };
    let calls = matches!(lesson, Lesson::Call | Lesson::OtherCall);
    let wrong = WrongTap::ALL
        .into_iter()
        .filter(|wrong| calls || *wrong != WrongTap::Call);
    let wrong = wrong.map(Remark::Wrong);
    let asked = [1, 2].map(|left| (Remark::Task, facts(left)));
    let answered = wrong
        .chain([Remark::Right])
        .map(|remark| (remark, facts(0)));
    let all = asked.into_iter().chain(answered);
    all.map(|(remark, facts)| remark_words(texts, lesson, remark, facts))
        .collect()
}

fn remark_words(texts: &Texts, lesson: Lesson, remark: Remark, facts: Facts) -> String {
    match remark {
        Remark::Task => {
            let key = format!("tutorial-{}-task", lesson.key());
            texts.with(&key, &args![left = facts.left as i64])
        }
        Remark::Wrong(WrongTap::Call) => texts.get(&format!("tutorial-{}-wrong", lesson.key())),
        Remark::Wrong(wrong) => {
            let reason = texts.get(&format!("tutorial-wrong-{}", wrong.key()));
            let what = match lesson {
                Lesson::Capture | Lesson::Pair => "a-dot",
                Lesson::GoButton | Lesson::GoEnd => "the-button",
                lesson => lesson.game().key(),
            };
            let advice = texts.get(&format!("tutorial-tap-{what}"));
            texts.with("tutorial-wrong", &args![reason = reason, advice = advice])
        }
        Remark::Right => right(texts, lesson, facts),
    }
}

fn right(texts: &Texts, lesson: Lesson, facts: Facts) -> String {
    texts.with(
        &format!("tutorial-{}-right", lesson.key()),
        &args![
            board = facts.on_board,
            captured = facts.captured,
            total = numbers::points(texts, facts.total),
            other = numbers::points(texts, facts.other),
        ],
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use rsg_engine::Cell;
    use rsg_game::text::Language;

    fn everything() -> impl Iterator<Item = (Language, Lesson, String)> {
        Language::ALL.into_iter().flat_map(|language| {
            let texts = Texts::new(language);
            Lesson::ALL.into_iter().flat_map(move |lesson| {
                let all = messages(&texts, lesson);
                all.into_iter().map(move |said| (language, lesson, said))
            })
        })
    }

    #[test]
    fn every_message_is_there_and_has_at_most_two_short_sentences() {
        for (language, lesson, said) in everything() {
            assert!(!said.contains("tutorial-"), "{language:?}: {said}");
            let ends = said.matches(['.', '。', '।', '?', '？']).count();
            assert!((1..=2).contains(&ends), "{language:?} {lesson:?}: {said}");
            let most = if language == Language::Japanese {
                60
            } else {
                125
            };
            assert!(
                said.chars().count() <= most,
                "{language:?} {lesson:?}: {said}"
            );
        }
    }

    #[test]
    fn no_cell_but_the_core_point_is_named() {
        for (language, lesson, said) in everything() {
            let words = said.split(|letter: char| !letter.is_ascii_alphanumeric());
            // The lesson on calls says the Core Point's short name on purpose.
            let named = words
                .filter(|word| *word != "CP")
                .any(|word| Cell::ALL.iter().any(|cell| cell.name() == word));
            assert!(!named, "{language:?} {lesson:?}: {said}");
        }
    }
}
