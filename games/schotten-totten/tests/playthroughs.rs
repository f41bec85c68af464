//! Whole games, with every list of legal actions, every position and views: they replay exactly.

use schotten_totten::Position;
use serde_json::Value as Json;
use tabletop::{Game, Seat, Settings, Table, Value, Viewer};

const GAMES: &str = include_str!("fixtures/playthroughs.jsonl");

fn settings(options: &Json) -> Settings {
    options.as_object().unwrap().iter().fold(Settings::new(), |settings, (name, value)| {
        let value = match value {
            Json::Bool(flag) => Value::Flag(*flag),
            Json::String(word) => Value::Word(word.clone()),
            other => panic!("{other}"),
        };
        settings.with(name, value)
    })
}

fn text<'a>(json: &'a Json, key: &str) -> &'a str {
    json[key].as_str().unwrap_or_else(|| panic!("{key} is missing"))
}

fn replay(game: &Json) {
    let seed = text(game, "seed").parse().unwrap();
    let mut table = Table::<Position>::deal(&settings(&game["options"]), 2, seed).unwrap();
    assert_eq!(table.position().to_string(), text(game, "start"));
    for step in game["steps"].as_array().unwrap() {
        let before = table.position();
        assert_eq!(before.decider().unwrap().to_string(), text(step, "seat"));
        assert_eq!(before.phase().to_string(), text(step, "phase"));
        let mut legal = Vec::new();
        before.legal_actions(&mut legal);
        let mut legal: Vec<String> = legal.iter().map(ToString::to_string).collect();
        legal.sort_unstable();
        assert_eq!(legal.join(" "), text(step, "legal"), "{before}");
        table.apply(&[text(step, "action")]).unwrap();
        assert_eq!(table.position().to_string(), text(step, "position"));
        if let Some(views) = step.get("views") {
            for (seat, view) in views.as_object().unwrap() {
                let viewer = Viewer::Seat(seat.parse::<Seat>().unwrap());
                assert_eq!(table.view(viewer).to_string(), view.as_str().unwrap());
            }
        }
    }
    let outcome = &game["outcome"];
    let verdict = table.position().turn().verdict();
    assert_eq!(verdict.is_some(), outcome["over"].as_bool().unwrap());
    let winners: Vec<String> =
        verdict.and_then(|verdict| verdict.winner()).iter().map(ToString::to_string).collect();
    assert_eq!(serde_json::json!(winners), outcome["winners"]);
    for (seat, score) in table.position().scores().iter() {
        assert_eq!(u64::from(score), outcome["scores"][seat.to_string()].as_u64().unwrap());
    }
}

#[test]
fn all_games_replay_exactly() {
    let games: Vec<Json> = GAMES.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(games.len(), 24);
    games.iter().for_each(replay);
}
