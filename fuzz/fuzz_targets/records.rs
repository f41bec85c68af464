//! Any text is refused, or is a record that is written as it was read.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tabletop::{Record, read_records};

fuzz_target!(|text: &str| {
    for record in read_records(text).flatten() {
        let written = record.to_string();
        let again: Record = written.parse().expect("a written record can be read");
        assert_eq!(again.to_string(), written);
        let _ = catalog::replay(&record);
    }
});
