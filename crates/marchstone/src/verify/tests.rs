//! Checks of real records, unchanged and manipulated.

use std::path::Path;

use super::*;

/// One game played on a server.
const GAME: &str = include_str!("../../tests/fixtures/bergues.txt");
/// A match of two rounds played on a server.
const MATCH: &str = include_str!("../../tests/fixtures/match.txt");

fn checked(text: &str, expected: ExpectedShuffle, language: Language) -> (Tally, String) {
    let (mut output, mut tally) = (Vec::new(), Tally::default());
    let words = words(language);
    let bar = indicatif::ProgressBar::hidden();
    let stream = RecordStream { words: &words, bar, threads: 2, records_per_thread: 16 };
    let mut checker = Checker::new(expected);
    let take = |location: Location<'_>, checked| {
        let checked = checker.conclude(checked);
        tally.add(&checked);
        print(location, &checked, &stream, OutputOptions::default(), &mut output)
    };
    stream.for_each_of(Path::new("-"), text.as_bytes(), check, take).expect("it is text");
    print_summary(tally, &words, &mut output).expect("there are records");
    (tally, String::from_utf8(output).expect("UTF-8"))
}

/// The defect of the only record of a text.
fn wrong(text: &str) -> String {
    let (tally, output) = checked(text, ExpectedShuffle::default(), Language::English);
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

/// The text with every header of this key set to this value.
fn with(text: &str, key: &str, value: &str) -> String {
    let (begin, other) = (format!("[{key} \""), format!("[{key} \"{value}\"]"));
    let lines = text.lines().map(|line| if line.starts_with(&begin) { other.as_str() } else { line });
    lines.collect::<Vec<_>>().join("\n") + "\n"
}

/// The text without the headers whose keys begin with one of these.
fn without(text: &str, keys: &[&str]) -> String {
    let other = |line: &&str| !keys.iter().any(|key| line.starts_with(&format!("[{key}")));
    text.lines().filter(other).collect::<Vec<_>>().join("\n") + "\n"
}

/// Different digits of the same length.
fn other(digits: &str) -> String {
    let first = if digits.starts_with('0') { '1' } else { '0' };
    format!("{first}{}", &digits[1..])
}

#[test]
fn unchanged_records_are_fine() {
    let (tally, output) = checked(&format!("{GAME}\n{MATCH}"), ExpectedShuffle::default(), Language::English);
    assert_eq!(tally, Tally { fine: 3, ..Tally::default() }, "{output}");
    assert!(output.starts_with("Record 1 (line 1): fine. "), "{output}");
    assert!(output.contains("all legal, the result follows from them, and the deal comes from"), "{output}");
    assert!(output.ends_with("3 records: 3 fine, 0 without a commitment, 0 wrong.\n"), "{output}");
}

#[test]
fn an_illegal_action_is_named() {
    // Repeating the first action makes it, or a later one, illegal.
    let twice = GAME.replacen("1. ", "1. N N ", 1);
    assert!(wrong(&twice).starts_with("Action "), "{}", wrong(&twice));
    let nonsense = GAME.replacen("1. ", "1. hop ", 1);
    assert_eq!(wrong(&nonsense), "Action 1: “hop” is not an action of this game. Legal moves were: N S");
}

#[test]
fn a_manipulated_shuffle_is_found() {
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
fn a_secret_in_upper_case_is_refused() {
    // It has the same hash but would give another seed.
    let upper = with(GAME, "Secret", &header(GAME, "Secret").to_uppercase());
    assert!(wrong(&upper).starts_with("The header Secret cannot be right"), "{}", wrong(&upper));
}

#[test]
fn a_start_position_does_not_prove_a_shuffle() {
    let position = catalog::replay(&GAME.parse().unwrap()).unwrap().position();
    let chosen = GAME.replacen("[Seed", &format!("[Position \"{position}\"]\n[Seed"), 1);
    assert!(wrong(&chosen).starts_with("It begins with a position, not with a deal"));
}

#[test]
fn a_match_begins_with_round_1() {
    // A free choice of the round number would be a choice among deals, so a single game has round 1.
    let secret = header(GAME, "Secret");
    let nonces = [Some(header(GAME, "NonceA")), None];
    let seed = table::fairness::seed(&secret, 2, &nonces).to_string();
    let second = with(&with(GAME, "Round", "2"), "Seed", &seed);
    assert!(wrong(&second).starts_with("This is round 2, but round 1 was expected."));
    // The same holds for the first round of a match.
    let (tally, output) =
        checked(&MATCH[MATCH.rfind("[Game").unwrap()..], ExpectedShuffle::default(), Language::English);
    assert_eq!(tally.wrong, 1, "{output}");
}

#[test]
fn the_rounds_of_a_match_share_one_commitment() {
    // The second round gets its own, consistent commitment.
    let secret = "12".repeat(32);
    let second = &MATCH[MATCH.rfind("[Game").unwrap()..];
    let nonces = [Some(header(MATCH, "NonceA")), None];
    let changed = with(second, "Secret", &secret);
    let changed = with(&changed, "Commitment", &table::fairness::commitment(&secret).unwrap());
    let changed = with(&changed, "Seed", &table::fairness::seed(&secret, 2, &nonces).to_string());
    let text = format!("{}{changed}", &MATCH[..MATCH.rfind("[Game").unwrap()]);
    let (tally, output) = checked(&text, ExpectedShuffle::default(), Language::English);
    assert_eq!((tally.fine, tally.wrong), (1, 1), "{output}");
    assert!(
        output.contains("The commitment and the nonces are not those of the previous round."),
        "{output}"
    );
}

#[test]
fn a_wrong_result_is_reported() {
    let (recorded, ended) = if header(GAME, "Result") == "A" { ("B", "A") } else { ("A", "B") };
    let end = GAME.trim_end().len() - 1;
    let changed = with(&format!("{}{recorded}\n", &GAME[..end]), "Result", recorded);
    assert_eq!(wrong(&changed), format!("The record says {recorded}, but the game ended with {ended}."));
}

#[test]
fn the_result_of_an_abandoned_game_is_accepted() {
    let moves = GAME.find("1. ").unwrap();
    let left = format!("{}A\n", &with(&GAME[..moves], "Result", "A"));
    let (tally, output) = checked(&left, ExpectedShuffle::default(), Language::English);
    assert_eq!(tally.fine, 1, "{output}");
    assert!(output.contains("left before its end"), "{output}");
}

#[test]
fn a_record_without_shuffle_headers_is_checked_against_the_rules_only() {
    let plain = without(GAME, &["Commitment", "Secret", "Nonce"]);
    let (tally, output) = checked(&plain, ExpectedShuffle::default(), Language::English);
    assert_eq!(tally, Tally { uncommitted: 1, ..Tally::default() });
    assert!(output.contains("replays, but carries no commitment"), "{output}");
    let expected = ExpectedShuffle { commitment: Some("0".repeat(64)), nonces: Vec::new() };
    assert_eq!(checked(&plain, expected, Language::English).0.wrong, 1);
    // Incomplete headers are an error.
    for key in ["Commitment", "Secret", "Round", "NonceA", "NonceB"] {
        assert_eq!(wrong(&without(GAME, &[key])), format!("The header {key} is missing."));
    }
}

#[test]
fn commitment_and_nonces_are_compared_with_those_noted() {
    let commitment = header(GAME, "Commitment");
    let nonce = header(GAME, "NonceA");
    let expected = |commitment: &str, nonces: &[(Seat, &str)]| ExpectedShuffle {
        commitment: Some(commitment.to_owned()),
        nonces: nonces.iter().map(|(seat, nonce)| (*seat, (*nonce).to_owned())).collect(),
    };
    let fine = expected(&commitment, &[(Seat::A, &nonce), (Seat::B, "-")]);
    assert_eq!(checked(GAME, fine, Language::English).0.fine, 1);
    let (_, output) = checked(GAME, expected(&other(&commitment), &[]), Language::English);
    assert!(output.contains("The commitment is not the one you noted."), "{output}");
    let (_, output) = checked(GAME, expected(&commitment, &[(Seat::B, &nonce)]), Language::English);
    assert!(output.contains("The nonce of B is not the one you noted."), "{output}");
    let (tally, _) = checked(GAME, expected(&commitment, &[(Seat::new(4), &nonce)]), Language::English);
    assert_eq!(tally.wrong, 1);
}

#[test]
fn records_after_a_broken_one_are_checked() {
    let text = format!("nonsense\n{}\n{GAME}", GAME.replacen("[Players \"2\"]\n", "", 1));
    let (tally, output) = checked(&text, ExpectedShuffle::default(), Language::English);
    assert_eq!((tally.fine, tally.wrong), (1, 2), "{output}");
    assert!(output.contains("The header Players is missing."), "{output}");
}

#[test]
fn control_characters_do_not_reach_the_output() {
    let (_, output) = checked(
        "[Game \"\u{1b}[2J\"]\n[Players \"2\"]\n[Seed \"0\"]\n*",
        ExpectedShuffle::default(),
        Language::English,
    );
    assert!(!output.contains('\u{1b}'), "{output:?}");
    let (_, output) =
        checked(&with(GAME, "Game", "\u{1b}[2J"), ExpectedShuffle::default(), Language::English);
    assert!(!output.contains('\u{1b}'), "{output:?}");
}

#[test]
fn the_output_exists_in_every_language() {
    let (_, output) = checked(GAME, ExpectedShuffle::default(), Language::French);
    assert!(output.starts_with("Partie 1 (ligne 1)\u{a0}: en ordre. "), "{output}");
    assert!(output.ends_with("1 partie\u{a0}: 1 en ordre, 0 sans engagement, 0 fausse.\n"), "{output}");
    let (_, output) = checked(GAME, ExpectedShuffle::default(), Language::German);
    assert!(output.starts_with("Aufzeichnung 1 (Zeile 1): in Ordnung. "), "{output}");
    assert!(output.ends_with("Eine Aufzeichnung: 1 in Ordnung, 0 ohne Festlegung, 0 falsch.\n"), "{output}");
    let (_, output) = checked(GAME, ExpectedShuffle::default(), Language::Spanish);
    assert!(output.starts_with("Registro 1 (línea 1): correcto. "), "{output}");
    assert!(output.ends_with("Un registro. Correctos: 1; sin compromiso: 0; incorrectos: 0.\n"), "{output}");
    laws::check_translations(crate::words::WORDS);
}

#[test]
fn an_unfinished_game_is_not_wrong() {
    // Like the journal of the terminal: no result, neither as a header nor at the end.
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
        (Language::German, format!("nicht beendet. Alle {actions} bisherigen Aktionen sind erlaubt.")),
        (Language::Spanish, format!("sin terminar. Las {actions} acciones son legales hasta ahora.")),
    ] {
        let (tally, output) = checked(&open, ExpectedShuffle::default(), language);
        assert_eq!(tally, Tally { unfinished: 1, ..Tally::default() }, "{output}");
        assert!(output.contains(&says), "{output}");
    }
    let (_, output) = checked(&format!("{open}\n{GAME}"), ExpectedShuffle::default(), Language::English);
    assert!(
        output.ends_with("2 records: 1 fine, 0 without a commitment, 1 not finished, 0 wrong.\n"),
        "{output}"
    );
    // An illegal action is still reported.
    assert!(wrong(&format!("{open}f99\n")).starts_with(&format!("Action {}: ", actions + 1)));
    // A result in the header without one at the end means that the end was lost.
    assert!(wrong(&format!("[Result \"A\"]\n{open}")).contains("ends with its result"));
}
