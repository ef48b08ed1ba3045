//! The Kotlin half, compiled and run: our activity, reminder and notice with wry's own classes, against stand-ins for
//! Android's and androidx' (`android/stand-ins`), by the proofs of `android/proofs`, on a JVM.
//!
//! A stand-in has the signatures of the reference ([`super::reference`]) and nothing that is not used. It writes down
//! what it is asked in `standin.Phone` and answers as Android's reference says. A file holds the classes of a package,
//! each from a line that begins with `public` to the next one, because the compiler looks for each Java class in a file
//! of its own. The class of the resources' numbers is the one that aapt2 has made. Of wry only the classes are compiled
//! that ours extend or call, and the page's way to Rust; the others name nothing of ours. What is Rust's own there is
//! written down, too.

use crate::npm::Package;
use crate::phone::{self, rust};
use crate::process::{self, Failure, say};
use crate::workspace;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The version that dx's Gradle project names (dioxus-cli 0.8.0-alpha.3 assets/android/gen/build.gradle.kts:8): what a
/// newer one understands is no proof.
const COMPILER: Package = Package {
    name: "kotlin-compiler",
    version: "2.0.20",
    integrity: "sha512-jAwbiLvVYpNQE/q3yaORzgPINBDCpj5Pby7UKJoicAqDOZYigcifaXtbGGQKtPo5dQx2nMwf4/z/HEDesd8h3g==",
};

/// Values that dx gives wry for its templates.
pub const PACKAGE: &str = "dev.dioxus.main";

/// Wry's class of Rust's functions.
pub const NATIVE: &str = "Rust";

/// Wry's classes that ours extend or call, and the one that the page calls.
const OF_WRY: [&str; 6] = [
    "Ipc",
    "Logger",
    NATIVE,
    "RustWebView",
    "RustWebViewClient",
    "WryActivity",
];

/// What the compilers have made.
pub struct Compiled {
    /// The folder of everything else here.
    pub folder: PathBuf,
    /// The folder of all classes.
    pub classes: PathBuf,
    /// The compiler's own folder, with the libraries of Kotlin.
    home: PathBuf,
}

/// Compiles it all; `numbers` is the folder with the class of the resources' numbers.
pub fn compile(numbers: &Path) -> Result<Compiled, Failure> {
    let home = workspace::target()?.join(format!("tools/kotlin-{}", COMPILER.version));
    COMPILER.provide(&home, &[], "lib/kotlin-compiler.jar")?;
    let folder = rust::room()?.join("kotlin");
    let failed = |error| Failure::file(&folder, error);
    if folder.exists() {
        fs::remove_dir_all(&folder).map_err(failed)?;
    }
    let mut sources = stand_ins(&folder)?;
    sources.extend(of_wry(&folder)?);
    sources.extend(phone::kotlin_files()?);
    sources.extend(files_of(&workspace::root().join("android/proofs"))?);
    sources.extend(files_of(numbers)?);
    let classes = folder.join("classes");
    let compiled = Compiled {
        folder,
        classes,
        home,
    };
    say(format!(
        "compiling the activity with Kotlin {}",
        COMPILER.version
    ));
    process::run(compiled.kotlin(&compiled.classes).args(&sources))?;
    let mut java = Command::new("javac");
    java.args(["-nowarn", "-Xlint:none", "-d"])
        .arg(&compiled.classes);
    java.arg("-cp").arg(compiled.path()?);
    let is_java = |source: &&PathBuf| source.extension().is_some_and(|ending| ending == "java");
    process::run(java.args(sources.iter().filter(is_java)))?;
    Ok(compiled)
}

impl Compiled {
    /// The compiler, writing classes to a folder.
    fn kotlin(&self, to: &Path) -> Command {
        let mut kotlin = Command::new("java");
        kotlin.args(["-Xmx1g", "-cp"]);
        kotlin.arg(self.home.join("lib/kotlin-compiler.jar"));
        kotlin.arg("org.jetbrains.kotlin.cli.jvm.K2JVMCompiler");
        kotlin.arg("-kotlin-home").arg(&self.home);
        kotlin.args(["-jvm-target", "17", "-Werror", "-d"]).arg(to);
        kotlin
    }

    /// Compiles wry's class of Rust's functions as it is on a phone, where they are native.
    pub fn native(&self, to: &Path) -> Result<(), Failure> {
        let source = self.folder.join("native").join(format!("{NATIVE}.kt"));
        rust::make_folder(self.folder.join("native"))?;
        rust::write(&source, &template(NATIVE)?)?;
        let mut kotlin = self.kotlin(to);
        process::run(kotlin.arg("-cp").arg(&self.classes).arg(source))
    }

    /// Libraries of Kotlin.
    pub fn libraries(&self) -> [PathBuf; 2] {
        ["kotlin-stdlib", "annotations-13.0"]
            .map(|name| self.home.join("lib").join(format!("{name}.jar")))
    }

    fn path(&self) -> Result<OsString, Failure> {
        let [library, _] = self.libraries();
        std::env::join_paths([&self.classes, &library])
            .map_err(|error| Failure::chore(error.to_string()))
    }

    /// A program of the proofs.
    pub fn proofs(&self, class: &str) -> Result<Command, Failure> {
        let mut java = Command::new("java");
        java.arg("-cp").arg(self.path()?);
        java.arg(format!("proofs.{class}")).arg(&self.classes);
        Ok(java)
    }

    /// Plays the proofs with the app's classes of this folder.
    pub fn play(&self, app: &Path) -> Result<(), Failure> {
        say("playing the activity on a JVM");
        process::run(self.proofs("ProofsKt")?.arg(app))
    }
}

/// The files in a folder and in its folders.
fn files_of(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).map_err(|error| Failure::file(folder, error))? {
        let path = entry.map_err(|error| Failure::file(folder, error))?.path();
        if path.is_dir() {
            found.extend(files_of(&path)?);
        } else {
            found.push(path);
        }
    }
    Ok(found)
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

/// Writes wry's classes, with a note in the place of each of Rust's functions.
fn of_wry(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    let mut written = Vec::new();
    for name in OF_WRY {
        let text = template(name)?;
        let text = if name == NATIVE {
            written_down(&text)?
        } else {
            text
        };
        let path = folder.join(format!("{name}.kt"));
        rust::write(&path, &text)?;
        written.push(path);
    }
    Ok(written)
}

/// One of wry's classes as its build script writes it, with our part of it.
fn template(name: &str) -> Result<String, Failure> {
    let templates = workspace::sources_of("wry")?.join("src/android/kotlin");
    let template = templates.join(format!("{name}.kt"));
    let text = fs::read_to_string(&template).map_err(|error| Failure::file(&template, error))?;
    let part = if name == "RustWebViewClient" {
        workspace::read(phone::WEB_VIEW_CLIENT)?
    } else {
        String::new()
    };
    Ok(text
        .replace("{{package}}", PACKAGE)
        .replace("{{library}}", "main")
        .replace("{{class-extension}}", &part)
        .replace("{{class-init}}", ""))
}

/// Wry's class of what Rust does for the activity, with a note in the place of each function.
fn written_down(text: &str) -> Result<String, Failure> {
    let mut written = String::new();
    for line in text.lines() {
        let line = line.replace("System.loadLibrary(", "standin.Phone.did(\"library \" + ");
        let Some((head, rest)) = line.split_once(" external fun ") else {
            written += &line;
            written.push('\n');
            continue;
        };
        let name = rest.split('(').next().unwrap_or_default();
        let result = rest.rsplit(')').next().unwrap_or_default();
        let answer = match result {
            "" => "",
            ": Boolean" => "; return false",
            nothing if nothing.ends_with('?') => "; return null",
            other => {
                return Err(Failure::chore(format!(
                    "wry's Rust.kt: {name} gives back{other}"
                )));
            }
        };
        written += &format!("{head} fun {rest} {{ standin.Phone.did(\"rust {name}\"){answer} }}\n");
    }
    Ok(written)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_rust_does_is_written_down() {
        let text = "init { System.loadLibrary(\"main\") }\n\
             @JvmStatic external fun f(a: A): B?\n\
             @JvmStatic external fun g()\n";
        let written = written_down(text).expect("both are known");
        assert_eq!(
            written,
            "init { standin.Phone.did(\"library \" + \"main\") }\n\
             @JvmStatic fun f(a: A): B? { standin.Phone.did(\"rust f\"); return null }\n\
             @JvmStatic fun g() { standin.Phone.did(\"rust g\") }\n"
        );
        assert!(written_down("@JvmStatic external fun f(): Int").is_err());
    }

    #[test]
    fn each_class_is_in_a_file_of_its_own() {
        let text = "package a.b;\n\nimport c.D;\n\n\
             public class One<T> { public void f() {} }\n\n\
             public @interface Two {}\n";
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
