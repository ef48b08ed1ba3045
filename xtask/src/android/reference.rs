//! The stand-ins' signatures, held against Android's own: a wrong one would hide a mistake.
//!
//! The npm package `@nativescript/types-android` holds what Android's and androidx' classes offer, written for
//! TypeScript. There each number is a `number` and each text a `string`, and androidx' do not say what may be null.
//! Names, parameters, results, and the values of constants are compared.

use crate::npm::Package;
use crate::process::{Failure, say};
use crate::workspace;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;

const TYPES: Package = Package {
    name: "@nativescript/types-android",
    version: "9.1.1",
    integrity: "sha512-PGaTum9tyqyyza3QT21Z7WrRR1+nM7ITsq9EJiaShLArThJI0PD1ZuDO5IoUUvSQ+gTKU2nLiVMnFbU4s3FeeQ==",
};

/// API level 37, and androidx of 2021.
const FILES: [&str; 2] = [
    "lib/android/android-platform-37.d.ts",
    "lib/android/androidx-32.d.ts",
];

/// Classes and members that are not in there: libraries of their own, what androidx has had only since, and a getter
/// whose result the package does not name.
const UNKNOWN: [&str; 6] = [
    "android.content.res.Configuration.getLocales",
    "androidx.core.content.IntentCompat.getParcelableExtra",
    "androidx.webkit.ScriptHandler",
    "androidx.webkit.WebViewAssetLoader",
    "androidx.webkit.WebViewCompat",
    "androidx.webkit.WebViewFeature",
];

/// The members of a class: a name with the types of its parameters and of its result, or a constant with its value.
#[derive(Default)]
struct Class {
    above: Vec<String>,
    members: BTreeSet<String>,
}

type Classes = BTreeMap<String, Class>;

/// Every member of a stand-in that Android does not have like that.
pub fn faults() -> Result<Vec<String>, Failure> {
    let home = workspace::target()?.join(format!("tools/types-android-{}", TYPES.version));
    TYPES.provide(&home, &FILES, FILES[0])?;
    say("holding the stand-ins against Android's own signatures");
    let mut known = Classes::new();
    for file in FILES {
        let path = home.join(file);
        let text = fs::read_to_string(&path).map_err(|error| Failure::file(&path, error))?;
        read(&text, Language::TypeScript, &mut known);
    }
    let mut faults = faults_of(&stand_ins()?, &known);
    let manifest = workspace::read("android/AndroidManifest.xml")?;
    faults.extend(unhandled(&manifest, &known));
    Ok(faults)
}

fn stand_ins() -> Result<Classes, Failure> {
    let folder = workspace::root().join("android/stand-ins");
    let failed = |error| Failure::file(&folder, error);
    let mut classes = Classes::new();
    for entry in fs::read_dir(&folder).map_err(failed)? {
        let path = entry.map_err(failed)?.path();
        if path.extension().is_some_and(|ending| ending == "java") {
            let text = fs::read_to_string(&path).map_err(failed)?;
            if !text.starts_with("package standin;") {
                read(&text, Language::Java, &mut classes);
            }
        }
    }
    Ok(classes)
}

fn faults_of(ours: &Classes, known: &Classes) -> Vec<String> {
    let mut faults = Vec::new();
    let mut left_out: BTreeSet<&str> = BTreeSet::new();
    let mut is_unknown = |name: &str| {
        let found = UNKNOWN.iter().find(|unknown| {
            name.strip_prefix(**unknown)
                .is_some_and(|rest| rest.is_empty() || rest.starts_with(['.', '(']))
        });
        left_out.extend(found);
        found.is_some()
    };
    for (name, class) in ours {
        if !known.contains_key(name) {
            if !is_unknown(name) {
                faults.push(format!("Android has no class {name}"));
            }
            continue;
        }
        for member in &class.members {
            if !has(known, name, member) && !is_unknown(&format!("{name}.{member}")) {
                faults.push(format!("{name} has no {member}"));
            }
        }
    }
    let needless = UNKNOWN.iter().filter(|name| !left_out.contains(**name));
    faults.extend(needless.map(|name| format!("{name} need not be left out of the comparison")));
    faults
}

/// True if the class or one above it has the member. Constructors are not inherited.
fn has(known: &Classes, class: &str, member: &str) -> bool {
    let Some(Class { above, members }) = known.get(class) else {
        return false;
    };
    let is_constructor = member.starts_with("constructor(");
    members.contains(member)
        || !is_constructor && above.iter().any(|above| has(known, above, member))
}

/// The changes of the phone for which Android would rebuild the activity, because the manifest does not name them. An
/// app that names `assetsPaths` needs not name that nothing of them is used.
fn unhandled(manifest: &str, known: &Classes) -> Vec<String> {
    let named = manifest.split("android:configChanges=\"").nth(1);
    let named = named.and_then(|rest| rest.split('"').next());
    let named: BTreeSet<&str> = named.unwrap_or_default().split('|').collect();
    let info = known.get("android.content.pm.ActivityInfo");
    let all = info.into_iter().flat_map(|class| &class.members);
    let changes = all.filter_map(|member| member.strip_prefix("CONFIG_")?.split(' ').next());
    let flags: Vec<String> = changes
        .filter(|change| *change != "RESOURCES_UNUSED")
        .map(in_camel_case)
        .collect();
    if flags.is_empty() {
        return vec!["the reference has no changes of configuration".to_owned()];
    }
    let missing = flags.iter().filter(|flag| !named.contains(flag.as_str()));
    missing
        .map(|flag| format!("configChanges does not name {flag}: the activity would be rebuilt"))
        .collect()
}

fn in_camel_case(constant: &str) -> String {
    let lower = constant.to_lowercase();
    let mut parts = lower.split('_');
    let mut name = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (first, rest) = part.split_at(1);
        name += &first.to_uppercase();
        name += rest;
    }
    name
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Language {
    Java,
    TypeScript,
}

/// Reads what a text declares. Each class, each member stands on a line of its own, which is so in both.
fn read(text: &str, language: Language, classes: &mut Classes) {
    let package = text
        .lines()
        .find_map(|line| line.strip_prefix("package ")?.strip_suffix(';'));
    // What each open bracket belongs to: a package or class by its name, or nothing of interest.
    let mut open: Vec<Option<(String, Kind)>> = Vec::new();
    if let Some(package) = package.filter(|_| language == Language::Java) {
        open.push(Some((package.to_owned(), Kind::Package)));
    }
    for line in text.lines() {
        let line = line.trim();
        // What is not offered is ours alone.
        let is_ours = language == Language::Java
            && (line.starts_with("class ") || line.starts_with("private "));
        let declared = declared(line).filter(|_| !is_ours).map(|(name, kind)| {
            let outer: Vec<&str> = open.iter().flatten().map(|(name, _)| &**name).collect();
            (name.to_owned(), kind, outer.join("."))
        });
        if let Some((name, kind, outer)) = &declared
            && *kind != Kind::Package
        {
            let full = format!("{outer}.{name}");
            classes.entry(full).or_default().above.extend(above(line));
        } else if let Some(Some((_, kind))) = open.last()
            && *kind != Kind::Package
            && let Some(member) = member(line, *kind, language, &open)
        {
            let names: Vec<&str> = open.iter().flatten().map(|(name, _)| &**name).collect();
            let class = classes.entry(names.join(".")).or_default();
            class.members.insert(member);
        }
        let mut declared = declared.map(|(name, kind, _)| (name, kind));
        for letter in line.chars() {
            match letter {
                '{' => open.push(declared.take()),
                '}' => drop(open.pop()),
                _ => {}
            }
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Package,
    Class,
    Interface,
}

/// The package, class or interface that begins on this line.
fn declared(line: &str) -> Option<(&str, Kind)> {
    let head = line.split('{').next()?;
    if !line.contains('{') || head.contains('(') {
        return None;
    }
    let mut words = head.split_whitespace();
    let kind = words.by_ref().find_map(|word| match word {
        "module" => Some(Kind::Package),
        "class" | "enum" => Some(Kind::Class),
        "interface" | "@interface" => Some(Kind::Interface),
        _ => None,
    })?;
    Some((words.next()?.split('<').next()?, kind))
}

/// The classes that it extends and implements, by their full names (TypeScript alone gives those).
fn above(line: &str) -> Vec<String> {
    let head = without_generics(line.split('{').next().unwrap_or_default());
    let (_, above) = head.split_once(" extends ").unwrap_or_default();
    let names = above
        .replace(" implements ", ", ")
        .replace("globalAndroid.", "android.");
    names
        .split(", ")
        .map(|name| name.trim().to_owned())
        .collect()
}

/// The member that a line declares inside a class, in one form for both languages.
fn member(
    line: &str,
    kind: Kind,
    language: Language,
    open: &[Option<(String, Kind)>],
) -> Option<String> {
    let line = without_annotations(line);
    if language == Language::TypeScript {
        let line = line.strip_prefix("public ")?.replace(" | null", "");
        let line = without_generics(&line);
        let line = line.trim_start_matches("static ").trim_end_matches(';');
        return match line.split_once('(') {
            Some((name, rest)) => {
                let (parameters, result) = rest.rsplit_once(')')?;
                let result = result.trim_start_matches(':');
                let types = parameters.split(',').filter_map(|one| one.split_once(':'));
                let types: Vec<String> = types.map(|(_, of)| simple(of)).collect();
                Some(signature(name, &types, &simple(result)))
            }
            None => line
                .split_once(": ")
                .map(|(name, value)| format!("{name} = {value}")),
        };
    }
    let is_open = line.starts_with("public ") || line.starts_with("protected ");
    if !is_open && (kind != Kind::Interface || !line.ends_with(");")) {
        return None;
    }
    // Of a type that is open the reference names the bound.
    let bound = line
        .split_once("<T extends ")
        .and_then(|(_, rest)| rest.split('>').next());
    let head = line.split('{').next()?;
    let head = match bound {
        Some(bound) => head.replace("> T ", &format!("> {bound} ")),
        None => head.to_owned(),
    };
    let line = without_generics(&head);
    if ["toString", "hashCode", "equals"]
        .iter()
        .any(|own| line.contains(&format!(" {own}(")))
    {
        return None;
    }
    let Some((head, rest)) = line.split_once('(').filter(|_| !line.contains(" = ")) else {
        let (head, value) = line.trim_end_matches(';').split_once(" = ")?;
        return Some(format!(
            "{} = {}",
            head.split(' ').next_back()?,
            value_of(value)?
        ));
    };
    let mut words = head.split_whitespace().rev();
    let name = words.next()?;
    let class = open.iter().flatten().next_back().map(|(name, _)| &**name);
    let parameters = rest.rsplit_once(')')?.0;
    let types: Vec<String> = parameters
        .split(',')
        .filter_map(|one| Some(simple(without_annotations(one.trim()).rsplit_once(' ')?.0)))
        .collect();
    if class == Some(name) {
        return Some(signature("constructor", &types, ""));
    }
    Some(signature(name, &types, &simple(words.next()?)))
}

fn signature(name: &str, types: &[String], result: &str) -> String {
    format!("{name}({}): {result}", types.join(", "))
}

/// The value of a constant, as TypeScript has it; none where it is worked out.
fn value_of(java: &str) -> Option<String> {
    if java.starts_with('"') {
        return Some(java.to_owned());
    }
    if let Some((base, shift)) = java.split_once(" shl ") {
        let (base, shift): (i64, u32) = (base.parse().ok()?, shift.parse().ok()?);
        return Some((base << shift).to_string());
    }
    let number = java
        .strip_prefix("0x")
        .map(|hex| i64::from_str_radix(hex, 16));
    let number = number.unwrap_or_else(|| java.parse());
    number.ok().map(|number| number.to_string())
}

/// A type by its last name, with one name for all numbers, and one for whatever is open.
fn simple(of: &str) -> String {
    let of = of.trim();
    let (of, is_array) = match (
        of.strip_suffix("[]"),
        of.strip_prefix("androidNative.Array "),
    ) {
        (Some(of), _) | (None, Some(of)) => (of, true),
        (None, None) => (of, false),
    };
    let last = of.rsplit('.').next().unwrap_or_default();
    let name = match last {
        "int" | "long" | "short" | "byte" | "float" | "double" => "number",
        "String" | "CharSequence" | "char" => "string",
        "any" | "Object" => "Object",
        short if short.len() == 1 => "Object",
        other => other,
    };
    if is_array {
        format!("{name}[]")
    } else {
        name.to_owned()
    }
}

/// The text without what stands between `<` and `>`. What TypeScript's arrays hold stays, behind a space, and so does a
/// shift.
fn without_generics(text: &str) -> String {
    let mut depth = 0_u32;
    let mut kept = String::new();
    let kept_whole = text.replace("androidNative.Array<", "androidNative.Array ");
    for letter in kept_whole.replace(" << ", " shl ").chars() {
        match letter {
            '<' => depth += 1,
            '>' => depth = depth.saturating_sub(1),
            _ if depth == 0 => kept.push(letter),
            _ => {}
        }
    }
    kept.replace("  ", " ")
}

fn without_annotations(text: &str) -> &str {
    let mut rest = text;
    while rest.starts_with('@') {
        rest = rest.split_once(' ').map_or("", |(_, rest)| rest);
    }
    rest
}
