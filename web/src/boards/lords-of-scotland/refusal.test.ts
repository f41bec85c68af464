import { describe, expect, it } from 'vitest';
import { formatPhrase } from '../shared/phrase.ts';
import { readWords } from '../shared/testing.ts';
import { cardName } from './names.ts';
import { parse } from './parse.ts';
import { refusal } from './refusal.ts';

const words = readWords('lords-of-scotland', 'en');
const view = (turn: string, hand = 'm2w5', armies = 'd5(w2)w1/k7s9') => parse(`ls 2.L.40 - - s1,(m1),dC,wC,fC oCs8 ${hand}/f1f2 ${armies} -/- ${turn}`);
const key = (turn: string, what: string, hand?: string, armies?: string): string | null => {
  const phrase = refusal(words, view(turn, hand, armies), 'A', what);
  if (!phrase) return null;
  // Every reason has a text of the rules.
  expect(formatPhrase(words, phrase, { A: 'Morag', B: 'Hamish' }, (card) => cardName(words, card))).not.toContain(phrase.key);
  return phrase.key;
};

describe('why a thing of Lords cannot be touched', () => {
  it('a recruit is to be turned, and one that lies open is not turned again', () => {
    expect(key('A.1.A.flip', 'row:1')).toBe('ls-already-face-up');
    expect(key('A.1.A.flip', 'hand:m2')).toBe('ls-must-flip');
  });
  it('recruit or muster, and no recruit with ten cards', () => {
    expect(key('A.3.A.act', 'supporter:1')).toBe('ls-must-act');
    expect(key('A.3.A.act', 'row:1', 'm2m3m4m5m6m7m8m9f3f4')).toBe('ls-hand-is-full');
    expect(key('A.3.A.act', 'row:1', 'm2m3m4m5m6m7m8m9f3')).toBe('ls-must-act');
  });
  it('muster one more, and claim', () => {
    expect(key('A.3.A.muster', 'row:1')).toBe('ls-must-muster');
    expect(key('A.5.A.claim1', 'hand:m2')).toBe('ls-must-claim');
  });
  it('a power that does not work on this clan', () => {
    expect(key('A.3.A.power:w', 'army:A:3')).toBe('ls-discards-itself');
    expect(key('A.3.A.power:w', 'hand:m2')).toBe('ls-must-decide');
    expect(key('A.3.A.power:f', 'army:A:1', undefined, 'd5f1/k7s9')).toBe('ls-own-army');
    expect(key('A.3.A.power:s', 'army:A:3', undefined, 'd5(w2)s2/k7s9')).toBe('ls-copies-itself');
    expect(key('A.3.A.power:s', 'army:A:2', undefined, 'd5(w2)s2/k7s9')).toBe('ls-face-down');
    expect(key('A.3.A.power:s', 'army:B:2', undefined, 'd5(w2)s2/k7s9')).toBe('ls-copies-copier');
  });
  it('nothing after the end', () => {
    expect(key('A.5.A.over', 'hand:m2')).toBeNull();
  });
});
