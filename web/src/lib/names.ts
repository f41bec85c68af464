// Names of the people and bots at a table.

import { t } from './i18n.svelte.ts';
import type { Occupant, SeatState } from './wire.ts';

/** The name of a person; a deleted account has none of its own. */
export const playerName = (player: { name: string }): string => player.name || t('player-deleted');

/** A person's own name, or the level of a bot. */
export function occupantName(who: Occupant | null): string {
  if (who === null) return t('seat-free');
  return who.type === 'bot' ? t(`level-${who.level}`) : playerName(who);
}

/** The names at a table, by seat. Bots of the same level get a name of their own, people of the same name their seat. */
export function namesBySeat(seats: SeatState[]): Record<string, string> {
  const plain = seats.map((seat) => occupantName(seat.who));
  return Object.fromEntries(
    seats.map(({ seat, who }, at) => {
      const name = plain[at] ?? '';
      const twice = who !== null && plain.filter((other) => other === name).length > 1;
      if (!twice) return [seat, name];
      return [seat, who.type === 'bot' ? t('bot-named', { level: name, seat }) : t('seat-numbered', { name, seat })];
    }),
  );
}

/** The letters of a table's seats. */
export function seatLetters(players: number): string[] {
  return Array.from({ length: players }, (_, index) => String.fromCharCode('A'.charCodeAt(0) + index));
}
