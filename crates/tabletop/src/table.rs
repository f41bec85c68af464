//! One game being played: where it began, what was done, where it stands.

use crate::{BadAction, BadOption, Describe, Dice, Game, Phrase, Seed, Settings, Step, Viewer};

/// Where a game began.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Start<G> {
    /// With a deal.
    Dealt {
        /// The options, presets filled in.
        settings: Settings,
        /// How many play.
        seats: u8,
        /// Where all chance comes from.
        seed: Seed,
    },
    /// With a position that somebody wrote down.
    Loaded {
        /// That position.
        position: G,
        /// Where the chance that is still to come comes from.
        seed: Seed,
    },
}

/// A game in progress with its history. `(start, actions)` is the whole truth; the rest follows from it.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    start: Start<G>,
    position: G,
    dice: Dice,
    actions: Vec<G::Action>,
    /// For each request that made actions, how many there were before it.
    undo: Vec<usize>,
}

/// Why nothing was done.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// The text is no action of this game.
    #[error(transparent)]
    BadAction(#[from] BadAction),
    /// It is an action, but not a legal one here.
    #[error("{action}: {why}")]
    Illegal {
        /// The action.
        action: String,
        /// The reason, in plain English with the rule's id.
        why: String,
        /// The same, for a reader in any language.
        phrase: Phrase,
    },
    /// The game has ended.
    #[error("the game is over")]
    GameOver,
    /// Something new is seen before the last action: it must be seen before one decides.
    #[error("one of these actions shows you something new: make it, look, and then decide")]
    Blind,
    /// Somebody else decides before the last action.
    #[error("one of these actions is for somebody else to make")]
    OthersTurn,
}

impl<G: Game> Table<G> {
    /// What would be dealt with: the number of players and every wish checked, presets filled in.
    pub fn checked(settings: &Settings, seats: u8) -> Result<Settings, BadOption> {
        settings.checked(G::OPTIONS, G::SEATS, seats)
    }

    /// Deals a new game.
    pub fn deal(settings: &Settings, seats: u8, seed: Seed) -> Result<Table<G>, BadOption> {
        let settings = Table::<G>::checked(settings, seats)?;
        let mut dice = Dice::from_seed(seed);
        let position = G::deal(&settings, seats, &mut dice)?;
        let start = Start::Dealt { settings, seats, seed };
        Ok(Table { start, position, dice, actions: Vec::new(), undo: Vec::new() })
    }

    /// Goes on from a position; chance begins at the first word of the seed.
    pub fn load(position: G, seed: Seed) -> Table<G> {
        let start = Start::Loaded { position: position.clone(), seed };
        let dice = Dice::from_seed(seed);
        Table { start, position, dice, actions: Vec::new(), undo: Vec::new() }
    }

    /// Where it began.
    pub fn start(&self) -> &Start<G> {
        &self.start
    }

    /// Where it stands, secrets included.
    pub fn position(&self) -> &G {
        &self.position
    }

    /// What this viewer may know.
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.position.view(viewer)
    }

    /// The random stream from here on.
    pub fn dice(&self) -> &Dice {
        &self.dice
    }

    /// All that was done, in order.
    pub fn actions(&self) -> &[G::Action] {
        &self.actions
    }

    /// Makes these actions, all or none of them.
    pub fn apply(&mut self, texts: &[impl AsRef<str>]) -> Result<(), Refusal> {
        self.make(texts, G::apply)
    }

    /// Makes these actions, all or none of them, and tells what everyone saw.
    pub fn play(&mut self, texts: &[impl AsRef<str>]) -> Result<Vec<Step>, Refusal> {
        let mut steps = Vec::with_capacity(texts.len());
        self.make(texts, |position, action, dice| {
            let before = position.clone();
            position.apply(action, dice);
            steps.extend(Step::of(&before, action, position));
        })?;
        Ok(steps)
    }

    /// Whether whoever decides now could make these actions, one after the other; nothing is done. Only the last may show
    /// its maker anything new: otherwise one could try out what a card to be drawn would allow, and be refused without
    /// having done anything. Nor is it looked at what somebody else could do afterwards: that would tell what they hold.
    pub fn rehearse(&self, texts: &[impl AsRef<str>]) -> Result<(), Refusal> {
        let maker = self.position.decider();
        let mut blind = false;
        let mut next = maker;
        for length in 1..=texts.len() {
            if blind {
                return Err(Refusal::Blind);
            }
            if next.is_some() && next != maker {
                return Err(Refusal::OthersTurn);
            }
            let mut made = 0;
            self.run(&texts[..length], |position, action, dice| {
                made += 1;
                blind = made == length && position.reveals(action);
                position.apply(action, dice);
                next = position.decider();
            })?;
        }
        Ok(())
    }

    /// Makes these actions, all or none of them, each by calling `act`.
    fn make(
        &mut self,
        texts: &[impl AsRef<str>],
        act: impl FnMut(&mut G, G::Action, &mut Dice),
    ) -> Result<(), Refusal> {
        let (actions, position, dice) = self.run(texts, act)?;
        self.undo.push(self.actions.len());
        self.actions.extend(actions);
        (self.position, self.dice) = (position, dice);
        Ok(())
    }

    /// The actions, and the position and dice after them, each made by calling `act`.
    fn run(
        &self,
        texts: &[impl AsRef<str>],
        mut act: impl FnMut(&mut G, G::Action, &mut Dice),
    ) -> Result<(Vec<G::Action>, G, Dice), Refusal> {
        let actions: Vec<G::Action> =
            texts.iter().map(|text| text.as_ref().parse()).collect::<Result<_, BadAction>>()?;
        let (mut position, mut dice) = (self.position.clone(), self.dice.clone());
        for &action in &actions {
            if position.is_over() {
                return Err(Refusal::GameOver);
            }
            position.check(action).map_err(|illegal| Refusal::Illegal {
                action: action.to_string(),
                why: illegal.to_string(),
                phrase: illegal.phrase(),
            })?;
            act(&mut position, action, &mut dice);
        }
        Ok((actions, position, dice))
    }

    /// Takes the last request back; false if there is none.
    pub fn undo(&mut self) -> bool {
        let Some(kept) = self.undo.pop() else { return false };
        self.keep(kept);
        true
    }

    /// Goes back to where so many actions had been made; with fewer, nothing changes.
    pub fn rewind(&mut self, kept: usize) {
        if kept < self.actions.len() {
            self.undo.retain(|&before| before < kept);
            self.keep(kept);
        }
    }

    /// Plays the first so many actions again from the start.
    fn keep(&mut self, kept: usize) {
        self.actions.truncate(kept);
        (self.position, self.dice) = self.begin();
        for &action in &self.actions {
            self.position.apply(action, &mut self.dice);
        }
    }

    /// The first position, with the dice as they were then.
    pub fn begin(&self) -> (G, Dice) {
        match &self.start {
            Start::Dealt { settings, seats, seed } => {
                let mut dice = Dice::from_seed(*seed);
                let position = G::deal(settings, *seats, &mut dice);
                (position.expect("these options were dealt before"), dice)
            }
            Start::Loaded { position, seed } => (position.clone(), Dice::from_seed(*seed)),
        }
    }

    /// For each action, whether it is the first of its turn.
    pub fn turn_starts(&self) -> Vec<bool> {
        let (mut position, mut dice) = self.begin();
        let mut last = 0;
        self.actions
            .iter()
            .map(|&action| {
                let number = position.turn_number();
                let first = number != last;
                last = number;
                position.apply(action, &mut dice);
                first
            })
            .collect()
    }
}
