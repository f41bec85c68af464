//! `cargo xtask notes`: the notes of a release.

use std::fs;

use crate::step::{Failed, root};

/// Prints the section of a version in CHANGELOG.md. With `is_release`, it must be the version of the workspace.
pub(crate) fn run(version: &str, is_release: bool) -> Result<(), Failed> {
    let version = version.strip_prefix('v').unwrap_or(version);
    let current = env!("CARGO_PKG_VERSION");
    if is_release && version != current {
        return Err(Failed(format!("the version of the workspace is {current}, not {version}")));
    }
    let changelog =
        fs::read_to_string(root().join("CHANGELOG.md")).map_err(|error| Failed(error.to_string()))?;
    let section = section(&changelog, version)
        .ok_or_else(|| Failed(format!("CHANGELOG.md has no section \"## {version}\"")))?;
    println!("{section}");
    Ok(())
}

/// The text below the heading of a version: `## 0.1.0`, `## [0.1.0]` or either with a date behind it.
fn section(changelog: &str, version: &str) -> Option<String> {
    let is_heading = |line: &&str| line.starts_with("## ");
    let names_version = |line: &str| {
        line.trim_start_matches("## ").split(' ').next().map(|name| name.trim_matches(['[', ']']))
            == Some(version)
    };
    let mut lines = changelog.lines().skip_while(|line| !is_heading(line) || !names_version(line));
    lines.next()?;
    let text: Vec<&str> = lines.take_while(|line| !is_heading(line)).collect();
    let text = text.join("\n").trim().to_owned();
    (!text.is_empty()).then_some(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    const CHANGELOG: &str = "# Changelog\n\nIntroduction.\n\n## Unreleased\n\n## [0.2.0] - 2027-01-01\n\n### Added\n- A\n\
                             - B\n\n## 0.1.0\n\n### Fixed\n- C\n";

    #[test]
    fn a_section_ends_at_the_next_heading() {
        assert_eq!(section(CHANGELOG, "0.2.0").as_deref(), Some("### Added\n- A\n- B"));
        assert_eq!(section(CHANGELOG, "0.1.0").as_deref(), Some("### Fixed\n- C"));
    }

    #[test]
    fn missing_and_empty_sections_are_refused() {
        assert_eq!(section(CHANGELOG, "0.3.0"), None);
        assert_eq!(section(CHANGELOG, "0.1"), None);
        assert_eq!(section(CHANGELOG, "Unreleased"), None);
    }

    #[test]
    fn the_changelog_has_notes_for_the_last_release() {
        let changelog = fs::read_to_string(root().join("CHANGELOG.md")).unwrap();
        assert!(section(&changelog, "0.1.0").unwrap().starts_with("### Added"));
    }
}
