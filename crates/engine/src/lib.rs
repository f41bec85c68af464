//! The engine protocol: one JSON object per line in, one per line out, in order. docs/protocol.md specifies it.
//!
//! Every line is answered. An invalid request gets an error and changes nothing.

mod error;
mod request;
mod response;
mod serve;

pub use error::{EngineError, ErrorCode};
pub use serve::serve;

use std::collections::BTreeMap;
use std::time::Duration;

use bots::{BotSpec, Budget};
use catalog::{AnyTable, Language, PlayoutPlan, Words};
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

/// The largest number of games that one engine holds.
const MAX_TABLES: usize = 4096;
/// The largest number of positions in one answer to `sample`.
const MAX_SAMPLES: u32 = 1000;
/// The largest number of games of one `playout`.
const MAX_PLAYOUTS: u32 = 100_000;

/// A game in progress.
struct Session {
    table: Box<dyn AnyTable>,
    /// The number of actions before each request that made some, for undo.
    undo: Vec<usize>,
}

/// One session of the protocol, with one game for each name of a table.
pub struct Engine {
    sessions: BTreeMap<String, Session>,
    language: Language,
    words: Words,
}

impl Engine {
    /// A session without a game. Reasons are written in this language.
    pub fn new(language: Language) -> Engine {
        Engine { sessions: BTreeMap::new(), language, words: Words::new(language) }
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
            "legal" => self.with_table(request, |table| Ok(response::legal(table))),
            "apply" => self.apply(request),
            "undo" => self.undo(request),
            "outcome" => Ok(response::outcome(self.table(request)?)),
            "perft" => self.perft(request),
            "explain" => self.explain(request),
            "think" => self.think(request),
            "sample" => self.sample(request),
            "playout" => self.playout(request),
            "record" => self.record(request),
            "replay" => self.replay(request),
            "close" => self.close(request),
            other => Err(EngineError::unknown_command(other)),
        }
    }

    fn table(&self, request: &Request<'_>) -> Result<&dyn AnyTable, EngineError> {
        let session = self.sessions.get(&request.table()?);
        session.map(|session| session.table.as_ref()).ok_or_else(EngineError::no_game)
    }

    /// Calls `answer` with the game, or with a position behind the view that the request has.
    fn with_table(
        &self,
        request: &Request<'_>,
        answer: impl FnOnce(&dyn AnyTable) -> Result<Response, EngineError>,
    ) -> Result<Response, EngineError> {
        match request.view()? {
            None => answer(self.table(request)?),
            Some(view) => {
                let (seed, _) = request.seed()?;
                answer(catalog::load_view(&view, request.any_seat()?, seed)?.as_ref())
            }
        }
    }

    fn new_game(&mut self, request: &Request<'_>) -> Result<Response, EngineError> {
        let game = request.game()?;
        let players = request.players(game)?;
        let settings = request.options()?;
        let (seed, drawn) = request.seed()?;
        let table = game.deal(&settings, players, seed)?;
        self.start(request, table, drawn.then_some(seed))
    }

    fn load(&mut self, request: &Request<'_>) -> Result<Response, EngineError> {
        let view = request.view()?;
        let position = match &view {
            None => request.text("position", ErrorCode::BadPosition)?,
            Some(_) if request.has("position") => {
                let message = "give \"position\" or \"view\", not both";
                return Err(EngineError::new(ErrorCode::BadPosition, message));
            }
            Some(view) => view.clone(),
        };
        let (seed, drawn) = request.seed()?;
        let table = match view {
            None => catalog::load(&position, seed)?,
            Some(_) => catalog::load_view(&position, request.any_seat()?, seed)?,
        };
        self.start(request, table, drawn.then_some(seed))
    }

    /// Replaces the game. `drawn` is the seed if the request did not give one; the response then contains it.
    fn start(
        &mut self,
        request: &Request<'_>,
        table: Box<dyn AnyTable>,
        drawn: Option<tabletop::Seed>,
    ) -> Result<Response, EngineError> {
        let name = request.table()?;
        if self.sessions.len() >= MAX_TABLES && !self.sessions.contains_key(&name) {
            let message = format!("there are {MAX_TABLES} tables already: close some");
            return Err(EngineError::new(ErrorCode::BadOption, message));
        }
        let response = response::state(table.as_ref(), &request.shown()?);
        // The actions of a record are undone one by one.
        let undo = (0..table.length()).collect();
        self.sessions.insert(name, Session { table, undo });
        Ok(match drawn {
            Some(seed) => response.with("seed", seed.to_string()),
            None => response,
        })
    }

    fn position(&self, request: &Request<'_>) -> Result<Response, EngineError> {
        let table = self.table(request)?;
        let memory = request.flag("memory")?;
        Ok(match request.seat(table.seats())? {
            Some(seat) if memory => Response::new("position", table.remembered(seat.into())),
            Some(seat) => Response::new("position", table.view(seat.into())),
            None => response::position(table),
        })
    }

    fn apply(&mut self, request: &Request<'_>) -> Result<Response, EngineError> {
        let session = self.sessions.get_mut(&request.table()?).ok_or_else(EngineError::no_game)?;
        let before = session.table.length();
        let (actions, shown) = (request.actions()?, request.shown()?);
        let plays_forced = request.flag("forced")?;
        if let Err(refusal) = session.table.apply(&actions) {
            return Err(EngineError::refused(&refusal, self.language, &self.words));
        }
        session.undo.push(before);
        let mut forced = Vec::new();
        while plays_forced && let Some(only) = session.table.forced() {
            session.table.apply(std::slice::from_ref(&only)).expect("a listed action is legal");
            forced.push(only);
        }
        let response = response::state(session.table.as_ref(), &shown);
        Ok(if plays_forced { response.with("forced", forced) } else { response })
    }

    fn undo(&mut self, request: &Request<'_>) -> Result<Response, EngineError> {
        let session = self.sessions.get_mut(&request.table()?).ok_or_else(EngineError::no_game)?;
        let shown = request.shown()?;
        session.table.rewind(session.undo.pop().ok_or_else(EngineError::nothing_to_undo)?);
        Ok(response::state(session.table.as_ref(), &shown))
    }

    fn perft(&self, request: &Request<'_>) -> Result<Response, EngineError> {
        let table = self.table(request)?;
        Ok(Response::new("nodes", table.perft(request.number("depth", MAX_DEPTH)?)))
    }

    fn explain(&self, request: &Request<'_>) -> Result<Response, EngineError> {
        self.with_table(request, |table| {
            let touches = request.touches()?;
            let seat = request.seat(table.seats())?.ok_or_else(|| EngineError::missing("seat"))?;
            match touches.iter().find_map(|touch| table.explain(seat.into(), seat, touch)) {
                Some(annotation) => Ok(response::annotation(&annotation, &self.words)),
                None => Err(EngineError::nothing_to_explain(table.name(), &table.explainable(seat.into()))),
            }
        })
    }

    fn think(&self, request: &Request<'_>) -> Result<Response, EngineError> {
        self.with_table(request, |table| {
            let bot = request.text("bot", ErrorCode::BadOption)?.parse().map_err(EngineError::bad_bot)?;
            let ms = request.optional_number("ms", MAX_THINKING_MS)?.unwrap_or(1000);
            let (seed, _) = request.seed()?;
            let given = Budget::Time(Duration::from_millis(ms.into()));
            match table.think(bot, given, seed) {
                Some(report) => {
                    let reasons = table.reasons(&report.action);
                    let texts: Vec<String> =
                        reasons.iter().map(|reason| self.words.say(&reason.phrase)).collect();
                    Ok(response::bot_report(&report).with("reasons", texts))
                }
                None => Err(EngineError::new(ErrorCode::GameOver, "the game is over")),
            }
        })
    }

    fn sample(&self, request: &Request<'_>) -> Result<Response, EngineError> {
        self.with_table(request, |table| {
            let seat = request.seat(table.seats())?.or(table.turn().seat());
            let seat = seat.ok_or_else(|| EngineError::missing("seat"))?;
            let count = request.optional_number("count", MAX_SAMPLES)?.unwrap_or(1);
            let (seed, drawn) = request.seed()?;
            let response = Response::new("positions", table.samples(seat.into(), count, seed));
            Ok(if drawn { response.with("seed", seed.to_string()) } else { response })
        })
    }

    fn playout(&self, request: &Request<'_>) -> Result<Response, EngineError> {
        self.with_table(request, |table| {
            let seat = request.seat(table.seats())?;
            // The position behind a view is no truth to play from.
            let seat = if request.has("view") { seat.or(table.turn().seat()) } else { seat };
            let games = request.optional_number("count", MAX_PLAYOUTS)?.unwrap_or(1);
            let bot = request.optional_text("bot", ErrorCode::BadOption)?;
            let bot = bot.map_or(Ok(BotSpec::Random), |name| name.parse().map_err(EngineError::bad_bot))?;
            let ms = request.optional_number("ms", MAX_THINKING_MS)?.unwrap_or(10);
            let (seed, drawn) = request.seed()?;
            let bot = (bot, Budget::Time(Duration::from_millis(ms.into())));
            let response = response::playouts(&table.playouts(&PlayoutPlan { games, seat, bot, seed }));
            Ok(if drawn { response.with("seed", seed.to_string()) } else { response })
        })
    }

    fn record(&self, request: &Request<'_>) -> Result<Response, EngineError> {
        let today = time::OffsetDateTime::now_utc().date().to_string();
        Ok(Response::new("record", catalog::record(self.table(request)?, Some(today), &[]).to_string()))
    }

    fn replay(&mut self, request: &Request<'_>) -> Result<Response, EngineError> {
        let record = request.text("record", ErrorCode::BadRecord)?.parse::<tabletop::Record>()?;
        let table = catalog::replay(&record)?;
        self.start(request, table, None)
    }

    fn close(&mut self, request: &Request<'_>) -> Result<Response, EngineError> {
        self.sessions.remove(&request.table()?).ok_or_else(EngineError::no_game)?;
        Ok(Response::new("tables", self.sessions.len()))
    }
}
