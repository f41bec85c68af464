//! Known vulnerabilities of dependencies, where there is a database of them. Tests run without a network, so nothing
//! fetches it.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::step::{Failed, execute, root};

/// The setting that names a clone of the database.
const SETTING: &str = "ADVISORY_DB";
const SOURCE: &str = "https://github.com/rustsec/advisory-db";

/// Where the database can be: where [`SETTING`] says, or where cargo-audit and cargo-deny keep theirs.
fn candidates(setting: Option<PathBuf>, cargo_home: &Path) -> Vec<PathBuf> {
    if let Some(path) = setting {
        return vec![path];
    }
    let of_deny = fs::read_dir(cargo_home.join("advisory-dbs")).into_iter().flatten().flatten();
    std::iter::once(cargo_home.join("advisory-db")).chain(of_deny.map(|entry| entry.path())).collect()
}

fn database() -> Option<PathBuf> {
    let home = |name, below: &str| env::var_os(name).map(|home| PathBuf::from(home).join(below));
    let cargo_home = home("CARGO_HOME", "").or_else(|| home("HOME", ".cargo")).unwrap_or_default();
    let found = candidates(env::var_os(SETTING).map(PathBuf::from), &cargo_home);
    // A bare clone has no work tree; it is cloned again anyway.
    found.into_iter().find(|path| path.join(".git").exists() || path.join("objects").exists())
}

/// Why advisories cannot be checked; none if there is a database.
pub(crate) fn missing() -> Option<String> {
    database().is_none().then(|| {
        format!("there is no advisory database: git clone {SOURCE}, and set {SETTING} to its directory")
    })
}

/// Checks the dependencies against the database.
pub(crate) fn check() -> Result<(), Failed> {
    let database = database().ok_or_else(|| Failed("there is no advisory database".to_owned()))?;
    execute(Command::new(root().join("scripts/deny.sh")).arg("advisories").arg(database))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_setting_comes_before_the_directories_of_other_tools() {
        let home = Path::new("/nowhere");
        assert_eq!(candidates(Some("/db".into()), home), [PathBuf::from("/db")]);
        assert_eq!(candidates(None, home), [PathBuf::from("/nowhere/advisory-db")]);
    }
}
