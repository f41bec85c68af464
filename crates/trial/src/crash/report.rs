//! What was acknowledged, and what is there.

use std::collections::HashMap;
use std::fmt;

use super::counted;
use super::player::Notes;
use crate::log::Entry;

/// What a trial found.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// How often a server was killed.
    pub kills: u64,
    /// Commands that were acknowledged.
    pub acknowledged: usize,
    /// Of these, such as are not in the log, or under another number.
    pub lost: usize,
    /// Commands, or positions of a bot, that were acted on more than once.
    pub twice: usize,
    /// Commands that were refused and are in the log all the same.
    pub refused_but_done: usize,
    /// Places where the numbers of a log do not follow each other.
    pub gaps: usize,
    /// Times a client was told news that did not follow what it knew.
    pub told_wrong: usize,
    /// How often clients had to come back.
    pub reconnections: usize,
    /// Games that were played to their end.
    pub finished: usize,
    /// Of these, such as have a record that verifies.
    pub verified: usize,
    /// Actions of bots.
    pub bot_actions: usize,
}

impl Report {
    pub(super) fn compare(notes: &Notes, entries: &[Entry]) -> Report {
        let mut by_command: HashMap<(&str, &str), Vec<(&str, i64)>> = HashMap::new();
        for entry in entries {
            if let (Some(person), Some(command)) = (&entry.person, &entry.command) {
                by_command.entry((person, command)).or_default().push((&entry.table_id, entry.seq));
            }
        }
        let is_lost = |ack: &&super::player::Ack| {
            let found = by_command.get(&(ack.person.as_str(), ack.command.as_str()));
            found.is_none_or(|found| !found.contains(&(ack.table.as_str(), i64::from(ack.seq))))
        };
        let bots = counted(entries.iter().filter_map(|entry| match (&entry.person, &entry.command) {
            (None, Some(word)) => Some((&entry.table_id, word)),
            _ => None,
        }));
        let follows = |pair: &&[Entry]| {
            if pair[0].table_id == pair[1].table_id {
                pair[1].seq == pair[0].seq + 1
            } else {
                pair[1].seq == 1
            }
        };
        Report {
            kills: 0,
            acknowledged: notes.acknowledged.len(),
            lost: notes.acknowledged.iter().filter(is_lost).count(),
            twice: by_command.values().filter(|found| found.len() > 1).count()
                + bots.values().filter(|count| **count > 1).count(),
            refused_but_done: notes
                .refused
                .iter()
                .filter(|(person, command)| by_command.contains_key(&(person.as_str(), command.as_str())))
                .count(),
            gaps: entries.windows(2).filter(|pair| !follows(pair)).count(),
            told_wrong: notes.told_wrong,
            reconnections: notes.reconnections,
            finished: notes.finished.len(),
            verified: 0,
            bot_actions: bots.len(),
        }
    }

    /// Whether nothing was lost, doubled or wrong.
    pub fn is_fine(&self) -> bool {
        self.lost + self.twice + self.refused_but_done + self.gaps + self.told_wrong == 0
            && self.verified == self.finished
            && self.acknowledged > 0
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "killed                      {:>8} times", self.kills)?;
        writeln!(f, "commands acknowledged       {:>8}", self.acknowledged)?;
        writeln!(f, "  of these lost             {:>8}", self.lost)?;
        writeln!(f, "done twice                  {:>8}", self.twice)?;
        writeln!(f, "refused and done            {:>8}", self.refused_but_done)?;
        writeln!(f, "gaps in logs                {:>8}", self.gaps)?;
        writeln!(f, "news out of order           {:>8}", self.told_wrong)?;
        writeln!(f, "clients came back           {:>8} times", self.reconnections)?;
        writeln!(f, "actions of bots             {:>8}", self.bot_actions)?;
        writeln!(f, "games played to their end   {:>8}", self.finished)?;
        write!(f, "  of these verified         {:>8}", self.verified)
    }
}
