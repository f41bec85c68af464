//! What the rules say about the guards: how far each goes in this turn, where that leads, and how far its goal is.

use tabletop::{Annotation, Dice, Evidence, Phrase, Seat};

use crate::{Action, Direction, Guard, Moved, Path, Phase, Position, Seen, Side, View};

/// What decides how far a guard goes in this turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Reach {
    /// BG-T4: any space.
    Winoc,
    /// BG-T4: the guard of another seat has a Winoc, so this one does not move.
    OtherWinoc,
    /// BG-T5: the tiles of the path that the active player chooses.
    OwnPath,
    /// BG-T6: the tiles of the path that the active player leaves.
    OtherPath,
    /// The path is chosen: this number of spaces.
    Steps(u8),
    /// It has moved in this turn, or its path has no tiles (BG-T6).
    Done,
    /// The tiles are still being turned.
    Open,
    /// BG-J3: what is left until it ends exactly on its gate.
    Race(u8),
}

impl Reach {
    /// The id of the rule that decides.
    const fn rule(self) -> &'static str {
        match self {
            Reach::Winoc | Reach::OtherWinoc => "BG-T4",
            Reach::OwnPath | Reach::Steps(_) | Reach::Open => "BG-T5",
            Reach::OtherPath | Reach::Done => "BG-T6",
            Reach::Race(_) => "BG-J3",
        }
    }
}

/// The ways to walk, with the role of the evidence for each path that may decide.
const WALKS: [(Direction, &str, [&str; 3]); 2] = [
    (Direction::Clockwise, "cw", ["clockwise", "clockwise-north", "clockwise-south"]),
    (
        Direction::CounterClockwise,
        "ccw",
        ["counter-clockwise", "counter-clockwise-north", "counter-clockwise-south"],
    ),
];

impl View {
    /// Every guard whose reach in this turn is settled, or depends on the choice of a path alone.
    pub(crate) fn annotations(&self) -> Vec<Annotation> {
        let settled = |guard: &Guard| {
            matches!(self.reach(*guard), Reach::Winoc | Reach::OwnPath | Reach::OtherPath | Reach::Steps(_))
        };
        self.playing_guards().filter(settled).map(|guard| self.annotation(guard)).collect()
    }

    /// Every guard on the board, until the game is over.
    pub(crate) fn explainable(&self) -> Vec<String> {
        self.playing_guards().map(touch).collect()
    }

    /// How far the guard of this touch goes, which is the same for every seat.
    pub(crate) fn explain(&self, _: Seat, named: &str) -> Option<Annotation> {
        self.playing_guards().find(|guard| touch(*guard) == named).map(|guard| self.annotation(guard))
    }

    /// The guards on the board: in the junior game only those with a player (BG-J1).
    fn playing_guards(&self) -> impl Iterator<Item = Guard> + '_ {
        let over = matches!(self.phase, Phase::Over(_));
        let plays = |guard: &Guard| !self.rules.junior() || guard.seat(self.rules.seats).is_some();
        Guard::ALL.into_iter().filter(move |guard| !over && plays(guard))
    }

    fn annotation(&self, guard: Guard) -> Annotation {
        let reach = self.reach(guard);
        let mut evidence = self.walks(guard, reach);
        if !self.rules.junior() {
            evidence.push(self.goal(guard));
        }
        Annotation {
            touch: touch(guard),
            seat: guard.seat(self.rules.seats),
            phrase: self.statement(guard, reach),
            rule: reach.rule(),
            evidence,
            action: None,
        }
    }

    fn reach(&self, guard: Guard) -> Reach {
        let active = Guard::of(self.active, self.rules.seats);
        if self.rules.junior() {
            return Reach::Race(self.rules.ring().spaces - self.guards.walked(guard));
        }
        match self.phase {
            Phase::Path | Phase::Flip(_) | Phase::Over(_) => Reach::Open,
            Phase::Winoc if guard == active => Reach::Winoc,
            Phase::Winoc => Reach::OtherWinoc,
            Phase::Use if guard == active => Reach::OwnPath,
            Phase::Use => Reach::OtherPath,
            Phase::Move(moving, steps) if moving == guard => Reach::Steps(steps),
            Phase::Move(moving, _) => {
                // BG-T6: the guards between the one that moves and the active one still move, by the tiles that lie on.
                let order = |other: Guard| (4 + other.index() - active.index()) % 4;
                let left = self.paths[0].len() + self.paths[1].len();
                if order(guard) > order(moving) && left > 0 { Reach::Steps(left) } else { Reach::Done }
            }
        }
    }

    fn statement(&self, guard: Guard, reach: Reach) -> Phrase {
        let [north, south] = self.paths.map(Path::len);
        let phrase = |key| Phrase::new(key).with("guard", guard);
        match reach {
            Reach::Winoc => phrase("bg-guard-winoc"),
            Reach::OtherWinoc => phrase("bg-guard-other-winoc"),
            Reach::OwnPath => phrase("bg-guard-own-path").with("north", north).with("south", south),
            Reach::OtherPath => phrase("bg-guard-other-path").with("north", north).with("south", south),
            Reach::Steps(steps) => phrase("bg-guard-steps").with("steps", steps),
            Reach::Done => phrase("bg-guard-done"),
            Reach::Open => phrase("bg-guard-open").with("north", north).with("south", south),
            Reach::Race(steps) => phrase("bg-guard-race").with("steps", steps),
        }
    }

    /// Where a guard can walk, as the guards stand now.
    fn walks(&self, guard: Guard, reach: Reach) -> Vec<Evidence> {
        let [north, south] = self.paths.map(Path::len);
        let lengths: &[(Option<Side>, u8)] = match reach {
            Reach::OwnPath | Reach::OtherPath => &[(Some(Side::North), north), (Some(Side::South), south)],
            Reach::Steps(steps) => &[(None, steps)],
            _ => return Vec::new(),
        };
        // Any position behind the view has the same guards; no hidden face matters to a walk.
        let position = self.determinize(&mut Dice::quick(0));
        let mut walks = Vec::new();
        for &(path, steps) in lengths.iter().filter(|(_, steps)| *steps > 0) {
            for (direction, way, roles) in WALKS {
                let role = roles[path.map_or(0, |side| side.index() + 1)];
                let Some(moved) = walk(position, guard, steps, direction) else { continue };
                let path = path.map_or_else(|| "none".to_owned(), |side| side.to_string());
                let phrase = Phrase::new("bg-evidence-walk").with("way", way).with("path", path.as_str());
                let mut evidence = Evidence::new(role, moved.describe(phrase))
                    .fact("steps", steps)
                    .fact("space", moved.space.0)
                    .fact("fetches", moved.fetched)
                    .fact("wins", moved.won);
                if let Some(sent) = moved.sent {
                    evidence = evidence.fact("sends", sent.to_string().as_str());
                }
                let trail =
                    (1..=steps).map(|step| format!("space:{}", position.walks_to(guard, step, direction)));
                walks.push(evidence.pieces(trail));
            }
        }
        walks
    }

    /// How far it is to the fortress, or home with it (BG-V3, BG-V4). A guard that stands there must come again.
    fn goal(&self, guard: Guard) -> Evidence {
        let ring = self.rules.ring();
        let carries = self.guards.carries(guard);
        let gate = if carries { ring.home(guard) } else { ring.opposite(guard) };
        let whole = |steps| if steps == 0 { ring.spaces } else { steps };
        let clockwise = whole(ring.steps_clockwise(self.guards.space(guard), gate));
        let counter = whole(ring.spaces - clockwise);
        let key = if carries { "bg-evidence-home" } else { "bg-evidence-fortress" };
        let phrase = Phrase::new(key).with("cw", clockwise).with("ccw", counter).with("space", gate);
        Evidence::new(if carries { "home" } else { "fortress" }, phrase)
            .fact("clockwise", clockwise)
            .fact("counter-clockwise", counter)
            .pieces([format!("space:{gate}")])
    }
}

/// What a guard does that walks.
fn walk(mut position: Position, guard: Guard, steps: u8, direction: Direction) -> Option<Moved> {
    position.phase = Phase::Move(guard, steps);
    let (action, mut after) = (Action::Walk(direction), position);
    after.apply_action(action);
    Seen::new(&position, action, &after).moved
}

fn touch(guard: Guard) -> String {
    format!("guard:{guard}")
}
