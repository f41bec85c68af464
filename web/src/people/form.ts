// What a history of tables says: the form with each set of rules, and the results against each opponent.

import { seatLetters } from '../lib/names.ts';
import type { HistoryEntry, Occupant, Setup } from '../lib/wire.ts';

export type Result = 'won' | 'drawn' | 'lost';

export interface Tally {
  won: number;
  drawn: number;
  lost: number;
}

export interface Form extends Tally {
  setup: Setup;
  /** The latest results, the newest last. */
  latest: Result[];
}

export interface Opponent extends Tally {
  who: Occupant;
  games: number;
}

/** How many results show the form. */
const LATEST = 10;

export function resultOf({ outcome: { verdict }, seat }: HistoryEntry): Result {
  if (verdict.type === 'draw') return 'drawn';
  return verdict.type === 'won' && verdict.seat === seat ? 'won' : 'lost';
}

/** The same for tables with the same rules and the same number of players; the seat that begins does not matter. */
function rulesOf({ game, options, players }: Setup): string {
  const { first: _, ...rules } = options;
  return JSON.stringify([game, players, Object.entries(rules).sort()]);
}

/** The form with each set of rules, the most played first. `entries` has the newest first. */
export function formOf(entries: readonly HistoryEntry[]): Form[] {
  const forms = new Map<string, Form>();
  for (const entry of entries) {
    const key = rulesOf(entry.setup);
    const form = forms.get(key) ?? { setup: entry.setup, won: 0, drawn: 0, lost: 0, latest: [] };
    const result = resultOf(entry);
    form[result] += 1;
    if (form.latest.length < LATEST) form.latest.unshift(result);
    forms.set(key, form);
  }
  return [...forms.values()].sort((a, b) => gamesOf(b) - gamesOf(a));
}

export const gamesOf = ({ won, drawn, lost }: Tally): number => won + drawn + lost;

/** The results against each opponent, the most frequent first. Bots of one level are one opponent. */
export function opponentsOf(entries: readonly HistoryEntry[]): Opponent[] {
  const opponents = new Map<string, Opponent>();
  for (const entry of entries) {
    const letters = seatLetters(entry.setup.players);
    const result = resultOf(entry);
    const keys = new Set<string>();
    entry.seats.forEach((who, at) => {
      if (who === null || letters[at] === entry.seat) return;
      const key = who.type === 'bot' ? `bot ${who.level}` : who.id;
      // Two bots of one level at a table are one game against that level.
      if (keys.has(key)) return;
      keys.add(key);
      const opponent = opponents.get(key) ?? { who, games: 0, won: 0, drawn: 0, lost: 0 };
      opponent.games += 1;
      opponent[result] += 1;
      opponents.set(key, opponent);
    });
  }
  return [...opponents.values()].sort((a, b) => b.games - a.games);
}
