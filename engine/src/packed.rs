//! Boards as numbers and bytes, for the files of positions that ship.

use crate::error::FileFault;
use crate::{Board, Cell, Color, Error, Position, fnv1a};

/// Bits of a board's number: 3^37 is less than 2^59.
const BOARD_BITS: u32 = 59;

/// 3 to the 37th: as many boards there are.
const BOARDS: u64 = 3u64.pow(37);

/// Bits of [`board_and_side`].
pub(crate) const POSITION_BITS: u32 = BOARD_BITS + 1;

/// The cells in the order of the notation as digits to the base 3, the first the lowest (empty, black, white), and
/// above them the side to move.
pub(crate) fn board_and_side(position: &Position) -> u64 {
    let board = Cell::ALL.into_iter().rev().fold(0, |number, cell| {
        number * 3 + digit(position.board().stone(cell))
    });
    let side = u64::from(position.to_move() == Color::White);
    board | side << BOARD_BITS
}

/// The board and the side to move of a number of which [`POSITION_BITS`] bits are looked at.
pub(crate) fn read_board_and_side(number: u64) -> Result<(Board, Color), Error> {
    let to_move = if number >> BOARD_BITS & 1 == 0 {
        Color::Black
    } else {
        Color::White
    };
    Ok((board(number & ((1 << BOARD_BITS) - 1))?, to_move))
}

/// The digit of a cell.
pub(crate) const fn digit(stone: Option<Color>) -> u64 {
    match stone {
        None => 0,
        Some(Color::Black) => 1,
        Some(Color::White) => 2,
    }
}

/// The board of a number whose digits are its cells.
fn board(mut number: u64) -> Result<Board, Error> {
    if BOARDS <= number {
        return Err(FileFault::Board.into());
    }
    let mut board = Board::EMPTY;
    for cell in Cell::ALL {
        let stone = match number % 3 {
            0 => None,
            1 => Some(Color::Black),
            _ => Some(Color::White),
        };
        if stone.is_some() {
            board = board.with(cell, stone);
        }
        number /= 3;
    }
    Ok(board)
}

/// The fault of bytes that their checksum does not belong to.
/// The fault of bytes that end before everything is told.
pub(crate) fn too_short() -> Error {
    FileFault::Short.into()
}

/// Checks the head of a file and the checksum at its end, and returns the bytes between them.
pub(crate) fn between_head_and_checksum(bytes: &[u8], head: [u8; 5]) -> Result<&[u8], Error> {
    let (body, sum) = bytes.split_last_chunk().ok_or_else(too_short)?;
    if fnv1a(body) != u64::from_le_bytes(*sum) {
        return Err(FileFault::Checksum.into());
    }
    body.strip_prefix(&head)
        .ok_or_else(|| FileFault::Kind.into())
}

/// Takes `N` bytes off the front.
pub(crate) fn take<const N: usize>(bytes: &mut &[u8]) -> Result<[u8; N], Error> {
    let (taken, rest) = bytes.split_first_chunk().ok_or_else(too_short)?;
    *bytes = rest;
    Ok(*taken)
}
