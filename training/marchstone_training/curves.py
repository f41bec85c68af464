"""Curves of a run as an SVG file: columns of `log.csv` against the games played, one panel each. Columns without figures
are left out.

    python -m marchstone_training.curves runs/base/log.csv curves.svg --columns entropy against_net
"""

from __future__ import annotations

import argparse
import csv
from pathlib import Path

WIDTH, PANEL, LEFT, TOP = 640, 150, 56, 24


def panel(name: str, xs: list[float], ys: list[float], most: float, top: float) -> list[str]:
    """The elements of one panel: a line, the bounds of its scale and its last value. The scale begins with 0 unless the line
    would be flat then."""
    low, high = min(ys), max(ys)
    if low < high / 2:
        low = min(0.0, low)
    span = high - low or 1.0

    def place(x: float, y: float) -> tuple[float, float]:
        return LEFT + (WIDTH - LEFT - 24) * x / most, top + (PANEL - 2 * TOP) * (1 - (y - low) / span)

    points = " ".join(f"{x:.1f},{y:.1f}" for x, y in (place(*pair) for pair in zip(xs, ys, strict=True)))
    parts = [f'<text x="{LEFT}" y="{top - 8:.1f}">{name}, at the end {ys[-1]:.3g}</text>']
    for value in (low, high):
        _, y = place(0, value)
        parts.append(f'<line x1="{LEFT}" y1="{y:.1f}" x2="{WIDTH - 24}" y2="{y:.1f}" stroke="#8884"/>')
        parts.append(f'<text x="8" y="{y + 4:.1f}">{value:.3g}</text>')
    return [*parts, f'<polyline points="{points}" fill="none" stroke="#4682b4" stroke-width="2"/>']


def draw(rows: list[dict[str, str]], columns: list[str], title: str) -> str:
    """The curves of those of these columns that have figures."""
    columns = [column for column in columns if any(row.get(column) for row in rows)]
    games = [float(row["games"]) for row in rows]
    most = max(games)
    height = 40 + PANEL * len(columns)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        'font-family="sans-serif" font-size="12" fill="#777">',
        f"<title>{title}</title>",
        f'<text x="{LEFT}" y="20" font-weight="bold">{title}</text>',
    ]
    for number, column in enumerate(columns):
        # A row has no figure where nothing was measured.
        points = [(x, float(row[column])) for x, row in zip(games, rows, strict=True) if row[column]]
        parts += panel(column, [x for x, _ in points], [y for _, y in points], most, 58 + number * PANEL)
    parts.append(f'<text x="{LEFT}" y="{height - 12}">games: 0 to {most / 1e6:.1f} million</text>')
    return "\n".join([*parts, "</svg>", ""])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("log", type=Path)
    parser.add_argument("svg", type=Path)
    parser.add_argument("--columns", nargs="+", default=["against_net", "won", "entropy", "explained"])
    parser.add_argument("--title", default="Training")
    options = parser.parse_args()
    with options.log.open() as file:
        rows = list(csv.DictReader(file))
    options.svg.write_text(draw(rows, options.columns, options.title))


if __name__ == "__main__":
    main()
