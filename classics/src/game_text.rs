//! A game as a text for other people, which names its terms: `go 9 7 0 : e5 c3 button`. The usual game of Reversi is
//! its turns alone, as other programs write and read them.

use crate::{SquaresGame, Terms};

impl dyn SquaresGame + '_ {
    /// The game as text. [`Terms::named_in`] finds the terms in it; where it names none, they are the usual ones,
    /// [`Terms::default`].
    #[must_use]
    pub fn text(&self) -> String {
        let (terms, record) = (self.terms(), self.record());
        match terms == Terms::default() {
            true => record,
            false => format!("{terms} : {record}").trim_end().to_owned(),
        }
    }
}

impl Terms {
    /// The terms that a text names in front of its turns, and the turns.
    #[must_use]
    pub fn named_in(text: &str) -> Option<(Terms, &str)> {
        let (terms, turns) = text.split_once(':')?;
        let words: Vec<&str> = terms.split_whitespace().take(WORDS + 1).collect();
        let terms = words.join(" ").to_ascii_lowercase();
        Some((terms.parse().ok()?, turns))
    }
}

/// The number of words in the terms of every game.
const WORDS: usize = 4;

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::reversi::{Aim, BoardSize, Options, Start};
    use crate::{Play, SplitMix64, Square, go, reversi};

    fn all_reversis() -> impl Iterator<Item = Terms> {
        let starts = [Start::Othello, Start::Classic].into_iter();
        let options =
            starts.flat_map(|start| [Aim::Most, Aim::Fewest].map(|aim| Options { start, aim }));
        options.flat_map(|options| {
            BoardSize::ALL.map(|size| Terms::Reversi(reversi::ReversiTerms { size, options }))
        })
    }

    fn some_gos(random: &mut SplitMix64) -> Vec<Terms> {
        let all = go::Options::SIZES.flat_map(|size| {
            go::Options::HANDICAPS
                .into_iter()
                .map(move |handicap| (size, handicap))
        });
        let options = all.map(|(size, handicap)| {
            let komi = random.below(200) as i16 - 100;
            go::Options::new(size, komi, handicap).unwrap()
        });
        options.map(Terms::Go).collect()
    }

    /// Plays up to `turns` turns by chance, the stop and its agreement among them.
    fn play(game: &mut Box<dyn SquaresGame>, turns: usize, random: &mut SplitMix64) {
        for _ in 0..turns {
            let mut all: Vec<Play> = game.placements().into_iter().map(Play::Place).collect();
            all.extend([Play::Button, Play::Pass, Play::Agree(lost(&**game, random))]);
            all.retain(|play| game.refusal(play).is_none());
            if all.is_empty() {
                return;
            }
            // Few are left beside the placements, and they shall be met too.
            let place = match random.below(4) {
                0 => all.len() - 1,
                _ => random.below(all.len()),
            };
            game.play(&all[place]).unwrap();
        }
    }

    /// A stone to be agreed on as lost, if there is one.
    fn lost(game: &dyn SquaresGame, random: &mut SplitMix64) -> Vec<Square> {
        let squares = game.terms().squares();
        let stones: Vec<Square> = squares.filter(|one| game.stone(*one).is_some()).collect();
        match stones.len() {
            0 => Vec::new(),
            count => vec![stones[random.below(count)]],
        }
    }

    /// On any terms, after any number of turns, and however a messenger breaks the line.
    #[test]
    fn a_text_gives_the_same_game_back() {
        let mut random = SplitMix64::new(34);
        let mut over = 0;
        for round in 0..8 {
            let gos = some_gos(&mut random);
            for terms in all_reversis().chain(gos) {
                let mut game = terms.begin();
                let turns = 1 + random.below([4, 30, 120, 500][round % 4]);
                play(&mut game, turns, &mut random);
                over += usize::from(game.ended().is_some());
                let text = game.text().replacen(' ', "\n", random.below(3));
                let (named, turns) = Terms::named_in(&text).unwrap_or((Terms::default(), &text));
                assert_eq!(named, terms, "{text}");
                let read = named.read(turns).unwrap();
                assert!(*read == *game, "{text}");
            }
        }
        assert!(0 < over, "no game was played to its end");
    }

    #[test]
    fn other_programs_can_read_the_usual_game() {
        let game = Terms::default().read("f5d6c3").unwrap();
        assert_eq!(game.text(), "f5d6c3");
        assert_eq!(Terms::default().to_string(), "reversi 8 othello most");
    }

    #[test]
    fn what_names_no_terms_is_left_alone() {
        for text in [
            "f5d6c3",
            "",
            ":",
            "e5 : c3",
            "go 9 7 : e5",
            "go 9 7 0 0 : e5",
        ] {
            assert_eq!(Terms::named_in(text), None, "{text}");
        }
        let (terms, turns) = Terms::named_in("Go 13  -4\n2: d4").unwrap();
        assert_eq!((terms.to_string().as_str(), turns), ("go 13 -4 2", " d4"));
    }
}
