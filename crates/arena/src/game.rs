//! One game of a duel.

use std::time::{Duration, Instant};

use bots::{Bot, Budget, Rewards, wins_at_once};
use tabletop::{Dice, Game, Seat, Seed, Verdict};

use crate::duel::{Entrant, Plan};
use crate::failure::BotFailure;
use crate::program::{GameEnd, NewGame, Player, Program};

/// A bot of a duel: a built-in one, or a program.
pub(crate) enum Contestant<'a, G> {
    BuiltIn(&'a Entrant<G>),
    Program(&'a Program),
}

impl<G> Contestant<'_, G> {
    pub(crate) fn name(&self) -> &str {
        match self {
            Contestant::BuiltIn(entrant) => &entrant.name,
            Contestant::Program(program) => &program.name,
        }
    }

    /// The number of forfeited games after which the duel stops.
    pub(crate) fn forfeits(&self) -> u32 {
        match self {
            Contestant::BuiltIn(_) => u32::MAX,
            Contestant::Program(program) => program.forfeits,
        }
    }
}

/// A contestant in one thread of a duel.
pub(crate) enum Seated<'a, G: Game> {
    BuiltIn(Box<dyn Bot<G>>, Budget),
    Program(Player<'a>),
}

impl<'a, G: Game> Seated<'a, G> {
    pub(crate) fn new(contestant: &Contestant<'a, G>) -> Seated<'a, G> {
        match contestant {
            Contestant::BuiltIn(entrant) => Seated::BuiltIn((entrant.make)(), entrant.budget),
            Contestant::Program(program) => Seated::Program(Player::new(program)),
        }
    }

    fn program(&mut self) -> Option<&mut Player<'a>> {
        match self {
            Seated::BuiltIn(..) => None,
            Seated::Program(player) => Some(player),
        }
    }

    fn decide(&mut self, position: &G, seat: Seat, dice: &mut Dice) -> Result<G::Action, BotFailure> {
        let view = position.view(seat.into());
        match self {
            Seated::BuiltIn(bot, budget) => Ok(bot.think(&view, *budget, dice).action),
            Seated::Program(player) => player.decide::<G>(seat, &view, dice),
        }
    }
}

/// One game of a duel, with all that a record needs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct PlayedGame {
    /// The seed of the deal and of all chance in the game.
    pub(crate) seed: Seed,
    /// The index of the bot at each seat.
    pub(crate) bots: Vec<usize>,
    /// The actions, each with whether a turn begins with it.
    pub(crate) actions: Vec<(String, bool)>,
    /// How it ended. A forfeited game is won by the next seat of the other bot.
    pub(crate) verdict: Verdict,
}

/// The result of one game.
pub(crate) struct GameResult {
    /// Twice the points of the first bot: 0, 1 or 2.
    pub(crate) halves: usize,
    pub(crate) decisions: [u64; 2],
    pub(crate) thinking: [Duration; 2],
    /// How often each bot declined an immediate win ([`declines`]).
    pub(crate) declined: [u32; 2],
    /// The game itself, if the caller records games.
    pub(crate) played: Option<PlayedGame>,
    /// The bot that forfeited the game, and why.
    pub(crate) failure: Option<(usize, BotFailure)>,
}

/// Whether another of the legal actions would have won at once, and this one does not.
fn declines<G: Game>(position: &G, legal: &[G::Action], chosen: G::Action) -> bool {
    let wins = |action: &G::Action| wins_at_once(position, *action);
    legal.iter().any(wins) && !wins(&chosen)
}

/// Plays one game.
pub(crate) fn play<G: Game>(
    bots: &mut [Seated<'_, G>; 2],
    plan: &Plan,
    pair: u32,
    swapped: bool,
    recorded: bool,
) -> GameResult {
    // Both games of a pair have the same deal; the bots' own random sources differ.
    let mut deal = Dice::quick(plan.seed ^ (u64::from(pair) << 20));
    let seed = recorded.then(|| Seed(std::array::from_fn(|_| deal.below(256) as u8)));
    if let Some(seed) = seed {
        deal = Dice::from_seed(seed);
    }
    let (mut actions, mut last_turn) = (Vec::new(), 0);
    let mut own = Dice::quick(!plan.seed ^ (u64::from(pair) << 21 | u64::from(swapped)));
    let mut position = G::deal(&plan.settings, plan.seats, &mut deal).expect("the options were checked");
    let bot_at = |seat: Seat| (seat.index() + usize::from(swapped)) % 2;
    let number = pair * 2 + u32::from(swapped) + 1;
    let new = NewGame { name: G::NAME, number, settings: &plan.settings, seats: plan.seats };
    for (bot, seated) in bots.iter_mut().enumerate() {
        if let Some(player) = seated.program() {
            player.begin(&new, Seat::first(plan.seats).filter(|seat| bot_at(*seat) == bot));
        }
    }
    let (mut decisions, mut thinking, mut legal) = ([0; 2], [Duration::ZERO; 2], Vec::new());
    let mut declined = [0; 2];
    let mut failure = None;
    let mut forfeit = None;
    while let Some(seat) = position.decider() {
        let action = if let Some(forced) = position.forced_action(&mut legal) {
            forced
        } else {
            let bot = bot_at(seat);
            decisions[bot] += 1;
            let start = Instant::now();
            let decision = bots[bot].decide(&position, seat, &mut own);
            thinking[bot] += start.elapsed();
            match decision {
                Ok(action) => {
                    declined[bot] += u32::from(declines(&position, &legal, action));
                    action
                }
                Err(failed) => {
                    (failure, forfeit) = (Some((bot, failed)), Some(seat));
                    break;
                }
            }
        };
        if recorded {
            let turn = position.turn_number();
            actions.push((action.to_string(), turn != last_turn));
            last_turn = turn;
        }
        // Only programs are told what they see.
        let before = bots.iter_mut().any(|bot| bot.program().is_some()).then(|| position.clone());
        position.apply(action, &mut deal);
        if let Some(before) = before {
            let players = bots.iter_mut().filter_map(Seated::program);
            players.for_each(|player| player.observe(&before, action, &position));
        }
    }
    let end = GameEnd { verdict: position.turn().verdict(), scores: position.scores(), forfeit };
    for (bot, seated) in bots.iter_mut().enumerate() {
        if let Some(Err(failed)) = seated.program().map(|player| player.end(&end)) {
            failure.get_or_insert((bot, failed));
        }
    }
    let verdict = match &failure {
        // The next seat of the other bot wins a forfeited game.
        Some((bot, _)) => {
            let from = forfeit.unwrap_or(Seat::A);
            let others = std::iter::successors(Some(from), |seat| Some(seat.next(plan.seats)));
            Verdict::Won(others.take(plan.seats.into()).find(|seat| bot_at(*seat) != *bot).unwrap_or(from))
        }
        None => position.turn().verdict().expect("the game is over"),
    };
    let rewards = Rewards::of(verdict, plan.seats);
    let of = |bot: usize| -> f32 {
        Seat::first(plan.seats).filter(|seat| bot_at(*seat) == bot).map(|seat| rewards.for_seat(seat)).sum()
    };
    let halves = match of(0).total_cmp(&of(1)) {
        std::cmp::Ordering::Greater => 2,
        std::cmp::Ordering::Equal => 1,
        std::cmp::Ordering::Less => 0,
    };
    let bots = Seat::first(plan.seats).map(bot_at).collect();
    let played = seed.map(|seed| PlayedGame { seed, bots, actions, verdict });
    GameResult { halves, decisions, thinking, declined, played, failure }
}
