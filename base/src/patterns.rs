//! Patterns: shapes of cells whose contents, read as a number, index a table of learned weights.
//!
//! A shape is a list of cells. The symmetries of a board carry it to several places; each place reads its cells as
//! digits to the base three (0 empty, 1 the mover's, 2 the other side's), and the number is an index into the shape's
//! table. The engine and the classics judge positions by the sum of the weights so found. This module knows neither
//! board: a cell is the number of its bit, and a symmetry is a function from cell to cell.

/// A shape carried somewhere by a symmetry.
#[derive(Clone, Debug)]
pub struct Place {
    /// The cells, in the order of the shape's digits.
    pub cells: Vec<u8>,
    /// The first index of the shape's table among the tables of all shapes.
    pub offset: u32,
}

/// The number of indices of a shape with `cells` cells.
#[must_use]
pub const fn table_size(cells: usize) -> usize {
    3_usize.pow(cells as u32)
}

/// All places of the shapes, shape by shape, each set of cells once. `carry` says where a symmetry carries a cell.
pub fn places<S: Copy>(
    shapes: &[Vec<u8>],
    symmetries: &[S],
    carry: impl Fn(S, u8) -> u8,
) -> Vec<Place> {
    let mut places = Vec::new();
    let mut offset = 0;
    for shape in shapes {
        let mut seen: Vec<u64> = Vec::new();
        for &symmetry in symmetries {
            let cells: Vec<u8> = shape.iter().map(|&cell| carry(symmetry, cell)).collect();
            let set = cells.iter().fold(0, |set, cell| set | 1_u64 << cell);
            if !seen.contains(&set) {
                seen.push(set);
                places.push(Place { cells, offset });
            }
        }
        offset += table_size(shape.len()) as u32;
    }
    places
}

/// For every index of all tables the smallest index that a symmetry makes equal to it: the two share one weight.
pub fn shared<S: Copy>(
    shapes: &[Vec<u8>],
    symmetries: &[S],
    carry: impl Fn(S, u8) -> u8,
) -> Vec<u32> {
    let size: usize = shapes.iter().map(|shape| table_size(shape.len())).sum();
    let mut first: Vec<u32> = (0..size as u32).collect();
    let mut offset = 0;
    for shape in shapes {
        let orders = symmetries.iter().filter_map(|&symmetry| {
            let digit = |cell: u8| shape.iter().position(|&other| other == cell);
            let order: Option<Vec<usize>> = shape
                .iter()
                .map(|&cell| digit(carry(symmetry, cell)))
                .collect();
            // One that moves nothing makes no two indices equal.
            order.filter(|order| !order.is_sorted())
        });
        let size = table_size(shape.len());
        for order in orders {
            for index in 0..size {
                let image = reordered(index, &order);
                let (low, high) = (offset + index.min(image), offset + index.max(image));
                let smallest = first[low].min(first[high]);
                first[low] = smallest;
                first[high] = smallest;
            }
        }
        offset += size;
    }
    first
}

/// The index whose digits are those of another, each put where the order says.
fn reordered(index: usize, order: &[usize]) -> usize {
    let mut rest = index;
    let mut image = 0;
    for &to in order {
        image += rest % 3 * table_size(to);
        rest /= 3;
    }
    image
}

/// The addend of each byte of a board to the index of each place, `LANES` places side by side: a multiple of eight, so
/// that whole registers are added.
pub struct Lookup<const LANES: usize> {
    /// For each byte of a set's word and each value of it, what it adds to each place's index.
    rows: Box<[[[u16; LANES]; 256]; 8]>,
}

impl<const LANES: usize> Lookup<LANES> {
    /// Builds the lookup of at most `LANES` places, a fraction of a millisecond's work.
    #[must_use]
    pub fn new(places: &[Place]) -> Lookup<LANES> {
        let mut rows = vec![[[0_u16; LANES]; 256]; 8];
        for (number, place) in places.iter().enumerate() {
            let mut digit = 1;
            for &cell in &place.cells {
                let (byte, bit) = (usize::from(cell / 8), cell % 8);
                for value in (0..256).filter(|value| value >> bit & 1 == 1) {
                    rows[byte][value][number] += digit;
                }
                digit *= 3;
            }
        }
        let rows = rows
            .into_boxed_slice()
            .try_into()
            .expect("eight rows were made");
        Lookup { rows }
    }

    /// The index of every place within its shape's table, for the cells of the mover and of the other side.
    #[inline]
    #[must_use]
    pub fn indices(&self, mover: u64, other: u64) -> [u16; LANES] {
        let mut sums = [0_u16; LANES];
        let [mover, other] = [mover, other].map(u64::to_le_bytes);
        for (byte, row) in self.rows.iter().enumerate() {
            let mover = &row[usize::from(mover[byte])];
            let other = &row[usize::from(other[byte])];
            for lane in 0..LANES {
                sums[lane] += mover[lane] + 2 * other[lane];
            }
        }
        sums
    }
}
