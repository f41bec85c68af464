//! What is rung, and how it is written: words, short enough for many in one notification.

use std::fmt;
use std::str::FromStr;

use crate::store::{PersonId, TableId};

/// What one server tells the others.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Notification {
    /// The log of a table has grown to this number.
    LogGrown(TableId, u32),
    /// Who is at a table by way of this server.
    Presence {
        /// The table.
        table: TableId,
        /// The payloads of the seats with a connection.
        seats: String,
        /// How many watch.
        spectators: u32,
        /// Whether the others are to say the same of themselves.
        ask: bool,
    },
    /// Somebody has another name.
    PersonRenamed(PersonId),
    /// Somebody is no more.
    PersonErased(PersonId),
    /// This server goes: others may take its tables over at once.
    NodeLeaving,
}

impl Notification {
    /// Whether an earlier notification says nothing any more after this one.
    pub(super) fn covers(&self, earlier: &Notification) -> bool {
        match (self, earlier) {
            (Notification::LogGrown(table, _), Notification::LogGrown(other, _)) => table == other,
            (
                Notification::Presence { table, ask, .. },
                Notification::Presence { table: other, ask: asked, .. },
            ) => table == other && ask >= asked,
            _ => self == earlier,
        }
    }
}

impl fmt::Display for Notification {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Notification::LogGrown(table, seq) => write!(f, "grown {table} {seq}"),
            Notification::Presence { table, seats, spectators, ask } => {
                let seats = if seats.is_empty() { "-" } else { seats };
                write!(f, "here {table} {seats} {spectators} {}", u8::from(*ask))
            }
            Notification::PersonRenamed(person) => write!(f, "renamed {person}"),
            Notification::PersonErased(person) => write!(f, "erased {person}"),
            Notification::NodeLeaving => f.write_str("leaving"),
        }
    }
}

/// A notification of another version, perhaps.
#[derive(Debug, thiserror::Error)]
#[error("a notification that is not understood")]
pub(crate) struct BadNotification;

impl FromStr for Notification {
    type Err = BadNotification;

    fn from_str(text: &str) -> Result<Notification, BadNotification> {
        let words: Vec<&str> = text.split(' ').collect();
        let number = |word: &str| word.parse().map_err(|_| BadNotification);
        Ok(match words[..] {
            ["grown", table, seq] => Notification::LogGrown(TableId(table.to_owned()), number(seq)?),
            ["here", table, seats, spectators, ask] => Notification::Presence {
                table: TableId(table.to_owned()),
                seats: seats.trim_start_matches('-').to_owned(),
                spectators: number(spectators)?,
                ask: ask == "1",
            },
            ["renamed", person] => Notification::PersonRenamed(PersonId(person.to_owned())),
            ["erased", person] => Notification::PersonErased(PersonId(person.to_owned())),
            ["leaving"] => Notification::NodeLeaving,
            _ => return Err(BadNotification),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn here(seats: &str, ask: bool) -> Notification {
        Notification::Presence {
            table: TableId("t1".to_owned()),
            seats: seats.to_owned(),
            spectators: 3,
            ask,
        }
    }

    #[test]
    fn what_is_written_is_read() {
        let person = PersonId("p1".to_owned());
        for notification in [
            Notification::LogGrown(TableId("t1".to_owned()), 17),
            here("AC", true),
            here("", false),
            Notification::PersonRenamed(person.clone()),
            Notification::PersonErased(person),
            Notification::NodeLeaving,
        ] {
            assert_eq!(notification.to_string().parse::<Notification>().expect("it is read"), notification);
        }
        assert!("dance t1".parse::<Notification>().is_err());
    }

    #[test]
    fn the_latest_number_is_enough_but_a_question_is_not_forgotten() {
        let grown = |seq| Notification::LogGrown(TableId("t1".to_owned()), seq);
        assert!(grown(3).covers(&grown(2)));
        assert!(!grown(3).covers(&Notification::LogGrown(TableId("t2".to_owned()), 2)));
        assert!(here("A", true).covers(&here("B", false)));
        assert!(!here("A", false).covers(&here("B", true)));
    }
}
