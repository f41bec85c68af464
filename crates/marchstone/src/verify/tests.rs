//! Records of real games, as they are and changed.

use super::*;

/// One game, from a server.
const GAME: &str = include_str!("../../tests/fixtures/bergues.txt");
/// A match of two rounds, from a server.
const MATCH: &str = include_str!("../../tests/fixtures/match.txt");

fn checked(text: &str, noted: Noted, language: Language) -> (Tally, String) {
    let (mut output, mut tally) = (Vec::new(), Tally::default());
    let words = words(language);
    let manner = Manner { words: &words, quiet: false, files: false, threads: 2 };
    let bar = ProgressBar::hidden();
    verify(Path::new("-"), text.as_bytes(), noted, &manner, &bar, &mut tally, &mut output)
        .expect("it is text");
    summary(tally, &words, &mut output).expect("there are records");
    (tally, String::from_utf8(output).expect("UTF-8"))
}

/// What is wrong with the only record of a text.
fn wrong(text: &str) -> String {
    let (tally, output) = checked(text, Noted::default(), Language::English);
    assert_eq!(tally, Tally { wrong: 1, ..Tally::default() }, "{output}");
    output.lines().next().unwrap().split_once("WRONG. ").expect("it says so").1.to_owned()
}

fn header(text: &str, key: &str) -> String {
    let begin = format!("[{key} \"");
    text.lines()
        .find_map(|line| line.strip_prefix(&begin)?.strip_suffix("\"]"))
        .expect("it is there")
        .to_owned()
}

/// The text with another value of a header, everywhere.
fn with(text: &str, key: &str, value: &str) -> String {
    let (begin, other) = (format!("[{key} \""), format!("[{key} \"{value}\"]"));
    let lines = text.lines().map(|line| if line.starts_with(&begin) { other.as_str() } else { line });
    lines.collect::<Vec<_>>().join("\n") + "\n"
}

/// The text without the headers that begin so.
fn without(text: &str, keys: &[&str]) -> String {
    let other = |line: &&str| !keys.iter().any(|key| line.starts_with(&format!("[{key}")));
    text.lines().filter(other).collect::<Vec<_>>().join("\n") + "\n"
}

/// Other digits, as many.
fn other(digits: &str) -> String {
    let first = if digits.starts_with('0') { '1' } else { '0' };
    format!("{first}{}", &digits[1..])
}

#[test]
fn good_records_are_fine() {
    let (tally, output) = checked(&format!("{GAME}\n{MATCH}"), Noted::default(), Language::English);
    assert_eq!(tally, Tally { fine: 3, ..Tally::default() }, "{output}");
    assert!(output.starts_with("Record 1 (line 1): fine. "), "{output}");
    assert!(output.contains("all legal, the result follows from them, and the deal comes from"), "{output}");
    assert!(output.ends_with("3 records: 3 fine, 0 without a commitment, 0 wrong.\n"), "{output}");
}

#[test]
fn a_changed_move_is_named() {
    // A tile that lies open cannot be turned over a second time, or what comes after it makes no sense.
    let twice = GAME.replacen("1. ", "1. N N ", 1);
    assert!(wrong(&twice).starts_with("Action "), "{}", wrong(&twice));
    let nonsense = GAME.replacen("1. ", "1. hop ", 1);
    assert_eq!(wrong(&nonsense), "Action 1: “hop” is no action of this game. Legal was: N S");
}

#[test]
fn a_changed_shuffle_is_found() {
    let changed = |key: &str| with(GAME, key, &other(&header(GAME, key)));
    assert_eq!(wrong(&changed("Secret")), "The commitment is not the hash of the secret.");
    assert_eq!(wrong(&changed("Commitment")), "The commitment is not the hash of the secret.");
    let seed = "The deal does not come from the secret, the round and the nonces.";
    assert_eq!(wrong(&changed("NonceA")), seed);
    assert_eq!(wrong(&changed("Seed")), seed);
    assert_eq!(wrong(&with(GAME, "NonceA", "-")), seed);
    assert_eq!(wrong(&with(GAME, "NonceB", &"0".repeat(64))), seed);
}

#[test]
fn a_secret_in_capitals_has_the_same_hash_but_another_seed() {
    let capitals = with(GAME, "Secret", &header(GAME, "Secret").to_uppercase());
    assert!(wrong(&capitals).starts_with("The header Secret cannot be right"), "{}", wrong(&capitals));
}

#[test]
fn a_position_is_no_deal() {
    let position = catalog::replay(&GAME.parse().unwrap()).unwrap().position();
    let chosen = GAME.replacen("[Seed", &format!("[Position \"{position}\"]\n[Seed"), 1);
    assert!(wrong(&chosen).starts_with("It begins with a position, not with a deal"));
}

#[test]
fn rounds_are_not_chosen() {
    // Whoever may choose the number of the round may choose among deals: a game alone is round 1.
    let secret = header(GAME, "Secret");
    let nonces = [Some(header(GAME, "NonceA")), None];
    let seed = table::fairness::seed(&secret, 2, &nonces).to_string();
    let second = with(&with(GAME, "Round", "2"), "Seed", &seed);
    assert!(wrong(&second).starts_with("This is round 2, but round 1 had to come."));
    // And so is the first of a match.
    let (tally, output) =
        checked(&MATCH[MATCH.rfind("[Game").unwrap()..], Noted::default(), Language::English);
    assert_eq!(tally.wrong, 1, "{output}");
}

#[test]
fn a_match_has_one_promise() {
    // The second round with a promise of its own that is kept.
    let secret = "12".repeat(32);
    let second = &MATCH[MATCH.rfind("[Game").unwrap()..];
    let nonces = [Some(header(MATCH, "NonceA")), None];
    let changed = with(second, "Secret", &secret);
    let changed = with(&changed, "Commitment", &table::fairness::commitment(&secret).unwrap());
    let changed = with(&changed, "Seed", &table::fairness::seed(&secret, 2, &nonces).to_string());
    let text = format!("{}{changed}", &MATCH[..MATCH.rfind("[Game").unwrap()]);
    let (tally, output) = checked(&text, Noted::default(), Language::English);
    assert_eq!((tally.fine, tally.wrong), (1, 1), "{output}");
    assert!(output.contains("Commitment and nonces are not those of the round before."), "{output}");
}

#[test]
fn a_wrong_result_is_found() {
    let (told, ended) = if header(GAME, "Result") == "A" { ("B", "A") } else { ("A", "B") };
    let end = GAME.trim_end().len() - 1;
    let changed = with(&format!("{}{told}\n", &GAME[..end]), "Result", told);
    assert_eq!(wrong(&changed), format!("The record says {told}, but the game ended with {ended}."));
}

#[test]
fn a_game_that_was_left_has_no_result_to_check() {
    let moves = GAME.find("1. ").unwrap();
    let left = format!("{}A\n", &with(&GAME[..moves], "Result", "A"));
    let (tally, output) = checked(&left, Noted::default(), Language::English);
    assert_eq!(tally.fine, 1, "{output}");
    assert!(output.contains("left before its end"), "{output}");
}

#[test]
fn without_headers_there_is_nothing_to_check_but_the_rules() {
    let plain = without(GAME, &["Commitment", "Secret", "Nonce"]);
    let (tally, output) = checked(&plain, Noted::default(), Language::English);
    assert_eq!(tally, Tally { plain: 1, ..Tally::default() });
    assert!(output.contains("replays, but carries no commitment"), "{output}");
    let noted = Noted { commitment: Some("0".repeat(64)), nonces: Vec::new() };
    assert_eq!(checked(&plain, noted, Language::English).0.wrong, 1);
    // Half a promise is none.
    for key in ["Commitment", "Secret", "Round", "NonceA", "NonceB"] {
        assert_eq!(wrong(&without(GAME, &[key])), format!("The header {key} is missing."));
    }
}

#[test]
fn what_was_noted_counts() {
    let commitment = header(GAME, "Commitment");
    let nonce = header(GAME, "NonceA");
    let noted = |commitment: &str, nonces: &[(Seat, &str)]| Noted {
        commitment: Some(commitment.to_owned()),
        nonces: nonces.iter().map(|(seat, nonce)| (*seat, (*nonce).to_owned())).collect(),
    };
    let fine = noted(&commitment, &[(Seat::A, &nonce), (Seat::B, "-")]);
    assert_eq!(checked(GAME, fine, Language::English).0.fine, 1);
    let (_, output) = checked(GAME, noted(&other(&commitment), &[]), Language::English);
    assert!(output.contains("The commitment is not the one you noted."), "{output}");
    let (_, output) = checked(GAME, noted(&commitment, &[(Seat::B, &nonce)]), Language::English);
    assert!(output.contains("The nonce of B is not the one you noted."), "{output}");
    let (tally, _) = checked(GAME, noted(&commitment, &[(Seat::new(4), &nonce)]), Language::English);
    assert_eq!(tally.wrong, 1);
}

#[test]
fn a_broken_record_does_not_spoil_the_others() {
    let text = format!("nonsense\n{}\n{GAME}", GAME.replacen("[Players \"2\"]\n", "", 1));
    let (tally, output) = checked(&text, Noted::default(), Language::English);
    assert_eq!((tally.fine, tally.wrong), (1, 2), "{output}");
    assert!(output.contains("The header Players is missing."), "{output}");
}

#[test]
fn nothing_in_a_file_moves_the_cursor() {
    let (_, output) = checked(
        "[Game \"\u{1b}[2J\"]\n[Players \"2\"]\n[Seed \"0\"]\n*",
        Noted::default(),
        Language::English,
    );
    assert!(!output.contains('\u{1b}'), "{output:?}");
    let (_, output) = checked(&with(GAME, "Game", "\u{1b}[2J"), Noted::default(), Language::English);
    assert!(!output.contains('\u{1b}'), "{output:?}");
}

#[test]
fn it_speaks_french() {
    let (_, output) = checked(GAME, Noted::default(), Language::French);
    assert!(output.starts_with("Partie 1 (ligne 1) : en ordre. "), "{output}");
    assert!(output.ends_with("1 partie : 1 en ordre, 0 sans engagement, 0 fausse.\n"), "{output}");
    laws::check_translations(crate::words::WORDS);
}

#[test]
fn a_game_that_goes_on_is_not_wrong() {
    // As the terminal keeps it: no result, neither in front nor at the end.
    let plain = without(GAME, &["Result", "Commitment", "Secret", "Nonce", "Round"]);
    let (headers, moves) = plain.split_once("\n\n").expect("moves follow");
    let some: Vec<&str> = moves.split_ascii_whitespace().take_while(|word| *word != "3.").collect();
    let actions = some.iter().filter(|word| !word.ends_with('.')).count();
    let open = format!("{headers}\n\n{}\n", some.join("\n"));
    for (language, says) in [
        (Language::English, format!("not finished. All {actions} actions are legal so far.")),
        (
            Language::French,
            format!("pas encore finie. Les {actions} actions sont toutes permises jusqu’ici."),
        ),
    ] {
        let (tally, output) = checked(&open, Noted::default(), language);
        assert_eq!(tally, Tally { open: 1, ..Tally::default() }, "{output}");
        assert!(output.contains(&says), "{output}");
    }
    let (_, output) = checked(&format!("{open}\n{GAME}"), Noted::default(), Language::English);
    assert!(
        output.ends_with("2 records: 1 fine, 0 without a commitment, 1 not finished, 0 wrong.\n"),
        "{output}"
    );
    // What is wrong with it is named all the same.
    assert!(wrong(&format!("{open}f99\n")).starts_with(&format!("Action {}: ", actions + 1)));
    // A result in front says that the end was lost.
    assert!(wrong(&format!("[Result \"A\"]\n{open}")).contains("ends with its result"));
}
