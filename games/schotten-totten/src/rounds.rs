//! ST-E3, ST-S3: a match of several rounds.

use tabletop::{Scores, Seat, Verdict};

/// A match: a number of rounds agreed before, and the points so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Match {
    rounds: u8,
    played: u8,
    points: [u16; 2],
    starter: Seat,
}

/// How a match ended: the verdict belongs to the match, not to a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MatchVerdict {
    /// Most points.
    Won(Seat),
    /// Equal points.
    Draw,
}

impl Match {
    /// A match of so many rounds (one at least); this seat begins the first.
    pub fn new(rounds: u8, starter: Seat) -> Option<Match> {
        (rounds > 0).then_some(Match { rounds, played: 0, points: [0; 2], starter })
    }

    /// How many rounds there are.
    pub const fn rounds(&self) -> u8 {
        self.rounds
    }

    /// How many are played.
    pub const fn played(&self) -> u8 {
        self.played
    }

    /// The points of a seat.
    pub const fn points(&self, seat: Seat) -> u16 {
        self.points[seat.index()]
    }

    /// Who begins the next round.
    pub const fn starter(&self) -> Seat {
        self.starter
    }

    /// A round has ended: with this verdict, and so many stones for each seat. Once the last round is
    /// played, nothing changes any more.
    pub fn score(&mut self, verdict: Verdict, stones: &Scores) {
        if self.verdict().is_some() {
            return;
        }
        for seat in Seat::first(2) {
            let won = verdict == Verdict::Won(seat);
            self.points[seat.index()] += if won { 5 } else { stones.of(seat) };
        }
        self.played += 1;
        // ST-S3: the winner begins; after a drawn round the other player does.
        self.starter = verdict.winner().unwrap_or(self.starter.next(2));
    }

    /// How it ended, if it has.
    pub fn verdict(&self) -> Option<MatchVerdict> {
        (self.played == self.rounds).then(|| match self.points[0].cmp(&self.points[1]) {
            std::cmp::Ordering::Greater => MatchVerdict::Won(Seat::A),
            std::cmp::Ordering::Less => MatchVerdict::Won(Seat::B),
            std::cmp::Ordering::Equal => MatchVerdict::Draw,
        })
    }
}
