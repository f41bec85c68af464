//! The engine protocol: one JSON object per line in, one per line out, in order. docs/protocol.md specifies it.
//!
//! Every line is answered. An invalid request gets an error and changes nothing.

mod error;
mod request;
mod response;
mod serve;

pub use error::{EngineError, ErrorCode};
pub use serve::serve;

use std::time::Duration;

use bots::Budget;
use catalog::{AnyTable, Language, Words};
use request::Request;
use response::Response;

/// The longest thinking time of a bot in milliseconds: ten minutes.
const MAX_THINKING_MS: u32 = 600_000;
/// The greatest perft depth. It bounds the recursion; no count this deep finishes.
const MAX_DEPTH: u32 = 200;

/// Draws a seed from the operating system's random source.
pub fn draw_seed() -> Result<tabletop::Seed, getrandom::Error> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)?;
    Ok(tabletop::Seed(bytes))
}

/// One session of the protocol, with at most one game at a time.
pub struct Engine {
    table: Option<Box<dyn AnyTable>>,
    /// The number of actions before each request that made some, for undo.
    undo: Vec<usize>,
    language: Language,
    words: Words,
}

impl Engine {
    /// A session without a game. Reasons are written in this language.
    pub fn new(language: Language) -> Engine {
        Engine { table: None, undo: Vec::new(), language, words: Words::new(language) }
    }

    /// Answers one request line, without its line break.
    pub fn answer(&mut self, line: &[u8]) -> String {
        let request = match Request::parse(line) {
            Ok(request) => request,
            Err(error) => return response::error(Some("null"), &error),
        };
        match self.execute(&request) {
            Ok(response) => response.into_line(request.id()),
            Err(error) => response::error(request.id(), &error),
        }
    }

    fn execute(&mut self, request: &Request<'_>) -> Result<Response, EngineError> {
        match request.command()?.as_str() {
            "games" => Ok(response::games()),
            "new" => self.new_game(request),
            "load" => self.load(request),
            "position" => self.position(request),
            "legal" => Ok(response::legal(self.table()?)),
            "apply" => self.apply(request),
            "undo" => self.undo(),
            "outcome" => Ok(response::outcome(self.table()?)),
            "perft" => self.perft(request),
            "explain" => self.explain(request),
            "think" => self.think(request),
            "record" => self.record(),
            "replay" => self.replay(request),
            other => Err(EngineError::unknown_command(other)),
        }
    }

    fn table(&self) -> Result<&dyn AnyTable, EngineError> {
        self.table.as_deref().ok_or_else(EngineError::no_game)
    }

    fn new_game(&mut self, request: &Request<'_>) -> Result<Response, EngineError> {
        let game = request.game()?;
        let players = request.players(game)?;
        let settings = request.options()?;
        let (seed, drawn) = request.seed()?;
        let table = game.deal(&settings, players, seed)?;
        Ok(self.start(table, drawn.then_some(seed)))
    }

    fn load(&mut self, request: &Request<'_>) -> Result<Response, EngineError> {
        let position = request.text("position", ErrorCode::BadPosition)?;
        let (seed, drawn) = request.seed()?;
        let table = catalog::load(&position, seed)?;
        Ok(self.start(table, drawn.then_some(seed)))
    }

    /// Replaces the game. `drawn` is the seed if the request did not give one; the response then contains it.
    fn start(&mut self, table: Box<dyn AnyTable>, drawn: Option<tabletop::Seed>) -> Response {
        let response = response::position(table.as_ref());
        // The actions of a record are undone one by one.
        self.undo = (0..table.length()).collect();
        self.table = Some(table);
        match drawn {
            Some(seed) => response.with("seed", seed.to_string()),
            None => response,
        }
    }

    fn position(&self, request: &Request<'_>) -> Result<Response, EngineError> {
        let table = self.table()?;
        Ok(match request.seat(table.seats())? {
            Some(seat) => Response::new("position", table.view(seat.into())),
            None => response::position(table),
        })
    }

    fn apply(&mut self, request: &Request<'_>) -> Result<Response, EngineError> {
        let table = self.table.as_deref_mut().ok_or_else(EngineError::no_game)?;
        let before = table.length();
        match table.apply(&request.actions()?) {
            Ok(()) => {
                self.undo.push(before);
                Ok(response::position(table))
            }
            Err(refusal) => Err(EngineError::refused(&refusal, self.language, &self.words)),
        }
    }

    fn undo(&mut self) -> Result<Response, EngineError> {
        let table = self.table.as_deref_mut().ok_or_else(EngineError::no_game)?;
        table.rewind(self.undo.pop().ok_or_else(EngineError::nothing_to_undo)?);
        Ok(response::position(table))
    }

    fn perft(&self, request: &Request<'_>) -> Result<Response, EngineError> {
        let table = self.table()?;
        Ok(Response::new("nodes", table.perft(request.number("depth", MAX_DEPTH)?)))
    }

    fn explain(&self, request: &Request<'_>) -> Result<Response, EngineError> {
        let table = self.table()?;
        let touches = request.touches()?;
        let seat = request.seat(table.seats())?.ok_or_else(|| EngineError::missing("seat"))?;
        match touches.iter().find_map(|touch| table.explain(seat.into(), seat, touch)) {
            Some(annotation) => Ok(response::annotation(&annotation, &self.words)),
            None => Err(EngineError::nothing_to_explain(table.name(), &table.explainable(seat.into()))),
        }
    }

    fn think(&self, request: &Request<'_>) -> Result<Response, EngineError> {
        let table = self.table()?;
        let bot = request.text("bot", ErrorCode::BadOption)?.parse().map_err(EngineError::bad_bot)?;
        let ms = request.optional_number("ms", MAX_THINKING_MS)?.unwrap_or(1000);
        let (seed, _) = request.seed()?;
        let given = Budget::Time(Duration::from_millis(ms.into()));
        match table.think(bot, given, seed) {
            Some(report) => Ok(response::bot_report(&report)),
            None => Err(EngineError::new(ErrorCode::GameOver, "the game is over")),
        }
    }

    fn record(&self) -> Result<Response, EngineError> {
        let today = time::OffsetDateTime::now_utc().date().to_string();
        Ok(Response::new("record", catalog::record(self.table()?, Some(today), &[]).to_string()))
    }

    fn replay(&mut self, request: &Request<'_>) -> Result<Response, EngineError> {
        let record = request.text("record", ErrorCode::BadRecord)?.parse::<tabletop::Record>()?;
        let table = catalog::replay(&record)?;
        Ok(self.start(table, None))
    }
}
