//! The tutorial on its screen: opened, told what happens, left. Nothing of it is kept but that it was done with.

use super::navigation::Way;
use super::{App, Effect, Overlay, PlayEvent, Screen};
use crate::session::{self, Tutorial, TutorialEvent, TutorialView, mix};

/// The tutorial while its screen is shown.
#[derive(Debug, Clone)]
pub(super) struct Learning {
    tutorial: Tutorial,
    /// Whether the Rules lead to it and it leads back there, and not Home.
    from_rules: bool,
}

impl App {
    /// Its screen is going to be shown: it begins, unless it is on already.
    pub(super) fn begin_tutorial(&mut self) {
        if self.learning.is_none() {
            self.drawn += 1;
            let seed = mix(self.seed, self.drawn);
            self.learning = Some(Learning {
                tutorial: Tutorial::begin(self.manners(), seed),
                from_rules: self.screen == Screen::Rules,
            });
        }
    }

    /// Where *Back* leads from it.
    pub(super) fn way_back_from_tutorial(&self) -> Screen {
        match &self.learning {
            Some(learning) if learning.from_rules => Screen::Rules,
            _ => Screen::Home,
        }
    }

    /// Tells the tutorial what its player does.
    pub(super) fn tell_tutorial(&mut self, event: TutorialEvent, effects: &mut Vec<Effect>) {
        let Some(learning) = &mut self.learning else {
            return;
        };
        let heard = learning.tutorial.apply(event);
        self.carry_out(heard.effects, effects);
        if heard.finished {
            self.end_tutorial(effects);
        }
    }

    /// Tells whichever board is on the screen what has happened by itself.
    pub(super) fn tell_board(&mut self, event: session::Event, effects: &mut Vec<Effect>) {
        if self.learning.is_some() {
            self.tell_tutorial(TutorialEvent::Board(event), effects);
        } else {
            self.tell_match(event, effects);
        }
    }

    /// The tutorial was finished or waved away: it is not offered again, but can be repeated from the Rules.
    pub(super) fn end_tutorial(&mut self, effects: &mut Vec<Effect>) {
        self.profile.tutorial_done = true;
        if self.screen == Screen::Tutorial {
            self.go(Way::To(Screen::Home), effects);
        }
        self.save(effects);
    }

    /// Its screen is left.
    pub(super) fn put_tutorial_away(&mut self, effects: &mut Vec<Effect>) {
        self.pause_tutorial(effects);
        self.learning = None;
    }

    pub(super) fn pause_tutorial(&mut self, effects: &mut Vec<Effect>) {
        if let Some(learning) = &mut self.learning {
            let asked = learning.tutorial.pause();
            self.carry_out(asked, effects);
        }
    }

    pub(super) fn resume_tutorial(&mut self, effects: &mut Vec<Effect>) {
        if let Some(learning) = &mut self.learning {
            let asked = learning.tutorial.resume();
            self.carry_out(asked, effects);
        }
    }

    /// What the Play screen's own parts, the call dialog among them, say while they are used here.
    pub(super) fn play_in_tutorial(&mut self, event: PlayEvent, effects: &mut Vec<Effect>) {
        use session::Event as Told;
        let told = match event {
            PlayEvent::Tap(cell) => Told::Tap(cell),
            PlayEvent::Call(color) => Told::Call(color),
            PlayEvent::PreviewCall(color) => Told::PreviewCall(color),
            PlayEvent::CancelCall => Told::CancelCall,
            PlayEvent::GoOn => Told::GoOn,
            _ => return,
        };
        self.tell_board(told, effects);
    }

    /// What lies in front of the lesson's board.
    pub(super) fn tutorial_overlay(&self) -> Option<Overlay> {
        match self.tutorial()?.board.overlay? {
            session::Overlay::Call(call) => Some(Overlay::CallDialog(call)),
            session::Overlay::Pass { color, who } => Some(Overlay::PassNotice { color, who }),
            session::Overlay::HandOver { .. } | session::Overlay::GameOver(_) => None,
        }
    }

    /// The Tutorial screen, while it is shown.
    #[must_use]
    pub fn tutorial(&self) -> Option<TutorialView> {
        self.learning
            .as_ref()
            .map(|learning| learning.tutorial.view())
    }
}

#[cfg(test)]
mod tests {
    use chrono::NaiveDate;
    use rsg_engine::Cell;

    use super::*;
    use crate::app::{Event, Start};
    use crate::progress::Profile;
    use crate::session::{Lesson, Remark};

    fn app() -> App {
        let start = Start {
            profile: Profile::default(),
            today: NaiveDate::from_ymd_opt(2026, 11, 21).expect("a date"),
            seed: 7,
            dev: false,
            trouble: None,
        };
        App::new(start).0
    }

    fn tap(app: &mut App, cell: Cell) -> Vec<Effect> {
        app.apply(Event::Tutorial(TutorialEvent::Board(session::Event::Tap(
            cell,
        ))))
    }

    #[test]
    fn a_new_player_is_offered_the_tutorial_until_it_is_waved_away() {
        let mut app = app();
        assert!(app.home().tutorial);
        let effects = app.apply(Event::SkipTutorial);
        assert!(effects.contains(&Effect::Save));
        assert!(!app.home().tutorial);
        assert_eq!(app.screen(), Screen::Home);
    }

    #[test]
    fn it_is_played_on_its_own_screen_and_back_leaves_it_without_ending_the_offer() {
        let mut app = app();
        let _ = app.apply(Event::Open(Screen::Tutorial));
        tap(&mut app, Cell::CP);
        assert_eq!(app.tutorial().map(|view| view.remark), Some(Remark::Done));
        let _ = app.apply(Event::Back);
        assert_eq!(app.screen(), Screen::Home);
        assert_eq!(app.tutorial(), None);
        assert!(app.home().tutorial);
    }

    #[test]
    fn back_leads_to_the_rules_when_it_was_opened_there() {
        let mut app = app();
        let _ = app.apply(Event::Open(Screen::Rules));
        let _ = app.apply(Event::Open(Screen::Tutorial));
        let _ = app.apply(Event::Back);
        assert_eq!(app.screen(), Screen::Rules);
        let _ = app.apply(Event::Back);
        assert_eq!(app.screen(), Screen::Home);
        let _ = app.apply(Event::Open(Screen::Tutorial));
        let _ = app.apply(Event::Back);
        assert_eq!(app.screen(), Screen::Home, "another time, another way");
    }

    #[test]
    fn skipping_ends_it_and_it_can_be_repeated() {
        let mut app = app();
        let _ = app.apply(Event::Open(Screen::Tutorial));
        let _ = app.apply(Event::SkipTutorial);
        assert_eq!((app.screen(), app.home().tutorial), (Screen::Home, false));
        let _ = app.apply(Event::Open(Screen::Tutorial));
        assert_eq!(app.tutorial().map(|view| view.lesson), Some(Lesson::Star));
    }

    #[test]
    fn back_first_takes_the_stone_up_again() {
        let mut app = app();
        let _ = app.apply(Event::Open(Screen::Tutorial));
        while app.tutorial().map(|view| view.lesson) != Some(Lesson::Call) {
            let lesson = app.tutorial().map_or(Lesson::Star, |view| view.lesson);
            let cell = Cell::ALL.into_iter().find(|&cell| {
                tap(&mut app, cell);
                app.tutorial().is_some_and(|view| view.can_go_on)
            });
            assert!(cell.is_some(), "{lesson:?} has no cell that is wanted");
            let _ = app.apply(Event::Tutorial(TutorialEvent::Next));
        }
        tap(&mut app, Cell::B9);
        assert!(matches!(app.overlay(), Some(Overlay::CallDialog(_))));
        let _ = app.apply(Event::Back);
        assert_eq!(app.overlay(), None);
        assert_eq!(app.screen(), Screen::Tutorial);
        tap(&mut app, Cell::B9);
        let _ = app.apply(Event::Play(PlayEvent::Call(rsg_engine::Color::White)));
        assert_eq!(app.tutorial().map(|view| view.can_go_on), Some(true));
    }
}
