//! Which rules a net is trained on: all of its family, the usual ones more often.

use tabletop::{Settings, Value};

/// A table: its options and how many sit at it.
pub type Table = (Settings, u8);

/// The tables of a family, to be played in turn.
pub fn tables(name: &str) -> Vec<Table> {
    let schotten = |edition: &str, tactics: bool, expert: bool| {
        let settings = Settings::new()
            .with("edition", Value::Word(edition.to_owned()))
            .with("tactics", Value::Flag(tactics))
            .with("expert", Value::Flag(expert));
        (settings, 2)
    };
    let lords = |seats: u8, bruce: bool| (Settings::new().with("bruce", Value::Flag(bruce)), seats);
    let bergues =
        |variant: &str, seats: u8| (Settings::new().with("variant", Value::Word(variant.to_owned())), seats);
    match name {
        "schotten-totten-base" | "schotten-totten-tactics" => {
            let tactics = name.ends_with("tactics");
            let usual = schotten("2016", tactics, false);
            vec![
                usual.clone(),
                schotten("classic", tactics, false),
                usual.clone(),
                schotten("2016", tactics, true),
                usual.clone(),
                schotten("classic", tactics, true),
                usual.clone(),
                usual,
            ]
        }
        "lords-of-scotland-2" => vec![lords(2, false), lords(2, false), lords(2, false), lords(2, true)],
        "lords-of-scotland-many" => {
            vec![lords(3, false), lords(4, false), lords(5, false), lords(3, true), lords(4, true)]
        }
        "bergues-classic" => vec![bergues("classic", 2), bergues("classic", 3), bergues("classic", 4)],
        "bergues-junior" => vec![bergues("junior", 2), bergues("junior", 3), bergues("junior", 4)],
        _ => vec![(Settings::new(), 2)],
    }
}
