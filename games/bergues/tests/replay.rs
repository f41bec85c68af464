//! Recorded games, replayed exactly: every list of actions, position, view, outcome.

use bergues::Position;
use serde_json::Value as Json;
use tabletop::{Game, Settings, Table, Value, Viewer};

fn text<'a>(json: &'a Json, key: &str) -> &'a str {
    json[key].as_str().unwrap_or_else(|| panic!("no text {key}: {json}"))
}

fn settings(options: &Json) -> Settings {
    options.as_object().expect("options").iter().fold(Settings::new(), |settings, (name, value)| {
        let value = match value {
            Json::Number(number) => Value::Number(number.as_i64().expect("a whole number")),
            Json::String(word) => Value::Word(word.clone()),
            other => panic!("no option is {other}"),
        };
        settings.with(name, value)
    })
}

fn check_views(position: &Position, views: &Json) -> usize {
    let views = views.as_object().expect("views by seat");
    assert_eq!(views.len(), usize::from(position.seats()));
    for (seat, view) in views {
        let viewer = Viewer::Seat(seat.parse().expect("a seat"));
        assert_eq!(Some(position.view(viewer).to_string().as_str()), view.as_str());
    }
    views.len()
}

fn check_outcome(position: &Position, outcome: &Json) {
    assert_eq!(outcome["over"].as_bool(), Some(position.is_over()));
    let winner = position.turn().verdict().and_then(tabletop::Verdict::winner);
    let winners: Vec<String> = winner.into_iter().map(|seat| seat.to_string()).collect();
    assert_eq!(outcome["winners"], Json::from(winners));
    let scores: serde_json::Map<String, Json> =
        position.scores().iter().map(|(seat, score)| (seat.to_string(), score.into())).collect();
    assert_eq!(outcome["scores"], Json::Object(scores));
}

#[test]
fn every_recorded_game_is_replayed_exactly() {
    let (mut games, mut steps, mut views) = (0, 0, 0);
    for line in include_str!("fixtures/playthroughs.jsonl").lines() {
        let game: Json = serde_json::from_str(line).expect("one game a line");
        assert_eq!(text(&game, "game"), Position::NAME);
        let seats = game["players"].as_u64().expect("a number of players") as u8;
        let seed = text(&game, "seed").parse().expect("a seed");
        let mut table = Table::<Position>::deal(&settings(&game["options"]), seats, seed).expect("a deal");
        assert_eq!(table.position().to_string(), text(&game, "start"));
        for step in game["steps"].as_array().expect("steps") {
            let position = *table.position();
            assert_eq!(position.decider().expect("the game goes on").to_string(), text(step, "seat"));
            assert_eq!(position.phase().to_string(), text(step, "phase"));
            let mut legal = Vec::new();
            position.legal_actions(&mut legal);
            let mut legal: Vec<String> = legal.iter().map(ToString::to_string).collect();
            legal.sort_unstable();
            assert_eq!(legal.join(" "), text(step, "legal"), "{position}");
            table.apply(&[text(step, "action")]).expect("a recorded action is legal");
            assert_eq!(table.position().to_string(), text(step, "position"), "from {position}");
            if let Some(expected) = step.get("views") {
                views += check_views(table.position(), expected);
            }
            steps += 1;
        }
        check_outcome(table.position(), &game["outcome"]);
        games += 1;
    }
    assert_eq!((games, steps), (36, 4265));
    assert!(views > 100);
}
