//! Tables of what nine values, as a set of bits, lead to.

use bots::encoding::ONE;

use super::LANES;
use crate::formation::Formation;

/// The value of each clan card, counted from 0.
pub(super) static VALUES: [u8; 64] = {
    let mut table = [0; 64];
    let mut card = 0;
    while card < 54 {
        table[card] = (card % 9) as u8;
        card += 1;
    }
    table
};

/// The place of the first card of each clan card's colour.
pub(super) static LANE_SHIFTS: [u8; 64] = {
    let mut table = [0; 64];
    let mut card = 0;
    while card < 54 {
        table[card] = (card / 9 * 9) as u8;
        card += 1;
    }
    table
};

/// The cards of each value from −2 on, counted from 0: values outside 0 to 8 have none.
pub(super) static SAME_VALUE: [u64; 32] = {
    let mut table = [0; 32];
    let mut value = 0;
    while value < 9 {
        table[value + 2] = LANES << value;
        value += 1;
    }
    table
};

/// The values that make a run of two values, by their distance: places in [`SAME_VALUE`] relative to the lower value. The
/// first makes the run that starts one below it, the second the run that starts with it.
pub(super) static RUN_PLACES: [[u8; 2]; 16] = {
    const NONE: u8 = 16;
    let mut table = [[NONE; 2]; 16];
    table[1] = [1, 4];
    table[2] = [NONE, 3];
    table
};

/// The cards of at least each value, counted from 1. From 10 on there are none.
pub(super) static FROM_VALUE: [u64; 16] = {
    let mut table = [0; 16];
    table[0] = LANES * 511;
    let mut value = 1;
    while value < 10 {
        table[value] = LANES * (511 << (value - 1) & 511);
        value += 1;
    }
    table
};

/// The cards that make a run of two values, counted from 0, whichever is higher.
pub(super) static RUN_THIRDS: [[u64; 9]; 9] = {
    let mut table = [[0; 9]; 9];
    let mut one = 0;
    while one < 9 {
        let mut two = 0;
        while two < 9 {
            let (low, high) = if one < two { (one, two) } else { (two, one) };
            let values = match high - low {
                1 => (2 << high | (1 << low) >> 1) & 511,
                2 => 2 << low,
                _ => 0,
            };
            table[one][two] = LANES * values;
            two += 1;
        }
        one += 1;
    }
    table
};

/// The rank of the best run with a value, counted from 0, and two others of a set; 0 if there is none.
pub(super) static RUN_RANKS: [[u8; 512]; 9] = {
    let mut table = [[0; 512]; 9];
    let mut value = 0;
    while value < 9 {
        let mut values: usize = 0;
        while values < 512 {
            if let Some(sum) = run_sum(value, values) {
                table[value][values] = 32 * Formation::Run as u8 + sum;
            }
            values += 1;
        }
        value += 1;
    }
    table
};

/// The rank of the best side of one colour with a value, counted from 0, and two others of a set; 0 if there are fewer.
pub(super) static COLOUR_RANKS: [[u8; 512]; 9] = {
    let mut table = [[0; 512]; 9];
    let mut value = 0;
    while value < 9 {
        let mut values: usize = 0;
        while values < 512 {
            table[value][values] = match run_sum(value, values) {
                Some(sum) => 32 * Formation::ColourRun as u8 + sum,
                None if TOP_TWO[values] > 0 => {
                    32 * Formation::Colour as u8 + value as u8 + 1 + TOP_TWO[values]
                }
                None => 0,
            };
            values += 1;
        }
        value += 1;
    }
    table
};

/// The sum of the two highest values of a set; 0 if it has fewer.
pub(super) static TOP_TWO: [u8; 512] = {
    let mut table = [0; 512];
    let mut values: u32 = 1;
    while values < 512 {
        let first = values.ilog2();
        let others = values & !(1 << first);
        if others != 0 {
            table[values as usize] = (first + 1 + others.ilog2() + 1) as u8;
        }
        values += 1;
    }
    table
};

/// The eight bits of a byte as features.
pub(super) static BITS: [[u8; 8]; 256] = {
    let mut table = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let mut bit = 0;
        while bit < 8 {
            table[byte][bit] = (byte >> bit & 1) as u8 * ONE;
            bit += 1;
        }
        byte += 1;
    }
    table
};

/// The sum of the highest run with a value, counted from 0, whose two other values are in the set.
const fn run_sum(value: usize, values: usize) -> Option<u8> {
    let present = values | 1 << value;
    let starts = present & present >> 1 & present >> 2 & (7 << value >> 2);
    if starts == 0 { None } else { Some(3 * starts.ilog2() as u8 + 6) }
}

/// The values that occur in any colour.
#[inline]
pub(super) const fn fold(cards: u64) -> u64 {
    let half = cards | cards >> 27;
    (half | half >> 9 | half >> 18) & super::LANE
}

/// The highest of these values, counted from 1; 0 if there are none.
#[inline]
pub(super) const fn highest(values: u64) -> u32 {
    (values << 1 | 1).ilog2()
}
