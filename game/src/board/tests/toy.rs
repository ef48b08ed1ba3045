//! A toy game of nine squares: a placed stone turns over the opponent's stones beside it, whoever takes the middle
//! passes the opponent over, and the game ends when the board is full. All that a board needs to know of a game stands
//! here.

use rsg_classics::{Points, Shape, Square};
use rsg_engine::{ByColor, Color};

use crate::games::{BoardGame, Change, GameRef, SideScore, Tapped};
use crate::play::{Play, Spot};
use crate::progress::{CpuLevel, GameKind, Rules};
use crate::thinking::{AskKind, Topic};

const SHAPE: Shape = Shape::square(3);
const MIDDLE: u32 = 4;

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Toy {
    made: Vec<(Color, Square)>,
}

impl Toy {
    pub fn after(squares: &str) -> Toy {
        let mut toy = Toy::default();
        for name in squares.split_whitespace() {
            let square: Square = name.parse().expect("a square");
            assert!(BoardGame::play(&mut toy, &Play::at(square)), "{name}");
        }
        toy
    }

    /// The stones, and those that the last turn turned over.
    fn laid(&self) -> ([Option<Color>; 9], Vec<Spot>) {
        let (mut stones, mut flips) = ([None; 9], Vec::new());
        for (by, square) in &self.made {
            flips.clear();
            let index = square.index(SHAPE).expect("on the board") as usize;
            stones[index] = Some(*by);
            for beside in neighbours(*square) {
                if stones[beside] == Some(!*by) {
                    stones[beside] = Some(*by);
                    flips.push(Square::at(beside as u32, SHAPE).into());
                }
            }
        }
        (stones, flips)
    }
}

fn square_of(play: &Play) -> Option<Square> {
    play.spot()?.square()
}

fn neighbours(square: Square) -> impl Iterator<Item = usize> {
    let (row, column) = (square.row(), square.column());
    let beside = [
        (row.wrapping_sub(1), column),
        (row + 1, column),
        (row, column.wrapping_sub(1)),
        (row, column + 1),
    ];
    let squares = beside
        .into_iter()
        .filter_map(|(row, column)| Square::new(row, column));
    squares.filter_map(|square| square.index(SHAPE).map(|index| index as usize))
}

impl BoardGame for Toy {
    fn copied(&self) -> Box<dyn BoardGame> {
        Box::new(self.clone())
    }

    fn stones(&self, side: Color) -> Vec<Spot> {
        let stones = SHAPE.squares().zip(self.laid().0);
        let own = stones.filter(|(_, stone)| *stone == Some(side));
        own.map(|(square, _)| square.into()).collect()
    }

    fn placements(&self) -> Vec<Spot> {
        let spots = SHAPE.squares().map(Spot::from);
        spots.filter(|spot| self.allows(&Play::at(*spot))).collect()
    }

    fn to_move(&self) -> Color {
        match BoardGame::last(self) {
            None => Color::Black,
            Some(last) if last.passes.is_some() => last.by,
            Some(last) => !last.by,
        }
    }

    fn is_over(&self) -> bool {
        self.made.len() == 9
    }

    fn tapped(&self, spot: Spot) -> Tapped {
        let play = Play::at(spot);
        if self.allows(&play) {
            Tapped::Plays(play)
        } else {
            Tapped::Nothing
        }
    }

    fn allows(&self, play: &Play) -> bool {
        let index = square_of(play).and_then(|square| square.index(SHAPE));
        index.is_some_and(|index| self.laid().0[index as usize].is_none())
    }

    fn any_play(&self) -> Option<Play> {
        let squares = SHAPE.squares().map(Play::at);
        squares.into_iter().find(|play| self.allows(play))
    }

    fn play(&mut self, play: &Play) -> bool {
        match square_of(play) {
            Some(square) if self.allows(play) => {
                self.made.push((self.to_move(), square));
                true
            }
            _ => false,
        }
    }

    fn undo(&mut self) -> Option<(Color, Play)> {
        let (by, square) = self.made.pop()?;
        Some((by, Play::at(square)))
    }

    fn last(&self) -> Option<Change> {
        let (by, square) = *self.made.last()?;
        let middle = square.index(SHAPE) == Some(MIDDLE);
        Some(Change {
            flipped: vec![self.laid().1],
            passes: (middle && self.made.len() < 9).then_some(!by),
            ..Change::of(by, Play::at(square))
        })
    }

    fn turns(&self) -> usize {
        self.made.len()
    }

    fn score(&self) -> ByColor<SideScore> {
        let (stones, _) = self.laid();
        let count = |color| stones.iter().filter(|stone| **stone == Some(color)).count() as i32;
        let points = ByColor::new_with(|color| Points::whole(count(color)));
        points.map(|points| SideScore::of_discs(points, points))
    }

    // Nothing of the following is asked by a board: it belongs to those who drive one.

    fn inner(&self) -> GameRef<'_> {
        unreachable!("a board knows no game")
    }

    fn rules(&self) -> Rules {
        unreachable!("a board knows no rules")
    }

    fn kind(&self) -> GameKind {
        unreachable!("a board knows no kind of game")
    }

    fn next_game(&self) -> Box<dyn BoardGame> {
        unreachable!("a board holds one game")
    }

    fn won_by(&self) -> Option<Color> {
        unreachable!("a board has no result")
    }

    fn final_lead(&self) -> Option<Points> {
        unreachable!("a board has no result")
    }

    fn written(&self) -> String {
        unreachable!("a board saves nothing")
    }

    fn topic(&self, _: AskKind, _: Option<CpuLevel>, _: u64, _: Option<usize>) -> Topic {
        unreachable!("a board asks by its wish")
    }

    fn cost_topic(&self, _turn: usize) -> Topic {
        unreachable!("a board asks by its wish")
    }
}
