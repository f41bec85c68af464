//! The weight file: a text header, the weights, and a checksum over both.
//!
//! ```text
//! marchstone net 1            the format
//! outlook NAME TABLE PARTS PART       the shape
//! widths WIDTH TRUNK TOP
//! from …                      the provenance, any number of lines
//! weights COUNT
//! (COUNT little-endian f32) (CRC-32 of all before, four bytes)
//! ```

use super::{Layout, Net, NetShape, TOP, TRUNK, WIDTH};

const FORMAT: &str = "marchstone net 1";

/// How weights were made: commit, seed, settings and number of games, one line each.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Provenance(pub Vec<String>);

/// Why a weight file is refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadNet {
    /// Another kind of file, or another version.
    #[error("this is no net of the format \"{FORMAT}\"; train it again with cargo xtask learn")]
    Format,
    /// The file was truncated or changed.
    #[error("the net is damaged: its checksum is not that of its contents")]
    Checksum,
    /// The net belongs to another game, or the features have changed since.
    #[error(
        "the net says \"{found}\" where this program needs \"{needed}\"; train it again with cargo xtask learn"
    )]
    Shape {
        /// The line of the file.
        found: String,
        /// The line that fits.
        needed: String,
    },
    /// A weight is not finite.
    #[error("the net has a weight that is not a finite number")]
    NotANumber,
}

impl Net {
    /// Serialises the net.
    pub fn write(&self) -> Vec<u8> {
        let mut head = vec![FORMAT.to_owned(), shape_line(&self.shape), widths_line()];
        head.extend(self.provenance.0.iter().map(|line| format!("from {}", line.replace('\n', " "))));
        head.push(format!("weights {}\n", self.weights.len()));
        let mut file = head.join("\n").into_bytes();
        file.extend(self.weights.iter().flat_map(|weight| weight.to_le_bytes()));
        let checksum = crate::checksum(&file);
        file.extend(checksum.to_le_bytes());
        file
    }

    /// Reads a weight file of this shape.
    pub fn read(file: &[u8], shape: NetShape) -> Result<Net, BadNet> {
        if !file.starts_with(format!("{FORMAT}\n").as_bytes()) {
            return Err(BadNet::Format);
        }
        let (contents, checksum) = file.split_last_chunk::<4>().ok_or(BadNet::Format)?;
        if crate::checksum(contents) != u32::from_le_bytes(*checksum) {
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
            found => Err(BadNet::Shape { found, needed }),
        };
        expect(FORMAT.to_owned())?;
        expect(shape_line(&shape))?;
        expect(widths_line())?;
        let needed = format!("weights {}", Layout::of(&shape).len);
        let mut provenance = Provenance::default();
        loop {
            let found = line()?;
            match found.strip_prefix("from ") {
                Some(from) => provenance.0.push(from.to_owned()),
                None if found == needed => break,
                None => return Err(BadNet::Shape { found, needed }),
            }
        }
        let (numbers, left) = rest.as_chunks::<4>();
        if !left.is_empty() || numbers.len() != Layout::of(&shape).len {
            return Err(BadNet::Format);
        }
        let weights: Vec<f32> = numbers.iter().map(|bytes| f32::from_le_bytes(*bytes)).collect();
        if weights.iter().any(|weight| !weight.is_finite()) {
            return Err(BadNet::NotANumber);
        }
        Ok(Net::new(shape, weights, provenance))
    }
}

fn shape_line(shape: &NetShape) -> String {
    let NetShape { name, table, parts, part, .. } = shape;
    format!("outlook {name} {table} {parts} {part}")
}

fn widths_line() -> String {
    format!("widths {WIDTH} {TRUNK} {TOP}")
}
