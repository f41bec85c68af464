//! Views, samples, playouts, several games, and answers with what comes next.

use catalog::Language;
use engine::Engine;
use serde_json::{Value as Json, json};

const SEED: &str = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
const GAMES: [&str; 3] = ["schotten-totten", "lords-of-scotland", "bergues"];

struct Session(Engine);

impl Session {
    fn new() -> Session {
        Session(Engine::new(Language::English))
    }

    fn ask(&mut self, request: &Json) -> Json {
        let answer = self.0.answer(request.to_string().as_bytes());
        serde_json::from_str(&answer).unwrap_or_else(|error| panic!("{error}: {answer}"))
    }

    fn deal(&mut self, game: &str) {
        let answer = self.ask(&json!({"cmd": "new", "game": game, "players": 2, "seed": SEED}));
        assert!(answer["position"].is_string(), "{answer}");
    }

    fn code(&mut self, request: &Json) -> String {
        let answer = self.ask(request);
        answer["error"]["code"].as_str().unwrap_or_else(|| panic!("no error: {answer}")).to_owned()
    }

    /// The legal actions.
    fn legal(&mut self) -> Vec<Json> {
        self.ask(&json!({"cmd": "legal"}))["actions"].as_array().expect("a list").clone()
    }

    /// Plays some turns, choosing by a fixed pattern.
    fn play(&mut self, decisions: usize) {
        for number in 0..decisions {
            let legal = self.legal();
            let Some(action) = legal.get(number * 7 % legal.len().max(1)) else { return };
            let answer = self.ask(&json!({"cmd": "apply", "action": action}));
            assert!(answer["position"].is_string(), "{answer}");
        }
    }

    fn view(&mut self, seat: &Json, memory: bool) -> Json {
        self.ask(&json!({"cmd": "position", "seat": seat, "memory": memory}))["position"].clone()
    }
}

#[test]
fn an_answer_shows_what_the_request_asks_for() {
    let mut session = Session::new();
    let new =
        json!({"cmd": "new", "game": "bergues", "players": 2, "seed": SEED, "show": ["legal", "outcome"]});
    let shown = session.ask(&new);
    let members: Vec<&String> = shown.as_object().expect("an object").keys().collect();
    assert_eq!(members, ["seat", "phase", "actions", "over", "winners", "scores"]);
    let legal = session.ask(&json!({"cmd": "legal"}));
    assert_eq!([&shown["seat"], &shown["actions"]], [&legal["seat"], &legal["actions"]]);
    let applied = session.ask(&json!({"cmd": "apply", "action": "N", "show": ["legal", "view", "position"]}));
    assert_eq!(applied["actions"].as_array().map(Vec::len), Some(16));
    assert!(applied["view"].as_str().is_some_and(|view| view.contains("a?,f?")), "{applied}");
    assert_eq!(applied["position"], session.ask(&json!({"cmd": "position"}))["position"]);
    let undone = session.ask(&json!({"cmd": "undo", "show": []}));
    assert_eq!(undone, json!({}));
    for show in [json!("legal"), json!(["hand"]), json!([1])] {
        assert_eq!(session.code(&json!({"cmd": "apply", "action": "N", "show": show})), "bad-option");
    }
    assert_eq!(session.ask(&json!({"cmd": "legal"})), legal, "an error changes nothing");
}

#[test]
fn forced_decisions_are_made_on_request_and_undone_together() {
    let mut session = Session::new();
    session.deal("schotten-totten");
    let start = session.ask(&json!({"cmd": "position"}));
    let action = session.legal()[0].clone();
    let answer = session.ask(&json!({"cmd": "apply", "action": action, "forced": true, "show": ["legal"]}));
    assert_eq!(answer["forced"], json!(["+c"]), "without a stone to claim, drawing is all that is left");
    assert_eq!(answer["phase"], "play");
    assert_eq!(session.ask(&json!({"cmd": "undo"})), start);
    assert_eq!(session.code(&json!({"cmd": "apply", "action": action, "forced": 1})), "bad-option");
    // To the end of a game.
    let mut answer =
        session.ask(&json!({"cmd": "apply", "action": action, "forced": true, "show": ["legal"]}));
    while let Some(action) = answer["actions"].as_array().and_then(|actions| actions.last()) {
        answer = session.ask(&json!({"cmd": "apply", "action": action, "forced": true, "show": ["legal"]}));
    }
    assert_eq!(answer["phase"], "over", "{answer}");
    let record = session.ask(&json!({"cmd": "record"}))["record"].clone();
    assert!(Session::new().ask(&json!({"cmd": "replay", "record": record}))["position"].is_string());
}

#[test]
fn a_view_can_be_loaded_and_the_game_goes_on() {
    for game in GAMES {
        let mut session = Session::new();
        session.deal(game);
        session.play(23);
        let legal = session.ask(&json!({"cmd": "legal"}));
        let seat = legal["seat"].clone();
        for memory in [false, true] {
            let view = session.view(&seat, memory);
            let mut other = Session::new();
            let loaded = other.ask(&json!({"cmd": "load", "view": view, "seed": SEED}));
            assert!(loaded["position"].is_string(), "{game}: {loaded}");
            assert_eq!(other.ask(&json!({"cmd": "legal"})), legal, "{game}");
            assert_eq!(other.view(&seat, memory), view, "{game}");
            other.play(5);
            // The view of a seat that does not decide needs its seat.
            let waiting = if seat == "A" { "B" } else { "A" };
            let theirs = session.view(&json!(waiting), memory);
            let loaded = other.ask(&json!({"cmd": "load", "view": theirs, "seat": waiting, "seed": SEED}));
            assert!(loaded["position"].is_string(), "{game}: {loaded}");
            assert_eq!(other.view(&json!(waiting), memory), theirs, "{game}");
        }
        let view = session.view(&seat, false);
        let position = session.ask(&json!({"cmd": "position"}))["position"].clone();
        for bad in [
            json!({"cmd": "load", "position": view}),
            json!({"cmd": "load", "view": view, "position": position}),
            json!({"cmd": "load", "view": "xx"}),
            json!({"cmd": "load", "view": 7}),
        ] {
            assert_eq!(session.code(&bad), "bad-position", "{bad}");
        }
        assert_eq!(session.code(&json!({"cmd": "load", "view": view, "seat": "E"})), "bad-position");
        assert_eq!(session.code(&json!({"cmd": "load", "view": view, "seat": "F"})), "bad-option");
        if game != "bergues" {
            assert_eq!(session.code(&json!({"cmd": "load", "view": position})), "bad-position", "{game}");
        }
    }
}

#[test]
fn samples_look_like_the_truth_to_the_seat() {
    for game in GAMES {
        let mut session = Session::new();
        session.deal(game);
        session.play(30);
        for seat in ["A", "B"] {
            let seat = json!(seat);
            let (view, memory) = (session.view(&seat, false), session.view(&seat, true));
            let request = json!({"cmd": "sample", "seat": seat, "count": 5, "seed": SEED});
            let sampled = session.ask(&request);
            assert_eq!(session.ask(&request), sampled, "the same for the same seed");
            let positions = sampled["positions"].as_array().expect("a list");
            assert_eq!(positions.len(), 5);
            assert!(positions.iter().any(|position| position != &positions[0]), "{game}: samples differ");
            for position in positions {
                let mut other = Session::new();
                other.ask(&json!({"cmd": "load", "position": position, "seed": SEED}));
                assert_eq!(other.view(&seat, false), view, "{game}");
            }
            // A view with memory is enough for samples that keep what is remembered.
            let request = json!({"cmd": "sample", "view": memory, "seat": seat, "count": 3, "seed": SEED});
            let known: Vec<char> = memory.as_str().expect("a text").chars().collect();
            for position in session.ask(&request)["positions"].as_array().expect("a list") {
                let length = position.as_str().expect("a text").len();
                assert_eq!(length, known.len(), "{game}");
            }
        }
    }
    let mut session = Session::new();
    session.deal("bergues");
    assert_eq!(session.code(&json!({"cmd": "sample", "count": 1001})), "bad-option");
    assert!(session.ask(&json!({"cmd": "sample"}))["seed"].is_string());
}

#[test]
fn playouts_count_wins_and_scores() {
    for game in GAMES {
        let mut session = Session::new();
        session.deal(game);
        session.play(20);
        let before = session.ask(&json!({"cmd": "position"}));
        let view = session.view(&json!("A"), true);
        for request in [
            json!({"cmd": "playout", "count": 20, "seed": SEED}),
            json!({"cmd": "playout", "count": 20, "seat": "A", "seed": SEED}),
            json!({"cmd": "playout", "count": 4, "bot": "greedy", "seed": SEED}),
            json!({"cmd": "playout", "count": 20, "view": view, "seat": "A", "seed": SEED}),
        ] {
            let answer = session.ask(&request);
            let number = |json: &Json| json.as_u64().expect("a number");
            let wins = number(&answer["wins"]["A"]) + number(&answer["wins"]["B"]) + number(&answer["draws"]);
            assert!(wins <= number(&answer["playouts"]), "{answer}");
            assert_eq!(answer["playouts"], request["count"]);
            assert!(answer["scores"]["A"].is_f64(), "{answer}");
            assert_eq!(session.ask(&request), answer, "the same for the same seed");
        }
        assert_eq!(session.ask(&json!({"cmd": "position"})), before, "the game does not change");
    }
    let mut session = Session::new();
    session.deal("bergues");
    assert_eq!(session.code(&json!({"cmd": "playout", "bot": "deep"})), "bad-option");
    assert_eq!(session.code(&json!({"cmd": "playout", "count": 100_001})), "bad-option");
}

#[test]
fn one_engine_holds_several_games() {
    let mut session = Session::new();
    for (table, game) in [("left", GAMES[0]), ("right", GAMES[2])] {
        session.ask(&json!({"cmd": "new", "table": table, "game": game, "players": 2, "seed": SEED}));
    }
    assert_eq!(session.code(&json!({"cmd": "legal"})), "no-game", "no game without a name was begun");
    let right = session.ask(&json!({"cmd": "position", "table": "right"}));
    let legal = session.ask(&json!({"cmd": "legal", "table": "left"}));
    session.ask(&json!({"cmd": "apply", "table": "left", "action": legal["actions"][0]}));
    assert_eq!(session.ask(&json!({"cmd": "position", "table": "right"})), right);
    assert_eq!(session.code(&json!({"cmd": "undo", "table": "right"})), "nothing-to-undo");
    assert_eq!(session.ask(&json!({"cmd": "close", "table": "left"})), json!({"tables": 1}));
    assert_eq!(session.code(&json!({"cmd": "close", "table": "left"})), "no-game");
    assert_eq!(session.code(&json!({"cmd": "legal", "table": 7})), "bad-option");
    assert_eq!(session.code(&json!({"cmd": "legal", "table": "x".repeat(65)})), "bad-option");
}

#[test]
fn thinking_gives_reasons_and_takes_views() {
    let claim = "st 2016 r4r5r6|g7g8:</g6g9|-/-|-/-|-/-|-/-|-/-|-/-|-/-|- r1r2r3r7r8/o1o2o3o4o5o6 r9o7o8o9y1y2y3\
         y4y5y6y7y8y9g1g2g3g4g5b1b2b3b4b5b6b7b8b9p1p2p3p4p5p6p7p8p9/- - 0-0 A.claim.0";
    let mut session = Session::new();
    session.ask(&json!({"cmd": "load", "position": claim, "seed": SEED}));
    let thought = session.ask(&json!({"cmd": "think", "bot": "greedy", "seed": SEED}));
    assert_eq!(thought["action"], "!1");
    let reason = thought["reasons"][0].as_str().expect("a reason");
    assert!(reason.starts_with("You can claim stone 1: you have a colour run"), "{thought}");
    for game in GAMES {
        session.deal(game);
        let mut reasons = 0;
        for _ in 0..30 {
            let legal = session.ask(&json!({"cmd": "legal"}));
            if legal["seat"].is_null() {
                break;
            }
            let view = session.view(&legal["seat"], true);
            let thought = session.ask(&json!({"cmd": "think", "bot": "greedy", "seed": SEED}));
            reasons += thought["reasons"].as_array().expect("a list").len();
            let from_view = json!({"cmd": "think", "view": view, "bot": "greedy", "seed": SEED});
            let action = session.ask(&from_view)["action"].clone();
            assert!(legal["actions"].as_array().expect("a list").contains(&action), "{game}: {action}");
            session.ask(&json!({"cmd": "apply", "action": thought["action"]}));
        }
        assert!(reasons > 5, "{game}: {reasons}");
    }
    assert_eq!(session.code(&json!({"cmd": "think", "view": "st 2016", "bot": "greedy"})), "bad-position");
}

#[test]
fn a_recruit_that_was_taken_openly_is_known_in_a_view_with_memory() {
    let mut session = Session::new();
    session.ask(&json!({
        "cmd": "new", "game": "lords-of-scotland", "players": 2, "seed": SEED, "options": {"first": "A"},
    }));
    session.ask(&json!({"cmd": "apply", "actions": ["flip3"]}));
    let row = session.view(&json!("B"), false);
    let card =
        row.as_str().and_then(|text| text.split(' ').nth(4)?.split(',').nth(2)).expect("a card").to_owned();
    session.ask(&json!({"cmd": "apply", "actions": ["take3"]}));
    let hand = |view: Json| view.as_str().and_then(|text| text.split(' ').nth(6)).expect("hands").to_owned();
    assert!(hand(session.view(&json!("B"), false)).starts_with("????????????/"));
    let remembered = session.view(&json!("B"), true);
    assert!(hand(remembered.clone()).starts_with(&format!("{card}??????????/")), "{remembered}");
    let samples = json!({"cmd": "sample", "view": remembered, "seat": "B", "count": 20, "seed": SEED});
    for position in session.ask(&samples)["positions"].as_array().expect("a list") {
        let hands = hand(position.clone());
        assert!(hands.split('/').next().is_some_and(|cards| cards.contains(&card)), "{hands}");
    }
}
