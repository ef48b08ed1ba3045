//! The files beside the program, and their names.
//!
//! A file of the page carries the hash of its bytes in its name, so that any caching of any server is right: a name is
//! never served with other bytes. The page itself names these files, and they name each other; so a file is named
//! before those that name it.

use super::split::{REST, Trace};
use super::{comments, policy, sha256, words};
use crate::languages::TAGS;
use crate::process::Failure;
use crate::{compress, sheet, workspace};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// The page's program and the script that lets a page call it, as wasm-bindgen names them.
pub const PROGRAM: &str = "reverstargo_bg.wasm";
const GLUE: &str = "reverstargo.js";

/// The program that thinks, and its script.
const THINKER: &str = "thinker_bg.wasm";
const THINKER_GLUE: &str = "thinker.js";

/// The ending of a packed program, behind its name, for hosts that compress nothing.
pub const PACKED: &str = ".gz";

/// Files that the page fetches when they are wanted (`src/platform/late.rs`), below the assets.
const LATE: [&str; 3] = ["licences.txt", "puzzles/puzzles.bin", "drawings/moods.svg"];

/// The words of each language that the page's program has not built in, likewise: the tag, and the file.
fn late_texts() -> impl Iterator<Item = (&'static str, String)> {
    let others = TAGS.into_iter().skip(1);
    others.map(|tag| (tag, format!("texts-{tag}.txt")))
}

/// The scripts of the page, in the order in which they run. What only a phone's app has is not among them.
const SCRIPTS: [&str; 5] = ["touch.js", "page.js", "room.js", "text.js", "picture.js"];

/// The icon as a picture, for home screens that take no drawing: `assets/icons/app.svg` at 512 by 512, in 256 colours.
const ICON: &str = "assets/web/pictures/icon.png";

/// Pictures for whoever speaks of the page: messengers show the first with a link, browsers the others before they
/// install it. The page itself has no use for them, so nobody downloads them with it.
const PICTURES: [&str; 4] = [
    "assets/web/pictures/link.png",
    "docs/pictures/play.png",
    "docs/pictures/today.png",
    "assets/web/pictures/wide.png",
];

/// A shortcut of the icon on a home screen: its icon, the drawing on that, and the key of its name.
struct Shortcut {
    icon: &'static str,
    drawing: &'static str,
    name: &'static str,
}

const SHORTCUTS: [Shortcut; 3] = [
    Shortcut {
        icon: "shortcut-today.svg",
        drawing: "calendar",
        name: "tab-today",
    },
    Shortcut {
        icon: "shortcut-puzzle.svg",
        drawing: "puzzle",
        name: "app-shortcut-puzzle",
    },
    Shortcut {
        icon: "shortcut-play.svg",
        drawing: "play",
        name: "app-shortcut-continue",
    },
];

/// The address that links begin with, as the program was told it too (docs/release.md). A messenger takes a whole
/// address alone; without one the picture is named as a neighbour, which some of them understand.
const SITE: &str = "RSG_LINK_ADDRESS";

/// A folder in which the files are put together, with the names they got.
struct Files<'a> {
    folder: &'a Path,
    names: BTreeMap<&'static str, String>,
}

/// Puts everything beside the program into a folder that holds it, and gives all that the page runs its name.
pub fn put_together(folder: &Path) -> Result<(), Failure> {
    let mut files = Files {
        folder,
        names: BTreeMap::new(),
    };
    let asset = |name: &str| workspace::read(&format!("assets/web/{name}"));
    let (size, packed_size) = files.take_program(PROGRAM)?;
    files.take_program(REST)?;
    files.take_program(THINKER)?;
    for name in [GLUE, THINKER_GLUE] {
        files.take(name)?;
    }
    let late = format!("const LATE = {};\n", files.late()?);
    let worker = asset("think.js")?;
    let begun = |glue: &str| worker.replace("GLUE", &files.names[glue]);
    let think = begun(THINKER_GLUE);
    let rescue = format!(
        "{}{late}const REST = \"{}\";\n{}",
        begun(GLUE),
        files.names[REST],
        asset("rescue.js")?
    );
    files.run("think.js", &think)?;
    files.run("rescue.js", &rescue)?;
    let names = [
        ("GLUE", GLUE),
        ("PROGRAM", PROGRAM),
        ("RESCUE", "rescue.js"),
        ("REST", REST),
        ("THINK", "think.js"),
        ("THINKER", THINKER),
        ("THINKER_GLUE", THINKER_GLUE),
    ];
    let names = names.map(|(word, file)| format!("const {word} = \"{}\";\n", files.names[file]));
    let start = format!(
        "{}{late}const SIZE = {size};\nconst PACKED_SIZE = {packed_size};\n{}{}{}",
        names.concat(),
        words::without_opening()?,
        asset("packed.js")?,
        asset("start.js")?
    );
    files.run("start.js", &start)?;
    files.run(
        "open.js",
        &format!("{}{}", words::before_the_program()?, asset("open.js")?),
    )?;
    files.keep("board.svg", asset("board.svg")?.as_bytes())?;
    let sounds = files.sounds()?;
    files.run("page.js", &scripts(&sounds)?)?;
    files.run("install.js", &asset("install.js")?)?;
    files.keep("styles.css", comments::style(&styles()?).as_bytes())?;
    let coming = format!(
        "{}const PROGRAM = \"{}\";\n{}{}",
        words::tags(),
        files.names[PROGRAM],
        asset("packed.js")?,
        asset("coming.js")?
    );
    let page = page(&comments::script(&coming))?;
    files.write("index.html", files.named(&page).as_bytes())?;
    for (tag, name) in manifests() {
        files.write(&name, manifest(tag)?.as_bytes())?;
    }
    for (name, drawing) in [
        ("icon.svg", workspace::read("assets/icons/app.svg")?),
        ("maskable.svg", maskable()?),
        (
            "monochrome.svg",
            workspace::read("assets/icons/monochrome.svg")?,
        ),
    ] {
        files.write(name, drawing.as_bytes())?;
    }
    for Shortcut { icon, drawing, .. } in SHORTCUTS {
        files.write(icon, shortcut(drawing)?.as_bytes())?;
    }
    for path in PICTURES {
        files.write(file_name(path), &bytes(path)?)?;
    }
    files.write("icon.png", &bytes(ICON)?)
}

/// Lets scripts of the page see the notes of a program that makes some.
pub fn show_notes(folder: &Path, trace: Trace) -> Result<(), Failure> {
    const BEGUN: &str = "wasm = instance.exports;";
    let path = folder.join(GLUE);
    let glue = fs::read_to_string(&path).map_err(|error| Failure::file(&path, error))?;
    if glue.matches(BEGUN).count() != 1 {
        return Err(Failure::chore(format!("{GLUE} is not as it was")));
    }
    let Trace { from, functions } = trace;
    let shown = format!(
        "{BEGUN}\nglobalThis.notes = () => new Uint8Array(wasm.memory.buffer, {from}, {functions});"
    );
    let glue = glue.replace(BEGUN, &shown);
    fs::write(&path, glue).map_err(|error| Failure::file(&path, error))
}

/// The manifest of each language, by the name of its file. open.js names the one that the browser asks for.
fn manifests() -> impl Iterator<Item = (&'static str, String)> {
    TAGS.into_iter()
        .enumerate()
        .map(|(number, tag)| match number {
            0 => (tag, "manifest.webmanifest".to_owned()),
            _ => (tag, format!("manifest-{tag}.webmanifest")),
        })
}

/// The manifest with the words of a language. The pictures show the game in English, and are described in it alone.
fn manifest(tag: &str) -> Result<String, Failure> {
    let manifest = workspace::read("assets/web/manifest.webmanifest")?;
    let broken = |why: &str| Failure::chore(format!("the manifest {why}"));
    let mut manifest: Value = serde_json::from_str(&manifest).map_err(|_| broken("is no JSON"))?;
    manifest["lang"] = tag.into();
    manifest["description"] = words::word(tag, "app-page-text")?.into();
    for shortcut in manifest["shortcuts"].as_array_mut().into_iter().flatten() {
        let icon = &shortcut["icons"][0]["src"];
        let named = SHORTCUTS.iter().find(|known| icon == known.icon);
        let named = named.ok_or_else(|| broken("has a shortcut without a name"))?;
        shortcut["name"] = words::word(tag, named.name)?.into();
    }
    let pictures = manifest["screenshots"].as_array_mut().into_iter().flatten();
    for picture in pictures.filter_map(Value::as_object_mut) {
        if tag != TAGS[0] {
            picture.remove("label");
        }
    }
    Ok(format!("{manifest:#}\n"))
}

/// Returns true if a file is kept for use without a network. A packed one is kept unpacked.
pub fn is_kept(name: &str) -> bool {
    !name.ends_with(PACKED) && !PICTURES.iter().any(|path| file_name(path) == name)
}

/// Returns true if a file is fetched only when it is needed.
pub fn is_late(name: &str) -> bool {
    is_texts(name) || LATE.iter().any(|path| is_own_name(file_name(path), name))
}

/// Returns true if a file has the words of a language. Of these a phone needs one before Today can be used, or none.
pub fn is_texts(name: &str) -> bool {
    late_texts().any(|(_, file)| is_own_name(&file, name))
}

fn file_name(path: &str) -> &str {
    path.rsplit('/').next().unwrap_or(path)
}

impl Files<'_> {
    fn write(&self, name: &str, bytes: &[u8]) -> Result<(), Failure> {
        let path = self.folder.join(name);
        fs::write(&path, bytes).map_err(|error| Failure::file(&path, error))
    }

    /// Writes a file that the page runs, under its own name.
    fn keep(&mut self, name: &'static str, bytes: &[u8]) -> Result<(), Failure> {
        let own = own_name(name, bytes);
        self.write(&own, bytes)?;
        self.names.insert(name, own);
        Ok(())
    }

    /// Writes a script that the page runs, without its comments, likewise.
    fn run(&mut self, name: &'static str, script: &str) -> Result<(), Failure> {
        self.keep(name, comments::script(script).as_bytes())
    }

    /// Gives a file that is in the folder its own name.
    fn take(&mut self, name: &'static str) -> Result<Vec<u8>, Failure> {
        let path = self.folder.join(name);
        let bytes = fs::read(&path).map_err(|error| Failure::file(&path, error))?;
        fs::remove_file(&path).map_err(|error| Failure::file(&path, error))?;
        self.keep(name, &bytes)?;
        Ok(bytes)
    }

    /// Gives a program its own name and writes a packed one beside it; the sizes of both.
    fn take_program(&mut self, name: &'static str) -> Result<(usize, usize), Failure> {
        let bytes = self.take(name)?;
        let packed = compress::gzip(&bytes);
        self.write(&format!("{}{PACKED}", self.names[name]), &packed)?;
        Ok((bytes.len(), packed.len()))
    }

    /// A text with the names of files in the place of `{name}`.
    fn named(&self, text: &str) -> String {
        let names = self.names.iter();
        names.fold(text.to_owned(), |text, (name, own)| {
            text.replace(&format!("{{{name}}}"), own)
        })
    }

    /// Puts the files there that come when they are wanted, and says under which names, as an object.
    fn late(&self) -> Result<String, Failure> {
        let mut members = Vec::new();
        let files = LATE.map(|path| (file_name(path).to_owned(), bytes(&format!("assets/{path}"))));
        let texts = late_texts().map(|(tag, name)| (name, words::texts(tag)));
        for (name, bytes) in files.into_iter().chain(texts) {
            let bytes = bytes?;
            let own = own_name(&name, &bytes);
            self.write(&own, &bytes)?;
            members.push(format!("\"{name}\":\"{own}\""));
        }
        Ok(format!("{{{}}}", members.join(",")))
    }

    /// Puts the sounds there, and says which is which, as the members of an object.
    fn sounds(&self) -> Result<String, Failure> {
        let feedback = workspace::read("src/ui/feedback.rs")?;
        let mut members = Vec::new();
        for path in included(&feedback, "assets/sounds/")? {
            let name = file_name(&path);
            let (sound, bytes) = (name.trim_end_matches(".wav"), bytes(&path)?);
            let own = own_name(name, &bytes);
            self.write(&own, &bytes)?;
            members.push(format!("\"{sound}\":\"{own}\""));
        }
        Ok(members.join(","))
    }
}

/// The name of a file with the hash of its bytes.
fn own_name(name: &str, bytes: &[u8]) -> String {
    let (stem, ending) = name.rsplit_once('.').unwrap_or((name, ""));
    format!("{stem}-{}.{ending}", &sha256::hash(bytes)[..12])
}

/// Returns true if a file was built under this name.
fn is_own_name(name: &str, own: &str) -> bool {
    let (stem, ending) = name.rsplit_once('.').unwrap_or((name, ""));
    own.strip_prefix(stem)
        .is_some_and(|rest| rest.starts_with('-') && rest.ends_with(ending))
}

fn bytes(path: &str) -> Result<Vec<u8>, Failure> {
    let path = workspace::root().join(path);
    fs::read(&path).map_err(|error| Failure::file(&path, error))
}

/// The page with this script in it, with names of files still to be filled in.
fn page(script: &str) -> Result<String, Failure> {
    let page = comments::style(&workspace::read("assets/web/index.html")?);
    let no_script = words::no_script()?;
    let frame = words::said(&comments::drawing(&workspace::read(
        "assets/web/frame.html",
    )?))?;
    let site = std::env::var(SITE).unwrap_or_default();
    let site = match site.trim_end_matches('/') {
        "" => String::new(),
        site => format!("{site}/"),
    };
    let parts = [
        ("site", site.as_str()),
        ("policy", &policy::that_allows(script)),
        ("program-comes", script),
        ("says:shown", &words::shown()),
        ("frame", frame.trim_end()),
        ("no-script", &no_script),
    ];
    Ok(parts.iter().fold(page, |page, (name, part)| {
        page.replace(&format!("{{{name}}}"), part)
    }))
}

fn styles() -> Result<String, Failure> {
    let page = workspace::read("src/ui/page.rs")?;
    let styles = included(&page, "assets/styles/")?;
    styles.iter().map(|path| workspace::read(path)).collect()
}

/// All scripts in one, with the names of the sounds.
fn scripts(sounds: &str) -> Result<String, Failure> {
    let mut all = String::new();
    for name in SCRIPTS {
        all += &workspace::read(&format!("assets/scripts/{name}"))?;
    }
    all += &format!("window.rsgSounds = {{{sounds}}};\n");
    for name in ["notes.js", "sound.js"] {
        all += &workspace::read(&format!("assets/scripts/{name}"))?;
    }
    Ok(all)
}

/// The icon for home screens that cut a shape of their own out of it: the layers of Android's icon, so large that all
/// of the star lies in the middle four fifths, which no shape cuts.
fn maskable() -> Result<String, Failure> {
    const OPENING: &str = "viewBox=\"0 0 108 108\">";
    const SHOWN: &str = "viewBox=\"9 9 90 90\">";
    let layer = |name: &str| workspace::read(&format!("assets/icons/{name}.svg"));
    let (ground, star) = (layer("background")?, layer("foreground")?);
    let shapes = star
        .split_once(OPENING)
        .and_then(|(_, rest)| rest.trim_end().strip_suffix("</svg>"));
    let shapes = shapes.ok_or_else(|| Failure::chore("the icon's layers are not as they were"))?;
    let ground = ground.trim_end().trim_end_matches("</svg>");
    Ok(format!(
        "{}{shapes}</svg>\n",
        ground.replace(OPENING, SHOWN)
    ))
}

/// An icon of the app on a plate of its colour.
fn shortcut(drawing: &str) -> Result<String, Failure> {
    let icons = workspace::read("assets/drawings/icons.svg")?;
    let found = sheet::drawings(&icons).find(|(name, _)| *name == drawing);
    let (_, shapes) = found.ok_or_else(|| Failure::chore(format!("no icon is named {drawing}")))?;
    Ok(format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-12 -12 48 48\">\
         <rect x=\"-12\" y=\"-12\" width=\"48\" height=\"48\" rx=\"12\" fill=\"#0d7556\"/>\
         <g color=\"#ffffff\">{shapes}</g></svg>\n"
    ))
}

/// The files of a folder that a source includes, in its order.
fn included(source: &str, folder: &str) -> Result<Vec<String>, Failure> {
    let paths = source
        .split('"')
        .filter_map(|text| text.strip_prefix("../../"));
    let paths: Vec<String> = paths
        .filter(|path| path.starts_with(folder))
        .map(str::to_owned)
        .collect();
    if paths.is_empty() {
        return Err(Failure::chore(format!(
            "no source includes anything of {folder}"
        )));
    }
    Ok(paths)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_has_every_style_and_sound_of_the_other_shells() {
        let page = workspace::read("src/ui/page.rs").expect("it is there");
        let styles = included(&page, "assets/styles/").expect("there are styles");
        assert_eq!(styles[0], "assets/styles/tokens.css");
        let feedback = workspace::read("src/ui/feedback.rs").expect("it is there");
        let sounds = included(&feedback, "assets/sounds/").expect("there are sounds");
        assert_eq!(sounds.len(), 5);
    }

    #[test]
    fn every_file_that_is_named_is_there_under_that_name() {
        let folder = std::env::temp_dir().join(format!("rsg-page-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("the folder can be made");
        for name in [PROGRAM, REST, GLUE, THINKER, THINKER_GLUE] {
            fs::write(folder.join(name), name).expect("it can be written");
        }
        put_together(&folder).expect("all can be read");
        let read = |name: &str| fs::read_to_string(folder.join(name)).expect("it is there");
        let page = read("index.html");
        let (_, script) = page.split_once("<script>").expect("one stands in it");
        let (script, _) = script.split_once("</script>").expect("it ends");
        assert_eq!(policy::of(&page), policy::that_allows(script));
        assert_eq!(page.matches("<p lang=").count(), TAGS.len());
        let mut named: Vec<&str> = Vec::new();
        for part in [" href=\"", " src=\""] {
            let after = page.split(part).skip(1);
            named.extend(after.filter_map(|rest| rest.split('"').next()));
        }
        assert!(named.len() > 10, "{named:?}");
        let start = named.iter().find(|name| name.starts_with("start-"));
        let start = read(start.expect("the page starts"));
        named.extend(start.lines().filter_map(|line| {
            let (_, name) = line.strip_prefix("const ")?.split_once(" = \"")?;
            name.strip_suffix("\";")
        }));
        let mut glued = Vec::new();
        for worker in named
            .iter()
            .filter(|name| name.starts_with("think-") || name.starts_with("rescue-"))
        {
            let script = read(worker);
            let glue = script
                .split("from \"./")
                .nth(1)
                .and_then(|rest| rest.split('"').next());
            glued.push(glue.expect("it begins a program").to_owned());
        }
        let late = start.lines().find(|line| line.starts_with("const LATE"));
        let late: Vec<&str> = late.expect("it is named").split('"').collect();
        let late: Vec<&str> = late.chunks(4).filter_map(|of| of.get(3).copied()).collect();
        assert_eq!(late.len(), LATE.len() + late_texts().count());
        assert!(late.iter().all(|name| is_late(name)) && !is_late("index.html"));
        named.extend(late);
        let packed = [PROGRAM, REST, THINKER].map(|program| {
            let is_of = |name: &&&str| is_own_name(program, name);
            let own = named.iter().find(is_of).expect("it is named");
            format!("{own}{PACKED}")
        });
        assert!(packed.iter().all(|name| !is_kept(name)), "{packed:?}");
        named.extend(packed.iter().map(String::as_str));
        let of = |program: &str| glued.iter().any(|glue| glue.starts_with(program));
        assert!(of("thinker-") && of("reverstargo-"), "{glued:?}");
        named.extend(glued.iter().map(String::as_str));
        for name in named {
            assert!(folder.join(name).is_file(), "{name}");
        }
        fs::remove_dir_all(&folder).expect("it goes");
    }

    #[test]
    fn what_the_manifest_names_is_there_and_as_large_as_it_says() {
        let manifest = workspace::read("assets/web/manifest.webmanifest").expect("it is there");
        let manifest: serde_json::Value = serde_json::from_str(&manifest).expect("it is JSON");
        let shots = manifest["screenshots"].as_array().expect("there are some");
        let forms: Vec<_> = shots.iter().map(|shot| &shot["form_factor"]).collect();
        assert!(forms.contains(&&"narrow".into()) && forms.contains(&&"wide".into()));
        for shot in shots {
            let path = PICTURES
                .into_iter()
                .find(|path| shot["src"] == file_name(path));
            let picture = bytes(path.expect("it ships")).expect("it is there");
            // The header of a PNG has the size at a fixed place.
            let side =
                |at: usize| u32::from_be_bytes(picture[at..at + 4].try_into().expect("four"));
            assert_eq!(shot["sizes"], format!("{}x{}", side(16), side(20)));
        }
        for shortcut in manifest["shortcuts"].as_array().expect("there are some") {
            let icon = &shortcut["icons"][0]["src"];
            assert!(SHORTCUTS.iter().any(|known| icon == known.icon), "{icon}");
        }
        let link = bytes(PICTURES[0]).expect("it is there");
        assert_eq!(link[16..24], [0, 0, 4, 176, 0, 0, 2, 118], "1200 by 630");
    }

    #[test]
    fn the_icon_that_is_cut_has_ground_and_star() {
        let icon = maskable().expect("both layers are there");
        assert_eq!(icon.matches("<svg").count(), 1);
        assert_eq!(icon.matches("</svg>").count(), 1);
        assert!(icon.contains("viewBox=\"9 9 90 90\"") && icon.contains("#f1e9d4"));
    }
}
