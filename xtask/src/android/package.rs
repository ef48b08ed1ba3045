//! Checks of a finished package, as the store makes them.

use super::{Abi, Order, Package, library};
use crate::process::{self, Failure};
use crate::{phone, workspace};
use std::fs::File;
use std::path::Path;
use std::process::Command;

/// Permissions of the app. A merged library could bring more along.
const PERMISSIONS: [&str; 3] = [
    "android.permission.INTERNET",
    "android.permission.POST_NOTIFICATIONS",
    "android.permission.RECEIVE_BOOT_COMPLETED",
];

/// Looks at identifier, versions, permissions, instruction sets, and the alignment of every library.
pub fn verify(
    package: &Path,
    order: &Order,
    version_code: u32,
    build_tools: &Path,
) -> Result<(), Failure> {
    let listing = process::output(Command::new("unzip").arg("-Z1").arg(package))?;
    let libraries = libraries(&listing);
    let mut faults = library_faults(&libraries, order.abis);
    for library in libraries.iter().filter(|library| library.is_wide()) {
        faults.extend(page_fault(package, library)?);
    }
    if order.package == Package::Apk {
        let mut aapt = Command::new(build_tools.join("aapt2"));
        let badging = process::output(aapt.args(["dump", "badging"]).arg(package))?;
        faults.extend(badging_faults(&badging, &phone::app_id()?, version_code));
        let mut zipalign = Command::new(build_tools.join("zipalign"));
        if process::run(zipalign.args(["-c", "-P", "16", "4"]).arg(package)).is_err() {
            faults.push("the libraries inside are not aligned to 16 KB".to_owned());
        }
    }
    phone::report("the package", &faults)
}

/// A library in a package.
struct Library<'a> {
    /// Its name in the package: `lib/arm64-v8a/libmain.so`, in a bundle with `base/` before it.
    path: &'a str,
    abi: &'a str,
    file: &'a str,
}

impl Library<'_> {
    /// True if it is for 64-bit phones, some of which have pages of 16 KB.
    fn is_wide(&self) -> bool {
        self.abi.contains("64")
    }
}

/// Every library in a package, ours and those that came along.
fn libraries(listing: &str) -> Vec<Library<'_>> {
    listing
        .lines()
        .filter_map(|path| {
            let (_, inside) = path.trim().split_once("lib/")?;
            let (abi, file) = inside.split_once('/')?;
            file.ends_with(".so").then_some(Library {
                path: path.trim(),
                abi,
                file,
            })
        })
        .collect()
}

/// Instruction sets that are missing, and those that nobody asked for: dx leaves the folders of an earlier build alone.
fn library_faults(libraries: &[Library<'_>], abis: &[Abi]) -> Vec<String> {
    let holds = |folder: &str| {
        let mut own = libraries
            .iter()
            .filter(|library| library.file == "libmain.so");
        own.any(|library| library.abi == folder)
    };
    let missing = abis.iter().filter(|(_, folder)| !holds(folder));
    let mut faults: Vec<String> = missing
        .map(|(_, folder)| format!("the package holds no library for {folder}"))
        .collect();
    let is_asked_for = |library: &&Library<'_>| abis.iter().any(|(_, abi)| *abi == library.abi);
    let surplus = libraries.iter().filter(|library| !is_asked_for(library));
    faults.extend(surplus.map(|library| {
        format!(
            "the package holds {}, which was not asked for",
            library.path
        )
    }));
    faults
}

/// Fault of the segments of a library, which is taken out of the package for that.
fn page_fault(package: &Path, library: &Library<'_>) -> Result<Option<String>, Failure> {
    let taken = workspace::target()?.join("dx/taken-out.so");
    let file = File::create(&taken).map_err(|error| Failure::file(&taken, error))?;
    let mut unzip = Command::new("unzip");
    process::output(unzip.arg("-p").arg(package).arg(library.path).stdout(file))?;
    let mut readelf = Command::new("readelf");
    let headers = process::output(readelf.args(["--segments", "--wide"]).arg(&taken))?;
    let fault = library::page_fault(&headers);
    Ok(fault.map(|fault| format!("{}: {fault}", library.path)))
}

/// Faults in what aapt2 says of an APK: dx or Gradle left out what we wrote, or a library brought a permission along.
pub fn badging_faults(badging: &str, id: &str, version_code: u32) -> Vec<String> {
    let wanted = [
        format!("package: name='{id}'"),
        format!("versionCode='{version_code}'"),
        format!("versionName='{}'", workspace::VERSION),
        "targetSdkVersion:'36'".to_owned(),
    ];
    let missing = wanted.into_iter().filter(|text| !badging.contains(text));
    let mut faults: Vec<String> = missing
        .map(|text| format!("the package does not say {text}"))
        .collect();
    let permissions = badging
        .lines()
        .filter_map(|line| line.strip_prefix("uses-permission: name='"));
    let asked: Vec<&str> = permissions
        .filter_map(|rest| rest.split('\'').next())
        .collect();
    let is_known = |name: &str| {
        PERMISSIONS.contains(&name) || name.ends_with(".DYNAMIC_RECEIVER_NOT_EXPORTED_PERMISSION")
    };
    let useless = asked.iter().filter(|name| !is_known(name));
    faults.extend(
        useless.map(|name| format!("the package asks for {name}, which the app has no use for")),
    );
    let missing = PERMISSIONS.iter().filter(|name| !asked.contains(name));
    faults.extend(missing.map(|name| format!("the package does not ask for {name}")));
    faults
}
