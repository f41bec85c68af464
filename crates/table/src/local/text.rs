//! The text of a game that is played without a server: records, one action a line, and remarks for what a record cannot say.

use std::io;

use tabletop::{Record, RecordFlaw, RecordSplitter, Seat, Verdict};

use super::player::LocalPlayer;

/// The header with the number of rounds of a match.
pub const ROUNDS: &str = "Rounds";
/// The remark about a seat that gave up, after its letter.
const GAVE_UP: &str = " gives up";
/// The remark about a game that was called off.
const CALLED_OFF: &str = "called off";

/// Something that happened besides actions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Remark {
    /// A seat gave up while others played on, or between two rounds.
    GaveUp(Seat),
    /// The game was called off before the first action.
    CalledOff,
}

/// One round of a file; the last may have no result yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordedRound {
    /// The record.
    pub record: Record,
    /// The remarks, each with the number of actions before it.
    pub remarks: Vec<(usize, Remark)>,
}

impl RecordedRound {
    /// The number of rounds of the match.
    pub fn rounds_of_match(&self) -> u8 {
        let header = self.record.others.iter().find(|(key, _)| key == ROUNDS);
        header.and_then(|(_, rounds)| rounds.parse().ok()).unwrap_or(1)
    }

    /// The players, by seat.
    pub fn players(&self) -> Vec<LocalPlayer> {
        let named = |seat: Seat| self.record.names.iter().find(|(other, _)| *other == seat);
        let player = |seat: Seat| {
            named(seat).map_or(LocalPlayer::Person(seat.to_string()), |(_, name)| LocalPlayer::read(name))
        };
        Seat::first(self.record.players).map(player).collect()
    }

    fn read(text: &str) -> Result<RecordedRound, String> {
        let record = Record::read_going_on(text).map_err(|bad| bad.to_string())?;
        let (mut remarks, mut actions) = (Vec::new(), 0);
        for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('[')) {
            match read_remark(line) {
                Some(remark) => remarks.push((actions, remark)),
                None => actions += 1,
            }
        }
        Ok(RecordedRound { record, remarks })
    }
}

/// The line of an action; the first of a turn has its number.
pub fn action(action: &str, turn: Option<u32>) -> String {
    turn.map_or_else(|| format!("{action}\n"), |turn| format!("{turn}. {action}\n"))
}

/// The line of a result.
pub fn result(verdict: Verdict) -> String {
    format!("{}\n", verdict.mark())
}

/// The line of a remark.
pub fn remark(remark: Remark) -> String {
    match remark {
        Remark::GaveUp(seat) => format!("{{{seat}{GAVE_UP}}}\n"),
        Remark::CalledOff => format!("{{{CALLED_OFF}}}\n"),
    }
}

fn read_remark(line: &str) -> Option<Remark> {
    let text = line.strip_prefix('{')?.strip_suffix('}')?;
    if text == CALLED_OFF {
        return Some(Remark::CalledOff);
    }
    text.strip_suffix(GAVE_UP)?.parse().ok().map(Remark::GaveUp)
}

/// The headers of a record and the empty line after them. The result is appended when it is known.
pub fn headers(dealt: &Record) -> String {
    let text = dealt.to_string();
    let lines = text.lines().take_while(|line| line.starts_with('['));
    let known = lines.filter(|line| !line.starts_with("[Result "));
    known.fold(String::new(), |all, line| all + line + "\n") + "\n"
}

/// The part of a text that was written completely: whole lines, and the headers of a round only if all are there.
pub fn complete(text: &str) -> &str {
    let lines = &text[..text.rfind('\n').map_or(0, |end| end + 1)];
    match lines.rfind("\n\n[Game ") {
        Some(round) if !lines[round + 2..].contains("\n\n") => &lines[..=round],
        _ => lines,
    }
}

/// Reads the text of a game that may not have ended: one round at least.
pub fn read(text: &str) -> Result<Vec<RecordedRound>, String> {
    let records: Vec<_> =
        RecordSplitter::new(text.as_bytes()).collect::<io::Result<_>>().map_err(|bad| bad.to_string())?;
    let last = records.last().ok_or_else(|| RecordFlaw::Empty.to_string())?;
    // Nothing can be appended to a record that ends as broken off.
    if last.text.trim_end().ends_with('*') {
        return Err(RecordFlaw::More.to_string());
    }
    records.iter().map(|record| RecordedRound::read(&record.text)).collect()
}
