//! Random events for the app.
use super::super::*;
use super::World;
use crate::progress::{Hour, HouseRules, Reminder};
use crate::session::HintView;
use crate::session::review::{MistakeEvent, Walk, Whose};

impl World {
    /// Anything that may happen, and more often than not what leads on.
    pub(super) fn event(&mut self) -> Event {
        match self.roll(100) {
            0..=54 => self.sensible(),
            55..=79 if !self.coming.is_empty() => {
                let place = self.roll(self.coming.len());
                match self.roll(8) {
                    0 => self.coming[place].clone(),
                    _ => self.coming.swap_remove(place),
                }
            }
            80..=87 => self.any_play_event(),
            88 => Event::Back,
            89 => {
                let screen = self.pick(ScreenName::ALL);
                Event::Open(screen)
            }
            90 => {
                let set = format!("m/{}", super::super::sets::of_the_star().code());
                let days = ["day/2026-11-14", "day/2026-11-30"];
                let links = ["ranks", days[0], days[1], "play", "x", "", &set, "set"];
                Event::Link(self.pick(&links).to_owned())
            }
            91 => Event::Confirm,
            92..=93 => Event::Decline,
            94 => self.any_setting(),
            95 if self.roll(2) == 0 => self.any_puzzle_event(),
            95 => self.any_review_event(),
            96 => match self.roll(30) {
                0 => {
                    let rank = self.pick(&[Rank::Wood, Rank::Steel, Rank::Gold]);
                    DevEvent::SetRank(rank).into()
                }
                1 => Event::Dev(DevEvent::ClearMonth),
                _ => Event::Trouble(Trouble::CannotSave),
            },
            _ => self.any_setup_event(),
        }
    }

    /// An event of a player who wants to get on.
    fn sensible(&mut self) -> Event {
        match self.app.overlay() {
            Some(Overlay::Board(session::BoardOverlay::Call(call))) => {
                let colors: Vec<Color> = Color::ALL
                    .into_iter()
                    .filter(|&color| call.options[color].is_open())
                    .collect();
                return BoardEvent::Call(self.pick(&colors)).into();
            }
            Some(Overlay::Board(_)) => return BoardEvent::GoOn.into(),
            Some(Overlay::Result(_)) => {
                return self.pick(&[
                    Event::Board(BoardEvent::NextGame),
                    Event::Play(PlayEvent::NextStep),
                    Event::Play(PlayEvent::Close),
                ]);
            }
            Some(Overlay::Confirm(ConfirmView::TooMany { games })) => {
                let ids: Vec<_> = games.iter().map(|row| row.id).collect();
                return Event::Waiting(WaitingEvent::MakeRoom(self.pick(&ids)));
            }
            Some(Overlay::Confirm(ConfirmView::Quit { .. }))
                if self.app.screen() == ScreenName::Home =>
            {
                return Event::Confirm;
            }
            Some(Overlay::Confirm(ConfirmView::Hint)) => return Event::Confirm,
            Some(_) => return Event::Decline,
            None => {}
        }
        match self.app.screen() {
            ScreenName::Play => self.placement(),
            ScreenName::Setup => Event::Setup(SetupEvent::Start),
            ScreenName::RankUp => Event::RankUp(RankUpEvent::Start),
            ScreenName::Review => self.any_review_event(),
            ScreenName::Calendar => {
                let day = day(&format!("2026-11-{:02}", 1 + self.roll(30)));
                let events = [
                    CalendarEvent::Earlier,
                    CalendarEvent::Later,
                    CalendarEvent::Day(day),
                ];
                Event::Calendar(self.pick(&events))
            }
            ScreenName::Puzzle => self.puzzle_step(),
            ScreenName::Set => {
                let board = self.roll(4) as u8;
                let events = [
                    SetEvent::Open(board),
                    SetEvent::Open(board),
                    SetEvent::PlayForTwo(board),
                    SetEvent::Forget,
                ];
                Event::Set(self.pick(&events))
            }
            ScreenName::Puzzles => self.any_puzzle_event(),
            ScreenName::Tutorial => {
                let cell = self.pick(&Cell::ALL);
                let next = Event::Tutorial(TutorialEvent::Next);
                self.pick(&[next, Event::Board(BoardEvent::Tap(cell.into()))])
            }
            ScreenName::Home if self.roll(8) == 0 && !self.app.waiting_order().is_empty() => {
                let ids: Vec<_> = self.app.waiting_order().iter().map(|(id, _)| *id).collect();
                let id = self.pick(&ids);
                let events = [WaitingEvent::Continue(id), WaitingEvent::GiveUp(id)];
                Event::Waiting(self.pick(&events))
            }
            _ if self.roll(2) == 0 => Event::Open(ScreenName::Play),
            _ => {
                let screens = [
                    ScreenName::Setup,
                    ScreenName::RankUp,
                    ScreenName::Calendar,
                    ScreenName::Home,
                ];
                if self.roll(12) == 0 {
                    return Event::Open(ScreenName::Puzzles);
                }
                Event::Open(self.pick(&screens))
            }
        }
    }

    /// A tap on a marked cell, or, while none is, word from the drawing.
    fn placement(&mut self) -> Event {
        let game = self.app.board();
        let marked: Vec<Cell> = game
            .cells()
            .iter()
            .filter(|cell| cell.mark != Mark::None)
            .map(|cell| cell.cell)
            .collect();
        if marked.is_empty() || game.sides.step.showing {
            let step = game.sides.step.number;
            return BoardEvent::Animated { step }.into();
        }
        let is_judged = game
            .practice
            .as_ref()
            .is_some_and(|one| one.verdict.is_some());
        match game.hint {
            _ if is_judged && self.roll(12) == 0 => BoardEvent::Better.into(),
            HintView::Open if self.roll(12) == 0 => BoardEvent::Hint.into(),
            HintView::Sought if !self.coming.is_empty() => {
                let place = self.roll(self.coming.len());
                self.coming.swap_remove(place)
            }
            _ => BoardEvent::Tap(self.pick(&marked).into()).into(),
        }
    }

    fn any_play_event(&mut self) -> Event {
        let cell = self.pick(&Cell::ALL);
        let color = self.pick(&Color::ALL);
        let on_board = [
            BoardEvent::Tap(cell.into()),
            BoardEvent::Call(color),
            BoardEvent::PreviewCall(Some(color)),
            BoardEvent::CancelCall,
            BoardEvent::Undo,
            BoardEvent::TakeBack,
            BoardEvent::Forward,
            BoardEvent::Better,
            BoardEvent::Hint,
            BoardEvent::GoOn,
            BoardEvent::NextGame,
        ];
        let beside = [
            PlayEvent::Quit,
            PlayEvent::NextStep,
            PlayEvent::Again,
            PlayEvent::Turning,
            PlayEvent::Close,
            PlayEvent::Share,
            PlayEvent::Review,
            PlayEvent::Help(HelpTopic::Ko),
            PlayEvent::ReadBoard,
        ];
        if self.roll(on_board.len() + beside.len()) < on_board.len() {
            self.pick(&on_board).into()
        } else {
            self.pick(&beside).into()
        }
    }

    fn any_review_event(&mut self) -> Event {
        if self.app.screen() != ScreenName::Review {
            return Event::Open(ScreenName::Review);
        }
        let texts = [WHITE_WINS, FROM_ELSEWHERE, "B4 X"];
        let text = self.pick(&texts).to_owned();
        let events = [
            ReviewEvent::Paste(text),
            ReviewEvent::Keep,
            ReviewEvent::Walk(Walk::Back),
            ReviewEvent::Walk(Walk::To(2)),
            ReviewEvent::Walk(Walk::Best),
            ReviewEvent::Mistakes(MistakeEvent::Begin(Whose::Both)),
            ReviewEvent::Mistakes(MistakeEvent::Show),
            ReviewEvent::Mistakes(MistakeEvent::Next(1)),
            ReviewEvent::ChooseLevel(true),
            ReviewEvent::PlayOn(Some(CpuLevel::One)),
        ];
        Event::Review(self.pick(&events))
    }

    fn any_setup_event(&mut self) -> Event {
        let level = self.pick(&CpuLevel::ALL);
        let color = self.pick(&ColorChoice::ALL);
        let name = self.pick(&["", "Ada", "Bo"]).to_owned();
        let events = [
            SetupEvent::Mode(Mode::Cpu),
            SetupEvent::Mode(Mode::Practice),
            SetupEvent::Mode(Mode::Two),
            SetupEvent::Color(color),
            SetupEvent::Level(level),
            SetupEvent::Format(Format::Single),
            SetupEvent::Format(Format::Reverse),
            SetupEvent::Name(Player::One, name),
            SetupEvent::House(HouseRules {
                undo: true,
                opposite: true,
            }),
            SetupEvent::Exam,
            SetupEvent::Start,
        ];
        Event::Setup(self.pick(&events))
    }

    fn any_setting(&mut self) -> Event {
        let on = self.roll(2) == 0;
        let speed = self.pick(&AnimationSpeed::ALL);
        let mut settings = self.app.settings().clone();
        match self.roll(5) {
            4 => settings.reminder = self.pick(&[Reminder::Off, Reminder::At(Hour::EVENING)]),
            0 => settings.handover = on,
            1 => settings.hint_button = on,
            2 => settings.animation = speed,
            _ => settings.sound = on,
        }
        Event::Settings(SettingsEvent::Change(settings))
    }
}
