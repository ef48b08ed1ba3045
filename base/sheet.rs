//! Finds drawings on a sheet, for the build script, the chores and the app. A sheet is an SVG file that any drawing
//! program opens; each drawing on it is an `svg` element with its name as its id.

const OPENING: &str = "<svg id=\"";

/// The drawings of a sheet in their order: the name and the shapes of each.
pub fn drawings(sheet: &str) -> impl Iterator<Item = (&str, &str)> {
    sheet.split(OPENING).skip(1).filter_map(|drawing| {
        let (name, rest) = drawing.split_once('"')?;
        let (_, shapes) = rest.split_once('>')?;
        Some((name, shapes.split_once("</svg>")?.0))
    })
}
