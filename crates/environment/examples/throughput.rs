//! The speed of environments on one thread: encodings per second of observations with masks, of privileged
//! observations, and of branches, over whole games of random actions.
//!
//! ```sh
//! cargo run --release -p environment --example throughput [games] [repetitions]
//! ```

use std::time::{Duration, Instant};

use environment::{Branches, Config, Observation, Outcome, make};
use tabletop::Settings;

/// Branches that are tried in each position.
const TRIED: usize = 3;

/// How often something was done, and how long it took.
#[derive(Default)]
struct Meter {
    count: usize,
    time: Duration,
}

impl Meter {
    fn measure(&mut self, count: usize, work: impl FnOnce()) {
        let start = Instant::now();
        work();
        self.time += start.elapsed();
        self.count += count;
    }

    fn print(&self, name: &str) {
        let seconds = self.time.as_secs_f64();
        let each = seconds * 1e9 / self.count as f64;
        println!("{name:24} {:>10.0} per second {each:>8.0} ns each", self.count as f64 / seconds);
    }
}

fn main() {
    let mut arguments = std::env::args().skip(1).map(|word| word.parse::<usize>().expect("a number"));
    let count = arguments.next().unwrap_or(64);
    let repetitions = arguments.next().unwrap_or(50);
    let config = Config { games: count, auto_reset: false, ..Config::default() };
    let mut games =
        make("schotten-totten", &Settings::new(), 2, config).expect("the options are the default ones");
    let layout = games.layout().clone();
    let (width, wide, slots) = (layout.observation_len(), layout.privileged_len(), layout.actions);
    let (mut rows, mut mask, mut seats) = (vec![0; count * width], vec![0; count * slots], vec![0; count]);
    let mut privileged = vec![0; count * wide];
    let (mut rewards, mut ended) = (vec![0.0; 2 * count], vec![0; count]);
    let mut tried = vec![0; count * TRIED * wide];
    let (mut tried_seats, mut tried_rewards) = (vec![0; count * TRIED], vec![0.0; 2 * count * TRIED]);
    let [mut observe, mut all_open, mut branch, mut step] = [(); 4].map(|()| Meter::default());
    let mut random = 1_u64;
    for seed in 0..repetitions as u64 {
        games.reset(seed);
        loop {
            let start = Observation { rows: &mut rows, mask: &mut mask, seats: &mut seats };
            observe.measure(0, || games.observe(start).expect("the slices fit"));
            let going = seats.iter().filter(|&&seat| seat >= 0).count();
            observe.count += going;
            if going == 0 {
                break;
            }
            all_open.measure(going, || games.observe_privileged(&mut privileged).expect("the slices fit"));
            let (mut which, mut what, mut actions) = (Vec::new(), Vec::new(), vec![-1; count]);
            for game in (0..count).filter(|&game| seats[game] >= 0) {
                let legal: Vec<i32> =
                    (0..slots as i32).filter(|&slot| mask[game * slots + slot as usize] != 0).collect();
                let mut any = || {
                    random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                    legal[((random >> 33) as usize) % legal.len()]
                };
                for _ in 0..TRIED {
                    which.push(game as i32);
                    what.push(any());
                }
                actions[game] = any();
            }
            let trials = which.len();
            let branches = Branches {
                games: &which,
                actions: &what,
                privileged: &mut tried[..trials * wide],
                seats: &mut tried_seats[..trials],
                rewards: &mut tried_rewards[..2 * trials],
            };
            branch.measure(trials, || games.branch(branches).expect("the actions are legal"));
            let outcome = Outcome { rewards: &mut rewards, ended: &mut ended };
            step.measure(going, || games.step(&actions, outcome).expect("the actions are legal"));
        }
    }
    observe.print("observation and mask");
    all_open.print("privileged observation");
    branch.print("branch");
    step.print("step");
}
