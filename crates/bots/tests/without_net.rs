//! A game that says nothing about nets: all levels play, by tree search.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use bots::net::{NetPolicy, NetSearch};
use bots::{Bot, Budget, Heuristics, LEVELS};
use tabletop::{BadOption, BadPosition, Dice, Game, OptionSpec, Scores, Seat, Settings, Turn, Viewer};

use lords_of_scotland::Position as Inner;

/// Lords of Scotland without its heuristics and nets.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Netless(Inner);

impl Heuristics for Netless {}

impl fmt::Display for Netless {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Netless {
    type Err = BadPosition;

    fn from_str(text: &str) -> Result<Netless, BadPosition> {
        text.parse().map(Netless)
    }
}

impl Game for Netless {
    const NAME: &'static str = "netless";
    const TAG: &'static str = Inner::TAG;
    const SEATS: RangeInclusive<u8> = Inner::SEATS;
    const OPTIONS: &'static [OptionSpec] = Inner::OPTIONS;
    const WORDS: &'static [(&'static str, &'static str)] = Inner::WORDS;

    type Action = <Inner as Game>::Action;
    type Illegal = <Inner as Game>::Illegal;
    type Phase = <Inner as Game>::Phase;
    type View = <Inner as Game>::View;
    type Seen = <Inner as Game>::Seen;

    fn deal(settings: &Settings, seats: u8, dice: &mut Dice) -> Result<Netless, BadOption> {
        Inner::deal(settings, seats, dice).map(Netless)
    }

    fn seats(&self) -> u8 {
        self.0.seats()
    }

    fn turn(&self) -> Turn {
        self.0.turn()
    }

    fn phase(&self) -> Self::Phase {
        Game::phase(&self.0)
    }

    fn turn_number(&self) -> u32 {
        self.0.turn_number()
    }

    fn scores(&self) -> Scores {
        self.0.scores()
    }

    fn legal_actions(&self, out: &mut Vec<Self::Action>) {
        self.0.legal_actions(out);
    }

    fn check(&self, action: Self::Action) -> Result<(), Self::Illegal> {
        self.0.check(action)
    }

    fn apply(&mut self, action: Self::Action, dice: &mut Dice) {
        self.0.apply(action, dice);
    }

    fn view(&self, viewer: Viewer) -> Self::View {
        self.0.view(viewer)
    }

    fn seen(&self, action: Self::Action, after: &Netless, viewer: Viewer) -> Self::Seen {
        self.0.seen(action, &after.0, viewer)
    }

    fn determinize(view: &Self::View, dice: &mut Dice) -> Netless {
        Netless(Inner::determinize(view, dice))
    }

    fn touches(&self, action: Self::Action) -> Vec<String> {
        self.0.touches(action)
    }

    fn reveals(&self, action: Self::Action) -> bool {
        self.0.reveals(action)
    }
}

/// Some early positions with several legal actions.
fn positions() -> impl Iterator<Item = Netless> {
    (0..4).map(|seed| {
        let mut dice = Dice::quick(seed);
        let mut position = Netless::deal(&Settings::new(), 2, &mut dice).unwrap();
        for _ in 0..3 {
            let action = position.random_action(&mut dice, &mut Vec::new());
            position.apply(action, &mut dice);
        }
        position
    })
}

#[test]
fn every_level_plays_by_search() {
    for position in positions().filter(|position| position.legal_count() > 1) {
        let view = position.view(position.decider().unwrap().into());
        let iterations = LEVELS.map(|level| {
            let mut bot = level.spec.bot::<Netless>();
            let decision = bot.think(&view, Budget::Iterations(4000), &mut Dice::quick(1));
            position.check(decision.action).unwrap();
            decision.iterations
        });
        assert_eq!(iterations, [20, 100, 500, 4000]);
    }
}

#[test]
fn bots_that_need_a_net_search_instead() {
    let position = positions().find(|position| position.legal_count() > 1).unwrap();
    let view = position.view(position.decider().unwrap().into());
    let bots: [Box<dyn Bot<Netless>>; 2] = [Box::new(NetPolicy::new(0.0)), Box::new(NetSearch::default())];
    for mut bot in bots {
        let decision = bot.think(&view, Budget::Iterations(10), &mut Dice::quick(1));
        assert_eq!(decision.iterations, 2000);
    }
}

#[test]
fn a_stronger_level_beats_a_weaker_one() {
    let [mut weak, .., mut strong] = LEVELS.map(|level| level.spec.bot::<Netless>());
    let mut points = 0;
    for game in 0..8_u8 {
        let mut dice = Dice::quick(u64::from(game / 2));
        let mut position = Netless::deal(&Settings::new(), 2, &mut dice).unwrap();
        let strong_seat = Seat::new(game % 2);
        while let Some(seat) = position.decider() {
            let bot = if seat == strong_seat { &mut strong } else { &mut weak };
            let action = bot.think(&position.view(seat.into()), Budget::Iterations(2000), &mut dice).action;
            position.apply(action, &mut dice);
        }
        points += u32::from(position.turn().verdict() == Some(tabletop::Verdict::Won(strong_seat)));
    }
    assert!(points >= 5, "{points} of 8 games");
}
