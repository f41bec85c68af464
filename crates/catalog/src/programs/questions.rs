//! The questions of programs.

use bots::{BotSpec, Budget, Heuristics};
use tabletop::{Seat, Seed, Table, Verdict, Viewer};

use crate::kept_bots::with_bot;
use crate::views::sampling_dice;

/// What programs ask of a table.
pub trait ForPrograms {
    /// The position as this viewer sees it, with what it remembers for certain ([`Game::remembered`](tabletop::Game::remembered)).
    fn remembered(&self, viewer: Viewer) -> String;
    /// Positions behind what this viewer knows, each equally likely.
    fn samples(&self, viewer: Viewer, count: u32, seed: Seed) -> Vec<String>;
    /// Plays games to their end.
    fn playouts(&self, plan: &PlayoutPlan) -> Playouts;
    /// The number of action sequences of this length.
    fn perft(&self, depth: u32) -> u64;
    /// The same per first action, sorted by byte order.
    fn divide(&self, depth: u32) -> Vec<(String, u64)>;
}

impl<G: Heuristics> ForPrograms for Table<G> {
    fn remembered(&self, viewer: Viewer) -> String {
        G::remembered(&self.view(viewer))
    }

    fn samples(&self, viewer: Viewer, count: u32, seed: Seed) -> Vec<String> {
        samples(self, viewer, count, seed)
    }

    fn playouts(&self, plan: &PlayoutPlan) -> Playouts {
        playouts(self, plan)
    }

    fn perft(&self, depth: u32) -> u64 {
        tabletop::perft(self.position(), &self.dice(), depth)
    }

    fn divide(&self, depth: u32) -> Vec<(String, u64)> {
        let counts = tabletop::divide(self.position(), &self.dice(), depth);
        let mut counts: Vec<(String, u64)> =
            counts.into_iter().map(|(action, nodes)| (action.to_string(), nodes)).collect();
        counts.sort_unstable();
        counts
    }
}

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

/// Positions behind what a viewer sees, each equally likely.
fn samples<G: Heuristics>(table: &Table<G>, viewer: Viewer, count: u32, seed: Seed) -> Vec<String> {
    let view = table.view(viewer);
    let mut dice = sampling_dice(seed);
    let sample = G::determinizer(&view);
    (0..count).map(|_| sample(&mut dice).to_string()).collect()
}

/// Plays games to their end.
fn playouts<G: Heuristics>(table: &Table<G>, plan: &PlayoutPlan) -> Playouts {
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
