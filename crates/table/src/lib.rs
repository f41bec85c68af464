//! The logic of a table, without a home: no network, no database, no threads, no clock and no random source.
//!
//! A table is its log. A home (the server, a game in the terminal, or a worker of the browser) passes a request to [`Table::decide`], which
//! checks it and returns the [`Event`]s it leads to; stores them as [`Entry`]s; and passes these to [`Table::apply`],
//! the only way a table changes. [`Table::state`] and [`Table::event_view`] build what one viewer may see.

mod clocks;
mod dealer;
mod decide;
mod done;
mod ending;
mod error;
mod event;
pub mod fairness;
mod ids;
pub mod local;
mod log;
mod offer;
mod queries;
mod quota;
mod records;
mod review;
mod rounds;
mod rules;
mod seats;
mod setup;
mod show;
mod study;
mod table;
mod takeback;

pub use dealer::{Deal, DealError, Dealer, SeededDealer};
pub use decide::{Circumstances, Decision, MOST_RATED_ABORTS};
pub use error::CommandError;
pub use event::{Event, SeatHolder};
pub use ids::{PersonId, TableId};
pub use log::{Actor, AppliedEvent, AppliedKind, BrokenLog, Entry};
pub use offer::{games, levels};
pub use queries::{STAND_IN, Summary};
pub use records::{MATCH_HEADER, game_verdict, record_text, replay, round_record, utc_date};
pub use review::{BadReview, review, review_decision, review_step, reviewed_game};
pub use rounds::Finished;
pub use seats::{Audience, unknown_player};
pub use setup::{BadSetup, check_setup, first_entries};
pub use show::{annotation, annotations, explain_hint, hint, moves, phrase, reasons, verdict};
pub use study::{Analysis, StudyError, study};
pub use table::Table;
