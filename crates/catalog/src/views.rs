//! Positions behind a view: reading views, samples, playouts.

use bots::{BotSpec, Budget, Heuristics};
use tabletop::{BadPosition, Dice, Seat, Seed, Table, Verdict, Viewer};

use crate::any::AnyTable;
use crate::kept_bots::with_bot;

/// The results of many games played to their end.
#[derive(Clone, PartialEq, Debug)]
pub struct Playouts {
    /// The number of games.
    pub games: u32,
    /// For each seat, the number of games that it won.
    pub wins: Vec<(Seat, u32)>,
    /// The number of drawn games.
    pub draws: u32,
    /// For each seat, the mean of its scores.
    pub scores: Vec<(Seat, f64)>,
}

/// How playouts are played.
#[derive(Clone, Copy, Debug)]
pub struct PlayoutPlan {
    /// The number of games.
    pub games: u32,
    /// Each game begins with another position behind the view of this seat; without a seat, with the position itself.
    pub seat: Option<Seat>,
    /// The bot that decides for all seats, with its budget if it has none of its own.
    pub bot: (BotSpec, Budget),
    /// The seed of all random choices.
    pub seed: Seed,
}

/// The random stream of samples and playouts. It differs from that of a deal with the same seed, which would repeat the
/// shuffles of the deal.
fn sampling_dice(seed: Seed) -> Dice {
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

/// Positions behind what a viewer sees, each equally likely.
pub(crate) fn samples<G: Heuristics>(
    table: &Table<G>,
    viewer: Viewer,
    count: u32,
    seed: Seed,
) -> Vec<String> {
    let view = table.view(viewer);
    let mut dice = sampling_dice(seed);
    let sample = G::determinizer(&view);
    (0..count).map(|_| sample(&mut dice).to_string()).collect()
}

/// Plays games to their end.
pub(crate) fn playouts<G: Heuristics>(table: &Table<G>, plan: &PlayoutPlan) -> Playouts {
    let seats = table.position().seats();
    let mut dice = sampling_dice(plan.seed);
    let view = plan.seat.map(|seat| table.view(seat.into()));
    let (mut wins, mut draws, mut scores) = (vec![0; seats.into()], 0, vec![0_u64; seats.into()]);
    let (spec, given) = plan.bot;
    with_bot::<G, _>(spec, |bot| {
        let mut legal = Vec::new();
        for _ in 0..plan.games {
            let mut position = view
                .as_ref()
                .map_or_else(|| table.position().clone(), |view| G::determinize(view, &mut dice));
            while let Some(seat) = position.decider() {
                let action = match (spec, position.forced_action(&mut legal)) {
                    (_, Some(forced)) => forced,
                    (BotSpec::Random, None) => *dice.pick(&legal),
                    _ => bot.think(&position.view(seat.into()), spec.budget(given), &mut dice).action,
                };
                position.apply(action, &mut dice);
            }
            match position.turn().verdict() {
                Some(Verdict::Won(seat)) => wins[seat.index()] += 1,
                Some(Verdict::Draw) => draws += 1,
                _ => {}
            }
            for (seat, score) in position.scores().iter() {
                scores[seat.index()] += u64::from(score);
            }
        }
    });
    let mean = |sum: u64| sum as f64 / f64::from(plan.games.max(1));
    Playouts {
        games: plan.games,
        wins: Seat::first(seats).zip(wins).collect(),
        draws,
        scores: Seat::first(seats).zip(scores.into_iter().map(mean)).collect(),
    }
}
