#![doc = include_str!("../README.md")]

mod annotation;
mod bit_set;
mod dice;
mod from_modules;
mod game;
mod hidden;
mod language;
mod notation;
mod note;
mod options;
mod outcome;
mod perft;
mod phrase;
mod record;
mod rounds;
mod seat;
mod step;
mod table;

pub use annotation::{Annotation, Evidence};
pub use bit_set::{BitIndex, BitSet, BitSetIter, Bits};
pub use dice::{BadSeed, Dice, Seed};
pub use game::Game;
pub use hidden::{matching_view, read_filled, replace_marks};
pub use language::{LANGUAGES, Language, UnknownLanguage};
pub use notation::{BadAction, BadPosition, Flaw};
pub use note::Note;
pub use options::{Allowed, BadOption, OptionSpec, Preset, Settings, Value};
pub use outcome::{Scores, Turn, Verdict};
pub use perft::{divide, perft};
pub use phrase::{Describe, Phrase};
pub use record::{BadRecord, Beginning, Played, RawRecord, Record, RecordFlaw, RecordSplitter, read_records};
pub use rounds::{Match, STARTER_OPTION};
pub use seat::{MAX_SEATS, Seat, Viewer};
pub use step::{SeenStep, Step};
pub use table::{Refusal, Start, Table};
