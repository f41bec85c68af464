//! Whole games, written down by another implementation of the same rules.

use lords_of_scotland::{Action, Position};
use serde_json::Value as Json;
use tabletop::{Game, Seat, Settings, Table, Value, Viewer};

const GAMES: &str = include_str!("fixtures/playthroughs.jsonl");

fn settings(options: &Json) -> Settings {
    options.as_object().unwrap().iter().fold(Settings::new(), |settings, (name, value)| {
        let value = match value {
            Json::Bool(flag) => Value::Flag(*flag),
            Json::Number(number) => Value::Number(number.as_i64().unwrap()),
            other => Value::Word(other.as_str().unwrap().to_owned()),
        };
        settings.with(name, value)
    })
}

fn check_views(position: &Position, views: &Json) {
    for (seat, expected) in views.as_object().unwrap() {
        let viewer = Viewer::Seat(seat.parse().unwrap());
        assert_eq!(position.view(viewer).to_string(), expected.as_str().unwrap());
    }
}

fn check_outcome(position: &Position, outcome: &Json) {
    assert_eq!(position.is_over(), outcome["over"].as_bool().unwrap());
    let winners: Vec<String> =
        position.turn().verdict().and_then(tabletop::Verdict::winner).iter().map(Seat::to_string).collect();
    assert_eq!(Json::from(winners), outcome["winners"]);
    for (seat, score) in position.scores().iter() {
        assert_eq!(Json::from(score), outcome["scores"][seat.to_string()]);
    }
}

#[test]
fn every_game_replays_exactly() {
    let (mut games, mut steps, mut views) = (0, 0, 0);
    for line in GAMES.lines() {
        let game: Json = serde_json::from_str(line).unwrap();
        assert_eq!(game["game"], Position::NAME);
        let seats = game["players"].as_u64().unwrap() as u8;
        let seed = game["seed"].as_str().unwrap().parse().unwrap();
        let mut table = Table::<Position>::deal(&settings(&game["options"]), seats, seed).unwrap();
        assert_eq!(table.position().to_string(), game["start"].as_str().unwrap());
        for step in game["steps"].as_array().unwrap() {
            let position = table.position();
            assert_eq!(position.decider().unwrap().to_string(), step["seat"].as_str().unwrap());
            assert_eq!(position.phase().to_string(), step["phase"].as_str().unwrap());
            let mut legal: Vec<Action> = Vec::new();
            position.legal_actions(&mut legal);
            let mut legal: Vec<String> = legal.iter().map(Action::to_string).collect();
            legal.sort_unstable();
            assert_eq!(legal.join(" "), step["legal"].as_str().unwrap(), "{position}");
            table.apply(&[step["action"].as_str().unwrap()]).unwrap();
            let text = step["position"].as_str().unwrap();
            assert_eq!(table.position().to_string(), text);
            assert_eq!(text.parse::<Position>().unwrap().to_string(), text);
            if let Some(expected) = step.get("views") {
                check_views(table.position(), expected);
                views += 1;
            }
            steps += 1;
        }
        check_outcome(table.position(), &game["outcome"]);
        games += 1;
    }
    assert_eq!((games, steps, views), (16, 2409, 210));
}
