//! Statistics over many records.

use std::collections::BTreeMap;

use catalog::ReplayVerdict;
use tabletop::{Note, Record, Verdict};

/// How often the games noted each thing, in one record or in many.
#[derive(Clone, Debug, Default)]
pub(super) struct Counts(Vec<(Note, u64)>);

impl Counts {
    pub(super) fn add(&mut self, note: Note) {
        self.add_many(note, 1);
    }

    fn add_many(&mut self, note: Note, more: u64) {
        // There are few different notes, so a linear search is faster than a map.
        match self.0.iter_mut().find(|(known, _)| *known == note) {
            Some((_, count)) => *count += more,
            None => self.0.push((note, more)),
        }
    }

    /// By kind in alphabetical order; within a kind the most frequent first.
    pub(super) fn by_kind(&self) -> BTreeMap<&'static str, Vec<(&'static str, u64)>> {
        let mut kinds: BTreeMap<&'static str, Vec<(&'static str, u64)>> = BTreeMap::new();
        for (note, count) in &self.0 {
            kinds.entry(note.kind).or_default().push((note.name, *count));
        }
        for names in kinds.values_mut() {
            names.sort_by_key(|(name, count)| (std::cmp::Reverse(*count), *name));
        }
        kinds
    }
}

/// A histogram of lengths.
#[derive(Clone, Debug, Default)]
pub(super) struct Lengths(BTreeMap<u32, u64>);

impl Lengths {
    fn add(&mut self, length: u32) {
        *self.0.entry(length).or_default() += 1;
    }

    /// Minimum, mean, median and maximum.
    pub(super) fn summary(&self) -> Option<(u32, f64, u32, u32)> {
        let all: u64 = self.0.values().sum();
        let sum: f64 = self.0.iter().map(|(length, count)| f64::from(*length) * *count as f64).sum();
        let mut passed = 0;
        let middle = self.0.iter().find(|(_, count)| {
            passed += **count;
            2 * passed >= all
        });
        let (least, most) = (self.0.first_key_value()?.0, self.0.last_key_value()?.0);
        Some((*least, sum / all as f64, *middle?.0, *most))
    }
}

/// The statistics of the games with the same game, options and number of players.
#[derive(Clone, Debug, Default)]
pub(super) struct Kind {
    pub(super) games: u64,
    /// Number of games by the mark of their result.
    pub(super) results: BTreeMap<char, u64>,
    /// Games and won games by player name.
    pub(super) names: BTreeMap<String, [u64; 2]>,
    pub(super) actions: Lengths,
    pub(super) turns: Lengths,
    pub(super) counts: Counts,
}

/// Game, number of players and options as JSON, in the order of the output.
pub(super) type Key = (String, u8, String);

/// Statistics over many records.
#[derive(Clone, Debug, Default)]
pub(super) struct Statistics {
    /// Number of all records.
    pub(super) records: u64,
    /// Number of records that match the filter.
    pub(super) matching: u64,
    /// Number of records that cannot be read or break the rules.
    pub(super) broken: u64,
    /// Matching records by game, players and options.
    pub(super) kinds: BTreeMap<Key, Kind>,
}

/// Maximal number of player names per kind: a file may have a different name in every record.
const MOST_NAMES: usize = 1000;

impl Statistics {
    pub(super) fn add(&mut self, record: &Record, verdict: &ReplayVerdict, counts: &Counts) {
        self.matching += 1;
        let key = (record.game.clone(), record.players, record.options.clone());
        let kind = self.kinds.entry(key).or_default();
        kind.games += 1;
        *kind.results.entry(record.result.map_or('*', Verdict::mark)).or_default() += 1;
        let winner = record.result.and_then(Verdict::winner);
        for (seat, name) in &record.names {
            if kind.names.len() < MOST_NAMES || kind.names.contains_key(name) {
                let [games, won] = kind.names.entry(name.clone()).or_default();
                *games += 1;
                *won += u64::from(winner == Some(*seat));
            }
        }
        kind.actions.add(record.played.len() as u32);
        kind.turns.add(verdict.turns);
        for (note, count) in &counts.0 {
            kind.counts.add_many(*note, *count);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_histogram_is_summarised() {
        let mut lengths = Lengths::default();
        assert_eq!(lengths.summary(), None);
        for length in [4, 1, 9, 2] {
            lengths.add(length);
        }
        assert_eq!(lengths.summary(), Some((1, 4.0, 2, 9)));
    }

    #[test]
    fn frequent_notes_come_first() {
        let mut counts = Counts::default();
        let notes = [("a", "x"), ("a", "y"), ("b", "z"), ("a", "y")].map(|(kind, name)| Note { kind, name });
        for note in notes {
            counts.add(note);
        }
        let kinds = counts.by_kind();
        assert_eq!(kinds["a"], [("y", 2), ("x", 1)]);
        assert_eq!(kinds["b"], [("z", 1)]);
    }
}
