//! The protocol, command by command.

use catalog::Language;
use engine::Engine;
use serde_json::{Value as Json, json};

const SEED: &str = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

struct Session(Engine);

impl Session {
    fn new() -> Session {
        Session(Engine::new(Language::English))
    }

    fn line(&mut self, line: &[u8]) -> Json {
        let answer = self.0.answer(line);
        assert!(!answer.contains('\n'), "an answer is one line: {answer}");
        serde_json::from_str(&answer).unwrap_or_else(|error| panic!("{error}: {answer}"))
    }

    fn ask(&mut self, request: &Json) -> Json {
        self.line(request.to_string().as_bytes())
    }

    /// The error code of a request. Checks that the request changed nothing.
    fn code(&mut self, request: &Json) -> String {
        let before = self.0.answer(br#"{"cmd":"position"}"#);
        let answer = self.ask(request);
        let after = self.0.answer(br#"{"cmd":"position"}"#);
        assert_eq!(before, after, "an error changes nothing: {request}");
        let message = answer["error"]["message"].as_str().unwrap_or_else(|| panic!("no error: {answer}"));
        assert!(!message.is_empty());
        answer["error"]["code"].as_str().expect("a code").to_owned()
    }

    fn deal(options: &Json) -> Session {
        let mut session = Session::new();
        let request =
            json!({"cmd": "new", "game": "schotten-totten", "options": options, "players": 2, "seed": SEED});
        assert!(session.ask(&request)["position"].is_string());
        session
    }

    fn position(&mut self) -> String {
        self.ask(&json!({"cmd": "position"}))["position"].as_str().expect("a position").to_owned()
    }
}

#[test]
fn recorded_games_of_every_kind_replay_over_the_protocol() {
    let fixtures = [
        include_str!("../../../games/schotten-totten/tests/fixtures/playthroughs.jsonl"),
        include_str!("../../../games/lords-of-scotland/tests/fixtures/playthroughs.jsonl"),
        include_str!("../../../games/bergues/tests/fixtures/playthroughs.jsonl"),
    ];
    for game in fixtures.iter().flat_map(|text| text.lines()) {
        let game: Json = serde_json::from_str(game).unwrap();
        let mut session = Session::new();
        let dealt = session.ask(&json!({
            "cmd": "new", "game": game["game"], "options": game["options"], "players": game["players"],
            "seed": game["seed"],
        }));
        assert_eq!(dealt, json!({"position": game["start"]}));
        for step in game["steps"].as_array().unwrap() {
            let legal = session.ask(&json!({"cmd": "legal"}));
            assert_eq!((&legal["seat"], &legal["phase"]), (&step["seat"], &step["phase"]));
            let actions: Vec<&str> =
                legal["actions"].as_array().unwrap().iter().map(|action| action.as_str().unwrap()).collect();
            assert_eq!(actions.join(" "), step["legal"].as_str().unwrap());
            let applied = session.ask(&json!({"cmd": "apply", "action": step["action"]}));
            assert_eq!(applied, json!({"position": step["position"]}));
            for (seat, view) in step.get("views").and_then(Json::as_object).into_iter().flatten() {
                assert_eq!(session.ask(&json!({"cmd": "position", "seat": seat})), json!({"position": view}));
            }
        }
        assert_eq!(session.ask(&json!({"cmd": "outcome"})), game["outcome"]);
        assert_eq!(
            session.ask(&json!({"cmd": "legal"})),
            json!({"seat": null, "phase": "over", "actions": []})
        );
        assert_eq!(session.code(&json!({"cmd": "apply", "action": game["steps"][0]["action"]})), "game-over");
        assert_eq!(session.code(&json!({"cmd": "apply", "action": "?"})), "bad-action");
        // Its record replays to the same position.
        let last = session.position();
        let record = session.ask(&json!({"cmd": "record"}))["record"].clone();
        assert_eq!(
            Session::new().ask(&json!({"cmd": "replay", "record": record})),
            json!({"position": last})
        );
    }
}

#[test]
fn games_lists_options_and_defaults() {
    let games = Session::new().ask(&json!({"cmd": "games"}));
    let first = &games["games"][0];
    assert_eq!(first["name"], "schotten-totten");
    assert_eq!((&first["min_players"], &first["max_players"]), (&json!(2), &json!(2)));
    assert_eq!(first["options"]["edition"], json!({"allowed": ["2016", "classic"], "default": "2016"}));
    assert_eq!(first["options"]["tactics"], json!({"allowed": [false, true], "default": false}));
    assert_eq!(first["options"]["first"], json!({"allowed": ["A", "B", "random"], "default": "random"}));
}

#[test]
fn ids_are_returned_unchanged() {
    let mut session = Session::new();
    for id in [
        "1",
        "\"x\"",
        "null",
        "[1, 2]",
        "{\"a\":  1}",
        "123456789012345678901234567890",
        "1e400",
        "\"\\u0041\"",
    ] {
        let answer = session.0.answer(format!("{{\"cmd\":\"games\",\"id\":{id}}}").as_bytes());
        assert!(answer.starts_with(&format!("{{\"id\":{id},")), "{answer}");
        let answer = session.0.answer(format!("{{\"id\":{id},\"cmd\":\"?\"}}").as_bytes());
        assert!(answer.starts_with(&format!("{{\"id\":{id},\"error\":")), "{answer}");
    }
}

#[test]
fn a_drawn_seed_is_returned_and_reproduces_the_deal() {
    let mut session = Session::new();
    let request = json!({"cmd": "new", "game": "schotten-totten", "players": 2});
    let (one, two) = (session.ask(&request), session.ask(&request));
    assert_ne!(one["seed"], two["seed"]);
    let mut again = request;
    again["seed"] = json!(one["seed"].as_str().unwrap().to_uppercase());
    assert_eq!(session.ask(&again), json!({"position": one["position"]}));
}

#[test]
fn every_error_has_its_code_and_changes_nothing() {
    let mut session = Session::new();
    for cmd in ["position", "legal", "apply", "undo", "outcome", "perft", "explain", "think", "record"] {
        assert_eq!(session.code(&json!({"cmd": cmd})), "no-game", "{cmd}");
    }
    let mut session = Session::deal(&json!({"first": "A"}));
    let new = |change: &dyn Fn(&mut Json)| {
        let mut request = json!({"cmd": "new", "game": "schotten-totten", "players": 2, "seed": SEED});
        change(&mut request);
        request
    };
    for (request, code) in [
        (json!([1]), "bad-json"),
        (json!("x"), "bad-json"),
        (json!({}), "missing-field"),
        (json!({"cmd": null}), "missing-field"),
        (json!({"cmd": "dance"}), "unknown-command"),
        (json!({"cmd": 1}), "unknown-command"),
        (new(&|r| r["game"] = json!(null)), "missing-field"),
        (new(&|r| r["players"] = json!(null)), "missing-field"),
        (new(&|r| r["game"] = json!("go")), "bad-option"),
        (new(&|r| r["game"] = json!(7)), "bad-option"),
        (new(&|r| r["players"] = json!(3)), "bad-option"),
        (new(&|r| r["players"] = json!("2")), "bad-option"),
        (new(&|r| r["players"] = json!(258)), "bad-option"),
        (new(&|r| r["options"] = json!([])), "bad-option"),
        (new(&|r| r["options"] = json!({"colour": 1})), "bad-option"),
        (new(&|r| r["options"] = json!({"edition": "1999"})), "bad-option"),
        (new(&|r| r["options"] = json!({"edition": 2016})), "bad-option"),
        (new(&|r| r["options"] = json!({"tactics": "true"})), "bad-option"),
        (new(&|r| r["options"] = json!({"first": "C"})), "bad-option"),
        (new(&|r| r["options"] = json!({"expert": null})), "bad-option"),
        (new(&|r| r["seed"] = json!("12")), "bad-seed"),
        (new(&|r| r["seed"] = json!(12)), "bad-seed"),
        (json!({"cmd": "load"}), "missing-field"),
        (json!({"cmd": "load", "position": 1}), "bad-position"),
        (json!({"cmd": "load", "position": ""}), "bad-position"),
        (json!({"cmd": "load", "position": "xx 1"}), "bad-position"),
        (json!({"cmd": "load", "position": "st 2016"}), "bad-position"),
        (json!({"cmd": "position", "seat": "C"}), "bad-option"),
        (json!({"cmd": "position", "seat": 1}), "bad-option"),
        (json!({"cmd": "apply"}), "missing-field"),
        (json!({"cmd": "apply", "action": 1}), "bad-action"),
        (json!({"cmd": "apply", "action": "r5"}), "bad-action"),
        (json!({"cmd": "apply", "action": " +c"}), "bad-action"),
        (json!({"cmd": "apply", "action": "+c"}), "illegal-action"),
        (json!({"cmd": "apply", "action": "+c", "actions": ["+c"]}), "bad-action"),
        (json!({"cmd": "apply", "actions": "+c"}), "bad-action"),
        (json!({"cmd": "apply", "actions": [1]}), "bad-action"),
        (json!({"cmd": "undo"}), "nothing-to-undo"),
        (json!({"cmd": "perft"}), "missing-field"),
        (json!({"cmd": "perft", "depth": -1}), "bad-option"),
        (json!({"cmd": "perft", "depth": 1.5}), "bad-option"),
        (json!({"cmd": "perft", "depth": 100_000}), "bad-option"),
        (json!({"cmd": "perft", "depth": "2"}), "bad-option"),
        (json!({"cmd": "explain", "seat": "A"}), "missing-field"),
        (json!({"cmd": "explain", "stone": 3}), "missing-field"),
        (json!({"cmd": "explain", "stone": 0, "seat": "A"}), "bad-option"),
        (json!({"cmd": "explain", "stone": 10, "seat": "A"}), "bad-option"),
        (json!({"cmd": "explain", "stone": 259, "seat": "A"}), "bad-option"),
        (json!({"cmd": "explain", "stone": 3, "seat": "C"}), "bad-option"),
        (json!({"cmd": "think"}), "missing-field"),
        (json!({"cmd": "think", "bot": "deep"}), "bad-option"),
        (json!({"cmd": "replay"}), "missing-field"),
        (json!({"cmd": "replay", "record": 1}), "bad-record"),
        (json!({"cmd": "replay", "record": "1. r5@3 *"}), "bad-record"),
    ] {
        assert_eq!(session.code(&request), code, "{request}");
    }
    let mut other = Session::new();
    other.ask(&json!({"cmd": "new", "game": "bergues", "players": 2}));
    assert_eq!(other.code(&json!({"cmd": "explain", "stone": 3, "seat": "A"})), "bad-option");
}

#[test]
fn a_list_of_actions_is_applied_and_undone_as_one() {
    let mut session = Session::deal(&json!({"first": "A"}));
    let start = session.position();
    let legal = session.ask(&json!({"cmd": "legal"}));
    let play = legal["actions"][0].as_str().unwrap().to_owned();
    assert_eq!(session.code(&json!({"cmd": "apply", "actions": [play, "+c", "+c"]})), "illegal-action");
    assert_eq!(session.code(&json!({"cmd": "apply", "actions": [play, "+c", "?"]})), "bad-action");
    session.ask(&json!({"cmd": "apply", "actions": [play, "+c"]}));
    assert!(session.position().ends_with(" B.play.0"));
    assert_eq!(session.ask(&json!({"cmd": "undo"})), json!({"position": start}));
    assert_eq!(session.code(&json!({"cmd": "undo"})), "nothing-to-undo");
}

#[test]
fn a_loaded_game_is_recorded_with_its_position() {
    let mut session = Session::deal(&json!({"tactics": true}));
    let start = session.position();
    let loaded = session.ask(&json!({"cmd": "load", "position": start, "seed": SEED}));
    assert_eq!(loaded, json!({"position": start}));
    let legal = session.ask(&json!({"cmd": "legal"}));
    session.ask(&json!({"cmd": "apply", "actions": [legal["actions"][3], "+t"]}));
    let last = session.position();
    let record = session.ask(&json!({"cmd": "record"}))["record"].as_str().unwrap().to_owned();
    assert!(record.contains(&format!("[Position \"{start}\"]")), "{record}");
    assert_eq!(Session::new().ask(&json!({"cmd": "replay", "record": record})), json!({"position": last}));
}

#[test]
fn a_record_that_does_not_replay_is_refused_with_the_reason() {
    let mut session = Session::deal(&json!({"first": "A"}));
    let record = session.ask(&json!({"cmd": "record"}))["record"].as_str().unwrap().to_owned();
    let mut refused = |from: &str, to: &str| {
        assert!(record.contains(from));
        let answer = session.ask(&json!({"cmd": "replay", "record": record.replace(from, to)}));
        assert_eq!(answer["error"]["code"], "bad-record", "{answer}");
        answer["error"]["message"].as_str().unwrap().to_owned()
    };
    assert_eq!(refused("schotten-totten", "chess"), "there is no game \"chess\"");
    assert_eq!(refused("\n*", "\n+c *"), "action 1: +c: ST-T4: first play a card, then draw");
    assert_eq!(refused("[Players \"2\"]", "[Players \"4\"]"), "this game is for 2 players, not 4");
    assert!(refused("\"*\"]", "\"A\"]").contains("the header says A, the last word says *"));
    assert!(refused("expert", "pirate").contains("there is no option \"pirate\""));
}

#[test]
fn explain_names_the_cards_in_every_language() {
    let position = "st 2016 r4r5r6|g7g8:</-|-/-|-/-|-/-|-/-|-/-|-/-|-/-|- -/- r1r2r3r7r8r9o1o2o3o4o5o6o7o8o9y1y2y3\
         y4y5y6y7y8y9g1g2g3g4g5g6g9b1b2b3b4b5b6b7b8b9p1p2p3p4p5p6p7p8p9/- - 0-0 A.claim.0";
    for (language, word) in [
        (Language::English, "cannot claim"),
        (Language::French, "ne pouvez pas"),
        (Language::German, "Du kannst Stein 1 noch nicht beanspruchen"),
        (Language::Spanish, "no puedes reclamar"),
    ] {
        let mut session = Session(Engine::new(language));
        assert!(session.ask(&json!({"cmd": "load", "position": position}))["seed"].is_string());
        let told = session.ask(&json!({"cmd": "explain", "stone": 1, "seat": "A"}));
        assert_eq!(told["claimable"], false);
        assert_eq!(told["own"], json!({"formation": "colour-run", "sum": 15, "cards": ["r4", "r5", "r6"]}));
        assert_eq!(
            told["best_reply"],
            json!({"formation": "colour-run", "sum": 24, "cards": ["g7", "g8", "g9"]})
        );
        assert!(told["reason"].as_str().unwrap().contains(word), "{told}");
        let refused = session.ask(&json!({"cmd": "apply", "action": "!1"}));
        assert_eq!(refused["error"]["code"], "illegal-action");
        let message = refused["error"]["message"].as_str().unwrap();
        assert!(
            message.contains("g9") && message.contains("ST-C6") == (language == Language::English),
            "{message}"
        );
    }
}

#[test]
fn think_chooses_a_legal_action_and_changes_nothing() {
    for game in ["schotten-totten", "lords-of-scotland", "bergues"] {
        let mut session = Session::new();
        session.ask(&json!({"cmd": "new", "game": game, "players": 2, "seed": SEED}));
        let start = session.position();
        let legal = session.ask(&json!({"cmd": "legal"}));
        for bot in ["random", "greedy", "lookahead", "ismcts:50", "plain:20", "lamb"] {
            let request = json!({"cmd": "think", "bot": bot, "ms": 5, "seed": SEED});
            let thought = session.ask(&request);
            assert!(legal["actions"].as_array().unwrap().contains(&thought["action"]), "{thought}");
            assert_eq!(thought["line"][0], thought["action"]);
            let value = thought["value"].as_f64().unwrap();
            assert!((0.0..=1.0).contains(&value), "{thought}");
            assert!(!thought["alternatives"].as_array().unwrap().is_empty());
            assert_eq!(session.ask(&request), thought, "{bot} answers the same for the same seed");
        }
        assert_eq!(session.position(), start);
        for bad in
            [json!({"cmd": "think", "bot": "ismcts:0"}), json!({"cmd": "think", "bot": "ismcts", "ms": -1})]
        {
            assert_eq!(session.code(&bad), "bad-option", "{bad}");
        }
    }
}

#[test]
fn perft_changes_nothing() {
    let mut session = Session::deal(&json!({"first": "A"}));
    let start = session.position();
    for (depth, nodes) in [(0, 1), (1, 54), (2, 54), (3, 2916)] {
        assert_eq!(session.ask(&json!({"cmd": "perft", "depth": depth})), json!({"nodes": nodes}));
    }
    assert_eq!(session.position(), start);
}

#[test]
fn explain_answers_about_the_things_of_every_game() {
    let mut session = Session::new();
    session.ask(&json!({"cmd": "new", "game": "lords-of-scotland", "players": 3, "seed": SEED}));
    let army = session.ask(&json!({"cmd": "explain", "army": "B", "seat": "A"}));
    assert_eq!(army, json!({"claimable": false, "reason": army["reason"]}));
    assert!(army["reason"].as_str().expect("a text").starts_with("B has no clan"), "{army}");
    assert_eq!(session.code(&json!({"cmd": "explain", "army": "D", "seat": "A"})), "bad-option");

    session.ask(&json!({"cmd": "new", "game": "bergues", "players": 2, "seed": SEED}));
    let guard = session.ask(&json!({"cmd": "explain", "guard": "w", "seat": "A"}));
    assert_eq!(
        guard["fortress"],
        json!({"clockwise": 10, "counter-clockwise": 10, "cards": ["space:15"]}),
        "{guard}"
    );
    for bad in [json!("x"), json!(1), json!(true), json!(["y"])] {
        assert_eq!(
            session.code(&json!({"cmd": "explain", "guard": bad, "seat": "A"})),
            "bad-option",
            "{bad}"
        );
    }
}

#[test]
fn explain_takes_numbers_as_numbers_and_ignores_other_fields() {
    let mut session = Session::deal(&json!({"first": "A"}));
    let plain = session.ask(&json!({"cmd": "explain", "stone": 3, "seat": "A"}));
    assert_eq!(plain["own"], Json::Null);
    let more = json!({"cmd": "explain", "stone": 3, "seat": "A", "note": "?", "again": null, "depth": 2});
    assert_eq!(session.ask(&more), plain);
    for bad in [json!("3"), json!(3.5), json!(-3), json!({}), json!("")] {
        assert_eq!(
            session.code(&json!({"cmd": "explain", "stone": bad, "seat": "A"})),
            "bad-option",
            "{bad}"
        );
    }
    assert_eq!(session.code(&json!({"cmd": "explain", "stone": null, "seat": "A"})), "missing-field");
}
