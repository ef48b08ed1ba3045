//! What a shared library for Android must be, read from the file the linker made.

use object::elf::{FileHeader64, PT_LOAD};
use object::read::elf::{FileHeader, ProgramHeader};
use object::{Architecture, Endianness, Object, ObjectSymbol};
use std::path::Path;
use xtask::process::Failure;

/// Phones with 16 KB pages load a library only if its segments are aligned to that.
const PAGE: u64 = 16 * 1024;

/// Entry points the Kotlin half and dioxus look up by name.
const ENTRY_POINTS: &[&str] = &[
    "main",
    "Java_dev_dioxus_main_WryActivity_create",
    "Java_dev_dioxus_main_WryActivity_start",
    "Java_dev_dioxus_main_WryActivity_resume",
    "Java_dev_dioxus_main_WryActivity_pause",
    "Java_dev_dioxus_main_WryActivity_stop",
    "Java_dev_dioxus_main_WryActivity_save",
    "Java_dev_dioxus_main_WryActivity_destroy",
    "Java_dev_dioxus_main_WryActivity_onActivityDestroy",
    "Java_dev_dioxus_main_WryActivity_memory",
    "Java_dev_dioxus_main_WryActivity_focus",
    "Java_dev_dioxus_main_Ipc_ipc",
    "Java_dev_dioxus_main_RustWebView_onEval",
    "Java_dev_dioxus_main_RustWebView_shouldOverride",
    "Java_dev_dioxus_main_RustWebViewClient_handleRequest",
    "Java_dev_dioxus_main_RustWebViewClient_shouldOverride",
    "Java_dev_dioxus_main_RustWebViewClient_onPageLoading",
    "Java_dev_dioxus_main_RustWebViewClient_onPageLoaded",
    "Java_dev_dioxus_main_RustWebViewClient_withAssetLoader",
    "Java_dev_dioxus_main_RustWebViewClient_assetLoaderDomain",
    "Java_dev_dioxus_main_RustWebChromeClient_handleReceivedTitle",
];

/// What was found in a library.
pub struct Library {
    /// Its size in bytes.
    pub size: usize,
    /// Everything wrong with it.
    pub faults: Vec<String>,
}

/// Reads a 64-bit library and says what is wrong with it.
pub fn read(path: &Path) -> Result<Library, Failure> {
    let data = std::fs::read(path)
        .map_err(|error| Failure::chore(format!("{} cannot be read: {error}", path.display())))?;
    let mut faults = alignment_faults(&data)?;
    faults.extend(symbol_faults(&data)?);
    Ok(Library {
        size: data.len(),
        faults,
    })
}

fn broken(error: object::Error) -> Failure {
    Failure::chore(format!("the library is no ELF file: {error}"))
}

fn alignment_faults(data: &[u8]) -> Result<Vec<String>, Failure> {
    let header = FileHeader64::<Endianness>::parse(data).map_err(broken)?;
    let endian = header.endian().map_err(broken)?;
    let segments = header.program_headers(endian, data).map_err(broken)?;
    Ok(segments
        .iter()
        .filter(|segment| {
            segment.p_type(endian) == PT_LOAD && !segment.p_align(endian).is_multiple_of(PAGE)
        })
        .map(|segment| {
            format!(
                "a segment at {:#x} is aligned to {} bytes, not to 16 KB",
                segment.p_vaddr(endian),
                segment.p_align(endian)
            )
        })
        .collect())
}

fn symbol_faults(data: &[u8]) -> Result<Vec<String>, Failure> {
    let file = object::File::parse(data).map_err(broken)?;
    let mut faults: Vec<String> = ENTRY_POINTS
        .iter()
        .filter(|name| {
            !file
                .dynamic_symbols()
                .any(|symbol| symbol.is_definition() && symbol.name() == Ok(name))
        })
        .map(|name| format!("the library does not export {name}"))
        .collect();
    if file.architecture() != Architecture::Aarch64 {
        faults.push(format!(
            "the library is made for {:?}, not for arm64",
            file.architecture()
        ));
    }
    Ok(faults)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_for_this_machine_is_not_a_library_for_a_phone() {
        let own = std::env::current_exe().expect("a test knows its own file");
        let library = read(&own).expect("it is an ELF file");
        assert!(library.size > 0);
        for name in ENTRY_POINTS.iter().filter(|name| **name != "main") {
            let missed = |fault: &String| fault.ends_with(&format!(" {name}"));
            assert!(library.faults.iter().any(missed), "{name}");
        }
        if cfg!(target_arch = "x86_64") {
            for word in ["16 KB", "arm64"] {
                let found = |fault: &String| fault.contains(word);
                assert!(library.faults.iter().any(found), "{:?}", library.faults);
            }
        }
    }

    #[test]
    fn what_is_no_library_at_all_is_refused() {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("Cargo.toml");
        assert!(read(&file).is_err());
    }
}
