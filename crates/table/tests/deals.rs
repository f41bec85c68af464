//! Deals of every game, for every number of players and option, that the browser client derives again from secret and
//! nonces: web/src/lib/deals.json.

use catalog::{AnyGame, options_to_json};
use serde_json::{Value as Json, json};
use table::fairness::Secret;
use tabletop::{Allowed, Seat, Settings, Value, Viewer};

/// The default settings, and those in which one option has another value.
fn settings(game: &dyn AnyGame) -> Vec<Settings> {
    let mut all = vec![Settings::new()];
    for option in game.options() {
        let values = match option.allowed {
            Allowed::Flag => vec![Value::Flag(false), Value::Flag(true)],
            Allowed::Words(words) => words.iter().map(|word| Value::Word((*word).to_owned())).collect(),
            Allowed::Range(low, high) => vec![Value::Number(low), Value::Number(high)],
            Allowed::SeatOrRandom => vec![Value::Word("B".to_owned())],
        };
        all.extend(values.into_iter().map(|value| Settings::new().with(option.name, value)));
    }
    all
}

/// A deal with what a player needs to derive it.
fn deal(game: &dyn AnyGame, settings: &Settings, players: u8, number: u8) -> Json {
    let secret = Secret::new(&std::array::from_fn(|i| number.wrapping_mul(31).wrapping_add(i as u8)));
    let nonces: Vec<Option<String>> =
        (0..players).map(|seat| (seat != 1).then(|| format!("{number:02x}{seat:02x}").repeat(16))).collect();
    let round = 1 + number % 3;
    let settings = game.checked(settings, players).expect("the settings are allowed");
    let seed = secret.seed(round, &nonces);
    let table = game.deal(&settings, players, seed).expect("the settings are allowed");
    let viewer = Seat::new(number % players);
    json!({
        "game": game.name(), "players": players, "options": options_to_json(&settings), "round": round,
        "secret": secret.reveal(), "commitment": secret.commitment(), "nonces": nonces, "seed": seed.to_string(),
        "position": table.position(), "view": table.view(Viewer::Seat(viewer)),
    })
}

fn examples() -> Vec<Json> {
    let mut all = Vec::new();
    for game in catalog::GAMES {
        for players in game.seats() {
            for settings in settings(*game) {
                all.push(deal(*game, &settings, players, all.len() as u8));
            }
        }
    }
    // LS-S3: one whose row of supporters had one strength and was replaced.
    let lords = catalog::game("lords-of-scotland").expect("a game of the catalog");
    let more = (100..=u8::MAX).map(|number| deal(lords, &Settings::new(), 2, number));
    all.extend(more.into_iter().find(has_replaced_row));
    all
}

/// Whether the discard of a deal of Lords of Scotland is not empty.
fn has_replaced_row(deal: &Json) -> bool {
    deal["position"].as_str().is_some_and(|position| position.split(' ').nth(3) != Some("-"))
}

/// If this fails, run `cargo xtask codegen`.
#[test]
fn deals_for_the_browser_are_up_to_date() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/lib/deals.json");
    let examples = examples();
    assert!(examples.last().is_some_and(has_replaced_row));
    let lines: Vec<String> = examples.iter().map(ToString::to_string).collect();
    let text = format!("[\n{}\n]\n", lines.join(",\n"));
    if std::env::var_os("MARCHSTONE_CODEGEN").is_some() {
        std::fs::write(path, &text).expect("the deals can be written");
    }
    let written = std::fs::read_to_string(path).unwrap_or_default();
    assert!(written == text, "web/src/lib/deals.json is stale: run `cargo xtask codegen`");
}
