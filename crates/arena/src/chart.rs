//! An SVG chart of ratings with their error bars.

use std::fmt::Write;

use crate::rating::Rating;

/// Draws a dot and an error bar for each bot, strongest on top.
pub fn chart(title: &str, ratings: &[Rating]) -> String {
    let mut sorted: Vec<&Rating> = ratings.iter().collect();
    sorted.sort_by(|one, two| two.elo.total_cmp(&one.elo));
    let ends = sorted.iter().flat_map(|rating| {
        let error = rating.error.min(400.0);
        [rating.elo - error, rating.elo + error]
    });
    let (low, high) = ends.fold((0.0_f64, 0.0_f64), |(low, high), end| (low.min(end), high.max(end)));
    let (low, high) = ((low / 100.0).floor() * 100.0, (high / 100.0).ceil() * 100.0);
    let (left, width, row) = (190.0, 560.0, 34.0);
    let x = |elo: f64| left + (elo - low) / (high - low).max(1.0) * width;
    let height = 70.0 + row * sorted.len() as f64;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 780 {height}\" font-family=\"sans-serif\" \
         font-size=\"14\">\n<rect width=\"780\" height=\"{height}\" fill=\"#fffdf6\"/>\n\
         <text x=\"16\" y=\"24\" font-weight=\"700\">{}</text>\n",
        escape(title)
    );
    let mut tick = low;
    while tick <= high {
        let at = x(tick);
        let _ = writeln!(
            svg,
            "<line x1=\"{at:.1}\" x2=\"{at:.1}\" y1=\"38\" y2=\"{:.1}\" stroke=\"#ddd\"/><text x=\"{at:.1}\" y=\"{:.1}\" \
             text-anchor=\"middle\" fill=\"#666\" font-size=\"11\">{tick:.0}</text>",
            height - 28.0,
            height - 12.0
        );
        tick += ((high - low) / 500.0).ceil().max(1.0) * 100.0;
    }
    for (i, rating) in sorted.iter().enumerate() {
        let y = 54.0 + row * i as f64;
        let error = rating.error.min(400.0);
        let _ = writeln!(
            svg,
            "<text x=\"16\" y=\"{:.1}\">{}</text><line x1=\"{:.1}\" x2=\"{:.1}\" y1=\"{y:.1}\" y2=\"{y:.1}\" \
             stroke=\"#3f7d4e\" stroke-width=\"3\"/><circle cx=\"{:.1}\" cy=\"{y:.1}\" r=\"6\" fill=\"#3f7d4e\"/>",
            y + 5.0,
            escape(&rating.name),
            x(rating.elo - error),
            x(rating.elo + error),
            x(rating.elo)
        );
    }
    svg.push_str("</svg>\n");
    svg
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
