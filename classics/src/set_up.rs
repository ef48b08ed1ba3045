//! A position that a game begins from in place of its usual start: the stones, whose turn it is, and the button.
//!
//! As text it stands in front of the turns of a game's record: `from BOARD X : f5 d6`, in Reversi Go with the button's
//! owner after the side to move. The board is in the notation of the games' positions.

use std::fmt;

use crate::{Color, Shape, Square, color_of_disc, disc_letter};

/// A position that a game begins from. Nothing before it is remembered.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SetUp {
    /// Row by row from the top.
    pub stones: Vec<Option<Color>>,
    /// The side to move.
    pub to_move: Color,
    /// The owner of the button, in Reversi Go.
    pub button: Option<Color>,
}

/// The reason why no game on some terms can begin from a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoSetUp {
    /// The board has another size, or the terms say themselves how the game begins: an opening without flips, a
    /// handicap.
    Terms,
    /// The group of this stone has no liberty, in Reversi Go.
    NoLiberty(Square),
}

/// The word in front of a position.
const FROM: &str = "from";

impl SetUp {
    /// The position in front of a record's turns, and the turns; none if there is none for a board of this shape.
    #[must_use]
    pub fn in_front(text: &str, shape: Shape) -> Option<(SetUp, &str)> {
        let (position, turns) = text.split_once(':')?;
        let mut words = position.split_whitespace();
        if words.next()? != FROM {
            return None;
        }
        let set_up = SetUp::of_words(&mut words, shape)?;
        words.next().is_none().then_some((set_up, turns))
    }

    /// A position alone: `BOARD X`, in Reversi Go perhaps with the button's owner after it.
    #[must_use]
    pub fn read(text: &str, shape: Shape) -> Option<SetUp> {
        let mut words = text.split_whitespace();
        let set_up = SetUp::of_words(&mut words, shape)?;
        words.next().is_none().then_some(set_up)
    }

    fn of_words<'a>(words: &mut impl Iterator<Item = &'a str>, shape: Shape) -> Option<SetUp> {
        let board = words.next()?;
        if board.len() != shape.places() as usize {
            return None;
        }
        let stones: Option<Vec<_>> = board.chars().map(owner).collect();
        let to_move = color_of_disc(single(words.next()?)?)?;
        let button = match words.next() {
            Some(word) => owner(single(word)?)?,
            None => None,
        };
        Some(SetUp {
            stones: stones?,
            to_move,
            button,
        })
    }

    /// True if nothing was placed or taken, and Black begins.
    pub(crate) fn is_untouched(&self) -> bool {
        let is_empty = self.stones.iter().all(Option::is_none);
        is_empty && self.button.is_none() && self.to_move == Color::Black
    }

    /// The position in front of a record's turns.
    pub(crate) fn before(&self, turns: &str) -> String {
        format!("{FROM} {self} : {turns}").trim_end().to_owned()
    }
}

/// The only letter of a word.
fn single(word: &str) -> Option<char> {
    let mut letters = word.chars();
    letters.next().filter(|_| letters.next().is_none())
}

/// The side of a letter in a position: nobody's is `-`.
fn owner(letter: char) -> Option<Option<Color>> {
    match letter {
        '-' => Some(None),
        letter => color_of_disc(letter).map(Some),
    }
}

/// The board row by row from the top, the side to move, and the button's owner if somebody has it.
impl fmt::Display for SetUp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for stone in &self.stones {
            write!(f, "{}", stone.map_or('-', disc_letter))?;
        }
        write!(f, " {}", disc_letter(self.to_move))?;
        match self.button {
            Some(owner) => write!(f, " {}", disc_letter(owner)),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::{Play, SplitMix64, Terms};

    fn random(terms: Terms, random: &mut SplitMix64) -> SetUp {
        let mut stone = || match random.below(3) {
            0 => None,
            1 => Some(Color::Black),
            _ => Some(Color::White),
        };
        let stones = terms.squares().map(|_| stone()).collect();
        let button = stone().filter(|_| matches!(terms, Terms::Go(_)));
        SetUp {
            stones,
            to_move: stone().unwrap_or(Color::White),
            button,
        }
    }

    fn all_terms() -> Vec<Terms> {
        let texts = [
            "reversi 6 othello most",
            "reversi 8 othello fewest",
            "reversi 10 othello most",
            "reversi 6x10 othello most",
            "go 9 7 0",
            "go 13 -3 0",
            "go 19 0 0",
        ];
        texts.iter().map(|text| text.parse().unwrap()).collect()
    }

    /// Whatever stands on the board, a game begins there and its record gives it back, or a group is named that has no
    /// liberty.
    #[test]
    fn a_game_from_any_position_is_read_from_its_record() {
        let mut chance = SplitMix64::new(5);
        let (mut begun, mut refused) = (0, 0);
        for round in 0..280 {
            let terms = all_terms()[round % 7];
            let set_up = random(terms, &mut chance);
            let mut game = match terms.begin_from(&set_up) {
                Ok(game) => game,
                Err(NoSetUp::NoLiberty(square)) => {
                    assert!(has_no_liberty(terms, &set_up, square));
                    refused += 1;
                    continue;
                }
                Err(NoSetUp::Terms) => panic!("{terms}"),
            };
            begun += 1;
            let stones = terms.squares().map(|square| game.stone(square));
            assert!(stones.eq(set_up.stones.iter().copied()));
            for _ in 0..6 {
                let Some(square) = game.placements().into_iter().next_back() else {
                    break;
                };
                game.play(&Play::Place(square)).unwrap();
            }
            let again = terms.read(&game.record()).unwrap();
            assert!(*again == *game, "{}", game.record());
            assert_eq!(again.turns(), game.turns());
            while game.undo() {}
            let stones = terms.squares().map(|square| game.stone(square));
            assert!(stones.eq(set_up.stones.iter().copied()));
        }
        assert!(100 < begun && 20 < refused, "{begun} {refused}");
    }

    /// Looks for a free point beside the group by walking over it.
    fn has_no_liberty(terms: Terms, set_up: &SetUp, square: Square) -> bool {
        let shape = terms.shape();
        let at = |square: Square| set_up.stones[square.index(shape).unwrap() as usize];
        let mut group = vec![square];
        let mut next = 0;
        while let Some(stone) = group.get(next).copied() {
            next += 1;
            let (column, row) = (i32::from(stone.column()), i32::from(stone.row()));
            for (right, down) in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
                let near = u8::try_from(column + right)
                    .ok()
                    .zip(u8::try_from(row + down).ok());
                let near = near.and_then(|(column, row)| Square::new(row, column));
                let Some(near) = near.filter(|near| near.index(shape).is_some()) else {
                    continue;
                };
                if at(near).is_none() {
                    return false;
                }
                if at(near) == at(square) && !group.contains(&near) {
                    group.push(near);
                }
            }
        }
        at(square).is_some()
    }

    #[test]
    fn the_side_to_move_and_the_button_are_kept() {
        let board = format!("{}X{}", "-".repeat(40), "-".repeat(40));
        let terms: Terms = "go 9 7 0".parse().unwrap();
        let game = terms.read(&format!("from {board} O : e6")).unwrap();
        assert_eq!((game.turns(), game.to_move()), (1, Color::Black));
        let taken = terms.read(&format!("from {board} O X : button"));
        assert_eq!(taken.unwrap_err().why.key(), "button-taken");
        let mut game = terms.read(&format!("from {board} O : button")).unwrap();
        assert!(game.undo() && game.refusal(&Play::Button).is_none());
        assert_eq!(game.to_move(), Color::White);
    }

    #[test]
    fn what_is_no_position_is_refused() {
        let terms: Terms = "go 9 7 0".parse().unwrap();
        let full = "X".repeat(81);
        for text in [
            "from X X :".to_owned(),
            format!("from {full} X : a1"),
            format!("from {}Z X :", "-".repeat(80)),
            format!("from {} X - X :", "-".repeat(81)),
        ] {
            assert!(terms.read(&text).is_err(), "{text}");
        }
        let handicap: Terms = "go 9 7 2".parse().unwrap();
        assert!(
            handicap
                .read(&format!("from {} X :", "-".repeat(81)))
                .is_err()
        );
        let classic: Terms = "reversi 8 classic most".parse().unwrap();
        assert!(
            classic
                .read(&format!("from {} X :", "-".repeat(64)))
                .is_err()
        );
    }
}
