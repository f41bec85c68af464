//! Optimisation: Adam over shuffled positions, parallel and deterministic.

use std::sync::{Barrier, Mutex, RwLock};

use bots::net::NetShape;
use tabletop::Dice;

use crate::gradient::Gradient;
use crate::sample::Samples;

/// The number of chunks of a batch and of the weights: fixed, so that sums do not depend on the number of threads.
const CHUNKS: usize = 16;
const BETA: [f32; 2] = [0.9, 0.999];

/// Weights and optimiser state.
#[derive(Clone, PartialEq, Debug)]
pub struct State {
    /// The current weights.
    pub weights: Vec<f32>,
    /// Their exponential moving average, which plays.
    pub average: Vec<f32>,
    /// The first and second moments of Adam.
    pub moments: [Vec<f32>; 2],
    /// The number of optimiser steps.
    pub steps: u64,
}

impl State {
    /// Random initial weights.
    pub fn new(shape: &NetShape, seed: u64) -> State {
        use bots::net::{Layout, TOP, TRUNK, WIDTH};
        let layout = Layout::of(shape);
        let mut dice = Dice::quick(seed ^ 0x5eed);
        let mut weights = vec![0.0; layout.len];
        // Scaled so that all layers have a similar variance; about 24 features are active.
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

    /// These weights with a fresh optimiser state.
    pub fn of(weights: Vec<f32>) -> State {
        let zero = vec![0.0; weights.len()];
        State { average: weights.clone(), weights, moments: [zero.clone(), zero], steps: 0 }
    }
}

/// One chunk of the weights with its optimiser state.
struct Chunk {
    from: usize,
    weights: Vec<f32>,
    average: Vec<f32>,
    moments: [Vec<f32>; 2],
}

/// Runs `epochs` passes over all positions of a round; returns the mean loss of the first pass.
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
    let cut = |chunk: usize| chunk * len / CHUNKS;
    let chunks: Vec<Mutex<Chunk>> = (0..CHUNKS)
        .map(|chunk| {
            let range = cut(chunk)..cut(chunk + 1);
            Mutex::new(Chunk {
                from: range.start,
                weights: state.weights[range.clone()].to_vec(),
                average: state.average[range.clone()].to_vec(),
                moments: [0, 1].map(|moment| state.moments[moment][range.clone()].to_vec()),
            })
        })
        .collect();
    let weights = RwLock::new(std::mem::take(&mut state.weights));
    let gradients: Vec<RwLock<Gradient>> = (0..CHUNKS).map(|_| RwLock::new(Gradient::new(len))).collect();
    let (mut loss, mut counted) = (0.0, 0_usize);
    let threads = threads.clamp(1, CHUNKS);
    for epoch in 0..epochs {
        dice.shuffle(&mut order);
        let barrier = Barrier::new(threads);
        let first_step = state.steps;
        let (order, weights, gradients, chunks, barrier) = (&order, &weights, &gradients, &chunks, &barrier);
        let losses: Vec<f64> = std::thread::scope(|scope| {
            let work = |thread: usize| {
                move || {
                    let mut total = 0.0;
                    for (number, batch) in order.chunks_exact(batch).enumerate() {
                        let step = first_step + number as u64;
                        {
                            let weights = weights.read().expect("no worker panics");
                            for chunk in (thread..CHUNKS).step_by(threads) {
                                let mut gradient = gradients[chunk].write().expect("no worker panics");
                                gradient.clear();
                                let range = chunk * batch.len() / CHUNKS..(chunk + 1) * batch.len() / CHUNKS;
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
                                .map(|sum| sum.read().expect("no worker panics").loss)
                                .sum::<f64>();
                        }
                        for chunk in (thread..CHUNKS).step_by(threads) {
                            let mut chunk = chunks[chunk].lock().expect("no worker panics");
                            chunk.step(gradients, batch.len(), rate, step);
                            let mut weights = weights.write().expect("no worker panics");
                            let range = chunk.from..chunk.from + chunk.weights.len();
                            weights[range].copy_from_slice(&chunk.weights);
                        }
                        barrier.wait();
                    }
                    total
                }
            };
            let running: Vec<_> = (0..threads).map(|thread| scope.spawn(work(thread))).collect();
            running.into_iter().map(|thread| thread.join().expect("no worker panics")).collect()
        });
        let steps = order.len() / batch;
        state.steps += steps as u64;
        if epoch == 0 {
            loss = losses[0];
            counted = steps * batch;
        }
    }
    state.weights = weights.into_inner().expect("no worker panics");
    for chunk in chunks {
        let Chunk { from, average, moments, .. } = chunk.into_inner().expect("no worker panics");
        let range = from..from + average.len();
        state.average[range.clone()].copy_from_slice(&average);
        for (whole, moment) in state.moments.iter_mut().zip(&moments) {
            whole[range.clone()].copy_from_slice(moment);
        }
    }
    loss / counted.max(1) as f64
}

impl Chunk {
    /// One step of Adam, and of the moving average.
    fn step(&mut self, gradients: &[RwLock<Gradient>], batch: usize, rate: f32, step: u64) {
        let mut sums = vec![0.0_f32; self.weights.len()];
        for gradient in gradients {
            let gradient = gradient.read().expect("no worker panics");
            for (sum, part) in sums.iter_mut().zip(&gradient.sums[self.from..]) {
                *sum += part;
            }
        }
        let scale = 1.0 / batch as f32;
        let time = (step + 1) as i32;
        let correct = BETA.map(|beta| 1.0 / (1.0 - beta.powi(time)));
        let decay = (0.999_f32).min((1.0 + step as f32) / (10.0 + step as f32));
        let [first, second] = &mut self.moments;
        for (i, sum) in sums.iter().enumerate() {
            let gradient = sum * scale;
            first[i] = BETA[0] * first[i] + (1.0 - BETA[0]) * gradient;
            second[i] = BETA[1] * second[i] + (1.0 - BETA[1]) * gradient * gradient;
            let update = first[i] * correct[0] / ((second[i] * correct[1]).sqrt() + 1e-8);
            self.weights[i] -= rate * update;
            self.average[i] = decay * self.average[i] + (1.0 - decay) * self.weights[i];
        }
    }
}
