//! The weight file: a line of JSON that says what it is, then all tensors as little-endian f16. A matrix marked `i8` has an f16
//! scale for each row, then a byte for each number.
//!
//! ```text
//! {"format":"marchstone-policy-1","encoding":"schotten-totten-base-1","tensors":[["stone.0.weight",[128,240],"i8"],["stone.0.bias",[128]],…],
//!  "provenance":{…},"sha256":"…","crc32":…}
//! ```

use std::collections::BTreeMap;

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
        let mut numbers = Numbers(numbers);
        for tensor in header["tensors"].as_array().ok_or(BadPolicy::Format)? {
            let (name, shape, kind) = described(tensor).ok_or(BadPolicy::Format)?;
            let len = shape.iter().try_fold(1_usize, |len, size| len.checked_mul(*size));
            let values = len.and_then(|len| match (kind, &shape[..]) {
                (Kind::F16, _) => numbers.halves(len),
                (Kind::I8, &[rows, _]) => numbers.scaled(rows, len),
                (Kind::I8, _) => None,
            });
            let values = values.ok_or(BadPolicy::Format)?;
            if values.iter().any(|value| !value.is_finite()) {
                return Err(BadPolicy::NotANumber);
            }
            left.insert(name, (shape, values));
        }
        if !numbers.0.is_empty() {
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

/// How the numbers of a tensor are stored.
#[derive(Clone, Copy)]
enum Kind {
    F16,
    I8,
}

/// The numbers that are not read yet.
struct Numbers<'a>(&'a [u8]);

impl Numbers<'_> {
    fn halves(&mut self, len: usize) -> Option<Vec<f32>> {
        let bytes = self.0.split_off(..len.checked_mul(2)?)?;
        let half = |bytes: &[u8; 2]| half_to_f32(u16::from_le_bytes(*bytes));
        Some(bytes.as_chunks().0.iter().map(half).collect())
    }

    /// Rows of bytes, each with a scale.
    fn scaled(&mut self, rows: usize, len: usize) -> Option<Vec<f32>> {
        let scales = self.halves(rows)?;
        let bytes = self.0.split_off(..len)?;
        let row = |(bytes, scale): (&[u8], f32)| -> Vec<f32> {
            bytes.iter().map(|byte| f32::from(byte.cast_signed()) * scale).collect()
        };
        Some(bytes.chunks_exact((len / rows.max(1)).max(1)).zip(scales).flat_map(row).collect())
    }
}

/// The name, shape and kind in the header.
fn described(tensor: &Value) -> Option<(String, Vec<usize>, Kind)> {
    let shape = tensor.get(1)?.as_array()?.iter().map(|size| size.as_u64().map(|size| size as usize));
    let kind = match tensor.get(2).map(Value::as_str) {
        None => Kind::F16,
        Some(Some("i8")) => Kind::I8,
        Some(_) => return None,
    };
    Some((tensor.get(0)?.as_str()?.to_owned(), shape.collect::<Option<_>>()?, kind))
}
