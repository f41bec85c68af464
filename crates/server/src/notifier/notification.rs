//! The notifications and their text form, which is short so that many fit into one `NOTIFY`.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::Event;
use wire::Instant;

use crate::store::{Entry, PersonId, TableId};

/// A notification from one node to the others.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Notification {
    /// The log of a table has grown.
    LogGrown {
        /// The table.
        table: TableId,
        /// The last sequence number.
        seq: u32,
        /// The entry with that number, so that a node that knows all others need not read the log.
        entry: Option<Box<Entry>>,
    },
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
    /// A person has a new name, or none any more.
    PersonChanged(PersonId),
    /// This node shuts down: others may take over its tables.
    NodeLeaving,
}

impl Notification {
    /// Whether this notification makes an earlier one redundant.
    pub(super) fn covers(&self, earlier: &Notification) -> bool {
        match (self, earlier) {
            (Notification::LogGrown { table, .. }, Notification::LogGrown { table: other, .. }) => {
                table == other
            }
            (
                Notification::Presence { table, ask, .. },
                Notification::Presence { table: other, ask: asked, .. },
            ) => table == other && ask >= asked,
            _ => self == earlier,
        }
    }
}

/// The most bytes of an entry in a notification.
const MAX_ENTRY: usize = 4_000;

/// The text form of an entry, without its sequence number.
#[derive(Serialize, Deserialize)]
struct EntryText {
    at: Instant,
    person: Option<String>,
    key: Option<String>,
    event: Event,
}

fn entry_text(entry: &Entry) -> Option<String> {
    let Entry { seq: _, at, person, idempotency_key, event } = entry.clone();
    let text = EntryText { at, person: person.map(|person| person.0), key: idempotency_key, event };
    serde_json::to_string(&text).ok()
}

fn read_entry(seq: u32, text: &str) -> Option<Box<Entry>> {
    let EntryText { at, person, key, event } = serde_json::from_str(text).ok()?;
    Some(Box::new(Entry { seq, at, person: person.map(PersonId), idempotency_key: key, event }))
}

impl fmt::Display for Notification {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Notification::LogGrown { table, seq, entry } => {
                write!(f, "grown {table} {seq}")?;
                let text = entry.as_deref().and_then(entry_text).filter(|text| text.len() < MAX_ENTRY);
                text.map_or(Ok(()), |text| write!(f, " {text}"))
            }
            Notification::Presence { table, seats, spectators, ask } => {
                let seats = if seats.is_empty() { "-" } else { seats };
                write!(f, "presence {table} {seats} {spectators} {}", u8::from(*ask))
            }
            Notification::PersonChanged(person) => write!(f, "person {person}"),
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
        let number = |word: &str| word.parse().map_err(|_| BadNotification);
        if let Some(rest) = text.strip_prefix("grown ") {
            let mut parts = rest.splitn(3, ' ');
            let (Some(table), Some(seq)) = (parts.next(), parts.next()) else { return Err(BadNotification) };
            let (table, seq) = (TableId(table.to_owned()), number(seq)?);
            return Ok(Notification::LogGrown {
                table,
                seq,
                entry: parts.next().and_then(|text| read_entry(seq, text)),
            });
        }
        let words: Vec<&str> = text.split(' ').collect();
        Ok(match words[..] {
            ["presence", table, seats, spectators, ask] => Notification::Presence {
                table: TableId(table.to_owned()),
                seats: seats.trim_start_matches('-').to_owned(),
                spectators: number(spectators)?,
                ask: ask == "1",
            },
            ["person", person] => Notification::PersonChanged(PersonId(person.to_owned())),
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

    fn grown(table: &str, said: Option<&str>) -> Notification {
        let entry = |text: &str| {
            let event = Event::Said { seat: tabletop::Seat::B, text: text.to_owned() };
            let person = Some(PersonId("p1".to_owned()));
            Box::new(Entry { seq: 17, at: 5, person, idempotency_key: Some("a key".to_owned()), event })
        };
        Notification::LogGrown { table: TableId(table.to_owned()), seq: 17, entry: said.map(entry) }
    }

    #[test]
    fn notifications_round_trip_through_text() {
        let person = PersonId("p1".to_owned());
        for notification in [
            grown("t1", None),
            grown("t1", Some("one two\n{three}")),
            presence("AC", true),
            presence("", false),
            Notification::PersonChanged(person),
            Notification::NodeLeaving,
        ] {
            let text = notification.to_string();
            assert!(!text.contains('\n'), "a payload has one notification per line");
            assert_eq!(text.parse::<Notification>().expect("it parses"), notification);
        }
        let large = grown("t1", Some(&"x".repeat(MAX_ENTRY))).to_string();
        assert_eq!(large.parse::<Notification>().expect("it parses"), grown("t1", None));
        assert!("dance t1".parse::<Notification>().is_err());
    }

    #[test]
    fn later_notifications_replace_earlier_ones_unless_a_question_is_lost() {
        assert!(grown("t1", None).covers(&grown("t1", Some("hello"))));
        assert!(!grown("t1", None).covers(&grown("t2", None)));
        assert!(presence("A", true).covers(&presence("B", false)));
        assert!(!presence("A", false).covers(&presence("B", true)));
    }
}
