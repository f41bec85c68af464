//! Reviews of games that bots played.

use bots::{BotSpec, Budget, Heuristics};
use review::{Account, Evaluator, Review, ReviewPlan, ReviewedStep, accounts, judge};
use tabletop::{Dice, Seat, Seed, Settings, Start, Table, Value, Viewer};

const QUICK: ReviewPlan = ReviewPlan { samples: 6, seed: 1 };

/// A game played by these bots, one for each seat.
fn play<G: Heuristics>(settings: &Settings, bots: &[&str], seed: u8) -> Table<G> {
    let mut table = Table::<G>::deal(settings, bots.len() as u8, Seed([seed; 32])).expect("a deal");
    let mut dice = Dice::quick(seed.into());
    let mut bots: Vec<_> =
        bots.iter().map(|name| name.parse::<BotSpec>().expect("a bot").bot::<G>()).collect();
    while let Some(seat) = table.position().decider() {
        let view = table.view(seat.into());
        let action = bots[seat.index()].think(&view, Budget::Iterations(30), &mut dice).action;
        table.apply(&[action.to_string()]).expect("bots play legal actions");
    }
    table
}

fn tactics() -> Settings {
    Settings::new().with("tactics", Value::Flag(true))
}

/// The sum rule: each step, and the whole game for each seat.
fn assert_sums<G: Heuristics>(table: &Table<G>) {
    let steps: Vec<ReviewedStep> = Review::new(table, QUICK).collect();
    assert_eq!(steps.len(), table.actions().len() + 1);
    for pair in steps.windows(2) {
        for (before, after) in pair[0].changes.iter().zip(&pair[1].changes) {
            assert!((before.chance.value + after.total() - after.chance.value).abs() < 1e-9);
        }
    }
    let accounts = accounts(&steps);
    let starts: f64 = accounts.iter().map(|account| account.start).sum();
    assert!((starts - 1.0).abs() < 1e-9, "before the deal all seats together have one win: {starts}");
    let ends: f64 = accounts.iter().map(|account| account.end).sum();
    assert!((ends - 1.0).abs() < 1e-6 || ends.abs() < 1e-6, "a finished game has one winner, a draw or none");
    for Account { start, luck, own, others, end, .. } in accounts {
        assert!((start + luck + own + others - end).abs() < 1e-9, "{start} {luck} {own} {others} {end}");
    }
}

#[test]
fn start_luck_decisions_and_what_others_did_add_up_to_the_result() {
    for seed in 1..=3 {
        assert_sums(&play::<schotten_totten::Position>(&Settings::new(), &["lamb", "net"], seed));
        assert_sums(&play::<schotten_totten::Position>(&tactics(), &["net", "lamb"], seed));
        assert_sums(&play::<lords_of_scotland::Position>(&Settings::new(), &["lamb", "net"], seed));
        assert_sums(&play::<bergues::Position>(&Settings::new(), &["lamb", "net"], seed));
    }
    assert_sums(&play::<lords_of_scotland::Position>(&Settings::new(), &["net", "lamb", "random"], 4));
    assert_sums(&play::<bergues::Position>(&Settings::new(), &["net", "random", "net", "lamb"], 5));
}

#[test]
fn a_game_without_nets_is_reviewed_by_its_playouts() {
    assert_sums(&play::<goofspiel::Position>(&Settings::new(), &["random", "random"], 1));
    let junior = Settings::new().with("variant", Value::Word("junior".to_owned()));
    assert_sums(&play::<bergues::Position>(&junior, &["random", "random"], 1));
}

#[test]
fn the_same_plan_gives_the_same_review() {
    let table = play::<schotten_totten::Position>(&Settings::new(), &["lamb", "lamb"], 6);
    let review = |plan| Review::new(&table, plan).collect::<Vec<_>>();
    assert_eq!(review(QUICK), review(QUICK));
    assert_ne!(review(QUICK), review(ReviewPlan { seed: 2, ..QUICK }));
}

#[test]
fn a_review_knows_nothing_of_what_comes_later() {
    let whole = play::<lords_of_scotland::Position>(&Settings::new(), &["lamb", "lamb"], 7);
    let mut part = whole.clone();
    part.rewind(30);
    let steps: Vec<ReviewedStep> = Review::new(&whole, QUICK).take(30).collect();
    let before: Vec<ReviewedStep> = Review::new(&part, QUICK).take(30).collect();
    assert_eq!(steps, before);
}

/// Replaces what a seat cannot see, and compares what the review says to that seat about its next decision.
fn assert_no_hindsight<G: Heuristics>(table: &Table<G>) {
    let mut compared = 0;
    for length in (0..table.actions().len()).step_by(5) {
        let mut at = table.clone();
        at.rewind(length);
        let Some(seat) = at.position().decider() else { continue };
        let view = at.view(Viewer::from(seat));
        let action = table.actions()[length].to_string();
        let review = |seed: u64| -> Option<Vec<ReviewedStep>> {
            let other = G::determinize(&view, &mut Dice::quick(seed));
            let mut table = Table::load(other, Seed([seed as u8; 32]));
            table.apply(std::slice::from_ref(&action)).expect("a seat knows its legal actions");
            Some(Review::new(&table, QUICK).collect())
        };
        let (Some(one), Some(two)) = (review(1), review(2)) else { continue };
        assert_eq!(one[0].changes[seat.index()], two[0].changes[seat.index()], "the chance before {action}");
        assert_eq!(one[1].decision, two[1].decision, "the judgement of {action}");
        assert_eq!(one[1].changes[seat.index()].own.to_bits(), two[1].changes[seat.index()].own.to_bits());
        compared += usize::from(one[1].decision.is_some());
    }
    assert!(compared > 2, "only {compared} decisions were compared");
}

#[test]
fn what_a_seat_cannot_see_changes_nothing_of_its_review() {
    assert_no_hindsight(&play::<schotten_totten::Position>(&Settings::new(), &["lamb", "lamb"], 8));
    assert_no_hindsight(&play::<schotten_totten::Position>(&tactics(), &["lamb", "lamb"], 8));
    assert_no_hindsight(&play::<lords_of_scotland::Position>(&Settings::new(), &["lamb", "lamb"], 8));
    assert_no_hindsight(&play::<bergues::Position>(&Settings::new(), &["lamb", "lamb"], 8));
}

/// What a seat sees of an action, and its view after it.
fn look<G: Heuristics>(table: &Table<G>, action: G::Action, seat: Seat) -> (String, G::View) {
    let mut after = table.position().clone();
    after.apply(action, &mut table.dice());
    (table.position().seen(action, &after, seat.into()).to_string(), after.view(seat.into()))
}

/// A game from another position behind the seat's view, with as many actions as possible of which the seat sees the same.
fn imitate<G: Heuristics>(
    position: G,
    actions: &[G::Action],
    seen: &[(String, G::View)],
    seat: Seat,
) -> Table<G> {
    let mut twin = Table::load(position, Seed([1; 32]));
    for (action, seen) in actions.iter().zip(seen) {
        let is_own = twin.position().decider() == Some(seat);
        let mut choices = Vec::new();
        twin.position().legal_actions(&mut choices);
        choices.retain(|choice| choice == action || !is_own);
        // Another action that looks the same, such as another card face down, is the stronger test.
        choices.sort_by_key(|choice| choice == action);
        let Some(same) = choices.into_iter().find(|choice| look(&twin, *choice, seat) == *seen) else {
            break;
        };
        twin.apply(&[same.to_string()]).expect("it is legal");
    }
    twin
}

/// What was compared in games that look the same to a seat.
#[derive(Default, Debug)]
struct Compared {
    games: u32,
    own_decisions: u32,
    steps_with_luck: u32,
    steps_of_others: u32,
    different_actions: u32,
}

/// Compares the reviews of pairs of games that look the same to a seat up to a moment, though hidden things differ.
fn assert_same_review_of_same_views<G: Heuristics>(table: &Table<G>) -> Compared {
    const STEPS: usize = 8;
    const SAMPLES: u64 = 2000;
    let mut compared = Compared::default();
    for length in (0..table.actions().len()).step_by(7) {
        let mut at = table.clone();
        at.rewind(length);
        let mut game = Table::load(at.position().clone(), Seed([1; 32]));
        let mut seen: [Vec<(String, G::View)>; 2] = Default::default();
        for action in table.actions()[length..].iter().take(STEPS) {
            let seats = [Seat::A, Seat::B].map(|seat| (seat, look(&game, *action, seat)));
            if game.apply(&[action.to_string()]).is_err() {
                break;
            }
            for (seat, look) in seats {
                seen[seat.index()].push(look);
            }
        }
        for seat in [Seat::A, Seat::B] {
            let view = at.view(seat.into());
            let differs = |twin: &Table<G>| {
                let mut game = game.clone();
                game.rewind(twin.actions().len());
                game.position().to_string() != twin.position().to_string()
            };
            let twins = (0..SAMPLES).map(|seed| {
                let position = G::determinize(&view, &mut Dice::quick(seed));
                imitate(position, game.actions(), &seen[seat.index()], seat)
            });
            let longest = twins.filter(differs).max_by_key(|twin| twin.actions().len());
            let Some(twin) = longest.filter(|twin| twin.actions().len() > 1) else { continue };
            let mut game = game.clone();
            game.rewind(twin.actions().len());
            compared.add(&game, &twin, seat);
        }
    }
    compared
}

impl Compared {
    fn add<G: Heuristics>(&mut self, one: &Table<G>, two: &Table<G>, seat: Seat) {
        let [first, second] = [one, two].map(|table| Review::new(table, QUICK).collect::<Vec<_>>());
        assert_eq!(first.len(), second.len());
        for (first, second) in first.iter().zip(&second) {
            let [change, other] = [first, second].map(|step| step.changes[seat.index()]);
            let place = format!("seat {seat}, {:?} and {:?} in {}", first.made, second.made, one.position());
            assert_eq!(change, other, "{place}");
            self.steps_with_luck += u32::from(change.luck.abs() > 1e-9);
            self.steps_of_others += u32::from(change.others.abs() > 1e-9);
            self.different_actions += u32::from(first.made != second.made);
            if first.made.as_ref().is_some_and(|(decider, _)| *decider == seat) {
                assert_eq!(first.made, second.made);
                assert_eq!(first.decision, second.decision, "{place}");
                self.own_decisions += u32::from(first.decision.is_some());
            }
        }
        self.games += 1;
    }
}

#[test]
fn games_that_look_the_same_to_a_seat_have_the_same_review_for_it() {
    let compared = [
        assert_same_review_of_same_views(&play::<schotten_totten::Position>(
            &Settings::new(),
            &["lamb", "lamb"],
            17,
        )),
        assert_same_review_of_same_views(&play::<schotten_totten::Position>(
            &tactics(),
            &["lamb", "lamb"],
            17,
        )),
        assert_same_review_of_same_views(&play::<lords_of_scotland::Position>(
            &Settings::new(),
            &["lamb", "lamb"],
            17,
        )),
        assert_same_review_of_same_views(&play::<bergues::Position>(&Settings::new(), &["lamb", "lamb"], 17)),
    ];
    for of_game in &compared {
        assert!(of_game.games > 3 && of_game.own_decisions > 3, "{compared:?}");
        assert!(of_game.steps_with_luck > 0 && of_game.steps_of_others > 0, "{compared:?}");
    }
    // Cards face down: only Lords of Scotland has actions that look the same to the others.
    assert!(compared[2].different_actions > 0, "{compared:?}");
}

#[test]
fn the_chance_before_the_deal_is_that_of_every_deal() {
    let start = |seed| {
        let table = play::<schotten_totten::Position>(&Settings::new(), &["random", "random"], seed);
        let deal: Vec<ReviewedStep> = Review::new(&table, QUICK).take(1).collect();
        accounts(&deal).iter().map(|account| account.start).collect::<Vec<f64>>()
    };
    for (one, two) in start(18).into_iter().zip(start(19)) {
        assert!((one - two).abs() < 1e-12, "{one} {two}");
    }
}

#[test]
fn decisions_only_cost_and_forced_ones_cost_nothing() {
    let table = play::<schotten_totten::Position>(&Settings::new(), &["random", "net"], 9);
    let steps: Vec<ReviewedStep> = Review::new(&table, QUICK).collect();
    let last = steps.len() - 1;
    for step in &steps[..last] {
        assert!(step.changes.iter().all(|change| change.own <= 1e-12), "{:?}", step.changes);
        if step.decision.is_none() {
            assert!(step.changes.iter().all(|change| change.own.abs() < 1e-12));
        }
    }
    assert!(steps.iter().any(|step| step.decision.is_none()));
}

#[test]
fn random_play_gives_more_away_than_a_net() {
    for seed in 10..13 {
        let table = play::<schotten_totten::Position>(&Settings::new(), &["random", "net"], seed);
        let steps: Vec<ReviewedStep> = Review::new(&table, QUICK).collect();
        let accounts = accounts(&steps);
        let lost: Vec<f64> = steps.iter().fold(vec![0.0, 0.0], |mut lost, step| {
            if let (Some((seat, _)), Some(decision)) = (&step.made, &step.decision) {
                lost[seat.index()] += decision.cost.value;
            }
            lost
        });
        assert!(lost[0] > 2.0 * lost[1], "{lost:?}");
        assert!(accounts[0].mistakes > accounts[1].mistakes, "{accounts:?}");
    }
}

#[test]
fn a_game_that_began_with_a_position_has_no_deal() {
    let dealt = play::<bergues::Position>(&Settings::new(), &["random", "random"], 14);
    let mut first = dealt.clone();
    first.rewind(0);
    let loaded = Table::load(*first.position(), Seed([14; 32]));
    assert!(matches!(loaded.start(), Start::Loaded { .. }));
    let deal = Review::new(&loaded, QUICK).next().expect("a first step");
    assert!(deal.changes.iter().all(|change| change.total().abs() < 1e-12));
}

#[test]
fn progress_counts_the_steps() {
    let table = play::<bergues::Position>(&Settings::new(), &["random", "random"], 15);
    let mut review = Review::new(&table, QUICK);
    let all = table.actions().len() + 1;
    assert_eq!(review.progress(), (0, all));
    for done in 1..=3 {
        review.next();
        assert_eq!(review.progress(), (done, all));
    }
    assert_eq!(review.count(), all - 3);
}

#[test]
fn a_resumed_review_is_the_rest_of_the_first() {
    let table = play::<lords_of_scotland::Position>(&Settings::new(), &["lamb", "lamb"], 16);
    let steps: Vec<ReviewedStep> = Review::new(&table, QUICK).collect();
    for done in [0, 1, 7, 20, steps.len()] {
        let last = steps[..done].last();
        let chances =
            last.map_or(Vec::new(), |step| step.changes.iter().map(|change| change.chance).collect());
        let rest: Vec<ReviewedStep> = Review::resume(&table, QUICK, done, chances).collect();
        assert_eq!(rest, steps[done..]);
    }
}

/// The theme of the decision behind a view, if this action was played.
fn theme_of<G: Heuristics>(view: &str, seat: Seat, played: Option<&str>) -> (String, Option<&'static str>) {
    let view = G::read_view(view, seat.into()).expect("a view");
    let played = played.map(|action| action.parse().expect("an action"));
    let decision = judge(&mut Evaluator::<G>::default(), &view, played, 64, 1).expect("a choice");
    (decision.best().action.clone(), decision.theme)
}

#[test]
fn the_theme_is_the_choice_between_the_best_action_and_another_one() {
    type Lords = lords_of_scotland::Position;
    let view = "ls 2.L.40 ?????????????????????????????????????????????????????????????????????????????????????????????????????????????????????????? s3wBdBkAk2m7k6w1m3oCw8 c6,c7,f6,o8,m8 f4d8 fC??????????/d2w3k3d9f9oAmC c4+c/w4 f5/w7 B.5.B.act";
    let theme = |played| theme_of::<Lords>(view, Seat::B, played);
    // The next best action is another clan: nothing played, and the best action played, are compared with it.
    assert_eq!(theme(None), ("+w3".to_owned(), Some("order")));
    assert_eq!(theme(Some("+w3")), ("+w3".to_owned(), Some("order")));
    assert_eq!(theme(Some("-w3")).1, Some("hide"));
    assert_eq!(theme(Some("take1")).1, Some("wait"));
}
