//! The behaviour that every home of a table has. A home is where a table lives: the server, or a file on this machine.
//!
//! Each home implements [`TableHome`] in its tests and calls [`table_suite!`], which runs every test of the suite
//! against it.

pub mod clocks;
pub mod commands;
pub mod draws;
pub mod endings;
pub mod rounds;
pub mod takebacks;

use serde_json::{Value as Json, json};
use tabletop::{Dice, Seat, Seed};
use wire::{Clock, Ending, Outcome, SeatState, State, Status, TableRequest, Verdict};

/// The player of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
    /// A person.
    Person,
    /// A bot.
    Bot,
}

/// A table to open.
#[derive(Clone, PartialEq, Debug)]
pub struct TableSetup {
    /// The name of the game.
    pub game: &'static str,
    /// Its options, an object.
    pub options: Json,
    /// The players; the first is a person and opens the table.
    pub players: Vec<Player>,
    /// The number of rounds.
    pub rounds: u8,
    /// The clocks.
    pub clock: Clock,
}

impl TableSetup {
    /// A table at which seat A begins.
    pub fn new(game: &'static str, players: &[Player]) -> TableSetup {
        let options = json!({ "first": "A" });
        TableSetup { game, options, players: players.to_vec(), rounds: 1, clock: Clock::None }
    }

    /// Schotten Totten between two people; A begins.
    pub fn two() -> TableSetup {
        TableSetup::new("schotten-totten", &[Player::Person; 2])
    }

    /// Lords of Scotland among three people; A begins.
    pub fn three() -> TableSetup {
        TableSetup::new("lords-of-scotland", &[Player::Person; 3])
    }
}

/// A home with one table.
pub trait TableHome: Sized {
    /// Whether its tables can have clocks.
    const HAS_CLOCKS: bool;
    /// Whether the other people must agree to a takeback; otherwise the home answers for them.
    const ASKS_FOR_CONSENT: bool;

    /// Opens a table, seats everyone and deals.
    fn open(setup: &TableSetup) -> Self;

    /// Sends a request of the person in this seat; the error is its code.
    fn command(&mut self, seat: Seat, request: TableRequest) -> Result<(), String>;

    /// The table as the person in this seat sees it.
    fn state(&mut self, seat: Seat) -> State;

    /// Waits until no bot has to move.
    fn settle(&mut self);

    /// Everyone is ready for the next round.
    fn ready(&mut self);

    /// Closes the table and opens it again from what is stored.
    fn reopen(self) -> Self;

    /// Lets time pass until the running clock is at zero, and waits until the home has noticed.
    fn run_out_of_time(&mut self);
}

/// The seat C.
pub const C: Seat = Seat::new(2);

/// Makes the move of this index in the list of the seat.
pub(crate) fn act<H: TableHome>(home: &mut H, seat: Seat, choice: usize) {
    let state = home.state(seat);
    let action = state.moves[choice % state.moves.len()].action.clone();
    act_as(home, seat, &action).expect("a listed move is legal");
}

/// Makes an action in the current position.
pub(crate) fn act_as<H: TableHome>(home: &mut H, seat: Seat, action: &str) -> Result<(), String> {
    let at = home.state(seat).at;
    home.command(seat, TableRequest::Act { at, actions: vec![action.to_owned()] })
}

/// The seat that decides, when no bot has to move; `None` if no round is played.
pub(crate) fn decider<H: TableHome>(home: &mut H) -> Option<Seat> {
    home.settle();
    let state = home.state(Seat::A);
    state.turn.filter(|_| state.status == Status::Playing).map(|turn| turn.parse().expect("a seat"))
}

/// Plays a number of random moves of people; fewer if the round ends.
pub(crate) fn play<H: TableHome>(home: &mut H, moves: usize, dice: &mut Dice) {
    for _ in 0..moves {
        let Some(seat) = decider(home) else { return };
        act(home, seat, dice.below(1000) as usize);
    }
    home.settle();
}

/// Plays a round to its end.
pub(crate) fn play_round<H: TableHome>(home: &mut H, dice: &mut Dice) {
    play(home, 2000, dice);
    assert_ne!(home.state(Seat::A).status, Status::Playing, "every game ends");
}

pub(crate) fn dice(number: u8) -> Dice {
    Dice::from_seed(Seed([number; 32]))
}

pub(crate) fn won(seat: Seat, ending: Ending) -> Outcome {
    Outcome { verdict: Verdict::Won { seat: seat.to_string() }, ending }
}

pub(crate) fn seat_state(state: &State, seat: Seat) -> &SeatState {
    &state.seats[seat.index()]
}

/// Calls a macro of this crate with a home and the tests of the suite.
#[doc(hidden)]
#[macro_export]
macro_rules! with_tests {
    ($callback:ident, $home:ty) => {
        $crate::$callback! { $home;
            takebacks::{an_action_that_revealed_nothing_can_be_taken_back,
                an_action_after_which_a_card_was_drawn_cannot_be_taken_back,
                an_action_of_another_seat_cannot_be_taken_back, a_bot_agrees_to_a_takeback,
                a_declined_takeback_changes_nothing},
            draws::{a_draw_is_agreed, a_declined_draw_can_be_offered_again_in_another_position,
                a_pending_offer_cannot_be_repeated, a_bot_declines_a_draw,
                a_draw_among_three_needs_everyone, an_offer_ends_when_the_other_player_acts},
            endings::{a_player_who_resigns_has_lost, after_a_resignation_a_stand_in_plays_on,
                the_last_of_three_wins, without_people_there_is_no_winner,
                a_table_is_called_off_before_the_first_action_only,
                a_player_who_has_not_acted_can_call_the_table_off, claims_are_for_rated_games},
            rounds::{a_match_has_points_rounds_and_starters, a_player_can_resign_between_rounds,
                a_finished_table_is_the_same_when_reopened},
            commands::{refused_commands_have_codes, bots_play_until_a_person_decides,
                moves_are_listed_for_the_deciding_person_only, a_reopened_table_is_the_same,
                non_move_commands_are_limited},
            clocks::{the_player_whose_time_runs_out_has_lost, a_stand_in_plays_on_without_a_clock,
                a_player_who_does_not_start_the_next_round_loses_on_time},
        }
    };
}

/// Runs every test of the suite against a home.
#[macro_export]
macro_rules! table_suite {
    ($home:ty) => {
        $crate::with_tests!(table_suite, $home);
    };
    ($home:ty; $($module:ident::{$($test:ident),* $(,)?}),* $(,)?) => {
        $($(
            #[test]
            fn $test() {
                $crate::$module::$test::<$home>();
            }
        )*)*
    };
}

/// The tests of the suite as a list of names and functions, for a program that runs them against a home elsewhere.
#[macro_export]
macro_rules! table_suite_list {
    ($home:ty) => {
        $crate::with_tests!(table_suite_list, $home)
    };
    ($home:ty; $($module:ident::{$($test:ident),* $(,)?}),* $(,)?) => {
        &[$($((stringify!($test), $crate::$module::$test::<$home> as fn())),*),*]
    };
}
