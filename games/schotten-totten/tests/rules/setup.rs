//! ST-S1 … ST-S3: rule sets, the deal, who starts.

use laws::counting_seed;
use schotten_totten::{Position, Rules};
use tabletop::{Dice, Game, Match, Seat, Seed, Settings, Table, Value};

use crate::support::{at, load, refused};

const RULE_SETS: [&str; 8] =
    ["2016", "2016x", "2016t", "2016tx", "classic", "classicx", "classict", "classictx"];

fn settings(rules: &str, first: &str) -> Settings {
    let edition = if rules.starts_with("classic") { "classic" } else { "2016" };
    let letters = rules.trim_start_matches(edition);
    Settings::new()
        .with("edition", Value::Word(edition.to_owned()))
        .with("tactics", Value::Flag(letters.contains('t')))
        .with("expert", Value::Flag(letters.contains('x')))
        .with("first", Value::Word(first.to_owned()))
}

fn dealt(rules: &str, first: &str, seed: Seed) -> String {
    Table::<Position>::deal(&settings(rules, first), 2, seed).unwrap().position().to_string()
}

#[test]
fn st_s1_eight_rule_sets() {
    for rules in RULE_SETS {
        assert_eq!(at(rules).text().split(' ').nth(1), Some(rules));
        assert!(dealt(rules, "A", Seed([3; 32])).starts_with(&format!("st {rules} -|-/")));
    }
    let mut all: Vec<String> = Rules::all().map(|rules| rules.to_string()).collect();
    all.sort_unstable();
    let mut expected = RULE_SETS.map(str::to_owned);
    expected.sort_unstable();
    assert_eq!(all, expected);
}

#[test]
fn st_s1_other_rule_sets_are_refused() {
    for rules in ["2015", "2016xt", "2016T", "classicxt", "t", "2016tt"] {
        let reason = "2016 or classic, then t with tactics, then x with the expert rule";
        assert_eq!(refused(rules), format!("rules: \"{rules}\": {reason}"));
    }
}

#[test]
fn st_s1_by_default_the_2016_edition_without_variants() {
    let table = Table::<Position>::deal(&Settings::new(), 2, Seed([1; 32])).unwrap();
    assert!(table.position().to_string().starts_with("st 2016 "));
}

#[test]
fn st_s2_six_cards_each_and_the_rest_is_the_pile() {
    for rules in RULE_SETS.into_iter().filter(|rules| !rules.contains('t')) {
        let scene = load(&dealt(rules, "A", Seed([5; 32])));
        assert_eq!(scene.hands().split('/').map(str::len).collect::<Vec<_>>(), [12, 12]);
        assert_eq!(scene.decks().split('/').map(str::len).collect::<Vec<_>>(), [84, 1]);
    }
}

#[test]
fn st_s2_with_tactics_seven_clan_cards_each_and_ten_cards_in_the_second_pile() {
    for rules in ["2016t", "2016tx", "classict", "classictx"] {
        let scene = load(&dealt(rules, "A", Seed([5; 32])));
        let (hands, decks) = (scene.hands(), scene.decks());
        assert_eq!(hands.split('/').map(str::len).collect::<Vec<_>>(), [14, 14]);
        assert!(!hands.contains(char::is_uppercase), "{hands}");
        assert_eq!(decks.split('/').map(str::len).collect::<Vec<_>>(), [80, 20]);
    }
}

#[test]
fn st_s2_the_deal_follows_the_shuffle_of_the_notation() {
    for (rules, limit) in [("classic", 6), ("2016t", 7)] {
        let mut dice = Dice::from_seed(counting_seed());
        let mut clan: Vec<String> = "roygbp"
            .chars()
            .flat_map(|colour| (1..=9).map(move |value| format!("{colour}{value}")))
            .collect();
        shuffle(&mut clan, &mut dice);
        let mut tactic: Vec<String> = ["J1", "J2", "SP", "SB", "BM", "MF", "RC", "ST", "BN", "TR"]
            .into_iter()
            .map(str::to_owned)
            .collect();
        shuffle(&mut tactic, &mut dice);
        let tactic = if limit == 7 { tactic.concat() } else { "-".to_owned() };
        let scene = load(&dealt(rules, "A", counting_seed()));
        assert_eq!(scene.decks(), format!("{}/{tactic}", clan[2 * limit..].concat()));
        let hand = |seat: usize| {
            let mut hand = clan[seat * limit..(seat + 1) * limit].to_vec();
            hand.sort_by_key(|card| ("roygbp".find(&card[..1]), card[1..].to_owned()));
            hand.concat()
        };
        assert_eq!(scene.hands(), format!("{}/{}", hand(0), hand(1)));
    }
}

/// The shuffle as the notation describes it.
fn shuffle(items: &mut [String], dice: &mut Dice) {
    for i in (1..items.len()).rev() {
        items.swap(i, dice.below(i as u32 + 1) as usize);
    }
}

#[test]
fn st_s2_the_check_value_of_the_shuffle() {
    let mut items: Vec<String> = (0..10).map(|i| i.to_string()).collect();
    shuffle(&mut items, &mut Dice::from_seed(counting_seed()));
    assert_eq!(items.join(" "), "6 1 9 7 0 2 4 5 8 3");
}

#[test]
fn st_s3_the_table_chooses_who_starts() {
    for first in ["A", "B"] {
        assert!(dealt("2016", first, Seed([9; 32])).ends_with(&format!(" {first}.play.0")));
    }
    let wrong = Table::<Position>::deal(&settings("2016", "C"), 2, Seed([9; 32])).unwrap_err();
    assert_eq!(wrong.to_string(), "first cannot be \"C\": it is a seat of the table or random");
}

#[test]
fn st_s3_a_random_start_is_the_default_and_is_drawn_first() {
    let mut starters = [0; 2];
    for byte in 0..20 {
        let seed = Seed([byte; 32]);
        let starter = Dice::from_seed(seed).below(2) as usize;
        starters[starter] += 1;
        let random = dealt("2016", "random", seed);
        assert!(random.ends_with([" A.play.0", " B.play.0"][starter]), "{random}");
        let default = Table::<Position>::deal(&Settings::new(), 2, seed).unwrap();
        assert_eq!(default.position().to_string(), random);
    }
    assert!(starters.iter().all(|&times| times > 0), "{starters:?}");
}

#[test]
fn st_s3_the_winner_of_a_round_starts_the_next() {
    let won = at("2016 9=-|r7r8r9:>B B.over.2").position;
    let mut rounds = Match::new(3, 2, Seat::A).unwrap();
    assert_eq!(rounds.starter(), Seat::A);
    rounds.add_round(&won);
    assert_eq!(rounds.starter(), Seat::B);
    rounds.add_round(&won);
    assert_eq!(rounds.starter(), Seat::B);
}

#[test]
fn st_s3_after_a_drawn_round_the_other_player_starts() {
    let drawn = at("2016 -.over.2").position;
    let mut rounds = Match::new(4, 2, Seat::B).unwrap();
    rounds.add_round(&drawn);
    assert_eq!(rounds.starter(), Seat::A);
    rounds.add_round(&drawn);
    assert_eq!(rounds.starter(), Seat::B);
}

#[test]
fn st_s3_the_seat_that_starts_plays_first() {
    let scene = load(&dealt("2016", "B", Seed([2; 32])));
    assert_eq!(scene.position.decider(), Some(Seat::B));
}
