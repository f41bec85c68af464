//! The learning curve: a CSV table, and an SVG chart of it.

use std::fmt::Write;

/// One point of a learning curve.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Point {
    /// The number of rounds played.
    pub rounds: u64,
    /// The number of games.
    pub games: u64,
    /// The number of training positions.
    pub samples: u64,
    /// The duration in seconds.
    pub seconds: f64,
    /// The mean loss of the last round.
    pub loss: f64,
    /// The score share against the reference bot.
    pub share: f64,
    /// The number of games against the reference bot.
    pub measured: u32,
}

/// The header line of the table.
pub const HEADER: &str = "rounds,games,samples,seconds,loss,share,measured";

impl Point {
    /// The point as a line of the table.
    pub fn line(&self) -> String {
        let Point { rounds, games, samples, seconds, loss, share, measured } = self;
        format!("{rounds},{games},{samples},{seconds:.1},{loss:.5},{share:.4},{measured}")
    }

    /// Reads a line of the table.
    pub fn read(line: &str) -> Option<Point> {
        let mut fields = line.trim().split(',');
        let mut next = || fields.next();
        Some(Point {
            rounds: next()?.parse().ok()?,
            games: next()?.parse().ok()?,
            samples: next()?.parse().ok()?,
            seconds: next()?.parse().ok()?,
            loss: next()?.parse().ok()?,
            share: next()?.parse().ok()?,
            measured: next()?.parse().ok()?,
        })
    }
}

const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 320.0;
const MARGIN: f64 = 48.0;

/// A chart of the score share against the reference over thousands of games, with 95 % intervals.
pub fn picture(title: &str, reference: &str, points: &[Point]) -> String {
    let most = points.iter().map(|point| point.games as f64).fold(1.0, f64::max);
    let x = |games: f64| MARGIN + (WIDTH - 2.0 * MARGIN) * games / most;
    let y = |share: f64| HEIGHT - MARGIN - (HEIGHT - 2.0 * MARGIN) * share;
    let mut svg = frame(title);
    for share in [0.0, 0.25, 0.5, 0.75, 1.0] {
        line(&mut svg, (MARGIN, y(share)), (WIDTH - MARGIN, y(share)), "#8884");
        label(&mut svg, (8.0, y(share) + 4.0), &format!("{:.0} %", 100.0 * share));
        let games = most * share;
        label(&mut svg, (x(games) - 12.0, HEIGHT - MARGIN + 18.0), &format!("{:.0}", games / 1000.0));
    }
    label(&mut svg, (MARGIN, HEIGHT - 10.0), &format!("thousands of games; score share against {reference}"));
    let mut path = String::new();
    for point in points {
        let error = 1.96 * (point.share * (1.0 - point.share) / f64::from(point.measured.max(1))).sqrt();
        let at = x(point.games as f64);
        line(
            &mut svg,
            (at, y((point.share - error).max(0.0))),
            (at, y((point.share + error).min(1.0))),
            "#4682b488",
        );
        let _ = write!(path, "{at:.1},{:.1} ", y(point.share));
    }
    let _ =
        writeln!(svg, "<polyline points=\"{path}\" fill=\"none\" stroke=\"#4682b4\" stroke-width=\"2\"/>");
    svg + "</svg>\n"
}

pub(crate) fn frame(title: &str) -> String {
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" font-family=\"sans-serif\" \
         font-size=\"12\" fill=\"#777\">\n<title>{title}</title>\n"
    );
    label(&mut svg, (MARGIN, 24.0), title);
    svg
}

pub(crate) fn line(svg: &mut String, from: (f64, f64), to: (f64, f64), colour: &str) {
    let _ = writeln!(
        svg,
        "<line x1=\"{:.1}\" y1=\"{:.1}\" x2=\"{:.1}\" y2=\"{:.1}\" stroke=\"{colour}\"/>",
        from.0, from.1, to.0, to.1
    );
}

pub(crate) fn label(svg: &mut String, at: (f64, f64), text: &str) {
    let text = text.replace('&', "&amp;").replace('<', "&lt;");
    let _ = writeln!(svg, "<text x=\"{:.1}\" y=\"{:.1}\">{text}</text>", at.0, at.1);
}
