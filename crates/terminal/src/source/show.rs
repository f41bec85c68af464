//! A table of this machine in the types in which tables are shown.

use catalog::{AnyTable, Choice, StoneReport};
use tabletop::{Seat, Start};
use wire::{Claim, Lineup, Move, Occupant, Phrase, Player, Setup, Verdict};

use super::journal::Sitter;

/// Who sits there, as everybody may know it.
pub(crate) fn occupant(sitter: &Sitter) -> Occupant {
    match sitter {
        Sitter::Bot(level) => Occupant::Bot { level: level.clone() },
        Sitter::Person(name) => {
            Occupant::Player(Player { id: String::new(), name: name.clone(), guest: true, program: false })
        }
    }
}

/// How a table was set up.
pub(crate) fn setup(table: &dyn AnyTable) -> Setup {
    let options = match table.start() {
        Start::Dealt { settings, .. } => catalog::options_to_json(&settings),
        Start::Loaded { .. } => serde_json::Value::Null,
    };
    Setup {
        game: table.name().to_owned(),
        options: options.as_object().cloned().unwrap_or_default(),
        players: table.seats(),
        clock: wire::Clock::None,
        open: false,
        rated: false,
        spectators: false,
        chat: false,
        rounds: 1,
    }
}

/// What can be done now.
pub(crate) fn moves(table: &dyn AnyTable) -> Vec<Move> {
    let made = |choice: Choice| Move {
        action: choice.action,
        touches: choice.touches,
        destination: choice.destination,
    };
    table.moves().into_iter().map(made).collect()
}

/// For each seat and each open stone on which its side is complete, whether it can be claimed.
pub(crate) fn claims(table: &dyn AnyTable) -> Vec<Claim> {
    let seats = Seat::first(table.seats());
    let all = seats.flat_map(|seat| (1..=9).map_while(move |stone| claim(table, seat, stone)));
    all.filter(|claim| claim.own.is_some() && claim.reason.key != "st-claim-owned").collect()
}

/// Why a seat can or cannot claim a stone, if the game has stones.
pub(crate) fn claim(table: &dyn AnyTable, seat: Seat, stone: u8) -> Option<Claim> {
    let report: StoneReport = catalog::explain_stone(table, seat, stone)?;
    let lineup = |lineup: catalog::LineupReport| Lineup {
        formation: lineup.formation.to_owned(),
        sum: lineup.sum,
        cards: lineup.cards,
    };
    Some(Claim {
        stone,
        seat: seat.to_string(),
        claimable: report.claimable,
        own: report.own.map(lineup),
        best_reply: report.best_reply.map(lineup),
        ruled_out_by: report.ruled_out_by,
        reason: told(&report.reason),
    })
}

/// A message as it goes to whoever shows it.
pub(crate) fn told(phrase: &tabletop::Phrase) -> Phrase {
    let args = phrase.args.iter().map(|(name, value)| ((*name).to_owned(), value.clone())).collect();
    Phrase { key: phrase.key.to_owned(), args }
}

/// Who won.
pub(crate) fn verdict(verdict: tabletop::Verdict) -> Verdict {
    match verdict {
        tabletop::Verdict::Won(seat) => Verdict::Won { seat: seat.to_string() },
        tabletop::Verdict::Draw => Verdict::Draw,
        tabletop::Verdict::Nobody => Verdict::Nobody,
    }
}
