// From elements of the board to touches.

/** The possible touch of an element: its own, or that of the stone it lies at. */
export function whatAt(at: Element, possible: ReadonlySet<string>): string | null {
  const thing = at.closest<HTMLElement>('[data-touch]');
  for (const what of thing?.dataset.touch?.split(' ') ?? []) if (possible.has(what)) return what;
  const stone = at.closest<HTMLElement>('[data-stone]')?.dataset.stone;
  return stone && possible.has(`stone:${stone}`) ? `stone:${stone}` : null;
}
