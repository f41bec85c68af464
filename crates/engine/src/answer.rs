//! Writing answers.

use catalog::{AnyTable, BotReport, Words};
use serde_json::{Map, Value as Json, json};
use tabletop::{Allowed, Annotation, Evidence, OptionSpec, Seat, Turn, Value};

use crate::Failure;

/// The fields of an answer, in order.
pub(crate) struct Answer(Map<String, Json>);

impl Answer {
    pub(crate) fn new(name: &str, value: impl Into<Json>) -> Answer {
        Answer(Map::new()).with(name, value)
    }

    pub(crate) fn with(mut self, name: &str, value: impl Into<Json>) -> Answer {
        self.0.insert(name.to_owned(), value.into());
        self
    }

    /// One line, the id first if there is one.
    pub(crate) fn written(self, id: Option<&str>) -> String {
        line(id, Json::Object(self.0).to_string())
    }
}

/// The id is written as it came, whatever it is.
fn line(id: Option<&str>, object: String) -> String {
    match (id, object.strip_prefix('{')) {
        (Some(id), Some("}")) => format!("{{\"id\":{}}}", one_line(id)),
        (Some(id), Some(rest)) => format!("{{\"id\":{},{rest}", one_line(id)),
        _ => object,
    }
}

/// White space between the parts of an id may be a carriage return.
fn one_line(id: &str) -> String {
    id.replace(['\r', '\n'], " ")
}

pub(crate) fn failed(id: Option<&str>, failure: &Failure) -> String {
    let error = json!({ "error": { "code": failure.code.text(), "message": failure.message } });
    line(id, error.to_string())
}

pub(crate) fn position(table: &dyn AnyTable) -> Answer {
    Answer::new("position", table.position())
}

pub(crate) fn legal(table: &dyn AnyTable) -> Answer {
    Answer::new("seat", table.turn().seat().map(|seat| seat.to_string()))
        .with("phase", table.phase())
        .with("actions", table.legal())
}

pub(crate) fn outcome(table: &dyn AnyTable) -> Answer {
    let winner = table.turn().verdict().and_then(tabletop::Verdict::winner);
    let winners: Vec<String> = winner.iter().map(Seat::to_string).collect();
    let scores: Map<String, Json> =
        table.scores().iter().map(|(seat, score)| (seat.to_string(), score.into())).collect();
    Answer::new("over", matches!(table.turn(), Turn::Over(_))).with("winners", winners).with("scores", scores)
}

pub(crate) fn games() -> Answer {
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
    Answer::new("games", games)
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

pub(crate) fn thought(thought: &BotReport) -> Answer {
    let rounded = |number: f32| (f64::from(number) * 1e4).round() / 1e4;
    let alternatives: Vec<Json> = thought
        .alternatives
        .iter()
        .map(|(action, share, value)| json!({ "action": action, "share": rounded(*share), "value": rounded(*value) }))
        .collect();
    Answer::new("action", thought.action.as_str())
        .with("visits", thought.iterations)
        .with("value", rounded(thought.value))
        .with("line", thought.line.clone())
        .with("alternatives", alternatives)
}

/// Each role of the evidence is a member: an object if there are facts, a list if there are pieces only, else null.
pub(crate) fn annotation(annotation: &Annotation, words: &Words) -> Answer {
    let mut answer = Answer::new("claimable", annotation.action.is_some());
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
        answer = answer.with(&role.replace('-', "_"), value);
    }
    answer.with("reason", words.say(&annotation.phrase))
}

fn json(value: &Value) -> Json {
    match value {
        Value::Flag(flag) => json!(flag),
        Value::Number(number) => json!(number),
        Value::Word(word) => json!(word),
    }
}
