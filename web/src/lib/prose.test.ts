// What holds for the prose of the whole project, in every language: messages of the clients, of the games and of the
// binary, and the rules of the games.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './languages.ts';
import { chapters } from './rules.ts';

const files = import.meta.glob<string>(
  ['../../words/**/*.ftl', '../boards/*/words/*.ftl', '../../../games/*/words/*.ftl', '../../../games/*/lessons/*.ftl', '../../../crates/*/words/**/*.ftl'],
  { query: '?raw', import: 'default', eager: true },
);
const rules = import.meta.glob<string>('../../../games/*/RULES.*.md', { query: '?raw', import: 'default', eager: true });

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

const languages = LANGUAGES.map(([language]) => language);
const filesOf = (language: string) => Object.keys(files).filter((path) => path.endsWith(`/${language}.ftl`));
const english = filesOf('en');

// Frequent words of one language that are no words of the others.
const OWN_WORDS: Record<string, string> = {
  en: 'the and with your you this ruling stone card player which when game games move moves board boards hint hints undo log logs',
  fr: 'avec vous votre cette dans précision carte borne joueur mais',
  de: 'und oder mit dein deine nicht ist karte stein auslegung eine',
  es: 'las con tus para piedra carta jugador pero cuando decisión',
};

// English words that other languages have borrowed, where this one has a word of its own.
const NOT_BORROWED: Record<string, string> = { fr: 'bot bots' };

// Publishers, and a game by its English name.
const PROPER_NAMES = /Z-Man Games|Evertide Games|Game of Pure Strategy/g;

/** The words of other languages in a text of this one. */
function leftovers(text: string, language: string): string[] {
  const others = Object.entries(OWN_WORDS).filter(([other]) => other !== language).map(([, own]) => own);
  const foreign = new Set([...others, NOT_BORROWED[language] ?? ''].flatMap((list) => list.split(' ')));
  return (text.replace(PROPER_NAMES, '').toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => foreign.has(word));
}

// Codes of cards, tiles and positions (`r5`, `sA`, `J1`, `SP`), which only programs read.
const CODES = /(?<![\p{L}\p{N}-])(?:[roygbpsmdwfkc][1-9]|[smdwfokc][ABC]|J[12]|SP|SB|BM|MF|RC|BN|TR|flip[NS]|use[NS])(?![\p{L}\p{N}])/u;

// Names and values of options as programs write them; in English some of them are ordinary words.
const OPTIONS = /\b(?:pickup|quartets)\b/;
const FOREIGN_OPTIONS = /\b(?:pickup|quartets|pairs|lowest|bloodline|towers|target|tactics)\b/;
const optionsIn = (text: string, language: string) => text.match(language === 'en' ? OPTIONS : FOREIGN_OPTIONS);

// What no text of a language contains: straight quotation marks and apostrophes, and those of other languages.
const TYPOGRAPHY: Record<string, RegExp> = {
  en: /\p{L}'\p{L}|["«»„]/u,
  // A space before double punctuation and inside guillemets that does not break.
  fr: / [;:!?»%]|« |[\p{L}\p{N}][;!?»]|\p{L}'\p{L}|["“„]/u,
  // „…“, and no space before a mark, unless it is the name of a key.
  de: /\p{L}'\p{L}|["«»”]| [;:!%]| \?(?![ ,])/u,
  // «…» without spaces, and no space before a mark.
  es: /\p{L}'\p{L}|["„”]| [;:!»%]| \?(?![ ,])|« /u,
};

/** Sentences that end with a question or an exclamation mark, but do not begin with one. */
const unopened = (text: string) =>
  text.replace(/ \?(?=[ ,])/g, '').split(/(?<=[.:…])\s|\n/).filter((sentence) => ['?¿', '!¡'].some(([close, open]) => sentence.split(close!).length > sentence.split(open!).length));

describe('the messages', () => {
  it('have the same keys, attributes and arguments in every language', () => {
    expect(english.length).toBeGreaterThan(10);
    expect(languages.length).toBeGreaterThanOrEqual(4);
    for (const language of languages) {
      expect(filesOf(language)).toEqual(english.map((path) => path.replace(/en\.ftl$/, `${language}.ftl`)));
      for (const path of english) {
        const other = path.replace(/en\.ftl$/, `${language}.ftl`);
        expect(shape(files[other]!), other).toEqual(shape(files[path]!));
      }
    }
  });

  it('select plurals by the categories of their language', () => {
    for (const [path, source] of Object.entries(files)) {
      const categories = new Intl.PluralRules(/(\w+)\.ftl$/.exec(path)![1]).resolvedOptions().pluralCategories;
      for (const [, name] of source.matchAll(/\[(zero|one|two|few|many)\]/g)) expect(categories, path).toContain(name);
    }
  });

  it('refer only to messages and attributes that exist', () => {
    for (const language of languages) {
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

  it('contain no codes of cards and no names of options', () => {
    for (const [path, source] of Object.entries(files)) {
      // The lessons draw cards that are written in brackets.
      const language = /(\w+)\.ftl$/.exec(path)![1]!;
      for (const [id, text] of texts(source)) {
        expect(text.replace(/\[[^\]]*\]/g, ''), `${path}: ${id}`).not.toMatch(CODES);
        // The example of `--options` is what one types.
        expect(optionsIn(text.replace(/"\w+":\w+/g, ''), language), `${path}: ${id}`).toBeNull();
      }
    }
  });

  it.each(languages)('have the punctuation of %s', (language) => {
    const wrong = filesOf(language).flatMap((path) =>
      texts(files[path]!).filter(([, text]) => {
        // Cards, examples of options, signs of the terminal, and the sign of a hidden strength.
        const prose = text.replace(/\[[^\]]*\]|"\w+":\w+|» «|!5!|\+\?/g, 'x');
        return TYPOGRAPHY[language]!.test(prose) || (language === 'es' && unopened(prose).length > 0);
      }),
    );
    expect(wrong).toEqual([]);
  });

  it.each(languages)('have no words of another language in %s', (language) => {
    // The words that one types in the terminal are the same in every language.
    const typed = (id: string) => id === 'term-help-plain-words';
    for (const path of filesOf(language))
      for (const [id, text] of texts(files[path]!)) if (!typed(id)) expect(leftovers(text, language), `${path}: ${id}: ${text}`).toEqual([]);
  });
});

const all = ['schotten-totten', 'lords-of-scotland', 'bergues', 'goofspiel'].flatMap((game) => languages.map((language) => ({ game, language })));

describe.each(all)('the rules of $game in $language', ({ game, language }) => {
  // Drawings are comments with codes, which nobody reads.
  const text = chapters(rules[`../../../games/${game}/RULES.${language}.md`]!).replace(/<!--.*?-->/g, '');

  it('contain no codes and no names of options', () => {
    // Codes of cards, and anything in the type of code, such as the name of an option.
    expect(text.match(/`[^`]*`/)).toBeNull();
    expect(text.match(CODES)).toBeNull();
    expect(optionsIn(text, language)).toBeNull();
  });

  it('have no words of another language', () => {
    expect(leftovers(text, language)).toEqual([]);
  });

  it('have the punctuation of their language', () => {
    expect(text.match(new RegExp(`.{0,9}(?:${TYPOGRAPHY[language]!.source}).{0,9}`, 'gu'))).toBeNull();
    if (language === 'es') expect(unopened(text.replace(/([^\n])\n(?=[^\n|-])/g, '$1 '))).toEqual([]);
  });
});
