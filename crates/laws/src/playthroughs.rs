//! Law: recorded games, with the legal actions and the position of every step, replay exactly.

use serde_json::Value as Json;
use tabletop::{Game, Settings, Table, Value, Verdict, Viewer};

/// Replays games, one JSON object per line: options, players, seed, start, steps (seat, phase, legal, action, position,
/// sometimes views) and outcome. Returns the numbers of games and steps.
///
/// # Panics
/// If anything differs.
pub fn check_playthroughs<G: Game>(games: &str) -> (usize, usize) {
    let (mut count, mut steps) = (0, 0);
    for line in games.lines() {
        let game: Json = serde_json::from_str(line).expect("one game per line");
        assert_eq!(text(&game, "game"), G::NAME);
        steps += replay::<G>(&game);
        count += 1;
    }
    (count, steps)
}

fn replay<G: Game>(game: &Json) -> usize {
    let seats = game["players"].as_u64().expect("a number of players") as u8;
    let seed = text(game, "seed").parse().expect("a seed");
    let mut table = Table::<G>::deal(&settings(&game["options"]), seats, seed).expect("a deal");
    assert_eq!(table.position().to_string(), text(game, "start"));
    let steps = game["steps"].as_array().expect("steps");
    for step in steps {
        let before = table.position().clone();
        assert_eq!(before.decider().expect("the game goes on").to_string(), text(step, "seat"), "{before}");
        assert_eq!(before.phase().to_string(), text(step, "phase"), "{before}");
        let mut legal = Vec::new();
        before.legal_actions(&mut legal);
        let mut legal: Vec<String> = legal.iter().map(ToString::to_string).collect();
        legal.sort_unstable();
        assert_eq!(legal.join(" "), text(step, "legal"), "{before}");
        table.apply(&[text(step, "action")]).expect("a recorded action is legal");
        assert_eq!(table.position().to_string(), text(step, "position"), "from {before}");
        for (seat, view) in step.get("views").and_then(Json::as_object).into_iter().flatten() {
            let viewer = Viewer::Seat(seat.parse().expect("a seat"));
            assert_eq!(Some(table.view(viewer).to_string().as_str()), view.as_str());
        }
    }
    check_outcome(table.position(), &game["outcome"]);
    steps.len()
}

fn check_outcome<G: Game>(position: &G, outcome: &Json) {
    assert_eq!(outcome["over"].as_bool(), Some(position.is_over()), "{position}");
    let winner = position.turn().verdict().and_then(Verdict::winner);
    let winners: Vec<String> = winner.into_iter().map(|seat| seat.to_string()).collect();
    assert_eq!(outcome["winners"], Json::from(winners), "{position}");
    let scores: serde_json::Map<String, Json> =
        position.scores().iter().map(|(seat, score)| (seat.to_string(), score.into())).collect();
    assert_eq!(outcome["scores"], Json::Object(scores), "{position}");
}

fn text<'a>(json: &'a Json, key: &str) -> &'a str {
    json[key].as_str().unwrap_or_else(|| panic!("no text {key}: {json}"))
}

fn settings(options: &Json) -> Settings {
    options.as_object().expect("options").iter().fold(Settings::new(), |settings, (name, value)| {
        let value = match value {
            Json::Bool(flag) => Value::Flag(*flag),
            Json::Number(number) => Value::Number(number.as_i64().expect("a whole number")),
            Json::String(word) => Value::Word(word.clone()),
            other => panic!("no option is {other}"),
        };
        settings.with(name, value)
    })
}
