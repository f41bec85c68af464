//! The licences of everything that is compiled into the binary.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use super::{failed, output};
use crate::step::{Failed, cargo, root};

const INTRODUCTION: &str = "Marchstone contains the packages below. Each text is followed by the packages that it \
                            applies to.\n";

/// A crate with its licence.
struct Dependency {
    /// Name and version.
    name: String,
    /// The SPDX expression.
    licence: String,
    /// Where its sources lie.
    directory: PathBuf,
}

/// The licence texts of all packages in a binary for this target, browser client included; equal texts once.
pub(super) fn collect(target: &str) -> Result<String, Failed> {
    let mut packages: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for dependency in crates(target)? {
        let name = format!("{} ({})", dependency.name, dependency.licence);
        for text in texts(&dependency.directory) {
            packages.entry(text).or_default().push(name.clone());
        }
    }
    let mut document = INTRODUCTION.to_owned();
    for (text, names) in packages {
        let _ = write!(document, "\n{}\n\n{}\n\nApplies to: {}\n", "-".repeat(80), text, names.join(", "));
    }
    let _ = write!(document, "\n{}\n\nThe browser client\n\n{}", "-".repeat(80), client_licences()?);
    Ok(document)
}

/// What Vite lists of the packages in the browser client: a heading such as `## marked - 18.2.0 (MIT)`, then the text.
fn client_licences() -> Result<String, Failed> {
    fs::read_to_string(root().join("web/dist/licenses.md")).map_err(|error| failed(&error))
}

/// Name, version and licence of each package in the browser client.
pub(super) fn client_packages() -> Result<Vec<[String; 3]>, Failed> {
    Ok(client_licences()?.lines().filter_map(client_package).collect())
}

fn client_package(heading: &str) -> Option<[String; 3]> {
    let (name, rest) = heading.strip_prefix("## ")?.rsplit_once(" - ")?;
    let (version, licence) = rest.split_once(" (")?;
    Some([name, version, licence.strip_suffix(')')?].map(str::to_owned))
}

/// The crates of the registry that the binary is linked from.
fn crates(target: &str) -> Result<Vec<Dependency>, Failed> {
    let tree = ["tree", "--locked", "--package", "marchstone", "--edges", "normal", "--prefix", "none"];
    let listed = output(cargo(&tree).args(["--no-dedupe", "--format", "{p}|{l}", "--target", target]))?;
    let sources = registry_sources();
    let mut lines: Vec<&str> = listed.lines().collect();
    lines.sort_unstable();
    lines.dedup();
    Ok(lines.into_iter().filter_map(|line| dependency(line, &sources)).collect())
}

/// Reads a line such as `serde v1.0.228|MIT OR Apache-2.0`. Crates of this workspace have a path behind their version.
fn dependency(line: &str, sources: &[PathBuf]) -> Option<Dependency> {
    let (package, licence) = line.split_once('|')?;
    let mut words = package.split(' ');
    let (name, version) = (words.next()?, words.next()?.strip_prefix('v')?);
    if words.next().is_some_and(|word| word != "(proc-macro)") {
        return None;
    }
    let folder = format!("{name}-{version}");
    let directory = sources.iter().map(|source| source.join(&folder)).find(|path| path.exists())?;
    Some(Dependency { name: format!("{name} {version}"), licence: licence.to_owned(), directory })
}

/// Where cargo unpacks the crates of registries.
fn registry_sources() -> Vec<PathBuf> {
    let home = std::env::var_os("CARGO_HOME")
        .map(PathBuf::from)
        .or_else(|| std::env::home_dir().map(|home| home.join(".cargo")))
        .unwrap_or_default();
    directories(&home.join("registry/src"))
}

fn directories(parent: &Path) -> Vec<PathBuf> {
    fs::read_dir(parent).into_iter().flatten().flatten().map(|entry| entry.path()).collect()
}

/// The licence files at the top of a package. Line ends and trailing spaces are dropped, so that copies are equal.
fn texts(directory: &Path) -> Vec<String> {
    let is_licence = |path: &PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy().to_uppercase();
        path.is_file()
            && ["LICENSE", "LICENCE", "COPYING", "NOTICE", "UNLICENSE"]
                .iter()
                .any(|start| name.starts_with(start))
    };
    let mut files = directories(directory);
    files.sort();
    let read = |path: PathBuf| {
        let text = fs::read_to_string(path).ok()?;
        Some(text.trim().lines().map(str::trim_end).collect::<Vec<_>>().join("\n"))
    };
    files.into_iter().filter(is_licence).filter_map(read).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn crates_of_the_workspace_are_left_out() {
        let sources = registry_sources();
        assert!(dependency("table v0.1.0 (/work/crates/table)|MIT OR Apache-2.0", &sources).is_none());
        assert!(dependency("no licence", &sources).is_none());
    }

    #[test]
    fn packages_of_the_client_are_read_from_headings() {
        let package = ["@fluent/bundle", "0.19.1", "Apache-2.0"].map(str::to_owned);
        assert_eq!(client_package("## @fluent/bundle - 0.19.1 (Apache-2.0)"), Some(package));
        assert_eq!(client_package("# Licenses"), None);
    }

    #[test]
    fn dependencies_have_their_licence_texts() {
        let crates = crates(&super::super::host().unwrap()).unwrap();
        let clap =
            crates.iter().find(|dependency| dependency.name.starts_with("clap ")).expect("clap is linked");
        assert_eq!(clap.licence, "MIT OR Apache-2.0");
        assert!(texts(&clap.directory).iter().any(|text| text.contains("Apache License")));
    }
}
