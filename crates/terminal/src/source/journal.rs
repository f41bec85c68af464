//! A game on disk: the headers of a record, then one action a line, then the result. Only ever appended to, and
//! on the disk before anybody sees what was done, so that nothing is lost whatever happens to the program. A
//! finished one is a record like any other.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use catalog::AnyTable;
use tabletop::{Record, Seat, Verdict};

/// Who sits in a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Sitter {
    /// A person of this name.
    Person(String),
    /// A bot of this level.
    Bot(String),
}

/// What a record writes behind the level of a bot.
const BOT: &str = " (bot)";

impl Sitter {
    /// The name in a record.
    pub(crate) fn header(&self) -> String {
        match self {
            Sitter::Person(name) => name.clone(),
            Sitter::Bot(level) => format!("{level}{BOT}"),
        }
    }

    /// Who has this name in a record.
    pub(crate) fn read(header: &str) -> Sitter {
        let level =
            header.strip_suffix(BOT).filter(|name| bots::LEVELS.iter().any(|level| level.name == *name));
        level.map_or_else(|| Sitter::Person(header.to_owned()), |level| Sitter::Bot(level.to_owned()))
    }
}

/// Why a game on disk cannot go on.
#[derive(Debug, thiserror::Error)]
pub(crate) enum JournalProblem {
    /// The file cannot be read or written.
    #[error("{}: {error}", path.display())]
    File {
        /// Which.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// Another program plays it.
    #[error("{}: another program has this game open", path.display())]
    Busy {
        /// Which.
        path: PathBuf,
    },
    /// It is no record.
    #[error("{}: {why}", path.display())]
    Broken {
        /// Which.
        path: PathBuf,
        /// Why.
        why: String,
    },
}

/// A game that was left before its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Saved {
    /// The file.
    pub(crate) path: PathBuf,
    /// The game.
    pub(crate) game: String,
    /// Who plays, by seat.
    pub(crate) sitters: Vec<Sitter>,
    /// How many actions were made.
    pub(crate) actions: usize,
    /// When it was begun.
    pub(crate) date: Option<String>,
}

/// A game on disk, open for more.
#[derive(Debug)]
pub(crate) struct Journal {
    file: File,
    path: PathBuf,
}

/// Where games are kept on this machine, if it has such a place.
pub(crate) fn folder() -> Option<PathBuf> {
    let own = directories::ProjectDirs::from("", "", "marchstone")?;
    Some(own.state_dir().unwrap_or_else(|| own.data_local_dir()).join("games"))
}

impl Journal {
    /// Begins a file for this table; it must not exist.
    pub(crate) fn create(
        path: &Path,
        table: &dyn AnyTable,
        date: String,
        names: &[String],
    ) -> Result<Journal, JournalProblem> {
        let wrong = |error| JournalProblem::File { path: path.to_owned(), error };
        let text = catalog::record(table, Some(date), names).to_string();
        // The result is not known yet: it is appended when it is.
        let headers: String = text
            .lines()
            .take_while(|line| line.starts_with('['))
            .filter(|line| !line.starts_with("[Result "))
            .fold(String::new(), |all, line| all + line + "\n");
        if let Some(parent) = path.parent().filter(|parent| !parent.as_os_str().is_empty()) {
            fs::create_dir_all(parent).map_err(wrong)?;
        }
        let file = OpenOptions::new().append(true).create_new(true).open(path).map_err(wrong)?;
        let mut journal = Journal { file, path: path.to_owned() };
        journal.lock()?;
        journal.write(&(headers + "\n"))?;
        // The name of the file is in its folder, which is another thing to put on the disk.
        if let Some(parent) = path.parent().filter(|parent| !parent.as_os_str().is_empty())
            && let Ok(folder) = File::open(parent)
        {
            // Not every system can do that with a folder.
            let _ = folder.sync_all();
        }
        Ok(journal)
    }

    /// Opens a file again. What was torn while it was written was never seen by anybody, and goes.
    pub(crate) fn resume(path: &Path) -> Result<(Journal, Record), JournalProblem> {
        let wrong = |error| JournalProblem::File { path: path.to_owned(), error };
        let mut file = OpenOptions::new().read(true).append(true).open(path).map_err(wrong)?;
        let journal = Journal { file: file.try_clone().map_err(wrong)?, path: path.to_owned() };
        journal.lock()?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).map_err(wrong)?;
        let whole = bytes.iter().rposition(|byte| *byte == b'\n').map_or(0, |end| end + 1);
        let record = read(path, &String::from_utf8_lossy(&bytes[..whole]))?;
        if whole < bytes.len() {
            file.set_len(whole as u64).map_err(wrong)?;
            file.sync_all().map_err(wrong)?;
        }
        Ok((journal, record))
    }

    /// Writes down what was done, and the result if it is over; it is on the disk when this returns.
    pub(crate) fn append(
        &mut self,
        actions: &[(String, Option<u32>)],
        result: Option<Verdict>,
    ) -> Result<(), JournalProblem> {
        let mut text = String::new();
        for (action, turn) in actions {
            if let Some(turn) = turn {
                text += &turn.to_string();
                text += ". ";
            }
            text += action;
            text.push('\n');
        }
        if let Some(verdict) = result {
            text.push(verdict.mark());
            text.push('\n');
        }
        self.write(&text)
    }

    fn write(&mut self, text: &str) -> Result<(), JournalProblem> {
        let written = self.file.write_all(text.as_bytes()).and_then(|()| self.file.sync_data());
        written.map_err(|error| JournalProblem::File { path: self.path.clone(), error })
    }

    fn lock(&self) -> Result<(), JournalProblem> {
        match self.file.try_lock() {
            Err(fs::TryLockError::WouldBlock) => Err(JournalProblem::Busy { path: self.path.clone() }),
            // Where files cannot be locked, people have to take care themselves.
            Ok(()) | Err(fs::TryLockError::Error(_)) => Ok(()),
        }
    }
}

/// Reads the text of a game that may not have ended.
fn read(path: &Path, text: &str) -> Result<Record, JournalProblem> {
    let broken = |why: String| JournalProblem::Broken { path: path.to_owned(), why };
    let ended = text.split_ascii_whitespace().next_back().is_some_and(is_result);
    let text = if ended { text.to_owned() } else { format!("{text}*\n") };
    text.parse().map_err(|bad: tabletop::BadRecord| broken(bad.to_string()))
}

fn is_result(word: &str) -> bool {
    matches!(word, "*" | "=" | "-") || word.parse::<Seat>().is_ok()
}

/// The games of a folder that can go on, the latest first.
pub(crate) fn saved(folder: &Path) -> Vec<Saved> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut paths: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.sort_unstable();
    paths.reverse();
    paths.into_iter().filter_map(|path| unfinished(&path)).collect()
}

fn unfinished(path: &Path) -> Option<Saved> {
    let text = fs::read_to_string(path).ok()?;
    let whole = &text[..=text.rfind('\n')?];
    if whole.split_ascii_whitespace().next_back().is_some_and(is_result) {
        return None;
    }
    let record = read(path, whole).ok()?;
    Some(Saved {
        path: path.to_owned(),
        sitters: record.names.iter().map(|(_, name)| Sitter::read(name)).collect(),
        actions: record.played.len(),
        date: record.date,
        game: record.game,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::{Seed, Settings};

    fn begun(path: &Path) -> Journal {
        let table = catalog::game("bergues").unwrap().deal(&Settings::new(), 2, Seed([1; 32])).unwrap();
        let names =
            [Sitter::Person("Ann".to_owned()), Sitter::Bot("lamb".to_owned())].map(|who| who.header());
        Journal::create(path, &*table, "2026-11-15".to_owned(), &names).unwrap()
    }

    #[test]
    fn what_was_torn_goes_and_the_rest_stays() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.txt");
        let mut journal = begun(&path);
        journal.append(&[("N".to_owned(), Some(1)), ("f3".to_owned(), None)], None).unwrap();
        drop(journal);
        let mut file = OpenOptions::new().append(true).open(&path).unwrap();
        file.write_all(b"f1").unwrap();
        let listed = saved(folder.path());
        assert_eq!(listed.len(), 1);
        assert_eq!((listed[0].game.as_str(), listed[0].actions), ("bergues", 2));
        assert_eq!(listed[0].sitters[1], Sitter::Bot("lamb".to_owned()));
        let (mut journal, record) = Journal::resume(&path).unwrap();
        let played: Vec<&str> = record.played.iter().map(|played| played.action.as_str()).collect();
        assert_eq!(played, ["N", "f3"]);
        journal.append(&[("f12".to_owned(), None)], Some(Verdict::Won(Seat::B))).unwrap();
        let text = fs::read_to_string(&path).unwrap();
        assert!(text.ends_with("\n\n1. N\nf3\nf12\nB\n"), "{text}");
        assert!(text.parse::<Record>().is_ok(), "a finished game is a record");
        assert_eq!(saved(folder.path()), []);
    }

    #[test]
    fn a_game_is_played_by_one_program_at_a_time() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.txt");
        let first = begun(&path);
        assert!(matches!(Journal::resume(&path), Err(JournalProblem::Busy { .. })));
        drop(first);
        assert!(Journal::resume(&path).is_ok());
    }

    #[test]
    fn what_is_no_game_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("shopping.txt");
        fs::write(&path, "milk\nbread\n").unwrap();
        assert!(matches!(Journal::resume(&path), Err(JournalProblem::Broken { .. })));
        assert_eq!(saved(folder.path()), []);
        assert_eq!(fs::read_to_string(&path).unwrap(), "milk\nbread\n", "it stays as it was");
    }
}
