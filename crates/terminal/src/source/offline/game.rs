//! What is played at a table on this machine: the round, the match around it, and everything that was done. What
//! changes is on the disk before it is changed here.

use std::path::Path;

use catalog::AnyTable;
use tabletop::{Match, Record, Seat, Start, Step, Turn, Value, Verdict};
use wire::{Ending, Outcome, Problem, Status};

use super::super::journal::{Journal, JournalProblem, ROUNDS, Sitter};
use super::super::show::verdict as wire_verdict;
use super::{draw_seed, not_stored, problem, refused};
use crate::session::Deal;

/// Something that was done.
#[derive(Clone, Debug)]
pub(super) enum Happening {
    /// A round was dealt.
    Dealt,
    /// An action, after so many others of the round; perhaps the round ended with it.
    Acted(Box<Step>, u32, Option<Outcome>),
    /// A seat plays no more; perhaps all ended with it.
    GaveUp(Seat, Option<Outcome>),
    /// A seat wants its last actions back.
    Regretted(Seat),
    /// The one beside it does not mind, and so many actions of the round are left.
    TakenBack(Seat, u32),
}

/// A game to be played.
pub(crate) struct Game {
    /// The round as it stands.
    pub(super) table: Box<dyn AnyTable>,
    /// Who plays, by seat.
    pub(super) sitters: Vec<Sitter>,
    /// Where it is written down.
    journal: Journal,
    /// Which round it is, from 1.
    pub(super) round: u8,
    /// The points of a match.
    pub(super) score: Option<Match>,
    /// By what its rounds know each other.
    of: String,
    /// Who plays no more.
    gone: Vec<Seat>,
    /// How it ended, if somebody gave up.
    given_up: Option<Verdict>,
    /// Everything that was done, of all rounds.
    pub(super) log: Vec<Happening>,
    /// For each action of the round: who made it, and whether it showed its maker something new.
    made: Vec<(Seat, bool)>,
    /// The number of the position: no other ever had it.
    pub(super) at: u32,
}

impl std::fmt::Debug for Game {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Game").field("sitters", &self.sitters).finish_non_exhaustive()
    }
}

impl Game {
    /// Deals, and begins to write it down.
    pub(crate) fn deal(deal: &Deal, path: &Path) -> Result<Game, JournalProblem> {
        let broken = |why: String| JournalProblem::Broken { path: path.to_owned(), why };
        let entry =
            catalog::game(&deal.game).ok_or_else(|| broken(format!("there is no game {}", deal.game)))?;
        let seed = deal.seed.unwrap_or_else(draw_seed);
        let dealt = entry.deal(&deal.settings, deal.sitters.len() as u8, seed);
        let table = dealt.map_err(|bad| broken(bad.to_string()))?;
        let score = begin_match(deal.rounds, &*table);
        let of: String = seed.to_string().chars().take(16).collect();
        let journal = Journal::create(path, &headers(&*table, &deal.sitters, score.as_ref(), &of))?;
        let mut game = Game::sitting(table, deal.sitters.clone(), journal, score, of);
        game.dealt();
        Ok(game)
    }

    /// Goes on with a game from its file.
    pub(crate) fn resume(path: &Path) -> Result<Game, JournalProblem> {
        let (journal, kept) = Journal::resume(path)?;
        let broken = |why: String| JournalProblem::Broken { path: path.to_owned(), why };
        let tables = kept.rounds.iter().map(catalog::replay).collect::<Result<Vec<_>, _>>();
        let mut tables = tables.map_err(|bad| broken(bad.to_string()))?;
        let first = &kept.rounds[0];
        let named = |seat: Seat| first.names.iter().find(|(other, _)| *other == seat);
        let sitter =
            |seat| named(seat).map_or(Sitter::Person(format!("{seat}")), |(_, name)| Sitter::read(name));
        let sitters = Seat::first(first.players).map(sitter).collect();
        let table = tables.remove(0);
        let mut beginning = table.copy();
        beginning.rewind(0);
        let score = begin_match(kept.of_rounds(), &*beginning);
        let of = first.others.iter().find(|(key, _)| key == MATCH).map(|(_, of)| of.clone());
        let mut game = Game::sitting(table, sitters, journal, score, of.unwrap_or_default());
        game.dealt();
        for (round, next) in kept.rounds.iter().zip(tables.into_iter().map(Some).chain([None])) {
            // Who gave up did so in the last round.
            let gone = if next.is_none() { &kept.gone[..] } else { &[] };
            game.remember(round, gone);
            if let Some(next) = next {
                game.table = next;
                game.round += 1;
                game.dealt();
            }
        }
        Ok(game)
    }

    fn sitting(
        table: Box<dyn AnyTable>,
        sitters: Vec<Sitter>,
        journal: Journal,
        score: Option<Match>,
        of: String,
    ) -> Game {
        Game {
            table,
            sitters,
            journal,
            round: 1,
            score,
            of,
            gone: Vec::new(),
            given_up: None,
            log: Vec::new(),
            made: Vec::new(),
            at: 0,
        }
    }

    /// Takes in a round that was played before.
    fn remember(&mut self, record: &Record, gone: &[(Seat, usize)]) {
        let mut again = self.table.copy();
        again.rewind(0);
        let actions: Vec<String> = self.table.history().into_iter().map(|(action, _)| action).collect();
        let steps = again.play(&actions).unwrap_or_default();
        let mut gone = gone.iter().peekable();
        for (ply, step) in steps.into_iter().map(Some).chain([None]).enumerate() {
            while let Some((seat, _)) = gone.next_if(|(_, after)| *after <= ply) {
                self.gone.push(*seat);
                self.happened(Happening::GaveUp(*seat, None));
            }
            let Some(step) = step else { break };
            let last = ply + 1 == actions.len();
            self.acted(step, last.then(|| self.table.turn().verdict()).flatten());
        }
        if let (Some(verdict), Turn::Decide(_)) = (record.result, self.table.turn()) {
            let mut people = self.seats().filter(|seat| self.is_person(*seat));
            let loser = people.find(|seat| verdict.winner() != Some(*seat));
            self.ended_by(loser.unwrap_or(Seat::A), verdict);
        }
    }

    /// Every seat.
    pub(super) fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::first(self.table.seats())
    }

    /// Whether a seat plays no more.
    pub(super) fn is_gone(&self, seat: Seat) -> bool {
        self.gone.contains(&seat)
    }

    /// Whether a person plays there.
    pub(super) fn is_person(&self, seat: Seat) -> bool {
        matches!(self.sitters.get(seat.index()), Some(Sitter::Person(_))) && !self.is_gone(seat)
    }

    fn left(&self) -> Vec<Seat> {
        self.seats().filter(|seat| !self.is_gone(*seat)).collect()
    }

    /// Where it stands.
    pub(super) fn status(&self) -> Status {
        let more = self.score.as_ref().is_some_and(|score| score.verdict().is_none());
        match (self.given_up, self.table.turn()) {
            (None, Turn::Decide(_)) => Status::Playing,
            (None, Turn::Over(_)) if more => Status::Between,
            (Some(_), _) | (None, Turn::Over(_)) => Status::Over,
        }
    }

    /// How the match ended, or the round.
    pub(super) fn outcome(&self) -> Option<Outcome> {
        if let Some(verdict) = self.given_up {
            return Some(Outcome { verdict: wire_verdict(verdict), ending: Ending::Resigned });
        }
        let of_match = self.score.as_ref().and_then(Match::verdict);
        let verdict = of_match.or_else(|| self.table.turn().verdict())?;
        Some(Outcome { verdict: wire_verdict(verdict), ending: Ending::Played })
    }

    /// Who decides.
    pub(super) fn turn(&self) -> Option<Seat> {
        self.table.turn().seat().filter(|_| self.given_up.is_none())
    }

    /// Makes actions: first on a copy, then on the disk, then for everybody to see.
    pub(super) fn make(&mut self, actions: &[String]) -> Result<(), Problem> {
        let mut after = self.table.copy();
        let steps = after.play(actions).map_err(|refusal| refused(&refusal))?;
        let opens = after.history().split_off(self.made.len());
        let lines: Vec<(String, Option<u32>)> = opens
            .into_iter()
            .zip(&steps)
            .map(|((action, opens), step)| (action, opens.then_some(step.turn_number)))
            .collect();
        let result = after.turn().verdict();
        self.journal.append(&lines, result).map_err(|error| not_stored(&error))?;
        self.table = after;
        let last = steps.len();
        for (number, step) in (1..).zip(steps) {
            self.acted(step, result.filter(|_| number == last));
        }
        Ok(())
    }

    /// A seat gives up: the last one that is left wins; if none but bots are left, nobody does. While several play on, a
    /// bot goes on in its place.
    pub(super) fn give_up(&mut self, seat: Seat) -> Result<(), Problem> {
        if self.status() != Status::Playing || self.is_gone(seat) {
            return Err(problem("not-playing"));
        }
        let left: Vec<Seat> = self.left().into_iter().filter(|other| *other != seat).collect();
        let verdict = match left[..] {
            [last] => Verdict::Won(last),
            _ if left.iter().all(|other| !self.is_person(*other)) => Verdict::Nobody,
            _ => {
                self.journal.give_up(seat).map_err(|error| not_stored(&error))?;
                self.gone.push(seat);
                self.happened(Happening::GaveUp(seat, None));
                return Ok(());
            }
        };
        self.journal.append(&[], Some(verdict)).map_err(|error| not_stored(&error))?;
        self.ended_by(seat, verdict);
        Ok(())
    }

    /// How many of its latest actions a seat can take back: those that showed it nothing new, if nobody has acted since.
    pub(super) fn regrettable(&self, seat: Seat) -> usize {
        if self.status() != Status::Playing {
            return 0;
        }
        self.made.iter().rev().take_while(|(by, reveals)| *by == seat && !reveals).count()
    }

    /// Takes the latest actions of a seat back. Nothing was learnt by them, so nobody minds.
    pub(super) fn take_back(&mut self, seat: Seat) -> Result<(), Problem> {
        let back = self.regrettable(seat);
        let beside = self.seats().find(|other| *other != seat);
        let (1.., Some(beside)) = (back, beside) else { return Err(problem("nothing-to-take-back")) };
        let kept = self.made.len() - back;
        let actions: Vec<String> =
            self.table.history().split_off(kept).into_iter().map(|(action, _)| action).collect();
        self.journal.take_back(&actions).map_err(|error| not_stored(&error))?;
        self.table.rewind(kept);
        self.made.truncate(kept);
        self.happened(Happening::Regretted(seat));
        self.happened(Happening::TakenBack(beside, kept as u32));
        Ok(())
    }

    /// Deals the next round of the match; who begins follows from the last one.
    pub(super) fn next_round(&mut self) -> Result<(), Problem> {
        let (Status::Between, Some(score), Start::Dealt { settings, seats, .. }) =
            (self.status(), &self.score, self.table.start())
        else {
            return Err(problem("not-playing"));
        };
        let settings = settings.with("first", Value::Word(score.starter().to_string()));
        let entry = catalog::game(self.table.name()).ok_or_else(|| problem("unknown"))?;
        let dealt = entry.deal(&settings, seats, draw_seed()).map_err(|_| problem("unknown"))?;
        let record = headers(&*dealt, &self.sitters, self.score.as_ref(), &self.of);
        self.journal.next_round(&record).map_err(|error| not_stored(&error))?;
        self.table = dealt;
        self.round += 1;
        self.dealt();
        Ok(())
    }

    fn dealt(&mut self) {
        self.made.clear();
        self.happened(Happening::Dealt);
    }

    fn acted(&mut self, step: Step, ended: Option<Verdict>) {
        let ply = self.made.len() as u32;
        self.made.push((step.seat, step.reveals));
        if let (Some(_), Some(score)) = (ended, &mut self.score) {
            self.table.add_to_match(score);
        }
        let ended = ended.map(|verdict| Outcome { verdict: wire_verdict(verdict), ending: Ending::Played });
        self.happened(Happening::Acted(Box::new(step), ply, ended));
    }

    fn ended_by(&mut self, seat: Seat, verdict: Verdict) {
        self.gone.push(seat);
        self.given_up = Some(verdict);
        self.happened(Happening::GaveUp(seat, self.outcome()));
    }

    fn happened(&mut self, what: Happening) {
        self.log.push(what);
        self.at = self.log.len() as u32;
    }
}

fn begin_match(rounds: u8, dealt: &dyn AnyTable) -> Option<Match> {
    let of_rounds = catalog::game(dealt.name()).is_some_and(catalog::AnyGame::matches) && rounds > 1;
    of_rounds.then(|| Match::new(rounds, dealt.seats(), dealt.turn().seat().unwrap_or(Seat::A))).flatten()
}

/// What stands above the actions of a round.
fn headers(dealt: &dyn AnyTable, sitters: &[Sitter], score: Option<&Match>, of: &str) -> Record {
    let names: Vec<String> = sitters.iter().map(Sitter::header).collect();
    let mut record = catalog::record(dealt, Some(today()), &names);
    if let Some(score) = score {
        let (round, rounds) = (score.played() + 1, score.rounds());
        let headers = [(MATCH, of.to_owned()), ("Round", round.to_string()), (ROUNDS, rounds.to_string())];
        record.others.extend(headers.map(|(key, value)| (key.to_owned(), value)));
    }
    record
}

/// The header that the rounds of a match share.
const MATCH: &str = "Match";

fn today() -> String {
    let now = time::OffsetDateTime::now_utc();
    format!("{:04}-{:02}-{:02}", now.year(), u8::from(now.month()), now.day())
}
