import { describe, expect, it } from 'vitest';
import type { EventView } from '../../lib/wire.ts';
import { changes, followPowers, touchedCards } from './changes.ts';
import { readWords } from '../shared/testing.ts';
import { whereabouts } from './flight.ts';
import { hintText } from './hints.ts';
import { homes } from './homes.ts';
import { cardName, clanName } from './names.ts';
import { parse } from './parse.ts';
import { describePhrase } from '../shared/phrase.ts';
import { seen } from './unseen.ts';
import act from './fixtures/act.json';

const words = readWords('lords-of-scotland', 'en');
const french = readWords('lords-of-scotland', 'fr');
const view = parse(act.view);
const names = { A: 'Morag', B: 'Hamish' };

describe('names', () => {
  it('are readable in both languages', () => {
    const clan = { card: 'wA', down: false, power: null };
    expect(clanName(words, clan, 3, { mine: false, name: 'Morag' })).toBe('Wemyss 10, face up, army of Morag, third');
    expect(clanName(french, clan, 3, { mine: true, name: 'Morag' })).toBe('Wemyss 10, face visible, votre armée, troisième');
    expect(clanName(words, { card: '??', down: true, power: null }, 1, { mine: false, name: 'Morag' })).toBe('face down, army of Morag, first');
  });
});

describe('what happened', () => {
  it('is described with names', () => {
    expect(describePhrase(words, { key: 'ls-step-kill', args: { seat: 'A', clan: 'w1', card: 'kA', owner: 'B' } }, names, (card) => cardName(words, card))).toBe(
      'Morag uses Wemyss 1 to discard Cockburn 10 from the army of Hamish.',
    );
    expect(touchedCards({ key: 'ls-step-swap', args: { seat: 'A', clan: 'f1', card: 'kA', owner: 'B' } })).toEqual(['kA', 'f1']);
    expect(touchedCards({ key: 'ls-step-stay', args: { seat: 'A', clan: 'd1' } })).toEqual(['d1']);
  });

  it('makes a chain of powers within a turn', () => {
    const event = (key: string, card: string, turn: number): EventView => ({ seq: 1, at: 0, seat: 'A', type: 'acted', action: '', phrase: { key, args: { card } }, turn, ply: 0, ended: null });
    const first = followPowers({ turn: 0, cards: [] }, [event('ls-step-muster', 'm1', 4), event('ls-step-muster', 's1', 4), event('ls-step-copy', 'w5', 4)]);
    expect(first).toEqual({ turn: 4, cards: ['m1', 's1', 'w5'] });
    expect(followPowers(first, [event('ls-step-take', 'o1', 5)]).cards).toEqual([]);
  });

  it('has sounds', () => {
    const mustered = { ...view, armies: { ...view.armies, B: [...view.armies.B, { card: 'c1', down: false, power: null }] } };
    expect(changes({ ...view, seat: 'B' }, { ...mustered, seat: 'A' }, 'A')).toEqual(['place', 'turn']);
    expect(changes(view, { ...view, phase: 'over', seat: 'B' }, 'A')).toEqual(['lost']);
  });

  it('is advised', () => {
    const hint = { action: '', value: 0, others: [], line: [] };
    const say = (...touches: string[]): string => hintText(words, { ...hint, touches }, view, (card) => card, (seat) => seat);
    expect(say('hand:w5', 'down')).toBe('Hint: muster w5 face down');
    expect(say('army:B:1')).toBe('Hint: k7 (B)');
    expect(say('supporter:2')).toBe('Hint: the supporter s8');
    expect(say('skip')).toBe('Hint: do not use the power');
  });
});

describe('places', () => {
  it('are where a card is carried to', () => {
    expect(homes('act', 'row:1', 'A')).toEqual(['hand:A']);
    expect(homes('power:w', 'army:B:1', 'A')).toEqual(['discard']);
    expect(homes('power:f', 'army:B:1', 'A')).toEqual(['army:A']);
    expect(homes('claim1', 'supporter:1', 'A')).toContain('victory:A');
  });

  it('stand for cards that are not drawn', () => {
    expect(whereabouts(view, 'w3')).toBe('discard');
    expect(whereabouts(view, 'k3')).toBe('victory:B');
    expect(whereabouts(view, 'm2')).toBe('hand:A');
    expect(whereabouts(view, 'c9')).toBe('pile');
  });
});

describe('unseen cards', () => {
  it('are all cards that are not in sight', () => {
    const hidden = [...seen(view).values()].filter((where) => where === 'unseen').length;
    const backs = view.hands.B.length + view.armies.B.filter((clan) => clan.card === '??').length + view.recruits.filter((slot) => slot?.card === '??').length;
    expect(hidden).toBe(view.draw.count + backs);
  });
});
