//! The comparison of what clients were told with what the log contains.

use std::collections::HashMap;
use std::fmt;
use std::hash::Hash;
use std::time::Duration;

use super::faults::Faults;
use super::log::Entry;
use super::player::{Acknowledgement, Notes};

/// What a crash trial found.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// The faults that were caused.
    pub faults: Faults,
    /// Faults after which a server was not ready again in time.
    pub not_recovered: usize,
    /// The longest time after the end of a fault until all servers were ready.
    pub slowest_recovery: Duration,
    /// Seats that lost on time, although the players move at once.
    pub flagged: usize,
    /// Tables that wait for a server after all games have ended.
    pub busy: usize,
    /// Commands that were acknowledged.
    pub acknowledged: usize,
    /// Acknowledged commands that are not in the log under the acknowledged number.
    pub lost: usize,
    /// Commands, or decisions of a bot, that were carried out more than once.
    pub repeated: usize,
    /// Refused commands that are in the log.
    pub refused_but_stored: usize,
    /// Gaps in the numbers of a log.
    pub gaps: usize,
    /// Updates whose events did not follow the ones the client knew.
    pub out_of_order: usize,
    /// Reconnections of clients.
    pub reconnections: usize,
    /// Finished games.
    pub finished: usize,
    /// Finished games with a record that verifies.
    pub verified: usize,
    /// Actions of bots.
    pub bot_actions: usize,
}

impl Report {
    /// Compares what players noted with the log.
    pub(super) fn compare(&mut self, notes: &Notes, entries: &[Entry]) {
        let mut by_command: HashMap<(&str, &str), Vec<(&str, i64)>> = HashMap::new();
        for entry in entries {
            if let (Some(person), Some(command)) = (&entry.person, &entry.command) {
                by_command.entry((person, command)).or_default().push((&entry.table_id, entry.seq));
            }
        }
        let is_lost = |ack: &&Acknowledgement| {
            let found = by_command.get(&(ack.person.as_str(), ack.command.as_str()));
            found.is_none_or(|found| !found.contains(&(ack.table.as_str(), i64::from(ack.seq))))
        };
        let bots = count(entries.iter().filter_map(|entry| match (&entry.person, &entry.command) {
            (None, Some(command)) => Some((&entry.table_id, command)),
            _ => None,
        }));
        let follows = |pair: &&[Entry]| {
            if pair[0].table_id == pair[1].table_id {
                pair[1].seq == pair[0].seq + 1
            } else {
                pair[1].seq == 1
            }
        };
        self.acknowledged = notes.acknowledged.len();
        self.lost = notes.acknowledged.iter().filter(is_lost).count();
        self.repeated = by_command.values().filter(|found| found.len() > 1).count()
            + bots.values().filter(|count| **count > 1).count();
        self.refused_but_stored = notes
            .refused
            .iter()
            .filter(|(person, command)| by_command.contains_key(&(person.as_str(), command.as_str())))
            .count();
        self.gaps = entries.windows(2).filter(|pair| !follows(pair)).count();
        self.out_of_order = notes.out_of_order;
        self.reconnections = notes.reconnections;
        self.finished = notes.finished.len();
        self.bot_actions = bots.len();
    }

    /// Whether nothing was lost, repeated or wrong.
    pub fn is_fine(&self) -> bool {
        self.lost + self.repeated + self.refused_but_stored + self.gaps + self.out_of_order == 0
            && self.flagged + self.busy + self.not_recovered == 0
            && self.verified == self.finished
            && self.acknowledged > 0
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Faults { kills, pauses, full_disks, read_only, database_crashes, .. } = &self.faults;
        writeln!(f, "kills                       {kills:>8}")?;
        writeln!(f, "pauses                      {pauses:>8}")?;
        writeln!(f, "full disks                  {full_disks:>8}")?;
        writeln!(f, "periods without writes      {read_only:>8}")?;
        writeln!(f, "crashes of the database     {database_crashes:>8}")?;
        writeln!(f, "  not ready again           {:>8}", self.not_recovered)?;
        writeln!(f, "  ready again after at most {:>6.1} s", self.slowest_recovery.as_secs_f64())?;
        writeln!(f, "lost on time                {:>8}", self.flagged)?;
        writeln!(f, "tables that stay busy       {:>8}", self.busy)?;
        writeln!(f, "commands acknowledged       {:>8}", self.acknowledged)?;
        writeln!(f, "  lost                      {:>8}", self.lost)?;
        writeln!(f, "carried out twice           {:>8}", self.repeated)?;
        writeln!(f, "refused but stored          {:>8}", self.refused_but_stored)?;
        writeln!(f, "gaps in logs                {:>8}", self.gaps)?;
        writeln!(f, "updates out of order        {:>8}", self.out_of_order)?;
        writeln!(f, "reconnections               {:>8}", self.reconnections)?;
        writeln!(f, "actions of bots             {:>8}", self.bot_actions)?;
        writeln!(f, "finished games              {:>8}", self.finished)?;
        write!(f, "  verified                  {:>8}", self.verified)
    }
}

/// How often each key occurs.
fn count<K: Hash + Eq>(keys: impl Iterator<Item = K>) -> HashMap<K, u32> {
    let mut counts = HashMap::new();
    for key in keys {
        *counts.entry(key).or_default() += 1;
    }
    counts
}
