//! The rules, one by one: each test starts from a position in notation and names the rule it pins.

mod annotations;
mod claims;
mod ending;
mod examples;
mod explain;
mod formations;
mod material;
mod memory;
mod mistakes;
mod notation;
mod oracle;
mod phases;
mod recompletion;
mod recruiter;
mod ruses;
mod setup;
mod support;
mod tactics;
mod turn;
