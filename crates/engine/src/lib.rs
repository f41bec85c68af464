//! The engine protocol: one JSON object a line in, one a line out, in order. docs/protocol.md describes it.
//!
//! It answers whatever comes: a line that is no request gets an error, and nothing changes by it.

mod answer;
mod failure;
mod request;
mod serve;

pub use failure::{Code, Failure};
pub use serve::serve;

use std::time::Duration;

use answer::Answer;
use bots::Budget;
use catalog::{AnyTable, Language, Words};
use request::Request;

/// The longest a bot may think, in milliseconds: ten minutes.
const MOST_THINKING: u32 = 600_000;
/// The deepest count: far beyond what ends in a lifetime, and shallow enough for any stack.
const MOST_DEPTH: u32 = 200;

/// A seed from the system's own randomness.
pub fn draw_seed() -> Result<tabletop::Seed, getrandom::Error> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)?;
    Ok(tabletop::Seed(bytes))
}

/// One conversation: at most one game at a time.
pub struct Engine {
    table: Option<Box<dyn AnyTable>>,
    language: Language,
    words: Words,
}

impl Engine {
    /// No game yet; reasons are told in this language.
    pub fn new(language: Language) -> Engine {
        Engine { table: None, language, words: Words::new(language) }
    }

    /// Answers one line (without its line break).
    pub fn answer(&mut self, line: &[u8]) -> String {
        let request = match Request::read(line) {
            Ok(request) => request,
            Err(failure) => return answer::failed(Some("null"), &failure),
        };
        match self.respond(&request) {
            Ok(answer) => answer.written(request.id()),
            Err(failure) => answer::failed(request.id(), &failure),
        }
    }

    fn respond(&mut self, request: &Request<'_>) -> Result<Answer, Failure> {
        match request.command()?.as_str() {
            "games" => Ok(answer::games()),
            "new" => self.begin(request),
            "load" => self.load(request),
            "position" => self.position(request),
            "legal" => Ok(answer::legal(self.table()?)),
            "apply" => self.apply(request),
            "undo" => self.undo(),
            "outcome" => Ok(answer::outcome(self.table()?)),
            "perft" => self.perft(request),
            "explain" => self.explain(request),
            "think" => self.think(request),
            "record" => self.record(),
            "replay" => self.replay(request),
            other => Err(Failure::unknown_command(other)),
        }
    }

    fn table(&self) -> Result<&dyn AnyTable, Failure> {
        self.table.as_deref().ok_or_else(Failure::no_game)
    }

    fn begin(&mut self, request: &Request<'_>) -> Result<Answer, Failure> {
        let game = request.game()?;
        let players = request.players(game)?;
        let settings = request.options()?;
        let (seed, drawn) = request.seed()?;
        let table = game.deal(&settings, players, seed)?;
        Ok(self.start(table, drawn.then_some(seed)))
    }

    fn load(&mut self, request: &Request<'_>) -> Result<Answer, Failure> {
        let position = request.text("position", Code::BadPosition)?;
        let (seed, drawn) = request.seed()?;
        let table = catalog::load(&position, seed)?;
        Ok(self.start(table, drawn.then_some(seed)))
    }

    /// A new game takes the place of the one before. A seed that nobody gave is told.
    fn start(&mut self, table: Box<dyn AnyTable>, drawn: Option<tabletop::Seed>) -> Answer {
        let answer = answer::position(table.as_ref());
        self.table = Some(table);
        match drawn {
            Some(seed) => answer.with("seed", seed.to_string()),
            None => answer,
        }
    }

    fn position(&self, request: &Request<'_>) -> Result<Answer, Failure> {
        let table = self.table()?;
        Ok(match request.seat(table.seats())? {
            Some(seat) => Answer::new("position", table.view(seat.into())),
            None => answer::position(table),
        })
    }

    fn apply(&mut self, request: &Request<'_>) -> Result<Answer, Failure> {
        let table = self.table.as_deref_mut().ok_or_else(Failure::no_game)?;
        match table.apply(&request.actions()?) {
            Ok(()) => Ok(answer::position(table)),
            Err(refusal) => Err(Failure::refused(&refusal, self.language, &self.words)),
        }
    }

    fn undo(&mut self) -> Result<Answer, Failure> {
        let table = self.table.as_deref_mut().ok_or_else(Failure::no_game)?;
        if table.undo() { Ok(answer::position(table)) } else { Err(Failure::nothing_to_undo()) }
    }

    fn perft(&self, request: &Request<'_>) -> Result<Answer, Failure> {
        let table = self.table()?;
        Ok(Answer::new("nodes", table.perft(request.number("depth", MOST_DEPTH)?)))
    }

    fn explain(&self, request: &Request<'_>) -> Result<Answer, Failure> {
        let table = self.table()?;
        let touches = request.touches()?;
        let seat = request.seat(table.seats())?.ok_or_else(|| Failure::missing("seat"))?;
        match touches.iter().find_map(|touch| table.explain(seat.into(), seat, touch)) {
            Some(annotation) => Ok(answer::annotation(&annotation, &self.words)),
            None => Err(Failure::nothing_to_explain(table.name(), &table.explainable(seat.into()))),
        }
    }

    fn think(&self, request: &Request<'_>) -> Result<Answer, Failure> {
        let table = self.table()?;
        let bot = request.text("bot", Code::BadOption)?.parse().map_err(Failure::bad_bot)?;
        let ms = request.optional_number("ms", MOST_THINKING)?.unwrap_or(1000);
        let (seed, _) = request.seed()?;
        let given = Budget::Time(Duration::from_millis(ms.into()));
        match table.think(bot, given, seed) {
            Some(thought) => Ok(answer::thought(&thought)),
            None => Err(Failure::new(Code::GameOver, "the game is over")),
        }
    }

    fn record(&self) -> Result<Answer, Failure> {
        let today = time::OffsetDateTime::now_utc().date().to_string();
        Ok(Answer::new("record", catalog::record(self.table()?, Some(today), &[]).to_string()))
    }

    fn replay(&mut self, request: &Request<'_>) -> Result<Answer, Failure> {
        let record = request.text("record", Code::BadRecord)?.parse::<tabletop::Record>()?;
        let table = catalog::replay(&record)?;
        Ok(self.start(table, None))
    }
}
