//! The notifications and their text form, which is short so that many fit into one `NOTIFY`.

use std::fmt;
use std::str::FromStr;

use crate::store::{PersonId, TableId};

/// A notification from one node to the others.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Notification {
    /// The log of a table has grown to this sequence number.
    LogGrown(TableId, u32),
    /// Who is connected to a table at this node.
    Presence {
        /// The table.
        table: TableId,
        /// The letters of the connected seats.
        seats: String,
        /// The number of spectators.
        spectators: u32,
        /// Whether the other nodes should announce their presence in return.
        ask: bool,
    },
    /// A person has a new name.
    PersonRenamed(PersonId),
    /// The personal data of a person was erased.
    PersonErased(PersonId),
    /// This node shuts down: others may take over its tables.
    NodeLeaving,
}

impl Notification {
    /// Whether this notification makes an earlier one redundant.
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
                write!(f, "presence {table} {seats} {spectators} {}", u8::from(*ask))
            }
            Notification::PersonRenamed(person) => write!(f, "renamed {person}"),
            Notification::PersonErased(person) => write!(f, "erased {person}"),
            Notification::NodeLeaving => f.write_str("leaving"),
        }
    }
}

/// A text that is not a notification; perhaps a newer version sent it.
#[derive(Debug, thiserror::Error)]
#[error("unknown notification")]
pub(crate) struct BadNotification;

impl FromStr for Notification {
    type Err = BadNotification;

    fn from_str(text: &str) -> Result<Notification, BadNotification> {
        let words: Vec<&str> = text.split(' ').collect();
        let number = |word: &str| word.parse().map_err(|_| BadNotification);
        Ok(match words[..] {
            ["grown", table, seq] => Notification::LogGrown(TableId(table.to_owned()), number(seq)?),
            ["presence", table, seats, spectators, ask] => Notification::Presence {
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

    fn presence(seats: &str, ask: bool) -> Notification {
        Notification::Presence {
            table: TableId("t1".to_owned()),
            seats: seats.to_owned(),
            spectators: 3,
            ask,
        }
    }

    #[test]
    fn notifications_round_trip_through_text() {
        let person = PersonId("p1".to_owned());
        for notification in [
            Notification::LogGrown(TableId("t1".to_owned()), 17),
            presence("AC", true),
            presence("", false),
            Notification::PersonRenamed(person.clone()),
            Notification::PersonErased(person),
            Notification::NodeLeaving,
        ] {
            assert_eq!(notification.to_string().parse::<Notification>().expect("it parses"), notification);
        }
        assert!("dance t1".parse::<Notification>().is_err());
    }

    #[test]
    fn later_notifications_replace_earlier_ones_unless_a_question_is_lost() {
        let grown = |seq| Notification::LogGrown(TableId("t1".to_owned()), seq);
        assert!(grown(3).covers(&grown(2)));
        assert!(!grown(3).covers(&Notification::LogGrown(TableId("t2".to_owned()), 2)));
        assert!(presence("A", true).covers(&presence("B", false)));
        assert!(!presence("A", false).covers(&presence("B", true)));
    }
}
