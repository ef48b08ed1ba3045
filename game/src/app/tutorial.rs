//! The tutorial on its screen: opened where it was left, told what happens, left. Nothing of it is kept but the lesson one
//! is at, and that one was done with it.

use super::App;
use super::navigation::Destination;
use super::screen::Screen;
use super::setup::MatchRequest;
use super::{ColorChoice, ScreenName};
use crate::progress::{Bookmark, CpuLevel, Format, Lesson, Minutes, Opponent};
use crate::session::{Tutorial, TutorialEvent, TutorialView};

/// The tutorial while its screen is shown.
#[derive(Debug, Clone)]
pub(super) struct Learning {
    pub tutorial: Tutorial,
    /// Whether the Rules lead to it and it leads back there, and not Home.
    pub from_rules: bool,
}

impl App {
    pub(super) fn begin_tutorial(&mut self) -> Learning {
        let place = self.books.profile.tutorial_at;
        let lesson = place.map_or(Lesson::default(), |place| place.lesson);
        Learning {
            tutorial: Tutorial::begin(lesson, self.match_options(), self.seeds.draw()),
            from_rules: matches!(self.screen, Screen::Rules { .. }),
        }
    }

    /// The app ended in the middle of the lessons, and opens there again.
    pub(super) fn take_up_tutorial(&mut self) {
        let open = (self.books.profile.tutorial_at).is_some_and(|place| place.open);
        if open && matches!(self.screen, Screen::Home) {
            self.go(Destination::Screen(ScreenName::Tutorial));
        }
    }

    pub(super) fn apply_tutorial(&mut self, event: TutorialEvent) {
        let Screen::Tutorial(learning) = &mut self.screen else {
            return;
        };
        if event == TutorialEvent::Play {
            if learning.tutorial.is_finished() {
                self.be_done_with_tutorial();
                self.start_or_ask(first_game());
            }
            return;
        }
        let effects = learning.tutorial.apply(event);
        self.carry_out(effects);
        self.mark_lesson();
    }

    /// The tutorial was waved away: it is not offered again, but can be repeated from the Rules.
    pub(super) fn end_tutorial(&mut self) {
        self.be_done_with_tutorial();
        if matches!(self.screen, Screen::Tutorial(_)) {
            self.go(Destination::HOME);
        }
    }

    /// Whoever knows the rules plays at once.
    pub(super) fn play_first_game(&mut self) {
        self.be_done_with_tutorial();
        self.start_or_ask(first_game());
    }

    pub(super) fn be_done_with_tutorial(&mut self) {
        self.books.profile.tutorial_done = true;
        self.books.profile.tutorial_at = None;
        self.save();
    }

    /// Keeps the lesson one is at. Who has only looked at the first one has no place to lose.
    pub(super) fn mark_lesson(&mut self) {
        let place = match &self.screen {
            Screen::Tutorial(learning) if learning.tutorial.lesson() != Lesson::default() => {
                Some(Bookmark {
                    lesson: learning.tutorial.lesson(),
                    open: true,
                })
            }
            Screen::Tutorial(_) => None,
            _ => self.books.profile.tutorial_at.map(|place| Bookmark {
                open: false,
                ..place
            }),
        };
        if self.books.profile.tutorial_at != place {
            self.books.profile.tutorial_at = place;
            self.save();
        }
    }

    /// The Tutorial screen, while it is shown.
    pub fn tutorial(&self) -> Option<TutorialView> {
        match &self.screen {
            Screen::Tutorial(learning) => Some(learning.tutorial.view()),
            _ => None,
        }
    }
}

/// A first game: one, as Black, who begins, against the gentlest level.
fn first_game() -> MatchRequest {
    MatchRequest {
        opponent: Opponent::Cpu {
            level: CpuLevel::One,
            day: None,
        },
        format: Format::Single,
        minutes: Minutes::default(),
        color: ColorChoice::Black,
        game: None,
    }
}
