//! The code of a board (docs/message.md): a board of one's own with a sentence about it.

use rsg_classics::{Play, Terms};
use rsg_engine::{ByColor, Color};

use super::OwnBoard;
use crate::progress::MOST_KOMI;
use crate::progress::by_message::game_code;
use crate::progress::code::{self, CodeFault, Content, Reader, Writer};

/// Widths of the fields, in bits.
mod width {
    /// The number of boards.
    pub const COUNT: u32 = 6;
    /// Five spots, each empty, Black's or White's.
    pub const FIVE: u32 = 8;
    pub const SIDE: u32 = 1;
    pub const CAPTURED: u32 = 7;
    /// The owner of a button: nobody, Black or White.
    pub const BUTTON: u32 = 2;
}

/// The spots that are written as one number.
const TOGETHER: usize = 5;

/// The values that a spot can have.
const VALUES: u64 = 3;

impl OwnBoard {
    /// The code: its mark and its letters.
    #[must_use]
    pub fn code(&self) -> String {
        let mut bits = code::begin(Content::Board);
        bits.put(1, width::COUNT);
        self.put_into(&mut bits);
        code::finish(bits)
    }

    /// Writes the game and the position.
    pub(in crate::progress) fn put_into(&self, bits: &mut Writer) {
        game_code::put_rules(&self.rules(), bits);
        self.put_stones(bits);
        bits.put(u64::from(self.to_move == Color::White), width::SIDE);
        if self.terms().is_none() {
            for side in Color::ALL {
                bits.put(u64::from(self.captured[side]), width::CAPTURED);
            }
        }
        if self.has_button() {
            bits.put(number(self.button), width::BUTTON);
        }
    }

    /// The board that was written so; none where no app writes such.
    pub(in crate::progress) fn taken_from(bits: &mut Reader<'_>) -> Option<OwnBoard> {
        let rules = game_code::take_rules(bits)?;
        let mut board = OwnBoard::empty(&rules);
        let has_komi = match rules.terms() {
            Some(Terms::Go(options)) => (-MOST_KOMI..=MOST_KOMI).contains(&options.komi()),
            _ => true,
        };
        // No app writes an opening, a handicap or any other komi here.
        if board.rules() != rules || !has_komi {
            return None;
        }
        board.take_stones(bits)?;
        if bits.take(width::SIDE)? == 1 {
            board.to_move = Color::White;
        }
        if board.terms().is_none() {
            let mut captured = || u8::try_from(bits.take(width::CAPTURED)?).ok();
            board.captured = ByColor {
                black: captured()?,
                white: captured()?,
            };
            board.position()?;
        }
        if board.has_button() {
            board.button = side(bits.take(width::BUTTON)?)?;
        }
        Some(board)
    }

    /// Returns true if a button lies beside the board, which somebody may have.
    fn has_button(&self) -> bool {
        let terms = self.terms();
        terms.is_some_and(|terms| terms.beside().contains(&Play::Button))
    }

    fn put_stones(&self, bits: &mut Writer) {
        for five in self.stones().chunks(TOGETHER) {
            let together = five.iter().rev();
            let together = together.fold(0, |sum, stone| sum * VALUES + number(*stone));
            bits.put(together, width::FIVE);
        }
    }

    /// Takes the stones; none if no app writes such a number.
    fn take_stones(&mut self, bits: &mut Reader<'_>) -> Option<()> {
        let spots: Vec<_> = self.spots().collect();
        for five in spots.chunks(TOGETHER) {
            let mut together = bits.take(width::FIVE)?;
            for spot in five {
                self.put(*spot, side(together % VALUES)?);
                together /= VALUES;
            }
            if together != 0 {
                return None;
            }
        }
        Some(())
    }
}

/// The number of a stone, or of an owner.
fn number(stone: Option<Color>) -> u64 {
    match stone {
        None => 0,
        Some(Color::Black) => 1,
        Some(Color::White) => 2,
    }
}

/// The stone, or nobody's, with this number.
fn side(number: u64) -> Option<Option<Color>> {
    match number {
        0 => Some(None),
        1 => Some(Some(Color::Black)),
        2 => Some(Some(Color::White)),
        _ => None,
    }
}

/// The board of the last code in a text, if that is one of a board.
#[must_use]
pub fn last_in(text: &str) -> Option<OwnBoard> {
    read_fields(code::last_with(Content::Board, text)?).ok()
}

/// The board that a code holds.
pub(in crate::progress) fn read_fields(mut bits: Reader<'_>) -> Result<OwnBoard, CodeFault> {
    match bits.take(width::COUNT) {
        Some(1) => {}
        Some(0) | None => return Err(CodeFault::Damaged),
        // Other counts are free for later versions. A set of boards has a content of its own.
        Some(_) => return Err(CodeFault::Newer),
    }
    let board = OwnBoard::taken_from(&mut bits);
    let board = board.filter(|_| bits.ends_as_told());
    board.ok_or(CodeFault::Damaged)
}
