//! Learning from a round: steps of Adam over shuffled positions, parallel and yet always the same.

use std::sync::{Barrier, Mutex, RwLock};

use bots::net::NetShape;
use tabletop::Dice;

use crate::gradient::Gradient;
use crate::sample::Samples;

/// Into how many pieces a batch, and the weights, are cut: fixed, so that sums do not depend on the threads.
const PIECES: usize = 16;
const BETA: [f32; 2] = [0.9, 0.999];

/// All that learning changes.
#[derive(Clone, PartialEq, Debug)]
pub struct State {
    /// The weights as they are learned.
    pub weights: Vec<f32>,
    /// Their average over the last steps: what plays.
    pub average: Vec<f32>,
    /// Adam's memory of gradients, and of their squares.
    pub moments: [Vec<f32>; 2],
    /// How many steps were made.
    pub steps: u64,
}

impl State {
    /// Fresh weights.
    pub fn new(shape: &NetShape, seed: u64) -> State {
        use bots::net::{Layout, TOP, TRUNK, WIDTH};
        let layout = Layout::of(shape);
        let mut dice = Dice::quick(seed ^ 0x5eed);
        let mut weights = vec![0.0; layout.len];
        // Spread so that every layer answers about as strongly as the one before; about 24 features are there.
        let mut fill = |from: usize, to: usize, spread: f32| {
            for weight in &mut weights[from..to] {
                let uniform = dice.word() as f32 / 2_147_483_648.0 - 1.0;
                *weight = uniform * spread;
            }
        };
        fill(layout.encoder, layout.encoder_bias, (6.0_f32 / 24.0).sqrt() * 0.5);
        fill(layout.mixer, layout.table, (6.0 / (shape.parts.max(1) * WIDTH) as f32).sqrt());
        fill(layout.table, layout.trunk_bias, 0.15);
        fill(layout.top, layout.top_bias, (6.0 / TRUNK as f32).sqrt());
        fill(layout.output, layout.output_bias, (1.0 / TOP as f32).sqrt() * 0.5);
        State::of(weights)
    }

    /// These weights, and nothing done to them yet.
    pub fn of(weights: Vec<f32>) -> State {
        let zero = vec![0.0; weights.len()];
        State { average: weights.clone(), weights, moments: [zero.clone(), zero], steps: 0 }
    }
}

/// One piece of the weights and what Adam knows of them.
struct Piece {
    from: usize,
    weights: Vec<f32>,
    average: Vec<f32>,
    moments: [Vec<f32>; 2],
}

/// Learns from all positions of a round, `epochs` times, and answers the mean loss of the first time.
pub(crate) fn learn(
    state: &mut State,
    shape: &NetShape,
    games: &[Samples],
    (epochs, batch, rate): (u32, usize, f32),
    threads: usize,
    dice: &mut Dice,
) -> f64 {
    let mut order: Vec<(u32, u16)> = Vec::new();
    for (game, samples) in games.iter().enumerate() {
        order.extend((0..samples.len() as u16).map(|place| (game as u32, place)));
    }
    let batch = batch.min(order.len().max(1));
    let len = state.weights.len();
    let cut = |piece: usize| piece * len / PIECES;
    let pieces: Vec<Mutex<Piece>> = (0..PIECES)
        .map(|piece| {
            let range = cut(piece)..cut(piece + 1);
            Mutex::new(Piece {
                from: range.start,
                weights: state.weights[range.clone()].to_vec(),
                average: state.average[range.clone()].to_vec(),
                moments: [0, 1].map(|moment| state.moments[moment][range.clone()].to_vec()),
            })
        })
        .collect();
    let weights = RwLock::new(std::mem::take(&mut state.weights));
    let gradients: Vec<RwLock<Gradient>> = (0..PIECES).map(|_| RwLock::new(Gradient::new(len))).collect();
    let (mut loss, mut counted) = (0.0, 0_usize);
    let threads = threads.clamp(1, PIECES);
    for epoch in 0..epochs {
        dice.shuffle(&mut order);
        let barrier = Barrier::new(threads);
        let first_step = state.steps;
        let (order, weights, gradients, pieces, barrier) = (&order, &weights, &gradients, &pieces, &barrier);
        let losses: Vec<f64> = std::thread::scope(|scope| {
            let work = |thread: usize| {
                move || {
                    let mut total = 0.0;
                    for (number, batch) in order.chunks_exact(batch).enumerate() {
                        let step = first_step + number as u64;
                        {
                            let weights = weights.read().expect("nobody fails");
                            for piece in (thread..PIECES).step_by(threads) {
                                let mut gradient = gradients[piece].write().expect("nobody fails");
                                gradient.clear();
                                let range = piece * batch.len() / PIECES..(piece + 1) * batch.len() / PIECES;
                                for &(game, place) in &batch[range] {
                                    let mirrored = shape.mirror && (u32::from(place) + game + epoch) % 2 == 1;
                                    let sample = games[game as usize].get(place.into());
                                    gradient.add(&weights, shape, sample, mirrored);
                                }
                            }
                        }
                        barrier.wait();
                        if thread == 0 {
                            total += gradients
                                .iter()
                                .map(|sum| sum.read().expect("nobody fails").loss)
                                .sum::<f64>();
                        }
                        for piece in (thread..PIECES).step_by(threads) {
                            let mut piece = pieces[piece].lock().expect("nobody fails");
                            piece.step(gradients, batch.len(), rate, step);
                            let mut weights = weights.write().expect("nobody fails");
                            let range = piece.from..piece.from + piece.weights.len();
                            weights[range].copy_from_slice(&piece.weights);
                        }
                        barrier.wait();
                    }
                    total
                }
            };
            let running: Vec<_> = (0..threads).map(|thread| scope.spawn(work(thread))).collect();
            running.into_iter().map(|thread| thread.join().expect("nobody fails")).collect()
        });
        let steps = order.len() / batch;
        state.steps += steps as u64;
        if epoch == 0 {
            loss = losses[0];
            counted = steps * batch;
        }
    }
    state.weights = weights.into_inner().expect("nobody fails");
    for piece in pieces {
        let Piece { from, average, moments, .. } = piece.into_inner().expect("nobody fails");
        let range = from..from + average.len();
        state.average[range.clone()].copy_from_slice(&average);
        for (whole, moment) in state.moments.iter_mut().zip(&moments) {
            whole[range.clone()].copy_from_slice(moment);
        }
    }
    loss / counted.max(1) as f64
}

impl Piece {
    /// One step of Adam, and the average follows.
    fn step(&mut self, gradients: &[RwLock<Gradient>], batch: usize, rate: f32, step: u64) {
        let mut sums = vec![0.0_f32; self.weights.len()];
        for gradient in gradients {
            let gradient = gradient.read().expect("nobody fails");
            for (sum, part) in sums.iter_mut().zip(&gradient.sums[self.from..]) {
                *sum += part;
            }
        }
        let scale = 1.0 / batch as f32;
        let time = (step + 1) as i32;
        let correct = BETA.map(|beta| 1.0 / (1.0 - beta.powi(time)));
        let kept = (0.999_f32).min((1.0 + step as f32) / (10.0 + step as f32));
        let [first, second] = &mut self.moments;
        for (place, sum) in sums.iter().enumerate() {
            let slope = sum * scale;
            first[place] = BETA[0] * first[place] + (1.0 - BETA[0]) * slope;
            second[place] = BETA[1] * second[place] + (1.0 - BETA[1]) * slope * slope;
            let stride = first[place] * correct[0] / ((second[place] * correct[1]).sqrt() + 1e-8);
            self.weights[place] -= rate * stride;
            self.average[place] = kept * self.average[place] + (1.0 - kept) * self.weights[place];
        }
    }
}
