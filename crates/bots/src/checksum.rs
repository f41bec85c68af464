//! The checksum of files.

use crc::{CRC_32_ISO_HDLC, Crc};

/// The CRC-32 of these bytes, as zip has it.
pub fn checksum(bytes: &[u8]) -> u32 {
    const CRC: Crc<u32> = Crc::<u32>::new(&CRC_32_ISO_HDLC);
    CRC.checksum(bytes)
}
