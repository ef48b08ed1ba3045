//! Settings, erasing, importing, and the developer menu.
use super::*;
use crate::progress::{Control, Outcome, PlayerName, SETTINGS, SettingsRow};

fn set(app: &mut App, event: SettingsEvent) -> Vec<Effect> {
    app.tell(ScreenName::Settings);
    app.tell(event)
}

impl App {
    /// Opens the Settings, if need be, and changes them.
    pub fn change(&mut self, edit: impl FnOnce(&mut Settings)) -> Vec<Effect> {
        if self.screen() != ScreenName::Settings {
            self.tell(ScreenName::Settings);
        }
        let mut settings = self.settings().clone();
        edit(&mut settings);
        self.tell(SettingsEvent::Change(settings))
    }

    fn type_name(&mut self, typed: &str) -> Vec<Effect> {
        self.change(|settings| settings.name = PlayerName::new(typed))
    }
}

/// Every control of the table, which are those on the screen.
#[test]
fn every_choice_works_at_once_and_is_kept() {
    let mut app = app();
    let rows = SETTINGS.iter().flat_map(|group| group.rows);
    for row in rows {
        let SettingsRow { id, control, .. } = *row;
        match control {
            Control::Name | Control::Board | Control::Reminder => {}
            Control::Switch { is_on, turn } => {
                for _ in 0..2 {
                    let on = !is_on(app.settings());
                    let effects = app.change(|settings| turn(settings, on));
                    assert_eq!(effects, [Effect::Save], "{id}");
                    assert_eq!(is_on(app.settings()), on, "{id}");
                }
            }
            Control::Choice {
                keys,
                chosen,
                choose,
            } => {
                assert!(keys.contains(&chosen(app.settings())), "{id}");
                for key in keys {
                    app.change(|settings| choose(settings, key));
                    assert_eq!(chosen(app.settings()), *key, "{id}");
                    assert_eq!(killed(&app).settings(), app.settings(), "{id}");
                }
                let before = app.settings().clone();
                app.change(|settings| choose(settings, "nonsense"));
                assert_eq!(*app.settings(), before, "{id}");
            }
        }
    }
}

/// Every save rewrites the whole profile, so a name that is typed is saved in a moment and not letter by letter.
#[test]
fn a_name_works_at_once_and_is_saved_in_a_moment() {
    let mut app = app();
    let mut effects = Vec::new();
    for typed in ["  A", "  Ada ", "  Ada   Lovelace the First"] {
        effects.extend(app.type_name(typed));
    }
    assert_eq!(effects, [Effect::SaveSoon]);
    assert_eq!(app.you().name.as_str(), "Ada Lovelace");
    assert_eq!(app.tell(Event::SaveDue), [Effect::Save]);
    assert_eq!(app.tell(Event::SaveDue), [], "there is nothing more");
    assert_eq!(app.type_name("Ada L"), [Effect::SaveSoon]);
    assert!(app.tell(Event::Suspended).contains(&Effect::Save));
    assert_eq!(app.tell(Event::SaveDue), [], "it was saved with the rest");
}

/// Whoever sees the new name on Home may end the app at that instant.
#[test]
fn a_name_is_saved_when_its_screen_is_left() {
    for leave in [
        Event::Back,
        Event::Open(ScreenName::Home),
        Event::Link("daily".to_owned()),
    ] {
        let mut app = app();
        app.type_name("Ada");
        assert_eq!(app.tell(leave.clone()), [Effect::Save], "{leave:?}");
        assert_eq!(app.tell(Event::SaveDue), [], "{leave:?}");
    }
}

/// A save that was due must not come between the imported profile and the match in it.
#[test]
fn an_import_after_a_name_was_typed_keeps_its_unfinished_match() {
    let mut other = app_at(Rank::Paper);
    other.leave_a_game(ColorChoice::Black, "B4");
    let import = Import {
        profile: other.profile().clone(),
        games: crate::progress::KeptGames::default(),
        origin: Origin::Outside,
    };
    let mut app = app();
    app.type_name("Ada");
    app.tell(Event::BackedUp(Replacement::Import(Box::new(import))));
    assert!(app.paused().is_some());
    assert_eq!(app.profile().waiting, other.profile().waiting);
}

#[test]
fn a_paused_game_listens_to_the_new_settings() {
    let mut app = app();
    app.change(|settings| settings.handover = true);
    app.drive_to_start([SetupEvent::Mode(Mode::Two)]);
    app.drive("B4");
    assert!(matches!(
        app.overlay(),
        Some(Overlay::Board(session::BoardOverlay::HandOver { .. }))
    ));
    app.tell(Event::Back);
    app.change(|settings| settings.handover = false);
    app.tell(ScreenName::Play);
    app.tell(BoardEvent::GoOn);
    app.drive("BQ");
    assert_eq!(app.overlay(), None);
}

#[test]
fn what_is_erased_is_put_aside_first_and_leaves_a_new_player() {
    let mut app = app_at(Rank::Silver);
    app.leave_a_game(ColorChoice::Black, "B4");
    let before = app.profile().clone();
    set(&mut app, SettingsEvent::Erase);
    assert_eq!(app.confirms(), Some(ConfirmView::Erase));
    let mut declined = app.clone();
    declined.tell(Event::Decline);
    assert_eq!(*declined.profile(), before);
    assert_eq!(declined.overlay(), None);
    let effects = app.tell(Event::Confirm);
    assert_eq!(effects, [Effect::BackUp(Replacement::NewPlayer)]);
    assert_eq!(*app.profile(), before, "nothing is erased before");
    let mut full = app.clone();
    full.tell(Event::Trouble(Trouble::NothingErased));
    assert_eq!(*full.profile(), before);
    let effects = app.tell(Event::BackedUp(Replacement::NewPlayer));
    assert!(effects.contains(&Effect::Erase));
    assert_eq!(*app.profile(), Profile::default());
    assert_eq!(app.home().rank, Rank::Paper);
    assert_eq!(app.paused(), None);
}

/// Erased data come back as they were, with the game that was not over; and if another one is given up for it, that is
/// booked.
#[test]
fn what_was_erased_comes_back_with_its_game() {
    let mut erased = app_at(Rank::Silver);
    erased.leave_a_game(ColorChoice::Black, "B4 BQ");
    let import = Import {
        profile: erased.profile().clone(),
        games: crate::progress::KeptGames::default(),
        origin: Origin::Erased,
    };
    for line in ["", "B4 BQ CQ"] {
        let mut app = app();
        app.leave_a_game(ColorChoice::Black, line);
        assert_eq!(set(&mut app, SettingsEvent::TakeBack), [Effect::TakeBack]);
        app.tell(SettingsEvent::Import(Box::new(import.clone())));
        let effects = app.tell(Event::Confirm);
        let [Effect::BackUp(replacement)] = &effects[..] else {
            panic!("{effects:?}");
        };
        let effects = app.tell(Event::BackedUp(replacement.clone()));
        assert_eq!(effects.last(), Some(&Effect::ForgetErased));
        assert_eq!(app.paused(), erased.paused());
        let lost = usize::from(!line.is_empty());
        let matches = erased.profile().matches().len() + lost;
        assert_eq!(app.profile().matches().len(), matches);
        let mut back = killed(&app);
        assert_eq!(back.paused(), erased.paused());
        back.tell(ScreenName::Play);
        back.tell(PlayEvent::Quit);
        back.tell(Event::Confirm);
        assert_eq!(back.profile().matches().len(), matches + 1);
    }
}

#[test]
fn a_link_leads_to_the_place_for_an_import_and_out_of_a_series_only_after_a_question() {
    let mut app = app();
    app.link("reverstargo://import");
    assert_eq!(app.screen(), ScreenName::Settings);
    assert_eq!(app.progress_panel(), ProgressPanel::Import);
    app.tell(Event::Back);
    app.tell(ScreenName::Settings);
    assert_eq!(app.progress_panel(), ProgressPanel::Closed);
    assert_eq!(app.tell(SettingsEvent::Export), [Effect::Export]);
    assert_eq!(app.progress_panel(), ProgressPanel::Export);

    let mut series = app_at(Rank::Wood);
    series.drive_to_series(ColorChoice::Black);
    series.link("reverstargo://import");
    assert_eq!(series.confirms(), Some(ConfirmView::LeaveSeries));
    series.tell(Event::Confirm);
    assert_eq!(series.progress_panel(), ProgressPanel::Import);
}

#[test]
fn an_import_is_shown_before_it_replaces_anything_and_what_was_is_backed_up() {
    let mut app = app();
    let before = app.profile().clone();
    let mut other = still_profile();
    other.forge_rank(Rank::Gold);
    let import = Import {
        profile: other.clone(),
        games: crate::progress::KeptGames::default(),
        origin: Origin::Outside,
    };
    set(&mut app, SettingsEvent::Import(Box::new(import)));
    let Some(ConfirmView::Import {
        now,
        then,
        gives_up: None,
        origin: Origin::Outside,
    }) = app.confirms()
    else {
        panic!("{:?}", app.overlay());
    };
    assert_eq!((now.rank, now.matches), (Rank::Paper, 0));
    assert_eq!(
        (then.rank, then.matches),
        (Rank::Gold, other.matches().len())
    );
    let effects = app.tell(Event::Confirm);
    let [Effect::BackUp(import)] = &effects[..] else {
        panic!("{effects:?}");
    };
    assert_eq!(*app.profile(), before, "nothing is replaced before");
    let effects = app.tell(Event::BackedUp(import.clone()));
    assert!(matches!(
        effects[..],
        [Effect::ReplaceGames(_), Effect::Save]
    ));
    assert_eq!(*app.profile(), other);
    assert_eq!(app.home().rank, Rank::Gold);
}

/// It was a way out of a game that is being lost: nobody asked about it, and it was in no file and no record.
#[test]
fn an_import_gives_up_the_unfinished_game_and_says_so() {
    let mut other = still_profile();
    other.forge_rank(Rank::Gold);
    let import = Import {
        profile: other.clone(),
        games: crate::progress::KeptGames::default(),
        origin: Origin::Outside,
    };
    for (line, gives_up) in [("", GivesUp::Free), ("B4 BQ CQ", GivesUp::Loses)] {
        let mut app = app();
        app.leave_a_game(ColorChoice::Black, line);
        set(&mut app, SettingsEvent::Import(Box::new(import.clone())));
        let told = app.confirms();
        assert!(
            matches!(told, Some(ConfirmView::Import { gives_up: Some(told), .. }) if told == gives_up),
            "{told:?}"
        );
        app.tell(Event::Confirm);
        assert!(
            app.profile().waiting.star().is_some(),
            "it is put aside with the rest"
        );
        let effects = app.tell(Event::BackedUp(Replacement::Import(Box::new(
            import.clone(),
        ))));
        let lost = usize::from(gives_up == GivesUp::Loses);
        assert!(effects.contains(&Effect::Save));
        assert_eq!(kept(&effects).is_some(), lost == 1);
        assert_eq!(app.profile().matches().len(), other.matches().len() + lost);
        assert_eq!(app.paused(), None);
        assert_eq!(app.profile().waiting.star(), None);
        let last = app.profile().matches().last().map(|last| last.outcome);
        assert_eq!(last == Some(Outcome::Lost), lost == 1);
    }
}

#[test]
fn an_import_replaces_nothing_when_what_there_is_could_not_be_put_aside() {
    let mut app = app();
    let before = app.profile().clone();
    let mut other = still_profile();
    other.forge_rank(Rank::Gold);
    let import = Import {
        profile: other,
        games: crate::progress::KeptGames::default(),
        origin: Origin::Outside,
    };
    set(&mut app, SettingsEvent::Import(Box::new(import)));
    let effects = app.tell(Event::Confirm);
    assert!(!effects.contains(&Effect::Save));
    app.tell(Event::Trouble(Trouble::NotImported));
    app.tell(Event::Saved);
    assert_eq!(app.trouble(), Some(Trouble::NotImported));
    assert_eq!(*app.profile(), before);
    assert_eq!(app.overlay(), None);
}

#[test]
fn the_developer_menu_earns_ranks_and_months() {
    let mut app = app();
    app.tell(DevEvent::SetRank(Rank::Zeus));
    assert_eq!(app.home().rank, Rank::Zeus);
    app.tell(DevEvent::ClearMonth);
    assert_eq!(app.calendar().cleared, 21);
    app.tell(DevEvent::Reset);
    assert_eq!(app.home().rank, Rank::Paper);
}

#[test]
fn without_the_developer_menu_its_events_do_nothing() {
    let mut app = App::new(Start {
        profile: Profile::default(),
        at: date("2026-11-21").into(),
        seed: 1,
        dev: false,
        trouble: None,
        puzzles: Some(Puzzles::shipped()),
    })
    .0;
    assert!(app.tell(DevEvent::SetRank(Rank::Zeus)).is_empty());
    assert_eq!(app.home().rank, Rank::Paper);
}
