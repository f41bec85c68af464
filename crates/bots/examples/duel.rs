use std::time::{Duration, Instant};
use bots::*;
use schotten_totten::Position;
use tabletop::*;
fn play(pos0: &Position, specs: [&str;2], seed: u64) -> f32 {
    let mut bots: Vec<Box<dyn Bot<Position>>> = specs.iter().map(|s| s.parse::<Spec>().unwrap().bot()).collect();
    let budgets: Vec<Budget> = specs.iter().map(|s| s.parse::<Spec>().unwrap().budget(Budget::Time(Duration::from_millis(20)))).collect();
    let mut dice = Dice::quick(seed); let mut p = *pos0;
    while let Some(seat) = p.decider() {
        let t = bots[seat.index()].think(&p.view(seat.into()), budgets[seat.index()], &mut dice);
        p.apply(t.action, &mut dice);
    }
    p.evaluate().for_seat(Seat::A)
}
fn main() {
    let args: Vec<String> = std::env::args().collect();
    let n: u64 = args[4].parse().unwrap();
    let start = Instant::now();
    let mut score = 0.0;
    let off: u64 = args.get(5).map_or(0, |x| x.parse().unwrap());
    for i in off..off+n {
        let mut d = Dice::quick(i*77+1);
        let p = Position::deal_rules(args[1].parse().unwrap(), Seat::new((i%2) as u8), &mut d);
        score += play(&p, [&args[2], &args[3]], i);
        score += 1.0 - play(&p, [&args[3], &args[2]], i+1000);
    }
    println!("{} vs {}: {:.1}% of {} games, {:.1}s", args[2], args[3], score/(2*n) as f32*100.0, 2*n, start.elapsed().as_secs_f32());
    if args.len() > 5 { return; }
    let mut d = Dice::quick(1);
    let p = Position::deal_rules(args[1].parse().unwrap(), Seat::A, &mut d);
    let mut b = Ismcts::<Position>::default();
    let s = Instant::now();
    let t = b.think(&p.view(Seat::A.into()), Budget::Iterations(100000), &mut d);
    println!("{:.0} it/s {:?} {:.3}", 100000.0/s.elapsed().as_secs_f64(), t.action, t.value);
}
