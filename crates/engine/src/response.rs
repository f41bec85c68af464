//! Responses as JSON.

use catalog::{AnyTable, BotReport, Playouts, Words};
use serde_json::{Map, Value as Json, json};
use tabletop::{Allowed, Annotation, Evidence, OptionSpec, Seat, Turn, Value};

use crate::EngineError;
use crate::request::Shown;

/// The members of a response, in order.
pub(crate) struct Response(Map<String, Json>);

impl Response {
    pub(crate) fn new(name: &str, value: impl Into<Json>) -> Response {
        Response(Map::new()).with(name, value)
    }

    pub(crate) fn with(mut self, name: &str, value: impl Into<Json>) -> Response {
        self.0.insert(name.to_owned(), value.into());
        self
    }

    /// The response as one line, the id first if there is one.
    pub(crate) fn into_line(self, id: Option<&str>) -> String {
        line(id, Json::Object(self.0).to_string())
    }
}

/// Inserts the id unchanged: it may be any JSON value.
fn line(id: Option<&str>, object: String) -> String {
    match (id, object.strip_prefix('{')) {
        (Some(id), Some("}")) => format!("{{\"id\":{}}}", one_line(id)),
        (Some(id), Some(rest)) => format!("{{\"id\":{},{rest}", one_line(id)),
        _ => object,
    }
}

/// Whitespace inside an id may be a carriage return.
fn one_line(id: &str) -> String {
    id.replace(['\r', '\n'], " ")
}

pub(crate) fn error(id: Option<&str>, error: &EngineError) -> String {
    let object = json!({ "error": { "code": error.code.text(), "message": error.message } });
    line(id, object.to_string())
}

pub(crate) fn position(table: &dyn AnyTable) -> Response {
    Response::new("position", table.position())
}

/// What a request wants to see of a game.
pub(crate) fn state(table: &dyn AnyTable, shown: &[Shown]) -> Response {
    let mut response = Response(Map::new());
    for part in shown {
        let part = match part {
            Shown::Position => position(table),
            Shown::View => {
                let seat = table.turn().seat();
                Response::new("view", seat.map(|seat| table.remembered(seat.into())))
            }
            Shown::Legal => legal(table),
            Shown::Outcome => outcome(table),
        };
        response.0.extend(part.0);
    }
    response
}

pub(crate) fn playouts(playouts: &Playouts) -> Response {
    let wins: Map<String, Json> =
        playouts.wins.iter().map(|(seat, wins)| (seat.to_string(), (*wins).into())).collect();
    let rounded = |number: f64| (number * 1e4).round() / 1e4;
    let scores: Map<String, Json> =
        playouts.scores.iter().map(|(seat, mean)| (seat.to_string(), rounded(*mean).into())).collect();
    Response::new("playouts", playouts.games)
        .with("wins", wins)
        .with("draws", playouts.draws)
        .with("scores", scores)
}

pub(crate) fn legal(table: &dyn AnyTable) -> Response {
    Response::new("seat", table.turn().seat().map(|seat| seat.to_string()))
        .with("phase", table.phase())
        .with("actions", table.legal())
}

pub(crate) fn outcome(table: &dyn AnyTable) -> Response {
    let winner = table.turn().verdict().and_then(tabletop::Verdict::winner);
    let winners: Vec<String> = winner.iter().map(Seat::to_string).collect();
    let scores: Map<String, Json> =
        table.scores().iter().map(|(seat, score)| (seat.to_string(), score.into())).collect();
    Response::new("over", matches!(table.turn(), Turn::Over(_)))
        .with("winners", winners)
        .with("scores", scores)
}

pub(crate) fn games() -> Response {
    let games: Vec<Json> = catalog::listed()
        .map(|game| {
            let most = *game.seats().end();
            let options: Map<String, Json> =
                game.options().iter().map(|spec| (spec.name.to_owned(), option(spec, most))).collect();
            json!({
                "name": game.name(),
                "min_players": game.seats().start(),
                "max_players": most,
                "options": options,
            })
        })
        .collect();
    Response::new("games", games)
}

fn option(spec: &OptionSpec, most_seats: u8) -> Json {
    let allowed = match spec.allowed {
        Allowed::Flag => json!([false, true]),
        Allowed::Words(words) => json!(words),
        Allowed::Range(least, most) => json!({ "min": least, "max": most }),
        Allowed::SeatOrRandom => {
            let seats = Seat::first(most_seats).map(|seat| seat.to_string());
            json!(seats.chain(["random".to_owned()]).collect::<Vec<_>>())
        }
    };
    let preset = spec.preset.value().map_or_else(|| json!("by players"), |value| json(&value));
    json!({ "allowed": allowed, "default": preset })
}

pub(crate) fn bot_report(report: &BotReport) -> Response {
    let rounded = |number: f32| (f64::from(number) * 1e4).round() / 1e4;
    let alternatives: Vec<Json> = report
        .alternatives
        .iter()
        .map(|(action, share, value)| json!({ "action": action, "share": rounded(*share), "value": rounded(*value) }))
        .collect();
    Response::new("action", report.action.as_str())
        .with("visits", report.iterations)
        .with("value", rounded(report.value))
        .with("line", report.line.clone())
        .with("alternatives", alternatives)
}

/// The evidence as one member per role: an object if there are facts, a list if there are only pieces, else null.
pub(crate) fn annotation(annotation: &Annotation, words: &Words) -> Response {
    let mut response = Response::new("claimable", annotation.action.is_some());
    for Evidence { role, facts, pieces, .. } in &annotation.evidence {
        let value = if !facts.is_empty() {
            let mut object: Map<String, Json> =
                facts.iter().map(|(name, value)| ((*name).to_owned(), json(value))).collect();
            object.insert("cards".to_owned(), json!(pieces));
            Json::Object(object)
        } else if pieces.is_empty() {
            Json::Null
        } else {
            json!(pieces)
        };
        response = response.with(&role.replace('-', "_"), value);
    }
    response.with("reason", words.say(&annotation.phrase))
}

fn json(value: &Value) -> Json {
    match value {
        Value::Flag(flag) => json!(flag),
        Value::Number(number) => json!(number),
        Value::Word(word) => json!(word),
    }
}
