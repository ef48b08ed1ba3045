//! Random events for the app while games on squares are played.
use super::super::*;
use super::World;
use crate::board::Aim;

impl World {
    /// Anything that may happen there.
    pub(super) fn event_on_squares(&mut self) -> Event {
        let shape = self.app.setup().terms.unwrap_or_default().shape();
        let at = self.roll(shape.places() as usize) as u32;
        let any = rsg_classics::Square::at(at, shape);
        let squares = self.app.squares();
        let mut open = squares.into_iter().filter(|one| one.playable);
        let square = open.next().map_or(any, |one| one.square);
        let late = self.roll(self.coming.len().max(1));
        match self.roll(40) {
            0 => Event::Back,
            1 => ScreenName::Home.into(),
            2 => PlayEvent::Quit.into(),
            3 => Event::Confirm,
            4 => Event::Decline,
            5 => BoardEvent::Undo.into(),
            6 => BoardEvent::Hint.into(),
            7 => Event::Suspended,
            8 => Event::Resumed,
            9 => BoardEvent::Tap(any.into()).into(),
            10 => PlayEvent::Close.into(),
            11 => PlayEvent::NextStep.into(),
            12 if self.roll(4) == 0 => match self.roll(3) {
                0 => ScreenName::Review.into(),
                1 => ReviewEvent::Paste("reversi 8 othello most : c5".to_owned()).into(),
                _ => ReviewEvent::PlayOn(None).into(),
            },
            13..=20 if late < self.coming.len() => self.coming.swap_remove(late),
            21 if late < self.coming.len() => self.coming[late].clone(),
            22..=27 => BoardEvent::GoOn.into(),
            34 | 35 => self.turn_beside_the_board(square),
            _ if self.app.on_squares() => BoardEvent::Tap(square.into()).into(),
            28..=30 => match self.app.waiting().first() {
                Some(row) => Event::Waiting(WaitingEvent::Continue(row.id)),
                None => ScreenName::Home.into(),
            },
            31 => SetupEvent::Start.into(),
            32 => match self.roll(2) {
                0 => SetupEvent::Mode([Mode::Cpu, Mode::Two][self.roll(2)]).into(),
                _ => SetupEvent::Format([Format::Single, Format::Reverse][self.roll(4).min(1)])
                    .into(),
            },
            33 => {
                let starts = [
                    "reversi 6 othello most",
                    "reversi 6 classic fewest",
                    "go 9 7 2",
                ];
                // Reversi Go is thought about longest.
                let terms: rsg_classics::Terms = starts[self.roll(9) / 4].parse().unwrap();
                match self.roll(2) {
                    0 => Event::SetUp(GameKind::of(terms), None),
                    _ => SetupEvent::Terms(terms).into(),
                }
            }
            36 | 37 if self.app.screen() == ScreenName::Home => self.waiting_event(),
            _ => Event::SetUp(GameKind::Reversi, None),
        }
    }

    /// Returns true if the open match is between the games of a Reverse Match or in the second one.
    pub(super) fn is_late_in_a_reverse_match(&self) -> bool {
        let game = self.app.table().filter(|_| self.on_squares.is_some());
        game.is_some_and(|game| game.is_between() || !game.snapshot().finished.is_empty())
    }

    fn waiting_event(&mut self) -> Event {
        let games = self.app.waiting_order();
        if games.is_empty() {
            return Event::SetUp(GameKind::Reversi, None);
        }
        let (id, _) = games[self.roll(games.len())];
        match self.roll(2) {
            0 => WaitingEvent::Continue(id).into(),
            _ => WaitingEvent::GiveUp(id).into(),
        }
    }

    /// An event that has a meaning in Reversi Go alone.
    fn turn_beside_the_board(&mut self, square: rsg_classics::Square) -> Event {
        match self.roll(12) {
            0..=2 => BoardEvent::Beside(Play::Button).into(),
            3..=7 => BoardEvent::Beside(Play::Pass).into(),
            8 => BoardEvent::Agree.into(),
            9 => BoardEvent::Resume.into(),
            10 => BoardEvent::Aim(Some(Aim {
                square,
                stays: true,
            }))
            .into(),
            _ => PlayEvent::Resign.into(),
        }
    }
}

/// Two people have nearly ended the first game.
pub(super) fn late_in_a_reverse_match() -> App {
    let mut app = app();
    app.set_up_squares("reversi 6 othello most".parse().unwrap(), Mode::Two);
    app.tell(SetupEvent::Format(Format::Reverse));
    app.tell(SetupEvent::Start);
    while app.moves().len() < 2 * 28 {
        let squares = app.squares();
        match squares.iter().find(|square| square.playable) {
            Some(open) => app.tell(BoardEvent::Tap(open.square.into())),
            None => app.tell(BoardEvent::GoOn),
        };
    }
    app
}
