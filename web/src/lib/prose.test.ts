// What holds for the prose of the whole project, in every language: messages of the clients, of the games and of the
// binary, and the rules of the games.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { languagePart } from './rules.ts';

const files = import.meta.glob<string>(
  ['../../words/**/*.ftl', '../boards/*/words/*.ftl', '../../../games/*/words/*.ftl', '../../../crates/*/words/**/*.ftl'],
  { query: '?raw', import: 'default', eager: true },
);
const rules = import.meta.glob<string>('../../../games/*/RULES.md', { query: '?raw', import: 'default', eager: true });

/** Every message and attribute of a file, without the syntax around it: the texts that people read. */
function texts(source: string): [string, string][] {
  const strings = (pattern: unknown): string[] =>
    typeof pattern === 'string' ? [pattern]
    : Array.isArray(pattern) ? [pattern.map((part) => (typeof part === 'string' ? part : '\uFFFC')).join(''), ...pattern.flatMap((part) => (typeof part === 'string' ? [] : strings(part)))]
    : pattern && typeof pattern === 'object' && 'variants' in pattern ? (pattern.variants as { value: unknown }[]).flatMap(({ value }) => strings(value))
    : [];
  return new FluentResource(source).body.flatMap(({ id, value, attributes }) =>
    [value, ...Object.values(attributes)].flatMap(strings).map((text): [string, string] => [id, text]),
  );
}

/** The arguments and the attributes of each message. */
function shape(source: string): Record<string, string> {
  const used = (pattern: unknown) => [...new Set(JSON.stringify(pattern ?? '').match(/"type":"var","name":"\w+"/g) ?? [])].sort().join();
  return Object.fromEntries(
    new FluentResource(source).body.flatMap(({ id, value, attributes }) => [
      [id, used(value)],
      ...Object.entries(attributes).map(([name, pattern]) => [`${id}.${name}`, used(pattern)]),
    ]),
  );
}

const english = Object.keys(files).filter((path) => path.endsWith('/en.ftl'));
const french = Object.keys(files).filter((path) => path.endsWith('/fr.ftl'));

describe('the messages', () => {
  it('have the same keys, attributes and arguments in every language', () => {
    expect(english.length).toBeGreaterThan(10);
    expect(french).toEqual(english.map((path) => path.replace(/en\.ftl$/, 'fr.ftl')));
    for (const path of english) {
      const other = path.replace(/en\.ftl$/, 'fr.ftl');
      expect(shape(files[other]!), other).toEqual(shape(files[path]!));
    }
  });

  it('refer only to messages and attributes that exist', () => {
    for (const language of ['en', 'fr']) {
      const bundle = new FluentBundle(language);
      const own = Object.entries(files).filter(([path]) => path.endsWith(`/${language}.ftl`));
      for (const [, text] of own) bundle.addResource(new FluentResource(text), { allowOverrides: true });
      for (const [path, text] of own)
        for (const [, message, attribute] of text.matchAll(/\{ ([a-z][\w-]*)(?:\.(\w+))? \}/g)) {
          const found = bundle.getMessage(message!);
          expect(attribute ? found?.attributes[attribute] : found?.value, `${path}: ${message}.${attribute}`).toBeTruthy();
        }
    }
  });

  it('contain no codes of cards', () => {
    for (const [path, source] of Object.entries(files)) {
      // The lessons draw cards that are written in brackets.
      for (const [id, text] of texts(source)) expect(text.replace(/\[[^\]]*\]/g, ''), `${path}: ${id}`).not.toMatch(/\b[roygbpsmdwfkc][1-9]\b/);
    }
  });

  it('have spaces and apostrophes as French wants them', () => {
    for (const path of french)
      for (const [id, text] of texts(files[path]!)) {
        expect(text, `${path}: ${id}`).not.toMatch(/ [;:!?»%]|« |[\p{L}\p{N}][;!?»]|\p{L}'\p{L}/u);
      }
  });
});

describe.each(['schotten-totten', 'lords-of-scotland', 'bergues', 'goofspiel'])('the rules of %s', (game) => {
  const text = rules[`../../../games/${game}/RULES.md`]!;

  it('contain no codes and no names of options', () => {
    for (const language of ['en', 'fr'] as const) {
      // Codes of cards, and anything in the type of code, such as the name of an option.
      expect(languagePart(text, language).match(/`[^`]*`|\b[roygbpsmdwfkc][1-9]\b/g)).toBeNull();
    }
  });

  it('have no words of another language', () => {
    expect(languagePart(text, 'fr').match(/\b(the|and|with|ruling|stone|card)\b/gi)).toBeNull();
    expect(languagePart(text, 'en').match(/\b(une|avec|précision|carte|borne)\b/gi)).toBeNull();
  });

  it('have spaces and apostrophes as French wants them', () => {
    expect(languagePart(text, 'fr').match(/.{9} [;:!?»]|« .{9}|\p{L}'\p{L}/gu)).toBeNull();
  });
});
