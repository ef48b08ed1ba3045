//! Files that are built into a program and come with its second part: their bytes are found in what its memory begins
//! with.

/// Bytes that are in memory from the beginning, behind their address.
pub type Row<'a> = (u32, &'a [u8]);

/// Takes the bytes of these files out of the rows: what is left, and what was taken. A file that is not there is built
/// in in another form, or not at all, and stays where it is.
pub fn divide<'a>(rows: &[Row<'a>], files: &[Vec<u8>]) -> (Vec<Row<'a>>, Vec<Row<'a>>) {
    let mut left = rows.to_vec();
    let mut taken = Vec::new();
    for file in files {
        let found = left
            .iter()
            .enumerate()
            .find_map(|(number, (_, bytes))| Some((number, place(bytes, file)?)));
        let Some((number, at)) = found else {
            continue;
        };
        let (address, bytes) = left.remove(number);
        let (before, rest) = bytes.split_at(at);
        let (own, after) = rest.split_at(file.len());
        let behind = |offset: usize| address + offset as u32;
        taken.push((behind(at), own));
        let around = [(address, before), (behind(at + file.len()), after)];
        left.extend(around.into_iter().filter(|(_, bytes)| !bytes.is_empty()));
    }
    left.sort_unstable();
    taken.sort_unstable();
    (left, taken)
}

fn place(bytes: &[u8], file: &[u8]) -> Option<usize> {
    (!file.is_empty()).then_some(())?;
    bytes.windows(file.len()).position(|window| window == file)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_taken_out_and_all_else_stays_where_it_is() {
        let rows: [Row<'_>; 2] = [(100, b"one two three"), (500, b"four")];
        let files = [
            b"two".to_vec(),
            b"four".to_vec(),
            b"five".to_vec(),
            Vec::new(),
        ];
        let (left, taken) = divide(&rows, &files);
        assert_eq!(left, [(100, &b"one "[..]), (107, &b" three"[..])]);
        assert_eq!(taken, [(104, &b"two"[..]), (500, &b"four"[..])]);
    }
}
