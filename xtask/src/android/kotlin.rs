//! The Kotlin half, compiled: our activity and reminder with wry's own classes, against stand-ins for Android's and androidx'
//! (`android/stand-ins`).
//!
//! A stand-in has the signature of the reference and nothing that is not used: a wrong one would hide a mistake. A file holds
//! the classes of a package, each from a line that begins with `public` to the next one, because the compiler looks for each
//! Java class in a file of its own. The class of the resources' numbers is the one that aapt2 has made. Of wry only the
//! classes are compiled that ours extend or call; the others name nothing of ours.

use crate::npm::Package;
use crate::phone::{self, rust};
use crate::process::{self, Failure, say};
use crate::workspace;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const COMPILER: Package = Package {
    name: "kotlin-compiler",
    version: "2.4.20",
    integrity: "sha512-IF5IVM7LpPhA/ntHQQpaVt1yxpaaQovtEVYLyqWMuaLr0XelLPPm7/sM6HLhtcRjjjoSsK7I7lP2kzYJkMy73w==",
};

/// What dx gives wry for its templates.
const PACKAGE: &str = "dev.dioxus.main";

/// Wry's classes that ours extend or call.
const OF_WRY: [&str; 5] = [
    "Logger",
    "Rust",
    "RustWebView",
    "RustWebViewClient",
    "WryActivity",
];

/// Compiles it; `numbers` is the folder with the class of the resources' numbers.
pub fn compile(numbers: &Path) -> Result<(), Failure> {
    let home = workspace::target()?.join("tools/kotlin-2.4.20");
    COMPILER.provide(&home, &[], "lib/kotlin-compiler.jar")?;
    let folder = rust::room()?.join("kotlin");
    let failed = |error| Failure::file(&folder, error);
    if folder.exists() {
        fs::remove_dir_all(&folder).map_err(failed)?;
    }
    let mut sources = stand_ins(&folder)?;
    sources.extend(of_wry(&folder)?);
    sources.extend(phone::kotlin_files()?);
    sources.push(numbers.to_owned());
    say("compiling the activity with Kotlin");
    let mut java = Command::new("java");
    java.args(["-Xmx1g", "-cp"]);
    java.arg(home.join("lib/kotlin-compiler.jar"));
    java.arg("org.jetbrains.kotlin.cli.jvm.K2JVMCompiler");
    java.arg("-kotlin-home").arg(&home);
    java.args(["-jvm-target", "17", "-d"]);
    java.arg(folder.join("classes"));
    process::run(java.args(sources))
}

/// Writes the stand-ins, a file for each Java class.
fn stand_ins(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    let from = workspace::root().join("android/stand-ins");
    let failed = |error| Failure::file(&from, error);
    let mut written = Vec::new();
    let id = phone::app_id()?;
    let config = format!(
        "package {id};\n\npublic final class BuildConfig {{ public static final boolean DEBUG = false; }}\n"
    );
    let mut texts = vec![config];
    for entry in fs::read_dir(&from).map_err(failed)? {
        let path = entry.map_err(failed)?.path();
        match path.extension().and_then(|ending| ending.to_str()) {
            Some("kt") => written.push(path),
            Some("java") => texts.push(fs::read_to_string(&path).map_err(failed)?),
            _ => {}
        }
    }
    for text in texts {
        for (path, class) in classes(&text)? {
            let path = folder.join(path);
            rust::make_folder(path.parent().unwrap_or(folder).to_owned())?;
            rust::write(&path, &class)?;
            written.push(path);
        }
    }
    Ok(written)
}

/// The files of a package's classes, each with the package's name and its imports.
fn classes(text: &str) -> Result<Vec<(String, String)>, Failure> {
    let odd = || Failure::chore(format!("this is no file of stand-ins:\n{text}"));
    let mut parts = text.split("\npublic ");
    let head = parts.next().unwrap_or_default();
    let package = head
        .lines()
        .find_map(|line| line.strip_prefix("package ")?.strip_suffix(';'));
    let package = package.ok_or_else(odd)?.replace('.', "/");
    parts
        .map(|class| {
            let name = class
                .split([' ', '<'])
                .skip_while(|word| !matches!(*word, "class" | "interface" | "@interface" | "enum"));
            let name = name.into_iter().nth(1).ok_or_else(odd)?;
            Ok((
                format!("{package}/{name}.java"),
                format!("{head}\npublic {class}"),
            ))
        })
        .collect()
}

/// Writes wry's classes as its build script does, with our part of one of them.
fn of_wry(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    let templates = workspace::sources_of("wry")?.join("src/android/kotlin");
    let mut written = Vec::new();
    for name in OF_WRY {
        let template = templates.join(format!("{name}.kt"));
        let text =
            fs::read_to_string(&template).map_err(|error| Failure::file(&template, error))?;
        let part = if name == "RustWebViewClient" {
            workspace::read(phone::WEB_VIEW_CLIENT)?
        } else {
            String::new()
        };
        let text = text
            .replace("{{package}}", PACKAGE)
            .replace("{{library}}", "main")
            .replace("{{class-extension}}", &part)
            .replace("{{class-init}}", "");
        let path = folder.join(format!("{name}.kt"));
        rust::write(&path, &text)?;
        written.push(path);
    }
    Ok(written)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_class_is_in_a_file_of_its_own() {
        let text = "package a.b;\n\nimport c.D;\n\npublic class One<T> { public void f() {} }\n\npublic @interface Two {}\n";
        let files = classes(text).expect("it is well written");
        let paths: Vec<&str> = files.iter().map(|(path, _)| path.as_str()).collect();
        assert_eq!(paths, ["a/b/One.java", "a/b/Two.java"]);
        assert!(
            files
                .iter()
                .all(|(_, text)| text.starts_with("package a.b;\n\nimport c.D;\n"))
        );
        assert!(classes("nothing").is_err());
    }
}
