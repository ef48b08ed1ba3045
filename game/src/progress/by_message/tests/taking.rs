//! Messages that come in, and the match afterwards.

use super::*;

/// A match that this phone has begun as Black, as it stands after that many placements, all sent or received.
fn begun(placements: usize) -> MessageMatch {
    let mut game = MessageMatch::begin(
        MessageMatchId::new(7),
        MessagePlan::star(Color::Black, Format::Single),
        names("Aiko", ""),
        date(),
    );
    for _ in 0..placements {
        let replay = game.replay().unwrap();
        let mut log = game.log().clone();
        log.0.push(first_placement(&replay));
        game.put(log);
    }
    game.mark_sent();
    game.seen = game.log().len();
    game
}

fn first_placement(replay: &PlayedLog) -> Entry {
    Entry::Turn(replay.last().star().unwrap().moves()[0].into())
}

fn other_placement(replay: &PlayedLog) -> Entry {
    Entry::Turn(replay.last().star().unwrap().moves()[1].into())
}

/// The message of the other one with this log.
fn reply(game: &MessageMatch, log: Log) -> GameMessage {
    GameMessage {
        sender: !game.me,
        log,
        ..game.message()
    }
}

/// A log with one entry more.
fn longer(game: &MessageMatch, log: &Log, entry: fn(&PlayedLog) -> Entry) -> Log {
    let replay = PlayedLog::of(&game.terms, log).unwrap();
    let mut log = log.clone();
    log.0.push(entry(&replay));
    log
}

#[test]
fn an_unknown_match_is_taken_whole_and_the_other_seat_is_mine() {
    let theirs = begun(3);
    let mut games = MessageMatches::default();
    assert_eq!(
        games.take(&theirs.message(), date()),
        (theirs.id, Ok(Taken::New))
    );
    let mine = games.get(theirs.id).unwrap();
    assert_eq!((mine.me, mine.seen), (Player::Two, 0));
    assert_eq!(mine.waiting(), Waiting::Me);
    assert_eq!(theirs.waiting(), Waiting::Them);
}

#[test]
fn an_answer_extends_the_match() {
    let mut game = begun(3);
    let answer = longer(&game, game.log(), first_placement);
    let message = reply(&game, answer.clone());
    assert_eq!(game.take(&message, date()), Ok(Taken::Extended(1)));
    assert_eq!((game.log(), game.sent, game.seen), (&answer, 4, 3));
    assert_eq!(game.waiting(), Waiting::Me);
    assert_eq!(game.take(&message, date()), Ok(Taken::Same));
}

#[test]
fn what_was_answered_already_is_older() {
    let mut game = begun(4);
    let message = reply(&game, game.log().clone());
    let replay = game.replay().unwrap();
    game.act(first_placement(&replay)).unwrap();
    // Not sent yet: the other one's newest message is still this.
    assert_eq!(game.take(&message, date()), Ok(Taken::Same));
    game.mark_sent();
    let before = game.clone();
    assert_eq!(game.take(&message, date()), Ok(Taken::Older));
    assert_eq!(game, before);
}

#[test]
fn ones_own_message_is_recognised() {
    let mut game = begun(3);
    let message = game.message();
    let before = game.clone();
    assert_eq!(game.take(&message, date()), Ok(Taken::Own));
    assert_eq!(game, before);
}

#[test]
fn a_placement_of_mine_that_i_did_not_make_is_a_fork() {
    // Black has placed and White answered; the message makes Black's next placement, too.
    let mut game = begun(1);
    let answered = longer(&game, game.log(), first_placement);
    let forged = longer(&game, &answered, first_placement);
    let before = game.log().clone();
    assert_eq!(
        game.take(&reply(&game, forged.clone()), date()),
        Ok(Taken::Fork(2))
    );
    assert_eq!((game.log(), &game.forks), (&before, &vec![forged]));
    assert_eq!(game.waiting(), Waiting::Me);
}

#[test]
fn another_version_is_kept_beside_mine_until_the_player_chooses() {
    let mut game = begun(3);
    let other = longer(&game, &game.log().up_to(2), other_placement);
    let message = reply(&game, other.clone());
    let mine = game.log().clone();
    assert_eq!(game.take(&message, date()), Ok(Taken::Fork(3)));
    assert_eq!(game.take(&message, date()), Ok(Taken::Fork(3)));
    assert_eq!((game.log(), game.forks.len()), (&mine, 1));

    let mut stayed = game.clone();
    assert!(stayed.choose(None));
    assert_eq!((stayed.log(), stayed.forks.len()), (&mine, 0));

    assert!(!game.choose(Some(1)));
    assert!(game.choose(Some(0)));
    assert_eq!((game.log(), game.forks.len()), (&other, 0));
    assert_eq!((game.sent, game.seen), (3, 2));
    assert!(!game.choose(None));
}

#[test]
fn a_fork_that_goes_on_takes_its_own_place() {
    let mut game = begun(3);
    let mut other = longer(&game, &game.log().up_to(2), other_placement);
    for _ in 0..6 {
        game.take(&reply(&game, other.clone()), date()).unwrap();
        other = longer(&game, &other, first_placement);
    }
    assert_eq!(game.forks.len(), 1);
    assert_eq!(game.forks[0].len(), 8);
}

#[test]
fn no_more_forks_are_kept_than_can_be_looked_at() {
    let mut game = begun(3);
    let start = game.log().up_to(2);
    let replay = PlayedLog::of(&game.terms, &start).unwrap();
    let others = replay.games()[0].star().unwrap().moves();
    let mut results = Vec::new();
    for &mv in &others[1..] {
        let mut log = start.clone();
        log.0.push(Entry::Turn(mv.into()));
        results.push(game.take(&reply(&game, log), date()));
    }
    assert_eq!(game.forks.len(), 4);
    assert_eq!(results[3], Ok(Taken::Fork(3)));
    assert_eq!(results[4], Err(NotTaken::TooManyForks));
}

#[test]
fn they_resign_on_their_turn() {
    let mut game = begun(3);
    let mut resigned = game.log().clone();
    resigned.0.push(Entry::Resigned);
    let message = reply(&game, resigned.clone());
    assert_eq!(game.take(&message, date()), Ok(Taken::Extended(1)));
    let state = game.replay().unwrap().state();
    assert_eq!(
        state,
        MatchState::Over {
            outcome: Outcome::Won,
            resigned: Some(Player::Two)
        }
    );
    assert_eq!(game.waiting(), Waiting::Over);
}

#[test]
fn nobody_resigns_for_me() {
    let mut game = begun(2);
    let mut resigned = game.log().clone();
    resigned.0.push(Entry::Resigned);
    assert_eq!(
        game.take(&reply(&game, resigned), date()),
        Ok(Taken::Fork(3))
    );
}

#[test]
fn a_match_that_began_otherwise_is_another() {
    let mut game = begun(2);
    let message = GameMessage {
        terms: MessagePlan::star(Color::White, Format::Single),
        ..reply(&game, Log::default())
    };
    let before = game.clone();
    assert_eq!(game.take(&message, date()), Err(NotTaken::AnotherMatch));
    assert_eq!(game, before);
}

#[test]
fn only_what_was_not_sent_is_taken_back() {
    let mut game = begun(2);
    assert!(!game.take_back());
    let replay = game.replay().unwrap();
    game.act(first_placement(&replay)).unwrap();
    assert!(game.has_unsent());
    assert!(game.take_back());
    assert_eq!((game.log().len(), game.seen), (2, 2));
    game.act(Entry::Resigned).unwrap();
    assert!(game.take_back());
    assert_eq!(game.waiting(), Waiting::Me);
}

#[test]
fn one_acts_for_oneself_alone() {
    let mut game = begun(1);
    let replay = game.replay().unwrap();
    assert_eq!(
        game.act(first_placement(&replay)),
        Err(Illegal { number: 2 })
    );
    assert_eq!(game.act(Entry::Resigned), Err(Illegal { number: 2 }));
    assert_eq!(game.log().len(), 1);

    let mut game = begun(2);
    game.act(Entry::Resigned).unwrap();
    assert_eq!(game.waiting(), Waiting::Me);
    game.mark_sent();
    assert_eq!(game.waiting(), Waiting::Over);
}

#[test]
fn the_second_game_of_a_reverse_match_begins_with_the_other_colour() {
    let mut replay = PlayedLog::new(MessagePlan::star(Color::Black, Format::Reverse));
    let mut random = SplitMix64::new(1);
    while replay.games().len() == 1 {
        let moves = replay.games()[0].star().unwrap().moves();
        let mv = moves[random.below(moves.len())];
        replay.add(&Entry::Turn(mv.into())).unwrap();
    }
    // Black begins, and that is player two now.
    assert_eq!(replay.state(), MatchState::Turn(Player::Two));
    assert_eq!(replay.color_of(Player::Two, 1), Color::Black);
}

#[test]
fn what_is_over_makes_room_and_what_goes_on_stays() {
    let mut games = MessageMatches::default();
    for id in 0..MessageMatches::MOST as u64 {
        let mut game = begun(2);
        game.id = MessageMatchId::new(id);
        if id == 40 {
            game.act(Entry::Resigned).unwrap();
            game.mark_sent();
        }
        assert_eq!(games.add(game), Ok(()));
    }
    let (mut one, mut two) = (begun(2), begun(2));
    (one.id, two.id) = (MessageMatchId::new(1_000), MessageMatchId::new(1_001));
    assert_eq!(games.add(one), Ok(()));
    assert!(games.get(MessageMatchId::new(40)).is_none());
    let refused = games.take(&two.message(), date());
    assert_eq!(refused.1, Err(NotTaken::Full));
    assert_eq!(games.all().len(), MessageMatches::MOST);
}

/// Whoever knows the number of a match can write any name into a text; only a turn that is taken brings it along.
#[test]
fn a_name_comes_with_a_turn_that_is_taken_and_with_nothing_else() {
    let mut game = begun(3);
    let called = |log: &Log| GameMessage {
        names: names("", "Mallory"),
        ..reply(&game, log.clone())
    };
    let next = longer(&game, game.log(), first_placement);
    let other = longer(&game, &game.log().up_to(2), other_placement);
    let (same, older) = (called(game.log()), called(&game.log().up_to(1)));
    let (fork, refused) = (called(&other), called(&next));
    let refused = GameMessage {
        terms: MessagePlan::star(Color::White, Format::Single),
        ..refused
    };
    let taken = called(&next);
    for message in [&same, &older, &fork, &refused] {
        let _ = game.take(message, date());
        assert_eq!(game.names[Player::Two], PlayerName::default());
    }
    assert!(game.choose(None));
    assert_eq!(game.take(&taken, date()), Ok(Taken::Extended(1)));
    assert_eq!(game.names[Player::Two], PlayerName::new("Mallory"));
}

/// A hundred texts of somebody's making must not keep a friend's invitation out, nor a game that is begun here, nor
/// push out what the player has finished.
#[test]
fn a_flood_takes_no_place_from_what_was_played() {
    let mut games = MessageMatches::default();
    let mut finished = begun(2);
    finished.act(Entry::Resigned).unwrap();
    finished.mark_sent();
    assert_eq!(games.add(finished), Ok(()));
    let number = |id: u64, placements: usize| GameMessage {
        id: MessageMatchId::new(id),
        ..begun(placements).message()
    };
    for id in 100..160 {
        assert_eq!(games.take(&number(id, 0), date()).1, Ok(Taken::New));
    }
    for id in 200..300 {
        let mut over = number(id, 1);
        over.log.0.push(Entry::Resigned);
        assert_eq!(games.take(&over, date()).1, Ok(Taken::New));
    }
    assert_eq!(games.all().len(), MessageMatches::MOST);
    assert!(
        games.get(MessageMatchId::new(7)).is_some(),
        "the own finished one stays"
    );
    assert!(games.all().iter().all(|game| !game.is_invitation()));
    // A game that is begun here, and one that a friend begins.
    let mut mine = begun(0);
    mine.id = MessageMatchId::new(1_000);
    assert_eq!(games.add(mine), Ok(()));
    assert_eq!(games.take(&number(1_001, 1), date()).1, Ok(Taken::New));
    assert!(games.get(MessageMatchId::new(7)).is_some());
}

/// A hundred finished games of strangers do not push out the one that the player has finished, whichever game it is.
#[test]
fn what_the_player_has_finished_stays_longer_than_what_was_over_when_it_came() {
    let classic = |terms: &str| MessagePlan::on_squares(Color::Black, terms.parse().unwrap());
    for terms in [
        MessagePlan::star(Color::Black, Format::Single),
        classic("reversi 8 othello most"),
        classic("go 9 7 0"),
    ] {
        let mut games = MessageMatches::default();
        let begun = |id: u64| {
            let id = MessageMatchId::new(id);
            MessageMatch::begin(id, terms.clone(), names("Aiko", ""), date())
        };
        let mut finished = begun(7);
        finished.act(Entry::Resigned).unwrap();
        finished.mark_sent();
        assert_eq!(games.add(finished), Ok(()));
        for id in 100..300 {
            let over = GameMessage {
                log: Log(vec![Entry::Resigned]),
                ..begun(id).message()
            };
            assert_eq!(games.take(&over, date()).1, Ok(Taken::New));
            let own = games.get(MessageMatchId::new(7));
            assert!(own.is_some(), "{terms:?}: after {id}");
        }
        assert_eq!(games.all().len(), MessageMatches::MOST);
    }
}

#[test]
fn what_was_never_answered_is_let_go_together() {
    let mut games = MessageMatches::default();
    // Sent and never answered, by either of the two; one that was not sent yet; one that goes on.
    for (id, placements, sent) in [(1, 0, true), (2, 1, true), (3, 1, false), (4, 2, true)] {
        let mut game = begun(if sent { placements } else { 0 });
        game.id = MessageMatchId::new(id);
        if !sent {
            let replay = game.replay().unwrap();
            game.act(first_placement(&replay)).unwrap();
        }
        assert_eq!(games.add(game), Ok(()));
    }
    let invited = GameMessage {
        id: MessageMatchId::new(5),
        ..begun(1).message()
    };
    let _ = games.take(&invited, date());
    assert_eq!(games.unanswered(), 3);
    games.remove_unanswered();
    let left: Vec<u64> = games.all().iter().map(|game| game.id.number()).collect();
    assert_eq!(left, [3, 4]);
}
