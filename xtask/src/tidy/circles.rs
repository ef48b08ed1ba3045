//! Circles of files: files of one crate that import each other in a loop.
//!
//! An import is a `use` line, followed through the modules that hand a name on to the file that declares it. A name
//! that a file only hands on (`pub use`) is no import of its own. Where a module's file declares nothing of that name
//! (a macro made it), the module's file counts. Tests are left out.

use super::rooms::{has_word, without_visibility};
use std::collections::{BTreeMap, BTreeSet};

/// A module's path below the crate, such as `["board", "flow"]`.
type Module = Vec<String>;

/// Declarations and imports of a file.
#[derive(Default)]
struct File {
    path: String,
    declared: BTreeSet<String>,
    uses: Vec<Use>,
}

/// One imported name.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Use {
    /// The path as it is written, from `crate`, `self`, `super` or a child module on.
    path: Vec<String>,
    /// The name it has in the file.
    name: String,
    /// The file only re-exports it.
    handed_on: bool,
}

/// The circles among the files below `sources`, a line each.
pub fn circles<'a>(files: impl Iterator<Item = (&'a str, &'a str)>, sources: &str) -> Vec<String> {
    let below = files.filter_map(|(path, text)| Some((path, path.strip_prefix(sources)?, text)));
    let product = below.filter(|(_, below, _)| !is_test(below));
    let modules: BTreeMap<Module, File> = product
        .map(|(path, below, text)| (module(below), File::read(path, text)))
        .collect();
    let imports: BTreeMap<&Module, BTreeSet<&Module>> = modules
        .iter()
        .map(|(module, file)| (module, imports(&modules, module, file)))
        .collect();
    let mut found: BTreeSet<Vec<&str>> = BTreeSet::new();
    for module in modules.keys() {
        let there = reached(&imports, module);
        let mut circle: Vec<&str> = there
            .iter()
            .filter(|other| reached(&imports, other).contains(module))
            .map(|other| modules[*other].path.as_str())
            .collect();
        circle.sort_unstable();
        if 1 < circle.len() {
            found.insert(circle);
        }
    }
    let lines = found.into_iter().map(|circle| circle.join(", "));
    lines.collect()
}

fn is_test(below: &str) -> bool {
    let mut parts = below.split('/');
    parts.any(|part| part == "tests" || part == "tests.rs" || part.ends_with("_tests.rs"))
}

/// The module of a file: `board/mod.rs` and `board.rs` are `board`, `lib.rs` is the crate.
fn module(below: &str) -> Module {
    let name = below.strip_suffix(".rs").unwrap_or(below);
    let mut parts: Module = name.split('/').map(str::to_owned).collect();
    if matches!(
        parts.last().map(String::as_str),
        Some("mod" | "lib" | "main")
    ) {
        parts.pop();
    }
    parts
}

/// The modules that a file imports from, itself left out.
fn imports<'m>(
    modules: &'m BTreeMap<Module, File>,
    module: &Module,
    file: &File,
) -> BTreeSet<&'m Module> {
    let mut found = BTreeSet::new();
    for one in file.uses.iter().filter(|one| !one.handed_on) {
        let home = home(modules, module, &one.path, 0);
        found.extend(home.filter(|home| *home != module));
    }
    found
}

/// A number of steps above that of any chain of names that are handed on.
const LONGEST_CHAIN: usize = 20;

/// The module whose file declares what a path leads to from a module; none outside the crate.
fn home<'m>(
    modules: &'m BTreeMap<Module, File>,
    from: &Module,
    path: &[String],
    steps: usize,
) -> Option<&'m Module> {
    let (mut at, mut rest) = start(modules, from, path)?;
    while let Some((name, further)) = rest.split_first() {
        let mut child = at.clone();
        child.push(name.clone());
        if modules.contains_key(&child) {
            (at, rest) = (child, further);
            continue;
        }
        if let Some(file) = modules.get(&at)
            && !file.declared.contains(name)
            && let Some(one) = file.uses.iter().find(|one| one.name == *name)
            && steps < LONGEST_CHAIN
        {
            return home(modules, &at, &one.path, steps + 1);
        }
        break;
    }
    modules.get_key_value(&at).map(|(module, _)| module)
}

/// The beginning of a path, and what is left of it; none outside the crate.
fn start<'p>(
    modules: &BTreeMap<Module, File>,
    from: &Module,
    path: &'p [String],
) -> Option<(Module, &'p [String])> {
    let (first, rest) = path.split_first()?;
    match first.as_str() {
        "crate" => Some((Module::new(), rest)),
        "self" => Some((from.clone(), rest)),
        "super" => {
            let up = path.iter().take_while(|part| *part == "super").count();
            let at = from.get(..from.len().checked_sub(up)?)?;
            Some((at.to_vec(), &path[up..]))
        }
        _ => {
            let mut child = from.clone();
            child.push(first.clone());
            modules.contains_key(&child).then(|| (from.clone(), path))
        }
    }
}

/// Everything that is reached from a module by imports.
fn reached<'m>(
    imports: &BTreeMap<&'m Module, BTreeSet<&'m Module>>,
    from: &'m Module,
) -> BTreeSet<&'m Module> {
    let mut there = BTreeSet::new();
    let mut open = vec![from];
    while let Some(module) = open.pop() {
        for next in imports.get(module).into_iter().flatten() {
            if there.insert(*next) {
                open.push(next);
            }
        }
    }
    there
}

impl File {
    fn read(path: &str, text: &str) -> File {
        let product = text.split("\nmod tests {").next();
        let mut file = File {
            path: path.to_owned(),
            ..File::default()
        };
        let (mut items, mut body) = (Vec::new(), String::new());
        let mut open: Option<(bool, String)> = None;
        for line in product.unwrap_or_default().lines() {
            let line = line.split("//").next().unwrap_or_default();
            match (&mut open, used(line)) {
                (None, Some((is_public, item))) => open = Some((is_public, item.to_owned())),
                (None, None) => {
                    file.declared.extend(declared(line).map(str::to_owned));
                    body += line;
                    body.push('\n');
                }
                (Some((_, item)), _) => *item += line,
            }
            if let Some((is_public, item)) = open.take_if(|(_, item)| item.contains(';')) {
                items.push((is_public, item));
            }
        }
        for (is_public, item) in items {
            let tree = item.split(';').next().unwrap_or_default();
            for (path, name) in leaves(tree, &[]) {
                let handed_on = is_public && !has_word(&body, &name);
                file.uses.push(Use {
                    path,
                    name,
                    handed_on,
                });
            }
        }
        file
    }
}

/// The rest of a line after `use`, and whether the line is public.
fn used(line: &str) -> Option<(bool, &str)> {
    let (is_public, line) = without_visibility(line.trim_start());
    Some((is_public, line.strip_prefix("use ")?))
}

/// The name that a line declares.
fn declared(line: &str) -> Option<&str> {
    const KINDS: [&str; 9] = [
        "fn ",
        "struct ",
        "enum ",
        "trait ",
        "type ",
        "static ",
        "const fn ",
        "const ",
        "macro_rules! ",
    ];
    let (_, line) = without_visibility(line.trim_start());
    let rest = KINDS.iter().find_map(|kind| line.strip_prefix(kind))?;
    let end = rest.find(|letter: char| !letter.is_alphanumeric() && letter != '_');
    Some(&rest[..end.unwrap_or(rest.len())])
}

/// The paths that a `use` tree imports, each with the name that it has here.
fn leaves(tree: &str, before: &[String]) -> Vec<(Vec<String>, String)> {
    let tree = tree.trim();
    let (head, branches) = match tree.split_once('{') {
        Some((head, inner)) => (head, inner.rsplit_once('}').map(|(inner, _)| inner)),
        None => (tree, None),
    };
    let (head, alias) = match head.split_once(" as ") {
        Some((head, alias)) => (head, Some(alias.trim())),
        None => (head, None),
    };
    let parts = head.split("::").map(str::trim);
    let parts = parts.filter(|part| !part.is_empty()).map(str::to_owned);
    let mut path: Vec<String> = before.iter().cloned().chain(parts).collect();
    if let Some(inner) = branches {
        let branches = branches_of(inner).into_iter();
        return branches.flat_map(|one| leaves(one, &path)).collect();
    }
    if 1 < path.len() && path.last().is_some_and(|last| last == "self") {
        path.pop();
    }
    let name = alias.map(str::to_owned).or_else(|| path.last().cloned());
    name.map(|name| (path, name)).into_iter().collect()
}

/// The branches of a `use` tree, which are parted by commas outside of further braces.
fn branches_of(inner: &str) -> Vec<&str> {
    let (mut found, mut depth, mut from) = (Vec::new(), 0, 0);
    for (at, letter) in inner.char_indices() {
        match letter {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 0 => {
                found.push(&inner[from..at]);
                from = at + 1;
            }
            _ => {}
        }
    }
    found.push(&inner[from..]);
    found.retain(|branch| !branch.trim().is_empty());
    found
}
