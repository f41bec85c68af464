// Bergues as zones. The notation is told in docs/notation.md.

import { FACES } from '../../lib/cards.ts';
import { t } from '../../lib/i18n.svelte.ts';
import type { Eyes, Thing, Zone } from './zones.ts';

const GUARDS = ['y', 'w', 'g', 'r'];

export interface Guard {
  guard: string;
  space: number;
  carries: boolean;
  seat: string | null;
}

export interface Rampart {
  towers: number;
  spaces: number;
  guards: Guard[];
  /** Where a fortress waits, by guard; nothing where it is carried. */
  fortresses: { guard: string; space: number }[];
}

/** Which seat plays which guard: two play opposite each other. */
const playedBy = (guard: number, players: number): string | null =>
  (players === 2 ? ['A', null, 'B', null] : ['A', 'B', 'C', players > 3 ? 'D' : null])[guard] ?? null;

export function rampart(view: string): Rampart {
  const [, rules = '', guards = ''] = view.split(' ');
  const [variant, players = '2', towers = '4'] = rules.split('.');
  const side = Number(towers) + 1;
  const spaces = 4 * side;
  const found = guards.split(',').flatMap((text, at): Guard[] => {
    if (text === '_') return [];
    const number = parseInt(text, 10);
    // In the junior game the number is the steps that were walked from home.
    const space = variant === 'junior' ? (at * side + number) % spaces : number;
    return [{ guard: GUARDS[at] ?? '', space, carries: text.endsWith('*'), seat: playedBy(at, Number(players)) }];
  });
  const fortresses = variant === 'junior' ? [] : found
    .filter((one) => !one.carries)
    .map(({ guard }) => ({ guard, space: ((GUARDS.indexOf(guard) + 2) % 4) * side }));
  return { towers: Number(towers), spaces, guards: found, fortresses };
}

export function bergues(view: string, _: Eyes): Zone[] {
  const [, rules = '', , tiles = '', paths = '-/-'] = view.split(' ');
  const junior = rules.startsWith('junior');
  const [north = [], south = []] = paths.split('/').map((path) => (path === '-' ? [] : path.split('+').map(Number)));
  const faces = tiles.split(',').map((tile) => tile[0] ?? 'n');
  const tile = (number: number): Thing => {
    const face = faces[number - 1] ?? 'n';
    return {
      touch: `tile:${number}`, face: FACES[face] ?? face, tone: `face-${face}`,
      label: t('board-bg-tile', { number, face: t(`face-${face}`) }),
    };
  };
  const centre = faces.map((_, at) => at + 1).filter((number) => !north.includes(number) && !south.includes(number));
  return [
    { kind: 'ring', title: t('board-bg-rampart'), things: [] },
    { kind: 'tiles', title: t('touch-path-N'), things: north.map(tile), touch: 'path:N' },
    ...(junior ? [] : [{ kind: 'tiles' as const, title: t('touch-path-S'), things: south.map(tile), touch: 'path:S' }]),
    { kind: 'tiles', title: t('board-bg-centre'), things: centre.map(tile) },
  ];
}
