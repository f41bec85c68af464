//! `marchstone verify` and `marchstone records` as processes.

use std::io::Write;
use std::process::{Command, Stdio};

const GAME: &str = include_str!("fixtures/bergues.txt");

/// Runs `marchstone verify` with this standard input.
fn verify(arguments: &[&str], input: &str) -> (Option<i32>, String, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_marchstone"))
        .env("LC_ALL", "en")
        .arg("verify")
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary runs");
    // The process may already have exited because of its arguments.
    let _ = child.stdin.take().expect("its input").write_all(input.as_bytes());
    let output = child.wait_with_output().expect("it ends");
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
    (output.status.code(), text(output.stdout), text(output.stderr))
}

fn header(key: &str) -> &'static str {
    let begin = format!("[{key} \"");
    let value = GAME.lines().find_map(|line| line.strip_prefix(begin.as_str()));
    value.and_then(|value| value.strip_suffix("\"]")).expect("it is there")
}

#[test]
fn the_exit_status_tells_whether_all_records_are_right() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fixtures/match.txt");
    let (code, output, _) = verify(&[file], "");
    assert_eq!(code, Some(0), "{output}");
    assert!(output.ends_with("2 records: 2 fine, 0 without a commitment, 0 wrong.\n"), "{output}");
    let (code, output, _) = verify(&["-"], &format!("{GAME}{}", GAME.replace("1. N", "1. N N")));
    assert_eq!(code, Some(1));
    assert!(output.contains("1 fine, 0 without a commitment, 1 wrong"), "{output}");
    assert!(output.contains("WRONG. Action 2: N: "), "{output}");
}

#[test]
fn records_are_compared_with_the_noted_commitment_and_nonces() {
    let (commitment, nonce) = (header("Commitment"), format!("A={}", header("NonceA").to_uppercase()));
    let noted = ["-", "--commitment", commitment, "--nonce", &nonce, "--nonce", "B=-"];
    assert_eq!(verify(&noted, GAME).0, Some(0));
    let (code, output, _) = verify(&["-", "--commitment", &"0".repeat(64), "--lang", "fr"], GAME);
    assert_eq!(code, Some(1));
    assert!(output.contains("FAUX. L’engagement n’est pas celui que vous avez noté."), "{output}");
}

#[test]
fn unusable_arguments_and_files_are_reported() {
    for (arguments, says) in [
        (&["/nowhere/file"][..], "There is no such file."),
        (&["/nowhere/file", "--lang", "fr"], "Ce fichier n’existe pas."),
        (&["-"], "There is no record here."),
        (&["-", "--commitment", "12"], "64 hexadecimal digits"),
        (&["-", "--nonce", "12"], "A=HEX"),
        (&["-", "--nonce", "Z=12"], "the letter of a seat"),
        (&["-", "--lang", "it"], "use one of en, fr, de, es"),
        (&[], "<FILE>"),
    ] {
        let (code, output, errors) = verify(arguments, "\n");
        assert_eq!(code, Some(2), "{arguments:?} {output}");
        assert!(errors.contains(says), "{errors}");
    }
}

/// A file with 300 records.
fn many_records(folder: &std::path::Path) -> std::path::PathBuf {
    let file = folder.join("many.txt");
    let written = Command::new(env!("CARGO_BIN_EXE_marchstone"))
        .args([
            "arena",
            "--bots",
            "random,greedy",
            "--pairs",
            "150",
            "--options",
            "{\"tactics\":true}",
            "--records",
        ])
        .arg(&file)
        .output();
    assert!(written.expect("it runs").status.success());
    file
}

fn run(arguments: &[&str], files: &[&std::path::Path]) -> (Option<i32>, String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_marchstone"))
        .env("LC_ALL", "en")
        .args(arguments)
        .args(files)
        .output()
        .expect("it runs");
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
    (output.status.code(), text(output.stdout), text(output.stderr))
}

#[test]
fn many_records_are_verified_and_counted() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = many_records(folder.path());
    let (code, text, _) = run(&["verify", "--quiet"], &[&file]);
    assert_eq!((code, text.as_str()), (Some(0), "300 records: 0 fine, 300 without a commitment, 0 wrong.\n"));
    let (code, text, _) = run(&["records", "--json", "--threads", "2"], &[&file]);
    assert_eq!(code, Some(0));
    let counted: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!(
        (&counted["records"], &counted["matching"], &counted["broken"]),
        (&300.into(), &300.into(), &0.into())
    );
    let kind = &counted["kinds"][0];
    let number = |value: &serde_json::Value| value.as_u64().expect("a number");
    let won: u64 = kind["results"].as_object().expect("results").values().map(number).sum();
    assert_eq!(won, 300);
    assert_eq!(number(&kind["names"]["greedy"]["games"]), 300);
    // The counts match the actions in the records.
    let file_text = std::fs::read_to_string(&file).expect("it is there");
    let words = || file_text.split_ascii_whitespace();
    let claims = words().filter(|word| word.starts_with('!')).count() as u64;
    let formations: u64 =
        kind["counted"]["formations"].as_object().expect("formations").values().map(number).sum();
    assert_eq!(formations, claims);
    let spies = words().filter(|word| word.starts_with("SP@")).count() as u64;
    assert_eq!(number(&kind["counted"]["tactics"]["st-card-SP"]), spies);
    // The result does not depend on the number of threads.
    assert_eq!(run(&["records", "--json", "--threads", "1"], &[&file]).1, text);
    let (_, table, _) = run(&["records", "--lang", "fr", "--winner", "greedy"], &[&file]);
    assert!(
        table.contains("combinaisons revendiquées") && table.contains("cartes Tactique jouées"),
        "{table}"
    );
    let shares: Vec<&str> = table.lines().filter(|line| line.ends_with(" %")).collect();
    assert!(
        shares.len() > 4 && shares.iter().all(|line| line.contains(',') && !line.contains('.')),
        "{table}"
    );
    // Matching records can be printed.
    let (_, some, _) = run(&["records", "--print", "--result", "A"], &[&file]);
    assert_eq!(some.matches("[Result \"A\"]").count() as u64, number(&kind["results"]["A"]));
    assert_eq!(some.matches("[Result \"B\"]").count(), 0);
}

#[test]
fn the_first_illegal_action_is_reported_with_its_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = many_records(folder.path());
    let text = std::fs::read_to_string(&file).expect("it is there");
    // In the second record, the first action is repeated instead of the draw.
    let second = text.match_indices("\n\n1. ").nth(1).expect("a second record").0 + 5;
    let first_move = text[second..].split(' ').next().expect("a move").to_owned();
    let (before, after) = text.split_at(second + first_move.len() + 1);
    let (_, after) = after.split_once(' ').expect("more moves");
    let broken = folder.path().join("broken.txt");
    std::fs::write(&broken, format!("{before}{first_move} {after}")).expect("it is written");
    let (code, output, _) = run(&["verify", "-q"], &[&file, &broken]);
    assert_eq!(code, Some(1));
    let line = output.lines().next().expect("a line");
    assert!(line.starts_with(&format!("{}: Record 2 (line ", broken.display())), "{line}");
    assert!(line.contains("WRONG. Action 2: ") && line.contains("Legal moves were: +c +t"), "{line}");
    assert!(output.ends_with("600 records: 0 fine, 599 without a commitment, 1 wrong.\n"), "{output}");
    let (code, counted, errors) = run(&["records", "--json"], &[&broken]);
    assert_eq!(code, Some(1));
    assert!(counted.contains("\"broken\": 1") && counted.contains("\"matching\": 299"), "{counted}");
    assert!(errors.contains(": Record 2 (line ") && errors.contains("Action 2: "), "{errors}");
    // A file that ends within a record: only that record is broken.
    std::fs::write(&broken, &text[..text.len() - 40]).expect("it is written");
    let (code, output, _) = run(&["verify", "-q"], &[&broken]);
    assert_eq!(code, Some(1));
    assert!(
        output.contains("Record 300 ") && output.ends_with("299 without a commitment, 1 wrong.\n"),
        "{output}"
    );
    let (code, _, errors) = run(&["records"], &[std::path::Path::new("/nowhere")]);
    assert_eq!(code, Some(2));
    assert!(errors.contains("/nowhere"), "{errors}");
}
