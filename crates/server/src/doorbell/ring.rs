//! What is rung, and how it is written: words, short enough for many in one notification.

use std::fmt;
use std::str::FromStr;

use crate::store::{PersonId, TableId};

/// What one server tells the others.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Ring {
    /// The log of a table has grown to this number.
    Grown(TableId, u32),
    /// Who is at a table by way of this server.
    Here {
        /// The table.
        table: TableId,
        /// The letters of the seats with a connection.
        seats: String,
        /// How many watch.
        spectators: u32,
        /// Whether the others are to say the same of themselves.
        ask: bool,
    },
    /// Somebody has another name.
    Renamed(PersonId),
    /// Somebody is no more.
    Erased(PersonId),
    /// This server goes: others may take its tables over at once.
    Leaving,
}

impl Ring {
    /// Whether an earlier ring says nothing any more after this one.
    pub(super) fn covers(&self, earlier: &Ring) -> bool {
        match (self, earlier) {
            (Ring::Grown(table, _), Ring::Grown(other, _)) => table == other,
            (Ring::Here { table, ask, .. }, Ring::Here { table: other, ask: asked, .. }) => {
                table == other && ask >= asked
            }
            _ => self == earlier,
        }
    }
}

impl fmt::Display for Ring {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Ring::Grown(table, seq) => write!(f, "grown {table} {seq}"),
            Ring::Here { table, seats, spectators, ask } => {
                let seats = if seats.is_empty() { "-" } else { seats };
                write!(f, "here {table} {seats} {spectators} {}", u8::from(*ask))
            }
            Ring::Renamed(person) => write!(f, "renamed {person}"),
            Ring::Erased(person) => write!(f, "erased {person}"),
            Ring::Leaving => f.write_str("leaving"),
        }
    }
}

/// A ring of another version, perhaps.
#[derive(Debug, thiserror::Error)]
#[error("a ring that is not understood")]
pub(crate) struct BadRing;

impl FromStr for Ring {
    type Err = BadRing;

    fn from_str(text: &str) -> Result<Ring, BadRing> {
        let words: Vec<&str> = text.split(' ').collect();
        let number = |word: &str| word.parse().map_err(|_| BadRing);
        Ok(match words[..] {
            ["grown", table, seq] => Ring::Grown(TableId(table.to_owned()), number(seq)?),
            ["here", table, seats, spectators, ask] => Ring::Here {
                table: TableId(table.to_owned()),
                seats: seats.trim_start_matches('-').to_owned(),
                spectators: number(spectators)?,
                ask: ask == "1",
            },
            ["renamed", person] => Ring::Renamed(PersonId(person.to_owned())),
            ["erased", person] => Ring::Erased(PersonId(person.to_owned())),
            ["leaving"] => Ring::Leaving,
            _ => return Err(BadRing),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn here(seats: &str, ask: bool) -> Ring {
        Ring::Here { table: TableId("t1".to_owned()), seats: seats.to_owned(), spectators: 3, ask }
    }

    #[test]
    fn what_is_written_is_read() {
        let person = PersonId("p1".to_owned());
        for ring in [
            Ring::Grown(TableId("t1".to_owned()), 17),
            here("AC", true),
            here("", false),
            Ring::Renamed(person.clone()),
            Ring::Erased(person),
            Ring::Leaving,
        ] {
            assert_eq!(ring.to_string().parse::<Ring>().expect("it is read"), ring);
        }
        assert!("dance t1".parse::<Ring>().is_err());
    }

    #[test]
    fn the_latest_number_is_enough_but_a_question_is_not_forgotten() {
        let grown = |seq| Ring::Grown(TableId("t1".to_owned()), seq);
        assert!(grown(3).covers(&grown(2)));
        assert!(!grown(3).covers(&Ring::Grown(TableId("t2".to_owned()), 2)));
        assert!(here("A", true).covers(&here("B", false)));
        assert!(!here("A", false).covers(&here("B", true)));
    }
}
