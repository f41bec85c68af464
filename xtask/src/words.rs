//! `cargo xtask words`: what is missing in the texts of a language.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::step::{Failed, root};

/// The folders with texts.
const FOLDERS: [&str; 3] = ["crates", "games", "web"];

/// Prints which files, messages and rules the language lacks compared with English, and which it has in addition.
/// Without a language, for every language that has a file.
pub(crate) fn run(language: Option<&str>) -> Result<(), Failed> {
    let mut originals = Vec::new();
    for folder in FOLDERS {
        find_originals(&root().join(folder), &mut originals)?;
    }
    originals.sort();
    let languages = match language {
        Some(tag) => BTreeSet::from([tag.to_owned()]),
        None => languages(&originals)?,
    };
    let mut gaps = 0;
    for tag in &languages {
        let found = gaps_of(&originals, tag)?;
        println!("{tag}: {}", if found.is_empty() { "complete" } else { "incomplete" });
        for gap in &found {
            println!("  {gap}");
        }
        gaps += found.len();
    }
    if gaps == 0 { Ok(()) } else { Err(Failed(format!("gaps in the texts: {gaps}"))) }
}

/// Collects the English files below a folder.
fn find_originals(folder: &Path, found: &mut Vec<PathBuf>) -> Result<(), Failed> {
    for entry in fs::read_dir(folder).map_err(|error| failed(folder, &error))? {
        let path = entry.map_err(|error| failed(folder, &error))?.path();
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        if path.is_dir() {
            if !["target", "node_modules", "dist", "src"].contains(&name) || path.ends_with("web/src") {
                find_originals(&path, found)?;
            }
        } else if name == "en.ftl" || name == "RULES.en.md" {
            found.push(path);
        }
    }
    Ok(())
}

/// The same file in another language.
fn translation(original: &Path, tag: &str) -> PathBuf {
    let name = original.file_name().and_then(|name| name.to_str()).unwrap_or_default();
    original.with_file_name(if name == "en.ftl" { format!("{tag}.ftl") } else { format!("RULES.{tag}.md") })
}

/// The languages of all Fluent files beside the English ones.
fn languages(originals: &[PathBuf]) -> Result<BTreeSet<String>, Failed> {
    let mut tags = BTreeSet::new();
    for folder in originals.iter().filter(|path| path.ends_with("en.ftl")).filter_map(|path| path.parent()) {
        for entry in fs::read_dir(folder).map_err(|error| failed(folder, &error))? {
            let name = entry.map_err(|error| failed(folder, &error))?.file_name();
            tags.extend(name.to_str().and_then(|name| name.strip_suffix(".ftl")).map(str::to_owned));
        }
    }
    Ok(tags)
}

fn gaps_of(originals: &[PathBuf], tag: &str) -> Result<Vec<String>, Failed> {
    let mut gaps = Vec::new();
    for original in originals {
        let path = translation(original, tag);
        let shown = path.strip_prefix(root()).unwrap_or(&path).display().to_string();
        if !path.exists() {
            gaps.push(format!("{shown}: the file is missing"));
            continue;
        }
        let read = |path: &Path| fs::read_to_string(path).map_err(|error| failed(path, &error));
        let (expected, found) = (read(original)?, read(&path)?);
        let (expected, found) = (names(original, &expected), names(&path, &found));
        gaps.extend(expected.difference(&found).map(|name| format!("{shown}: {name} is missing")));
        gaps.extend(found.difference(&expected).map(|name| format!("{shown}: {name} is not in English")));
    }
    Ok(gaps)
}

/// The keys and attributes of a Fluent text with their arguments, or the ids of the rules.
fn names(path: &Path, text: &str) -> BTreeSet<String> {
    if path.extension().is_some_and(|extension| extension == "md") { rule_ids(text) } else { messages(text) }
}

fn rule_ids(text: &str) -> BTreeSet<String> {
    let bold = text.split("**").skip(1).step_by(2);
    bold.filter(|text| text.contains('-') && text.ends_with(|c: char| c.is_ascii_digit()))
        .map(|id| format!("rule {id}"))
        .collect()
}

fn messages(text: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let (mut key, mut name) = (String::new(), String::new());
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let head = line.split_once(" =").map_or("", |(head, _)| head);
        let is_word = |text: &str| {
            !text.is_empty() && text.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_')
        };
        if is_word(head) {
            head.clone_into(&mut key);
            name.clone_from(&key);
            found.insert(name.clone());
        } else if let Some(attribute) = head.trim_start().strip_prefix('.').filter(|head| is_word(head)) {
            name = format!("{key}.{attribute}");
            found.insert(name.clone());
        }
        for argument in line.split('$').skip(1) {
            let end =
                argument.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(argument.len());
            found.insert(format!("${} in {name}", &argument[..end]));
        }
    }
    found
}

fn failed(path: &Path, error: &std::io::Error) -> Failed {
    Failed(format!("{}: {error}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_is_complete() {
        run(None).expect("nothing is missing");
    }

    #[test]
    fn a_language_without_files_lacks_them_all() {
        let mut originals = Vec::new();
        find_originals(&root().join("games"), &mut originals).expect("the games are there");
        let gaps = gaps_of(&originals, "it").expect("English is there");
        assert_eq!(gaps.len(), originals.len());
        assert!(gaps.contains(&"games/bergues/RULES.it.md: the file is missing".to_owned()), "{gaps:?}");
    }

    #[test]
    fn keys_attributes_and_arguments_are_compared() {
        let text = "# a = comment\none = { $count ->\n    [one] x\n   *[other] { $count } = y\n}\n    .help = { $name }\n";
        let expected = ["$count in one", "$name in one.help", "one", "one.help"];
        assert_eq!(messages(text), expected.map(str::to_owned).into());
        assert_eq!(
            rule_ids("**ST-M1** a **bold** word **ST-M2**"),
            ["rule ST-M1", "rule ST-M2"].map(str::to_owned).into()
        );
    }
}
