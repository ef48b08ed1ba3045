//! Signatures of packages: the keys, and the vendor's programs that sign and verify.

use crate::process::{self, Failure, say};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The variables that name a keystore. Passwords stay in the environment: a command line can be read by others.
pub const KEYSTORE: &str = "RSG_KEYSTORE";
const KEYSTORE_PASSWORD: &str = "RSG_KEYSTORE_PASSWORD";
const KEY_ALIAS: &str = "RSG_KEY_ALIAS";

/// The name and the password of Android's debug key on every machine.
const DEBUG_KEY: (&str, &str) = ("androiddebugkey", "android");

/// Key by which a package is signed.
pub struct Key {
    store: PathBuf,
    alias: String,
    /// Where apksigner finds the password.
    password: String,
}

/// The key that the environment names, if it does.
pub fn own_key() -> Result<Option<Key>, Failure> {
    let Some(store) = std::env::var_os(KEYSTORE) else {
        return Ok(None);
    };
    let alias = std::env::var(KEY_ALIAS).ok();
    let alias = alias.filter(|_| std::env::var_os(KEYSTORE_PASSWORD).is_some());
    let incomplete = format!("{KEYSTORE} is set; {KEY_ALIAS} and {KEYSTORE_PASSWORD} must be, too");
    Ok(Some(Key {
        store: store.into(),
        alias: alias.ok_or_else(|| Failure::usage(incomplete))?,
        password: format!("env:{KEYSTORE_PASSWORD}"),
    }))
}

/// The debug key in this folder, made if it is not there yet. Phones at hand take it, the store does not; an APK
/// without any signature could not be installed at all.
pub fn debug_key(folder: &Path, mut keytool: Command) -> Result<Key, Failure> {
    let (store, (alias, password)) = (folder.join("debug.keystore"), DEBUG_KEY);
    if !store.is_file() {
        fs::create_dir_all(folder).map_err(|error| Failure::file(folder, error))?;
        keytool.args(["-genkeypair", "-keyalg", "RSA", "-keysize", "2048"]);
        keytool.args(["-validity", "10000", "-alias", alias]);
        keytool.args(["-dname", "CN=Android Debug,O=Android,C=US"]);
        keytool.args(["-storepass", password, "-keypass", password]);
        process::run(keytool.arg("-keystore").arg(&store))?;
    }
    Ok(Key {
        store,
        alias: alias.to_owned(),
        password: format!("pass:{password}"),
    })
}

/// Signs a bundle. jarsigner reads the password from the variable alone.
pub fn sign_bundle(bundle: &Path, key: &Key, mut jarsigner: Command) -> Result<(), Failure> {
    jarsigner.args(["-sigalg", "SHA256withRSA", "-digestalg", "SHA-256"]);
    jarsigner.arg("-keystore").arg(&key.store);
    jarsigner.args(["-storepass:env", KEYSTORE_PASSWORD]);
    process::run(jarsigner.arg(bundle).arg(&key.alias))
}

/// Signs an APK, which is aligned already: aligning it afterwards would break the signature.
pub fn sign_apk(apk: &Path, key: &Key, mut apksigner: Command) -> Result<(), Failure> {
    apksigner.args(["sign", "--ks"]).arg(&key.store);
    apksigner.args(["--ks-key-alias", &key.alias, "--ks-pass", &key.password]);
    process::run(apksigner.arg(apk))
}

/// The check that a phone makes before it installs an APK, as a command.
fn verifying(apk: &Path, mut apksigner: Command) -> Command {
    apksigner.arg("verify").arg(apk);
    apksigner
}

/// Fails if a phone would refuse the APK.
pub fn verify(apk: &Path, apksigner: Command) -> Result<(), Failure> {
    process::run(&mut verifying(apk, apksigner))
}

/// Signs a package that aapt2 has linked in both ways, by a debug key that is made for it, and says what is wrong with
/// the signatures. A package with one byte changed must be refused.
pub fn faults(linked: &Path) -> Result<Vec<String>, Failure> {
    say("signing what was linked");
    let apksigner = || Command::new("apksigner");
    let beside = |name: &str| {
        let copy = linked.with_file_name(name);
        let copied = fs::copy(linked, &copy).map_err(|error| Failure::file(&copy, error));
        copied.map(|_| copy)
    };
    let folder = linked.with_file_name("key");
    let key = debug_key(&folder, Command::new("keytool"))?;
    let mut faults = Vec::new();
    let apk = beside("signed.apk")?;
    sign_apk(&apk, &key, apksigner())?;
    verify(&apk, apksigner())?;
    let mut bytes = fs::read(&apk).map_err(|error| Failure::file(&apk, error))?;
    let middle = bytes.len() / 2;
    bytes[middle] ^= 1;
    fs::write(&apk, bytes).map_err(|error| Failure::file(&apk, error))?;
    let told = verifying(&apk, apksigner()).output();
    if told.is_ok_and(|told| told.status.success()) {
        faults.push("apksigner takes a package with a byte changed".to_owned());
    }
    let bundle = beside("signed.aab")?;
    let mut jarsigner = Command::new("jarsigner");
    jarsigner.env(KEYSTORE_PASSWORD, DEBUG_KEY.1);
    sign_bundle(&bundle, &key, jarsigner)?;
    let mut jarsigner = Command::new("jarsigner");
    let told = process::output(jarsigner.arg("-verify").arg(&bundle))?;
    if !told.contains("jar verified") {
        faults.push(format!("jarsigner of the bundle: {told}"));
    }
    Ok(faults)
}
