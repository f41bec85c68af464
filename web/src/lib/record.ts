// Reads record files as far as the client needs them: the games and their headers.

export interface GameRecord {
  headers: Map<string, string>;
  actions: string;
}

/** Splits a file into its parseRecords. A header is `[Key "value"]` on a line of its own; a backslash escapes. */
export function parseRecords(text: string): GameRecord[] {
  const found: GameRecord[] = [];
  let inHeaders = false;
  for (const line of text.split('\n')) {
    const header = /^\[([A-Za-z0-9]+) "(.*)"\]\s*$/.exec(line);
    if (header) {
      if (!inHeaders) found.push({ headers: new Map(), actions: '' });
      inHeaders = true;
      found.at(-1)?.headers.set(header[1]!, header[2]!.replace(/\\(.)/g, '$1'));
    } else if (line.trim()) {
      inHeaders = false;
      const last = found.at(-1);
      if (last) last.actions += (last.actions ? '\n' : '') + line;
    }
  }
  return found;
}

/** The seed of each round. A record without `Round` is a single game, so the first round. */
export function seedsByRound(games: GameRecord[]): Map<number, string> {
  return new Map(
    games.flatMap((game): [number, string][] => {
      const seed = game.headers.get('Seed');
      return seed ? [[Number(game.headers.get('Round') ?? 1), seed]] : [];
    }),
  );
}
