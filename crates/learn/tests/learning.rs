//! A run learns, depends on its seed and settings only, and can be interrupted and resumed.

use arena::{Entrant, Plan};
use bots::net::NetPolicy;
use bots::{Budget, Heuristics};
use learn::Training;
use learn::checkpoint::{BadCheckpoint, Checkpoint};
use learn::clairvoyant::luck;
use learn::curve::{HEADER, Point, picture};
use learn::train::{Lesson, Run};
use schotten_totten::Position;
use tabletop::Settings;

const ROUNDS: u64 = 6;

fn run(threads: usize) -> Run {
    let spec = &Position::NET.unwrap().specs[0];
    let training = Training { games: 32, batch: 256, seed: 3, ..Training::default() };
    let at = Checkpoint::new(&spec.shape, training.seed);
    let tables = (spec.training_tables)();
    Run { shape: spec.shape, training, tables, at, threads, lesson: Lesson::Play }
}

fn continue_run(run: &mut Run, rounds: u64) -> Vec<f64> {
    (0..rounds).map(|_| run.round::<Position>(run.at.rounds as f32 / ROUNDS as f32).loss).collect()
}

#[test]
fn the_loss_falls() {
    let mut run = run(2);
    // With λ = 1 the targets are final rewards, which are equally hard to predict in every round.
    run.training = Training { lambda: 1.0, games: 96, ..run.training };
    let losses = continue_run(&mut run, ROUNDS);
    assert!(losses[ROUNDS as usize - 1] < 0.97 * losses[0], "{losses:?}");
}

#[test]
fn the_number_of_threads_does_not_change_the_result() {
    let [one, two] = [1, 2].map(|threads| {
        let mut run = run(threads);
        continue_run(&mut run, 2);
        run.at
    });
    assert!(one == two);
}

#[test]
fn an_interrupted_run_resumes_exactly() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("run.state");
    let mut whole = run(2);
    continue_run(&mut whole, 3);
    let mut first = run(2);
    continue_run(&mut first, 1);
    first.at.write(&file).unwrap();
    let mut second = run(1);
    second.at = Checkpoint::read(&file, first.at.state.weights.len()).unwrap();
    assert!(second.at == first.at);
    continue_run(&mut second, 2);
    assert!(second.at == whole.at);
}

#[test]
fn a_damaged_checkpoint_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("run.state");
    let at = run(1).at;
    let len = at.state.weights.len();
    at.write(&file).unwrap();
    assert!(matches!(Checkpoint::read(&file, len + 1), Err(BadCheckpoint::Size { .. })));
    let mut bytes = std::fs::read(&file).unwrap();
    bytes[1000] ^= 1;
    std::fs::write(&file, &bytes).unwrap();
    assert!(matches!(Checkpoint::read(&file, len), Err(BadCheckpoint::Checksum)));
    std::fs::write(&file, "something else").unwrap();
    assert!(matches!(Checkpoint::read(&file, len), Err(BadCheckpoint::Format)));
}

#[test]
fn learning_against_a_frozen_net_reports_the_score() {
    let mut run = run(2);
    run.lesson = Lesson::Beat(std::sync::Arc::new(run.net(bots::net::Provenance::default())));
    let report = run.round::<Position>(0.0);
    assert!(report.won.is_some_and(|won| won > 0.1 && won < 0.9), "{report:?}");
}

#[test]
fn a_bot_can_be_the_opponent() {
    let won_against = |bot: &str, threads: usize| {
        let mut run = run(threads);
        run.lesson = Lesson::BeatBot(bot.parse().unwrap());
        // At the end of a run all games are against the bot.
        let report = run.round::<Position>(1.0);
        (report.won.expect("games against the bot"), run.at)
    };
    let (strong, at) = won_against("net", 2);
    let (weak, _) = won_against("random", 2);
    assert!(strong < 0.1 && weak > 0.2, "an untrained net scores {strong} and {weak}");
    assert!(won_against("net", 1).1 == at);
}

#[test]
fn every_net_can_be_trained() {
    fn one_round<G: Heuristics>() {
        for spec in G::NET.unwrap().specs {
            let training = Training { games: 8, batch: 64, ..Training::default() };
            let at = Checkpoint::new(&spec.shape, 1);
            let tables = (spec.training_tables)();
            let mut run = Run { shape: spec.shape, training, tables, at, threads: 2, lesson: Lesson::Play };
            let report = run.round::<G>(0.0);
            assert!(report.samples > 0 && report.loss.is_finite(), "{}: {report:?}", spec.shape.name);
        }
    }
    one_round::<Position>();
    one_round::<lords_of_scotland::Position>();
    one_round::<bergues::Position>();
}

#[test]
fn a_learning_curve_reads_back_and_is_drawn() {
    let point =
        Point { rounds: 3, games: 96, samples: 5000, seconds: 1.5, loss: 0.25, share: 0.75, measured: 40 };
    assert_eq!(Point::read(&point.line()), Some(point));
    assert_eq!(Point::read(HEADER), None);
    let svg = picture("a net", "greedy", &[point]);
    assert!(svg.starts_with("<svg") && svg.ends_with("</svg>\n") && svg.contains("greedy"));
}

#[test]
fn a_clairvoyant_player_beats_the_same_net() {
    let net = bots::net::embedded(&Position::NET.unwrap().specs[0]).unwrap();
    let by = std::sync::Arc::clone(&net);
    let bot = Entrant {
        name: "net".to_owned(),
        make: Box::new(move || Box::new(NetPolicy::by(&by, 0.0))),
        budget: Budget::Iterations(1),
    };
    let plan = Plan { settings: Settings::new(), seats: 2, pairs: 2, seed: 5, threads: 2, sprt: None };
    let result = luck::<Position>(&net, &bot, &plan);
    assert_eq!(result.games.iter().sum::<u32>(), 4);
    assert!(result.share() > 0.7, "{result:?}");
}

#[test]
fn a_search_can_be_distilled() {
    let mut run = run(2);
    run.training.games = 2;
    run.lesson = Lesson::Study(16);
    let report = run.round::<Position>(0.0);
    // Several candidates of each decision.
    assert!(report.samples > 200, "{report:?}");
    let again = {
        let mut run = self::run(1);
        run.training.games = 2;
        run.lesson = Lesson::Study(16);
        run.round::<Position>(0.0);
        run.at
    };
    assert!(run.at == again);
}
