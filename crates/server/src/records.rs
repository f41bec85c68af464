//! Finished tables, written down and step by step. Everything is open then.

use catalog::AnyTable;
use tabletop::{Start, Turn, Viewer};
use time::OffsetDateTime;
use wire::{Frame, Outcome, Replay, ReplayRound, Verdict};

use crate::problem::told;
use crate::table::Table;

fn verdict(outcome: &Outcome) -> tabletop::Verdict {
    match &outcome.verdict {
        Verdict::Won { seat } => seat.parse().map_or(tabletop::Verdict::Nobody, tabletop::Verdict::Won),
        Verdict::Draw => tabletop::Verdict::Draw,
        Verdict::Nobody => tabletop::Verdict::Nobody,
    }
}

/// The records of a table, one for each round, with what makes the shuffle checkable.
pub(crate) fn text(table: &Table, names: &[String]) -> String {
    let date = OffsetDateTime::from_unix_timestamp(table.created / 1000)
        .map(|time| format!("{:04}-{:02}-{:02}", time.year(), u8::from(time.month()), time.day()))
        .ok();
    let rounds = (1..).zip(&table.finished).map(|(round, finished)| {
        let mut record = catalog::record(&*finished.game, date.clone(), names);
        record.result = Some(verdict(&finished.outcome));
        if table.setup.rounds > 1 {
            record.others.push(("Match".to_owned(), table.id.0.clone()));
        }
        record.others.push(("Round".to_owned(), round.to_string()));
        record.others.extend(table.fair_headers());
        record.to_string()
    });
    rounds.collect::<Vec<_>>().join("\n")
}

/// A table step by step.
pub(crate) fn replay(table: &Table) -> Replay {
    let rounds = table.finished.iter().map(|finished| ReplayRound {
        frames: frames(&*finished.game),
        outcome: Some(finished.outcome.clone()),
    });
    Replay { rounds: rounds.collect() }
}

fn frame(game: &dyn AnyTable) -> Frame {
    Frame {
        position: game.position(),
        turn: game.turn().seat().map(|seat| seat.to_string()),
        phase: game.phase(),
        turn_number: game.turn_number(),
        scores: game.scores().iter().map(|(_, score)| score.into()).collect(),
        by: None,
        action: None,
        phrase: None,
    }
}

fn frames(played: &dyn AnyTable) -> Vec<Frame> {
    let Start::Dealt { settings, seats, seed } = played.start() else { return Vec::new() };
    let dealt = catalog::game(played.name()).and_then(|game| game.deal(&settings, seats, seed).ok());
    let Some(mut game) = dealt else { return Vec::new() };
    let mut frames = vec![frame(&*game)];
    for (action, _) in played.history() {
        let Ok(steps) = game.play(&[action]) else { break };
        for step in steps {
            let own = step.seen.iter().find(|(viewer, _)| *viewer == Viewer::Seat(step.seat));
            frames.push(Frame {
                by: Some(step.seat.to_string()),
                phrase: own.map(|(_, sight)| told(&sight.phrase)),
                action: Some(step.action),
                ..frame(&*game)
            });
        }
        if matches!(game.turn(), Turn::Over(_)) {
            break;
        }
    }
    frames
}
