//! A table of this machine in the types in which tables are shown.

use catalog::{AnyTable, Choice};
use tabletop::{Start, Value, Viewer};
use wire::{Annotation, Evidence, Fact, Move, Occupant, Phrase, Player, Setup, Verdict};

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

/// An annotation as clients receive it.
pub(crate) fn annotation(annotation: tabletop::Annotation) -> Annotation {
    let fact = |value| match value {
        Value::Flag(flag) => Fact::Flag(flag),
        Value::Number(number) => Fact::Number(number),
        Value::Word(word) => Fact::Word(word),
    };
    let evidence = |evidence: tabletop::Evidence| Evidence {
        role: evidence.role.to_owned(),
        phrase: told(&evidence.phrase),
        facts: evidence.facts.into_iter().map(|(name, value)| (name.to_owned(), fact(value))).collect(),
        pieces: evidence.pieces,
    };
    Annotation {
        touch: annotation.touch,
        seat: annotation.seat.map(|seat| seat.to_string()),
        phrase: told(&annotation.phrase),
        evidence: annotation.evidence.into_iter().map(evidence).collect(),
        action: annotation.action,
    }
}

/// The annotations of the table that are shown to a viewer unasked.
pub(crate) fn annotations(table: &dyn AnyTable, viewer: Viewer) -> Vec<Annotation> {
    table.annotations(viewer).into_iter().map(annotation).collect()
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
