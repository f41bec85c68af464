//! `marchstone verify`, as its users run it.

use std::io::Write;
use std::process::{Command, Stdio};

const GAME: &str = include_str!("fixtures/bergues.txt");

/// Runs it on a text from standard input.
fn verify(arguments: &[&str], input: &str) -> (Option<i32>, String, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_marchstone"))
        .arg("verify")
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary runs");
    // It may have refused its arguments and be gone.
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
fn the_status_says_whether_all_is_fine() {
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
fn what_was_noted_is_compared() {
    let (commitment, nonce) = (header("Commitment"), format!("A={}", header("NonceA").to_uppercase()));
    let noted = ["-", "--commitment", commitment, "--nonce", &nonce, "--nonce", "B=-"];
    assert_eq!(verify(&noted, GAME).0, Some(0));
    let (code, output, _) = verify(&["-", "--commitment", &"0".repeat(64), "--lang", "fr"], GAME);
    assert_eq!(code, Some(1));
    assert!(output.contains("FAUX. L’engagement n’est pas celui que vous avez noté."), "{output}");
}

#[test]
fn what_cannot_be_checked_is_refused() {
    for (arguments, says) in [
        (&["/nowhere/at/all"][..], "There is no such file."),
        (&["/nowhere/at/all", "--lang", "fr"], "Ce fichier n’existe pas."),
        (&["-"], "There is no record here."),
        (&["-", "--commitment", "12"], "64 hexadecimal digits"),
        (&["-", "--nonce", "12"], "A=HEX"),
        (&["-", "--nonce", "Z=12"], "the letter of a seat"),
        (&["-", "--lang", "de"], "en and fr are"),
        (&[], "<FILE>"),
    ] {
        let (code, output, errors) = verify(arguments, "\n");
        assert_eq!(code, Some(2), "{arguments:?} {output}");
        assert!(errors.contains(says), "{errors}");
    }
}
