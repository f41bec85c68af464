//! A game in a file: the headers of a record, then one action a line, then the result; the next round of a match
//! follows. An action is on the disk before it is visible, so that a crash loses nothing. The file of a finished game is
//! a file of records like any other.
//!
//! The file is only appended to, except that a takeback cuts it.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use table::local::text;
pub(crate) use table::local::{LocalPlayer, RecordedRound, Remark};
use tabletop::{Record, Seat, Turn};

/// Why the file of a game cannot be used.
#[derive(Debug, thiserror::Error)]
pub(crate) enum JournalProblem {
    /// The file cannot be read or written.
    #[error("{}: {error}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// The reason.
        error: io::Error,
    },
    /// Another program has it open.
    #[error("{}: another program has this game open", path.display())]
    Busy {
        /// The file.
        path: PathBuf,
    },
    /// It does not hold a game that can continue.
    #[error("{}: {why}", path.display())]
    Broken {
        /// The file.
        path: PathBuf,
        /// The reason.
        why: String,
    },
}

/// Whether there is nothing more to play.
fn is_over(rounds: &[RecordedRound]) -> bool {
    let [first, ..] = rounds else { return true };
    let last = &rounds[rounds.len() - 1];
    let more = rounds.len() < usize::from(first.rounds_of_match());
    let remarks = || rounds.iter().flat_map(|round| &round.remarks).map(|(_, remark)| *remark);
    let left: Vec<LocalPlayer> = Seat::first(first.record.players)
        .zip(first.players())
        .filter(|(seat, _)| remarks().all(|remark| remark != Remark::GaveUp(*seat)))
        .map(|(_, player)| player)
        .collect();
    let bots_alone = left.iter().all(|player| matches!(player, LocalPlayer::Bot(_)));
    let gave_up = remarks().next().is_some() && (left.len() == 1 || bots_alone);
    // A player who gives up gives up the match.
    let by_rules =
        || catalog::verify(&last.record, None).is_ok_and(|verdict| matches!(verdict.turn, Turn::Over(_)));
    last.record.result.is_some() && !(more && by_rules() && !gave_up)
}

/// A game that was left before its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Saved {
    /// The file.
    pub(crate) path: PathBuf,
    /// The game.
    pub(crate) game: String,
    /// The players, by seat.
    pub(crate) players: Vec<LocalPlayer>,
    /// The number of actions of the current round.
    pub(crate) actions: usize,
    /// When it began.
    pub(crate) date: Option<String>,
}

/// The file of a game that is being played.
#[derive(Debug)]
pub(crate) struct Journal {
    file: File,
    path: PathBuf,
}

/// The folder of saved games, if the system has a place for it.
pub(crate) fn folder() -> Option<PathBuf> {
    let own = directories::ProjectDirs::from("", "", "marchstone")?;
    Some(own.state_dir().unwrap_or_else(|| own.data_local_dir()).join("games"))
}

impl Journal {
    /// Creates the file, which must not exist, in a directory that exists, with the headers of the first round.
    pub(crate) fn create(path: &Path, dealt: &Record) -> Result<Journal, JournalProblem> {
        let wrong = |error| JournalProblem::File { path: path.to_owned(), error };
        let file = OpenOptions::new().read(true).append(true).create_new(true).open(path).map_err(wrong)?;
        let mut journal = Journal { file, path: path.to_owned() };
        journal.lock()?;
        journal.append(&text::headers(dealt))?;
        // The name of the file is in its folder, which needs a sync of its own.
        if let Some(parent) = path.parent().filter(|parent| !parent.as_os_str().is_empty())
            && let Ok(folder) = File::open(parent)
        {
            // Not every system can sync a folder.
            let _ = folder.sync_all();
        }
        Ok(journal)
    }

    /// Opens a file again. A line that was written in part was never visible, and is cut off.
    pub(crate) fn resume(path: &Path) -> Result<(Journal, Vec<RecordedRound>), JournalProblem> {
        let wrong = |error| JournalProblem::File { path: path.to_owned(), error };
        let mut file = OpenOptions::new().read(true).append(true).open(path).map_err(wrong)?;
        let journal = Journal { file: file.try_clone().map_err(wrong)?, path: path.to_owned() };
        journal.lock()?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).map_err(wrong)?;
        let broken = |why: String| JournalProblem::Broken { path: path.to_owned(), why };
        let lines = bytes.iter().rposition(|byte| *byte == b'\n').map_or(0, |end| end + 1);
        let text = std::str::from_utf8(&bytes[..lines]).map_err(|bad| broken(bad.to_string()))?;
        let complete = text::complete(text);
        let rounds = text::read(complete).map_err(broken)?;
        if complete.len() < bytes.len() {
            journal.cut(complete.len() as u64)?;
        }
        Ok((journal, rounds))
    }

    /// Appends lines; they are on the disk when this returns.
    pub(crate) fn append(&mut self, lines: &str) -> Result<(), JournalProblem> {
        let written = self.file.write_all(lines.as_bytes()).and_then(|()| self.file.sync_data());
        written.map_err(|error| JournalProblem::File { path: self.path.clone(), error })
    }

    /// Cuts the last actions off, which must be these; remarks after them stay.
    pub(crate) fn take_back(&mut self, actions: &[&str]) -> Result<(), JournalProblem> {
        let wrong = |error| JournalProblem::File { path: self.path.clone(), error };
        let mut text = String::new();
        self.file.seek(SeekFrom::Start(0)).map_err(wrong)?;
        self.file.read_to_string(&mut text).map_err(wrong)?;
        let mut left = text.as_str();
        let mut remarks = Vec::new();
        let mut actions = actions.iter().rev().peekable();
        while let Some(action) = actions.peek() {
            let line = left.lines().next_back().unwrap_or("");
            if line.starts_with('{') {
                remarks.push(line);
            } else if line.split_ascii_whitespace().next_back() == Some(action) && left.ends_with('\n') {
                actions.next();
            } else {
                // Another program has written to the file.
                return Err(wrong(io::ErrorKind::InvalidData.into()));
            }
            left = &left[..left.len() - line.len() - 1];
        }
        self.cut(left.len() as u64)?;
        let kept = remarks.iter().rev().fold(String::new(), |kept, line| kept + line + "\n");
        if kept.is_empty() { Ok(()) } else { self.append(&kept) }
    }

    fn cut(&self, length: u64) -> Result<(), JournalProblem> {
        let cut = self.file.set_len(length).and_then(|()| self.file.sync_all());
        cut.map_err(|error| JournalProblem::File { path: self.path.clone(), error })
    }

    fn lock(&self) -> Result<(), JournalProblem> {
        match self.file.try_lock() {
            Err(fs::TryLockError::WouldBlock) => Err(JournalProblem::Busy { path: self.path.clone() }),
            // Not every file system has locks.
            Ok(()) | Err(fs::TryLockError::Error(_)) => Ok(()),
        }
    }
}

/// The unfinished games of a folder, the latest first.
pub(crate) fn saved(folder: &Path) -> Vec<Saved> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut paths: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.sort_unstable();
    paths.reverse();
    paths.into_iter().filter_map(|path| unfinished(&path)).collect()
}

/// Whether the game in a file can go on.
pub(crate) fn is_unfinished(path: &Path) -> bool {
    unfinished(path).is_some()
}

fn unfinished(path: &Path) -> Option<Saved> {
    let text = fs::read_to_string(path).ok()?;
    let rounds = text::read(text::complete(&text)).ok().filter(|rounds| !is_over(rounds))?;
    let last = rounds.last()?;
    Some(Saved {
        path: path.to_owned(),
        players: last.players(),
        actions: last.record.played.len(),
        date: last.record.date.clone(),
        game: last.record.game.clone(),
    })
}

#[cfg(test)]
mod tests;
