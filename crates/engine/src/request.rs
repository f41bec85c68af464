//! Reading requests: every field has one error of its own.

use std::collections::BTreeMap;

use catalog::AnyGame;
use serde_json::Value as Json;
use serde_json::value::RawValue;
use tabletop::{BadOption, Seat, Seed, Settings};

use crate::{Code, Failure};

/// A request: its fields as they were written, read when they are needed.
pub(crate) struct Request<'a> {
    fields: BTreeMap<String, &'a RawValue>,
}

impl<'a> Request<'a> {
    pub(crate) fn read(line: &'a [u8]) -> Result<Request<'a>, Failure> {
        match serde_json::from_slice(line) {
            Ok(fields) => Ok(Request { fields }),
            Err(error) => {
                let message = format!("a request is one JSON object on one line: {error}");
                Err(Failure::new(Code::BadJson, message))
            }
        }
    }

    /// The id exactly as it was written.
    pub(crate) fn id(&self) -> Option<&'a str> {
        self.fields.get("id").map(|raw| raw.get())
    }

    /// A field's value; one that is null counts as not given. A value too deep to read is as wrong as one of
    /// another type.
    fn value(&self, name: &str, wrong: Code) -> Result<Option<Json>, Failure> {
        let Some(raw) = self.fields.get(name) else { return Ok(None) };
        match serde_json::from_str(raw.get()) {
            Ok(Json::Null) => Ok(None),
            Ok(value) => Ok(Some(value)),
            Err(_) => Err(Failure::new(wrong, format!("the field \"{name}\" cannot be read"))),
        }
    }

    fn optional_text(&self, name: &str, wrong: Code) -> Result<Option<String>, Failure> {
        match self.value(name, wrong)? {
            None => Ok(None),
            Some(Json::String(text)) => Ok(Some(text)),
            Some(_) => Err(Failure::new(wrong, format!("the field \"{name}\" is a text"))),
        }
    }

    /// A text that must be there; `wrong` is the error if it is something else.
    pub(crate) fn text(&self, name: &str, wrong: Code) -> Result<String, Failure> {
        self.optional_text(name, wrong)?.ok_or_else(|| Failure::missing(name))
    }

    pub(crate) fn command(&self) -> Result<String, Failure> {
        self.text("cmd", Code::UnknownCommand)
    }

    /// A whole number that must be there.
    pub(crate) fn number(&self, name: &str, most: u32) -> Result<u32, Failure> {
        self.optional_number(name, most)?.ok_or_else(|| Failure::missing(name))
    }

    /// A whole number, if it is there.
    pub(crate) fn optional_number(&self, name: &str, most: u32) -> Result<Option<u32>, Failure> {
        let Some(value) = self.value(name, Code::BadOption)? else { return Ok(None) };
        match value.as_u64().and_then(|number| u32::try_from(number).ok()).filter(|number| *number <= most) {
            Some(number) => Ok(Some(number)),
            None => {
                let message = format!("the field \"{name}\" is a whole number from 0 to {most}");
                Err(Failure::new(Code::BadOption, message))
            }
        }
    }

    pub(crate) fn game(&self) -> Result<&'static dyn AnyGame, Failure> {
        let name = self.text("game", Code::BadOption)?;
        catalog::game(&name).ok_or_else(|| {
            let names: Vec<&str> = catalog::GAMES.iter().map(|game| game.name()).collect();
            Failure::new(Code::BadOption, format!("the games are {}", names.join(", ")))
        })
    }

    pub(crate) fn players(&self, game: &dyn AnyGame) -> Result<u8, Failure> {
        let players = self.number("players", u32::MAX)?;
        match u8::try_from(players) {
            Ok(players) if game.seats().contains(&players) => Ok(players),
            _ => {
                let (least, most) = (*game.seats().start(), *game.seats().end());
                Err(BadOption::Players { seats: players.into(), least, most }.into())
            }
        }
    }

    pub(crate) fn options(&self) -> Result<Settings, Failure> {
        match self.value("options", Code::BadOption)? {
            None => Ok(Settings::new()),
            Some(Json::Object(options)) => Ok(catalog::options_from_json(&options)),
            Some(_) => Err(Failure::new(Code::BadOption, "options are an object: names and values")),
        }
    }

    /// The seed, and whether it was drawn because none was given.
    pub(crate) fn seed(&self) -> Result<(Seed, bool), Failure> {
        match self.optional_text("seed", Code::BadSeed)? {
            Some(text) => match text.parse() {
                Ok(seed) => Ok((seed, false)),
                Err(bad) => Err(Failure::new(Code::BadSeed, bad)),
            },
            None => match crate::draw_seed() {
                Ok(seed) => Ok((seed, true)),
                Err(error) => Err(Failure::new(Code::BadSeed, format!("the system gave none: {error}"))),
            },
        }
    }

    /// A seat of a table for so many, if one is named.
    pub(crate) fn seat(&self, seats: u8) -> Result<Option<Seat>, Failure> {
        let Some(text) = self.optional_text("seat", Code::BadOption)? else { return Ok(None) };
        match text.parse::<Seat>() {
            Ok(seat) if seat.index() < usize::from(seats) => Ok(Some(seat)),
            _ => {
                let letters: Vec<String> = Seat::first(seats).map(|seat| seat.to_string()).collect();
                Err(Failure::new(Code::BadOption, format!("the seats are {}", letters.join(", "))))
            }
        }
    }

    /// The things on the table that are named by kind, as touches: the field `"stone":3` is the touch `stone:3`.
    /// Fields of other commands and values that name nothing are passed over; one field must be there.
    pub(crate) fn touches(&self) -> Result<Vec<String>, Failure> {
        let mut touches = Vec::new();
        let mut named = false;
        for (kind, _) in
            self.fields.iter().filter(|(name, _)| !["id", "cmd", "seat"].contains(&name.as_str()))
        {
            let Some(value) = self.value(kind, Code::BadOption)? else { continue };
            named = true;
            match value {
                Json::Number(number) if number.is_u64() => touches.push(format!("{kind}:{number}")),
                // A number is written as a number.
                Json::String(name) if name.parse::<i64>().is_err() => touches.push(format!("{kind}:{name}")),
                _ => {}
            }
        }
        if named { Ok(touches) } else { Err(Failure::nothing_named()) }
    }

    /// `action`, or the list `actions`.
    pub(crate) fn actions(&self) -> Result<Vec<String>, Failure> {
        if let Some(action) = self.optional_text("action", Code::BadAction)? {
            return match self.value("actions", Code::BadAction)? {
                None => Ok(vec![action]),
                Some(_) => Err(Failure::new(Code::BadAction, "give \"action\" or \"actions\", not both")),
            };
        }
        let wrong = || Failure::new(Code::BadAction, "\"actions\" is a list of texts");
        match self.value("actions", Code::BadAction)? {
            None => Err(Failure::missing("action")),
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
