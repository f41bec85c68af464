import { readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import type { State } from '../../lib/wire.ts';
import type { Claim } from './claims.ts';
import { changes, touchedCards } from './changes.ts';
import { readWords } from '../shared/testing.ts';
import { hintText } from './hints.ts';
import { cardName, formationName, inEdition, tacticHelp } from './names.ts';
import { parse, type View } from './parse.ts';
import { sentence } from './prompt.ts';
import { marked, phraseArgs, pieces, spoken } from './rich.ts';
import { ahead } from './standing.ts';
import { steer } from '../shared/steer.ts';
import { describePhrase } from '../shared/phrase.ts';
import { next } from '../shared/touch.ts';
import { seen } from './unseen.ts';
import draw from './fixtures/base-draw.json';
import over from './fixtures/base-over.json';
import recruit from './fixtures/tactics-recruit.json';
import strategist from './fixtures/tactics-strategist.json';
import expert from './fixtures/expert-claims.json';

const words = readWords('schotten-totten', 'en');
const french = readWords('schotten-totten', 'fr');

/** What only the edition of 2016 calls by these names. */
const NAMES_OF_2016: Record<string, RegExp> = {
  en: /formation|elite|combat mode|Joker|Spy|Shield-Bearer|Blind-Man|Mud Fight|Recruiter|Strategist|Banshee|colour run|of a kind/,
  fr: /combinaison|élite|modes? de combat|Joker|Espion|Porte-Bouclier|Colin-Maillard|Combat de Boue|Chasseur de Tête|Stratège|Banshee|suite couleur|brelan|carré/,
  de: /Formation|Elite|Kampfart|Joker|Spion|Schildträger|Blinde Kuh|Schlammschlacht|Anwerber|Stratege|Banshee|Farbfolge|Drilling|Vierling/,
  es: /formaci|élite|modos? de combate|Comodín|Espía|Escudero|Gallina ciega|Lucha en el barro|Reclutador|Estratega|Banshee|escalera|trío|cuarteto/,
};

/** The texts of a message, without the names of its arguments and of other messages. */
function shownTexts(pattern: unknown): string {
  if (typeof pattern === 'string') return pattern;
  if (Array.isArray(pattern)) return pattern.map(shownTexts).join(' ');
  return pattern && typeof pattern === 'object' && 'variants' in pattern ? (pattern.variants as { value: unknown }[]).map(({ value }) => shownTexts(value)).join(' ') : '';
}

const at = (state: unknown): State => state as State;
const view = (state: unknown): View => parse(at(state).view!);

describe('names', () => {
  it('are readable in both languages', () => {
    expect(cardName(words, 'r5', '2016')).toBe('red 5');
    expect(cardName(french, 'r5', '2016')).toBe('5 rouge');
    expect(cardName(words, 'MF', '2016')).toBe('Mud Fight');
    expect(cardName(words, 'MF', 'classic')).toBe('Mud');
    expect(cardName(french, 'MF', 'classic')).toBe('Boue');
    expect(cardName(french, 'TR', 'classic')).toBe('Traître');
    expect(formationName(words, 'kind', 4, '2016')).toBe('four of a kind');
    expect(tacticHelp(words, 'TR', 'classic')).toContain('another');
    expect(tacticHelp(words, 'TR', '2016')).toContain('any unclaimed stone');
  });
});

describe('sentences with cards', () => {
  it('come apart into text and cards', () => {
    expect(pieces(`with ${marked('r5 g6')}.`)).toEqual([
      { text: 'with ' },
      { card: 'r5' },
      { text: ' ' },
      { card: 'g6' },
      { text: '.' },
    ]);
    expect(spoken(`with ${marked('r5 g6')}.`, (card) => cardName(words, card, '2016'))).toBe('with red 5, green 6.');
  });

  it('get numbers as numbers and seats by name', () => {
    const phrase = { key: 'x', args: { stone: '3', lacks: '1', owner: 'B', missing: 'r5', own: 'run' } };
    expect(phraseArgs(phrase, { B: 'Hamish' })).toEqual({ stone: 3, lacks: 1, owner: 'Hamish', missing: marked('r5'), own: 'run' });
  });
});

describe('who is ahead', () => {
  const claim = (seat: string, claimable: boolean): Claim => ({
    stone: 2,
    seat,
    claimable,
    own: null,
    best_reply: null,
    ruled_out_by: [],
    reason: { key: '', args: {} },
    rule: 'ST-C2',
  });
  it('is what can be claimed, else the only complete side', () => {
    expect(ahead([claim('A', false), claim('B', true)], 2)).toEqual({ seat: 'B', sure: true });
    expect(ahead([claim('A', false)], 2)).toEqual({ seat: 'A', sure: false });
    expect(ahead([claim('A', false)], 3)).toBeNull();
  });
});

describe('the sentence', () => {
  const say = (state: unknown, chosen: string[] = [], extra = {}): string => {
    const { view: text, me, moves, outcome } = at(state);
    return sentence(words, {
      view: parse(text!),
      me: me as 'A' | 'B',
      moves,
      outcome,
      ended: outcome !== null,
      chosen,
      possible: next(moves, chosen),
      busy: false,
      interactive: true,
      names: { A: 'Morag', B: 'Hamish' },
      ...extra,
    });
  };
  it('guides step by step', () => {
    expect(say(strategist)).toBe('Choose a card to play.');
    expect(say(strategist, ['hand:ST'])).toBe('Strategist: which of your cards do you want to move?');
    expect(say(strategist, ['hand:ST', 'card:b8'])).toBe('Blue 8: to which stone, or to the discard?');
    expect(say(strategist, ['hand:b5'])).toBe('Blue 5: to which stone?');
    expect(say(recruit)).toBe('Draw 2 more cards, each from the pile you like.');
    expect(say(draw)).toBe('Drawing a card…');
    expect(say(expert)).toBe('Claim a stone, or choose a card to play.');
    expect(say(over)).toMatch(/won.* (adjacent|That is 5 stones)\./);
    expect(say(strategist, [], { busy: true })).toBe('Sending your move…');
    expect(say(strategist, [], { interactive: false })).toBe('It is Hamish’s turn.');
  });
});

describe('what happened', () => {
  it('is described with the words of the rules', () => {
    const describe = (key: string, args: Record<string, string>): string =>
      describePhrase(words, { key, args: { seat: 'A', ...args } }, { A: 'Morag' }, (card) => cardName(words, card, '2016'));
    expect(describe('st-step-place', { card: 'r5', stone: '3' })).toBe('Morag plays red 5 at stone 3.');
    expect(describe('st-step-claim', { stone: '3' })).toBe('Morag claims stone 3.');
    expect(describe('st-step-traitor', { card: 'r5', from: '3', to: '7' })).toBe('Morag plays the Traitor: red 5 changes sides, from stone 3 to stone 7.');
    expect(describe('st-step-draw', { pile: 'tactic' })).toBe('Morag draws a tactic card.');
  });

  it('has the names of the edition', () => {
    const [en, fr] = [inEdition(words, 'classic'), inEdition(french, 'classic')];
    expect(en('st-step-recruiter', { seat: 'Morag' })).toBe('Morag plays the Scout');
    expect(fr('st-step-recruiter', { seat: 'Morag' })).toBe('Morag joue l’Éclaireur');
    expect(inEdition(words, '2016')('st-step-recruiter', { seat: 'Morag' })).toBe('Morag plays the Recruiter');
    const args = { name: 'Morag', own: 'colour-run', ownsum: 18, reply: 'sum', replysum: 20 };
    expect(en('stb-why-stronger', args)).toBe('Morag can claim it: an organised clan (sum 18) is stronger than common folk (sum 20).');
    expect(fr('stb-why-stronger', args)).toContain('un clan organisé (somme 18), c’est plus fort que le peuple (somme 20).');
    expect(tacticHelp(words, 'BN', 'classic')).toContain('clan or morale');
    expect(en('stb-closed-sum', { ownsum: 18, replysum: 16 })).toBe('The groups are equal, so the sum decides: 18 beats 16.');
  });

  it.each(Object.entries(NAMES_OF_2016))('never has the names of 2016 in the classic edition, in %s', (language, names) => {
    const said = ['../games/schotten-totten', 'src/boards/schotten-totten'].flatMap((folder) =>
      new FluentResource(readFileSync(`${folder}/words/${language}.ftl`, 'utf8')).body.map(({ id, value, attributes }): [string, string] => [id, shownTexts(attributes['classic'] ?? value)]),
    );
    expect(said.length).toBeGreaterThan(100);
    // Statistics and puzzles group games of both editions.
    const ofBoth = ['st-note-formations', 'st-theme-build'];
    expect(said.filter(([id, text]) => names.test(text) && !ofBoth.includes(id))).toEqual([]);
  });

  it('names the cards that were touched', () => {
    expect(touchedCards('ST:r5@3>7')).toEqual(['r5']);
    expect(touchedCards('MF@3')).toEqual(['MF']);
    expect(touchedCards('+c')).toEqual([]);
  });

  it('has sounds', () => {
    const before = view(draw);
    const drawn: View = { ...before, clan: { count: before.clan.count - 1, open: null }, seat: 'A' };
    expect(changes({ ...before, seat: 'B' }, drawn, 'A')).toEqual(['draw', 'turn']);
    expect(changes(before, { ...before, phase: 'over', seat: 'B' }, 'A')).toEqual(['lost']);
  });

  it('is advised', () => {
    const hint = { action: '', value: 0, others: [], line: [] };
    const name = (card: string): string => card;
    expect(hintText(words, { ...hint, touches: ['hand:r5', 'stone:3'] }, name)).toBe('Hint: r5 to stone 3');
    expect(hintText(words, { ...hint, touches: ['pile:tactic'] }, name)).toBe('Hint: draw from the tactic pile');
    expect(hintText(words, { ...hint, touches: ['claim:4'] }, name)).toBe('Hint: claim stone 4');
  });
});

describe('unseen cards', () => {
  it('are all cards that are not in sight', () => {
    const now = view(draw);
    const hidden = [...seen(now).values()].filter((where) => where === 'unseen').length;
    expect(hidden).toBe(now.clan.count + now.hands[at(draw).me === 'A' ? 'B' : 'A'].length);
  });
});

describe('arrow keys', () => {
  const box = (left: number, top: number) => ({ left, top, width: 10, height: 10 });
  it('go to the nearest thing ahead', () => {
    const boxes = [box(20, 0), box(40, 0), box(20, 30), box(0, 30)];
    expect(steer(box(0, 0), boxes, 'right')).toBe(0);
    expect(steer(box(0, 0), boxes, 'down')).toBe(3);
    expect(steer(box(0, 0), boxes, 'left')).toBe(-1);
    // Lifted a little is not another row.
    expect(steer(box(0, 0), [box(20, -2)], 'up')).toBe(-1);
  });
});
