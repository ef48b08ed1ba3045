//! Today's game from its card to its result.
use super::*;
use crate::app::Shared;
use crate::progress::puzzles::{PuzzleKey, Try};
use crate::progress::{
    DayState, Ending, Help, MatchRecord, Outcome, Played, Rules, Score, TodayResult, TodayStrength,
    day_game,
};

const TODAY: &str = "2026-11-21";

impl App {
    fn play_day_game(&mut self, on: &str, strength: TodayStrength) -> Vec<Effect> {
        let day = day(on);
        self.tell(TodayEvent::Play { day, strength })
    }

    /// Plays the game on the screen to its end by the first placement there is, for both sides.
    fn play_out(&mut self) -> Vec<Effect> {
        let mut effects = Vec::new();
        while !self.current().is_over() {
            let mv = self.current().game().star().unwrap().moves()[0];
            effects.extend(self.place(&mv.to_string()));
            self.tell(BoardEvent::GoOn);
        }
        effects
    }

    fn today_state(&self) -> TodayState {
        self.todays_game().unwrap().state
    }
}

#[test]
fn the_card_tells_the_day_the_par_and_the_strengths() {
    let mut app = app();
    let card = app.todays_game().unwrap();
    let game = day_game(day(TODAY));
    assert_eq!((card.day, card.par), (day(TODAY), game.par));
    assert_eq!(card.position, game.position);
    assert_eq!(
        (card.strength, card.state),
        (TodayStrength::One, TodayState::Open)
    );
    app.tell(TodayEvent::Choose(TodayStrength::Max));
    let card = app.todays_game().unwrap();
    assert_eq!(card.strength, TodayStrength::Max);
    let chosen = card.strengths.map(|one| one.chosen);
    assert_eq!(chosen, [false, false, true]);
    assert!(card.strengths.iter().all(|one| one.result.is_none()));
    app.date_is("2025-12-31");
    assert!(app.todays_game().is_none() && app.home().daily.is_none());
}

#[test]
fn it_is_played_to_a_result_against_par() {
    let mut app = app();
    app.play_day_game(TODAY, TodayStrength::Three);
    assert_eq!(app.screen(), ScreenName::Play);
    assert!(app.board().hint == session::HintView::Never);
    let effects = app.play_out();
    let sheet = app.sheet();
    let news = sheet.earned.today.unwrap();
    let (par, total) = (day_game(day(TODAY)).par, app.match_over().unwrap().totals());
    assert!(news.counts && news.result.par == par);
    assert_eq!(
        i32::from(news.result.margin),
        i32::from(total.one) - i32::from(total.two)
    );
    assert_eq!(app.today_state(), TodayState::Played(news.result));
    let record = app.records().todays_games.unwrap();
    assert_eq!(record.tally.played(), 1);
    assert_eq!(app.records().total.played(), 1);
    let won = news.result.outcome == crate::progress::Outcome::Won;
    assert_eq!(app.progress().is_cleared(day(TODAY)), won);
    // The kept game begins where it began.
    let kept = kept(&effects).unwrap();
    assert_eq!(kept.star().given(), day_game(day(TODAY)).position);
    assert_eq!(
        kept.star().position(),
        app.current().game().star().unwrap().position()
    );
    // The result comes back whole after a kill.
    let mut back = killed(&app);
    back.see_result();
    assert_eq!(back.sheet().earned, sheet.earned);
    app.tell(PlayEvent::Close);
    assert_eq!(app.screen(), ScreenName::Home);
}

#[test]
fn a_second_game_is_practice_and_begins_at_the_same_position() {
    let mut app = app();
    app.play_day_game(TODAY, TodayStrength::One);
    app.play_out();
    let first: TodayResult = app.sheet().earned.today.unwrap().result;
    app.play_day_game(TODAY, TodayStrength::One);
    let begun = app.current().game().star().unwrap();
    assert_eq!(
        (begun.given(), begun.turns().len()),
        (day_game(day(TODAY)).position, 0)
    );
    app.play_out();
    assert!(!app.sheet().earned.today.unwrap().counts);
    assert_eq!(app.today_state(), TodayState::Played(first));
    assert_eq!(app.records().todays_games.unwrap().tally.played(), 1);
}

#[test]
fn left_for_a_while_it_waits_and_quitting_is_its_result() {
    let mut app = app();
    app.play_day_game(TODAY, TodayStrength::One);
    let mv = app.current().game().star().unwrap().moves()[0].to_string();
    app.place(&mv);
    let stood = app.current().game().copied();
    app.tell(Event::Back);
    assert_eq!(
        (app.screen(), app.today_state()),
        (ScreenName::Home, TodayState::Waiting)
    );
    // After a kill and at midnight it still belongs to its day.
    let mut app = killed(&app);
    app.date_is("2026-11-22");
    assert_eq!(app.today_state(), TodayState::Open);
    assert_eq!(app.game_of_day(day(TODAY)).state, TodayState::Waiting);
    app.play_day_game(TODAY, TodayStrength::One);
    assert_eq!(app.current().game(), &*stood);
    app.tell(PlayEvent::Quit);
    assert_eq!(app.confirms(), quits(true));
    app.tell(Event::Confirm);
    let TodayState::Played(result) = app.game_of_day(day(TODAY)).state else {
        panic!("it counts");
    };
    assert_eq!(result.stars(), 0);
    assert_eq!(app.records().todays_games.unwrap().tally.lost, 1);
}

#[test]
fn a_game_of_an_earlier_day_clears_that_day() {
    let mut app = app();
    for strength in TodayStrength::ALL {
        app.play_day_game("2026-11-19", strength);
        app.play_out();
    }
    let results = app.game_of_day(day("2026-11-19")).strengths;
    assert!(results.iter().all(|one| one.result.is_some()));
    let won = results.iter().any(|one| one.result.unwrap().stars() > 0);
    let state = if won {
        DayState::Cleared
    } else {
        DayState::Open
    };
    assert_eq!(
        app.progress().day(day("2026-11-19"), app.today()).state,
        state
    );
    assert_eq!(
        app.progress().day(day(TODAY), app.today()).state,
        DayState::Open
    );
    app.tell(PlayEvent::Close);
    assert_eq!(app.screen(), ScreenName::Calendar);
}

#[test]
fn days_to_come_and_series_let_nothing_begin() {
    let mut app = app();
    app.play_day_game("2026-11-22", TodayStrength::One);
    assert_eq!(app.screen(), ScreenName::Home);
    let mut app = app_at(Rank::Wood);
    app.drive_to_series(ColorChoice::Black);
    let before = app.essence();
    app.play_day_game(TODAY, TodayStrength::One);
    assert_eq!(app.essence(), before);
}

#[test]
fn another_game_that_waits_goes_on_waiting() {
    let mut app = app();
    app.leave_a_game(ColorChoice::Black, "B4");
    app.play_day_game(TODAY, TodayStrength::One);
    assert_eq!((app.confirms(), app.waiting().len()), (None, 2));
    assert_eq!(
        app.current().game().star().unwrap().given(),
        day_game(day(TODAY)).position
    );
}

#[test]
fn the_strength_is_remembered_from_the_last_game() {
    let mut app = app();
    app.play_day_game(TODAY, TodayStrength::Max);
    assert_eq!(
        killed(&app).todays_game().unwrap().strength,
        TodayStrength::Max
    );
    app.play_out();
    app.tell(PlayEvent::Close);
    assert_eq!(
        killed(&app).todays_game().unwrap().strength,
        TodayStrength::Max
    );
}

/// A profile in which Today's game was won while its wins did not count for ranks.
fn won_today() -> Profile {
    let mut app = app();
    app.play_day_game(TODAY, TodayStrength::One);
    let number = app.profile().next_match_id();
    let mut profile = app.profile().clone();
    profile.waiting = Default::default();
    assert!(profile.book(MatchRecord {
        id: number,
        date: date(TODAY),
        opponent: Opponent::Today {
            day: day(TODAY),
            strength: TodayStrength::One,
        },
        color: Color::Black,
        help: Help::default(),
        rules: Rules::Star,
        played: Some(Played::Single(ByPlayer {
            one: Score {
                total: 30,
                captured: 0
            },
            two: Score {
                total: 7,
                captured: 0
            },
        })),
        outcome: Outcome::Won,
        ending: Ending::Played,
        message: None,
    }));
    profile
}

#[test]
fn a_day_is_done_once_its_game_is_won_and_its_puzzle_is_decided() {
    let mut profile = won_today();
    let key = PuzzleKey::Day(day(TODAY));
    let done = |profile: &Profile| app_with(profile.clone()).home().daily.unwrap().done;
    assert_eq!(done(&profile), None);
    // A wrong try decides nothing.
    profile.puzzles.note(key, Try::Wrong, 1000);
    assert_eq!(done(&profile), None);
    assert!(app_with(profile.clone()).tell(TodayEvent::Share).is_empty());
    profile.puzzles.note(key, Try::Shown, 1000);
    let told = done(&profile).unwrap();
    assert_eq!(told.result.unwrap().strength, TodayStrength::One);
    assert_eq!(told.tried.wrong, 1);
    let mut app = app_with(profile);
    app.tell(TodayEvent::Share);
    let Some(Overlay::Share(sharing)) = app.overlay() else {
        panic!("the picture is shown first");
    };
    assert_eq!(sharing.what, Shared::Day(told));
}
