import { expect, it } from 'vitest';
import { anchorOf, games, languagePart, loadRules } from './rules.ts';

it('cuts the part of a language', () => {
  const text = '# Title\n- both\n# English\nhello\n## More\nx\n# Français\nbonjour\n';
  expect(languagePart(text, 'en')).toBe('hello\n## More\nx');
  expect(languagePart(text, 'fr').trim()).toBe('bonjour');
  expect(languagePart('no headings', 'fr')).toBe('no headings');
});

it('has every game in both languages', async () => {
  expect(games).toEqual(expect.arrayContaining(['schotten-totten', 'lords-of-scotland', 'bergues']));
  for (const game of games) {
    const [en, fr] = [await loadRules(game, 'en'), await loadRules(game, 'fr')];
    for (const one of [en, fr]) {
      expect(one?.html).toContain('<strong>');
      expect(one?.contents.length).toBeGreaterThan(2);
      // Every link inside leads to a chapter.
      for (const [, target] of one?.html.matchAll(/href="#([^"]*)"/g) ?? []) {
        expect(one?.contents.map((chapter) => chapter.id)).toContain(decodeURIComponent(target ?? ''));
      }
    }
    expect(en?.html).not.toBe(fr?.html);
  }
  expect(await loadRules('chess', 'en')).toBeNull();
});

it('names headings as links do', () => {
  expect(anchorOf('The end, and a match')).toBe('the-end-and-a-match');
  expect(anchorOf('Nos précisions')).toBe('nos-précisions');
});

it('begins with the authors and says what a ruling is', async () => {
  for (const [game, author] of [['schotten-totten', 'Reiner Knizia'], ['lords-of-scotland', 'Richard James'], ['bergues', '2018']] as const) {
    expect((await loadRules(game, 'en'))?.html).toMatch(new RegExp(`${author}[^]*A <em>ruling</em> is`));
    expect((await loadRules(game, 'fr'))?.html).toMatch(new RegExp(`${author}[^]*Une <em>précision</em> est`));
  }
});

it('lists every ruling at the end, in both languages', async () => {
  for (const game of ['schotten-totten', 'lords-of-scotland', 'bergues']) {
    for (const [language, marked] of [['en', /<em>rulings?<\/em>/i], ['fr', /<em>précisions?<\/em>/i]] as const) {
      const html = (await loadRules(game, language))?.html ?? '';
      const [rules = '', list = ''] = html.split(/<h2 id="(?:our-rulings|nos-précisions)">/);
      const id = /<strong>([A-Z]{2}-[A-Z]\d+)<\/strong>/;
      const withRuling = rules.split(new RegExp(id.source, 'g'));
      const expected = withRuling.flatMap((part, at) => (at > 1 && at % 2 === 0 && marked.test(part) ? [withRuling[at - 1]] : []));
      expect([...list.matchAll(/<li>([A-Z]{2}-[A-Z]\d+)/g)].map((match) => match[1]), `${game} ${language}`).toEqual(expected);
    }
  }
});
