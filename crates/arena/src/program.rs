//! External programs as bots: one line of JSON for each decision out, one line with the action in. docs/arena.md specifies it.

use std::time::Duration;

use bots::Budget;
use serde_json::{Map, Value as Json, json};
use tabletop::{Dice, Game, Scores, Seat, Settings, Verdict, Viewer};

use crate::failure::{BotFailure, FailureKind, excerpt};
use crate::process::Process;

/// How long a program may take for its first answer beyond the budget: interpreters start slowly.
const START_TIME: Duration = Duration::from_secs(10);
/// How long a program may think if its budget is no time.
const UNTIMED: Duration = Duration::from_mins(1);

/// A program that takes part in duels.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Program {
    /// Its name in the results.
    pub(crate) name: String,
    /// The shell command line.
    pub(crate) command: String,
    /// Its budget per decision.
    pub(crate) budget: Budget,
    /// How much longer than its budget an answer may take.
    pub(crate) grace: Duration,
    /// The number of forfeited games after which the duel stops.
    pub(crate) forfeits: u32,
}

/// A game that begins.
pub(crate) struct NewGame<'a> {
    pub(crate) name: &'static str,
    /// The number of the game in the duel, from 1.
    pub(crate) number: u32,
    pub(crate) settings: &'a Settings,
    pub(crate) seats: u8,
}

/// A game that is over.
pub(crate) struct GameEnd {
    pub(crate) verdict: Option<Verdict>,
    pub(crate) scores: Scores,
    /// The seat that forfeited the game.
    pub(crate) forfeit: Option<Seat>,
}

/// A running program in a duel.
pub(crate) struct Player<'a> {
    program: &'a Program,
    process: Option<Process>,
    asked: u64,
    answered: u64,
    /// Whether it has asked for messages that need no answer.
    wants_messages: bool,
    /// The description of the game in progress, without a seat.
    game: Map<String, Json>,
    /// For each seat of the program: what it has seen and was not told yet, and whether it knows that the game began.
    seats: Vec<(Seat, Vec<Json>, bool)>,
}

impl<'a> Player<'a> {
    /// The program is started when it is asked first.
    pub(crate) fn new(program: &'a Program) -> Player<'a> {
        Player {
            program,
            process: None,
            asked: 0,
            answered: 0,
            wants_messages: false,
            game: Map::new(),
            seats: Vec::new(),
        }
    }

    /// A game begins, in which the program has these seats.
    pub(crate) fn begin(&mut self, game: &NewGame<'_>, seats: impl Iterator<Item = Seat>) {
        let description = json!({
            "game": game.name,
            "options": catalog::options_to_json(game.settings),
            "players": game.seats,
            "number": game.number,
        });
        self.game = description.as_object().cloned().unwrap_or_default();
        self.seats = seats.map(|seat| (seat, Vec::new(), false)).collect();
        if self.wants_messages {
            for place in 0..self.seats.len() {
                self.seats[place].2 = true;
                let message = json!({ "new": self.description(self.seats[place].0) });
                // A program that has ended fails when it is asked next.
                let _ = self.process.as_mut().map(|process| process.tell(&message.to_string()));
            }
        }
    }

    /// An action was made; every seat of the program sees it.
    pub(crate) fn observe<G: Game>(&mut self, before: &G, action: G::Action, after: &G) {
        let Some(maker) = before.decider() else { return };
        for (seat, seen, _) in &mut self.seats {
            let text = before.seen(action, after, Viewer::Seat(*seat)).to_string();
            seen.push(json!({ "seat": maker.to_string(), "action": text }));
        }
    }

    /// The decision of the program for the deciding seat.
    pub(crate) fn decide<G: Game>(
        &mut self,
        seat: Seat,
        view: &G::View,
        dice: &mut Dice,
    ) -> Result<G::Action, BotFailure> {
        let actions = bots::legal_actions::<G>(view, dice);
        let mut texts: Vec<String> = actions.iter().map(ToString::to_string).collect();
        texts.sort_unstable();
        self.asked += 1;
        let question = self.question(seat, &G::remembered(view), &texts);
        let chosen = self.answer(&question.to_string()).and_then(|text| self.read::<G>(&text, &actions));
        chosen.map_err(|kind| self.failed(kind))
    }

    fn question(&mut self, seat: Seat, view: &str, legal: &[String]) -> Json {
        let mut question = Map::new();
        question.insert("view".to_owned(), json!(view));
        question.insert("legal".to_owned(), json!(legal));
        match self.program.budget {
            Budget::Time(time) => question.insert("ms".to_owned(), json!(time.as_millis() as u64)),
            Budget::Iterations(count) => question.insert("iterations".to_owned(), json!(count)),
        };
        question.insert("id".to_owned(), json!(self.asked));
        question.insert("seat".to_owned(), json!(seat.to_string()));
        let description = self.description(seat);
        if let Some((_, seen, knows_game)) = self.seats.iter_mut().find(|(own, ..)| *own == seat) {
            question.insert("seen".to_owned(), json!(std::mem::take(seen)));
            if !std::mem::replace(knows_game, true) {
                question.insert("new".to_owned(), description);
            }
        }
        Json::Object(question)
    }

    /// The game in progress as one of its seats gets it.
    fn description(&self, seat: Seat) -> Json {
        let mut description = self.game.clone();
        description.insert("seat".to_owned(), json!(seat.to_string()));
        Json::Object(description)
    }

    /// Asks, and returns the line that the program answers.
    fn answer(&mut self, question: &str) -> Result<String, FailureKind> {
        let thinking = match self.program.budget {
            Budget::Time(time) => time,
            Budget::Iterations(_) => UNTIMED,
        };
        let starting = if self.answered == 0 { START_TIME } else { Duration::ZERO };
        let process = match &mut self.process {
            Some(process) => process,
            none => none.insert(
                Process::start(&self.program.command)
                    .map_err(|error| FailureKind::NotStarted(error.to_string()))?,
            ),
        };
        process.ask(question, thinking + self.program.grace + starting)
    }

    fn read<G: Game>(&mut self, line: &str, legal: &[G::Action]) -> Result<G::Action, FailureKind> {
        let answer: Json = serde_json::from_str(line).unwrap_or_default();
        let Some(text) = answer["action"].as_str() else {
            return Err(FailureKind::NotAnAnswer(excerpt(line)));
        };
        if answer.get("id").is_some_and(|id| *id != json!(self.asked)) {
            return Err(FailureKind::OtherQuestion(excerpt(&answer["id"].to_string())));
        }
        let action = text.parse().ok().filter(|action| legal.contains(action));
        let action = action.ok_or_else(|| FailureKind::Illegal(excerpt(text)))?;
        self.wants_messages |= answer["messages"] == true;
        self.answered += 1;
        Ok(action)
    }

    /// The game is over. Fails if the program has written without being asked.
    pub(crate) fn end(&mut self, end: &GameEnd) -> Result<(), BotFailure> {
        let winner = end.verdict.and_then(Verdict::winner);
        let scores: Map<String, Json> =
            end.scores.iter().map(|(seat, score)| (seat.to_string(), score.into())).collect();
        for (seat, seen, _) in std::mem::take(&mut self.seats) {
            let Some(process) = &mut self.process else { break };
            if let Err(kind) = process.expect_silence() {
                return Err(self.failed(kind));
            }
            if self.wants_messages {
                let result = json!({
                    "number": self.game.get("number"),
                    "seat": seat.to_string(),
                    "winners": winner.iter().map(Seat::to_string).collect::<Vec<_>>(),
                    "scores": scores,
                    "forfeit": end.forfeit.map(|seat| seat.to_string()),
                    "seen": seen,
                });
                // A program that has ended fails when it is asked next.
                let _ = process.tell(&json!({ "result": result }).to_string());
            }
        }
        Ok(())
    }

    /// Ends the process; the next question starts a new one.
    fn failed(&mut self, kind: FailureKind) -> BotFailure {
        let errors = self.process.take().map(Process::end).unwrap_or_default();
        let failure = BotFailure { bot: self.program.name.clone(), kind, errors, answered: self.answered };
        (self.asked, self.answered, self.wants_messages) = (0, 0, false);
        failure
    }
}
