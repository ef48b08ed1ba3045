//! A finished package, looked at the way the store does.

use super::{Abi, Order, Package};
use crate::process::{self, Failure};
use crate::{phone, workspace};
use std::path::Path;
use std::process::Command;

/// What the app may ask of the phone. A merged library could bring more along.
const PERMISSIONS: [&str; 3] = [
    "android.permission.INTERNET",
    "android.permission.POST_NOTIFICATIONS",
    "android.permission.RECEIVE_BOOT_COMPLETED",
];

/// Looks at identifier, versions, permissions, instruction sets and alignment.
pub fn verify(
    package: &Path,
    order: &Order,
    version_code: u32,
    build_tools: &Path,
) -> Result<(), Failure> {
    let listing = process::output(Command::new("unzip").arg("-l").arg(package))?;
    let mut faults = library_faults(&listing, order.abis);
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

fn library_faults(listing: &str, abis: &[Abi]) -> Vec<String> {
    let missing = abis
        .iter()
        .filter(|(_, folder)| !listing.contains(&format!("lib/{folder}/libmain.so")));
    missing
        .map(|(_, folder)| format!("the package holds no library for {folder}"))
        .collect()
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_store_would_refuse_is_found() {
        let version = workspace::VERSION;
        let asked = PERMISSIONS.map(|name| format!("uses-permission: name='{name}'\n"));
        let good = format!(
            "package: name='a.b' versionCode='7' versionName='{version}'\ntargetSdkVersion:'36'\n{}",
            asked.concat()
        );
        assert_eq!(badging_faults(&good, "a.b", 7), Vec::<String>::new());
        assert_eq!(badging_faults(&good.replace("36", "34"), "a.b", 7).len(), 1);
        let camera = good.clone() + "uses-permission: name='android.permission.CAMERA'\n";
        assert_eq!(badging_faults(&camera, "a.b", 7).len(), 1);
        let silent = good.replace("RECEIVE_BOOT", "BOOT");
        assert_eq!(badging_faults(&silent, "a.b", 7).len(), 2);
        let listing = "base/lib/arm64-v8a/libmain.so\nbase/lib/x86_64/libmain.so\n";
        assert_eq!(library_faults(listing, &super::super::ABIS).len(), 1);
    }
}
