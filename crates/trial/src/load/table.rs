//! A table with both its players, who move when they are told to.

use std::collections::VecDeque;
use std::time::Duration;

use serde_json::json;
use tabletop::Dice;
use tokio::sync::mpsc;
use tokio::time::Instant;

use crate::client::{ServerMessage, Socket};

/// What became of a move.
#[derive(Clone, Copy, Debug)]
pub(super) enum Measured {
    /// It was acknowledged so long after it was to be made.
    Done(Duration),
    /// The other player heard of it so long after.
    Heard(Duration),
    /// It was refused, or the connection was lost.
    Failed,
}

/// Both sockets of a table.
pub(super) struct Table {
    sockets: [Socket; 2],
    dice: Dice,
    /// What each could do, if it is their turn: the number of the position, and an action.
    can: [Option<(u32, String)>; 2],
    /// Moves that are to be made.
    owed: VecDeque<Instant>,
    /// Who moved last, and when that was to be.
    moving: Option<(usize, Instant)>,
    /// The same for the one who is to hear of it, with the position it was made in.
    hearing: Option<(usize, u32, Instant)>,
    moves: u32,
}

impl Table {
    pub(super) const fn new(sockets: [Socket; 2], dice: Dice) -> Table {
        Table {
            sockets,
            dice,
            can: [None, None],
            owed: VecDeque::new(),
            moving: None,
            hearing: None,
            moves: 0,
        }
    }

    /// Lets it run until nobody tells it to move any more. Each message is the time of a move.
    pub(super) fn start(
        mut self,
        results: mpsc::UnboundedSender<Measured>,
    ) -> mpsc::UnboundedSender<Instant> {
        let (sender, mut moments) = mpsc::unbounded_channel();
        tokio::spawn(async move {
            loop {
                let [first, second] = &mut self.sockets;
                let (who, told) = tokio::select! {
                    told = first.told() => (0, told),
                    told = second.told() => (1, told),
                    moment = moments.recv() => match moment {
                        Some(moment) => {
                            self.owed.push_back(moment);
                            self.go().await;
                            continue;
                        }
                        None => return,
                    },
                };
                let Some(told) = told else {
                    // Whoever gathers results may be gone.
                    let _ = results.send(Measured::Failed);
                    return;
                };
                self.hear(who, told, &results);
                self.go().await;
            }
        });
        sender
    }

    fn hear(&mut self, who: usize, told: ServerMessage, results: &mpsc::UnboundedSender<Measured>) {
        if let Some(state) = told.state {
            let chosen = self.dice.below(state.moves.len().max(1) as u32) as usize;
            self.can[who] = state.moves.into_iter().nth(chosen).map(|choice| (state.at, choice.action));
            if let Some((_, _, moment)) = self.hearing.take_if(|(ear, at, _)| *ear == who && state.at > *at) {
                let _ = results.send(Measured::Heard(moment.elapsed()));
            }
        }
        if let Some((_, moment)) = self
            .moving
            .take_if(|(mover, _)| *mover == who && ["done", "refused"].contains(&told.kind.as_str()))
        {
            let done = told.kind == "done";
            let _ = results.send(if done { Measured::Done(moment.elapsed()) } else { Measured::Failed });
        }
    }

    /// Makes the next move that is owed, if somebody can.
    async fn go(&mut self) {
        if self.moving.is_some() || self.owed.is_empty() {
            return;
        }
        let Some(who) = self.can.iter().position(Option::is_some) else { return };
        let (Some((at, action)), Some(moment)) = (self.can[who].take(), self.owed.pop_front()) else {
            return;
        };
        self.moves += 1;
        let command =
            json!({ "idempotency_key": self.moves.to_string(), "type": "act", "at": at, "actions": [action]});
        self.moving = Some((who, moment));
        self.hearing = Some((1 - who, at, moment));
        // A socket that is gone is noticed when it is read.
        self.sockets[who].send(&command).await;
    }
}
