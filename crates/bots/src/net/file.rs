//! The file of a net: a header in plain text, the weights, a checksum over both.
//!
//! ```text
//! marchstone net 1            the format
//! outlook NAME TABLE PARTS PART
//! widths WIDTH TRUNK TOP
//! from …                      where it comes from, any number of lines
//! weights COUNT
//! (COUNT numbers of four bytes, little-endian) (CRC-32 of all before, four bytes)
//! ```

use tabletop::Outlook;

use super::{Layout, Net, TOP, TRUNK, WIDTH};

const FORMAT: &str = "marchstone net 1";

/// Where weights come from: the lines that whoever trained them wrote down (command, seed, settings, commit, games).
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Provenance(pub Vec<String>);

/// Why a file is no net for this game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadNet {
    /// It is something else, or of another version.
    #[error("this is no net of the format \"{FORMAT}\"; train it again with cargo xtask learn")]
    Format,
    /// It was cut or changed.
    #[error("the net is damaged: its checksum is not that of its contents")]
    Checksum,
    /// It belongs to another game, or to features that have changed since.
    #[error(
        "the net says \"{found}\" where this program needs \"{needed}\"; train it again with cargo xtask learn"
    )]
    Outlook {
        /// What the file says.
        found: String,
        /// What it should say.
        needed: String,
    },
    /// A weight is no number.
    #[error("the net has a weight that is no number")]
    NotANumber,
}

impl Net {
    /// The file of this net.
    pub fn write(&self) -> Vec<u8> {
        let mut head = vec![FORMAT.to_owned(), outlook_line(&self.outlook), widths_line()];
        head.extend(self.provenance.0.iter().map(|line| format!("from {}", line.replace('\n', " "))));
        head.push(format!("weights {}\n", self.weights.len()));
        let mut file = head.join("\n").into_bytes();
        file.extend(self.weights.iter().flat_map(|weight| weight.to_le_bytes()));
        let checksum = crc32fast::hash(&file);
        file.extend(checksum.to_le_bytes());
        file
    }

    /// Reads the file of a net with this outlook.
    pub fn read(file: &[u8], outlook: Outlook) -> Result<Net, BadNet> {
        if !file.starts_with(format!("{FORMAT}\n").as_bytes()) {
            return Err(BadNet::Format);
        }
        let (contents, checksum) = file.split_last_chunk::<4>().ok_or(BadNet::Format)?;
        if crc32fast::hash(contents) != u32::from_le_bytes(*checksum) {
            return Err(BadNet::Checksum);
        }
        let mut rest = contents;
        let mut line = || -> Result<String, BadNet> {
            let end = rest.iter().position(|byte| *byte == b'\n').ok_or(BadNet::Format)?;
            let text = String::from_utf8(rest[..end].to_vec()).map_err(|_| BadNet::Format)?;
            rest = &rest[end + 1..];
            Ok(text)
        };
        let mut expect = |needed: String| match line()? {
            found if found == needed => Ok(()),
            found => Err(BadNet::Outlook { found, needed }),
        };
        expect(FORMAT.to_owned())?;
        expect(outlook_line(&outlook))?;
        expect(widths_line())?;
        let needed = format!("weights {}", Layout::of(&outlook).len);
        let mut provenance = Provenance::default();
        loop {
            let found = line()?;
            match found.strip_prefix("from ") {
                Some(from) => provenance.0.push(from.to_owned()),
                None if found == needed => break,
                None => return Err(BadNet::Outlook { found, needed }),
            }
        }
        let (numbers, left) = rest.as_chunks::<4>();
        if !left.is_empty() || numbers.len() != Layout::of(&outlook).len {
            return Err(BadNet::Format);
        }
        let weights: Vec<f32> = numbers.iter().map(|bytes| f32::from_le_bytes(*bytes)).collect();
        if weights.iter().any(|weight| !weight.is_finite()) {
            return Err(BadNet::NotANumber);
        }
        Ok(Net::new(outlook, weights, provenance))
    }
}

fn outlook_line(outlook: &Outlook) -> String {
    let Outlook { name, table, parts, part, .. } = outlook;
    format!("outlook {name} {table} {parts} {part}")
}

fn widths_line() -> String {
    format!("widths {WIDTH} {TRUNK} {TOP}")
}
