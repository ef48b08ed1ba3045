//! The names of the resources under `android/res`. Whether every reference is met, aapt2 says when it links them
//! (`linked.rs`).

use crate::process::Failure;
use crate::workspace;
use std::path::Path;

/// Files that dx may overwrite: our names start with `rsg_`.
pub fn faults() -> Result<Vec<String>, Failure> {
    faults_below(&workspace::root().join("android/res"))
}

fn faults_below(folder: &Path) -> Result<Vec<String>, Failure> {
    let failed = |error| Failure::file(folder, error);
    let mut faults = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(failed)? {
        let path = entry.map_err(failed)?.path();
        if path.is_dir() {
            faults.extend(faults_below(&path)?);
        } else if !path
            .file_name()
            .is_some_and(|name| name.to_string_lossy().starts_with("rsg_"))
        {
            faults.push(format!(
                "{}: dx may overwrite it; our names start with rsg_",
                path.display()
            ));
        }
    }
    Ok(faults)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn our_resources_are_in_order() {
        assert_eq!(faults().expect("they can be read"), Vec::<String>::new());
    }
}
