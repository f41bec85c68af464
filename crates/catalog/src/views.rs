//! Positions behind a view.

use bots::Heuristics;
use tabletop::{BadPosition, Dice, Seat, Seed, Table};

use crate::any::AnyTable;

/// The random stream of samples and playouts. It differs from that of a deal with the same seed, which would repeat the
/// shuffles of the deal.
pub(crate) fn sampling_dice(seed: Seed) -> Dice {
    Dice::from_seed(Seed(seed.0.map(|byte| byte ^ 0x5a)))
}

/// A table with a position behind a view, drawn with this seed. Without a seat the view is that of the seat to decide.
pub(crate) fn load_view<G: Heuristics>(
    text: &str,
    seat: Option<Seat>,
    seed: Seed,
) -> Result<Box<dyn AnyTable>, BadPosition> {
    let read = |seat: Seat| -> Result<G, BadPosition> {
        let position = G::determinize(&G::read_view(text, seat.into())?, &mut sampling_dice(seed));
        if seat.index() < usize::from(position.seats()) {
            Ok(position)
        } else {
            Err(BadPosition::flaw("view", seat, "there is no such seat at this table"))
        }
    };
    let position = match seat {
        Some(seat) => read(seat)?,
        None => {
            let mut found: Vec<(Seat, Result<G, BadPosition>)> =
                Seat::first(*G::SEATS.end()).map(|seat| (seat, read(seat))).collect();
            let decides = |(seat, read): &(Seat, Result<G, BadPosition>)| {
                read.as_ref().is_ok_and(|position| position.decider() == Some(*seat))
            };
            let place = found.iter().position(decides);
            let place = place.or_else(|| found.iter().position(|(_, read)| read.is_ok())).unwrap_or(0);
            found.swap_remove(place).1?
        }
    };
    Ok(Box::new(Table::load(position, seed)))
}
