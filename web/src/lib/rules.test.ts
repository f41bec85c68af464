import { expect, it } from 'vitest';
import { LANGUAGES } from './languages.ts';
import { anchorOf, chapters, games, loadRules as load } from './rules.ts';

const languages = LANGUAGES.map(([language]) => language);
const loadRules = (game: string, language: string) => load(game, language, 'Table');

it('leaves out the title', () => {
  expect(chapters('# Title\n\n[English](x)\n\n## One\n\nhello\n\n## Two\n')).toBe('## One\n\nhello\n\n## Two\n');
  expect(chapters('no headings')).toBe('no headings');
});

it('has every game in every language', async () => {
  expect(games).toEqual(expect.arrayContaining(['schotten-totten', 'lords-of-scotland', 'bergues']));
  for (const game of games) {
    const all = await Promise.all(languages.map((language) => loadRules(game, language)));
    for (const one of all) {
      expect(one?.html).toContain('<strong id=');
      expect(one?.contents.length).toBeGreaterThan(2);
      // Every link inside leads to a chapter or a rule.
      const anchors = [...(one?.html.matchAll(/ id="([^"]*)"/g) ?? [])].map((match) => match[1]);
      for (const [, target] of one?.html.matchAll(/href="#([^"]*)"/g) ?? []) expect(anchors).toContain(decodeURIComponent(target ?? ''));
    }
    expect(new Set(all.map((one) => one?.html)).size).toBe(languages.length);
    expect(new Set(all.map((one) => one?.contents.length)).size).toBe(1);
  }
  expect(await loadRules('chess', 'en')).toBeNull();
});

it('gives every rule an anchor, the same in every language', async () => {
  for (const game of games) {
    const anchors = await Promise.all(languages.map(async (language) => [...((await loadRules(game, language))?.html ?? '').matchAll(/<strong id="([^"]*)">/g)].map((match) => match[1])));
    expect(new Set(anchors[0]).size).toBe(anchors[0]!.length);
    expect(anchors[0]!.length).toBeGreaterThan(5);
    for (const other of anchors) expect(other).toEqual(anchors[0]);
  }
});

it('links every mention of a rule to it', async () => {
  expect((await loadRules('schotten-totten', 'en'))?.html).toContain('When you may claim (<a href="#ST-T3">ST-T3</a>)');
  for (const game of games)
    for (const language of languages) {
      const html = (await loadRules(game, language))?.html ?? '';
      expect(html).not.toMatch(/<strong id="[^"]*"><a/);
      const unlinked = html.replace(/<(strong|a) [^>]*>[A-Z]{2}-[A-Z]\d+<\/\1>/g, '').match(/[A-Z]{2}-[A-Z]\d+/g);
      expect(unlinked, `${game} ${language}`).toBeNull();
    }
});

it('marks the places of drawings, the same in every language', async () => {
  const CODES: Record<string, RegExp> = { 'schotten-totten': /^([roygbp][1-9]|J[12]|SP|SB|BM|MF|RC|ST|BN|TR)$/, bergues: /^([a-gn]|(guard|fortress)-[ywgr]|town)$/ };
  const drawn = async (game: string, language: string) => [...((await loadRules(game, language))?.html.matchAll(/data-draw="([^"]*)"/g) ?? [])].map((match) => match[1]!);
  for (const game of games) {
    const expected = await drawn(game, 'en');
    expect(expected.length > 0, game).toBe(game in CODES);
    for (const code of expected.flatMap((codes) => codes.split(' '))) expect(code).toMatch(CODES[game]!);
    for (const language of languages) {
      expect(await drawn(game, language), `${game} ${language}`).toEqual(expected);
      // What looks like a drawing is one.
      expect((await loadRules(game, language))?.html).not.toContain('<!--');
    }
  }
});

it('names headings as links do', () => {
  expect(anchorOf('The end, and a match')).toBe('the-end-and-a-match');
  expect(anchorOf('Nos précisions')).toBe('nos-précisions');
});

it('begins with the authors and says what a ruling is', async () => {
  for (const [game, author] of [['schotten-totten', 'Reiner Knizia'], ['lords-of-scotland', 'Richard James'], ['bergues', '2018']] as const) {
    expect((await loadRules(game, 'en'))?.html).toMatch(new RegExp(`${author}[^]*A <em>ruling</em> is`));
    expect((await loadRules(game, 'fr'))?.html).toMatch(new RegExp(`${author}[^]*Une <em>précision</em> est`));
    expect((await loadRules(game, 'de'))?.html).toMatch(new RegExp(`${author}[^]*Eine <em>Auslegung</em> ist`));
    expect((await loadRules(game, 'es'))?.html).toMatch(new RegExp(`${author}[^]*Una <em>decisión</em> es`));
  }
});

it('lists every ruling at the end, in every language', async () => {
  for (const game of ['schotten-totten', 'lords-of-scotland', 'bergues']) {
    for (const [language, marked] of [['en', /<em>rulings?<\/em>/i], ['fr', /<em>précisions?<\/em>/i], ['de', /<em>Auslegung(?:en)?<\/em>/i], ['es', /<em>decisi(?:ón|ones)<\/em>/i]] as const) {
      const html = (await loadRules(game, language))?.html ?? '';
      const [rules = '', list = ''] = html.split(/<h2 id="(?:our-rulings|nos-précisions|unsere-auslegungen|nuestras-decisiones)">/);
      const id = /<strong id="[^"]*">([A-Z]{2}-[A-Z]\d+)<\/strong>/;
      const withRuling = rules.split(new RegExp(id.source, 'g'));
      const expected = withRuling.flatMap((part, at) => (at > 1 && at % 2 === 0 && marked.test(part) ? [withRuling[at - 1]] : []));
      expect([...list.matchAll(/<li><a [^>]*>([A-Z]{2}-[A-Z]\d+)/g)].map((match) => match[1]), `${game} ${language}`).toEqual(expected);
    }
  }
});
