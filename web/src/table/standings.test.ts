import { describe, expect, it } from 'vitest';
import type { State } from '../lib/wire.ts';
import { otherLevels, placesOf } from './standings.ts';

const bot = (seat: string, level: string, score = 0) => ({ seat, who: { type: 'bot', level }, score, points: 0 });
const me = (seat: string, score = 0) => ({ seat, who: { type: 'player', name: 'Ann' }, score, points: 0 });
const won = (seat: string) => ({ verdict: { type: 'won', seat }, ending: 'played' });
const table = (seats: object[], outcome: object | null): State => ({ seats, me: 'A', outcome, setup: { rounds: 1 } }) as unknown as State;
const LEVELS = ['lamb', 'drover', 'piper', 'laird'];

describe('standings', () => {
  it('have the winner first, then the others by score', () => {
    const places = placesOf(table([me('A', 3), bot('B', 'lamb', 1), bot('C', 'lamb', 9), bot('D', 'lamb', 3)], won('B')));
    expect(places.map(({ seat, place }) => `${place}${seat}`)).toEqual(['1B', '2C', '3A', '3D']);
  });

  it('share the first place in a draw', () => {
    expect(placesOf(table([me('A', 4), bot('B', 'lamb', 4)], { verdict: { type: 'draw' }, ending: 'agreed' })).map(({ place }) => place)).toEqual([1, 1]);
  });
});

describe('the next level', () => {
  it('is the stronger one after a win, and the weaker one after a loss', () => {
    expect(otherLevels(table([me('A'), bot('B', 'drover')], won('A')), LEVELS)).toEqual(['piper', 'lamb']);
    expect(otherLevels(table([me('A'), bot('B', 'drover')], won('B')), LEVELS)).toEqual(['lamb', 'piper']);
    expect(otherLevels(table([me('A'), bot('B', 'laird')], won('A')), LEVELS)).toEqual(['piper']);
  });

  it('is offered only to a player who sat alone with bots', () => {
    expect(otherLevels(table([me('A'), me('B')], won('A')), LEVELS)).toEqual([]);
    expect(otherLevels({ ...table([bot('A', 'lamb'), bot('B', 'lamb')], won('A')), me: null }, LEVELS)).toEqual([]);
  });
});
