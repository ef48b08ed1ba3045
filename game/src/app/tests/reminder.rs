//! The reminder: when the phone is told, and the offer after three days in a row.
use super::*;
use crate::progress::{Hour, Reminder};

const EVENING: Reminder = Reminder::At(Hour::EVENING);

impl App {
    fn remind(&mut self, reminder: Reminder) -> Vec<Effect> {
        self.tell(ScreenName::Settings);
        let mut settings = self.settings().clone();
        settings.reminder = reminder;
        self.tell(SettingsEvent::Change(settings))
    }

    /// The dates for which the phone has a reminder, and its first one.
    fn reminded(&self) -> (usize, Option<String>) {
        let moments = self.reminders(self.today().into());
        (moments.len(), moments.first().map(ToString::to_string))
    }
}

fn first(on: &str) -> Option<String> {
    Some(format!("{on} 19:00:00"))
}

/// A player who has cleared the month so far.
fn in_a_row() -> App {
    let mut app = app();
    app.tell(DevEvent::ClearMonth);
    app
}

#[test]
fn turned_on_the_phone_is_asked_and_told_and_turned_off_told() {
    let mut app = app();
    let effects = app.remind(EVENING);
    assert_eq!(effects, [Effect::Save, Effect::AskToRemind, Effect::Remind]);
    assert_eq!(app.reminded(), (30, first("2026-11-21")));
    // Another hour is no other question.
    let early = Reminder::At(Hour::new(7).unwrap());
    assert_eq!(app.remind(early), [Effect::Save, Effect::Remind]);
    assert_eq!(app.remind(Reminder::Off), [Effect::Save, Effect::Remind]);
    assert_eq!(app.reminded(), (0, None));
}

#[test]
fn a_cleared_day_and_a_new_date_and_a_new_start_renew_it() {
    let mut app = app();
    app.remind(EVENING);
    app.tell(Event::Back);
    app.drive_to_game(ColorChoice::Black);
    let effects = app.drive_to_win_of(Player::One);
    assert!(app.progress().is_cleared(day("2026-11-21")));
    assert!(effects.contains(&Effect::Remind));
    assert_eq!(app.reminded(), (29, first("2026-11-22")));
    let tomorrow = app.apply(Event::DateChanged, date("2026-11-22").into());
    assert_eq!(tomorrow, [Effect::Remind]);
    assert_eq!(app.reminded(), (30, first("2026-11-22")));
    let start = Start {
        profile: app.profile().clone(),
        at: date("2026-11-22").into(),
        seed: 1,
        dev: false,
        trouble: None,
        puzzles: Some(Puzzles::shipped()),
    };
    assert!(App::new(start).1.contains(&Effect::Remind));
}

#[test]
fn another_progress_has_another_list() {
    let mut app = app();
    app.remind(EVENING);
    let effects = app.tell(DevEvent::ClearMonth);
    assert!(effects.contains(&Effect::Remind));
    assert_eq!(app.reminded(), (29, first("2026-11-22")));
    assert!(app.tell(DevEvent::Reset).contains(&Effect::Remind));
    assert_eq!(app.reminded(), (0, None));
}

#[test]
fn whoever_does_not_want_it_hears_nothing_of_it() {
    let mut app = app();
    assert_eq!(app.apply(Event::DateChanged, date("2026-11-22").into()), []);
    let effects = app.tell(DevEvent::ClearMonth);
    assert!(!effects.contains(&Effect::Remind) && !effects.contains(&Effect::AskToRemind));
}

#[test]
fn it_is_offered_after_three_days_and_never_again_once_answered() {
    assert!(!app().offers_reminder());
    let mut app = in_a_row();
    assert!(app.offers_reminder());
    let declined = app.tell(Event::AnswerReminder(Reminder::Off));
    assert_eq!(declined, [Effect::Save]);
    assert!(!app.offers_reminder() && !killed(&app).offers_reminder());
    // What is not offered cannot be taken.
    app.tell(Event::AnswerReminder(EVENING));
    assert_eq!(app.settings().reminder, Reminder::Off);

    let mut app = in_a_row();
    let taken = app.tell(Event::AnswerReminder(EVENING));
    assert_eq!(taken, [Effect::Save, Effect::AskToRemind, Effect::Remind]);
    assert!(!app.offers_reminder());
}

#[test]
fn a_phone_that_does_not_allow_it_turns_it_off() {
    let mut app = app();
    assert_eq!(app.tell(Event::RemindersRefused), []);
    app.remind(EVENING);
    let told = Effect::Say(Toast::RemindersRefused);
    let effects = app.tell(Event::RemindersRefused);
    assert_eq!(effects, [Effect::Save, told, Effect::Remind]);
    assert_eq!(app.settings().reminder, Reminder::Off);
}
