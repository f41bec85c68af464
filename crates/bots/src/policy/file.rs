//! The weight file: a line of JSON that says what it is, then all tensors as little-endian f16.
//!
//! ```text
//! {"format":"marchstone-policy-1","encoding":"schotten-totten-base-1","tensors":[["stone.0.weight",[128,240]],…],
//!  "provenance":{…},"sha256":"…","crc32":…}
//! ```

use std::collections::BTreeMap;
use std::ops::Range;

use serde_json::Value;

use super::half::half_to_f32;

/// The format that this version reads.
const FORMAT: &str = "marchstone-policy-1";

/// Why a weight file is refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadPolicy {
    /// Another kind of file, or another version.
    #[error("this is no policy net of the format \"{FORMAT}\"; export it again with training/")]
    Format,
    /// The file was truncated or changed.
    #[error("the policy net is damaged: its checksum is not that of its numbers")]
    Checksum,
    /// The net reads another encoding than the one given.
    #[error("the policy net reads the encoding \"{found}\", not \"{needed}\"")]
    Encoding {
        /// The encoding of the file.
        found: String,
        /// The encoding that was asked for.
        needed: String,
    },
    /// A tensor is missing or has another shape than the layers around it need.
    #[error("the policy net has no layer \"{0}\" of the right shape; export it again with training/")]
    Shape(String),
    /// A weight is not finite.
    #[error("the policy net has a weight that is not a finite number")]
    NotANumber,
}

/// A tensor: its shape and its numbers.
type Tensor = (Vec<usize>, Vec<f32>);

/// The tensors of a file that no layer has taken yet.
pub(super) struct Tensors {
    left: BTreeMap<String, Tensor>,
    /// Where the weights come from, as JSON.
    pub(super) provenance: String,
}

impl Tensors {
    /// Reads a file for this encoding.
    pub(super) fn read(file: &[u8], encoding: &str) -> Result<Tensors, BadPolicy> {
        let end = file.iter().position(|byte| *byte == b'\n').ok_or(BadPolicy::Format)?;
        let header: Value = serde_json::from_slice(&file[..end]).map_err(|_| BadPolicy::Format)?;
        let numbers = &file[end + 1..];
        if header["format"] != FORMAT {
            return Err(BadPolicy::Format);
        }
        if header["crc32"].as_u64() != Some(u64::from(crate::checksum(numbers))) {
            return Err(BadPolicy::Checksum);
        }
        let found = header["encoding"].as_str().ok_or(BadPolicy::Format)?;
        if found != encoding {
            return Err(BadPolicy::Encoding { found: found.to_owned(), needed: encoding.to_owned() });
        }
        let mut left = BTreeMap::new();
        let mut start = 0;
        for tensor in header["tensors"].as_array().ok_or(BadPolicy::Format)? {
            let (name, shape) = described(tensor).ok_or(BadPolicy::Format)?;
            let len = shape.iter().try_fold(1_usize, |len, size| len.checked_mul(*size));
            let bytes = len.and_then(|len| len.checked_mul(2)).ok_or(BadPolicy::Format)?;
            let range: Range<usize> = start..start.checked_add(bytes).ok_or(BadPolicy::Format)?;
            start = range.end;
            let values = numbers.get(range).ok_or(BadPolicy::Format)?.as_chunks::<2>().0;
            let values: Vec<f32> =
                values.iter().map(|bytes| half_to_f32(u16::from_le_bytes(*bytes))).collect();
            if values.iter().any(|value| !value.is_finite()) {
                return Err(BadPolicy::NotANumber);
            }
            left.insert(name, (shape, values));
        }
        if start != numbers.len() {
            return Err(BadPolicy::Format);
        }
        Ok(Tensors { left, provenance: header["provenance"].to_string() })
    }

    /// Whether there is a tensor of this name.
    pub(super) fn has(&self, name: &str) -> bool {
        self.left.contains_key(name)
    }

    /// Takes a tensor.
    pub(super) fn take(&mut self, name: &str) -> Result<Tensor, BadPolicy> {
        self.left.remove(name).ok_or_else(|| self.misfit(name))
    }

    /// That a layer does not fit.
    #[allow(clippy::unused_self)]
    pub(super) fn misfit(&self, name: &str) -> BadPolicy {
        BadPolicy::Shape(name.to_owned())
    }

    /// Checks that every tensor was taken.
    pub(super) fn end(self) -> Result<(), BadPolicy> {
        match self.left.into_keys().next() {
            Some(name) => Err(BadPolicy::Shape(name)),
            None => Ok(()),
        }
    }
}

/// The name and shape in the header.
fn described(tensor: &Value) -> Option<(String, Vec<usize>)> {
    let shape = tensor.get(1)?.as_array()?.iter().map(|size| size.as_u64().map(|size| size as usize));
    Some((tensor.get(0)?.as_str()?.to_owned(), shape.collect::<Option<_>>()?))
}
