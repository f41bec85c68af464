//! The rules as the table sees them.

use tabletop::{BadPosition, Dice, Game, Scores, Turn, Viewer, from_modules};

use crate::position::score;
use crate::{Action, Illegal, Phase, Position, Seen, View, rules};

impl Game for Position {
    const NAME: &'static str = "goofspiel";
    const TAG: &'static str = "gs";
    const READS_VIEWS: bool = true;
    const MATCHES: bool = true;
    // An example for developers, playable by its name.
    const LISTED: bool = false;

    from_modules! { types, words, rules, determinize }

    fn read_view(text: &str, viewer: Viewer) -> Result<View, BadPosition> {
        View::read(text, viewer)
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

    fn touches(&self, Action(card): Action) -> Vec<String> {
        vec![format!("hand:{card}")]
    }

    /// The last bid for a prize turns up the bids and the next prize; every other bid shows its player nothing.
    fn reveals(&self, _: Action) -> bool {
        self.bids.iter().flatten().count() + 1 == usize::from(self.rules.seats)
    }
}
