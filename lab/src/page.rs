//! The part of a documentation page that a command writes: it lies between two marks.

/// A page taken apart at its marks.
pub struct Marked<'a> {
    before: &'a str,
    /// The text between the marks.
    pub inside: &'a str,
    after: &'a str,
    marks: [String; 2],
}

impl<'a> Marked<'a> {
    /// The part of this name.
    pub fn find(page: &'a str, name: &str) -> Result<Marked<'a>, String> {
        let marks = ["begin", "end"].map(|which| format!("<!-- {name}: {which} -->"));
        let missing = |mark: &str| format!("the page has no line {mark}");
        let (before, rest) = page
            .split_once(&marks[0])
            .ok_or_else(|| missing(&marks[0]))?;
        let (inside, after) = rest
            .split_once(&marks[1])
            .ok_or_else(|| missing(&marks[1]))?;
        Ok(Marked {
            before,
            inside,
            after,
            marks,
        })
    }

    /// The page with a table between the marks.
    pub fn with(&self, table: &str) -> String {
        let Marked {
            before,
            after,
            marks: [begin, end],
            ..
        } = self;
        format!("{before}{begin}\n\n{table}\n{end}{after}")
    }
}

/// Reads a file.
pub fn read(path: &str) -> Result<String, String> {
    std::fs::read_to_string(path).map_err(|error| format!("{path}: {error}"))
}

/// Writes a file.
pub fn write(path: &str, content: impl AsRef<[u8]>) -> Result<(), String> {
    std::fs::write(path, content).map_err(|error| format!("{path}: {error}"))
}

/// Puts a file in the place of another one, which is there until the new one is whole.
pub fn replace(path: &str, content: impl AsRef<[u8]>) -> Result<(), String> {
    let new = format!("{path}.new");
    write(&new, content)?;
    std::fs::rename(&new, path).map_err(|error| format!("{path}: {error}"))
}
