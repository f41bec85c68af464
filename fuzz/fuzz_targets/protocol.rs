//! Every input line gets one output line.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: &[u8]| {
    // A deep perft takes long, which is not a failure.
    if input.windows(5).any(|five| five == b"perft") {
        return;
    }
    let mut output = Vec::new();
    engine::serve(input, &mut output, catalog::Language::French).expect("memory does not fail");
    let lines = input.split(|byte| *byte == b'\n').count();
    let expected = lines - usize::from(input.is_empty() || input.ends_with(b"\n"));
    assert_eq!(output.iter().filter(|byte| **byte == b'\n').count(), expected);
});
