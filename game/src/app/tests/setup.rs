//! The choices before the first stone.
use super::*;
use crate::progress::{ClockTime, HouseRules, MatchRecord, Outcome, Tally};

fn choose(app: &mut App, event: SetupEvent) -> SetupView {
    app.tell(Event::Setup(event));
    app.setup()
}

fn chosen(view: &SetupView) -> CpuLevel {
    let mut chosen = view.levels.iter().filter(|option| option.chosen);
    let level = chosen.next().unwrap().level;
    assert_eq!(chosen.next(), None);
    level
}

#[test]
fn a_new_player_has_level_one_and_sees_what_opens_the_others() {
    let mut app = app();
    app.tell(ScreenName::Setup);
    let view = app.setup();
    assert_eq!(chosen(&view), CpuLevel::One);
    assert_eq!(view.levels[0].lock, Lock::Open);
    assert_eq!(view.levels[1].lock, Lock::UntilRank(Rank::Stone));
    assert_eq!(view.levels[6].lock, Lock::UntilRank(Rank::GrandMaster));
    assert_eq!(view.levels[7].lock, Lock::UntilFinalBeaten);
    let view = choose(&mut app, SetupEvent::Level(CpuLevel::Two));
    assert_eq!(chosen(&view), CpuLevel::One, "a locked level is not chosen");
}

#[test]
fn an_opened_level_can_be_chosen_and_played() {
    let mut app = app_at(Rank::Stone);
    app.drive_to_start([SetupEvent::Level(CpuLevel::Two)]);
    assert_eq!(app.board().facts.level, Some(CpuLevel::Two));
}

#[test]
fn a_day_allows_every_choice_but_a_second_person() {
    let mut app = app();
    app.link("day/2026-11-21");
    let view = choose(&mut app, SetupEvent::Mode(Mode::Two));
    assert_eq!(view.mode, Mode::Cpu);
    assert!(view.modes.is_empty() && view.format_free);
    choose(&mut app, SetupEvent::Format(Format::Reverse));
    choose(&mut app, SetupEvent::Start);
    let view = app.board();
    assert_eq!(view.facts.reverse_game, Some(1));
    assert_eq!(view.facts.day, Some(day("2026-11-21")));
}

#[test]
fn setup_leads_to_the_open_exam_whose_colour_alone_is_chosen() {
    let mut app = app_at(Rank::Steel);
    app.tell(ScreenName::Setup);
    assert_eq!(app.setup().exam_on_offer, Some(Exam::Bronze));
    choose(&mut app, SetupEvent::Level(CpuLevel::One));
    app.tell(SetupEvent::Format(Format::Reverse));
    app.tell(SetupEvent::Exam);
    assert_eq!(app.screen(), ScreenName::RankUp);
    assert_eq!(app.rank_up().exam.unwrap().color, ColorChoice::Random);
    app.tell(Event::RankUp(RankUpEvent::Color(ColorChoice::White)));
    assert_eq!(app.rank_up().exam.unwrap().color, ColorChoice::White);
    app.tell(Event::RankUp(RankUpEvent::Start));
    assert_eq!(app.board().facts.level, Some(CpuLevel::Two));
    assert_eq!(app.board().facts.reverse_game, None);
    assert!(matches!(
        app.current().plan().opponent,
        Opponent::Exam {
            exam: Exam::Bronze,
            ..
        }
    ));
    assert_eq!(app.current().color(Player::One), Color::White);
}

#[test]
fn setup_from_home_forgets_the_day_and_keeps_the_choices() {
    let mut app = app();
    app.link("day/2026-11-21");
    choose(&mut app, SetupEvent::Color(ColorChoice::Random));
    app.tell(ScreenName::Home);
    app.tell(ScreenName::Setup);
    assert_eq!(app.setup().occasion, Occasion::Free);
    assert_eq!(app.setup().color, Some(ColorChoice::Random));
}

#[test]
fn a_reverse_match_of_reversi_is_offered_on_one_phone_and_carried_nowhere() {
    let mut app = app();
    app.tell(Event::SetUp(GameKind::Reversi, None));
    choose(&mut app, SetupEvent::Mode(Mode::Two));
    let view = choose(&mut app, SetupEvent::Format(Format::Reverse));
    assert_eq!((view.format, view.format_free), (Format::Reverse, true));
    let view = choose(&mut app, SetupEvent::Mode(Mode::Cpu));
    assert_eq!((view.format, view.format_free), (Format::Single, true));
    choose(&mut app, SetupEvent::Format(Format::Reverse));
    for mode in [Mode::Practice, Mode::Message] {
        let view = choose(&mut app, SetupEvent::Mode(mode));
        assert_eq!((view.format, view.format_free), (Format::Single, false));
    }
    choose(&mut app, SetupEvent::Mode(Mode::Cpu));
    app.tell(Event::SetUp(GameKind::Go, None));
    assert_eq!(
        (app.setup().format, app.setup().format_free),
        (Format::Single, false)
    );
    choose(&mut app, SetupEvent::Start);
    assert_eq!(app.board().facts.reverse_game, None);
}

#[test]
fn a_reverse_match_between_two_people_is_not_carried_over_to_the_cpu() {
    let mut app = app();
    app.tell(ScreenName::Setup);
    choose(&mut app, SetupEvent::Mode(Mode::Two));
    let view = choose(&mut app, SetupEvent::Format(Format::Reverse));
    assert_eq!(view.format, Format::Reverse);
    let view = choose(&mut app, SetupEvent::Mode(Mode::Cpu));
    assert_eq!(view.format, Format::Single);
    let view = choose(&mut app, SetupEvent::Mode(Mode::Two));
    assert_eq!(view.format, Format::Reverse, "two people find it as it was");
    // A day's game is played against the CPU, whoever was chosen in Setup.
    app.tell(ScreenName::Home);
    app.link("day/2026-11-21");
    choose(&mut app, SetupEvent::Start);
    assert_eq!(app.board().facts.reverse_game, None);
}

#[test]
fn the_next_start_of_the_app_remembers_the_last_match() {
    let mut app = app_at(Rank::Stone);
    app.drive_to_start([
        SetupEvent::Level(CpuLevel::Two),
        SetupEvent::Color(ColorChoice::White),
    ]);
    app.drive(WHITE_WINS);
    let back = killed(&app);
    assert_eq!(chosen(&back.setup()), CpuLevel::Two);
    assert_eq!(back.setup().color, Some(ColorChoice::White));
}

#[test]
fn people_who_played_before_are_offered_with_their_results() {
    let mut app = app();
    let named = |player, name: &str| SetupEvent::Name(player, name.to_owned());
    app.drive_to_start([
        SetupEvent::Mode(Mode::Two),
        SetupEvent::Color(ColorChoice::Black),
        named(Player::One, "Ravi"),
        named(Player::Two, "Aiko"),
    ]);
    app.drive(BLACK_WINS);
    app.tell(PlayEvent::Close);
    app.tell(ScreenName::Setup);
    let between = app.setup().between.unwrap();
    assert_eq!((between.won, between.lost), (1, 0), "Ravi was Black");
    app.tell(SetupEvent::Swap);
    let setup = app.setup();
    assert_eq!(setup.names.one.as_str(), "Aiko");
    assert_eq!(
        setup.between.map(|tally| (tally.won, tally.lost)),
        Some((0, 1))
    );
    assert!(setup.people.is_empty(), "both are here");
    app.tell(named(Player::One, ""));
    let setup = app.setup();
    assert_eq!(setup.between, None);
    assert_eq!(setup.people.len(), 1);
    app.tell(SetupEvent::Known(setup.people[0].clone()));
    assert_eq!(app.setup().names.one.as_str(), "Aiko");
}

#[test]
fn the_star_has_a_clock_where_one_is_wanted() {
    let mut app = app();
    app.tell(ScreenName::Setup);
    assert_eq!(app.setup().minutes, Some(ClockTime::of_minutes(0)));
    app.tell(SetupEvent::Clock(ClockTime::of_minutes(3)));
    app.tell(SetupEvent::Mode(Mode::Two));
    assert_eq!(
        app.setup().minutes,
        Some(ClockTime::of_minutes(0)),
        "each has its own"
    );
    app.tell(SetupEvent::Mode(Mode::Practice));
    assert_eq!(app.setup().minutes, None);
    app.tell(SetupEvent::Mode(Mode::Cpu));
    app.time_is(5_000_000);
    app.tell(SetupEvent::Start);
    let own = app.board().sides.own;
    app.time_is(5_010_000);
    assert_eq!(app.board().sides.panels[own].seconds, Some(170));
    app.link("day/2026-11-05");
    assert_eq!(app.setup().minutes, None);
}

/// Every choice of every game is there when the app is opened again, and one game's is not another one's.
#[test]
fn the_choices_of_every_game_are_remembered_when_the_app_is_opened_again() {
    let cpu = |game| match game {
        GameKind::Star => (CpuLevel::Two, ColorChoice::White, ClockTime::of_minutes(3)),
        GameKind::Reversi => (CpuLevel::Six, ColorChoice::Random, ClockTime::of_minutes(5)),
        GameKind::Go => (
            CpuLevel::Four,
            ColorChoice::Black,
            ClockTime::of_minutes(10),
        ),
    };
    let mut app = app_at(Rank::Stone);
    for game in GameKind::ALL {
        let (level, color, minutes) = cpu(game);
        app.tell(Event::SetUp(game, Some(Mode::Practice)));
        app.tell(SetupEvent::Level(CpuLevel::Five));
        app.tell(SetupEvent::Mode(Mode::Two));
        app.tell(SetupEvent::Clock(ClockTime::of_minutes(15)));
        app.tell(SetupEvent::Mode(Mode::Cpu));
        app.tell(SetupEvent::Format(Format::Reverse));
        for choice in [SetupEvent::Level(level), SetupEvent::Color(color)] {
            assert_eq!(app.tell(choice), [Effect::Save], "{game:?}");
        }
        app.tell(SetupEvent::Clock(minutes));
    }
    let mut app = app_with(app.profile().clone());
    for game in GameKind::ALL {
        let (level, color, minutes) = cpu(game);
        app.tell(Event::SetUp(game, None));
        let view = app.setup();
        assert_eq!((view.mode, chosen(&view)), (Mode::Cpu, level), "{game:?}");
        assert_eq!((view.color, view.minutes), (Some(color), Some(minutes)));
        let is_reverse = view.format == Format::Reverse;
        assert_eq!(
            (is_reverse, view.format_free),
            (game != GameKind::Go, game != GameKind::Go)
        );
        let view = choose(&mut app, SetupEvent::Mode(Mode::Two));
        assert_eq!(
            (view.minutes, view.format),
            (Some(ClockTime::of_minutes(15)), Format::Single)
        );
        let view = choose(&mut app, SetupEvent::Mode(Mode::Practice));
        assert_eq!((chosen(&view), view.minutes), (CpuLevel::Five, None));
    }
    let app = app_with(app.profile().clone());
    for view in app.games() {
        assert_eq!(view.mode, Mode::Practice, "{:?}", view.game);
    }
}

/// A mode that is chosen on the way to Setup is that of the game which is set up.
#[test]
fn the_way_to_setup_chooses_the_mode_of_one_game() {
    let mut app = app();
    app.tell(Event::SetUp(GameKind::Go, Some(Mode::Two)));
    let modes = |app: &App| app.games().iter().map(|one| one.mode).collect::<Vec<_>>();
    assert_eq!(modes(&app), [Mode::Cpu, Mode::Cpu, Mode::Two]);
}

/// A level that is locked, in a profile that came from elsewhere, gives way to the strongest open one below it.
#[test]
fn a_remembered_level_that_is_locked_is_not_chosen() {
    let mut app = app_at(Rank::Stone);
    app.drive_to_start([SetupEvent::Level(CpuLevel::Two)]);
    let choices = app.profile().choices(GameKind::Star);
    let mut profile = still_profile();
    profile.choose(choices);
    let mut app = app_with(profile);
    app.tell(ScreenName::Setup);
    assert_eq!(chosen(&app.setup()), CpuLevel::One);
    app.tell(SetupEvent::Start);
    assert_eq!(app.board().facts.level, Some(CpuLevel::One));
}

/// The choices of two people are there when the app is opened again, in every game, and a game against the CPU has none
/// of them.
#[test]
fn two_people_are_remembered_when_the_app_is_opened_again() {
    let mut app = app();
    let agreed = HouseRules {
        undo: true,
        opposite: false,
    };
    app.tell(Event::SetUp(GameKind::Go, None));
    app.tell(SetupEvent::Mode(Mode::Two));
    assert_eq!(app.tell(SetupEvent::House(agreed)), [Effect::Save]);
    let effects = app.tell(SetupEvent::Name(Player::One, "Aki".to_owned()));
    assert_eq!(
        effects,
        [Effect::SaveSoon],
        "a name is typed letter by letter"
    );
    assert!(app.tell(Event::SaveDue).contains(&Effect::Save));
    let mut app = app_with(app.profile().clone());
    for game in GameKind::ALL {
        app.tell(Event::SetUp(game, None));
        let view = choose(&mut app, SetupEvent::Mode(Mode::Two));
        assert_eq!(view.house, Some(agreed), "{game:?}");
        assert_eq!(view.names.one.as_str(), "Aki", "{game:?}");
        assert_eq!(choose(&mut app, SetupEvent::Mode(Mode::Cpu)).house, None);
        app.tell(SetupEvent::Start);
        let plan = &app.profile().waiting.all().last().unwrap().game.plan;
        assert_eq!(plan.rules.game(), Some(game));
        assert_eq!(plan.house, HouseRules::default(), "{game:?}");
        assert!(matches!(plan.opponent, Opponent::Cpu { .. }), "{game:?}");
    }
}

/// Names that were emptied are empty the next time, whoever played last.
#[test]
fn names_that_were_emptied_stay_empty() {
    let mut app = app();
    app.tell(ScreenName::Setup);
    app.tell(SetupEvent::Mode(Mode::Two));
    app.tell(SetupEvent::Name(Player::One, "Aki".to_owned()));
    app.tell(SetupEvent::Name(Player::One, String::new()));
    let mut app = app_with(app.profile().clone());
    app.tell(ScreenName::Setup);
    assert!(app.setup().names.one.is_empty());
}

#[test]
fn the_lessons_of_each_game_lead_back_to_its_setup() {
    let mut app = app();
    for game in GameKind::ALL {
        app.tell(Event::SetUp(game, None));
        app.tell(Event::Learn(game));
        assert_eq!(app.screen(), ScreenName::Tutorial);
        app.tell(Event::Back);
        assert_eq!((app.screen(), app.setup().game), (ScreenName::Setup, game));
    }
}

#[test]
fn each_opponent_shows_the_results_against_it_in_this_game() {
    let record = |view: &SetupView| view.levels[0].record;
    let mut app = app_at(Rank::Stone);
    app.tell(ScreenName::Setup);
    let won =
        |one: &&MatchRecord| one.level() == Some(CpuLevel::One) && one.outcome == Outcome::Won;
    let won = app.profile().matches().iter().filter(won).count();
    assert!(0 < won);
    let seen = record(&app.setup()).unwrap();
    assert_eq!(usize::try_from(seen.won), Ok(won));
    let view = choose(&mut app, SetupEvent::Mode(Mode::Practice));
    assert_eq!(record(&view), None, "beside a teacher nothing counts");
    app.tell(Event::SetUp(GameKind::Go, Some(Mode::Cpu)));
    assert_eq!(record(&app.setup()).map(Tally::played), Some(0));
}
