//! One game being played: its start, its actions and its position.

use crate::{BadAction, BadOption, Describe, Dice, Game, Phrase, Seed, Settings, Step, Viewer};

/// The start of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Start<G> {
    /// A deal.
    Dealt {
        /// The options, presets filled in.
        settings: Settings,
        /// The number of players.
        seats: u8,
        /// The seed of every random choice.
        seed: Seed,
    },
    /// A position read from its notation.
    Loaded {
        /// The position.
        position: G,
        /// The seed of the random choices still to come.
        seed: Seed,
    },
}

/// A game in progress with its history. `(start, actions)` is the whole truth; the rest follows from it.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    start: Start<Box<G>>,
    position: G,
    /// The number of random words read so far.
    words: u64,
    actions: Vec<G::Action>,
}

/// Why actions are refused; nothing has changed then.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// The text is no action of this game.
    #[error(transparent)]
    BadAction(#[from] BadAction),
    /// The action is not legal here.
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
    /// An action before the last one would reveal hidden information: the player must see it before deciding on.
    #[error("one of these actions shows you something new: make it, look, and then decide")]
    Blind,
    /// Another seat decides before the last action.
    #[error("one of these actions is for another player to make")]
    OthersTurn,
}

impl<G: Game> Table<G> {
    /// Checks the number of players, the options and the version of the rules, and fills in the presets.
    pub fn checked(settings: &Settings, seats: u8) -> Result<Settings, BadOption> {
        let (oldest, newest) = (G::OLDEST_RULES_VERSION, G::RULES_VERSION);
        let version = settings.rules_version().unwrap_or(newest);
        if !(oldest..=newest).contains(&version) {
            return Err(BadOption::RulesVersion { version, oldest, newest });
        }
        Ok(settings.checked(G::OPTIONS, G::SEATS, seats)?.with_rules_version(version))
    }

    /// Deals a new game.
    pub fn deal(settings: &Settings, seats: u8, seed: Seed) -> Result<Table<G>, BadOption> {
        let settings = Table::<G>::checked(settings, seats)?;
        let mut dice = Dice::from_seed(seed);
        let position = G::deal(&settings, seats, &mut dice)?;
        let start = Start::Dealt { settings, seats, seed };
        Ok(Table { start, position, words: dice.words(), actions: Vec::new() })
    }

    /// Continues from a position, with the random stream of this seed from its beginning.
    pub fn load(position: G, seed: Seed) -> Table<G> {
        let start = Start::Loaded { position: Box::new(position.clone()), seed };
        Table { start, position, words: 0, actions: Vec::new() }
    }

    /// The start.
    pub fn start(&self) -> &Start<Box<G>> {
        &self.start
    }

    /// The position, secrets included.
    pub fn position(&self) -> &G {
        &self.position
    }

    /// What this viewer may know.
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.position.view(viewer)
    }

    /// The random stream from here on.
    pub fn dice(&self) -> Dice {
        let (Start::Dealt { seed, .. } | Start::Loaded { seed, .. }) = &self.start;
        Dice::from_word(*seed, self.words)
    }

    /// The actions, in order.
    pub fn actions(&self) -> &[G::Action] {
        &self.actions
    }

    /// Makes these actions, all or none of them.
    pub fn apply(&mut self, texts: &[impl AsRef<str>]) -> Result<(), Refusal> {
        self.make(texts, G::apply)
    }

    /// Makes these actions, all or none of them, and returns what each viewer saw.
    pub fn play(&mut self, texts: &[impl AsRef<str>]) -> Result<Vec<Step>, Refusal> {
        let mut steps = Vec::with_capacity(texts.len());
        self.make(texts, |position, action, dice| {
            let before = position.clone();
            position.apply(action, dice);
            steps.extend(Step::of(&before, action, position));
        })?;
        Ok(steps)
    }

    /// Checks whether the deciding seat could make these actions, without making them. Only the last action may reveal
    /// anything to that seat: otherwise a player could test what a card still to be drawn would allow, and be refused
    /// without having acted. Actions of another seat are not checked either: the answer would reveal what it holds.
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
        self.actions.extend(actions);
        (self.position, self.words) = (position, dice.words());
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
        let (mut position, mut dice) = (self.position.clone(), self.dice());
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

    /// Goes back to the position after `kept` actions; does nothing if there are not that many.
    pub fn rewind(&mut self, kept: usize) {
        if kept >= self.actions.len() {
            return;
        }
        self.actions.truncate(kept);
        let (position, mut dice) = self.begin();
        self.position = position;
        for &action in &self.actions {
            self.position.apply(action, &mut dice);
        }
        self.words = dice.words();
    }

    /// The first position and its dice.
    pub fn begin(&self) -> (G, Dice) {
        match &self.start {
            Start::Dealt { settings, seats, seed } => {
                let mut dice = Dice::from_seed(*seed);
                let position = G::deal(settings, *seats, &mut dice);
                (position.expect("these options were dealt before"), dice)
            }
            Start::Loaded { position, seed } => (G::clone(position), Dice::from_seed(*seed)),
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
