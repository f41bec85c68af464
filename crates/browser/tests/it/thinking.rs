//! Bots, hints and analyses.

use browser::{Limit, Report, Task, think};
use serde_json::{Value as Json, json};

use crate::device::Device;

const LIMIT: Limit = Limit::Iterations(200);

fn dealt(device: &mut Device, level: &str) -> String {
    let seats = json!([{ "type": "me" }, { "type": "bot", "level": level }]);
    let table = json!({ "game": "schotten-totten", "options": { "first": "B" }, "seats": seats });
    let table = device.create(&table, &["Ann"]).unwrap();
    device.command(&table, &json!({ "type": "ready" }));
    table
}

#[test]
fn a_task_is_the_decision_of_the_bot_at_the_table() {
    let mut device = Device::default();
    for (level, takes_time) in [("lamb", false), ("laird", true)] {
        let table = dealt(&mut device, level);
        let (_, task) = device.bot(&table).expect("the bot begins");
        assert_eq!((task.level.as_str(), task.takes_time), (level, takes_time));
        // Only the strongest level plays by the policy.
        let policy = takes_time.then_some("schotten-totten-base-policy");
        let nets: Vec<&str> = ["schotten-totten-base"].into_iter().chain(policy).collect();
        assert_eq!(task.nets, nets);
        assert_eq!(device.ask(&json!({ "nets": { "table": table } })).unwrap(), json!(nets));
        let record: tabletop::Record = task.record.parse().unwrap();
        let game = catalog::replay(&record).unwrap();
        let spec = level.parse().unwrap();
        let expected = game.think(spec, bots::Budget::Iterations(200), task.seed.parse().unwrap()).unwrap();
        assert_eq!(think(&task, LIMIT, 0).unwrap(), Report::from(expected));
    }
}

#[test]
fn workers_that_think_side_by_side_decide_the_same_every_time() {
    let mut device = Device::default();
    let table = dealt(&mut device, "laird");
    let (at, task) = device.bot(&table).unwrap();
    let reports = || -> Vec<Report> { (0..3).map(|part| think(&task, LIMIT, part).unwrap()).collect() };
    let one = reports();
    assert_ne!(one[0], one[1], "each has a random stream of its own");
    let merge = json!({ "merge": { "reports": one } });
    let merged: Report = serde_json::from_value(device.ask(&merge).unwrap()).unwrap();
    let again = json!({ "merge": { "reports": reports() } });
    assert_eq!(device.ask(&again).unwrap(), device.ask(&merge).unwrap());
    assert_eq!(merged.iterations, one.iter().map(|report| report.iterations).sum::<u64>());
    let shares: f32 = merged.alternatives.iter().map(|(_, share, _)| share).sum();
    assert!((shares - 1.0).abs() < 1e-3, "{shares}");
    assert_eq!(merged.alternatives.len(), one[0].alternatives.len());
    assert_eq!(device.bot_acts(&table, at, &merged).len(), 1);
    assert_eq!(device.bot_acts(&table, at, &merged).len(), 0, "the position is another one by now");
}

#[test]
fn one_report_is_its_own_merger() {
    let mut device = Device::default();
    let table = dealt(&mut device, "laird");
    let (_, task) = device.bot(&table).unwrap();
    let report = think(&task, LIMIT, 0).unwrap();
    let merge = json!({ "merge": { "reports": [report] } });
    let merged: Report = serde_json::from_value(device.ask(&merge).unwrap()).unwrap();
    assert_eq!((merged.action, merged.iterations), (report.action, report.iterations));
}

#[test]
fn the_viewer_who_decides_gets_a_hint() {
    let mut device = Device::default();
    let table = dealt(&mut device, "lamb");
    let hint = json!({ "hint": { "table": table } });
    assert_eq!(device.ask(&hint).unwrap_err().code, "no-hint");
    while let Some((at, task)) = device.bot(&table) {
        let report = think(&task, LIMIT, 0).unwrap();
        device.bot_acts(&table, at, &report);
    }
    let asked = device.ask(&hint).unwrap();
    let task: Task = serde_json::from_value(asked["task"].clone()).unwrap();
    // A hint is the advice of the strongest level, also where a weaker one plays.
    assert_eq!(task.nets, ["schotten-totten-base", "schotten-totten-base-policy"]);
    let report = think(&task, LIMIT, 0).unwrap();
    let advised = device.ask(&json!({ "advise": { "reports": [report], "moves": asked["moves"] } })).unwrap();
    let moves: Vec<Json> = asked["moves"].as_array().unwrap().clone();
    let chosen = moves.iter().find(|one| one["action"] == advised["action"]).expect("a legal move");
    assert_eq!(chosen["touches"], advised["touches"]);
}

#[test]
fn a_position_is_analysed() {
    let mut device = Device::default();
    let table = dealt(&mut device, "lamb");
    let (_, task) = device.bot(&table).unwrap();
    let position = catalog::replay(&task.record.parse().unwrap()).unwrap().position();
    let request = json!({ "position": position, "level": "piper" });
    let answer = device.ask(&json!({ "study": { "request": request } })).unwrap();
    assert_eq!(answer["study"]["position"], json!(position));
    assert_eq!(answer["task"]["level"], json!("piper"));
    let plain = device.ask(&json!({ "study": { "request": { "position": position } } })).unwrap();
    assert!(plain["task"].is_null());
    let bad = device.ask(&json!({ "study": { "request": { "position": "st nonsense" } } }));
    assert_eq!(bad.unwrap_err().code, "bad-position");
}

#[test]
fn every_net_is_found_by_its_name() {
    let nets = catalog::GAMES.iter().flat_map(|game| game.nets());
    let shipped: Vec<_> = nets.filter_map(|net| Some((net.shape.name, net.weights?))).collect();
    assert_eq!(shipped.len(), 5);
    let policies = catalog::GAMES.iter().flat_map(|game| game.policies());
    let policies: Vec<_> = policies.filter_map(|(name, file)| Some((name, file?))).collect();
    assert_eq!(policies.len(), 1);
    for (name, file) in shipped.iter().chain(&policies) {
        catalog::load_net(name, file).unwrap();
        assert!(catalog::load_net(name, b"damaged").is_err(), "{name}");
    }
    let swapped = catalog::load_net(policies[0].0, shipped[0].1).unwrap_err();
    assert!(swapped.to_string().contains("no policy net"), "{swapped}");
    assert_eq!(catalog::load_net("none", &[]).unwrap_err().to_string(), "no game has a net \"none\"");
}

#[test]
fn tables_without_a_game_or_bots_need_no_nets() {
    let mut device = Device::default();
    let nets = |device: &mut Device, table: &str| device.ask(&json!({ "nets": { "table": table } })).unwrap();
    let bots = json!([{ "type": "me" }, { "type": "bot", "level": "drover" }]);
    let waiting =
        device.create(&json!({ "game": "bergues", "options": {}, "seats": bots }), &["Ann"]).unwrap();
    assert!(nets(&mut device, &waiting).is_null());
    device.command(&waiting, &json!({ "type": "ready" }));
    assert_eq!(nets(&mut device, &waiting), json!(["bergues-classic"]));
    device.command(&waiting, &json!({ "type": "resign" }));
    assert!(nets(&mut device, &waiting).is_null());
    let people = json!([{ "type": "me" }, { "type": "me" }]);
    let people = json!({ "game": "bergues", "options": {}, "seats": people });
    let people = device.create(&people, &["Ann", "Ben"]).unwrap();
    device.command(&people, &json!({ "type": "ready" }));
    assert!(nets(&mut device, &people).is_null());
}

#[test]
fn rules_without_a_policy_need_the_value_net_alone() {
    let seed = tabletop::Seed([0; 32]);
    for (game, options, net) in [
        ("schotten-totten", json!({ "tactics": true }), "schotten-totten-tactics"),
        ("lords-of-scotland", json!({}), "lords-of-scotland-2"),
        ("bergues", json!({}), "bergues-classic"),
    ] {
        let settings = catalog::options_from_json(options.as_object().unwrap());
        let table = catalog::game(game).unwrap().deal(&settings, 2, seed).unwrap();
        assert_eq!(table.nets("laird".parse().unwrap()), [net]);
    }
}
