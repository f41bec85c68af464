//! The rules as the table sees them.

use std::ops::RangeInclusive;

use tabletop::{BadOption, Dice, Game, OptionSpec, Scores, Settings, Turn, Viewer};

use crate::position::score;
use crate::{Action, Illegal, Phase, Position, Rules, Seen, View, rules};

impl Game for Position {
    const NAME: &'static str = "goofspiel";
    const TAG: &'static str = "gs";
    const SEATS: RangeInclusive<u8> = rules::SEATS;
    const OPTIONS: &'static [OptionSpec] = rules::OPTIONS;
    const WORDS: &'static [(&'static str, &'static str)] =
        &[("en", include_str!("../words/en.ftl")), ("fr", include_str!("../words/fr.ftl"))];
    const RULES: &'static str = include_str!("../RULES.md");
    const MATCHES: bool = true;
    // An example for developers, playable by its name.
    const LISTED: bool = false;

    type Action = Action;
    type Illegal = Illegal;
    type Phase = Phase;
    type View = View;
    type Seen = Seen;

    fn deal(settings: &Settings, seats: u8, dice: &mut Dice) -> Result<Position, BadOption> {
        let rules = Rules::from_settings(settings, seats)?;
        // A random starter is the first thing that the dice decide.
        let first = settings.starter("first", seats, dice);
        Ok(Position::deal_rules(rules, first, dice))
    }

    fn seats(&self) -> u8 {
        self.rules.seats
    }

    fn turn(&self) -> Turn {
        self.whose_turn()
    }

    fn phase(&self) -> Phase {
        if self.bidder().is_some() { Phase::Bid } else { Phase::Over }
    }

    fn turn_number(&self) -> u32 {
        self.cards_bid() + 1
    }

    fn scores(&self) -> Scores {
        Scores::new(self.rules.seats, |seat| score(self.won[seat.index()]))
    }

    fn legal_actions(&self, out: &mut Vec<Action>) {
        if let Some(seat) = self.bidder() {
            out.extend(self.hands[seat.index()].into_iter().map(Action));
        }
    }

    fn check(&self, Action(card): Action) -> Result<(), Illegal> {
        match self.bidder() {
            None => Err(Illegal::GameOver),
            Some(seat) if !self.hands[seat.index()].contains(card) => Err(Illegal::NotInHand(card)),
            Some(_) => Ok(()),
        }
    }

    fn apply(&mut self, Action(card): Action, _: &mut Dice) {
        self.apply_bid(card);
    }

    fn view(&self, viewer: Viewer) -> View {
        View::new(self, viewer)
    }

    fn seen(&self, action: Action, _: &Position, viewer: Viewer) -> Seen {
        Seen::new(self, action, viewer)
    }

    fn determinize(view: &View, dice: &mut Dice) -> Position {
        view.determinize(dice)
    }

    fn touches(&self, Action(card): Action) -> Vec<String> {
        vec![format!("hand:{card}")]
    }

    /// The last bid for a prize turns up the bids and the next prize; every other bid shows its player nothing.
    fn reveals(&self, _: Action) -> bool {
        self.bids.iter().flatten().count() + 1 == usize::from(self.rules.seats)
    }
}
