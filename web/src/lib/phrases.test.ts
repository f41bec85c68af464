// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { pieceName, pieceNames } from './naming.ts';
import { t, words } from './i18n.svelte.ts';
import { LANGUAGES, pickLanguage } from './languages.ts';
import { moveName, touchName } from './touch-names.ts';
import { namesBySeat } from './names.ts';
import { describeProblem, say } from './phrases.ts';
import { describeOutcome, describeEvent } from '../table/describe.ts';
import type { EventView, SeatState } from './wire.ts';

const people = { A: 'Ann', B: 'Bob' };
const st = { game: 'schotten-totten', variants: [] as string[] };
const ls = { game: 'lords-of-scotland', variants: [] };
const bg = { game: 'bergues', variants: [] };

async function speak(language: string): Promise<void> {
  await words.use(language);
  for (const game of ['schotten-totten', 'lords-of-scotland', 'bergues']) await words.learn(game);
}

describe('the language', () => {
  it('is the first of the reader’s languages that the client has', () => {
    expect(pickLanguage(['fr-CH', 'en'])).toBe('fr');
    expect(pickLanguage(['de-AT', 'en-GB'])).toBe('de');
    expect(pickLanguage(['it', 'es-419'])).toBe('es');
    expect(pickLanguage(['it'])).toBe('en');
    expect(pickLanguage([])).toBe('en');
  });

  it('has a name in itself', () => {
    expect(LANGUAGES).toEqual([['de', 'Deutsch'], ['en', 'English'], ['es', 'Español'], ['fr', 'Français']]);
  });

  it('changes without a reload, together with the texts of the games', async () => {
    await speak('en');
    expect(t('your-turn')).toBe('Your turn');
    await words.use('fr');
    expect(t('your-turn')).toBe('À vous de jouer');
    expect(pieceName('r5', st)).toBe('5 rouge');
    expect(document.documentElement.lang).toBe('fr');
  });
});

describe('in English', () => {
  beforeEach(() => speak('en'));

  it('names cards', () => {
    expect(pieceName('r5', st)).toBe('red 5');
    expect(pieceName('BM', st)).toBe('Blind-Man’s Bluff');
    expect(pieceName('BM', { ...st, variants: ['classic'] })).toBe('Fog');
    expect(pieceName('TR', { ...st, variants: ['classic'] })).toBe('Traitor');
    expect(pieceName('sB', ls)).toBe('Scott 11');
    expect(pieceName('b2', ls)).toBe('Bruce 12');
    expect(pieceNames(['g6', 'g9'], st)).toBe('green 6, green 9');
  });

  it('says phrases with namesBySeat for seats and cards', () => {
    expect(say({ key: 'st-step-place', args: { seat: 'B', card: 'r5', stone: '3' } }, people, st)).toBe('Bob plays red 5 at stone 3');
    expect(say({ key: 'ls-step-claim', args: { seat: 'A', card: 'oC' } }, people, ls)).toBe('Ann claims the supporter Forsyth 12');
    expect(say({ key: 'bg-step-turn', args: { seat: 'A', tile: '7', face: 'b' } }, people, bg)).toBe('Ann turns over tile 7: wheel');
    expect(say({ key: 'bg-step-turn', args: { seat: 'A', tile: '7', face: 'n' } }, people, bg)).toBe('Ann turns over tile 7: neutral');
    expect(say({ key: 'ls-idle', args: { power: 'w' } }, people, ls)).toBe('The power of Wemyss would have no effect now.');
    expect(say({ key: 'not-known', args: {} }, people, st)).toBeNull();
  });

  it('says phrases with the names of the edition', () => {
    const classic = { ...st, variants: ['classic'] };
    const ruse = { key: 'st-step-banshee', args: { seat: 'B', card: 'r5', from: '3' } };
    expect(say(ruse, people, st)).toBe('Bob plays the Banshee: red 5 goes from stone 3 to the discard');
    expect(say(ruse, people, classic)).toBe('Bob plays the Deserter: red 5 goes from stone 3 to the discard');
    const claim = { key: 'st-claim-first', args: { stone: '3', own: 'kind', ownsum: '24', reply: 'kind', replysum: '24' } };
    expect(say(claim, people, st)).toBe('You can claim stone 3: both sides have three of a kind (sum 24), and yours was complete first.');
    expect(say(claim, people, classic)).toBe('You can claim stone 3: both sides have a team (sum 24), and yours was complete first.');
    expect(say({ key: 'st-step-claim', args: { seat: 'B', stone: '3' } }, people, classic)).toBe('Bob claims stone 3');
  });

  it('chooses by numbers, though they come as texts', () => {
    expect(say({ key: 'st-claim-incomplete', args: { stone: '4', lacks: '1' } }, people, st)).toContain('needs one card');
    expect(say({ key: 'st-claim-incomplete', args: { stone: '4', lacks: '2' } }, people, st)).toContain('missing: 2');
  });

  it('names touches', () => {
    const name = (touch: string, phase: string | null = null) => touchName(touch, people, ls, phase);
    expect(touchName('hand:r5', people, st, null)).toBe('red 5');
    expect(touchName('stone:3', people, st, null)).toBe('Stone 3');
    expect(touchName('pile:clan', people, st, null)).toBe('Draw a clan card');
    expect(name('army:B:2')).toBe('Bob: clan 2');
    expect(name('power', 'power:o')).toBe('Draw a card');
    expect(name('power', null)).toBe('Use the power');
    expect(name('way:cw')).toBe('Clockwise');
    expect(name('unheard:of')).toBe('unheard:of');
    expect(moveName(['hand:r5', 'stone:3'], people, st, 'play')).toBe('red 5 → Stone 3');
  });

  it('describes events', () => {
    const about = (deed: object): EventView => ({ seq: 1, at: 0, seat: 'A', ...deed }) as EventView;
    expect(describeEvent(about({ type: 'draw-answered', yes: false, ended: null }), people, st)).toBe('Ann declines the draw.');
    expect(describeEvent(about({ type: 'ready', started: true }), people, st)).toBe('The game begins.');
    expect(describeEvent(about({ type: 'ready', started: false }), people, st)).toBeNull();
    expect(describeEvent(about({ type: 'hidden' }), people, st)).toBeNull();
    const strange = { type: 'acted', action: 'r5@1', phrase: { key: 'st-step-new', args: {} }, turn: 1, ply: 0, ended: null };
    expect(describeEvent(about(strange), people, st)).toBe('Ann: r5@1');
  });

  it('describes outcomes', () => {
    expect(describeOutcome({ verdict: { type: 'won', seat: 'B' }, ending: 'played' }, people)).toBe('Bob has won.');
    expect(describeOutcome({ verdict: { type: 'won', seat: 'B' }, ending: 'time' }, people)).toBe('Bob has won on time.');
    expect(describeOutcome({ verdict: { type: 'draw' }, ending: 'agreed' }, people)).toBe('Draw by agreement.');
    expect(describeOutcome({ verdict: { type: 'nobody' }, ending: 'played' }, people)).toBe('Nobody has won.');
  });

  it('describes problems: in the words of the rules, of the client, else of the server', () => {
    const phrase = { key: 'st-illegal-full', args: { stone: '3' } };
    expect(describeProblem({ code: 'illegal-action', message: 'x', phrase }, people, st)).toContain('stone 3 is full');
    expect(describeProblem({ code: 'stale', message: 'x' })).toContain('moved on');
    expect(describeProblem({ code: 'quite-new', message: 'In its own words.' })).toBe('In its own words.');
  });

  it('distinguishes bots of the same level', () => {
    const seat = (letter: string, level: string) => ({ seat: letter, who: { type: 'bot', level } }) as SeatState;
    expect(namesBySeat([seat('A', 'lamb'), seat('B', 'laird'), seat('C', 'lamb')])).toEqual({ A: 'Lamb Ailsa', B: 'Laird', C: 'Lamb Catriona' });
  });
});

describe('en français', () => {
  beforeEach(() => speak('fr'));

  it('nomme les cartes et raconte les coups', () => {
    expect(pieceName('sB', ls)).toBe('Scott 11');
    const text = say({ key: 'st-step-place', args: { seat: 'B', card: 'r5', stone: '3' } }, people, st);
    expect(text).toContain('Bob');
    expect(text).toContain('5 rouge');
  });

  it('respecte les espaces', () => {
    expect(t('choose-level')).toBe('De quel niveau\u202f?');
    expect(t('clock-of', { name: 'Ann', left: '1:00' })).toBe('Temps de Ann\u00a0: 1:00');
  });
});

describe('auf Deutsch', () => {
  beforeEach(() => speak('de'));

  it('nennt Karten und erzählt Züge', () => {
    const text = say({ key: 'st-step-place', args: { seat: 'B', card: 'r5', stone: '3' } }, people, st);
    expect(text).toBe('Bob spielt Rot 5 an Stein 3');
    expect(pieceNames(['r5', 'o6'], st)).toBe('Rot 5, Orange 6');
  });
});

describe('en español', () => {
  beforeEach(() => speak('es'));

  it('nombra las cartas y cuenta las jugadas', () => {
    const text = say({ key: 'st-step-place', args: { seat: 'B', card: 'r5', stone: '3' } }, people, st);
    expect(text).toContain('Bob');
    expect(text).toContain('5 rojo');
    expect(t('choose-level')).toMatch(/^¿.*\?$/);
  });
});
