//! A finished package, looked at the way the store does.

use super::{Package, Wish};
use crate::identity::Identity;
use crate::report::Report;
use std::path::Path;
use std::process::Command;
use xtask::process::{self, Failure};

/// The only permission the app has a use for.
const PERMISSIONS: &[&str] = &["android.permission.INTERNET"];

/// Looks at identifier, versions, permissions, instruction sets and alignment.
pub fn package(
    package: &Path,
    wish: &Wish,
    identity: &Identity,
    build_tools: &Path,
) -> Result<(), Failure> {
    let mut report = Report::default();
    let listing = process::output(Command::new("unzip").arg("-l").arg(package))?;
    report.all(library_faults(&listing, wish));
    if wish.package == Package::Apk {
        let badging = process::output(
            Command::new(build_tools.join("aapt2"))
                .args(["dump", "badging"])
                .arg(package),
        )?;
        report.all(badging_faults(&badging, identity));
        let aligned = process::run(
            Command::new(build_tools.join("zipalign"))
                .args(["-c", "-P", "16", "4"])
                .arg(package),
        );
        report.expect(
            aligned.is_ok(),
            "the libraries inside are not aligned to 16 KB",
        );
    }
    report.close("the package")
}

fn library_faults(listing: &str, wish: &Wish) -> Vec<String> {
    wish.abis
        .iter()
        .filter(|abi| !listing.contains(&format!("lib/{}/libmain.so", abi.folder)))
        .map(|abi| format!("the package holds no library for {}", abi.folder))
        .collect()
}

fn badging_faults(badging: &str, identity: &Identity) -> Vec<String> {
    let wanted = [
        format!("package: name='{}'", identity.id),
        format!("versionCode='{}'", identity.version_code),
        format!("versionName='{}'", identity.version),
        "application-label:'ReverStarGo'".to_owned(),
        "targetSdkVersion:'36'".to_owned(),
        "launchable-activity: name='dev.dioxus.main.MainActivity'".to_owned(),
    ];
    let mut faults: Vec<String> = wanted
        .iter()
        .filter(|text| !badging.contains(*text))
        .map(|text| format!("the package does not say {text}"))
        .collect();
    if !badging.contains("sdkVersion:'28'") && !badging.contains("minSdkVersion:'28'") {
        faults.push("the package does not ask for Android 9 (API 28)".to_owned());
    }
    faults.extend(
        badging
            .lines()
            .filter_map(|line| line.strip_prefix("uses-permission: name='"))
            .filter_map(|rest| rest.split('\'').next())
            .filter(|name| {
                !PERMISSIONS.contains(name)
                    && !name.ends_with(".DYNAMIC_RECEIVER_NOT_EXPORTED_PERMISSION")
            })
            .map(|name| format!("the package asks for {name}, which the app has no use for")),
    );
    faults
}

#[cfg(test)]
mod tests {
    use super::super::ABIS;
    use super::*;

    const BADGING: &str = "package: name='a.b' versionCode='10203' versionName='1.2.3' platformBuildVersionName='16'\n\
        sdkVersion:'28'\ntargetSdkVersion:'36'\nuses-permission: name='android.permission.INTERNET'\n\
        application-label:'ReverStarGo'\nlaunchable-activity: name='dev.dioxus.main.MainActivity'  label='' icon=''\n";

    fn identity() -> Identity {
        Identity {
            id: "a.b".into(),
            version: "1.2.3".into(),
            version_code: 10_203,
        }
    }

    #[test]
    fn a_package_as_it_should_be_passes() {
        assert_eq!(badging_faults(BADGING, &identity()), Vec::<String>::new());
    }

    #[test]
    fn an_icon_library_that_brings_a_permission_along_is_found() {
        let greedy = format!("{BADGING}uses-permission: name='android.permission.CAMERA'\n");
        let faults = badging_faults(&greedy, &identity());
        assert_eq!(faults.len(), 1);
        assert!(faults[0].contains("CAMERA"));
    }

    #[test]
    fn an_old_target_and_a_missing_library_are_found() {
        let old = BADGING.replace("targetSdkVersion:'36'", "targetSdkVersion:'34'");
        assert!(badging_faults(&old, &identity())[0].contains("36"));
        let wish = Wish {
            package: Package::Aab,
            abis: ABIS.to_vec(),
            install: false,
        };
        let faults = library_faults(
            "base/lib/arm64-v8a/libmain.so\nbase/lib/x86_64/libmain.so\n",
            &wish,
        );
        assert_eq!(faults, ["the package holds no library for armeabi-v7a"]);
    }
}
