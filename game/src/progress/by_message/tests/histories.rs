//! Two phones that play a match while messages are lost, doubled, come late, and are forged.

use super::*;

/// A phone, everything it has ever sent, and the messages on their way to it.
struct Phone {
    game: MessageMatch,
    told: Vec<Log>,
    post: Vec<GameMessage>,
}

impl Phone {
    fn of(game: MessageMatch) -> Phone {
        Phone {
            game,
            told: Vec::new(),
            post: Vec::new(),
        }
    }

    fn send(&mut self, to: &mut Phone) {
        self.game.mark_sent();
        let message = self.game.message();
        self.told.push(message.log.clone());
        to.post.push(message);
    }

    fn receive(&mut self, message: &GameMessage) {
        let known = self.game.clone();
        let taken = self.game.take(message, date());
        self.check(&known, taken);
    }

    /// Checks that the entries sent from here are as they were sent.
    fn check(&self, before: &MessageMatch, taken: Result<Taken, NotTaken>) {
        let sent = before.log().up_to(before.sent);
        let kept = self.game.log().shared_with(&sent);
        assert_eq!(kept, sent.len(), "{taken:?} has changed what was sent");
        self.game.replay().unwrap();
        assert!(self.game.sent <= self.game.log().len());
        assert!(self.game.seen <= self.game.log().len());
    }

    /// Returns true if a version is this phone's, or part of it, or shown beside it.
    fn knows(&self, log: &Log) -> bool {
        let mut forks = self.game.forks.iter().chain([self.game.log()]);
        forks.any(|replay| replay.shared_with(log) == log.len())
    }
}

/// The other one's message with another version in it, forged by the rules.
fn forged(game: &MessageMatch, random: &mut SplitMix64) -> GameMessage {
    let mut log = game.log().up_to(random.below(game.log().len() + 1));
    let mut replay = PlayedLog::of(&game.terms, &log).unwrap();
    for _ in 0..=random.below(3) {
        if let Some(entry) = some_entry(&replay, random)
            && replay.add(&entry).is_ok()
        {
            log.0.push(entry);
        }
    }
    GameMessage {
        sender: !game.me,
        log,
        ..game.message()
    }
}

fn history(seed: u64, with_forgery: bool) {
    let mut random = SplitMix64::new(seed);
    let terms = some_terms(&mut random);
    let id = MessageMatchId::new(random.next());
    let begun = MessageMatch::begin(id, terms, names("Aiko", ""), date());
    let invited = MessageMatch::received(&begun.message(), date());
    let (mut one, mut two) = (Phone::of(begun), Phone::of(invited));
    for _ in 0..random.below(150) {
        std::mem::swap(&mut one, &mut two);
        match random.below(8) {
            // Plays, and sends it most of the time.
            0..=3 => {
                let replay = one.game.replay().unwrap();
                if one.game.forks.is_empty()
                    && let Some(entry) = some_entry(&replay, &mut random)
                    && one.game.act(entry).is_ok()
                    && random.below(4) < 3
                {
                    one.send(&mut two);
                }
            }
            // Something of what is on its way comes in, perhaps not for the last time, in any order.
            4..=5 if !one.post.is_empty() => {
                let place = random.below(one.post.len());
                let message = one.post[place].clone();
                if random.below(2) == 0 {
                    one.post.swap_remove(place);
                }
                one.receive(&message);
            }
            6 if !one.post.is_empty() => {
                one.post.pop();
            }
            7 if with_forgery && random.below(3) == 0 => {
                let message = forged(&one.game, &mut random);
                one.receive(&message);
            }
            _ => {
                one.game.take_back();
            }
        }
    }
    settle(&mut one, &mut two, with_forgery);
}

/// In the end each sends its newest once more, and it arrives.
fn settle(one: &mut Phone, two: &mut Phone, with_forgery: bool) {
    for _ in 0..2 {
        one.send(two);
        let message = two.post.pop().unwrap();
        two.receive(&message);
        std::mem::swap(one, two);
    }
    let agree = one.game.log() == two.game.log();
    let shown = !one.game.forks.is_empty() || !two.game.forks.is_empty();
    assert!(agree || shown, "{:?}\n{:?}", one.game, two.game);
    if !with_forgery {
        assert!(agree, "{:?}\n{:?}", one.game, two.game);
    }
    for phone in [one, two] {
        for told in &phone.told {
            assert!(phone.knows(told), "lost {told:?}");
        }
    }
}

/// The number of histories played of each kind: 5,000, or half of the number given to `cargo xtask soak`, which shows
/// the progress.
#[allow(
    clippy::disallowed_methods,
    clippy::print_stdout,
    reason = "a chore asks for more and is watched"
)]
fn play(name: &str, start: u64, with_forgery: bool) {
    let asked = std::env::var("RSG_HISTORIES").ok();
    let asked = asked.and_then(|asked| asked.parse::<u64>().ok());
    let count = asked.map_or(5_000, |asked| asked / 2);
    let step = (count / 20).max(1);
    for seed in 0..count {
        history(start + seed, with_forgery);
        if asked.is_some() && (seed + 1) % step == 0 {
            println!("{name}: {} of {count} histories", seed + 1);
        }
    }
}

#[test]
fn honest_phones_agree_whatever_happens_to_their_messages() {
    play("honest", 0, false);
}

#[test]
fn phones_agree_or_show_the_fork_whatever_is_forged() {
    play("forged", 1 << 32, true);
}
