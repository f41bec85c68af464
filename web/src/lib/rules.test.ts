import { expect, it } from 'vitest';
import { anchorOf, games, languagePart, loadRules } from './rules.ts';

it('cuts the languagePart of a language', () => {
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
