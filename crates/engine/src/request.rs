//! Requests. Each field has its own error code.

use std::collections::BTreeMap;

use catalog::AnyGame;
use serde_json::Value as Json;
use serde_json::value::RawValue;
use tabletop::{BadOption, MAX_SEATS, Seat, Seed, Settings};

use crate::{EngineError, ErrorCode};

/// The fields of `explain` that name nothing on the table.
const NO_TOUCHES: [&str; 5] = ["id", "cmd", "seat", "table", "view"];

/// A part of an answer about the state of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Shown {
    /// The whole position.
    Position,
    /// What the seat to decide sees and remembers.
    View,
    /// The seat, the phase and the legal actions.
    Legal,
    /// Whether the game is over, the winners and the scores.
    Outcome,
}

/// A request. Its fields are parsed when a command reads them.
pub(crate) struct Request<'a> {
    fields: BTreeMap<String, &'a RawValue>,
}

impl<'a> Request<'a> {
    pub(crate) fn parse(line: &'a [u8]) -> Result<Request<'a>, EngineError> {
        match serde_json::from_slice(line) {
            Ok(fields) => Ok(Request { fields }),
            Err(error) => {
                let message = format!("a request is one JSON object on one line: {error}");
                Err(EngineError::new(ErrorCode::BadJson, message))
            }
        }
    }

    /// The id as raw JSON.
    pub(crate) fn id(&self) -> Option<&'a str> {
        self.fields.get("id").map(|raw| raw.get())
    }

    /// The value of a field; null counts as absent. A value that is nested too deep is an error like one of the wrong
    /// type.
    fn value(&self, name: &str, wrong: ErrorCode) -> Result<Option<Json>, EngineError> {
        let Some(raw) = self.fields.get(name) else { return Ok(None) };
        match serde_json::from_str(raw.get()) {
            Ok(Json::Null) => Ok(None),
            Ok(value) => Ok(Some(value)),
            Err(_) => Err(EngineError::new(wrong, format!("the field \"{name}\" cannot be read"))),
        }
    }

    pub(crate) fn optional_text(&self, name: &str, wrong: ErrorCode) -> Result<Option<String>, EngineError> {
        match self.value(name, wrong)? {
            None => Ok(None),
            Some(Json::String(text)) => Ok(Some(text)),
            Some(_) => Err(EngineError::new(wrong, format!("the field \"{name}\" is a text"))),
        }
    }

    /// A required text; `wrong` is the error code if the value has another type.
    pub(crate) fn text(&self, name: &str, wrong: ErrorCode) -> Result<String, EngineError> {
        self.optional_text(name, wrong)?.ok_or_else(|| EngineError::missing(name))
    }

    /// Whether a field is present and not null.
    pub(crate) fn has(&self, name: &str) -> bool {
        self.fields.get(name).is_some_and(|raw| raw.get() != "null")
    }

    /// An optional boolean; false if it is absent.
    pub(crate) fn flag(&self, name: &str) -> Result<bool, EngineError> {
        match self.value(name, ErrorCode::BadOption)? {
            None => Ok(false),
            Some(Json::Bool(flag)) => Ok(flag),
            Some(_) => {
                Err(EngineError::new(ErrorCode::BadOption, format!("the field \"{name}\" is true or false")))
            }
        }
    }

    /// The name of the table; empty if the request names none.
    pub(crate) fn table(&self) -> Result<String, EngineError> {
        const LONGEST: usize = 64;
        match self.optional_text("table", ErrorCode::BadOption)?.unwrap_or_default() {
            long if long.len() > LONGEST => {
                let message = format!("the name of a table has at most {LONGEST} bytes");
                Err(EngineError::new(ErrorCode::BadOption, message))
            }
            name => Ok(name),
        }
    }

    /// The view that the request asks about instead of a game.
    pub(crate) fn view(&self) -> Result<Option<String>, EngineError> {
        self.optional_text("view", ErrorCode::BadPosition)
    }

    /// What an answer shows: by default the position.
    pub(crate) fn shown(&self) -> Result<Vec<Shown>, EngineError> {
        let wrong = || {
            let message = "\"show\" is a list of \"position\", \"view\", \"legal\" and \"outcome\"";
            EngineError::new(ErrorCode::BadOption, message)
        };
        match self.value("show", ErrorCode::BadOption)? {
            None => Ok(vec![Shown::Position]),
            Some(Json::Array(list)) => list
                .iter()
                .map(|item| match item.as_str() {
                    Some("position") => Ok(Shown::Position),
                    Some("view") => Ok(Shown::View),
                    Some("legal") => Ok(Shown::Legal),
                    Some("outcome") => Ok(Shown::Outcome),
                    _ => Err(wrong()),
                })
                .collect(),
            Some(_) => Err(wrong()),
        }
    }

    pub(crate) fn command(&self) -> Result<String, EngineError> {
        self.text("cmd", ErrorCode::UnknownCommand)
    }

    /// A required whole number.
    pub(crate) fn number(&self, name: &str, most: u32) -> Result<u32, EngineError> {
        self.optional_number(name, most)?.ok_or_else(|| EngineError::missing(name))
    }

    /// An optional whole number.
    pub(crate) fn optional_number(&self, name: &str, most: u32) -> Result<Option<u32>, EngineError> {
        let Some(value) = self.value(name, ErrorCode::BadOption)? else { return Ok(None) };
        match value.as_u64().and_then(|number| u32::try_from(number).ok()).filter(|number| *number <= most) {
            Some(number) => Ok(Some(number)),
            None => {
                let message = format!("the field \"{name}\" is a whole number from 0 to {most}");
                Err(EngineError::new(ErrorCode::BadOption, message))
            }
        }
    }

    pub(crate) fn game(&self) -> Result<&'static dyn AnyGame, EngineError> {
        let name = self.text("game", ErrorCode::BadOption)?;
        catalog::game(&name).ok_or_else(|| {
            let names: Vec<&str> = catalog::listed().map(catalog::AnyGame::name).collect();
            EngineError::new(ErrorCode::BadOption, format!("the games are {}", names.join(", ")))
        })
    }

    pub(crate) fn players(&self, game: &dyn AnyGame) -> Result<u8, EngineError> {
        let players = self.number("players", u32::MAX)?;
        match u8::try_from(players) {
            Ok(players) if game.seats().contains(&players) => Ok(players),
            _ => {
                let (least, most) = (*game.seats().start(), *game.seats().end());
                Err(BadOption::Players { seats: players.into(), least, most }.into())
            }
        }
    }

    pub(crate) fn options(&self) -> Result<Settings, EngineError> {
        match self.value("options", ErrorCode::BadOption)? {
            None => Ok(Settings::new()),
            Some(Json::Object(options)) => Ok(catalog::options_from_json(&options)),
            Some(_) => Err(EngineError::new(ErrorCode::BadOption, "options are an object: names and values")),
        }
    }

    /// The seed, and whether it was drawn because the request gave none.
    pub(crate) fn seed(&self) -> Result<(Seed, bool), EngineError> {
        match self.optional_text("seed", ErrorCode::BadSeed)? {
            Some(text) => match text.parse() {
                Ok(seed) => Ok((seed, false)),
                Err(bad) => Err(EngineError::new(ErrorCode::BadSeed, bad)),
            },
            None => match crate::draw_seed() {
                Ok(seed) => Ok((seed, true)),
                Err(error) => Err(EngineError::new(
                    ErrorCode::BadSeed,
                    format!("the operating system provides no randomness: {error}"),
                )),
            },
        }
    }

    /// An optional seat of any table.
    pub(crate) fn any_seat(&self) -> Result<Option<Seat>, EngineError> {
        self.seat(MAX_SEATS)
    }

    /// An optional seat of a table with `seats` seats.
    pub(crate) fn seat(&self, seats: u8) -> Result<Option<Seat>, EngineError> {
        let Some(text) = self.optional_text("seat", ErrorCode::BadOption)? else { return Ok(None) };
        match text.parse::<Seat>() {
            Ok(seat) if seat.index() < usize::from(seats) => Ok(Some(seat)),
            _ => {
                let letters: Vec<String> = Seat::first(seats).map(|seat| seat.to_string()).collect();
                Err(EngineError::new(ErrorCode::BadOption, format!("the seats are {}", letters.join(", "))))
            }
        }
    }

    /// The things on the table that the request names, as touches: the field `"stone":3` is the touch `stone:3`. Every
    /// field but those of [`NO_TOUCHES`] can name one, and at least one must be present.
    pub(crate) fn touches(&self) -> Result<Vec<String>, EngineError> {
        let mut touches = Vec::new();
        let mut named = false;
        for (kind, _) in self.fields.iter().filter(|(name, _)| !NO_TOUCHES.contains(&name.as_str())) {
            let Some(value) = self.value(kind, ErrorCode::BadOption)? else { continue };
            named = true;
            match value {
                Json::Number(number) if number.is_u64() => touches.push(format!("{kind}:{number}")),
                // A number is written as a number.
                Json::String(name) if name.parse::<i64>().is_err() => touches.push(format!("{kind}:{name}")),
                _ => {}
            }
        }
        if named { Ok(touches) } else { Err(EngineError::no_thing_named()) }
    }

    /// The field `action`, or the list `actions`.
    pub(crate) fn actions(&self) -> Result<Vec<String>, EngineError> {
        if let Some(action) = self.optional_text("action", ErrorCode::BadAction)? {
            return match self.value("actions", ErrorCode::BadAction)? {
                None => Ok(vec![action]),
                Some(_) => {
                    Err(EngineError::new(ErrorCode::BadAction, "give \"action\" or \"actions\", not both"))
                }
            };
        }
        let wrong = || EngineError::new(ErrorCode::BadAction, "\"actions\" is a list of texts");
        match self.value("actions", ErrorCode::BadAction)? {
            None => Err(EngineError::missing("action")),
            Some(Json::Array(list)) => list
                .into_iter()
                .map(|item| match item {
                    Json::String(text) => Ok(text),
                    _ => Err(wrong()),
                })
                .collect(),
            Some(_) => Err(wrong()),
        }
    }
}
