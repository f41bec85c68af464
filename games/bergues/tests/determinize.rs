//! Determinization is uniform over all positions behind a view.

use std::collections::BTreeSet;

use bergues::{Position, Tile, View};
use tabletop::{Dice, Game, Settings, Value, Viewer};

const PAIRS: &str = "ab ac ad ae af bc bd be bf cd ce cf de df ef nn";
const QUARTETS: &str = "ab ac ad ae bc bd bf ce cg df dn eg en fg fn gn";

fn set(tiles: &str) -> Vec<(char, char)> {
    let set = if tiles == "pairs" { PAIRS } else { QUARTETS };
    set.split(' ').map(|tile| (tile.chars().next().unwrap(), tile.chars().nth(1).unwrap())).collect()
}

/// A position of a random game in which all tiles except `unknown` have been turned.
fn position(tiles: &str, unknown: usize, seed: u64) -> Position {
    let settings = Settings::new().with("tiles", Value::Word(tiles.to_owned()));
    let mut dice = Dice::quick(seed);
    loop {
        let mut position = Position::deal(&settings, 4, &mut dice).expect("a deal");
        while !position.is_over() {
            let turned = Tile::all().filter(|&tile| position.tiles().has_been_turned(tile)).count();
            if turned == 16 - unknown {
                return position;
            }
            let action = position.random_action(&mut dice, &mut Vec::new());
            position.apply(action, &mut dice);
        }
    }
}

/// A start at which each face is up about equally often, which maximises the number of completions.
fn even_start(tiles: &str) -> Position {
    let faces = match tiles {
        "pairs" => "ba,ca,ad,ae,af,cb,db,be,bf,dc,ec,cf,ed,fd,fe,nn",
        _ => "ab,ac,da,ea,bc,bd,fb,ce,gc,df,nd,eg,en,fg,nf,gn",
    };
    let text = format!("bg classic.4.4.e.{tiles} 0,5,10,15 {faces} -/- 1.A.path.A");
    text.parse().expect("a position")
}

/// Every completion of the view, as the text of the down faces, by brute force.
fn completions(view: &View, set: &[(char, char)]) -> Vec<String> {
    fn go(view: &View, set: &[(char, char)], used: &mut Vec<bool>, down: &mut String, all: &mut Vec<String>) {
        let at = down.len();
        if at == set.len() {
            return all.push(down.clone());
        }
        let up = view.up[at].letter();
        for (which, &(one, two)) in set.iter().enumerate() {
            let other = if up == one { two } else { one };
            let fits = (up == one || up == two) && view.down[at].is_none_or(|face| face.letter() == other);
            if fits && !used[which] {
                used[which] = true;
                down.push(other);
                go(view, set, used, down, all);
                down.pop();
                used[which] = false;
            }
        }
    }
    let mut all = Vec::new();
    go(view, set, &mut vec![false; set.len()], &mut String::new(), &mut all);
    all
}

fn down_faces(position: &Position) -> String {
    Tile::all().map(|tile| position.tiles().down(tile).letter()).collect()
}

#[test]
fn every_completion_of_a_view_is_drawn_equally_often() {
    let mut dice = Dice::quick(11);
    let (mut certain, mut largest) = (0, 0);
    for tiles in ["pairs", "quartets"] {
        for unknown in 0..=12 {
            for seed in 0..4 {
                let view = position(tiles, unknown, seed).view(Viewer::Spectator);
                let possible = completions(&view, &set(tiles));
                certain += usize::from(possible.len() == 1 && unknown > 0);
                if possible.len() > 5000 {
                    continue;
                }
                largest = largest.max(possible.len());
                let draws = 20 * possible.len() + 100;
                let samples = (0..draws).map(|_| down_faces(&Position::determinize(&view, &mut dice)));
                laws::assert_uniform(&possible, samples.collect::<Vec<_>>());
            }
        }
    }
    // There were small and large cases, and some with a single completion.
    assert!(largest > 500, "{largest}");
    assert!(certain > 0);
}

/// At the start there are too many completions to list. Every choice of the up faces has the same number of completions,
/// so these choices must be uniform.
#[test]
fn at_the_start_every_choice_of_sides_is_drawn_equally_often() {
    let (mut dice, mut largest) = (Dice::quick(12), 0);
    for (tiles, seed) in (0..6).flat_map(|seed| [("pairs", seed), ("quartets", seed)]) {
        let set = set(tiles);
        let dealt = if seed == 0 { even_start(tiles) } else { position(tiles, 16, seed) };
        let view = dealt.view(Viewer::Spectator);
        let mut open: Vec<char> = view.up.iter().map(|face| face.letter()).collect();
        open.sort_unstable();
        let sides = |bits: u32| -> String {
            let up =
                set.iter().enumerate().map(|(at, tile)| if bits >> at & 1 == 1 { tile.1 } else { tile.0 });
            up.collect()
        };
        let possible: BTreeSet<String> = (0..1 << set.len())
            .map(sides)
            .filter(|up| {
                let mut up: Vec<char> = up.chars().collect();
                up.sort_unstable();
                up == open
            })
            .collect();
        let possible: Vec<String> = possible.into_iter().collect();
        largest = largest.max(possible.len());
        let samples = (0..50 * possible.len()).map(|_| {
            let drawn = Position::determinize(&view, &mut dice);
            let up = set.iter().map(|&(one, two)| {
                let lies = |tile: &Tile| {
                    let (up, down) = (drawn.tiles().up(*tile).letter(), drawn.tiles().down(*tile).letter());
                    (up, down) == (one, two) || (up, down) == (two, one)
                };
                drawn.tiles().up(Tile::all().find(lies).expect("every tile is there")).letter()
            });
            up.collect::<String>()
        });
        laws::assert_uniform(&possible, samples.collect::<Vec<_>>());
    }
    assert!(largest > 100, "{largest}");
}

/// At the same start, tiles that show the same face are equally likely in every place.
#[test]
fn at_the_start_the_tiles_of_one_face_come_in_any_order() {
    let mut dice = Dice::quick(13);
    let same = |view: &View| (1..16).find(|&at| view.up[at] == view.up[0]);
    let mut starts = (0..).map(|seed| position("pairs", 16, seed).view(Viewer::Spectator));
    let view = starts.find(|view| same(view).is_some()).expect("six faces on sixteen tiles");
    let (one, two) = (0, same(&view).expect("it was found"));
    let mut swapped = [0u32; 2];
    for _ in 0..10_000 {
        let drawn = Position::determinize(&view, &mut dice);
        let faces: Vec<char> = down_faces(&drawn).chars().collect();
        swapped[usize::from(faces[one] > faces[two])] += 1;
    }
    assert!(swapped.iter().all(|count| (4700..5300).contains(count)), "{swapped:?}");
}

#[test]
fn elimination_settles_the_last_tile() {
    for seed in 0..20 {
        let played = position("pairs", 1, seed);
        let drawn = Position::determinize(&played.view(Viewer::Spectator), &mut Dice::quick(seed));
        assert_eq!(drawn, played);
    }
}
