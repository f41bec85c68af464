//! The engine answers every line with one line, whatever the input.

use std::io::Cursor;

use catalog::Language;
use engine::Engine;
use proptest::prelude::*;
use serde_json::{Value as Json, json};

/// The responses to all lines.
fn talk(input: &[u8]) -> Vec<Json> {
    let mut output = Vec::new();
    engine::serve(Cursor::new(input), &mut output, Language::English).expect("memory does not fail");
    let text = String::from_utf8(output).expect("answers are UTF-8");
    text.lines()
        .map(|line| serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}")))
        .collect()
}

fn codes(input: &[u8]) -> Vec<String> {
    let code = |answer: &Json| answer["error"]["code"].as_str().unwrap_or("fine").to_owned();
    talk(input).iter().map(code).collect()
}

const FINE: &[u8] = b"{\"cmd\":\"games\"}\n";

#[test]
fn empty_lines_and_other_json_values_are_refused() {
    assert_eq!(
        codes(b"\n \n1\nnull\n\"x\"\n{\n}\n{}\n"),
        ["bad-json", "bad-json", "bad-json", "bad-json", "bad-json", "bad-json", "bad-json", "missing-field"]
    );
}

#[test]
fn a_last_line_without_a_line_break_is_answered() {
    assert_eq!(codes(b"{\"cmd\":\"games\"}"), ["fine"]);
    assert_eq!(codes(b"{\"cmd\":\"games\"}\r\n"), ["fine"]);
    assert_eq!(codes(b""), Vec::<String>::new());
}

#[test]
fn invalid_utf8_is_answered() {
    let input = [b"{\"cmd\":\"\xff\xfe\"}\n\x00\xc3\x28\n".as_slice(), FINE].concat();
    assert_eq!(codes(&input), ["bad-json", "bad-json", "fine"]);
}

#[test]
fn lines_of_a_megabyte_get_short_answers() {
    let long = "r".repeat(1 << 20);
    for request in [
        long.clone(),
        json!({"cmd": long}).to_string(),
        json!({"cmd": "load", "position": long}).to_string(),
        json!({"cmd": "replay", "record": long}).to_string(),
        json!({"cmd": "new", "game": long, "players": 2}).to_string(),
        json!({"cmd": "new", "game": "schotten-totten", "players": 2, "options": {&long: long}}).to_string(),
        json!({"cmd": "new", "game": "schotten-totten", "players": 2, "seed": long}).to_string(),
    ] {
        let mut engine = Engine::new(Language::English);
        let answer = engine.answer(request.as_bytes());
        assert!(answer.contains("\"error\""), "{}", &answer[..100]);
        assert!(answer.len() < 2000, "a short answer, not {} bytes", answer.len());
        assert!(!engine.answer(FINE).contains("\"error\""));
    }
    let mut engine = Engine::new(Language::English);
    engine.answer(br#"{"cmd":"new","game":"schotten-totten","players":2}"#);
    let answer = engine.answer(json!({"cmd": "apply", "action": long}).to_string().as_bytes());
    assert!(answer.contains("bad-action") && answer.len() < 2000);
}

#[test]
fn deep_nesting_is_answered() {
    let deep = "[".repeat(200_000) + &"]".repeat(200_000);
    let lines = [
        deep.clone(),
        "[".repeat(200_000),
        format!("{{\"cmd\":{deep}}}"),
        format!("{{\"cmd\":\"load\",\"position\":{deep}}}"),
        format!("{{\"cmd\":\"new\",\"game\":\"schotten-totten\",\"players\":2,\"options\":{deep}}}"),
        format!(
            "{{\"cmd\":\"new\",\"game\":\"schotten-totten\",\"players\":2,\"options\":{{\"edition\":{deep}}}}}"
        ),
    ];
    let mut engine = Engine::new(Language::English);
    let codes: Vec<String> = lines
        .iter()
        .map(|line| {
            let answer: Json = serde_json::from_str(&engine.answer(line.as_bytes())).unwrap();
            answer["error"]["code"].as_str().unwrap().to_owned()
        })
        .collect();
    assert_eq!(
        codes,
        ["bad-json", "bad-json", "unknown-command", "bad-position", "bad-option", "bad-option"]
    );
    // An id may be nested to any depth: it is copied, not parsed.
    let answer = engine.answer(format!("{{\"cmd\":\"games\",\"id\":{deep}}}").as_bytes());
    assert!(answer.starts_with(&format!("{{\"id\":{deep},\"games\":")));
}

/// Requests that are almost valid.
fn almost() -> impl Strategy<Value = String> {
    let cmd = prop::sample::select(vec![
        "games", "new", "load", "position", "legal", "apply", "undo", "outcome", "perft", "explain", "think",
        "record", "replay", "",
    ]);
    let text = prop_oneof![
        "[ -~]{0,12}",
        prop::sample::select(vec![
            "r5@3",
            "+c",
            "+t",
            "pass",
            "end",
            "!1",
            "RC",
            "-r5",
            "A",
            "B",
            "C",
            "2016",
            "classic",
            "random",
            "N",
            "f3",
            "schotten-totten",
            "bergues",
        ])
        .prop_map(str::to_owned),
    ];
    let value = prop_oneof![
        text.prop_map(Json::from),
        any::<i64>().prop_map(Json::from),
        (0..4_i64).prop_map(Json::from),
        any::<bool>().prop_map(Json::from),
        Just(Json::Null),
        Just(json!([])),
        Just(json!({"tactics": true})),
        Just(json!(["+c", "r5@3"])),
    ];
    let key = prop::sample::select(vec![
        "game", "players", "options", "seed", "position", "seat", "action", "actions", "stone", "record",
        "bot", "id",
    ]);
    (cmd, prop::collection::btree_map(key, value, 0..5)).prop_map(|(cmd, fields)| {
        let mut request = json!(fields);
        request["cmd"] = json!(cmd);
        // A random depth could take too long.
        request["depth"] = json!(2);
        request.to_string()
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn any_bytes_get_one_answer_per_line(input in prop::collection::vec(any::<u8>(), 0..200)) {
        let lines = input.split(|byte| *byte == b'\n').count() - usize::from(input.is_empty() || input.ends_with(b"\n"));
        prop_assert_eq!(talk(&input).len(), lines);
    }

    #[test]
    fn almost_valid_requests_are_answered_and_errors_change_nothing(requests in prop::collection::vec(almost(), 1..20)) {
        let mut engine = Engine::new(Language::French);
        for request in requests {
            let before = engine.answer(br#"{"cmd":"position"}"#);
            let answer: Json = serde_json::from_str(&engine.answer(request.as_bytes())).unwrap();
            if answer.get("error").is_some() {
                prop_assert_eq!(engine.answer(br#"{"cmd":"position"}"#), before, "{}", request);
            }
        }
    }
}
