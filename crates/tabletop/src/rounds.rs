//! A match of several rounds: points, and which seat begins.

use crate::{Game, Scores, Seat, Verdict};

/// The option by which a match says which seat begins a round. A game with [`Game::MATCHES`] has it.
pub const STARTER_OPTION: &str = "first";

/// The score of a match: a number of rounds agreed before it, and the points so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Match {
    rounds: u8,
    played: u8,
    points: Scores,
    starter: Seat,
}

impl Match {
    /// A match of this many rounds and seats; `starter` begins the first round. `None` without a round.
    pub fn new(rounds: u8, seats: u8, starter: Seat) -> Option<Match> {
        (rounds > 0).then(|| Match { rounds, played: 0, points: Scores::new(seats, |_| 0), starter })
    }

    /// The number of rounds.
    pub const fn rounds(&self) -> u8 {
        self.rounds
    }

    /// The number of rounds played.
    pub const fn played(&self) -> u8 {
        self.played
    }

    /// The points of a seat.
    pub const fn points(&self, seat: Seat) -> u16 {
        self.points.of(seat)
    }

    /// The seat that begins the next round.
    pub const fn starter(&self) -> Seat {
        self.starter
    }

    /// Adds a finished round, scored by the rules of its game.
    pub fn add_round<G: Game>(&mut self, round: &G) {
        let points = Scores::new(round.seats(), |seat| round.round_points(seat));
        self.add_points(&points, round.next_starter(self.starter));
    }

    /// Adds the points of a round. Once the last round is played, nothing changes.
    pub fn add_points(&mut self, points: &Scores, next_starter: Seat) {
        if self.verdict().is_some() {
            return;
        }
        self.points = Scores::new(self.points.seats(), |seat| self.points.of(seat) + points.of(seat));
        self.played += 1;
        self.starter = next_starter;
    }

    /// How the match ended, if it has: the seat with the most points wins; if several share the most, it is a draw.
    pub fn verdict(&self) -> Option<Verdict> {
        if self.played < self.rounds {
            return None;
        }
        let most = self.points.iter().map(|(_, points)| points).max()?;
        let mut leaders = self.points.iter().filter(|(_, points)| *points == most);
        let (first, _) = leaders.next()?;
        Some(if leaders.next().is_none() { Verdict::Won(first) } else { Verdict::Draw })
    }
}
