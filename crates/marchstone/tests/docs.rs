//! Checks that the documentation matches the program.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

use clap::Args;

/// The root of the repository.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn page(name: &str) -> String {
    std::fs::read_to_string(root().join(name)).expect("it is there")
}

/// The first code block after a mark.
fn block<'a>(page: &'a str, mark: &str) -> &'a str {
    let (_, after) = page.split_once(mark).expect("the mark is there");
    after.split_once("\n```").expect("the block ends").0
}

/// The rows of the first table whose header begins with this text, cell by cell.
fn table(page: &str, head: &str) -> Vec<Vec<String>> {
    let lines = page.lines().skip_while(|line| !line.starts_with(head)).skip(2);
    let rows = lines.take_while(|line| line.starts_with('|'));
    rows.map(|row| row.trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect()).collect()
}

fn code(cell: &str) -> &str {
    cell.trim_matches('`')
}

#[test]
fn the_script_of_the_fairness_page_checks_records() {
    let fairness = page("docs/fairness.md");
    let program = block(&fairness, "```python\n");
    let shown = block(&fairness, "it prints:\n\n```\n");
    let run = |file: &Path| {
        let output = Command::new("python3").arg("-c").arg(program).arg(file).output().expect("python3 runs");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).expect("UTF-8")
    };
    let fixtures = root().join("crates/marchstone/tests/fixtures");
    assert_eq!(run(&fixtures.join("bergues.txt")).trim_end(), shown);
    let both = run(&fixtures.join("match.txt"));
    assert!(both.contains("fine") && !both.contains("WRONG"), "{both}");

    // Manipulated records are reported.
    let directory = tempfile::tempdir().expect("a place");
    let good = std::fs::read_to_string(fixtures.join("match.txt")).expect("it is there");
    for (from, to, finds) in [
        ("[Secret \"", "[Secret \"00", "WRONG the commitment"),
        ("[NonceB \"-\"]", "[NonceB \"0\"]", "WRONG the seed"),
        ("[Secret \"", "[Secret \" ", "WRONG the secret"),
        ("[Round \"2\"]", "[Round \"3\"]", "WRONG the round"),
        ("[Seed \"", "[Position \"x\"]\n[Seed \"", "WRONG it begins"),
    ] {
        let file = directory.path().join("changed.txt");
        std::fs::write(&file, good.replace(from, to)).expect("it can be written");
        let output = run(&file);
        assert!(output.contains(finds), "{from} {output}");
    }
}

#[test]
fn the_example_of_the_fairness_page_is_correct() {
    let fairness = page("docs/fairness.md");
    let secret = format!("{}1", "0".repeat(63));
    assert!(fairness.contains(&table::fairness::commitment(&secret).expect("a secret")));
    let nonces = [Some("a".repeat(64)), None];
    assert!(fairness.contains(&table::fairness::seed(&secret, 1, &nonces).to_string()));
}

#[test]
fn the_settings_of_the_hosting_page_are_those_of_the_server() {
    let rows = table(&page("docs/hosting.md"), "| flag | environment |");
    let serve = server::Config::augment_args(clap::Command::new("serve"));
    let settings: Vec<&clap::Arg> = serve.get_arguments().collect();
    assert_eq!(rows.len(), settings.len());
    for (row, setting) in rows.iter().zip(settings) {
        let flag = setting.get_long().expect("every setting is a flag");
        assert_eq!(code(&row[0]), format!("--{flag}"));
        assert_eq!(
            code(&row[1]),
            setting.get_env().and_then(|name| name.to_str()).expect("and in the environment")
        );
        assert_eq!(code(&row[2]), if flag == "config" { "–" } else { flag });
        let help = setting.get_help().expect("it is explained").to_string();
        // Default values appear in both places.
        if row[3].starts_with('`') {
            assert!(help.contains(&format!("[default: {}]", code(&row[3]))), "{flag}: {help}");
        }
    }
}

#[test]
fn the_environment_variables_of_the_image_exist() {
    let serve = server::Config::augment_args(clap::Command::new("serve"));
    let mut known: BTreeSet<&str> = serve.get_arguments().filter_map(|one| one.get_env()?.to_str()).collect();
    // build.rs reads it.
    known.insert("MARCHSTONE_COMMIT");
    for file in ["Dockerfile", "docs/hosting.md"] {
        let text = page(file);
        let words = text.split(|c: char| !(c.is_ascii_uppercase() || c == '_'));
        for name in words.filter(|word| word.starts_with("MARCHSTONE_")) {
            assert!(known.contains(name), "{file}: {name}");
        }
    }
}

#[test]
fn the_hosting_page_lists_the_metrics_of_the_server() {
    fn sources(folder: &Path, all: &mut String) {
        for entry in std::fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                sources(&path, all);
            } else {
                all.push_str(&std::fs::read_to_string(&path).expect("UTF-8"));
            }
        }
    }
    let mut code_of_server = String::new();
    sources(&root().join("crates/server/src"), &mut code_of_server);
    let named = |kind: &str| -> BTreeSet<(String, String)> {
        let mark = format!("metrics::{kind}!(\"");
        let calls = code_of_server.split(mark.as_str()).skip(1);
        calls.map(|rest| (rest.split('"').next().unwrap_or_default().to_owned(), kind.to_owned())).collect()
    };
    let in_code: BTreeSet<_> =
        ["counter", "gauge", "histogram"].iter().flat_map(|kind| named(kind)).collect();
    let rows = table(&page("docs/hosting.md"), "| metric | kind |");
    let in_docs = rows.iter().map(|row| {
        let name = code(&row[0]).split('{').next().unwrap_or_default().to_owned();
        (name, if row[1] == "summary" { "histogram".to_owned() } else { row[1].clone() })
    });
    assert_eq!(in_docs.collect::<BTreeSet<_>>(), in_code);
}
