//! A table with both players, who move when a move is due.

use std::collections::VecDeque;
use std::time::Duration;

use client::TableSocket;
use tabletop::Dice;
use tokio::sync::mpsc;
use tokio::time::Instant;

use crate::player::{act, command};
use crate::summary::{MessageKind, MessageSummary, StateSummary};

/// The fate of a move, or a message on its way.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Measurement {
    /// It was acknowledged this long after it was due.
    Acknowledged(Duration),
    /// It arrived at the other player this long after it was due.
    Arrived(Duration),
    /// A message of this many bytes arrived.
    Received(usize),
    /// It was refused, or the connection was lost.
    Failed,
}

/// Both sockets of a table.
pub(super) struct Table {
    sockets: [TableSocket; 2],
    dice: Dice,
    /// What each player knows.
    states: [StateSummary; 2],
    /// The number of the position and an action, for the player who is to move.
    choices: [Option<(u32, String)>; 2],
    /// The times at which moves are due.
    due: VecDeque<Instant>,
    /// The player whose move is not acknowledged yet, and when it was due.
    moving: Option<(usize, Instant)>,
    /// The player who is to receive a move, the position it was made in, and when it was due.
    arriving: Option<(usize, u32, Instant)>,
    moves: u32,
}

impl Table {
    pub(super) fn new(sockets: [TableSocket; 2], dice: Dice) -> Table {
        Table {
            sockets,
            dice,
            states: Default::default(),
            choices: [None, None],
            due: VecDeque::new(),
            moving: None,
            arriving: None,
            moves: 0,
        }
    }

    /// Runs until the returned sender is dropped. Each message is the time at which a move is due.
    pub(super) fn start(
        mut self,
        results: mpsc::UnboundedSender<Measurement>,
    ) -> mpsc::UnboundedSender<Instant> {
        let (sender, mut moments) = mpsc::unbounded_channel();
        tokio::spawn(async move {
            loop {
                let [first, second] = &mut self.sockets;
                let (player, message) = tokio::select! {
                    message = first.next_text() => (0, message),
                    message = second.next_text() => (1, message),
                    moment = moments.recv() => match moment {
                        Some(moment) => {
                            self.due.push_back(moment);
                            self.make_due_move().await;
                            continue;
                        }
                        None => return,
                    },
                };
                let read = message.as_ref().and_then(|text| serde_json::from_str(text).ok());
                // The receiver may have been dropped at the end of the trial.
                let Some(summary) = read else {
                    let _ = results.send(Measurement::Failed);
                    return;
                };
                let _ = results.send(Measurement::Received(message.map_or(0, |text| text.len())));
                self.take_in(player, summary, &results);
                self.make_due_move().await;
            }
        });
        sender
    }

    fn take_in(
        &mut self,
        player: usize,
        message: MessageSummary,
        results: &mpsc::UnboundedSender<Measurement>,
    ) {
        let state = &mut self.states[player];
        if state.take_in(message.state, message.patch) {
            let chosen = self.dice.below(state.moves.len().max(1) as u32) as usize;
            self.choices[player] = state.moves.get(chosen).map(|choice| (state.at, choice.action.clone()));
            let arrived = |(to, at, _): &mut (usize, u32, Instant)| *to == player && state.at > *at;
            if let Some((_, _, due)) = self.arriving.take_if(arrived) {
                let _ = results.send(Measurement::Arrived(due.elapsed()));
            }
        }
        let is_answer = matches!(message.kind, MessageKind::Done | MessageKind::Refused);
        if let Some((_, due)) = self.moving.take_if(|(mover, _)| is_answer && *mover == player) {
            let _ = results.send(match message.kind {
                MessageKind::Done => Measurement::Acknowledged(due.elapsed()),
                _ => Measurement::Failed,
            });
        }
    }

    /// Makes the next due move, if a player can move.
    async fn make_due_move(&mut self) {
        if self.moving.is_some() || self.due.is_empty() {
            return;
        }
        let Some(player) = self.choices.iter().position(Option::is_some) else { return };
        let (Some((at, action)), Some(due)) = (self.choices[player].take(), self.due.pop_front()) else {
            return;
        };
        self.moves += 1;
        self.moving = Some((player, due));
        self.arriving = Some((1 - player, at, due));
        // A broken socket is noticed by the next read.
        let _ = self.sockets[player].send(&command(self.moves.to_string(), act(at, &action))).await;
    }
}
