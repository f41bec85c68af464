//! The games of an environment on its threads.

use std::sync::{Mutex, PoisonError};

use bots::encoding::{Encoding, Layout};
use bots::net::NetFeatures;
use bots::policy::Ranker;
use bots::{BotSpec, Budget, Heuristics};
use rayon::ThreadPool;
use rayon::prelude::*;
use tabletop::{Dice, Game, Settings, Viewer};

use crate::any::{Branches, Environment, Observation, Outcome};
use crate::one::{OneGame, Rules, seed_of};
use crate::{Config, EnvironmentError, Slots};

/// The smallest number of games that a thread takes at a time.
const CHUNK: usize = 16;
/// The budget of bots that search without one of their own.
const BUDGET: Budget = Budget::Iterations(1000);

/// The candidates of a decision.
type Candidates<E> = bots::policy::Candidates<<<E as Encoding>::Game as Game>::Action>;

/// The games of one encoding.
pub(crate) struct GamePool<E: Encoding<Game: Heuristics>> {
    rules: Rules<E>,
    layout: Layout,
    config: Config,
    games: Vec<OneGame<E::Game>>,
    /// The candidates of each game's decision, where slots are candidates.
    candidates: Vec<Candidates<E>>,
    /// One for each thread.
    rankers: Vec<Mutex<Ranker<E::Game>>>,
    /// The episode of each game, counted from 0.
    episodes: Vec<u64>,
    pool: ThreadPool,
}

impl<E: Encoding> GamePool<E>
where
    E::Game: Heuristics,
{
    pub(crate) fn new(
        encoding: E,
        settings: &Settings,
        seats: u8,
        config: Config,
    ) -> Result<GamePool<E>, EnvironmentError> {
        if config.games == 0 || config.threads == 0 {
            return Err(EnvironmentError::Empty);
        }
        let rules = Rules { encoding, settings: settings.clone(), seats, skip_forced: config.skip_forced };
        // Refuses options and families of rules before any game is dealt.
        let sample = E::Game::deal(settings, seats, &mut Dice::quick(0))?;
        if !rules.encoding.covers(&sample) {
            return Err(EnvironmentError::NotCovered(E::Game::NAME));
        }
        let pool = rayon::ThreadPoolBuilder::new().num_threads(config.threads).build();
        let pool = pool.map_err(|error| EnvironmentError::Threads(error.to_string()))?;
        let layout = layout(&rules.encoding, &sample, config.slots)
            .ok_or(EnvironmentError::NoCandidates(E::Game::NAME))?;
        let (count, threads) = match config.slots {
            Slots::Actions => (0, 0),
            Slots::Candidates | Slots::AfterStates => (config.games, config.threads),
        };
        let mut games = GamePool {
            rules,
            layout,
            config,
            games: Vec::new(),
            candidates: (0..count).map(|_| Candidates::<E>::default()).collect(),
            rankers: (0..threads).map(|_| Mutex::default()).collect(),
            episodes: Vec::new(),
            pool,
        };
        games.reset(config.seed);
        Ok(games)
    }

    /// Ranks the actions of all games that these actions advanced, or of all games.
    fn rank(&mut self, actions: Option<&[i32]>) {
        let GamePool { games, candidates, rankers, pool, config, .. } = self;
        let advanced = |i: usize| actions.is_none_or(|actions| actions[i] >= 0);
        pool.install(|| {
            let games = games.par_iter().zip(candidates).enumerate();
            games.with_min_len(CHUNK).for_each(|(i, (game, candidates))| {
                if game.seat().is_some() && advanced(i) {
                    let ranker = &rankers[rayon::current_thread_index().unwrap_or(0)];
                    let mut ranker = ranker.lock().unwrap_or_else(PoisonError::into_inner);
                    match config.slots {
                        Slots::AfterStates => ranker.list_after_states(&game.position, candidates),
                        Slots::Actions | Slots::Candidates => ranker.rank(&game.position, candidates),
                    }
                }
            });
        });
    }

    /// Deals an episode. The options were accepted when the environment was made.
    fn deal(&self, game: usize, episode: u64) -> OneGame<E::Game> {
        deal(&self.rules, self.config.seed, game, episode)
    }
}

/// The layout of an environment whose slots are these; `None` if the rules have no candidates.
fn layout<E: Encoding<Game: Heuristics>>(encoding: &E, sample: &E::Game, slots: Slots) -> Option<Layout> {
    let has_net = || Ranker::default().covers(sample);
    match slots {
        Slots::Actions => Some(encoding.layout().clone()),
        Slots::Candidates => encoding.over_candidates().filter(|_| has_net()).cloned(),
        Slots::AfterStates => {
            let spec = NetFeatures::spec_of(sample).filter(|_| has_net())?;
            Some(encoding.layout().of_after_states(spec))
        }
    }
}

fn deal<E: Encoding>(rules: &Rules<E>, seed: u64, game: usize, episode: u64) -> OneGame<E::Game>
where
    E::Game: Heuristics,
{
    OneGame::deal(rules, seed_of(seed, game as u64, episode)).expect("the options were accepted before")
}

/// The legal action of a slot, which is one of the candidates if there are any.
fn action<E: Encoding<Game: Heuristics>>(
    rules: &Rules<E>,
    game: &OneGame<E::Game>,
    candidates: Option<&Candidates<E>>,
    slot: i32,
) -> Option<<E::Game as Game>::Action> {
    match candidates {
        None => game.action(rules, slot),
        Some(_) if game.seat().is_none() => None,
        Some(candidates) => candidates.actions().get(usize::try_from(slot).ok()?).copied(),
    }
}

/// Checks the length of a slice of the caller.
fn check_len(name: &'static str, found: usize, expected: usize) -> Result<(), EnvironmentError> {
    if found == expected { Ok(()) } else { Err(EnvironmentError::Length { name, found, expected }) }
}

/// The seat that decides as a number.
fn seat_number<G: Heuristics>(game: &OneGame<G>) -> i8 {
    game.seat().map_or(-1, |seat| seat.index() as i8)
}

impl<E: Encoding> Environment for GamePool<E>
where
    E::Game: Heuristics,
{
    fn layout(&self) -> &Layout {
        &self.layout
    }

    fn games(&self) -> usize {
        self.games.len()
    }

    fn seats(&self) -> u8 {
        self.rules.seats
    }

    fn reset(&mut self, seed: u64) {
        self.config.seed = seed;
        self.episodes = vec![0; self.config.games];
        let this = &*self;
        let dealt = || (0..this.config.games).into_par_iter().map(|game| this.deal(game, 0)).collect();
        self.games = self.pool.install(dealt);
        if self.config.slots != Slots::Actions {
            self.rank(None);
        }
    }

    fn observe(&self, observation: Observation<'_>) -> Result<(), EnvironmentError> {
        let Observation { rows, mask, seats } = observation;
        let (width, slots) = (self.layout().observation_len(), self.layout().actions);
        check_len("observation", rows.len(), self.games.len() * width)?;
        check_len("mask", mask.len(), self.games.len() * slots)?;
        check_len("seats", seats.len(), self.games.len())?;
        let encoding = &self.rules.encoding;
        self.pool.install(|| {
            let rows = rows.par_chunks_exact_mut(width).zip(mask.par_chunks_exact_mut(slots));
            self.games.par_iter().zip(rows).zip(seats).enumerate().with_min_len(CHUNK).for_each(
                |(i, ((game, (row, mask)), seat))| {
                    *seat = seat_number(game);
                    if *seat < 0 {
                        return;
                    }
                    row.fill(0);
                    mask.fill(0);
                    if self.config.slots != Slots::AfterStates {
                        encoding.observe(&game.position, row);
                    }
                    match self.candidates.get(i) {
                        None => encoding.mask(&game.position, mask),
                        Some(candidates) => {
                            candidates.write(row);
                            candidates.mask(mask);
                        }
                    }
                },
            );
        });
        Ok(())
    }

    fn observe_privileged(&self, rows: &mut [u8]) -> Result<(), EnvironmentError> {
        let width = self.layout().privileged_len();
        check_len("privileged", rows.len(), self.games.len() * width)?;
        self.pool.install(|| {
            let rows = rows.par_chunks_exact_mut(width);
            self.games.par_iter().zip(rows).with_min_len(CHUNK).for_each(|(game, row)| {
                if game.seat().is_some() {
                    row.fill(0);
                    self.rules.encoding.observe_privileged(&game.position, row);
                }
            });
        });
        Ok(())
    }

    fn step(&mut self, actions: &[i32], outcome: Outcome<'_>) -> Result<(), EnvironmentError> {
        let Outcome { rewards, ended } = outcome;
        let seats = usize::from(self.rules.seats);
        check_len("actions", actions.len(), self.games.len())?;
        check_len("rewards", rewards.len(), self.games.len() * seats)?;
        check_len("ended", ended.len(), self.games.len())?;
        let (rules, config) = (&self.rules, self.config);
        let (games, episodes, candidates) = (&mut self.games, &mut self.episodes, &self.candidates);
        let illegal = self.pool.install(|| {
            let places = games.par_iter_mut().zip(episodes).zip(actions).enumerate();
            let results = rewards.par_chunks_exact_mut(seats).zip(ended);
            places
                .zip(results)
                .with_min_len(CHUNK)
                .filter_map(|((i, ((game, episode), &slot)), (rewards, ended))| {
                    rewards.fill(0.0);
                    *ended = 0;
                    if slot < 0 {
                        return None;
                    }
                    let Some(action) = action(rules, game, candidates.get(i), slot) else {
                        return Some((i, slot));
                    };
                    game.play(rules, action);
                    if game.seat().is_none() {
                        game.write_rewards(rewards);
                        *ended = 1;
                        if config.auto_reset {
                            *episode += 1;
                            *game = deal(rules, config.seed, i, *episode);
                        }
                    }
                    None
                })
                .min()
        });
        if self.config.slots != Slots::Actions {
            self.rank(Some(actions));
        }
        illegal.map_or(Ok(()), |(game, slot)| Err(EnvironmentError::IllegalAction { game, slot }))
    }

    fn branch(&self, branches: Branches<'_>) -> Result<(), EnvironmentError> {
        let Branches { games, actions, privileged, seats, rewards } = branches;
        let (width, players) = (self.layout().privileged_len(), usize::from(self.rules.seats));
        check_len("actions", actions.len(), games.len())?;
        check_len("privileged", privileged.len(), games.len() * width)?;
        check_len("seats", seats.len(), games.len())?;
        check_len("rewards", rewards.len(), games.len() * players)?;
        let exists = |game: i32| usize::try_from(game).is_ok_and(|game| game < self.games.len());
        if let Some(&game) = games.iter().find(|&&game| !exists(game)) {
            return Err(EnvironmentError::NoSuchGame(game));
        }
        let rules = &self.rules;
        let illegal = self.pool.install(|| {
            let trials = games.par_iter().zip(actions);
            let results = privileged.par_chunks_exact_mut(width).zip(seats);
            let results = results.zip(rewards.par_chunks_exact_mut(players));
            trials
                .zip(results)
                .with_min_len(CHUNK)
                .filter_map(|((&game, &slot), ((row, seat), rewards))| {
                    let game = game as usize;
                    let candidates = self.candidates.get(game);
                    let Some(action) = action(rules, &self.games[game], candidates, slot) else {
                        return Some((game, slot));
                    };
                    let mut after = self.games[game].clone();
                    after.play(rules, action);
                    row.fill(0);
                    *seat = seat_number(&after);
                    after.write_rewards(rewards);
                    if *seat >= 0 {
                        rules.encoding.observe_privileged(&after.position, row);
                    }
                    None
                })
                .min()
        });
        illegal.map_or(Ok(()), |(game, slot)| Err(EnvironmentError::IllegalAction { game, slot }))
    }

    fn bot_actions(
        &self,
        bot: &str,
        seed: u64,
        wanted: &[u8],
        actions: &mut [i32],
    ) -> Result<(), EnvironmentError> {
        check_len("wanted", wanted.len(), self.games.len())?;
        check_len("actions", actions.len(), self.games.len())?;
        let spec: BotSpec = bot.parse()?;
        self.pool.install(|| {
            let games = self.games.par_iter().zip(wanted).zip(actions).enumerate();
            games.with_min_len(CHUNK).try_for_each_init(
                || spec.bot::<E::Game>(),
                |bot, (i, ((game, &wanted), action))| {
                    *action = -1;
                    let Some(seat) = game.seat().filter(|_| wanted != 0) else { return Ok(()) };
                    let view = game.position.view(Viewer::Seat(seat));
                    let mut dice = Dice::from_seed(seed_of(seed, i as u64, u64::MAX));
                    let chosen = bot.think(&view, spec.budget(BUDGET), &mut dice).action;
                    let slot = match self.candidates.get(i) {
                        None => self.rules.encoding.slot(&game.position, chosen),
                        Some(candidates) => candidates.actions().iter().position(|other| *other == chosen),
                    };
                    let no_slot = || EnvironmentError::NoSlot { game: i, action: chosen.to_string() };
                    *action = slot.ok_or_else(no_slot)? as i32;
                    Ok(())
                },
            )
        })
    }

    fn play_randomly(&mut self, decisions: u32, seed: u64) -> u64 {
        let (rules, config) = (&self.rules, self.config);
        let games = self.games.par_iter_mut().zip(&mut self.episodes).enumerate();
        let played = games.with_min_len(CHUNK).map(|(i, (game, episode))| {
            let mut dice = Dice::quick(seed.wrapping_add(i as u64));
            let mut scratch = Vec::new();
            let mut made = 0;
            while made < u64::from(decisions) && game.seat().is_some() {
                game.play_any(rules, &mut dice, &mut scratch);
                made += 1;
                if game.seat().is_none() && config.auto_reset {
                    *episode += 1;
                    *game = deal(rules, config.seed, i, *episode);
                }
            }
            made
        });
        self.pool.install(|| played.sum())
    }

    fn positions(&self) -> Vec<String> {
        self.games.iter().map(|game| game.position.to_string()).collect()
    }
}
