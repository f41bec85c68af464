//! Matches of several rounds, for any number of seats: a small game for three shows that nothing is special about two.

use std::fmt;
use std::str::FromStr;

use tabletop::{
    Allowed, BadAction, BadOption, BadPosition, Describe, Dice, Game, Match, OptionSpec, Phrase, Preset,
    STARTER_OPTION, Scores, Seat, Settings, Turn, Value, Verdict, Viewer,
};

/// Each of two to five seats has a secret die; in turn order they show it. The highest number wins; if several share
/// it, the game is drawn. Its rules say nothing about matches.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Highest {
    dice: Vec<u16>,
    first: Seat,
    shown: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
struct Show;

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the game is over")]
struct Over;

#[derive(Clone, PartialEq, Eq, Debug)]
struct Text(String);

impl fmt::Display for Show {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("show")
    }
}

impl FromStr for Show {
    type Err = BadAction;

    fn from_str(text: &str) -> Result<Show, BadAction> {
        if text == "show" { Ok(Show) } else { Err(BadAction::new(text, "show")) }
    }
}

impl Describe for Over {
    fn phrase(&self) -> Phrase {
        Phrase::new("over")
    }
}

impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Describe for Text {
    fn phrase(&self) -> Phrase {
        Phrase::new("text")
    }
}

impl fmt::Display for Highest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "HI {:?} {} {}", self.dice, self.first, self.shown)
    }
}

impl FromStr for Highest {
    type Err = BadPosition;

    fn from_str(text: &str) -> Result<Self, BadPosition> {
        Err(BadPosition::flaw("position", text, "this game is never read".to_owned()))
    }
}

impl Game for Highest {
    const NAME: &'static str = "highest";
    const TAG: &'static str = "HI";
    const SEATS: std::ops::RangeInclusive<u8> = 2..=5;
    const OPTIONS: &'static [OptionSpec] = &[OptionSpec {
        name: STARTER_OPTION,
        allowed: Allowed::SeatOrRandom,
        preset: Preset::Word("random"),
    }];
    const WORDS: &'static [(&'static str, &'static str)] = &[];
    const MATCHES: bool = true;

    type Action = Show;
    type Illegal = Over;
    type Phase = &'static str;
    type View = Text;
    type Seen = Text;

    fn deal(settings: &Settings, seats: u8, dice: &mut Dice) -> Result<Self, BadOption> {
        let first = settings.starter(STARTER_OPTION, seats, dice);
        let dice = (0..seats).map(|_| dice.below(6) as u16 + 1).collect();
        Ok(Highest { dice, first, shown: 0 })
    }

    fn seats(&self) -> u8 {
        self.dice.len() as u8
    }

    fn turn(&self) -> Turn {
        if self.shown < self.seats() {
            return Turn::Decide(Seat::new((self.first.index() as u8 + self.shown) % self.seats()));
        }
        let most = self.dice.iter().max().expect("there are seats");
        let mut best = Seat::first(self.seats()).filter(|seat| self.dice[seat.index()] == *most);
        let first = best.next().expect("one seat has the most");
        Turn::Over(if best.next().is_none() { Verdict::Won(first) } else { Verdict::Draw })
    }

    fn phase(&self) -> &'static str {
        "show"
    }

    fn turn_number(&self) -> u32 {
        u32::from(self.shown) + 1
    }

    fn scores(&self) -> Scores {
        Scores::new(self.seats(), |_| 0)
    }

    fn legal_actions(&self, out: &mut Vec<Show>) {
        out.extend((!self.is_over()).then_some(Show));
    }

    fn check(&self, _: Show) -> Result<(), Over> {
        if self.is_over() { Err(Over) } else { Ok(()) }
    }

    fn apply(&mut self, _: Show, _: &mut Dice) {
        self.shown += 1;
    }

    fn view(&self, viewer: Viewer) -> Text {
        let own = viewer.seat().map(|seat| self.dice[seat.index()]);
        Text(format!("HI {own:?} {} {}", self.first, self.shown))
    }

    fn seen(&self, _: Show, _: &Self, _: Viewer) -> Text {
        Text("show".to_owned())
    }

    fn determinize(_: &Text, _: &mut Dice) -> Self {
        unreachable!("no bot plays this game")
    }

    fn touches(&self, _: Show) -> Vec<String> {
        vec!["die".to_owned()]
    }

    fn reveals(&self, _: Show) -> bool {
        false
    }
}

fn round(dice: &[u16]) -> Highest {
    Highest { dice: dice.to_vec(), first: Seat::A, shown: dice.len() as u8 }
}

const C: Seat = Seat::new(2);

#[test]
fn by_default_the_winner_of_a_round_scores_one_and_begins_the_next() {
    let mut rounds = Match::new(3, 3, Seat::A).unwrap();
    rounds.add_round(&round(&[1, 2, 6]));
    assert_eq!((rounds.played(), rounds.verdict(), rounds.starter()), (1, None, C));
    rounds.add_round(&round(&[5, 4, 4]));
    assert_eq!(rounds.starter(), Seat::A);
    rounds.add_round(&round(&[1, 2, 3]));
    assert_eq!(Seat::first(3).map(|seat| rounds.points(seat)).collect::<Vec<_>>(), [1, 0, 2]);
    assert_eq!(rounds.verdict(), Some(Verdict::Won(C)));
}

#[test]
fn by_default_the_next_seat_begins_after_a_drawn_round() {
    let mut rounds = Match::new(4, 3, Seat::B).unwrap();
    let starters = [(); 3].map(|()| {
        rounds.add_round(&round(&[4, 4, 1]));
        rounds.starter()
    });
    assert_eq!(starters, [C, Seat::A, Seat::B]);
}

#[test]
fn a_match_is_drawn_if_several_seats_share_the_most_points() {
    let mut rounds = Match::new(2, 3, Seat::A).unwrap();
    rounds.add_round(&round(&[6, 1, 1]));
    rounds.add_round(&round(&[1, 1, 6]));
    assert_eq!(rounds.verdict(), Some(Verdict::Draw), "A and C have one point each, B has none");
}

#[test]
fn points_of_the_game_count_for_every_seat() {
    let mut rounds = Match::new(2, 3, Seat::A).unwrap();
    rounds.add_points(&Scores::new(3, |seat| [3, 0, 2][seat.index()]), Seat::B);
    rounds.add_points(&Scores::new(3, |seat| [0, 4, 3][seat.index()]), Seat::B);
    assert_eq!(Seat::first(3).map(|seat| rounds.points(seat)).collect::<Vec<_>>(), [3, 4, 5]);
    assert_eq!(rounds.verdict(), Some(Verdict::Won(C)));
    let ended = rounds;
    rounds.add_points(&Scores::new(3, |_| 9), Seat::A);
    assert_eq!(rounds, ended, "nothing counts after the last round");
}

#[test]
fn three_play_a_match_in_which_the_winner_begins() {
    for seed in 0..50 {
        let mut dice = Dice::from_seed(tabletop::Seed([seed; 32]));
        let mut rounds = Match::new(5, 3, Seat::A).unwrap();
        let mut wins = [0; 3];
        while rounds.verdict().is_none() {
            let first = Value::Word(rounds.starter().to_string());
            let settings = Settings::new().with(STARTER_OPTION, first);
            let mut game = Highest::deal(&settings, 3, &mut dice).expect("three can play");
            assert_eq!(game.decider(), Some(rounds.starter()));
            while !game.is_over() {
                game.apply(Show, &mut dice);
            }
            if let Some(winner) = game.turn().verdict().and_then(Verdict::winner) {
                wins[winner.index()] += 1;
            }
            rounds.add_round(&game);
        }
        assert_eq!(Seat::first(3).map(|seat| rounds.points(seat)).collect::<Vec<_>>(), wins);
    }
}
