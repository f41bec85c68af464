//! A game on disk: the headers of a record, then one action a line, then the result; the next round of a match follows.
//! It is on the disk before anybody sees what was done, so that nothing is lost whatever happens to the program. A
//! finished one is a file of records like any other.
//!
//! Only ever appended to, but for what is taken back: then the file is cut, which happens whole or not at all.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use tabletop::{Record, RecordFlaw, RecordSplitter, Seat, Turn, Verdict};

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

/// What a file tells.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Kept {
    /// The rounds, one at least; the last may go on.
    pub(crate) rounds: Vec<Record>,
    /// Who gave up in the last round while others played on, and after how many actions.
    pub(crate) gone: Vec<(Seat, usize)>,
}

impl Kept {
    /// How many rounds the match has.
    pub(crate) fn of_rounds(&self) -> u8 {
        let told = self.rounds[0].others.iter().find(|(key, _)| key == ROUNDS);
        told.and_then(|(_, rounds)| rounds.parse().ok()).unwrap_or(1)
    }

    fn last(&self) -> &Record {
        &self.rounds[self.rounds.len() - 1]
    }

    /// Whether there is nothing more to play.
    fn is_over(&self) -> bool {
        let last = self.last();
        let more = self.rounds.len() < usize::from(self.of_rounds());
        // Who gives up gives up the match.
        let by_rules =
            || catalog::verify(last, None).is_ok_and(|verdict| matches!(verdict.turn, Turn::Over(_)));
        last.result.is_some() && !(more && by_rules())
    }
}

/// The header with the number of rounds of a match.
pub(super) const ROUNDS: &str = "Rounds";

/// A game that was left before its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Saved {
    /// The file.
    pub(crate) path: PathBuf,
    /// The game.
    pub(crate) game: String,
    /// Who plays, by seat.
    pub(crate) sitters: Vec<Sitter>,
    /// How many actions were made in this round.
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
    /// Begins a file with what was dealt; it must not exist.
    pub(crate) fn create(path: &Path, dealt: &Record) -> Result<Journal, JournalProblem> {
        let wrong = |error| JournalProblem::File { path: path.to_owned(), error };
        if let Some(parent) = path.parent().filter(|parent| !parent.as_os_str().is_empty()) {
            fs::create_dir_all(parent).map_err(wrong)?;
        }
        let file = OpenOptions::new().read(true).append(true).create_new(true).open(path).map_err(wrong)?;
        let mut journal = Journal { file, path: path.to_owned() };
        journal.lock()?;
        journal.write(&headers(dealt))?;
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
    pub(crate) fn resume(path: &Path) -> Result<(Journal, Kept), JournalProblem> {
        let wrong = |error| JournalProblem::File { path: path.to_owned(), error };
        let mut file = OpenOptions::new().read(true).append(true).open(path).map_err(wrong)?;
        let journal = Journal { file: file.try_clone().map_err(wrong)?, path: path.to_owned() };
        journal.lock()?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).map_err(wrong)?;
        let broken = |why: String| JournalProblem::Broken { path: path.to_owned(), why };
        let lines = bytes.iter().rposition(|byte| *byte == b'\n').map_or(0, |end| end + 1);
        let text = std::str::from_utf8(&bytes[..lines]).map_err(|bad| broken(bad.to_string()))?;
        let whole = whole(text);
        let kept = read(whole).map_err(broken)?;
        if whole.len() < bytes.len() {
            journal.cut(whole.len() as u64)?;
        }
        Ok((journal, kept))
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

    /// Writes down that a seat plays no more, while others do.
    pub(crate) fn give_up(&mut self, seat: Seat) -> Result<(), JournalProblem> {
        self.write(&format!("{{{seat}{GIVES_UP}}}\n"))
    }

    /// Begins the next round of the match.
    pub(crate) fn next_round(&mut self, dealt: &Record) -> Result<(), JournalProblem> {
        self.write(&format!("\n{}", headers(dealt)))
    }

    /// Takes the last actions back, which are these.
    pub(crate) fn take_back(&mut self, actions: &[String]) -> Result<(), JournalProblem> {
        let wrong = |error| JournalProblem::File { path: self.path.clone(), error };
        let mut text = String::new();
        self.file.seek(SeekFrom::Start(0)).map_err(wrong)?;
        self.file.read_to_string(&mut text).map_err(wrong)?;
        let mut left = text.as_str();
        for action in actions.iter().rev() {
            let line = left.lines().next_back().unwrap_or("");
            // Somebody may have written to the file meanwhile.
            if line.split_ascii_whitespace().next_back() != Some(action) || !left.ends_with('\n') {
                return Err(wrong(io::ErrorKind::InvalidData.into()));
            }
            left = &left[..left.len() - line.len() - 1];
        }
        self.cut(left.len() as u64)
    }

    fn cut(&self, length: u64) -> Result<(), JournalProblem> {
        let cut = self.file.set_len(length).and_then(|()| self.file.sync_all());
        cut.map_err(|error| JournalProblem::File { path: self.path.clone(), error })
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

/// The remark about a seat that plays no more, after its letter.
const GIVES_UP: &str = " gives up";

/// The headers of a record and the empty line after them. The result is not known yet: it is appended when it is.
fn headers(dealt: &Record) -> String {
    let text = dealt.to_string();
    let lines = text.lines().take_while(|line| line.starts_with('['));
    let known = lines.filter(|line| !line.starts_with("[Result "));
    known.fold(String::new(), |all, line| all + line + "\n") + "\n"
}

/// The part of a text that was written whole: complete lines, and complete headers.
fn whole(text: &str) -> &str {
    let lines = &text[..text.rfind('\n').map_or(0, |end| end + 1)];
    match lines.rfind("\n\n[Game ") {
        Some(round) if !lines[round + 2..].contains("\n\n") => &lines[..=round],
        _ => lines,
    }
}

/// Reads the text of a game that may not have ended.
fn read(text: &str) -> Result<Kept, String> {
    let pieces: Vec<_> =
        RecordSplitter::new(text.as_bytes()).collect::<io::Result<_>>().map_err(|bad| bad.to_string())?;
    let rounds = pieces.iter().map(|piece| Record::read_going_on(&piece.text)).collect::<Result<Vec<_>, _>>();
    let rounds = rounds.map_err(|bad| bad.to_string())?;
    let last = pieces.last().ok_or_else(|| RecordFlaw::Empty.to_string())?;
    // Nothing can be appended to a record that says of itself that it was broken off.
    if last.text.trim_end().ends_with('*') {
        return Err(RecordFlaw::More.to_string());
    }
    let (mut gone, mut actions) = (Vec::new(), 0);
    for line in last.text.lines().filter(|line| !line.is_empty() && !line.starts_with('[')) {
        let remark = line.strip_prefix('{').and_then(|line| line.strip_suffix('}')?.strip_suffix(GIVES_UP));
        match remark.and_then(|seat| seat.parse().ok()) {
            Some(seat) => gone.push((seat, actions)),
            None => actions += 1,
        }
    }
    Ok(Kept { rounds, gone })
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
    let kept = read(whole(&text)).ok().filter(|kept| !kept.is_over())?;
    let last = kept.last();
    Some(Saved {
        path: path.to_owned(),
        sitters: last.names.iter().map(|(_, name)| Sitter::read(name)).collect(),
        actions: last.played.len(),
        date: last.date.clone(),
        game: last.game.clone(),
    })
}

#[cfg(test)]
mod tests;
