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
      // Every link inside leads to a chapter.
      for (const [, target] of one?.html.matchAll(/href="#([^"]*)"/g) ?? []) {
        expect(one?.contents.map((chapter) => chapter.id)).toContain(decodeURIComponent(target ?? ''));
      }
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
      expect([...list.matchAll(/<li>([A-Z]{2}-[A-Z]\d+)/g)].map((match) => match[1]), `${game} ${language}`).toEqual(expected);
    }
  }
});
