//! What a browser client offers without a server: the games and levels, and the game of each position.

use serde_json::{Map, Value, json};
use wire::ServerInfo;

#[test]
fn the_offer_of_the_client_is_up_to_date() {
    let info = ServerInfo {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        protocol: wire::PROTOCOL,
        games: table::games().into_iter().filter(|game| game.listed).collect(),
        levels: table::levels(),
        passkeys: false,
    };
    let tags: Map<String, Value> =
        catalog::GAMES.iter().map(|game| (game.tag().to_owned(), json!(game.name()))).collect();
    let text = format!("{:#}\n", json!({ "info": info, "tags": tags }));
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/local/offer.json");
    if std::env::var_os("MARCHSTONE_CODEGEN").is_some() {
        std::fs::write(path, &text).expect("the offer can be written");
    }
    let written = std::fs::read_to_string(path).unwrap_or_default();
    assert!(written == text, "web/src/local/offer.json is stale: run `cargo xtask codegen`");
}
