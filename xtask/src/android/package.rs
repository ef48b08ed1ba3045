//! A finished package, looked at the way the store does.

use super::{Abi, Order, Package};
use crate::process::{self, Failure};
use crate::{phone, workspace};
use std::path::Path;
use std::process::Command;

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
    for name in permissions.filter_map(|rest| rest.split('\'').next()) {
        if name != "android.permission.INTERNET"
            && !name.ends_with(".DYNAMIC_RECEIVER_NOT_EXPORTED_PERMISSION")
        {
            faults.push(format!(
                "the package asks for {name}, which the app has no use for"
            ));
        }
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_store_would_refuse_is_found() {
        let version = workspace::VERSION;
        let good = format!(
            "package: name='a.b' versionCode='7' versionName='{version}'\ntargetSdkVersion:'36'\n\
             uses-permission: name='android.permission.INTERNET'\n"
        );
        assert_eq!(badging_faults(&good, "a.b", 7), Vec::<String>::new());
        assert_eq!(badging_faults(&good.replace("36", "34"), "a.b", 7).len(), 1);
        assert_eq!(
            badging_faults(&good.replace("INTERNET", "CAMERA"), "a.b", 7).len(),
            1
        );
        let listing = "base/lib/arm64-v8a/libmain.so\nbase/lib/x86_64/libmain.so\n";
        assert_eq!(library_faults(listing, &super::super::ABIS).len(), 1);
    }
}
